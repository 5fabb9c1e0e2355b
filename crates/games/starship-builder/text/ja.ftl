# Starship Builder：ページ固有のものを除く、ゲームの文章。
game-starship-builder = スターシップ・ビルダー
tagline-starship-builder = 技術を集めて、最良の船を飛ばそう。

# 卓の設定。
option-categories = 比較する項目
option-categories-five = 5項目
option-categories-five-about = 質量・ISRU・推力・燃料・耐放射線
option-categories-four = 4項目
option-categories-four-about = ISRUなし、旧版と同じ
option-end = 山札が尽きたとき
option-end-at-once = すぐにドラフト終了
option-end-finish-round = ラウンドの終わりまで続ける
option-hands = 手札
option-hands-open = 公開
option-hands-open-about = 誰が何を取ったか見える
option-hands-hidden = 非公開
option-hands-hidden-about = 船を比べるまで伏せる

# カードの種類とサポート。
kind-TH = 推進器
kind-RO = ロボノート
kind-RF = 精製所
kind-RE = 原子炉
kind-GE = 発電機
kind-RA = 放熱器
kinds-TH = 推進器
kinds-RO = ロボノート
kinds-RF = 精製所
kinds-RE = 原子炉
kinds-GE = 発電機
kinds-RA = 放熱器
support-X = トラップ
support-W = ウェーブ
support-B = バースト
support-P = パルス
support-E = 電力
needs-two = { $one }か{ $two }
needs-three = { $one }か{ $two }か{ $three }
needs-nothing = なし

# 5つの数値。
category-mass = 質量
category-isru = ISRU
category-thrust = 推力
category-fuel = 燃料
category-rad = 耐放射線性
five-numbers = { $mass } · { $isru } · { $thrust } · { $fuel } · { $rad }
five-none = なし
side-light = { $card }（軽）
side-heavy = { $card }（重）
seat = { $seat }
some-card = { $kind }1枚

# どのカード？
title-pick = どのカードを取りますか？
reason-pick = ラウンド{ $round }。山札1つの一番上のカードを取ります。
act-take = { $card }を取る
fact-thruster = 推力{ $thrust }、燃料{ $fuel }、質量{ $mass }、耐放射線性{ $rad }
fact-robonaut = ISRU { $isru }、質量{ $mass }、耐放射線性{ $rad }
fact-refinery = 質量{ $mass }、耐放射線性{ $rad }
fact-support = 推力修正{ $thrust }、燃料×{ $factor }、質量{ $mass }、耐放射線性{ $rad }
fact-light = 軽い面：{ $therms }サーム冷却、質量{ $mass }、耐放射線性{ $rad }
fact-heavy = 重い面：{ $therms }サーム冷却、質量{ $mass }、耐放射線性{ $rad }
fact-gives = 供給：{ $gives }
fact-needs = 必要：{ $needs }
fact-therms = 冷却が{ $therms }サーム必要
fact-ends-draft = この山札の最後の1枚です。取るとドラフトが終わります。
fact-last-round = この山札の最後の1枚です。このラウンドでドラフトが終わります。
fact-ship-change = あなたの船：{ $before } → { $after }

# どの船？
title-assemble = どの船を組み立てますか？
reason-assemble = 推進器、ロボノート、精製所を1枚ずつと、それらに必要なカード。0枚なら船なしです。
act-assemble = この船で飛ぶ
act-no-ship = 船なしにする
reason-no-ship = この手札では船ができません。今回は見るだけです。
stays-in-dock = ドックに残るもの
fact-wins = { $own }：{ $other }で勝ち
fact-shares = { $own }：{ $other }で同点
fact-loses = { $own }：{ $other }で負け
suggested-ship = { $cards }
fact-value = { $category } { $value }
fact-no-ship = 船がなければ比較に加われません。
fact-chains = 推進器への供給は{ $count }通りあります。次に選びます。
fact-ahead = { $category } { $own }：ほかの人の最良{ $other }より上
fact-level = { $category } { $own }：ほかの人の最良{ $other }と同じ
fact-behind = { $category } { $own }：ほかの人の最良{ $other }より下

