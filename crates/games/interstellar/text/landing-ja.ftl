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
