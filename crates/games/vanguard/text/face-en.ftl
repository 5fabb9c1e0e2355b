# The page.

face-price = This path asks for: { $tolls }
face-locked = Locked. Still needed: { $needs }
face-outside = What is outside
face-round = Round { $n }
face-time = { $now } of { $length }
face-leads = { $type }: leads worth { $leads }, { $left } discoveries left
face-rank = rank { $n }
face-dead = Lost
face-acts = Acting, { $n } left
face-acted = Has acted
face-cards = cards in hand
face-gear = gear
face-spent = spent dice: { $n }
face-wounds = { $n } of 3 wounds
face-goals = What we are here for
face-nothing-here = Nothing is known of this place yet.
face-check = check
face-check-assisted = check, only with assistance
key-travel = what the condition asks
key-red = spend a red die
key-green = spend a green die
key-blue = spend a blue die
key-any = spend any die
key-sacrifice = sacrifice a die
key-lock = locked
key-lander = the lander
key-threat = a threat
all-icons = Icons
all-dice = Dice
all-boards = Worlds
all-places = Points of interest
all-missions = Missions
all-threats = Threats
all-conditions = Conditions
all-events = Events
all-discoveries = Discoveries
all-gear = Gear and landers
all-crew = Crew
all-cards = Section cards
all-wounds = Wounds
map-key = Map key
die-shows = { $die } { $icon }
die-shows-two = { $die } { $icon } and { $second }
test-so-far = { $test } ({ $count } so far)
fact-row = { $line } row: { $percent } %
fact-with-card = With { $card }: { $rows }
fact-steps = { $line } counter: { $steps }
fact-step = +{ $n } { $percent } %
fact-injuries = Injury dice rolled too: { $count }
face-column = { $colour }: { $n } dice on { $slots } slots
face-events = { $left } events in the deck, { $been } discarded
face-condition = In force
face-on-travel = Travel icon
face-time-over = When the time is over
face-holds = { $n } of { $most } discoveries aboard
face-damaged = damaged
face-lacks = Still to do: { $needs }
face-next = Next: { $effect }
face-look-at = Look at a sector
face-at-hand = Where it is happening
face-look = Look
face-with-dice = { $n ->
    [one] with one die
   *[other] with { $n } dice
  }
face-at-once = At once: { $line } row
face-without = without
face-same = the same icon
face-far = { $n ->
    [one] One step away
   *[other] { $n } steps away
  }
face-ways = Ways from here
view-planet = Planet
tab-left = Crew
tab-right = Place
view-ship = Ship book
view-logs = Archive
face-log = Log { $n }
face-aboard-ship = Aboard
face-phase = Phase { $n }
face-clock = warning at { $n }
face-courses = { $n ->
    [one] One way to go on
   *[other] { $n } ways to go on
  }
face-lines = { $n ->
    [one] One line still shut
   *[other] { $n } lines still shut
  }
face-doors = Still to open: { $doors }
face-energy-lost = Energy that is not used by the end of the facilities is lost: { $n }
face-command-lost = Command that is not used by the end of the facilities is lost: { $n }
face-aboard = Crew aboard
face-can-go = { $n } of { $all } can go
status-available = available
status-resting = resting
status-light = light bed
status-moderate = moderate bed
status-critical = critical bed
status-party = landing party
face-dice-owned = Dice a section
face-keys = { $n } of { $all } Keystones
face-situations = Situations
face-strike = strike at the next bridge
face-solve = Solve: { $ways }
way-assign = { $section } crew
way-energy = { $count } energy
way-command = { $count } command
way-bank = { $count } from the bank
way-discoveries = { $count } discoveries
face-command-income = { $n } a phase
face-new-situations = { $n } new ones a phase
face-failed = Failed missions
face-failed-of = { $n } of 4
face-installed = Installed
face-none-yet = Nothing yet.
face-no-landing = No destination is being examined.
face-line-biomes = Biomes
face-line-icons = Frequent icons
face-line-advice = Landing advice
face-line-dangers = Dangers
face-shut = shut
face-loss = Supplies lost while landing, on average
face-door-been = has been open
face-door-open = one command
face-door-shut = shut
face-queue = In production
face-stage = { $n } stages to go
face-price-of = { $n } { $what }
face-price-rare = { $n } rare { $what }
face-modifications = Modifications
face-folders = Free rank folders
face-nobody-lost = Nobody has been lost.
face-worlds = Where we have been
face-score = Score
face-rounds = Rounds
face-visited = Sectors visited
face-dangers = Danger dice rolled
face-done = done
face-not-done = failed
face-left-open = left open
face-brought = Brought home
face-lost = Lost
face-choices = What led here
all-situations = Situations
all-projects = Projects
all-upgrades = Upgrades
all-objectives = Objectives
all-landings = Landing cards
all-tables = Danger tables
all-pages = Pages of the ship book
all-modifications = Modifications