# どの供給？
title-chain = 推進器にはどのカードが供給しますか？
reason-chain = 供給の連鎖によって推力か燃料が変わります。
act-chain = この連鎖にする
chain-label = { $cards }
fact-chain = 推力{ $thrust }、燃料{ $fuel }

# できない理由。
refused-deck-empty = { $kinds }の山札は空です。
refused-not-in-hand = { $card }は手札にありません。
refused-no-such-side = { $card }に重い面はありません。
refused-without = 船に{ $kind }がありません。
refused-too-many = { $kinds }は1枚だけですが、船に{ $have }枚あります。
refused-unsupported = { $card }には{ $needs }が必要ですが、船のほかのカードは供給していません。
refused-too-hot = 冷却が{ $need }サーム必要ですが、船には{ $have }サームしかありません。
refused-no-such-chain = それはこの推進器への供給の連鎖ではありません。

# 船に足りないもの。
missing-part = { $kind }が手札にありません
missing-supply = 動かせる{ $kind }がありません。{ $letters }の供給がありません
missing-therms = 冷却が{ $short }サーム足りません

# 記録。
log-first-round = ラウンド{ $round }が始まります。最初は{ $seat }。一番上：{ $cards }。
log-put-away-refineries = 使うのは発電機{ $generators }枚、精製所{ $refineries }枚と、ほかの種類{ $n }枚ずつです。残りは箱の中で、どのカードかは誰も知りません。
log-put-away = 使うのは発電機{ $generators }枚と、ほかの種類{ $n }枚ずつです。残りは箱の中で、どのカードかは誰も知りません。
log-round = ラウンド{ $round }が始まります。一番上のカードは山札の下へ。最初は{ $seat }。
log-taken = { $seat }が{ $card }を取ります。次の{ $kind }は{ $next }。
log-taken-last = { $seat }が{ $card }を取ります。{ $kinds }の山札が尽きました。
log-draft-ended = { $kinds }の山札が尽き、ドラフトが終わります。全員が船を組み立てます。
log-submitted = { $seat }が決めました。
log-submitted-none = { $seat }は船を提出しません。
log-submitted-laid = { $seat }が船を提出します：{ $cards }。供給の連鎖はこれから選びます。
log-submitted-ship = { $seat }が船を提出します：{ $ship }。
log-chain = { $seat }が供給の連鎖を選びます。
log-chain-own = { $seat }が供給の連鎖を選びます：{ $ship }。
log-revealed = { $seat }の船は{ $cards }。質量{ $mass }、ISRU { $isru }、推力{ $thrust }、燃料{ $fuel }、耐放射線性{ $rad }。
log-revealed-none = { $seat }に船はありません。
log-point = { $category }：{ $seats }に1点。
log-left = { $seat }が退席します。そのカードもゲームから外れます。
log-won = { $winners }が最多得点で勝ちます。
log-shared = { $winners }が勝利を分け合います。
log-only-ship = ただ1隻の船を持つ{ $winners }が勝ちます。
log-no-ships = 誰にも船がなく、勝者はいません。
log-last-player = 最後に残った{ $winners }が勝ちます。

# 結末。
ending-won = 得点による勝利
ending-shared = 勝利を分け合う
ending-only-ship = 飛ぶ船は1隻だけ
ending-no-ships = 船なし、勝者なし
ending-last-player = 最後に残った人の勝ち

# 卓の一覧。
board-table = 卓
board-set-up = 山札を切っています。
board-draft = ラウンド{ $round }。最初の人は{ $first }、今は{ $seat }が取る番です。
board-assemble = 船を組み立てています。まだの人：{ $seats }。
board-chain = 供給の連鎖を選んでいます。まだの人：{ $seats }。
board-decks = 山札
board-deck = { $kinds }：一番上は{ $card }、残り{ $left }枚
board-deck-empty = { $kinds }：なし
board-hand = { $seat }の手札
board-cards = { $kinds }：{ $cards }
board-count = { $kinds }：{ $count }枚
board-no-cards = カードなし
board-gone = ゲームから外れたカード
board-laid = 並べたカード：{ $cards }
board-slip = 提出：{ $cards }。質量{ $mass }、ISRU { $isru }、推力{ $thrust }、燃料{ $fuel }、耐放射線性{ $rad }
board-slip-none = 提出：船なし
board-ships = 船
board-ship = { $seat }：{ $cards }。質量{ $mass }、ISRU { $isru }、推力{ $thrust }、燃料{ $fuel }、耐放射線性{ $rad }
board-ship-none = { $seat }：船なし
board-result = 結果
board-category = { $category }：最良は{ $value }、{ $seats }に1点
board-points = { $seat }：{ $points }点

