# Space Diamonds: everything the rules say. Names of things are in names-en.ftl, words of the page in face-en.ftl.
seat = { $seat }
letter-S = S
letter-C = C
letter-M = M
letter-V = V
letter-D = D
letter-H = H
letters-of = { $letter } × { $count }
chit-face = { $letter } { $kind } ({ $vp } VP)
chit-face-water = { $letter } { $kind } ({ $vp } VP, { $drops ->
    [one] { $drops } tank of water
   *[other] { $drops } tanks of water
})
mass-mixed = { $whole } { $part }
signed-plus = +{ $number }
signed-minus = −{ $number }
signed-zero = ±0
site-water = { $space } (water { $water })

# What next?
title-turn = What do you do next on your turn?
act-turn = Make this move
act-discover = Take the chit
act-refuel = Refuel
act-emergency = Take the emergency step
act-end-turn = End the turn
step-discover = Take the chit of { $space }
step-refuel = Refuel at { $space }
step-emergency = Emergency step to { $space }
step-end-turn = End the turn
step-regular = { $space }, paid with regular burns
step-isofuel = Spend { $chit } for bonus burns
step-water = Spend { $chit } for water
label-discover = Take a chit
label-refuel = Refuel
reason-all-used = Your move and your operation are used. You may still spend water.
reason-moved = Your move is over. You may still operate.
reason-flying = Your move goes on: { $regular } regular and { $bonus } bonus burns left.
reason-out-of-fuel = Your rocket has no fuel for a single burn. It may take one emergency step.
reason-thrust-sail = Net thrust { $thrust }: base { $base }, sunlight in the zone of { $why } { $modifier }.
reason-thrust-rocket = Net thrust { $thrust }: base { $base }, weight class { $why } { $modifier }.
reason-thrust-sail-late = Net thrust { $thrust }: base { $base }, sunlight in the zone of { $why } { $modifier }, late place in turn order +1.
reason-thrust-rocket-late = Net thrust { $thrust }: base { $base }, weight class { $why } { $modifier }, late place in turn order +1.
suggest-fly = Fly to { $space }
fact-price = { $burns ->
    [0] free
    [one] { $burns } burn
   *[other] { $burns } burns
}
fact-then = then { $space }{ $more ->
    [0] {""}
   *[other] , +{ $more }
}

# What it costs and what follows.
fact-burns = { $regular ->
    [one] { $regular } burn
   *[other] { $regular } burns
}{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } bonus
}; { $left } left{ $bonus-left ->
    [0] {""}
   *[other] {" "}and { $bonus-left } bonus
}
fact-pivot = A pivot: turning at this junction costs 2 burns.
fact-fuel = Wet mass { $wet }, { $steps ->
    [one] { $steps } fuel step left
   *[other] { $steps } fuel steps left
}
fact-tanks = { $tanks ->
    [one] { $tanks } tank of water
   *[other] { $tanks } tanks of water
}: wet mass { $wet }, class { $class }
fact-water-unknown = How much water there is you learn by refuelling.
fact-flyby = { $gained ->
    [one] The flyby gives { $gained } bonus burn.
   *[other] The flyby gives { $gained } bonus burns.
}
fact-isofuel = Gives 2 bonus burns for this move.
fact-risk = { $rolls ->
    [one] 1 roll, 1 in 6 fails
   *[other] { $rolls } rolls, 1 in 6 fails
}
fact-hazard = A roll, 1 in 6 fails: the move stops and { $count ->
    [0] you have no chits to lose.
    [one] { $count } of your chits is lost.
   *[other] { $count } of your chits are lost.
}
fact-home = You are home: your game ends here.
fact-home-first = You are home: your game ends here, the others have three more turns each.
fact-strands = If you stop there, your fuel reaches neither home nor any water you know of.
fact-lands = Landing ends the move.
fact-operation-used = A chit lies there, but your operation is used this turn.
fact-chit-left = A chit lies here and your operation is not used.
fact-not-moved = You have not moved.
fact-ends-move = This ends your move.
fact-emergency = One step at no cost. It is your whole move.
fact-below-four = You would hold fewer than the { $need } chits that bring you home.

# Which sites?
step-scan = Scan up to three sites
title-scan = Which sites do you scan?
reason-scan = Up to three sites with chits. You alone learn how much water they have. It is your operation for this turn.
reason-scan-ends-move = Up to three sites with chits. You alone learn how much water they have. It is your operation and ends your move.
act-scan = Scan

# Which chits are lost?
title-loss = Which chits does the hazard take?
reason-loss = { $count ->
    [one] You rolled a 1: { $count } chit of your choice leaves the game.
   *[other] You rolled a 1: { $count } chits of your choice leave the game.
}
act-loss = Give them up

