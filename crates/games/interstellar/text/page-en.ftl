# Interstellar: the table in words.
board-table = The table
board-own = What you alone know
board-when = Dozyear { $n }, phase: { $phase }
board-over = The game is over. { $ending }.
board-alert = { $alert }: { $does }
board-data = Earth Data face up: { $cards }
board-data-down = Earth Data face down: { $n }
board-reality = Turned over: { $reality }
board-commander = { $cyborg } commands for { $ideology }
board-law = In force: { $rules }
board-married = { $one } and { $other } are married
dome-waits = The radio dome of { $ideology } waits on { $card }
dome-at = The radio dome of { $ideology } flies home, now at { $space }
board-heading = It heads for { $space }
board-stores = Dry mass { $dry }, wet mass { $wet }, fuel levels { $levels }, charge { $charge }
board-section = { $tile }, { $side }: { $cells }
board-shield = { $tile }: { $cells }
board-foremost = Foremost: { $tile }
board-bow = Nuggets at the bow: { $n }
board-goo = { $goo } on { $place }
board-with = { $what } [{ $on }]
follows-so = { $what }: { $fact }
check-so = { $met } { $what }, { $stands }
board-column = { $section }: { $cards }. { $deck } in the deck
board-column-empty = { $section }: no card. { $deck } in the deck
board-card = { $card } (Stress { $stress })
board-mat = { $ideology }, { $state }, Stress { $stress }. { $worth }
board-slot = { $slot }: { $what }
board-slot-free = { $slot }: free
board-slot-shut = { $slot }: { $why }
board-besides = Besides: { $what }
board-shapes = Augmentations: { $what }
board-medals = Medals: { $what }
board-has-nugget = A nugget
board-person = { $name } ({ $about })
board-at-work = { $worker }: { $post }
board-star = { $star }: { $planets }
board-planet = { $planet } ({ $about })
planet-is-none = no such world
planet-drops = hydration { $n }; needs goo { $goo }, nuggets { $nuggets }
planet-caves = caves for two species of goo
board-party = Landed on { $planet }: { $who }
board-landfall = Landfall on { $planet }
board-ultralights = Ultralights ready: { $who }
own-ballot = Your vote: { $ideology }
own-rises = You rise with { $ideology }
own-bliss = You have named { $ideology } for bliss
own-data = Earth Data you have seen: { $cards }
own-volunteers = Your volunteers: { $who }
token-palm = All play together (palm)
token-king = Each plays for themselves (king)
token-cyborgs-learn = Cyborgs learn
token-red-eye = Avatars learn (red eye)
token-ramjet = The ramjet needs no fuel

# The end of a game.
result-source = Where the points come from
result-total = Total
source-people = Cyborgs
source-cards = Cards
source-medals = Medals
source-human = Human augmentations
source-goo = Tame goo
source-nugget = Nuggets
source-star = Command star
result-sum = All six together: { $n } VP
result-all = counts all six: { $n } VP
result-best = counts { $ideology }: { $n } VP
result-points = Points, as if all had landed then
result-points-said = Points of all six: { $ends }
result-mark = { $points } in dozyear { $n }
result-stress = Stress, with the highest
result-stress-said = Stress of { $ideology }, at most { $n }
result-lives = Births and deaths
result-lives-said = { $lives }
result-life = { $cyborg }: dozyear { $born } to { $died }
result-life-on = { $cyborg }: from dozyear { $born } on
result-child = { $life }, child of { $mother }
result-drive = Fuel, charge and speed
result-drive-said = Lowest charge { $charge }, highest speed { $velocity }
result-levels = Fuel levels
result-commanders = Commanders
result-promises = Promises
result-repute = { $seat }: { $kept } kept, { $broken } broken
result-terms-said = { $terms }
result-term = { $cyborg }: dozyears { $from } to { $to }
result-no-term = Nobody: dozyears { $from } to { $to }
result-losses = Goo and losses
result-outbreaks = Outbreaks
result-killed = Goo killed
result-tamed = Goo tamed
result-devoured = Cards devoured
result-loss = Dozyear { $n }: { $tile } ({ $cause })
result-dice = Dice, and what was to be expected
result-dice-said = { $n } dice: { $faces }
result-face = { $face } { $times } times
result-births = Motherhood Rolls
result-attrition = Attrition Rolls
result-luck = { $good } of { $rolls } went well; { $due } were to be expected
result-remarkable = Longest lives, closest calls
result-escape = { $cyborg } lived on in dozyear { $n } with { $chance } chances in 6
result-fewest = Fewest females alive: { $n }

# Workers of a mat.
board-workers = Workers: { $what }

# What is said beside a choice.
fact-success = succeeds in { $n } %
fact-outbreak = outbreak by { $worker }: { $n } %
fact-dies-on-six = { $worker } dies on a 6: { $n } %
fact-birth = a child in { $n } %
fact-commander-sleeps = the Commander would sleep, and an election follow
fact-unmet = what the card needs to be used is not there
fact-dead-battery = nobody recharges: the charge would end at { $n }
fact-radiation = +1 Stress: { $who }
fact-older = { $cyborg } dies { $before } % → { $after } %
fact-last-amazon = she is the last young Amazon, and bears no child this dozyear
fact-speed = flies { $n } spaces
fact-arrives = { $star } in { $n } dozyears
fact-cannot-stop = fuel for { $levels } levels cannot stop speed { $velocity }
fact-leaves-home = leaves a world where people could live
fact-idle = the ship would rest here without fuel or far from a star
fact-plasma = { $risk }: harm in { $n } %
fact-exit = leads off the map: that ends the game
fact-cloud = a cloud: { $tile } would be lost
fact-jet = a jet: a nugget may be seen
fact-cards-lost = cards lost: { $what }
fact-jars-gone = without Jars nobody can sleep, and no embryo is kept
fact-jars-lost = dead in the Jars: { $what }
fact-slots-lost = slots lost: { $n }
fact-caves = the game will end in the caves below in D4
fact-would-win = if the others vote for their own: { $who } wins with { $n }
fact-would-tie = if the others vote for their own: { $who } tie with { $n }

