
# テーブルのページの言葉。
list = { $all }
round = 第{ $n }ラウンド（全{ $of }）
move-open = 移動できます
move-used = 移動は済みました
move-under-way = 移動中：残りバーン{ $regular }、ボーナス{ $bonus }
operation-open = オペレーションできます
operation-used = オペレーションは済みました
endgame = 帰還した人がいます。ほかの人は最後の手番です。
turns-left = あと{ $n }手番
status-left = 退席
status-home = 帰還 { $rank }番目
status-your-turn = あなたの手番
status-turn = 手番
points = { $n }点
status-waits = 待機中
wet-mass = 湿質量
net-thrust = いま移動を始めたときの正味推力
chits-held = 持っているチット
thrust-more = 推力 { $base } + { $by }（{ $why }）= { $net }
thrust-less = 推力 { $base } − { $by }（{ $why }）= { $net }
thrust-more-late = 推力 { $base } + { $by }（{ $why }）+ 1（遅い手番）= { $net }
thrust-less-late = 推力 { $base } − { $by }（{ $why }）+ 1（遅い手番）= { $net }
fuel-left = 燃料{ $steps }ステップ：{ $burns }バーン（各{ $each }）
fuel-strip = 乾質量{ $dry }、湿質量{ $wet }、{ $class }級。全バーン後は{ $least }。
your-chits = チット（{ $vp }点）
towards-home = 帰還まで{ $have }／{ $need }
no-chits = チットはありません
your-missions = あなたのミッション
mission-done = 達成
mission-gone = 達成できません：{ $seat }が先でした
mission-progress = { $have }／{ $need }
mission-against = あなたは{ $have }、ほかの最多は{ $rival }
mission-have = あなたは{ $have }
mission-against-of = { $seat }は{ $have }、ほかの最多は{ $rival }
mission-have-of = { $seat }は{ $have }
map-key = 地図の記号
key-home = 帰還先（チット4個で）
key-lagrange = 自由に曲がれる
key-burn = 1バーンかかる
key-hohmann = 直進無料、曲がると2
key-corner = 角：必ず曲がる
key-hazard = 危険
key-hazard-burn = バーン付きの危険
key-flyby = ボーナスバーン
key-site = サイト
key-chit = チットのあるサイト
view-inner = チットのある範囲
view-whole = 地図全体
view-craft = 自分の宇宙機
avoid-hazards = 危険を避ける
pay-how = バーンの払い方
pay-plain = ボーナスバーンから払う
pay-isofuel = アイソ燃料を使う
pay-fuel = 燃料で払い、ボーナスを残す
find-a-place = 場所を探す
reach-price = { $space }：{ $burns ->
    [0] 無料
   *[other] { $burns }バーン
}、残り{ $left }{ $risk ->
    [0] {""}
   *[other] 、危険{ $risk } %
}
reach-price-fuel = { $space }：{ $burns ->
    [0] 無料
   *[other] { $burns }バーン
}、残り{ $left }{ $risk ->
    [0] {""}
   *[other] 、危険{ $risk } %
}、湿質量{ $wet }
all-craft = 宇宙機
sail-side = どのカードも同じセイルの面
dry-mass = 乾質量{ $mass }
all-with-sails = 帆の場合
all-with-rockets = ロケットの場合
sail-missions = セイルのミッション
rocket-missions = ロケットのミッション
source-race = 帰還レース
source-chits = チット
source-missions = ミッション
gem-points = 宝石の得点（同点のとき）
not-home = 未帰還
what-was-hidden = 伏せられていたもの
untaken = 地図に残ったチット
unplaced = 置かれなかったチット
lost-chits = 危険で失われたチット
unused-missions = 誰も持たなかったミッション
plan-title = 航路プランナー
plan-go = 航路を見る
plan-where = どこへ
plan-wanted = ミッションと帰還
plan-sites = サイト
plan-none = 16手番以内に着く航路はありません。
mission-away = ここから{ $n }手番
plan-turns = { $n }手番
plan-fuel = 燃料{ $n }ステップ
plan-isofuel = アイソ燃料{ $n }個
plan-risk = 危険 { $n } %
plan-home = そこから帰還まで{ $n }手番
plan-strands = その後の燃料では帰還も既知の水への到達もできません。
plan-first = 最初の手番を飛ぶ
tally-points = 得点
tally-chits = 持っているチット

# Words of the printed game, and ours for them.
box-words = ディスカバリー・チット = チット; 太陽圏 = 圏; ハザード = 危険; ホーマン軌道の交差点 = ホーマン; ジェム = 宝石; アイス = 氷; アイソトープ燃料 = アイソ燃料; サイエンス = 科学; ライフ = 生命; 非常用セイル = 非常移動; プレイヤーターン = 手番
what-scores = 得点になるもの
scores-chits = 持っているチット1枚ごと
scores-missions = 達成したミッション
scores-home = チット4枚で帰還した順
under-a-chit = チットの平均点
chits-lying = 地図上
chit-values = 点数ごとの枚数
chit-mean = 平均
mean = { $whole }.{ $tenth }

# The part of the table above the log, where one part is shown at a time.
tab-right = 計画
