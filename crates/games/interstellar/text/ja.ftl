# インターステラー：問い、答え、記録。

# 問い。
ask-ideology = どの理念を受け持ちますか？
hint-ideology = 理念ごとに固有のサイボーグがいて、指揮を執れば固有の法を敷きます。
ask-first-officer = 誰を副長にしますか？
ask-coalition = 連合の{ $ideology }は誰が受け持ちますか？
ask-heading = 船の針路をどこに取りますか？
ask-helm = 操舵で何を命じますか？
ask-branch = どの道を進みますか？
ask-brake = { $space }で{ $risk }：制動しますか？
ask-displaced = { $cyborg }はどこへ移りますか？
ask-medal = { $ideology }は{ $medal }の勲章を取りますか？
ask-assign = { $ideology }は何を置きますか？
hint-assign = 作業員はすべて置きます。1つ以上置けば、パルスを終えられます。
ask-burn = どれだけ噴射しますか？
reason-burn = 燃料は残り{ $levels }段。1回の十二年期に使えるのは{ $delta }段までです。
ask-next-task = 次に何を処理しますか？
ask-task = { $task }：{ $worker }は何をしますか？
ask-give-nugget = ナゲットを{ $ideology }のマットに置いてもよいですか？
ask-receive = { $cyborg }をどこに迎えますか？
ask-add-shield = 船首に盾を加えますか？
ask-reassign = { $worker }をどこに置き直しますか？
ask-ultralight = { $worker }の超軽量機をどこへ飛ばしますか？
ask-forfeit = 故障で{ $ideology }は何を失いますか？
ask-place-card = { $ideology }のマットのどこに「{ $card }」を置きますか？
ask-engineer = どの理念が主任技師になりますか？
ask-accept = { $ideology }は成功を受け入れますか？
ask-tame = 飼い慣らした{ $shape }のグーをどのマットに置きますか？
ask-reroll = { $cyborg }はもう一度振りますか？
ask-child = { $cyborg }は誰を産みますか？
ask-nursery = { $cyborg }をどのスロットで育てますか？
ask-choose = カードのどの部分を選びますか？
ask-pick-section = どの設計図を薄くしますか？
ask-relieve = どの理念のストレスを{ $by }取り除きますか？
ask-learn = { $ideology }はどの形を学びますか？
ask-hero = { $ideology }はどの英雄の勲章を取りますか？
ask-enlist = どの理念が2体目のアバターを得ますか？
ask-dustbug = ダストバグをどこへ送りますか？
ask-turn-data = どの地球データを表にしますか？
ask-ballot = どの理念に指揮を託しますか？ 持ち票：{ $votes }票。
ask-break-tie = 同票です。どの理念に指揮を託しますか？
ask-star = { $ideology }の誰が星を持ちますか？

# 答え。
order-fly = 飛ぶ
order-alert = { $alert }に切り替える
order-jettison = 投棄：{ $tile }
refused-alert-turned = この十二年期にはもう警戒を切り替えました。
brake = 制動する
do-not-brake = 制動しない
to-the-jars = 保存槽へ
take-medal = 取る
leave-medal = 取らない
placing-done = パルスを終える
placing-hibernate = 冬眠する
placing-research = 「{ $card }」を研究する（{ $ideology }のマットへ）
thrust-none = 燃料を使わない
thrust-accelerate = { $levels }段加速（総質量{ $mass }）
thrust-brake = { $levels }段減速（総質量{ $mass }）
entry-enough = 電磁盾はあとにする
task-decline = やめる
task-go = { $task }を行う
task-nugget = ナゲット{ $number }を{ $ideology }へ
consent = はい
refuse = 断る
add-no-shield = 盾を加えない
token-nugget = ナゲット
shelf-instead = { $slot }（「{ $card }」と入れ替え）
shelf-bed = { $slot }（ミートヘッドは冬眠）
accept-success = 受け入れる
decline-success = 断る
reroll = 振り直す
no-reroll = 振り直さない
data-place = { $number }枚目
part = { $number }つ目
relieve-whom = { $ideology }（ストレス{ $stress }）

# 作業員と持ち場。
avatar = { $ideology }のアバター
post-trapezoid = 待機区
post-cell = { $task }（{ $tile }）
post-librarian = 司書：{ $card }
post-workcell = { $card }
post-goo = { $shape }のグー
post-pregnancy = 妊娠枠
worker-die = { $worker } { $die }
vote = { $seat }：{ $ideology }に{ $weight }票

# タイルを失った原因。
cause-lic = 局所雲
cause-erosion = 侵食
cause-lightning = 稲妻
cause-jettison = 投棄
cause-goo = グー

# カードが十二年期のあいだ与えるもの。
boon-plasma = プラズマ危険判定に+1
boon-no-lightning = 稲妻を無視
boon-lidar = 最初の局所雲は何も侵食しない
boon-free-ignition = 点火に充電もストレスも要らない
boon-recharge-unlit = 機関が点火していなくても充電できる
boon-sure-birth = 出産判定はすべて成功
boon-kind-birth = 出産判定をもう一度振れ、孤児も出ない

# 記録：準備。
log-dealt = コスモスにナゲットが3個あります。
log-market = 市場にカードが並びました。
log-ideology-taken = { $seat }が{ $ideology }を受け持ちます。
log-commander-named = 司令官は{ $cyborg }です。
log-first-officer = { $seat }が{ $cyborg }を副長に選びました。
log-coalition = { $seat }が連合の{ $ideology }を受け取りました。
log-helped = { $ideology }は{ $shape }の強化を持って始めます。
log-heading = { $seat }が針路を{ $space }に取りました。

