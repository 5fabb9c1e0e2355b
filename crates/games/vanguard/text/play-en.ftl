# Vanguard: questions, answers and the log.

# What is asked.
ask-muster = { $count ->
    [one] Which of your sections lands?
   *[other] Which { $count } of your sections land?
}
ask-muster-for = { $count ->
    [one] Which section of { $seat } lands?
   *[other] Which { $count } sections of { $seat } land?
}
ask-keep-crew = { $section }: who joins the landing party?
ask-deck = { $section }: which cards make the deck, { $count } or more?
ask-load = What is loaded, and who carries it?
ask-start-in = In which sector does { $who } begin?
ask-land-in = Where does the lander come down?
ask-give-start = Who gets the start token?
ask-pass-start = Who begins the next round?
ask-action = What does { $who } do (actions left: { $count })?
ask-consent = Lift off now?
ask-react = { $moment }: does { $who } react?
ask-meanwhile = Use something meanwhile?
ask-spend = { $count ->
    [one] Which die does { $who } spend?
   *[other] Which { $count } dice does { $who } spend?
}
ask-sacrifice = Which die does { $who } sacrifice?
ask-recharge = { $count ->
    [one] Which die does { $who } recharge?
   *[other] Which { $count } dice does { $who } recharge?
}
ask-push-out = Which die of { $who } is pushed out?
ask-roll = Which dice does { $who } roll?
ask-leave-behind = { $count ->
    [one] Which die of { $who } stays behind?
   *[other] Which { $count } dice of { $who } stay behind?
}
ask-add = Which dice join the roll?
ask-discard = { $count ->
    [one] Which card does { $who } discard?
   *[other] Which { $count } cards does { $who } discard?
}
ask-reroll = { $count ->
    [one] Which die is thrown again?
   *[other] Which dice are thrown again (at most { $count })?
}
ask-turn = { $count ->
    [one] Which die is turned?
   *[other] Which dice are turned (at most { $count })?
}
ask-send = { $count ->
    [one] Which die is given up?
   *[other] Which { $count } dice are given up?
}
ask-take-back = { $count ->
    [one] Which die is taken back?
   *[other] Which dice are taken back (at most { $count })?
}
ask-turn-any = Which die is turned to which face?
ask-cancel-danger = Which danger die is set aside?
ask-reroll-danger = Which danger die is thrown again?
ask-assist = Does { $who } assist { $active }?
ask-combo = Which combo is used?
ask-special = Which dice go to the special effect?
ask-row = Take the { $line } row?
ask-injury = Which injury die is resolved next?
ask-branch = { $card }: which of these?
ask-pay = Pay ({ $price }) for this: { $gain }?
ask-may = Do this: { $gain }?
ask-whom = Whom does it concern: { $gain }?
ask-step = Where does { $who } step?
ask-track = Which track advances first?
ask-next-event = Which of these events comes next?
ask-ignore = Which icon of the path is ignored ({ $count } left)?
ask-lead-type = { $count ->
    [one] A lead of which type?
   *[other] { $count } leads: of which type?
}
ask-find-type = { $count ->
    [one] A discovery of which type?
   *[other] { $count } discoveries: of which type?
}
ask-next-lead = { $type } ({ $count } already): which lead is placed next?
ask-lead-card = Who draws the card of the lead?
ask-lead-charge = Who gets the charge of the lead?
ask-give-up = Which discovery is given up ({ $count } in all)?
ask-column = Which column of { $who } takes the injury die?
ask-heal = What is healed for { $who }?
ask-turn-wound = Which wound of { $who } is turned face down?
ask-strain-first = { $who } has no such die left. Strain first?
ask-exchange = { $gear }: from { $from } to { $to }?
ask-rank-up = Which rank-up card is kept?
ask-recruit = { $section }: which recruit is kept?
ask-add-on = Which add-on is installed?
ask-course = Where does the ship go?
ask-scan = Uncover another line of the landing card?
ask-facility = Which facility is opened?
ask-study = Which project does the laboratory complete?
ask-second-project = Assign a senior scientist for a second project?
ask-enqueue = Which project goes into the queue?
ask-work = Who works on a project?
ask-hire = Which section recruits?
ask-train = Who trains whom?
ask-solve = Which situation is solved, and how?
ask-repair = Which lander is repaired?
ask-lander = Which lander is used?
ask-outfit = Which modifications are fitted?
ask-send-crew = { $section }: who goes down?
ask-buy = What is bought with success tokens?
ask-use-aboard = Use this discovery up aboard?
ask-nurse = Who nurses whom?
ask-crew = Whom does it concern?
ask-penalty = Morale cannot fall further. What does it cost?

