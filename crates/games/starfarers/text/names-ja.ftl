# スターファーラーズ：ルールと画面に共通の名前。
game-starfarers = スターファーラーズ
tagline-starfarers = 新しい太陽に入植し、4つの民と友になり、途中で出会うものに答えよう。

# 卓の設定。
option-set-up = 準備
option-set-up-basic = 基本
option-set-up-basic-about = 決まった開始位置
option-set-up-expert = 上級
option-set-up-expert-about = 自分で置く
option-supply = 地球からの補給
option-supply-normal = 標準
option-supply-normal-about = 9点未満は1枚
option-supply-fast = 高速
option-supply-fast-about = 7点未満は2枚
option-draw = 補給カードの引き方
option-draw-automatic = 自動
option-draw-button = 自分で決める
option-tie = 友好チップの同点
option-tie-lowest-dock = ドックの番号が小さい人
option-tie-fewest = 交易所の総数が少ない人
option-tie-most = 交易所の総数が多い人
option-freight = 貨物リング
option-freight-6 = 最大6個、ストック24個
option-freight-5 = 最大5個、ストック20個
option-first-ship = 基本準備の最初の船
option-first-ship-colony = コロニー船
option-first-ship-choice = コロニー船か交易船
option-bazaar = 市場の免許（商品1対1）
option-bazaar-unlimited = 何度でも
option-bazaar-once = 1手番に1回
option-relief = 救援箱
option-relief-own = 自分の出目だけ
option-relief-every = すべての出目
option-two-numbers = 2つの数字のチップ
option-two-numbers-on = 使う
option-two-numbers-off = 数字は1つだけ
option-bases = 異星人の基地
option-bases-fixed = 決まった場所
option-bases-shuffled = 民を入れ替える
option-reader = 左隣が遭遇カードを見る
option-reader-yes = はい
option-reader-no = いいえ
option-target = 勝利に必要な点
option-target-15 = 15点
option-target-12 = 12点
option-target-13 = 13点
option-target-14 = 14点
option-target-16 = 16点
option-target-17 = 17点
option-target-18 = 18点
option-look = チップを見る
option-look-automatic = 自動
option-look-request = 自分で決める
option-lesson = はじめてのゲーム
option-lesson-off = なし
option-lesson-first-voyage = 最初の航海

# 資源。
resource-ore = 鉱石
resource-fuel = 燃料
resource-carbon = 炭素
resource-food = 食料
resource-goods = 商品

# 母船の部品。
part-freight-ring = 貨物リング
part-booster = ブースター
part-cannon = キャノン

# 建造できるもの。
build-colony-ship = コロニー船
build-trade-ship = 交易船
build-spaceport = 宇宙港
build-cannon = キャノン
build-booster = ブースター
build-freight-ring = 貨物リング

# 玉。
ball-blue = 青
ball-yellow = 黄
ball-red = 赤
ball-black = 黒

# 数字チップの裏と表。
dot-alpha = α
dot-beta = β
dot-gamma = γ
dot-delta = δ
dot-yellow = 黄の点
dot-red = 赤の点
dot-blue = 青の点
dot-white = 白の点（予備）
chip-number = { $number }
chip-two = { $low }か{ $high }
chip-lair = 海賊の巣{ $strength }
chip-ice = 氷の惑星{ $rings }

# プレイヤーの色。
colour-yellow = 黄
colour-red = 赤
colour-blue = 青
colour-white = 白

# 手番の人から見た隣人。
neighbour-left = 左隣
neighbour-right = 右隣
neighbour-second-left = 左へ2人目
neighbour-second-right = 右へ2人目

# 4つの民。
people-green-folk = 緑の民
people-green-folk-text = 星ごと耕す庭師たち。友の収穫は多くなる。
people-merchants = 商人
people-merchants-text = 何にでも値段をつける者たち。友の払いは安くなる。
people-scientists = 科学者
people-scientists-text = 降りてきたものは何でも改造する。友の船は速く、強くなる。
people-diplomats = 外交官
people-diplomats-text = 決して声を荒らげない。友は見逃され、敬われ、助けられる。

# 盤上の基地の位置。
base-west = 西の基地
base-east = 東の基地
base-north-west = 北西の基地
base-north-east = 北東の基地