# Hints at the first meeting with a kind of question, cell, card, roll or law.
hint-task-prospect = A nugget at the bow is brought in: it belongs to a mat, counts there, and some worlds need it.
hint-task-dustbug = A Dustbug waits at a cloud, a hazardous star or a world ahead, and takes the next harm there.
hint-task-ultralight = An Ultralight flies in D5, before the ship: from a lens or a star it explores.
hint-task-outbreak = You may let goo break out on purpose: tame goo is worth points, and worlds may need it.
hint-task-decant = A child out of the Jars, of an Ideology that sleeps. Brought up by an Avatar it is an Orphan, without Wisdom.
hint-task-revive = As Decant, or a hibernating Meathead wakes at the Age he had.
hint-task-jar-pod = The Jars leave the ship as a pod, with all in them and all from left slots, for a star in range.
hint-task-recharge = The batteries go to 6. Fat Batteries need a lit engine for it.
hint-task-dropstone = The Batteries fall on a dry world and bring it a drop of water.
hint-task-ignition = Ignition comes first of all tasks. It takes charge, and every Awake Ideology gets 1 Stress.
hint-task-aerogel = Your Shield goes to the bow, and one open slot of the mat is lost for good.
hint-task-em-shield = For the rest of the dozyear all Plasma Risk Rolls get +1. It may be done before the rolls of D3.
hint-task-metal-foam = With three augmentations of its shape on board a section becomes lean, and a Shield may be added.
hint-card-selfish = A selfish card helps its Chief Engineer more than the ship.
hint-card-shield = A lean section is lighter, and the mass may come back as a Shield.
hint-card-parental = Parental cards help births and the young.
hint-card-earth-data = Earth Data cards help all for the rest of the voyage once they are turned up.
hint-card-exodus = Exodus cards change what the ship itself can do.
hint-card-stress-relief = Less Stress: elders live longer and goo breaks out less often.
hint-card-terraform = Terraforming makes a world ask for less, or gives it water.
hint-card-pod = Whoever leaves in a pod may land before the ship does.
hint-card-jump-start = Jump-starts fill the batteries without a lit engine.
hint-card-plasma-risk = These cards soften the Plasma Risk Rolls of this dozyear.
hint-card-research = Research cards bring knowledge: shapes, cards, medals.
hint-law-IN = Individuality commands: Meatheads may be sent to the Jars, cards are protected, and one may marry many.
hint-law-FR = Freedom commands: no orders but Copyright, and bliss may go to others.
hint-law-HO = Honor commands: levies and the Jars for the unfit, one marriage each, no divorce.
hint-law-UN = Unity commands: levies, and nuggets may be seized for the ship.
hint-law-AU = Authority commands: all regulations, and marriages are arranged.
hint-law-EQ = Equality commands: the unfit go to the Jars, nuggets may be seized, and everybody may love everybody.
hint-burn = A burn changes the speed and costs fuel for each level. To stop somewhere you need a level for each point of speed.
hint-rolls = Each card, fight and pregnancy is rolled for once. What comes first may help what comes later.
hint-tasks = Tasks are done one after the other and share the batteries: recharge when the next one would find too little.
hint-helm = Before the ship flies you may turn the alert or throw a tile overboard. Others may mutiny against that.
hint-way = The ship never turns back where it came from. Rings show where it may stand after this move.
hint-plasma = A Plasma Risk Roll: the higher, the better. The table says what each total does.
hint-tame = Tame goo lives on a mat: it counts as an augmentation there, and worlds may need it.
hint-birth = A Motherhood Roll succeeds on the faces printed for her Age. A failure may be rolled again where law or Wisdom allow.
hint-ballot = Votes are secret until all are in. Each player has one vote and one for each medal.

# The glossary.
glossary = Words of the game

# What a world asks for.
world-needs = water { $n } of { $of }, goo { $goo }, nuggets { $nuggets }
landing-now = in D4 of this dozyear

# Warnings.
fact-last-nugget = this flips the last nugget

# What the columns beside the board are called where they are tabs.
tab-left = Politics
tab-right = Crew

# The flight planner.
plan-title = Flight planner
plan-where = To which star?
plan-go = Plan
plan-dozyears = { $n ->
    [one] in 1 dozyear
   *[other] in { $n } dozyears
}
plan-burns = { $n ->
    [one] 1 burn
   *[other] { $n } burns
}
plan-fuel = fuel left: { $n }
plan-brakes = { $n ->
    [one] brakes without fuel at { $where }
   *[other] { $n } brakes without fuel: { $where }
}
plan-flies-by = cannot stop there
plan-clouds = clouds take { $what }
plan-risk = hazards: harm in { $n } %
plan-leg = After { $n }: { $space }. { $burn }
