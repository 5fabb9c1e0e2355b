# スペース・ダイヤモンド：ルールの文章。名前は names-ja.ftl、画面の言葉は face-ja.ftl。
seat = { $seat }
letter-S = S
letter-C = C
letter-M = M
letter-V = V
letter-D = D
letter-H = H
letters-of = { $letter }×{ $count }
chit-face = { $letter }・{ $kind } { $vp }VP
chit-face-water = { $letter }・{ $kind } { $vp }VP（水{ $drops }タンク）
mass-mixed = { $whole } { $part }
signed-plus = +{ $number }
signed-minus = −{ $number }
signed-zero = ±0
site-water = { $space }（水{ $water }）

# 次は？
title-turn = この手番で次に何をしますか？
act-turn = この手番を行う
act-discover = チットを取る
act-refuel = 補給する
act-emergency = 非常移動をする
act-end-turn = 手番を終える
step-discover = { $space }のチットを取る
step-refuel = { $space }で補給する
step-emergency = { $space }へ非常移動
step-end-turn = 手番を終える
step-regular = { $space }（通常バーンで払う）
step-isofuel = { $chit }を使ってボーナスバーンを得る
step-water = { $chit }を使って水を得る
label-discover = チットを取る
label-refuel = 補給する
reason-all-used = 移動もオペレーションも済みました。水のチットはまだ使えます。
reason-moved = 移動は終わりました。オペレーションはまだ行えます。
reason-flying = 移動の途中です。残りは通常バーン{ $regular }、ボーナスバーン{ $bonus }です。
reason-out-of-fuel = このロケットには1バーン分の燃料もありません。非常移動で1スペース進めます。
reason-thrust-sail = 正味推力{ $thrust }：基本{ $base }、{ $why }圏の太陽光{ $modifier }。
reason-thrust-rocket = 正味推力{ $thrust }：基本{ $base }、重量級{ $why } { $modifier }。
reason-thrust-sail-late = 正味推力{ $thrust }：基本{ $base }、{ $why }圏の太陽光{ $modifier }、遅い手番+1。
reason-thrust-rocket-late = 正味推力{ $thrust }：基本{ $base }、重量級{ $why } { $modifier }、遅い手番+1。
suggest-fly = { $space }へ飛ぶ
fact-price = { $burns ->
    [0] 無料
   *[other] { $burns }バーン
}
fact-then = 次に{ $space }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }
}

# 費用と結果。
fact-burns = { $regular }バーン{ $bonus ->
    [0] {""}
   *[other] とボーナス{ $bonus }
}、残り{ $left }{ $bonus-left ->
    [0] {""}
   *[other] とボーナス{ $bonus-left }
}
fact-pivot = ピボット：この分岐で曲がるには2バーンかかります。
fact-fuel = 湿質量{ $wet }、燃料の残り{ $steps }ステップ
fact-tanks = 水{ $tanks }タンク：湿質量{ $wet }、{ $class }級
fact-water-unknown = 水の量は補給するとわかります。
fact-flyby = フライバイで{ $gained }ボーナスバーンを得ます。
fact-isofuel = この移動で使える2ボーナスバーンを得ます。
fact-risk = ダイス{ $rolls }回、6分の1で失敗
fact-hazard = ダイスを振り、6回に1回は失敗します。失敗すると移動が止まり{ $count ->
    [0] ます。失うチットはありません。
   *[other] 、チットを{ $count }個失います。
}
fact-home = 帰還です。あなたのゲームはここで終わります。
fact-home-first = 帰還です。あなたのゲームはここで終わり、ほかの人はあと3手番ずつです。
fact-strands = そこで止まると、燃料は帰還にも、水があると分かっているサイトにも足りません。
fact-lands = 着陸すると移動は終わります。
fact-operation-used = そこにはチットがありますが、この手番のオペレーションは済んでいます。
fact-chit-left = ここにはチットがあり、オペレーションも残っています。
fact-not-moved = まだ移動していません。
fact-ends-move = これで移動は終わります。
fact-emergency = 無料で1スペース。これが移動のすべてです。
fact-below-four = 帰還に必要な{ $need }個を下回ります。

# どのサイト？
step-scan = 3か所までスキャンする
title-scan = どのサイトをスキャンしますか？
reason-scan = チットのあるサイトを3か所まで。水の量を知るのはあなただけです。この手番のオペレーションになります。
reason-scan-ends-move = チットのあるサイトを3か所まで。水の量を知るのはあなただけです。オペレーションになり、移動は終わります。
act-scan = スキャンする

# どのチットを失う？
title-loss = 危険でどのチットを失いますか？
reason-loss = 1が出ました。選んだチット{ $count }個がゲームから外れます。
act-loss = 手放す

