# Starship Builder: everything the game says, apart from what belongs to its page.
game-starship-builder = Starship Builder
tagline-starship-builder = Draft technology, then fly the best ship it makes.

# Options of a table.
option-categories = Categories
option-categories-five = Five
option-categories-five-about = Mass, ISRU, thrust, fuel, rad
option-categories-four = Four
option-categories-four-about = Without ISRU, as in older boxes
option-end = When a deck is empty
option-end-at-once = The draft ends at once
option-end-finish-round = The round is finished
option-hands = Hands
option-hands-open = Open
option-hands-open-about = Everybody sees who takes what
option-hands-hidden = Hidden
option-hands-hidden-about = Until ships are compared

# Kinds of cards and what supports give.
kind-TH = thruster
kind-RO = robonaut
kind-RF = refinery
kind-RE = reactor
kind-GE = generator
kind-RA = radiator
kinds-TH = Thrusters
kinds-RO = Robonauts
kinds-RF = Refineries
kinds-RE = Reactors
kinds-GE = Generators
kinds-RA = Radiators
support-X = Trap
support-W = Wave
support-B = Burst
support-P = Pulse
support-E = Electric
needs-two = { $one } or { $two }
needs-three = { $one }, { $two } or { $three }
needs-nothing = nothing

# The five numbers.
category-mass = Mass
category-isru = ISRU
category-thrust = Thrust
category-fuel = Fuel
category-rad = Rad-hardness
five-numbers = { $mass } · { $isru } · { $thrust } · { $fuel } · { $rad }
five-none = none
side-light = { $card } (light)
side-heavy = { $card } (heavy)
seat = { $seat }
some-card = a { $kind }

# Which card?
title-pick = Which card do you take?
reason-pick = Round { $round }. You take the top card of one deck.
act-take = Take { $card }
fact-thruster = Thrust { $thrust }, fuel { $fuel }, mass { $mass }, rad-hardness { $rad }
fact-robonaut = ISRU { $isru }, mass { $mass }, rad-hardness { $rad }
fact-refinery = Mass { $mass }, rad-hardness { $rad }
fact-support = Thrust modifier { $thrust }, fuel × { $factor }, mass { $mass }, rad-hardness { $rad }
fact-light = Light side: { $therms ->
    [one] cools { $therms } therm
   *[other] cools { $therms } therms
}, mass { $mass }, rad-hardness { $rad }
fact-heavy = Heavy side: { $therms ->
    [one] cools { $therms } therm
   *[other] cools { $therms } therms
}, mass { $mass }, rad-hardness { $rad }
fact-gives = Gives { $gives }
fact-needs = Needs { $needs }
fact-therms = { $therms ->
    [one] Needs { $therms } therm of cooling
   *[other] Needs { $therms } therms of cooling
}
fact-ends-draft = The last card of its deck: the draft ends with it.
fact-last-round = The last card of its deck: the draft ends with this round.
fact-ship-change = Your ship: { $before } → { $after }

# Which ship?
title-assemble = Which ship do you build?
reason-assemble = One thruster, one robonaut, one refinery and what they need. No cards: no ship.
act-assemble = Fly this ship
act-no-ship = Fly no ship
reason-no-ship = Your hand makes no ship: this time you only watch.
stays-in-dock = Stays in the dock
fact-wins = wins { $own } : { $other }
fact-shares = shares { $own } : { $other }
fact-loses = loses { $own } : { $other }
suggested-ship = { $cards }
fact-value = { $category } { $value }
fact-no-ship = Without a ship you take no part in the comparison.
fact-chains = { $count ->
    [one] { $count } way to supply the thruster
   *[other] { $count } ways to supply the thruster: you choose next
}
fact-ahead = { $category } { $own }: ahead of { $other }, the best the others can build
fact-level = { $category } { $own }: level with { $other }, the best the others can build
fact-behind = { $category } { $own }: behind { $other }, the best the others can build