# 星系、惑星、コロニー用地（盤の表記）。
system-alpha = ハンノキ
system-beta = カバノキ
system-gamma = イチョウ
system-delta = ハナミズキ
system-A = 琥珀
system-B = 緑柱石
system-C = 珊瑚
system-D = 砂丘
system-E = 残り火
system-F = 火打石
system-G = 柘榴石
planet-alpha-B = ハンノキの南の惑星
planet-alpha-L = ハンノキの西の惑星
planet-alpha-R = ハンノキの東の惑星
planet-beta-B = カバノキの南の惑星
planet-beta-L = カバノキの西の惑星
planet-beta-R = カバノキの東の惑星
planet-gamma-B = イチョウの南の惑星
planet-gamma-L = イチョウの西の惑星
planet-gamma-R = イチョウの東の惑星
planet-delta-B = ハナミズキの南の惑星
planet-delta-L = ハナミズキの西の惑星
planet-delta-R = ハナミズキの東の惑星
planet-A-L = 琥珀の西の惑星
planet-A-R = 琥珀の東の惑星
planet-A-T = 琥珀の北の惑星
planet-B-L = 緑柱石の西の惑星
planet-B-R = 緑柱石の東の惑星
planet-B-T = 緑柱石の北の惑星
planet-C-L = 珊瑚の西の惑星
planet-C-R = 珊瑚の東の惑星
planet-C-T = 珊瑚の北の惑星
planet-D-L = 砂丘の西の惑星
planet-D-R = 砂丘の東の惑星
planet-D-T = 砂丘の北の惑星
planet-E-B = 残り火の南の惑星
planet-E-L = 残り火の西の惑星
planet-E-R = 残り火の東の惑星
planet-F-B = 火打石の南の惑星
planet-F-L = 火打石の西の惑星
planet-F-R = 火打石の東の惑星
planet-G-L = 柘榴石の西の惑星
planet-G-R = 柘榴石の東の惑星
planet-G-T = 柘榴石の北の惑星
site-alpha-BR = ハンノキの南東
site-alpha-BL = ハンノキの南西
site-alpha-LR = ハンノキの北
site-beta-BR = カバノキの南東
site-beta-BL = カバノキの南西
site-beta-LR = カバノキの北
site-gamma-BR = イチョウの南東
site-gamma-BL = イチョウの南西
site-gamma-LR = イチョウの北
site-delta-BR = ハナミズキの南東
site-delta-BL = ハナミズキの南西
site-delta-LR = ハナミズキの北
site-A-LT = 琥珀の北西
site-A-LR = 琥珀の南
site-A-RT = 琥珀の北東
site-B-LT = 緑柱石の北西
site-B-LR = 緑柱石の南
site-B-RT = 緑柱石の北東
site-C-LT = 珊瑚の北西
site-C-LR = 珊瑚の南
site-C-RT = 珊瑚の北東
site-D-LT = 砂丘の北西
site-D-LR = 砂丘の南
site-D-RT = 砂丘の北東
site-E-BR = 残り火の南東
site-E-BL = 残り火の南西
site-E-LR = 残り火の北
site-F-BR = 火打石の南東
site-F-BL = 火打石の南西
site-F-LR = 火打石の北
site-G-LT = 柘榴石の北西
site-G-LR = 柘榴石の南
site-G-RT = 柘榴石の北東

# 友好カード。
friend-F01 = 豊かな鉱脈
friend-F02 = 深い井戸
friend-F03 = 黒い森
friend-F04 = 満ちた穀倉
friend-F05 = 忙しい工房
friend-F06 = 鉱石の取引台
friend-F07 = 燃料の取引台
friend-F08 = 炭素の取引台
friend-F09 = 食料の取引台
friend-F10 = 市場の免許
friend-F11 = 改造船 I
friend-F12 = 改造船 II
friend-F13 = 改造船 III
friend-F14 = 航跡エンジン
friend-F15 = 集束レンズ
friend-F16 = 軽い貢ぎ物
friend-F17 = 名誉の席 I
friend-F18 = 名誉の席 II
friend-F19 = 公平な分け前
friend-F20 = 救援箱

# 遭遇：種類。
encounter-kind-merchant = 商人
encounter-kind-false-merchant = 偽商人
encounter-kind-tribute = 貢ぎ物
encounter-kind-shady-deal = 怪しい取引
encounter-kind-ambush = 待ち伏せ
encounter-kind-distress = 救難信号
encounter-kind-rescue = 救出
encounter-kind-rift = 裂け目
encounter-kind-travellers = 旅の民
encounter-kind-wear-and-tear = 消耗