# カード。
card-TH01 = アブレーティブ板
card-TH02 = ド・ラバルノズル
card-TH03 = ダンボ
card-TH04 = ホール効果スラスター
card-TH05 = マスドライバー
card-TH06 = 準安定ヘリウム
card-TH07 = 単原子プラグノズル
card-TH08 = 光子ヘリオジャイロ
card-TH09 = 光子カイトセイル
card-TH10 = ポンデロモーティブVASIMR
card-TH11 = パルス誘導推進
card-TH12 = レニウム・ソーラーモス
card-RO01 = 黒体励起レーザー
card-RO02 = 触媒核融合Zピンチトーチ
card-RO03 = フライホイールトラクター
card-RO04 = 自由電子レーザー
card-RO05 = カック・モスキート
card-RO06 = METスチーマー
card-RO07 = 中性粒子ビーム
card-RO08 = 原子力ドリル
card-RO09 = 位相同期ダイオードレーザー
card-RO10 = ロックスプリッター
card-RO11 = 太陽励起MHDエキシプレックスレーザー
card-RO12 = タングステン・レジストジェット
card-RF01 = 原子層堆積
card-RF02 = 玄武岩繊維紡糸
card-RF03 = 炭素塩素化
card-RF04 = CVD成形
card-RF05 = 電鋳
card-RF06 = 流動層
card-RF07 = 泡ガラス焼結
card-RF08 = 泡沫浮選
card-RF09 = 原位置浸出
card-RF10 = ISRUサバティエ
card-RF11 = マグマ電気分解
card-RF12 = 超臨界乾燥
card-RE01 = サーメットNERVA核分裂炉
card-RE02 = D-D磁気慣性核融合
card-RE03 = D-T核融合トカマク
card-RE04 = D-Tガン核融合
card-RE05 = ライマンアルファトラップ
card-RE06 = 金属水素
card-RE07 = ミニマグRFポールトラップ
card-RE08 = ペブルベッド核分裂炉
card-RE09 = ペニングトラップ
card-RE10 = オリオン計画
card-RE11 = ルビア薄膜核分裂ホーラム
card-RE12 = 超臨界水核分裂炉
card-GE01 = AMTEC熱電変換
card-GE02 = ブレイトンタービン
card-GE03 = カスケード太陽電池
card-GE04 = カスケード熱音響発電
card-GE05 = 触媒核分裂シンチレーター
card-GE06 = エリクソン機関
card-GE07 = フライホイール・コンパルセーター
card-GE08 = 水素酸素燃料電池
card-GE09 = 炉内熱電子発電
card-GE10 = マグネトシェル・プラズマパラシュート
card-GE11 = マルクス・コンデンサバンク
card-GE12 = 光電式原子力電池
card-GE13 = 光子テザー・レクテナ
card-GE14 = 放射性同位体スターリング
card-GE15 = ランキンMHD
card-GE16 = ランキン太陽熱発電
card-GE17 = 太陽熱スターリング
card-RA01 = バブルメンブレン
card-RA02 = 誘電体X線窓
card-RA03 = ETHER荷電ダスト
card-RA04 = リチウム噴水ヒートシンク
card-RA05 = 磁気熱量冷凍機
card-RA06 = マイクロチューブアレイ
card-RA07 = Mo-Liヒートパイプ
card-RA08 = Quチューブ
card-RA09 = 溶融塩還流チューブ
card-RA10 = SS-NaKポンプループ
card-RA11 = 鋼Pb-Biポンプループ
card-RA12 = Ti-Kヒートパイプ
