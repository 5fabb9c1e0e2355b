# Interstellar：命令、反乱、結婚、約束。

# 質問。
ask-regulate = 何を命じますか？
hint-regulate = 命令はまず告げられるだけです。反乱が起こらなければ、そのあとで実行されます。
ask-muster = ポストヒューマンはどのアバターを徴用しますか？
ask-mutiny = あなたの理念のどれかが反乱を起こしますか？
hint-mutiny = 反乱を起こした理念はストレスを受け、すぐに選挙になります。ほかに誰が立とうとしたかは分かりません。
ask-uphold = この命令は有効ですか：{ $order }
ask-marry = { $by }が{ $to }に求婚しています。受けますか？
ask-remarry = { $by }が{ $to }に求婚しています。まず離婚して受けますか？
ask-end-union = どの結婚が終わりますか？
ask-bliss = { $cupid }：誰のストレスを1減らしますか？
hint-bliss = 双方が秘密に答えます。一致しなければ離婚します。名誉の司令官のもとでは、代わりに双方がストレスを1受けます。

# 答え。
orders-done = もう命令しない
refused-regulation = 司令官の理念にはその規制がありません。
refused-moved-once = 一度のD2で作業員を動かせるのは一回、取れるナゲットは一つです。
refused-order = 今は命じられません。
order-stands = 有効
order-falls = 無効
mutiny-no = 黙っている
mutiny-yes = { $ideology }が反乱を起こす
mutiny-yes-levies = { $ideology }がポストヒューマンの徴用に反乱を起こす
placing-propose = { $ideology }に求婚する
marry-yes = 受ける
bliss-named = { $by }は{ $to }を指名

# 命令。
edict-unfit = { $cyborg }を保存槽へ
edict-levy = { $worker }を{ $post }へ
edict-seize = { $ideology }のナゲットを取る
edict-wed = { $ideology }の指輪を{ $cupid }へ
edict-rewed = 指輪を{ $from }から{ $cupid }へ
edict-part = { $cupid }の指輪を外す

# 記録。
log-ordered = { $seat }が命じました：{ $order }。
log-annulled = 取り消し：{ $order }。
log-carried-out = 実行：{ $order }。
log-levies-void = ポストヒューマンの徴用は無効です。
log-mutiny-possible = 反乱は起こるでしょうか。
log-no-mutiny = 反乱は起こりませんでした。
log-mutiny = { $ideology }が反乱を起こしました。
log-mutiny-levies = { $ideology }がポストヒューマンの徴用に反乱を起こしました。
log-kept-quiet = { $seat }は黙っています。
log-rises = { $seat }が{ $ideology }で立ち上がりました。
log-stayed = { $ideology }が指揮を続けます。
log-announced = { $seat }が告げました：{ $decision }。
log-proposed = { $seat }の求婚：{ $by }から{ $to }へ。
log-married = 結婚：{ $cupid }。
log-jilted = 求婚は断られました：{ $cupid }。
log-divorced = 離婚：{ $cupid }。
log-union-annulled = 法により無効：{ $cupid }。
log-widowed = 睡眠により終了：{ $cupid }。
log-bliss = 至福：{ $named }。
log-named = { $seat }が{ $ideology }を指名しました。