# What is answered.
act-lift-off = Lift off
act-pass = Pass
act-rest = Rest
act-strain = { $who }: strain
act-travel = Travel to { $sector }
act-use = Use { $card }
act-hand = { $gear }: { $from } to { $to }
act-use-of = { $who }: use { $card }

# What the main button says.
act-spend = Spend
act-sacrifice = Sacrifice
act-recharge = Recharge
act-push-out = Push it out
act-roll = Roll
act-leave-behind = Leave them behind
act-add = Add to the roll
act-discard = Discard
act-reroll = Throw again
act-turn = Turn
act-send = Give up
act-take-back = Take back
act-muster = Send them down
act-deck = Take this deck
act-outfit = Fit them
do-keep = Keep { $what }
do-begin-in = Begin at { $what }
do-land-in = Land at { $what }
do-step = Step to { $what }
do-load = Load { $what }
do-take = Take { $what }
do-place = Place { $what }
do-choose = Choose { $what }
do-give-up = Give up { $what }
do-column = Into the column: { $what }
do-that = Do that
do-without = Do without
do-track = Advance first: { $what }
do-event = Next: { $what }
do-ignore = Ignore { $what }
do-set-aside = Set { $what } aside
do-throw-again = Throw { $what } again
do-turn = Turn { $what }
do-help = Assist with { $what }
do-row = Take the row
do-no-row = Leave the row
do-resolve = Resolve { $what }
do-combo = Use { $what }
do-special = Apply it { $what }
do-start = Give it to { $what }
do-exchange = Agree to it
do-refuse = Refuse
do-use = Take { $what }
do-install = Install { $what }
do-send = Send { $what }
do-damage = Damage { $what }
do-recruit = Recruit for { $what }
do-let-rest = Let { $what } rest
do-pay = Pay with { $what }
do-use-up = Use it up
do-keep-it = Keep it
do-throw-those = Throw them again
do-leave-so = Leave them so
do-open = Open { $what }
do-enqueue = Queue { $what }
do-complete = Complete { $what }
do-repair = Repair { $what }
prepare-draw = Prepare: draw a card
prepare-check = Prepare: roll for combos
prepare-draw-check = Prepare: draw, then roll
prepare-check-draw = Prepare: roll, then draw
group-special = Special actions
group-travel = Travel
group-prepare = Prepare
group-use = Cards and gear
rest-yield = { $count ->
    [one] Recharges a die, then draws.
   *[other] Recharges { $count } dice, then draws.
}
travel-price = Path: { $tolls }
lift-behind = { $count ->
    [one] One is left behind, and lost
   *[other] { $count } are left behind, and lost
}
lift-yes = Yes, lift off
lift-no = No, stay
react-pass = Let it pass
take-it = Yes
leave-it = No
strain = Strain
sacrifice-instead = Sacrifice a die instead
stop-turning = Enough
turn-to = { $die } to { $face }
assist-nothing = Give nothing
assist-two = { $die } and { $other }
combo-done = No more combos
combo-for = { $card } with { $dice }
special-with = { $count ->
    [one] Once, with { $dice }
   *[other] { $count } times, with { $dice }
}
special-decline = Do not apply it
step-stay = Stay here
load-done = Nothing more
load-with = { $gear }: { $who }
heal-column = Injury die on { $colour }
heal-rolled = Injury die in the roll: { $face }
heal-nothing = Nothing
crew-converts = May spend a { $colour } base result as { $icon }.
column-free = { $count ->
    [one] One free slot
   *[other] { $count } free slots
}
leads-lie = { $count ->
    [one] One lead there
   *[other] { $count } leads there
}
track-stands = Space { $space } of { $length }
page-done = Nothing more
course-stay = Stay, without a destination
course-examine = Examine { $landing } (energy { $energy })
course-fly = Fly to { $system } (energy { $energy })
course-home = One energy towards the way home
scan-done = That is enough
scan-energy = For one energy
assign-crew = Assign { $who }
study-helped = { $project }, with { $who }
work-on = { $who }: { $project }
train-of = { $teacher } trains { $pupil }
solve-pay = { $situation }: pay
solve-assign = { $situation }: assign { $who }
repair-by = { $lander }: { $who }
buy-die = A die for every section
buy-die-with = A die for every section, cheaper with { $who }
buy-promotion = Promote { $who }
nurse-of = { $nurse } nurses { $patient }
penalty-dice = Every section loses its last die
penalty-desertion = { $who } deserts
penalty-tech = The technology level falls

