# インターステラー：星、惑星、着陸、結末。

# 問い。
ask-survey = { $star }のチットが見えました。1枚を戻して引き直しますか？
survey-keep = すべて残す
survey-again = 戻す：{ $place }（{ $chit }）
ask-snapshot = { $ideology }は銀河の写真をどう使いますか？
snapshot-peek = 司令官がナゲットを1つ見る
ask-peep = どのナゲットを見ますか？
peep-at = ナゲット{ $number }（{ $place }）
ask-land-at = 全員でどの惑星に着陸しますか？
ask-ecologist = 生態学者をグー1種として数えますか？
ecologist-counts = 数える：{ $planets }に着陸
ecologist-silent = 黙っている
ask-declare = 船は立ち往生しています（確認{ $checks }回目）。航海の終わりを宣言しますか？
declare-stranded = 航海は終わり
declare-nothing = 待つ
ask-give-up = あきらめることに同意しますか？ 同意：{ $seats }人中{ $agreed }人。
give-up-yes = はい：任務は失敗
give-up-no = いいえ

# 場所。
air-of = { $planet }の大気
water-of = { $planets }の水
at-the-bow = 船首

# 結果の呼び名。
rating-disaster = 大惨事
rating-defeat = 敗北
rating-zero-growth = ゼロ成長
rating-marginal = 辛勝
rating-linear = 線形の勝利
rating-exponential = 指数的勝利
rating-poor = 不可
rating-fair = 可
rating-good = 良
rating-superb = 優
ideology-points = { $ideology }{ $points }

# 記録。
log-explored = { $star }を探査しました。
log-revealed = { $place }：{ $chit }。
log-put-back = チットを戻しました：{ $place }。
log-sirens = { $ideology }がセイレーンを見つけ、探検家の勲章をすべて取りました。
log-landfall = 着陸：{ $planet }。
log-stranded = 船は立ち往生しています：6回中{ $checks }回目の確認。
log-agrees = { $seat }があきらめることに同意しました。
log-agrees-not = { $seat }はあきらめません。
log-seeds = 播種の勲章：{ $ideologies }。
log-nuggets-shown = ナゲットを公開：{ $faces }。
log-counted = 得点：{ $points }。合計：{ $sum }。
log-rated = 得点：{ $points }。合計：{ $sum }。結果：{ $rating }。

# 終わり方。
ending-goldilocks = ゴルディロックスに着陸しました
ending-troglodyte = 穴居世界に着陸しました
ending-stranded = 船が立ち往生しました
ending-stranded-long = 船が長く立ち往生しました
ending-all-landed = 全員が船を降り、生きています
ending-agreed = 全員があきらめることに同意しました
ending-no-females = 女性がいなくなりました
ending-no-eve = 女性は誰も生き残りませんでした

# 上陸隊と惑星。
ask-volunteer = あなたのサイボーグの誰が、船を降りると名乗り出ますか？
ask-crew = 誰が船を降りますか？
crew = { $cyborgs }
ask-name-star = どの星へ向かいますか？
ask-name-planet = どの惑星に降りますか？
ask-pick-planet = どの惑星を助けますか？
ask-pick-star = どの星を探査しますか？
launch-guard = ダストバグ：{ $space }を守る
launch-sow = ダストバグ：{ $space }に生命をまく
launch-zeppelin = 飛行船（{ $tile }）
entry-no-more = ほかに何もしない
entry-drop = 周回軌道からの降下
entry-caves = 穴居世界への着陸
cause-pod = ポッドとして発進
log-leaving = 上陸隊を集めます。
log-offered = { $seat }が答えました。
log-offers = { $seat }の志願者：{ $cyborgs }。
log-no-volunteers = 志願者はいません。
log-volunteers = 志願者：{ $cyborgs }。
log-crew = { $seat }が送る隊員：{ $cyborgs }。
log-aimed = { $star }へ向かいます。
log-bound-for = 目的地は{ $planet }です。
log-nobody-landed = 降り立つまで生きた者はいませんでした。
log-landed = 降り立ちました：{ $cyborgs }。
log-watered = { $planet }へ水滴が1つ向かっています。
log-eased = { $planet }に要るものが減りました。
log-sown = { $seat }が{ $space }に生命をまきました。
log-fuelled = 燃料を補給し、総質量は{ $mass }になりました。
log-caves-ordered = { $seat }が穴居世界への着陸を命じました。

