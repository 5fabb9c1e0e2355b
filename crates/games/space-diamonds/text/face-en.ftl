
# What the table page says.
list = { $all }
round = Round { $n } of { $of }
move-open = Move open
move-used = Move used
move-under-way = Flying: { $regular } burns left, { $bonus } bonus
operation-open = Operation open
operation-used = Operation used
endgame = Somebody is home. The others have their last turns.
turns-left = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}
status-left = Has left
status-home = Home, no. { $rank }
status-your-turn = Your turn
status-turn = On turn
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
status-waits = Waits
wet-mass = Wet mass
net-thrust = Net thrust if a move began now
chits-held = Chits held
thrust-more = Thrust { $base } + { $by } { $why } = { $net }
thrust-less = Thrust { $base } − { $by } { $why } = { $net }
thrust-more-late = Thrust { $base } + { $by } { $why } + 1 late place = { $net }
thrust-less-late = Thrust { $base } − { $by } { $why } + 1 late place = { $net }
fuel-left = { $steps ->
    [one] { $steps } fuel step:
   *[other] { $steps } fuel steps:
} { $burns ->
    [one] { $burns } burn
   *[other] { $burns } burns
} at { $each }
fuel-strip = Dry mass { $dry }, wet mass { $wet }, { $class }. After a full burn { $least }.
your-chits = { $vp ->
    [one] Chits, { $vp } point
   *[other] Chits, { $vp } points
}
towards-home = { $have } of { $need } to go home
no-chits = No chits
your-missions = Your missions
mission-done = Done
mission-gone = Out of reach: { $seat } was first
mission-progress = { $have } of { $need }
mission-against = You have { $have }, the best of the others { $rival }
mission-have = You have { $have }
mission-against-of = { $seat } has { $have }, the best of the others { $rival }
mission-have-of = { $seat } has { $have }
map-key = Map key
key-home = Home, with four chits
key-lagrange = Turn freely
key-burn = Costs a burn
key-hohmann = Straight free, pivot costs 2
key-corner = Corner: a pivot
key-hazard = Hazard
key-hazard-burn = Burn with a hazard
key-flyby = Flyby, bonus burns
key-site = Site
key-chit = Site with a chit
view-inner = Where the chits are
view-whole = Whole map
view-craft = My craft
avoid-hazards = Avoid hazards
pay-how = How burns are paid
pay-plain = Bonus burns first
pay-isofuel = Use isofuel
pay-fuel = Pay with fuel, keep the bonus
find-a-place = Find a place
reach-price = { $space }: { $burns ->
    [0] free
    [one] { $burns } burn
   *[other] { $burns } burns
}, { $left } left{ $risk ->
    [0] {""}
   *[other] , { $risk } % risk
}
reach-price-fuel = { $space }: { $burns ->
    [0] free
    [one] { $burns } burn
   *[other] { $burns } burns
}, { $left } left{ $risk ->
    [0] {""}
   *[other] , { $risk } % risk
}, wet mass { $wet }
all-craft = Spacecraft
sail-side = Sail side of every card
dry-mass = Dry mass { $mass }
all-with-sails = With sails
all-with-rockets = With rockets
sail-missions = Sail missions
rocket-missions = Rocket missions
source-race = Race home
source-chits = Chits
source-missions = Missions
gem-points = Points in gems, for ties
not-home = not home
what-was-hidden = What was hidden
untaken = Chits left on the map
unplaced = Chits never placed
lost-chits = Chits lost to hazards
unused-missions = Missions nobody held
plan-title = Flight planner
plan-go = Show the ways
plan-where = Where to?
plan-wanted = Missions and home
plan-sites = Sites
plan-none = No way there within 16 turns.
mission-away = { $n ->
    [one] One turn away
   *[other] { $n } turns away
}
plan-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
plan-fuel = { $n ->
    [one] { $n } step of fuel
   *[other] { $n } steps of fuel
}
plan-isofuel = { $n ->
    [one] { $n } isofuel chit
   *[other] { $n } isofuel chits
}
plan-risk = { $n } % risk
plan-home = { $n ->
    [one] Home from there in { $n } turn
   *[other] Home from there in { $n } turns
}
plan-strands = Afterwards fuel reaches neither home nor known water.
plan-first = Fly the first turn
tally-points = Points
tally-chits = Chits held

# Words of the printed game, and ours for them.
box-words = Discovery Chit = chit; Spacecraft = craft; Heliocentric Zone = zone; Player Turn = turn
what-scores = What scores
scores-chits = Chits you hold, each
scores-missions = Your missions, once done
scores-home = Home with four chits, by arrival
under-a-chit = Under a chit, on average
chits-lying = On the map
chit-values = How many are worth how much
chit-mean = Mean
mean = { $whole }.{ $tenth }

# The part of the table above the log, where one part is shown at a time.
tab-right = Plans