# Why not.
refused-count = It must be { $count }.
refused-bound = Who has used something to help with this gives a die as well.
refused-deck = A deck has at least { $count } cards of the section, none above the rank.
refused-lander = The lander stands in sector { $sector }.
refused-locked = The way is not open yet.
refused-no-change = It would change nothing.
refused-no-movement = Nobody can leave this place now.
refused-no-slot = There is no free slot of that colour.
refused-no-supplies = There are no supplies left.
refused-nobody-helps = Nobody here can add a die.
refused-price = It cannot be paid.
refused-proposed = It was refused this turn already.
refused-special-used = A turn has one special action.
refused-slots = The lander has no slot for that.

toll-free = free
toll-travel = travel icon
toll-spend = spend a { $die }
toll-danger = { $table }
toll-sacrifice = sacrifice a die

# Names.
signed-plus = +{ $number }
signed-minus = −{ $number }
signed-zero = ±0
die-any = die of any colour
dice-any = dice of any colour
die-red = red die
dice-red = red dice
die-green = green die
dice-green = green dice
die-blue = blue die
dice-blue = blue dice
die-showing = die showing { $icon }
dice-showing = dice showing { $icon }
die-base = { $colour } base die
die-specialised = { $colour } { $icon } die
die-universal = { $colour } universal die
die-expert = { $colour } expert die
die-wild = { $colour } wild die
die-available = available
die-spent = spent
lead-plain = { $value }
lead-card = { $value } with a card
lead-charge = { $value } with a charge
lead-recycle = { $value }, back into the bag
lead-charge-recycle = { $value } with a charge, back into the bag
moment-event = An event is revealed
moment-danger = Danger dice are rolled
moment-wound = A wound is near
moment-check = The dice lie there
moment-travel = Setting out
moment-rest = A rest begins
moment-prepare = Preparing
section-planet = Planet
section-crew = Crew
sector-named = { $number } { $name }
board-condition = In force: { $condition }
board-pools = Supplies { $supplies }, success { $success }, discoveries { $found }
board-mission = Mission: { $mission }
board-place = { $sector }: { $poi }
board-crew = { $who } ({ $section }), sector { $sector }: dice { $available } and { $spent } spent, wounds { $wounds }, cards { $cards }, charges { $charges }
facility-laboratory = Laboratory
facility-production = Production complex
facility-barracks = Barracks
facility-situation-room = Situation room
facility-add-on = Add-on

