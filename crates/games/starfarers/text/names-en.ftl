# Starfarers: names of things, the same for rules and page.
game-starfarers = Starfarers
tagline-starfarers = Settle new suns, win over four peoples, and answer what you meet in between.

# Options of a table.
option-set-up = Set-up
option-set-up-basic = Basic
option-set-up-basic-about = Fixed starts
option-set-up-expert = Expert
option-set-up-expert-about = Place your own
option-supply = Supply from Earth
option-supply-normal = Normal
option-supply-normal-about = One card below 9 VP
option-supply-fast = Fast
option-supply-fast-about = Two cards below 7 VP
option-draw = Drawing supply cards
option-draw-automatic = Automatic
option-draw-button = When you choose to
option-tie = Tie for a friendship chip
option-tie-lowest-dock = Lowest dock number
option-tie-fewest = Fewest posts in all
option-tie-most = Most posts in all
option-freight = Freight rings
option-freight-6 = At most 6, stock of 24
option-freight-5 = At most 5, stock of 20
option-first-ship = First ship in the basic set-up
option-first-ship-colony = Colony ship
option-first-ship-choice = Colony or trade ship
option-bazaar = Bazaar Licence (goods 1 for 1)
option-bazaar-unlimited = As often as you like
option-bazaar-once = Once a turn
option-relief = Relief Chest
option-relief-own = On your own rolls
option-relief-every = On every roll
option-two-numbers = Two-number chips
option-two-numbers-on = In play
option-two-numbers-off = One number each
option-bases = Alien bases
option-bases-fixed = Fixed places
option-bases-shuffled = Peoples shuffled
option-reader = Your left neighbour sees the encounter card
option-reader-yes = Yes
option-reader-no = No
option-target = VP to win
option-target-15 = 15 VP
option-target-12 = 12 VP
option-target-13 = 13 VP
option-target-14 = 14 VP
option-target-16 = 16 VP
option-target-17 = 17 VP
option-target-18 = 18 VP
option-look = Looking under chips
option-look-automatic = Automatic
option-look-request = When you choose to
option-lesson = Guided first game
option-lesson-off = none
option-lesson-first-voyage = The first voyage

# Resources.
resource-ore = ore
resource-fuel = fuel
resource-carbon = carbon
resource-food = food
resource-goods = goods

# Parts of the mother ship.
part-freight-ring = freight ring
part-booster = booster
part-cannon = cannon

# What can be built.
build-colony-ship = colony ship
build-trade-ship = trade ship
build-spaceport = spaceport
build-cannon = cannon
build-booster = booster
build-freight-ring = freight ring

# Balls.
ball-blue = blue
ball-yellow = yellow
ball-red = red
ball-black = black

# Backs and faces of number chips.
dot-alpha = α
dot-beta = β
dot-gamma = γ
dot-delta = δ
dot-yellow = yellow dot
dot-red = red dot
dot-blue = blue dot
dot-white = white dot (reserve)
chip-number = { $number }
chip-two = { $low } or { $high }
chip-lair = pirate lair { $strength }
chip-ice = ice planet { $rings }

# Colours of players.
colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-white = white

# Neighbours, as seen from the active player.
neighbour-left = left neighbour
neighbour-right = right neighbour
neighbour-second-left = second neighbour to the left
neighbour-second-right = second neighbour to the right

# The four peoples.
people-green-folk = Green Folk
people-green-folk-text = Gardeners of whole worlds. Their friends harvest more.
people-merchants = Merchants
people-merchants-text = Everything has a price with them. Their friends pay a lower one.
people-scientists = Scientists
people-scientists-text = They rebuild whatever lands. Their friends fly faster and hit harder.
people-diplomats = Diplomats
people-diplomats-text = They never raise their voice. Their friends are spared, honoured and helped.

# Bases as places on the board.
base-west = western base
base-east = eastern base
base-north-west = north-western base
base-north-east = north-eastern base