# Which chain?
title-chain = Which cards supply the thruster?
reason-chain = The supply chains of your thruster differ in thrust or fuel.
act-chain = Choose this chain
chain-label = { $cards }
fact-chain = Thrust { $thrust }, fuel { $fuel }

# Why not?
refused-deck-empty = This deck is empty: { $kinds }.
refused-not-in-hand = { $card } is not in your hand.
refused-no-such-side = { $card } has no heavy side.
refused-without = The ship has no { $kind }.
refused-too-many = The ship has { $have } cards where one is allowed: { $kinds }.
refused-unsupported = { $card } needs { $needs }, and no other card of the ship gives it.
refused-too-hot = { $need ->
    [one] The ship needs { $need } therm of cooling and has { $have }.
   *[other] The ship needs { $need } therms of cooling and has { $have }.
}
refused-no-such-chain = That is not a supply chain of this thruster.

# What is missing for a ship.
missing-part = No { $kind } in hand
missing-supply = No { $kind } can run: nothing gives { $letters }
missing-therms = { $short ->
    [one] { $short } therm of cooling short
   *[other] { $short } therms of cooling short
}

# The log.
log-first-round = Round { $round } begins. { $seat } is first. On top: { $cards }.
log-put-away-refineries = In play are { $generators } generators, { $refineries } refineries and { $n } cards of each other kind. The rest stays in the box, and nobody knows which.
log-put-away = In play are { $generators } generators and { $n } cards of each other kind. The rest stays in the box, and nobody knows which.
log-round = Round { $round } begins. The tops go under their decks. { $seat } is first.
log-taken = { $seat } takes { $card }. The next { $kind } is { $next }.
log-taken-last = { $seat } takes { $card }. The deck is empty: { $kinds }.
log-draft-ended = The draft is over, a deck is empty: { $kinds }. Everybody assembles a ship.
log-submitted = { $seat } has decided.
log-submitted-none = { $seat } hands in no ship.
log-submitted-laid = { $seat } hands in a ship: { $cards }. Its supply chain is still to be chosen.
log-submitted-ship = { $seat } hands in a ship: { $ship }.
log-chain = { $seat } chooses a supply chain.
log-chain-own = { $seat } chooses a supply chain: { $ship }.
log-revealed = { $seat } flies { $cards }: mass { $mass }, ISRU { $isru }, thrust { $thrust }, fuel { $fuel }, rad-hardness { $rad }.
log-revealed-none = { $seat } has no ship.
log-point = { $category }: a point for { $seats }.
log-left = { $seat } leaves. The cards leave the game too.
log-won = { $winners } wins with the most points.
log-shared = { $winners } share the victory.
log-only-ship = { $winners } has the only ship and wins.
log-no-ships = Nobody has a ship, nobody wins.
log-last-player = { $winners } is the last player at the table and wins.

# How it ended.
ending-won = Won on points
ending-shared = A shared victory
ending-only-ship = Only one ship flies
ending-no-ships = No ship, no winner
ending-last-player = The last player wins