# What happened.
log-spent = { $count ->
    [one] { $who } spends a die.
   *[other] { $who } spends { $count } dice.
}
log-sacrificed = { $count ->
    [one] { $who } sacrifices a die.
   *[other] { $who } sacrifices { $count } dice.
}
log-recharged = { $count ->
    [one] { $who } recharges a die.
   *[other] { $who } recharges { $count } dice.
}
log-pushed-out = { $count ->
    [one] An injury pushes a die of { $who } out.
   *[other] Injuries push { $count } dice of { $who } out.
}
log-drew = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
log-discarded = { $who } discards { $cards }.
log-played = { $who } plays { $card }.
log-combo = { $who } uses the combo of { $card }.
log-ability = { $who } uses an ability.
log-gear = { $who } uses { $gear }.
log-charges = { $count ->
    [one] { $who } now has one charge.
   *[other] { $who } now has { $count } charges.
}
log-wounded = { $who } is wounded: { $wound }.
log-injury-healed = An injury die of { $who } is healed.
log-wound-healed = A wound of { $who } is healed.
log-wound-turned = A wound of { $who } is turned face down.
log-immune = { $who } is proof against { $wound }.
log-wound-prevented = A wound of { $who } is prevented.
log-survived = { $who } survives a fourth wound.
log-died = { $who } is dead.
log-loaded = { $who } carries { $gear }.
log-handed = { $who } hands { $gear } to { $to }.
log-check = { $who } tries: { $action }.
log-prepare-check = { $who } rolls to prepare.
log-assisted = { $count ->
    [one] { $who } assists with a die.
   *[other] { $who } assists with { $count } dice.
}
log-afar = { $who } assists from afar.
log-taken-back = Nobody helps { $who }; the action is taken back.
log-rolled = { $who } rolls { $dice }.
log-rolled-nothing = { $who } rolls no die.
log-injury = An injury of { $who } bites: { $face }.
log-counter = { $action }: the { $line } counter stands at { $count }.
log-row = { $who }: the { $line } row.
log-poi = Sector { $sector }: { $poi }.
log-time = { $track }: space { $space }.
log-condition = Now in force: { $condition }.
log-condition-over = The condition has passed.
log-mission-added = A mission: { $mission }.
log-mission-done = Mission done: { $mission }.
log-mission-failed = Mission failed: { $mission }.
log-threat = { $threat }: sector { $sector }.
log-threat-gone = { $threat } is gone.
log-token = { $who } sets up { $gear }.
log-moved = { $who } is in sector { $sector }.
log-supplies = Supplies: { $count }.
log-success = { $count ->
    [one] One success token.
   *[other] { $count } success tokens.
}
log-log = { $log }
log-lander-damaged = The lander is damaged.
log-landed = The lander is down in sector { $sector }.
log-travels = { $who } sets out for sector { $sector }.
log-rank-up = Completed: { $card }.
log-leads = Leads, { $type }: { $leads }.
log-found = Found: { $card }.
log-given-up = Given up: { $card }.
log-finds-lost = What was found is lost.
log-round = Round { $round }.
log-start = { $who } has the start token.
log-turn = { $who }’s turn.
log-passed = { $who } does nothing more.
log-lift-proposed = { $who } wants to lift off.
log-lift-yes = { $seat } agrees to lift off.
log-lift-no = { $seat } wants to stay.
log-rested = { $who } rests.
log-prepared = { $who } prepares.
log-strained = { $who } strains.
log-event = { $who } reveals: { $event }.
log-danger = { $who } rolls danger: { $dice }.
log-landing-rolled = Coming down: { $number }.
log-left = { $seat } has left for good.
log-closed-lift = The lander lifts off.
log-closed-evacuation = Everybody is evacuated.
log-closed-log = The exploration is over.
log-closed-abandoned = Nobody is left at the table.
log-phase = Phase { $phase }.
log-pools = Energy { $energy }, command { $command }.
log-bank = In the bank: { $count }.
log-morale = Morale: { $morale }.
log-tech = Technology level { $level }.
log-dice = Dice of every section: { $count }.
log-objective = Objective: { $objective }.
log-flown = The ship is at { $system }.
log-examined = In the scanner: { $landing }.
log-situation = A situation: { $situation }.
log-deserted = { $who } has deserted.
log-mourned = { $who } is mourned.
log-studied = Researched: { $project }.
log-built = Built: { $project }.
log-exhibited = On display: { $card }.
log-campaign-over = The voyage ends: { $ending }

