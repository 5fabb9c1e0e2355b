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
log-fuelled = 飛行船が燃料を運び、総質量は{ $mass }になりました。
log-caves-ordered = { $seat }が穴居世界への着陸を命じました。