# The table as a list.
board-table = The table
board-set-up = The decks are being shuffled.
board-draft = Round { $round }. First is { $first }, now { $seat } takes a card.
board-assemble = Ships are being assembled. Still at it: { $seats }.
board-chain = Supply chains are being chosen. Still at it: { $seats }.
board-decks = Decks
board-deck = { $kinds }: { $card } on top, { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
board-deck-empty = { $kinds }: empty
board-hand = Hand of { $seat }
board-cards = { $kinds }: { $cards }
board-count = { $kinds }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-no-cards = No cards
board-gone = Out of the game
board-laid = Laid out: { $cards }
board-slip = Handed in: { $cards }. Mass { $mass }, ISRU { $isru }, thrust { $thrust }, fuel { $fuel }, rad-hardness { $rad }
board-slip-none = Handed in: no ship
board-ships = Ships
board-ship = { $seat }: { $cards }. Mass { $mass }, ISRU { $isru }, thrust { $thrust }, fuel { $fuel }, rad-hardness { $rad }
board-ship-none = { $seat }: no ship
board-result = Result
board-category = { $category }: { $value } is best, a point for { $seats }
board-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The cards.
card-TH01 = Ablative Plate
card-TH02 = De Laval Nozzle
card-TH03 = Dumbo
card-TH04 = Hall Effect
card-TH05 = Mass Driver
card-TH06 = Metastable Helium
card-TH07 = Monatomic Plug Nozzle
card-TH08 = Photon Heliogyro
card-TH09 = Photon Kite Sail
card-TH10 = Ponderomotive VASIMR
card-TH11 = Pulsed Inductive
card-TH12 = Re Solar Moth
card-RO01 = Blackbody-Pumped Laser
card-RO02 = Cat Fusion Z-pinch Torch
card-RO03 = Flywheel Tractor
card-RO04 = Free Electron Laser
card-RO05 = Kuck Mosquito
card-RO06 = MET Steamer
card-RO07 = Neutral Beam
card-RO08 = Nuclear Drill
card-RO09 = Phase-Locked Diode Laser
card-RO10 = Rock Splitter
card-RO11 = Solar-Pumped MHD Exciplex Laser
card-RO12 = Tungsten Resistojet
card-RF01 = Atomic Layer Deposition
card-RF02 = Basalt Fiber Spinning
card-RF03 = Carbo-Chlorination
card-RF04 = CVD Molding
card-RF05 = Electroforming
card-RF06 = Fluidized Bed
card-RF07 = Foamglass Sintering
card-RF08 = Froth Flotation
card-RF09 = In-Situ Leaching
card-RF10 = ISRU Sabatier
card-RF11 = Magma Electrolysis
card-RF12 = Supercritical Drying
card-RE01 = Cermet NERVA Fission
card-RE02 = D-D Fusion Magneto-Inertial
card-RE03 = D-T Fusion Tokamak
card-RE04 = D-T Gun Fusion
card-RE05 = Lyman Alpha Trap
card-RE06 = Metallic Hydrogen
card-RE07 = Mini-Mag RF Paul Trap
card-RE08 = Pebble Bed Fission
card-RE09 = Penning Trap
card-RE10 = Project Orion
card-RE11 = Rubbia Thin Film Fission Hohlraum
card-RE12 = Supercritical Water Fission
card-GE01 = AMTEC Thermoelectric
card-GE02 = Brayton Turbine
card-GE03 = Cascade Photovoltaic
card-GE04 = Cascade Thermoacoustic
card-GE05 = Catalyzed Fission Scintillator
card-GE06 = Ericsson Engine
card-GE07 = Flywheel Compulsator
card-GE08 = H2-O2 Fuel Cell
card-GE09 = In-Core Thermionic
card-GE10 = Magnetoshell Plasma Parachute
card-GE11 = Marx Capacitor Bank
card-GE12 = Optoelectric Nuclear Battery
card-GE13 = Photon Tether Rectenna
card-GE14 = Radioisotope Stirling
card-GE15 = Rankine MHD
card-GE16 = Rankine Solar Dynamic
card-GE17 = Solar Stirling
card-RA01 = Bubble Membrane
card-RA02 = Dielectric X-Ray Window
card-RA03 = ETHER Charged Dust
card-RA04 = Li Heatsink Fountain
card-RA05 = Magnetocaloric Refrigerator
card-RA06 = Microtube Array
card-RA07 = Mo-Li Heat Pipe
card-RA08 = Qu Tube
card-RA09 = Salt-Cooled Reflux Tube
card-RA10 = SS-NaK Pumped Loop
card-RA11 = Steel Pb-Bi Pumped Loop
card-RA12 = Ti-K Heat Pipe