# Options and endings.
game-vanguard = Vanguard
tagline-vanguard = Land, explore, come home
option-mission = Mission
option-mission-eye = Eye of the Void
option-mission-eye-about = The first mission
option-mission-lifeline = Operation Lifeline
option-mission-lifeline-about = Bring them out
option-mission-dead-reckoning = Operation Dead Reckoning
option-mission-dead-reckoning-about = A falling station
option-mission-glass-orchard = Operation Glass Orchard
option-mission-glass-orchard-about = A harvest
option-mission-pellucid = Pellucid
option-mission-pellucid-about = Ice and sleepers
option-mission-matchstick = Matchstick
option-mission-matchstick-about = Burnt rock
option-mission-thornmantle = Thornmantle
option-mission-thornmantle-about = A breathing forest
option-mission-quiet-yard = The Quiet Yard
option-mission-quiet-yard-about = Dead ships
option-mission-cinder-archive = Cinder Archive
option-mission-cinder-archive-about = Warm ruins
option-mission-brackwater = Brackwater
option-mission-brackwater-about = Tides and traders
option-mission-loom = The Loom
option-mission-loom-about = The last place
option-mission-lampfall = Lampfall
option-mission-lampfall-about = Survivors in the cold
option-mission-slow-city = The Slow City
option-mission-slow-city-about = Patient masters
option-mission-campaign = Campaign
option-mission-campaign-about = The whole voyage
option-party = Party
option-party-standard = As many as players, two at least
option-party-two = Two
option-party-three = Three
option-party-four = Four
option-lethal = Lethal Space
option-lethal-off = Off
option-lethal-off-about = A fourth wound evacuates
option-lethal-on = On
option-lethal-on-about = A fourth wound may kill
ending-kindled = The lamps are kindled
ending-kindled-alone = Kindled, and alone
ending-severed = The thread is severed
ending-severed-lit = Severed, with lights behind
ending-home = Home by the own thread
ending-home-blind = Home, without a thread
ending-long-way = The long way home
ending-lost = Lost
ending-success = The mission is done
ending-failed = The mission has failed
ending-evacuated = Evacuated
ending-abandoned = Abandoned
ending-gold = Gold
ending-silver = Silver
ending-bronze = Bronze
ending-no-grade = Won, without a grade

# Chapters.
option-sittings = Sittings
option-sittings-chapters = A table for each chapter
option-sittings-one-table = The whole campaign at one table
ending-chapter = A chapter is closed
log-chapter = Page 39: the chapter is closed.
log-voted = votes.
log-vote-carried = { $votes } of { $of } votes decide.
log-vote-tied = breaks a tie of { $votes } of { $of } votes each.
chronicle-voyage = The voyage
chronicle-missions = Missions
chronicle-choices = What was decided
chronicle-crew = Crew
chronicle-ship = The ship
chronicle-logs = Logs read
chronicle-phases = Phases: { $count }
chronicle-dice = Dice of every section: { $count }
chronicle-alive = Crew alive: { $count }
chronicle-keystones = Keystones: { $count }
chronicle-exceptional = Exceptional discoveries: { $count }
chronicle-done = Missions done: { $count }
chronicle-grade = { $operation }: { $grade }
chronicle-failed = Explorations that failed: { $count }
chronicle-joined = { $who } has come aboard.
chronicle-lost = { $who } is gone.
chronicle-gear = New in the inventory: { $gear }

# What people are asked rather than a rule.
ask-pay-research = What pays for { $project }?
ask-leave-find = The lander holds no more. Which discovery is given up?
ask-reroll-survival = { $who }, survival test: { $dice }. Throw severe results again?
ask-damage-lander = Which lander is damaged?
ask-keep-resting = { $section }: who stays aboard and rests?
queue-take-out = { $project }: out of the queue, its stage is lost
log-survival = Survival test of { $who }: { $dice }.
option-clock = Clock
option-clock-on = It runs: the voyage is lost at phase 18
option-clock-off = It does not run
option-auto-pass = Windows
option-auto-pass-on = Only those are asked who can react
option-auto-pass-off = Everybody concerned is asked
option-vote = Decisions aboard
option-vote-off = The page’s player decides
option-vote-on = Everybody votes
option-hands = Hands
option-hands-open = Open to all
option-hands-closed = Only one’s own is seen
ask-attend = Reactions: when to ask you?
act-attend = Reactions…
attend-useful = Only when I can react
attend-next = At the next chance, too
attend-always = Every time