# 記録：十二年期と作業員。
log-dozyear = 第{ $number }の十二年期が始まります。
log-left = { $seat }が去りました。
log-ended = ゲームが終わりました：{ $ending }。
log-assigned = { $seat }が{ $worker }を置きました：{ $post }。
log-reassigned = { $worker }の新しい持ち場：{ $post }。
log-in-vain = { $worker }は{ $task }を行えません。
log-declined = { $worker }は{ $task }をやめました。
log-ultralight = { $worker }が超軽量機を出しました。
log-ultralight-flown = { $seat }の超軽量機が{ $space }へ飛びました。
log-dustbug = { $seat }が{ $space }へダストバグを送りました。
log-enlisted = { $ideology }が2体目のアバターを得ました。
log-nugget-refused = { $ideology }はナゲットを断りました。
log-recycled = 「{ $card }」は山札の下へ戻りました。
log-data = 地球データ：{ $card }。
log-new-card = 市場の新しいカード：{ $card }。

# 記録：船。
log-alert = { $seat }が{ $alert }に切り替えました。
log-moved = 船が{ $space }へ進みました。
log-braked = { $seat }が制動し、速度は{ $velocity }になりました。
log-dustbug-spent = { $space }のダストバグが役目を果たしました。
log-lidar = 「ダスト・ライダー」に導かれ、船は雲を抜けます。
log-off-map = 船は{ $space }から地図の外へ出ました。
log-charged = 充電量は{ $charge }です。
log-burned = { $seat }が噴射：速度{ $velocity }、総質量{ $mass }、充電量{ $charge }。
log-em-shield = { $ideology }の電磁盾が張られました。
log-granted = この十二年期：{ $boon }。
log-lost = 喪失：{ $tile }（{ $cause }）。
log-leaned = { $tile }が薄くなりました。
log-shield-added = { $tile }が船首に加わりました。
log-slot-busted = { $ideology }の{ $slot }が破損しました。
log-plasma = { $risk }：{ $die }+{ $modifier }。{ $outcome }。
log-neutrons = 中性子でカード{ $count }枚が捨てられました。
log-goo-lost = 飼い慣らした{ $shape }のグーが死にました。

# 記録：ナゲットと勲章。
log-nugget = 船首にナゲットが生まれました。
log-prospected = ナゲットが{ $ideology }のマットに入りました。
log-scattered = ナゲットがコスモスに戻りました。
log-peeked = ナゲットを見た人：{ $seats }。
log-peeked-cosmos = コスモスのナゲットを見た人：{ $seats }。
log-peeked-x = ナゲットはXでした。見た人：{ $seats }。
log-peeked-o = ナゲットはOでした。見た人：{ $seats }。
log-medal = { $ideology }が{ $medal }の勲章を取りました。
log-medal-left = { $ideology }は{ $medal }の勲章を取りませんでした。

# 記録：人々。
log-died = { $cyborg }が死にました。
log-hibernates = { $cyborg }が冬眠しました。
log-sheltered = { $cyborg }が{ $slot }へ移りました。
log-born = { $cyborg }が生まれました。
log-woke = { $cyborg }が目覚めました。
log-refused = { $cyborg }の受け入れは断られました。
log-stressed = ストレス+{ $by }：{ $ideologies }。
log-relieved = ストレス−{ $by }：{ $ideologies }。
log-motherhood = { $cyborg }の目は{ $die }、子を産みます。
log-no-child = { $cyborg }の目は{ $die }、子は生まれません。
log-forgot = { $ideology }が{ $shape }の強化を失いました。
log-lives-on = { $cyborg }（修正年齢{ $age }）の目は{ $die }、生き延びました。
log-dies-of-age = { $cyborg }（修正年齢{ $age }）の目は{ $die }、死にました。
log-grew-up = 若者になりました：{ $cyborgs }。

# 記録：研究とロール。
log-researched = { $seat }が「{ $card }」を研究しました（{ $ideology }のマットへ）。
log-card-refused = { $ideology }は「{ $card }」を断りました。
log-not-used = 「{ $card }」は今は使えません。
log-rolled = ロール：{ $dice }。
log-engineer = 主任技師は{ $ideology }です。
log-success-declined = { $ideology }は成功を断りました。
log-learned = { $shape }を学習：{ $ideologies }。
log-outbreak = 「{ $card }」にグーが発生しました。
log-goo-killed = { $shape }のグーを倒しました。
log-goo-tamed = { $shape }のグーを飼い慣らし、{ $ideology }のマットに置きました。
log-spread = { $shape }のグーが拡散：{ $die }。食われたカード：{ $count }枚。
log-gnawed = { $shape }のグーが設計図をかじります：{ $die }。
log-fuel-eaten = グーが燃料を食べ、総質量は{ $mass }になりました。

# 記録：政治。
log-election = 選挙が始まります。
log-voted = { $seat }が投票しました。
log-voted-for = { $seat }が{ $ideology }に投票しました。
log-votes = 票：{ $votes }。
log-commander = { $cyborg }が司令官になりました。

# 終わり方。
ending-off-map = 船が地図の外へ出ました
ending-forty = 40回の十二年期が過ぎました
ending-home = 船が太陽に帰りました
ending-no-humans = 船に人間がいなくなりました
ending-abandoned = 全員が去りました

# 言葉で見る卓。
board-ship = 船
