
# What the table page says.
outer-systems = OUTER SYSTEMS
home-systems = HOME SYSTEMS
planet-open = { $planet }: { $resource }, { $chip } ({ $pips } of 36)
planet-closed = { $planet }: { $resource }, { $chip }
planet-hidden = { $planet }: { $resource }, face down ({ $dot })
planet-seen = seen by { $who }
cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
ship-tip = { $seat }: { $ship } { $rings }
ship-tip-stalled = { $seat }: { $ship } { $rings }, cannot fly this turn
reach-rest = { $place }: { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}
reach-found = { $place }: found here, { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}
before-round = Set-up
face-round = Round { $n }
face-goal = { $n } VP to win
phase-roll = Roll
phase-trade = Trade
phase-shake = Shake
phase-fly = Fly
dice-show = Rolled { $sum }
supply-deck = Cards in the supply deck
encounter-deck = Encounter cards not yet read
encounters-met = { $n } of at most { $most } met this turn
points-why = What the points are made of
points-track = Points of everybody
face-vp = VP
face-stock = In stock: colonies { $colonies }, posts { $posts }, rings { $rings }
face-vouchers = { $n ->
    [one] { $n } voucher for a trade ship
   *[other] { $n } vouchers for trade ships
}
face-left = Has left
face-over = Finished
face-your-move = Your move
face-moves = To move
face-active = On turn
face-waits = Waits
face-cards = Cards in hand
face-boosters = Boosters
face-cannons = Cannons
face-freight = Freight rings
face-fame = Fame
source-colonies = Colonies
source-spaceports = Spaceports
source-friendship = Friendship chips
source-fame = Fame
source-cleared = Cleared planets
choose-friend = { $seat } chooses a card of the { $people }
mother-ship = Mother ship
face-speed = Speed
face-strength = Strength
face-shake = shake
fame-worth = { $n } fame rings are 1 VP: { $vp } so far
your-hand = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
your-hand-warned = Your hand
seven-costs = { $hand } cards: a 7 costs { $n }
sealed-discard = You give up { $cards }.
what-it-costs = Build
can-build = can be built
no-room = no piece or place for it
missing = lacks { $cards }
bank-rates = Bank
encounter-of = { $n ->
    [one] Encounter
   *[other] Encounter { $n } of at most { $most }
}
something-comes = Something comes your way
encounter-gave = Given: { $cards }
encounter-took = Taken: { $cards }
you-read = You read this card: { $card }
market = Market
market-proposes = proposes
market-counters = counters
market-waits = thinks it over
market-accepts = accepts
market-declines = declines
market-writes = writes a counter
market-terms = gives { $give } for { $want }
market-open = make an offer
face-total = Total
ends-with = Posts { $posts }, parts { $parts }, fame { $fame }, cards { $cards }
map-key = Map key
key-down = Chip face down
key-known = Known to you
key-number = 8: 5 of 36
key-lair = Pirate lair, strength 4
key-ice = Ice planet, 3 rings
key-site = Colony site
key-dock = Open dock
key-reach = Steps left there
key-colony = Colony
key-spaceport = Spaceport
key-post = Post
key-colony-ship = Colony ship
key-trade-ship = Trade ship
view-whole = Whole map
all-planets = Planets
all-chips = Number chips
all-encounters = Encounters
# The end of a game.
record-curve = Points by round
record-round = Round
record-by-source = What the points were made of
record-cards = Cards by source
record-from-production = Rolls
record-from-supply = Supply deck
record-from-trade = Other players
record-from-bank = Bank
record-from-friends = Friendship cards
record-from-encounters = Encounters
record-from-theft = Robbed
record-types = Cards from rolls, by type
record-dice = Dice
record-expected = on average in { $n } rolls
record-facts = On the way
record-met = Encounters
record-won = Tests won
record-lost = Tests lost
record-fame = Fame from encounters
record-flown = Steps flown
record-trades = Trades with players
chart-curve = Points over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $ends }
chart-rise = { $seat } from { $from } to { $to }
chart-mark = Round { $n }: { $seat } { $vp } VP
chart-dice = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}: { $sums }
chart-times = { $sum } × { $times }
chart-sum = { $sum }: rolled { $times ->
    [one] once
   *[other] { $times } times
}, { $expected } on average

# Words of the printed game, and ours for them.
box-words = Trading Outpost = post; Resource Token = number chip; Pirate Lair = lair; Colony Intersection = colony site