# Systems, planets and colony sites as printed.
system-alpha = Alder 
system-beta = Birch 
system-gamma = Ginkgo 
system-delta = Dogwood 
system-A = Amber 
system-B = Beryl 
system-C = Coral 
system-D = Dune 
system-E = Ember 
system-F = Flint 
system-G = Garnet 
planet-alpha-B = Alder South
planet-alpha-L = Alder West
planet-alpha-R = Alder East
planet-beta-B = Birch South
planet-beta-L = Birch West
planet-beta-R = Birch East
planet-gamma-B = Ginkgo South
planet-gamma-L = Ginkgo West
planet-gamma-R = Ginkgo East
planet-delta-B = Dogwood South
planet-delta-L = Dogwood West
planet-delta-R = Dogwood East
planet-A-L = Amber West
planet-A-R = Amber East
planet-A-T = Amber North
planet-B-L = Beryl West
planet-B-R = Beryl East
planet-B-T = Beryl North
planet-C-L = Coral West
planet-C-R = Coral East
planet-C-T = Coral North
planet-D-L = Dune West
planet-D-R = Dune East
planet-D-T = Dune North
planet-E-B = Ember South
planet-E-L = Ember West
planet-E-R = Ember East
planet-F-B = Flint South
planet-F-L = Flint West
planet-F-R = Flint East
planet-G-L = Garnet West
planet-G-R = Garnet East
planet-G-T = Garnet North
site-alpha-BR = Alder south-east
site-alpha-BL = Alder south-west
site-alpha-LR = Alder north
site-beta-BR = Birch south-east
site-beta-BL = Birch south-west
site-beta-LR = Birch north
site-gamma-BR = Ginkgo south-east
site-gamma-BL = Ginkgo south-west
site-gamma-LR = Ginkgo north
site-delta-BR = Dogwood south-east
site-delta-BL = Dogwood south-west
site-delta-LR = Dogwood north
site-A-LT = Amber north-west
site-A-LR = Amber south
site-A-RT = Amber north-east
site-B-LT = Beryl north-west
site-B-LR = Beryl south
site-B-RT = Beryl north-east
site-C-LT = Coral north-west
site-C-LR = Coral south
site-C-RT = Coral north-east
site-D-LT = Dune north-west
site-D-LR = Dune south
site-D-RT = Dune north-east
site-E-BR = Ember south-east
site-E-BL = Ember south-west
site-E-LR = Ember north
site-F-BR = Flint south-east
site-F-BL = Flint south-west
site-F-LR = Flint north
site-G-LT = Garnet north-west
site-G-LR = Garnet south
site-G-RT = Garnet north-east

# Friendship cards.
friend-F01 = Rich Seams
friend-F02 = Deep Wells
friend-F03 = Black Forests
friend-F04 = Full Granaries
friend-F05 = Busy Workshops
friend-F06 = Ore Counter
friend-F07 = Fuel Counter
friend-F08 = Carbon Counter
friend-F09 = Food Counter
friend-F10 = Bazaar Licence
friend-F11 = Tuned Ship I
friend-F12 = Tuned Ship II
friend-F13 = Tuned Ship III
friend-F14 = Slipstream Drive
friend-F15 = Focused Lenses
friend-F16 = Light Tribute
friend-F17 = Seat of Honour I
friend-F18 = Seat of Honour II
friend-F19 = Fair Shares
friend-F20 = Relief Chest

# Encounters: kinds.
encounter-kind-merchant = merchant
encounter-kind-false-merchant = false merchant
encounter-kind-tribute = tribute
encounter-kind-shady-deal = shady deal
encounter-kind-ambush = ambush
encounter-kind-distress = distress call
encounter-kind-rescue = rescue
encounter-kind-rift = rift
encounter-kind-travellers = travellers
encounter-kind-wear-and-tear = wear and tear