# What helps somebody who is asked this for the first time (8.7).
hint-ask-action = Two actions a turn, at most one of them special. A place’s card says what can be done there; paths say what they ask.
hint-ask-roll = Dice that are rolled are spent afterwards; those you keep are there for paths, dangers and the next check.
hint-ask-assist = One die from whoever stands in the same sector joins the roll. It is spent like the others.
hint-ask-combo = Dice given to a combo pay for its effect and count for nothing else in this check.
hint-ask-special = A special effect takes its dice before a row is marked: they move a counter and are gone from the roll.
hint-ask-row = A vanguard icon or a conversion would fill this row. You may leave it and take what comes next.
hint-ask-injury = Each injury die strikes the first wound card that shows its icon; then it goes back to a column.
hint-ask-track = Every track that reaches a marked space does what is printed there before the next one moves.
hint-ask-recharge = Spent dice come back to free slots of their colour. An injury die takes a slot.
hint-ask-sacrifice = A sacrificed die is gone for this whole exploration.
hint-ask-land-in = The lander stays here: the party must come back to this sector to lift off.
hint-ask-rank-up = If its condition is met before the end, one of the party rises in rank at home.
hint-ask-deck = These cards are drawn from during the exploration. Combos at their foot are paid with dice.
hint-ask-consent = Whoever is not in the lander’s sector stays behind for good.
hint-ask-react = This card can change what has just happened. Whoever passes is asked again only if something new comes.
hint-ask-column = An injury die covers one slot of a column until it is healed, and is rolled in every check.
hint-ask-recruit = Recruits join their section and can go on the next mission.
hint-ask-add-on = One add-on is in use at a time; it is opened from the facilities.
hint-ask-second-project = A senior scientist who is assigned now makes a second project possible, and rests afterwards.
hint-ask-crew = It concerns somebody aboard; whoever is in the landing party is not there.
hint-ask-penalty = Morale cannot fall below very low: instead the ship pays.
tally-dice-owned = Dice a section
tally-ranks = Ranks
tally-dice-left = Available dice
tally-wound-cards = Wounds
face-to-lander = lander { $n } away
view-whole = The whole world
suggest-usual = The usual choice

# What is told when it is over (8.6).
face-logs-read = Logs read
face-sources = Where success came from
face-finds-lost = Found and lost again
face-dice-rolled = What the dice did
face-rolled = rolled
face-sacrificed = sacrificed
face-hurt = wounds
face-expected = Vanguard icons and accidents as they were first thrown, and how many of them these dice show on average.
face-against = { $thrown } thrown, { $due } on average
face-tenths = { $whole }.{ $tenths }
face-helpers = Who assisted whom
face-helped = { $who } assisted { $whom }: { $n ->
    [one] once
   *[other] { $n } times
  }
face-alive = Crew alive
face-exceptional = Exceptional discoveries
face-missions-done = Missions done
face-decided = What decided it
face-operations = Operations
face-course = From phase to phase
face-distances = Every place from here
face-asks = It asks for: { $tolls }.
face-supplies-most = At most { $n } supplies.
toll-times = { $n } × { $toll }
suggest-companion = The companion would