# Why not?
refused-no-edge = No route joins { $from } and { $to }.
refused-same-edge = You came from { $to } to { $from } in this move. Not back by the same edge.
refused-not-home = You need { $need } chits to come home and have { $have }.
refused-pivot = Turning at { $from } towards { $to } is a pivot. The step costs { $need } burns, you have { $have }.
refused-burns = { $to } costs { $need ->
    [one] { $need } burn
   *[other] { $need } burns
} from { $from }, you have { $have }.
refused-fuel = The step from { $from } to { $to } takes { $need } fuel steps, you have { $have }.
refused-same-price = No bonus burn would be used from { $from } to { $to }, so there is nothing to choose.
refused-out-of-fuel = A burn takes { $need } fuel steps and you have { $have }. A rocket out of fuel has only the emergency step.
refused-move-over = Your move is over for this turn.
refused-no-isofuel = This chit has no yellow drop.
refused-no-water = This chit has no blue drops, or your craft burns no water.
refused-not-held = You do not hold this chit.
refused-no-emergency = The emergency step is for craft that begin their move without thrust or fuel.
refused-one-step = The emergency step goes to a neighbouring space.
refused-loss = You give up { $need } chits, not { $have }.
refused-operated = Your operation is used for this turn.
refused-no-chit-here = No chit lies at { $space }.
refused-sails-burn-nothing = A sail burns no water.
refused-not-on-a-site = { $space } is not a site.
refused-scan-count = A scan names one to { $most } different sites.
refused-nothing-to-scan = No chit lies at { $space }.

# The log.
log-dealt-sails = Chits lie on every site out to Mars. Everybody has a secret mission. { $seat } begins.
log-dealt-rockets = Chits lie on every site out to Ceres. Everybody has two secret missions. { $seat } begins.
log-turn = Round { $round }: { $seat }.
log-flown = { $seat } flies { $way }: { $regular } regular and { $bonus } bonus burns.
log-emergency = { $seat } takes the emergency step to { $space }.
log-hazard-passed = { $seat } rolls { $die } at { $space }: all is well.
log-hazard = { $seat } rolls { $die } at { $space }: the move is over.
log-lost = { $seat } loses { $chits }.
log-isofuel = { $seat } spends { $chit } for 2 bonus burns.
log-water = { $seat } spends { $chit }: { $tanks ->
    [one] { $tanks } tank
   *[other] { $tanks } tanks
}, wet mass { $wet }.
log-discovered = { $seat } takes the chit of { $space }: { $chit }.
log-scanned = { $seat } scans { $sites }.
log-refuelled = { $seat } refuels at { $space }: { $tanks ->
    [one] { $tanks } tank
   *[other] { $tanks } tanks
}, wet mass { $wet }.
log-first = { $seat } is the first to do what “{ $mission }” asks.
log-feat = { $seat } has done what “{ $mission }” asks.
log-mission = { $seat } completes a mission: { $mission }, { $vp } VP.
log-home-first = { $seat } is home first. Everybody else has three more turns.
log-home = { $seat } is home, arrival number { $rank }.
log-left = { $seat } leaves. The chits go to the box.
log-all-home = Everybody is home. The game is over.
log-three-turns = The last three turns are over. The game is over.
log-round-limit = The last round is over. The game is over.
log-abandoned = Everybody has left. The game is over without a score.
log-solo-home = Home in time. The trial is over.
log-solo-late = Round 14 is over and the craft is not home. The trial is over.

# How it ended.
ending-all-home = All home
ending-three-turns = Three turns after the first return
ending-round-limit = Round limit reached
ending-abandoned = Everybody left
ending-solo-home = Solo trial, home in time
ending-solo-late = Solo trial, not home in time

# The table as a list.
board-table = The table
board-set-up = The table is being set up.
board-turn = Round { $round }. It is the turn of { $seat }.
board-loss = Round { $round }. { $seat } gives up { $count ->
    [one] { $count } chit
   *[other] { $count } chits
} to a hazard.
board-over = { $ending }. { $winners } wins.
board-shared = { $ending }. { $winners } share the victory.
board-abandoned = Everybody has left. There is no winner.
board-player = { $seat }, { $craft }
board-at = At { $space }, zone of { $zone }
board-home = Home, arrival number { $rank }
board-left = Has left
board-fuel = Wet mass { $wet }, { $steps ->
    [one] { $steps } fuel step left
   *[other] { $steps } fuel steps left
}
board-no-chits = No chits
board-chits = { $count ->
    [one] { $count } chit
   *[other] { $count } chits
}: { $letters }
board-turns = { $left ->
    [one] { $left } turn left
   *[other] { $left } turns left
}
board-own = Yours
board-hand = Your chits, { $vp } VP: { $chits }
board-fresh = Lately seen with others: { $chits }
board-mission-done = Mission completed: { $mission }
board-mission-open = Mission: { $mission } (so far { $have })
board-mission-gone = Mission out of reach: { $mission }, because of { $seat }
board-map = Map
board-sites = { $count ->
    [one] { $count } site with a chit
   *[other] { $count } sites with chits
}: { $sites }
board-out = Out of the game: { $letters }
board-result = Result
board-score = { $seat }: place { $place }, { $total } VP. Race { $race }, chits { $chits }, missions { $missions }; gems { $gems }
board-find = { $chit }, found at { $space }
board-result-left = { $seat } has left and has no score.
board-rating = Rating: { $rating }
result-done = { $mission }: completed, { $vp } VP
result-gone = { $mission }: not completed, { $seat } was there before
result-behind = { $mission }: not completed, { $have } against { $other }
result-open = { $mission }: not completed, { $have } of { $need }
board-revealed = What was hidden
board-unplaced = Never dealt: { $chits }
board-lost = Lost: { $chits }
board-unused = Missions nobody had: { $missions }