# 読み上げられる問い。同じ種類のカードは問いも同じ。
question-vessel = 商船が呼びかけ、船倉を開いて近づいてくる。好意のしるしに何枚のカードを渡す？
question-pursue = 笑顔は消え、贈り物も消えた。海賊だ、全速で逃げていく。追うか？
question-pursue-paint = 船尾の塗料がはがれ、下から海賊の黒が現れる。贈り物を持って去っていく。追うか？
question-tribute = 海賊が航路をふさぎ、通行料としてカード{ $count }枚を求める。払うか？
question-stranger = 見知らぬ者が木箱を少しだけ開ける。そちらの1枚で好きな3枚、詮索はなし。乗るか？
question-raiders = カード1枚で、ほかの全員を襲ってやると海賊が持ちかける。雇うか？
question-ambush = 闇の中から襲撃船が現れた。砲口はもう光っている。逃げるか？
question-distress = 1隻の船が太陽へ落ちていく。声が途切れかけている。救難信号に応えるか？
question-rescue = 海賊が見知らぬ船に乗り込んでいる。鉤縄まで見える距離だ。救出を試みるか？
question-rift = 先頭の船の前で宇宙が裂け、光がもれ出す。飛び込むか？
question-travellers = 故郷を持たない旅の民が行く手に現れ、手を差し出す。何枚のカードを渡す？

