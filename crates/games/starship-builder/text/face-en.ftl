
# What the table page says.
none = none
or = or
mass = mass
rad = rad
thrust = Thrust
fuel = Fuel
needs = Needs
gives = Gives
therms = therms
isru = ISRU
light = light
heavy = heavy
solar = solar
brief-thruster = thrust { $thrust }, fuel { $fuel }
brief-robonaut = ISRU { $isru }
brief-mass = mass { $mass }
brief-therms = { $n ->
    [one] { $n } therm
   *[other] { $n } therms
}
brief-radiator = { $light } or { $heavy } therms
cards-left = { $n } left
deck-empty = Empty
your-hand = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
status-left = Has left
status-your-pick = Your pick
status-picks = Picks
status-handed-in = Handed in
status-assembles = Assembles
status-waits = Waits
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
supports = Supports
draft-ends = The draft ends when a deck is empty.
best-ship = Your best ship
if-it-ended-now = Against what the others could fly if the draft ended now.
no-ship-yet = No ship yet
no-ship = No ship
no-ship-possible = No ship possible
best-of-hand = The best ship this hand allows
who-feeds-whom = Who feeds whom
what-is-missing = What is missing
cooling = Cooling: { $have } of { $need } therms needed
lacks-part = No { $kind } in hand
lacks-supply = No { $kind } is fed. It needs
lacks-therms = { $n ->
    [one] { $n } therm of cooling short
   *[other] { $n } therms of cooling short
}
highest-wins = highest wins
lowest-wins = lowest wins
point = point
all-assemble = Everybody assembles a ship.
category = Category
your-ship = Your ship
a-ship = A ship
five-against = Five numbers, against the others
if-they-fly-best = If each of them flies the best ship their hand allows.
operational = operational: all fed and cooled
not-operational = not operational yet
drawn-mass = Mass, sum
drawn-rad = Rad, weakest
drawn-needs = needs { $needs }
drawn-ship = Ship from stern to bow: { $cards }.
drawn-feeds = What feeds what: { $feeds }.
drawn-feed = { $from } gives { $letter } to { $to }
tally-points = Points, had the draft ended there

# Words of the printed game, and ours for them.
box-words = Fuel Consumption = fuel; Patent = card

# The part of the table above the log, where one part is shown at a time.
tab-right = Ship
