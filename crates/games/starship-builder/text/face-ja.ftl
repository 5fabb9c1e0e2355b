
# What the table page says.
none = なし
or = か
mass = 質量
rad = 耐放射
thrust = 推力
fuel = 燃料
needs = 必要
gives = 供給
therms = サーム
isru = ISRU
light = 軽
heavy = 重
solar = 太陽
brief-thruster = 推力{ $thrust }・燃料{ $fuel }
brief-robonaut = ISRU { $isru }
brief-mass = 質量{ $mass }
brief-therms = { $n }サーム
brief-radiator = { $light }か{ $heavy }サーム
cards-left = 残り{ $n }
deck-empty = なし
your-hand = あなたの手札 { $n }枚
status-left = 退席
status-your-pick = あなたの番
status-picks = 選択中
status-handed-in = 提出済み
status-assembles = 組立中
status-waits = 待機
points = { $n }点
supports = サポート
draft-ends = 山札が一つ尽きるとドラフトは終わります。
best-ship = あなたの最良の船
if-it-ended-now = 今ドラフトが終わった場合の、ほかの船との比較です。
no-ship-yet = まだ船になりません
no-ship = 船なし
no-ship-possible = 作れる船なし
best-of-hand = この手札で作れる最良の船
who-feeds-whom = 供給のつながり
what-is-missing = 足りないもの
cooling = 冷却：必要{ $need }サーム中{ $have }
lacks-part = { $kind }が手札にありません
lacks-supply = { $kind }に供給がありません。必要なもの：
lacks-therms = 冷却が{ $n }サーム足りません
highest-wins = 高いほど良い
lowest-wins = 低いほど良い
point = 得点
all-assemble = 全員が船を組み立てています。
category = 項目
your-ship = あなたの船
a-ship = 船の例
five-against = 五つの数値の比較
if-they-fly-best = ほかの人がそれぞれ手札で最良の船を出した場合です。
operational = 稼働：供給も冷却も足りています
not-operational = まだ稼働しません
drawn-mass = 質量の合計
drawn-rad = 耐放射の最小
drawn-needs = { $needs }が必要
drawn-ship = 船尾から船首へ：{ $cards }。
drawn-feeds = 供給：{ $feeds }。
drawn-feed = { $from }から{ $to }へ{ $letter }
tally-points = その時点でドラフトが終わっていた場合の得点

# Words of the printed game, and ours for them.
box-words = スラスター = 推進器; リファイナリー = 精製所; 放射線耐性 = 耐放射線性; 燃費 = 燃料

# The part of the table above the log, where one part is shown at a time.
tab-right = 船