# できない理由。
refused-no-edge = { $from }と{ $to }をつなぐ航路はありません。
refused-same-edge = この移動で{ $to }から{ $from }へ来ました。同じ線は引き返せません。
refused-not-home = 帰還にはチットが{ $need }個必要ですが、{ $have }個しかありません。
refused-pivot = { $from }で{ $to }へ曲がるのはピボットです。この一歩には{ $need }バーン必要ですが、残りは{ $have }です。
refused-burns = { $from }から{ $to }へは{ $need }バーン必要ですが、残りは{ $have }です。
refused-fuel = { $from }から{ $to }へは燃料が{ $need }ステップ必要ですが、残りは{ $have }です。
refused-same-price = { $from }から{ $to }へはボーナスバーンを使わないので、選ぶものがありません。
refused-out-of-fuel = 1バーンには燃料が{ $need }ステップ必要ですが、残りは{ $have }です。燃料切れのロケットにできるのは非常移動だけです。
refused-move-over = この手番の移動は終わりました。
refused-no-isofuel = このチットに黄色いしずくはありません。
refused-no-water = このチットに青いしずくがないか、宇宙機が水を使いません。
refused-not-held = このチットを持っていません。
refused-no-emergency = 非常移動は、推力か燃料のないまま移動を始める宇宙機のものです。
refused-one-step = 非常移動の行き先は隣のスペースです。
refused-loss = 手放すのは{ $need }個です（指定は{ $have }個）。
refused-operated = この手番のオペレーションは済んでいます。
refused-no-chit-here = { $space }にチットはありません。
refused-sails-burn-nothing = セイルは水を使いません。
refused-not-on-a-site = { $space }はサイトではありません。
refused-scan-count = スキャンできるのは1〜{ $most }か所の異なるサイトです。
refused-nothing-to-scan = { $space }にチットはありません。

# 記録。
log-dealt-sails = 火星圏までの全サイトにチットが置かれました。全員に秘密のミッションが1枚あります。最初は{ $seat }。
log-dealt-rockets = セレス圏までの全サイトにチットが置かれました。全員に秘密のミッションが2枚あります。最初は{ $seat }。
log-turn = ラウンド{ $round }：{ $seat }。
log-flown = { $seat }が飛びます：{ $way }。通常バーン{ $regular }、ボーナスバーン{ $bonus }。
log-emergency = { $seat }が{ $space }へ非常移動します。
log-hazard-passed = { $seat }が{ $space }で{ $die }を出し、無事です。
log-hazard = { $seat }が{ $space }で{ $die }を出し、移動は終わりです。
log-lost = { $seat }が失います：{ $chits }。
log-isofuel = { $seat }が{ $chit }を使い、2ボーナスバーンを得ます。
log-water = { $seat }が{ $chit }を使います。{ $tanks }タンク、湿質量{ $wet }。
log-discovered = { $seat }が{ $space }のチットを取ります：{ $chit }。
log-scanned = { $seat }がスキャンします：{ $sites }。
log-refuelled = { $seat }が{ $space }で補給します。{ $tanks }タンク、湿質量{ $wet }。
log-first = { $seat }が「{ $mission }」の条件を最初に満たしました。
log-feat = { $seat }が「{ $mission }」の条件を満たしました。
log-mission = { $seat }がミッションを達成：{ $mission }、{ $vp }VP。
log-home-first = { $seat }が最初に帰還しました。ほかの人はあと3手番ずつです。
log-home = { $seat }が{ $rank }番目に帰還しました。
log-left = { $seat }が退席します。チットは箱へ戻ります。
log-all-home = 全員が帰還しました。ゲーム終了です。
log-three-turns = 最後の3手番が終わりました。ゲーム終了です。
log-round-limit = 最後のラウンドが終わりました。ゲーム終了です。
log-abandoned = 全員が退席しました。得点なしでゲーム終了です。
log-solo-home = 期限内に帰還しました。試練は終わりです。
log-solo-late = 14ラウンドが終わり、帰還できませんでした。試練は終わりです。

# 結末。
ending-all-home = 全員帰還
ending-three-turns = 最初の帰還から3手番
ending-round-limit = ラウンドの上限
ending-abandoned = 全員退席
ending-solo-home = ひとり用の試練、期限内に帰還
ending-solo-late = ひとり用の試練、期限切れ

# 卓の一覧。
board-table = 卓
board-set-up = 準備中です。
board-turn = ラウンド{ $round }。{ $seat }の手番です。
board-loss = ラウンド{ $round }。{ $seat }が危険でチットを{ $count }個失います。
board-over = { $ending }。{ $winners }の勝ちです。
board-shared = { $ending }。{ $winners }が勝利を分け合います。
board-abandoned = 全員が退席しました。勝者はいません。
board-player = { $seat }、{ $craft }
board-at = { $space }、{ $zone }圏
board-home = { $rank }番目に帰還
board-left = 退席
board-fuel = 湿質量{ $wet }、燃料の残り{ $steps }ステップ
board-no-chits = チットなし
board-chits = チット{ $count }個：{ $letters }
board-turns = 残り{ $left }手番
board-own = あなた
board-hand = あなたのチット、{ $vp }VP：{ $chits }
board-fresh = ほかの人の最近の発見：{ $chits }
board-mission-done = 達成したミッション：{ $mission }
board-mission-open = ミッション：{ $mission }（現在{ $have }）
board-mission-gone = 達成できないミッション：{ $mission }（{ $seat }による）
board-map = 地図
board-sites = チットのあるサイト{ $count }か所：{ $sites }
board-out = ゲームから外れたもの：{ $letters }
board-result = 結果
board-score = { $seat }：{ $place }位、{ $total }VP。競争{ $race }、チット{ $chits }、ミッション{ $missions }、宝石{ $gems }
board-find = { $chit }（{ $space }で発見）
board-result-left = { $seat }は退席し、得点はありません。
board-rating = 評価：{ $rating }
result-done = { $mission }：達成、{ $vp }VP
result-gone = { $mission }：未達成（{ $seat }が先でした）
result-behind = { $mission }：未達成（{ $have }対{ $other }）
result-open = { $mission }：未達成（{ $need }のうち{ $have }）
board-revealed = 隠れていたもの
board-unplaced = 配られなかったチット：{ $chits }
board-lost = 失われたチット：{ $chits }
board-unused = 誰も持たなかったミッション：{ $missions }