# What is read to you. Cards of one kind share their question.
question-vessel = A trading vessel hails you and drifts closer, holds open. How many cards do you hand over as a sign of good will?
question-pursue = The smile is gone and so is your gift: a pirate, making off at full burn. Do you give chase?
question-pursue-paint = Paint flakes off the stern, and under it the black of a pirate who is leaving with your gift. Do you give chase?
question-tribute = Pirates bar the lane and demand { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for safe passage. Do you pay?
question-stranger = A stranger opens a crate a hand’s breadth: three cards of your choice for one of yours, and no questions. Do you take the deal?
question-raiders = For one card a pirate offers to plunder every other player on your behalf. Do you hire him?
question-ambush = A raider drops out of the dark with its guns already glowing. Do you try to flee?
question-distress = A ship is sinking towards a sun and its voice is breaking up. Do you answer the distress call?
question-rescue = Pirates have boarded a stranger’s ship, close enough for you to see the grapnels. Do you attempt a rescue?
question-rift = Space tears open ahead of your first ship, and light leaks out of it. Do you fly in?
question-travellers = Travellers without a homeworld cross your path and hold out their hands. How many cards do you give them?

# Encounters: titles and what is read at the end of each branch.
encounter-E01 = Amber Caravan
encounter-E01-0 = They close their holds without a word. By nightfall every station knows how tight your fist is.
encounter-E01-1 = A bow, a parcel, a bow. A polite exchange among strangers.
encounter-E01-2 = They answer in kind, and the caravan’s singers add your name to an evening song.
encounter-E01-3 = Lanterns are lit on every deck. There is a feast, and you leave with more than you can carry gracefully.
encounter-E02 = Ring Pedlar
encounter-E02-0 = He shrugs, whistles to his pilot and is gone.
encounter-E02-1 = He turns your gift over in the light, nods, and praises you at every stop of his round.
encounter-E02-2 = He answers in kind and tells the next harbour whom he had it from.
encounter-E02-3 = He rolls up his sleeves and fits a part to your hull himself. “For the road,” he says.
encounter-E03 = Ledger-Keeper
encounter-E03-0 = He writes down your name and, beside it, a zero. He shows the page to anyone who asks.
encounter-E03-1 = He keeps it, rules a line under it and says nothing at all.
encounter-E03-2 = He adds you to the column of the generous and speaks well of you.
encounter-E03-3 = He closes the book for the first time in years and opens his hold instead.
encounter-E04 = Open-Handed Captain
encounter-E04-0 = She looks at your empty hands and takes pity. Something small is pushed across.
encounter-E04-1 = She laughs and doubles it.
encounter-E04-2 = She matches it card for card and drinks to your health on an open channel.
encounter-E04-3 = She will not hear of it. All of it comes back to you, with her compliments.
encounter-E05 = Merchant Prince
encounter-E05-0 = Insulted, he lays his barges across your course until his temper has cooled.
encounter-E05-1 = One card, for a prince. An inept dealing, and much laughed about at court.
encounter-E05-2 = He inclines his head a finger’s breadth. He is content.
encounter-E05-3 = With a wave of the hand he leaves you one of the ships of his train.
encounter-E06 = Smiling Stranger
encounter-E06-0 = Disappointed, he runs off before you can ask his name.
encounter-E06-win = Two shots across the bow and he heaves to. You take back what is yours, and the tale travels.
encounter-E06-lose = He turns, takes aim and shoots out your drive.
encounter-E06-no = You watch his lights grow small. He gets away.
encounter-E07 = Painted Hull
encounter-E07-0-win = With nothing to steal he opens fire. Your gunners are faster: the pirate is beaten.
encounter-E07-0-lose = With nothing to steal he opens fire. The pirate strikes, and your drive goes dark.
encounter-E07-win = His engines are as false as his paint. You take back what is yours.
encounter-E07-lose = Under the paint there were guns. He strikes back, and something tears off your hull.
encounter-E07-no = A trail of coloured flakes is all that stays behind. He gets away.
encounter-E08 = Toll of the Red Moon
encounter-E08-yes = They count it twice and wave you through.
encounter-E08-win = Their gate-ship comes apart, and you take a part from the wreck.
encounter-E08-lose = They shoot a part off your hull and then help themselves in your hold.
encounter-E09 = Toll of the Black Comet
encounter-E09-yes = They pocket both and wave you through.
encounter-E09-win = They had not met your like before. Their hold is yours.
encounter-E09-lose = They plunder you, shoot off a part and leave you turning slowly in the dark.
encounter-E10 = Toll of the Grey Hand
encounter-E10-yes = They take it and, laughing, clip your drive all the same.
encounter-E10-win = The Grey Hand lets go. Their hold is yours.
encounter-E10-lose = A part is gone, the hold is half empty and the drive is dead. But everyone saw how bravely you stood.
encounter-E11 = Crates without Seals
encounter-E11-low = The crates had an owner, and the owner has friends. Word gets round.
encounter-E11-middle = A patrol comes alongside with a list. The goods are impounded; what you paid is gone.
encounter-E11-high = Nobody notices, and nobody asks.
encounter-E11-no = The stranger was known everywhere but to you. Your honesty is praised.
encounter-E12 = Cargo of the Lost Convoy
encounter-E12-low = The convoy stays lost, and nobody notices what you carry.
encounter-E12-middle = A patrol reads the marks on the crates. The goods are impounded; what you paid is gone.
encounter-E12-high = The widows of the convoy learn who bought the cargo. Word gets round.
encounter-E12-no = You shake your head and fly on.
encounter-E13 = Raiders for Hire
encounter-E13-low = He vanishes with your card and, as it turns out, with your good name.
encounter-E13-middle = The raid succeeds. Then somebody finds your seal on the contract.
encounter-E13-high = The raid succeeds, and not a soul has seen a thing.
encounter-E13-no = You send him away, and he bows as if he had expected it.
encounter-E14 = Lone Wolf
encounter-E14-escape = His shots fall short, then fall silent. You outrun him.
encounter-E14-win = The raider breaks apart in front of you, and you salvage a part.
encounter-E14-lose = A hit amidships. When the smoke clears, some of the cargo is gone as well.
encounter-E15 = Twin Blades
encounter-E15-escape = You get away, with every station on the line watching. A cowardly flight, they call it.
encounter-E15-win = One blade is broken, the other yields. Their hold is yours.
encounter-E15-lose = They come from both sides and cut you to pieces.
encounter-E16 = Old Corsair
encounter-E16-escape = The old man’s engines cough. You outrun him.
encounter-E16-win = The raider strikes its colours. The ship is your prize.
encounter-E16-lose = He has done this for forty years. You are driven all the way home.
encounter-E17 = The Burning Yacht
encounter-E17-win = You pull her clear with the paint blistering. The engineer you saved rewards you.
encounter-E17-lose = Another hand reaches her first. All you bring back is a melted part.
encounter-E17-no = You keep your course. Others must help.
encounter-E18 = Pilgrims in Peril
encounter-E18-win = They kneel on your deck, then share out what they have.
encounter-E18-lose = You come too late, and the heat takes a part.
encounter-E18-no = You keep your course. Others must help.
encounter-E19 = The Envoy’s Shuttle
encounter-E19-win = It was an envoy of the Council. You are revered throughout the sector.
encounter-E19-lose = A useless race: others had her safe already. It costs you a part and the day.
encounter-E19-no = Somebody kept a record of who flew past. Selfish, they say.
encounter-E20 = The Lure
encounter-E20-win = There was no ship, only guns. It was a trap, and you turned it.
encounter-E20-lose = There was no ship, only guns. It was a trap, and it closes.
encounter-E20-no = Behind you the call breaks off in the middle of a word. It was a trap; good that you flew on.
encounter-E21 = Ore Barge under Fire
encounter-E21-win = The grapnels fall away. The bargemaster is grateful and says so in goods.
encounter-E21-lose = They disable your ship and, since they are there, help themselves.
encounter-E21-no = You dim your lights and fly on.
encounter-E22 = Colonists under Fire
encounter-E22-win = The pirates cut their lines and run. The colonists reward you.
encounter-E22-lose = A hit amidships, before you are even in range.
encounter-E22-no = They saw you turn. Your flight is noticed.
encounter-E23 = Pathfinder under Fire
encounter-E23-win = For this deed the pathfinder shows you a short cut that is on no chart.
encounter-E23-lose = They disable your ship and help themselves in your hold.
encounter-E23-no = You fly on, by the long way.
encounter-E24 = Silver Rift
encounter-E24-win = You keep ahead of the silver edge and ride it out wherever you wish.
encounter-E24-lose = The edge catches up with you. It tosses you about and spits you out where you were.
encounter-E24-no = You steer clear of it and straight into something else.
encounter-E25 = Hungry Rift
encounter-E25-low = It closes behind the ship like a mouth. Nothing comes out again.
encounter-E25-middle = It chews on you for a while. You crawl out again, slower than before.
encounter-E25-high = You fly so fast through its throat that it forgets to swallow.
encounter-E25-no = You steer clear, and it snaps at nothing.
encounter-E26 = Singing Rift
encounter-E26-win = You follow the tune to its end, and your chart of it is copied everywhere.
encounter-E26-lose = You miss a beat, and it tears off a part.
encounter-E26-no = You steer clear and hum the tune for days.
encounter-E27 = The Grey Singers
encounter-E27-0 = They stop singing. A curse on you, and something falls off your hull.
encounter-E27-1 = One of them lays a hand on your bow. A blessing on you.
encounter-E27-2 = “Name a place,” they sing. Your wish is granted.
encounter-E27-3 = “Name a place,” they sing. Your wish is granted, and there is a verse about it now.
encounter-E28 = The Lantern Fleet
encounter-E28-0 = The lanterns pass you by, one after the other.
encounter-E28-1 = They hang a small lantern on your bow. A blessing on you.
encounter-E28-2 = They turn their great mirrors on you: a wind for your sails.
encounter-E28-3 = They confer for a while, then give you one of their boats.
encounter-E29 = The Silent Train
encounter-E29-0 = As one they turn away, and others see it.
encounter-E29-1 = A single sign passes from ship to ship. It means miserliness.
encounter-E29-2 = They bow, all of them, without a sound.
encounter-E29-3 = The whole train parts, and where it was the way lies open.
encounter-E30 = The Tinker Clan
encounter-E30-0 = They had hoped for more. Disappointed, they go their way.
encounter-E30-1 = They weigh it, weigh something else against it and trade fairly.
encounter-E30-2 = Half a dozen children swarm over your hull, and when they are done a part is fitted.
encounter-E30-3 = The whole clan comes aboard with tools. You are revered as a friend.
encounter-E31 = Wear and Tear: Long Haul
encounter-E31-read = Too much hangs on old bolts.
encounter-E32 = Wear and Tear: Inspection
encounter-E32-read = The inspectors have come.

# Columns on the frame of the map; no I, which reads as 1.
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