# 遭遇：題名と、それぞれの結末で読み上げる文。
encounter-E01 = 琥珀の隊商
encounter-E01-0 = 彼らは黙って船倉を閉じた。夜までには、どの港も君のけちぶりを知っている。
encounter-E01-1 = 一礼し、包みを渡し、また一礼。見知らぬ者どうしの礼儀正しい交換だ。
encounter-E01-2 = 彼らも同じように返し、隊商の歌い手は夕べの歌に君の名を加えた。
encounter-E01-3 = すべての甲板に灯がともり、宴が始まる。帰りの荷は、優雅に運べる量を超えていた。
encounter-E02 = 輪売りの行商
encounter-E02-0 = 彼は肩をすくめ、操縦士に口笛を吹いて去っていった。
encounter-E02-1 = 彼は贈り物を光にかざしてうなずき、行く先々で君をほめた。
encounter-E02-2 = 彼も同じように返し、次の港で誰にもらったかを語った。
encounter-E02-3 = 彼は袖をまくり、自分の手で船体に部品を取り付けた。「道中のために」と言う。
encounter-E03 = 帳簿係
encounter-E03-0 = 彼は君の名を書き、隣に0と記した。頼まれれば誰にでもそのページを見せる。
encounter-E03-1 = 彼は受け取り、下に線を引き、何も言わなかった。
encounter-E03-2 = 彼は君を気前のよい者の欄に書き加え、よい評判を広めた。
encounter-E03-3 = 彼は何年かぶりに帳簿を閉じ、代わりに船倉を開いた。
encounter-E04 = 気前のよい船長
encounter-E04-0 = 船長は君の空の手を見て気の毒がり、小さな荷をよこした。
encounter-E04-1 = 船長は笑い、倍にして返した。
encounter-E04-2 = 船長は同じ枚数を返し、開いた回線で君に乾杯した。
encounter-E04-3 = 船長は受け取ろうとしない。すべてが敬意とともに返ってきた。
encounter-E05 = 豪商
encounter-E05-0 = 侮辱された豪商は、怒りがおさまるまで艀で君の進路をふさいだ。
encounter-E05-1 = 豪商に1枚とは。へたな取引だと、宮廷で笑いの種になった。
encounter-E05-2 = 彼は指1本ぶんだけ頭を傾けた。満足らしい。
encounter-E05-3 = 彼は手をひと振りし、供の船を1隻置いていった。
encounter-E06 = 笑う見知らぬ男
encounter-E06-0 = 当てが外れた男は、名を聞く間もなく逃げていった。
encounter-E06-win = 船首をかすめる2発で男は止まった。君は自分のものを取り返し、話は広まる。
encounter-E06-lose = 男は向き直り、狙いをつけ、君のエンジンを撃ち抜いた。
encounter-E06-no = 小さくなる灯を見送る。逃げられた。
encounter-E07 = 塗られた船体
encounter-E07-0-win = 盗むものがないと知るや撃ってきた。君の砲手のほうが速い。海賊は敗れた。
encounter-E07-0-lose = 盗むものがないと知るや撃ってきた。一撃を受け、エンジンが止まる。
encounter-E07-win = エンジンも塗装と同じまがい物だった。君は自分のものを取り返す。
encounter-E07-lose = 塗料の下には砲があった。撃ち返され、船体から何かがもげる。
encounter-E07-no = 残ったのは色とりどりの塗料の屑だけ。逃げられた。
encounter-E08 = 赤い月の通行料
encounter-E08-yes = 彼らは2度数えてから、通れと手を振った。
encounter-E08-win = 門番の船は砕けた。君は残骸から部品を1つ取る。
encounter-E08-lose = 船体から部品を撃ち落とされ、船倉も荒らされた。
encounter-E09 = 黒い彗星の通行料
encounter-E09-yes = 彼らは2枚とも懐に入れ、通れと手を振った。
encounter-E09-win = 君のような相手は初めてだったらしい。彼らの積み荷は君のものだ。
encounter-E09-lose = 荷を奪われ、部品を撃たれ、闇の中でゆっくり回るままに置き去りにされた。
encounter-E10 = 灰色の手の通行料
encounter-E10-yes = 彼らは受け取ったうえで、笑いながら君のエンジンを傷つけた。
encounter-E10-win = 灰色の手はついに放した。彼らの積み荷は君のものだ。
encounter-E10-lose = 部品は飛び、船倉は半ば空、エンジンは沈黙。だが皆が君の勇気を見ていた。
encounter-E11 = 封印のない木箱
encounter-E11-low = 木箱には持ち主がいて、持ち主には友がいた。うわさが広まる。
encounter-E11-middle = 巡視船が一覧を手に横づけする。荷は没収され、払ったものは戻らない。
encounter-E11-high = 誰も気づかず、誰も尋ねない。
encounter-E11-no = その男を知らないのは君だけだった。君の正直さはほめられた。
encounter-E12 = 消えた船団の荷
encounter-E12-low = 船団は消えたまま。君の荷に気づく者はいない。
encounter-E12-middle = 巡視船が木箱の印を読んだ。荷は没収され、払ったものは戻らない。
encounter-E12-high = 船団の遺族が、荷を買った者の名を知る。うわさが広まる。
encounter-E12-no = 君は首を振り、先へ進む。
encounter-E13 = 雇われ襲撃者
encounter-E13-low = 彼はカードと、あとで分かったことだが、君の評判まで持って消えた。
encounter-E13-middle = 襲撃は成功した。だが、契約書にある君の印を誰かが見つけた。
encounter-E13-high = 襲撃は成功し、何かを見た者は一人もいない。
encounter-E13-no = 君は断り、彼は分かっていたかのように一礼した。
encounter-E14 = 一匹狼
encounter-E14-escape = 砲火は届かなくなり、やがて静まった。振り切った。
encounter-E14-win = 襲撃船は目の前で砕け、君は部品を1つ拾う。
encounter-E14-lose = 船腹に命中。煙が晴れると、積み荷も一部消えていた。
encounter-E15 = 双子の刃
encounter-E15-escape = 逃げおおせたが、沿線の港がみな見ていた。臆病な逃走と呼ばれている。
encounter-E15-win = 刃の一方は折れ、もう一方は降伏した。積み荷は君のものだ。
encounter-E15-lose = 両側から襲いかかられ、ずたずたにされた。
encounter-E16 = 老いた私掠船長
encounter-E16-escape = 老船長のエンジンが咳き込む。振り切った。
encounter-E16-win = 襲撃船は旗を降ろした。船は君の戦利品だ。
encounter-E16-lose = 四十年もこれをやってきた男だ。君は母港まで追い返された。
encounter-E17 = 燃えるヨット
encounter-E17-win = 塗料が泡立つ中を引き離した。助けた技師が礼をしてくれる。
encounter-E17-lose = 先に着いた者がいた。君に残ったのは溶けた部品だけだ。
encounter-E17-no = 針路は変えない。ほかの誰かが助けるだろう。
encounter-E18 = 危難の巡礼
encounter-E18-win = 彼らは甲板にひざまずき、持ち物を分けてくれた。
encounter-E18-lose = 間に合わなかった。熱が部品を1つ奪う。
encounter-E18-no = 針路は変えない。ほかの誰かが助けるだろう。
encounter-E19 = 使節の連絡艇
encounter-E19-win = 助けたのは評議会の使節だった。君は星域じゅうで敬われる。
encounter-E19-lose = 無駄な競走だった。もう助け出されていたのだ。部品と1日を失う。
encounter-E19-no = 通り過ぎた者の名は記録されていた。身勝手だと言われている。
encounter-E20 = おとり
encounter-E20-win = 船などなく、砲だけがあった。罠だったが、君はそれをひっくり返した。
encounter-E20-lose = 船などなく、砲だけがあった。罠が閉じる。
encounter-E20-no = 背後で声が言葉の途中で切れた。罠だった。進んで正解だ。
encounter-E21 = 砲火の鉱石艀
encounter-E21-win = 鉤縄が外れる。艀の主は商品で感謝を示した。
encounter-E21-lose = 船の動きを止められ、ついでに荷も抜かれた。
encounter-E21-no = 君は灯を落として通り過ぎる。
encounter-E22 = 砲火の入植者
encounter-E22-win = 海賊は綱を切って逃げた。入植者たちが礼をしてくれる。
encounter-E22-lose = 射程に入る前に、船腹へ一撃を受けた。
encounter-E22-no = 向きを変えるところを見られた。君の逃走は知れわたる。
encounter-E23 = 砲火の水先案内
encounter-E23-win = この功に、水先案内はどの海図にもない近道を教えてくれた。
encounter-E23-lose = 船の動きを止められ、船倉を荒らされた。
encounter-E23-no = 君は遠回りの道を行く。
encounter-E24 = 銀の裂け目
encounter-E24-win = 銀の縁より速く駆け、望むところへ乗り切った。
encounter-E24-lose = 縁に追いつかれた。もみくちゃにされ、元の場所へ吐き出される。
encounter-E24-no = 裂け目は避けたが、別のものに出くわした。
encounter-E25 = 飢えた裂け目
encounter-E25-low = 裂け目は口のように船の後ろで閉じた。二度と何も出てこない。
encounter-E25-middle = しばらく噛まれたあと、遅くなった足で這い出した。
encounter-E25-high = 喉を駆け抜ける君があまりに速く、裂け目は飲み込むのを忘れた。
encounter-E25-no = 君は避けて通り、裂け目は空を噛んだ。
encounter-E26 = 歌う裂け目
encounter-E26-win = 旋律を最後までたどった。君の描いた図は至る所で写される。
encounter-E26-lose = 拍を外し、部品を1つもぎ取られた。
encounter-E26-no = 君は避けて通り、何日もその旋律を口ずさむ。
encounter-E27 = 灰色の歌い手
encounter-E27-0 = 歌がやむ。呪いがかかり、船体から何かが外れ落ちた。
encounter-E27-1 = 一人が船首に手を置く。君に祝福を。
encounter-E27-2 = 「行きたい場所を」と彼らは歌う。願いはかなえられた。
encounter-E27-3 = 「行きたい場所を」と彼らは歌う。願いはかない、その話は歌の一節になった。
encounter-E28 = 灯籠船団
encounter-E28-0 = 灯籠がひとつ、またひとつと通り過ぎていく。
encounter-E28-1 = 船首に小さな灯籠が掛けられた。君に祝福を。
encounter-E28-2 = 彼らは大鏡を君に向けた。帆に風が満ちる。
encounter-E28-3 = しばらく相談したあと、彼らは舟を1隻くれた。
encounter-E29 = 沈黙の列
encounter-E29-0 = 彼らはいっせいに背を向けた。それを見ていた者がいる。
encounter-E29-1 = ひとつの手ぶりが船から船へ伝わる。けち、という意味だ。
encounter-E29-2 = 彼らは音もなく、全員で頭を下げた。
encounter-E29-3 = 列が左右に分かれ、その跡に道が開けた。
encounter-E30 = 鋳掛屋の一族
encounter-E30-0 = もっと期待していたらしい。がっかりして去っていく。
encounter-E30-1 = 彼らは重さを量り、同じだけのものを量って、公正に交換した。
encounter-E30-2 = 子どもたちが五、六人、船体に群がり、終わると部品が付いていた。
encounter-E30-3 = 一族総出で道具を手に乗り込んできた。君は友として敬われる。
encounter-E31 = 消耗：長い航海
encounter-E31-read = 古いボルトに荷が重すぎる。
encounter-E32 = 消耗：検査
encounter-E32-read = 検査官が来た。

# 地図の枠の列。1と紛らわしいIはない。
column = { $x ->
   *[0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
    [7] H
    [8] J
    [9] K
    [10] L
    [11] M
    [12] N
    [13] O
    [14] P
    [15] Q
    [16] R
    [17] S
    [18] T
    [19] U
    [20] V
    [21] W
    [22] X
    [23] Y
    [24] Z
}