# 電波と地球データ。
ask-dome = 「{ $card }」に電波ドームを置きますか？
no-dome = 置かない
dome-of = { $ideology }のドーム
ask-dome-branch = { $ideology }の信号はどちらの道を進みますか？
log-dome-put = { $ideology }のドームを「{ $card }」に置きました。
log-dome-launched = { $ideology }の信号が太陽へ発信されました。
log-dome-flown = { $ideology }の信号が{ $space }に達しました。
log-dome-arrived = 地球が{ $ideology }の信号を受け取りました。
log-looked = { $seat }が地球データを見ました。
log-looked-at = { $seat }が見た地球データ（順に）：{ $cards }。

# 実験。
ask-throne = { $ideology }のポストヒューマンはどこに座りますか？
ask-help = { $favour }：誰に？
ask-consent = { $favour }（{ $cyborg }）：同意しますか？
favour-birth = 誕生
favour-younger = 1段階若返る
favour-wake = 目覚め
favour-turn = 両性化
ask-deliver = ナゲット{ $number }をどのマットに置きますか？
ask-give-tile = どのタイルを燃料にしますか？
ask-restore = どの区画を、どこに復元しますか？
graft = { $tile }を{ $onto }につなぐ
ask-keep-die = ポストヒューマンのどちらのダイスを使いますか？
die-shows = { $die }
ask-drive = 燃料とラムジェット、どちらを使いますか？
drive-fuel = 燃料
drive-ramjet = ラムジェット（充電−3）
log-flipped = ナゲットを表にしました：{ $faces }。
log-king = これからは、勝つのは1人だけです。
log-post-human = { $ideology }がポストヒューマンになりました。これからは、勝つのは1人だけです。
log-stored = ポストヒューマンは保存槽で眠ります。
log-red-eye = 赤い目が開きました。これからはサイボーグではなくアバターが学びます。
log-ramjet = バサード・ラムジェットが完成しました。
log-turned = { $cyborg }はこれから女性です。
log-younger = { $cyborg }が1段階若返りました。
log-restored = 復元：{ $tile }（{ $onto }につながれました）。
log-die-kept = ポストヒューマンは{ $die }を使います。

# 引き継ぎ表とフォワード。
ask-sheet = 引き継ぎ、{ $line }（{ $whose }）：何ですか？
sheet-all = 卓全体
sheet-nobody = なし
sheet-number = { $number }
line-colour = 前に使った色
line-winner = 勝者
line-backer = 燃料を最も出した人
line-drive = 推進機を出した人
line-augmentations = 人間の強化
line-goo = グーの強化
line-glory = 栄光
line-freighter = 改良型貨物船を出した理念
line-colony = 改良型コロニーを出した理念
line-fuel = 燃料
fuel-max = 総質量220
fuel-crisis = 総質量130
fuel-daredevil = 総質量80
ask-earned = { $ideology }は前の戦いでどの強化を得ましたか？
ask-name-commander = あなたのどのアマゾンが指揮を執りますか？
ask-spare-shield = 代わりにどの盾を船首に加えますか？
log-sheet = 引き継ぎ、{ $line }：{ $filled }。
log-earned = { $ideology }の最初の強化：{ $shapes }。
log-forward = 船は機関なしで飛びます。

# オプション。
log-top-card = 山札の一番上は「{ $card }」です。

# 言葉で見る結果。
board-result = 結果
board-score = { $ideology }：{ $total }点。サイボーグ{ $people }、カード{ $cards }、勲章{ $medals }、人間の強化{ $human }、グー{ $goo }、ナゲット{ $nugget }、星{ $star }

# 見張り番。
ask-watch = 放電{ $levels }段です。見張り番が1段少なくしますか？
watch-now = はい、今
watch-later = 今はしない
log-watched = 見張り番が充電を1段節約しました。
