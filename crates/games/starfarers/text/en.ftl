# Starfarers: everything the rules say. Names of things are in names-en.ftl, words of the page in face-en.ftl.
seat = { $seat }
seat-cards = { $seat }: { $cards }
no-type = –
type = { $one }
types = { $one } { $other }
cards = { $count } { $card }
ship = ship with { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
}
dock = { $base }, dock { $number }
point-open = { $column }{ $row } near { $place }
chip-none = nothing
signed-plus = +{ $number }
signed-minus = −{ $number }
signed-zero = ±0

# Questions.
title-first-ship = Where does your free ship stand?
title-place = Where do you place your next piece?
title-roll = Do you roll the dice?
title-roll-first = First of two rolls: do you roll the dice?
title-roll-second = Second roll: do you roll the dice?
title-roll-only = The very first turn has one roll: do you roll the dice?
title-discard = Which cards do you put into the bank?
title-steal = From whom do you take a card?
title-relief = Which card does the Relief Chest give you?
title-shares = From whom do Fair Shares take a card?
title-trade = What do you trade or build?
title-draft = What do you offer the others?
title-reply = Do you accept the offer?
title-counter = What do you offer instead?
title-propose = What do you propose to the active player?
title-shake = Do you shake your mother ship?
title-give = How many cards do you give, and which?
title-answer = What do you answer?
title-pay = Which cards do you pay?
title-take = Which cards do you take from the bank?
title-gain-part = Which part do you fit?
title-lose-part = Which part do you remove?
title-retreat = To which launch point does your first ship go back?
title-jump = Where does your first ship jump?
title-prize = Where does your free trade ship stand?
title-fly = Which ship flies where?
title-card = Which friendship card do you take?
act-place-ship = Place the ship
act-place = Place the piece
act-trade = Trade or build
act-answer = Answer
act-reply = Answer the offer
act-card = Take a card
act-fit = Fit a part
act-remove = Remove a part
act-retreat = Go back
act-jump = Jump
act-shares = Take one card each
act-pay = Pay
act-take = Take these cards
act-discard = Give these cards up
act-give = Give
act-offer = Make the offer
act-terms = Say it
act-fly = Move the ship

# Why you are asked.
reason-discard = A 7 takes half of your { $hand } cards: { $count }.
reason-trade = Trade and build as often as you like, then fly.
reason-seven = You hold { $hand } cards: a 7 would cost you { $lost }.
reason-draft = Say what you give and what you want. With nobody named, everybody is asked.
reason-deal = { $seat } gives { $give } for { $want }.
reason-open-deal = { $seat } gives { $give } and asks what you would give for it.
reason-change = You may change your answer until the trade is confirmed.
reason-propose = Your proposal lies open until the phase ends. Nothing at all takes it back.
reason-speed = Speed { $speed }: base { $base }, boosters { $boosters }, friends { $friends }, encounters { $modifier }.

# Choices.
pick-launch = { $place }, { $rings }
pick-rings = { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
}
pick-colony = colony
pick-place-colony = Colony on { $site }
pick-place-spaceport = Spaceport on { $site }
pick-roll = Roll
pick-steal = { $seat }
pick-nobody = Nobody
pick-withdraw = Withdraw the offer
pick-offer = Offer a trade
pick-confirm = Trade with { $seat }: { $give } for { $get }
pick-agree = Agree with { $seat }: { $give } for { $get }
pick-spaceport = Spaceport on { $site }
pick-draw = Draw your supply
pick-fame = 1 goods for a fame ring
pick-bank = { $give } for { $get }
pick-fly = To flight
pick-end = End the turn
pick-accept = Accept
pick-counter = Make a counter-offer
pick-decline = Decline
pick-shake = Shake
pick-yes = Yes
pick-no = No
pick-stay = No jump
pick-ship = { $ship } at { $place }, { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
}
pick-look = Look under the chip
pick-found = Found at { $place }
pick-clear = Clear { $planet }
label-bank = Exchange { $card } with the bank
label-open-offer = Make me an offer
group-launch = { $ship }, { $place }
act-launch = Place { $ship }, { $place }, { $rings }
group-voucher = Free trade ship
group-build = Build
group-bank = Bank
group-deals = Deals
group-give = You give
group-want = You want
group-to = To whom
group-open = Or

# What follows from a choice.
fact-cost = Costs { $cards }.
fact-vp = { $count } VP
fact-boosters = Boosters: { $count }. Each adds 1 to your speed.
fact-cannons = Cannons: { $count }. Each adds 1 to your strength.
fact-freight-rings = Freight rings: { $count }. Docks and ice planets ask for them.
fact-standing = { $vp } VP, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
fact-planet = { $planet }: { $card }, { $chip }
fact-planet-hidden = { $planet }: { $card }, face down ({ $dot })
fact-steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
fact-looks = You look at the chip of { $planet }.
fact-freight = Needs { $need } freight rings, you have { $have }.
fact-friend-cards = { $count ->
    [one] The last friendship card is yours.
   *[other] One of { $count } friendship cards is yours.
}
fact-lair = Needs strength { $need }, you have { $have }.
fact-ice = Needs { $need } freight rings, you have { $have }.
fact-shake = Speed { $three }, { $four } or { $five }: 2 in 10 each.
fact-encounter-chance = An encounter: 4 in 10.
fact-fitted = Fitted: { $count }
fact-voucher = Free, for a voucher.
fact-not-drawn = You have not drawn your supply card.
fact-offer-lapses = Your offer lapses; not everybody has answered.
fact-must-leave = This ship may not stay where it is.
fact-not-flown = A ship of yours has not flown.
fact-bags = You give { $give } for { $want }.
fact-shows-all = This shows all your { $card }.
fact-enables = Pays at once for: { $builds }.
fact-makers = Planets with { $card }: { $makers }.
prospects = { $has } for { $takes }
fact-no-maker = Nobody else has a planet with { $card }.
suggest-fly = Fly to { $place }
suggest-towards = Fly towards { $place }
suggest-found = Found at { $place }
suggest-ship = { $what } ({ $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
})
suggest-swap = { $give } for { $want }: { $build }
suggest-bank = Exchange { $card } and build: { $build }

# Why not.
refused-first-ship = The first ship is a colony ship at this table.
refused-place = Pieces go on free home sites.
refused-second-port = You have placed your spaceport already.
refused-no-port = Your last piece must be your spaceport.
refused-not-in-hand = You do not hold these cards.
refused-count = { $need } cards are due, not { $have }.
refused-no-cards = There is nothing to take from that player.
refused-shares = At most two players, and only those with more VP and a card.
refused-drawn = You have drawn your supply already.
refused-supply = With { $have } VP you draw no supply card.
refused-bank-empty = The bank has no { $card }.
refused-bank-short = The bank has not that many.
refused-same-type = The bank gives another type than it takes.
refused-rate = { $need } { $card } are needed, you hold { $have }.
refused-cost = { $build }: you lack { $missing }.
refused-transporters = Your three transporters are all on the board.
refused-module = No module left for this: { $ship }.
refused-launch-points = None of your launch points is free.
refused-launch-point = That is no free launch point of yours.
refused-transporter = That transporter is on the board.
refused-rings = You have no spaceport ring left.
refused-spaceport = A spaceport needs a colony of yours without a ring.
refused-part-limit = No more than { $most }: { $part }.
refused-part-stock = The box is out of this part: { $part }.
refused-no-part = You have no such part.
refused-no-seat-of-honour = You hold no Seat of Honour.
refused-fame-twice = You have bought your ring this turn.
refused-fame-stock = There is no fame ring left.
refused-fame-goods = You hold no goods.
refused-voucher = You hold no voucher.
refused-empty-hand = You have nothing to give.
refused-offers = { $most } offers a turn are enough.
refused-replies = { $most } counters and proposals a turn are enough.
refused-one-sided = Each side gives at least one card.
refused-both-sides = No type may be on both sides.
refused-open-offer = This offer asks for yours: counter it or decline.
refused-no-proposal = There is no such proposal.
refused-no-answer = That player has neither accepted nor countered.
refused-price = { $need } cards are asked for, you hold { $have }.
refused-jump = Your first ship could not end its flight there.
refused-in-flight = The ship with { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
} may not stay where it is and must fly on first.
refused-not-next = A step goes to a neighbouring intersection.
refused-stalled = This ship may not fly this turn.
refused-speed = That is further than your speed of { $speed }.
refused-dead-end = From { $place } no place to stay is within the { $left } steps left.
refused-must-leave = The ship with { $rings } rings may not stay at { $place }.
refused-colony-there = A colony stands at { $place }.
refused-post-there = A post stands at { $place }.
refused-ship-there = Another ship stands at { $place }.
refused-trade-at-site = A trade ship may not end its flight on a colony site: { $place }.
refused-same-site = The ship began the turn on { $place }: it founds or leaves.
refused-colony-at-dock = A colony ship may not end its flight at a dock: { $place }.
refused-dock = A trade ship ends at a dock only to found a post there: { $place }.
refused-foreign-port = { $place } is next to a spaceport of somebody else.
refused-no-site = Colonies are founded on colony sites.
refused-no-dock = Posts are founded at docks.
refused-closed-system = This system has its two colonies and is closed.
refused-look-first = Look at both chips first.
refused-closed-planet = { $planet } holds a { $chip }: no colony beside it.
refused-not-open-dock = Docks fill in order; this one is not next.
refused-freight = The dock asks for { $need } freight rings, you have { $have }.
refused-nothing-hidden = There is nothing here you have not seen.
refused-not-beside = Your ship is not next to that planet.
refused-unknown = You do not know the chip of { $planet }.
refused-not-closed = There is nothing to clear on { $planet }.
refused-lair = { $planet } needs strength { $need }, you have { $have }.
refused-ice = { $planet } needs { $need } freight rings, you have { $have }.
refused-friend = That card is not at this base.

# What happened.
log-dealt = The table is set up. { $seat } rolled highest and begins.
log-hand = Your first cards: { $cards }.
log-first-ship = { $seat } puts a { $ship } on { $place } ({ $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
}).
log-placed-colony = { $seat } places a colony on { $site }.
log-placed-spaceport = { $seat } places a spaceport on { $site }.
log-one-roll = With two players the very first turn has one roll.
log-turn = Round { $round }: { $seat } is to play.
log-rolled = { $seat } rolls { $first } and { $second }: { $sum }.
log-produced = Planets give { $gains }.
log-nothing-produced = Planets give nothing.
log-shortage = { $line } The bank could not serve everybody.
log-no-discards = Nobody has too many cards.
log-discards-due = The 7 strikes { $seats }.
log-discard-sealed = { $seat } has chosen { $count } cards to discard.
log-discards = Into the bank: { $gone }.
log-stolen = { $seat } takes a card from { $from }.
log-stolen-own = { $seat } takes 1 { $card } from { $from }.
log-nobody-robbed = { $seat } robs nobody.
log-relieved = The Relief Chest gives { $seat } 1 { $card }.
log-refilled = The supply deck is refilled with { $cards }.
log-supply = { $seat } draws { $count ->
    [one] { $count } supply card
   *[other] { $count } supply cards
}.
log-supply-card = From Earth: 1 { $card }.
log-built = { $seat } builds: { $build }.
log-built-at = { $seat } builds: { $build }, { $place }.
log-exchanged = { $seat } gives the bank { $give } for 1 { $card }.
log-fame-bought = { $seat } pays 1 goods for a fame ring.
log-redeemed = { $seat } redeems a voucher: trade ship on { $place }.
log-offered = { $seat } offers { $give } for { $want } to { $to }.
log-offered-open = { $seat } offers { $give } to { $to } and asks what they would give.
log-offer-withdrawn = { $seat } withdraws the offer.
log-offer-lapsed = The offer of { $seat } lapses.
log-accepted = { $seat } accepts.
log-declined = { $seat } declines.
log-countered = { $seat } would give { $give } for { $want }.
log-proposed = { $seat } proposes { $give } for { $want }.
log-proposal-lapsed = The proposal of { $seat } is off the table.
log-traded = { $seat } gives { $with } { $give } for { $get }.
log-shaken = { $seat } shakes { $balls }.
log-deck-renewed = The encounter cards are shuffled anew.
log-encounter = Encounter for { $seat }: { $question }
log-answered-yes = { $seat } says yes.
log-answered-no = { $seat } says no.
log-gave = { $seat } gives { $cards }.
log-gave-nothing = { $seat } gives nothing.
log-shake-sum = { $seat } shakes { $sum }.
log-combat-won = { $seat } wins the combat, { $own } against { $other } ({ $enemy }’s mother ship).
log-combat-lost = { $seat } loses the combat, { $own } against { $other } ({ $enemy }’s mother ship).
log-race-won = { $seat } wins the race, { $own } against { $other } ({ $enemy }’s mother ship).
log-race-lost = { $seat } loses the race, { $own } against { $other } ({ $enemy }’s mother ship).
log-escaped = { $seat } escapes, { $own } against { $other } ({ $enemy }’s mother ship).
log-caught = { $seat } is caught, { $own } against { $other } ({ $enemy }’s mother ship).
log-fame = Fame of { $seat }: { $by }.
log-took = { $seat } takes { $cards } from the bank.
log-refunded = { $seat } gets back { $cards }.
log-impounded = { $seat } gives up { $cards }.
log-lost = { $seat } loses { $cards } to the bank.
log-part-fitted = { $seat } fits a { $part }.
log-part-removed = { $seat } removes a { $part }.
log-wear = { $card }: { $seats } remove a part each.
log-wear-nobody = { $card }: nobody has too many parts.
log-encounter-over = The card was “{ $card }”.
log-speed = Speed of { $seat } this turn: { $by }.
log-prize = { $seat } gets a free trade ship on { $place }.
log-voucher = { $seat } keeps a voucher for a trade ship.
log-flew = { $seat } flies the ship with { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
} { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to { $place }.
log-stalled = { $seat }: the ship with { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
} may not fly this turn.
log-retreated = The first ship of { $seat } is driven back to { $place }.
log-ship-lost = { $seat } loses the ship with { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
}.
log-jumped = The first ship of { $seat } jumps to { $place }.
log-looked = { $seat } looks at the chip of { $planet }.
log-looked-own = { $seat } looks at the chip of { $planet }: { $chip }.
log-cleared = { $seat } clears { $planet } ({ $chip }); in its place lies { $reserve }.
log-colony = { $seat } founds a colony on { $site } ({ $one }, { $two }).
log-post = { $seat } founds a post at the { $base }, dock { $dock }. The friendship chip is { $holder }’s.
log-post-only = { $seat } founds a post at the { $base }, dock { $dock }.
log-friend = { $seat } takes { $card }.
log-left = { $seat } has left; the seat is played by the defaults.
ending-target = The target is reached.
ending-target-before = The target was reached before the turn began.
ending-standstill = Nobody has risen for twelve rounds; the highest VP win.
ending-abandoned = Everybody has left. Nobody wins.

# The table in words.
board-table = The table
board-own = Your hand
board-market = Offers
board-systems = Systems
board-bases = Alien bases
board-help = Help
board-set-up = The table is being set up.
board-placing = First pieces are being placed.
board-turn = Round { $round }: { $seat } is to play. { $target } VP win.
board-over = The game is over. { $ending }
board-stock = Bank: { $bank }. Supply deck: { $supply }. Encounter cards not yet read: { $encounters }. Reserve chips: { $reserve }.
board-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }
board-hand-empty = No cards
board-discard = Chosen to discard: { $cards }
board-points = { $vp } VP: colonies { $colonies }, spaceports { $spaceports }, friendship { $friendship }, fame { $fame }, cleared { $cleared }
board-parts = Boosters { $boosters }, cannons { $cannons }, freight rings { $freight }, fame rings { $fame }, cards { $cards }
board-pieces = In stock: colonies { $colonies }, posts { $posts }, spaceport rings { $rings }, vouchers { $vouchers }
board-ship = { $ship } with { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
} at { $place }
board-friends = Friends: { $cards }
board-deal = { $seat } gives { $give } for { $want }.
board-open-deal = { $seat } gives { $give } for an offer.
board-reply-waiting = { $seat } has not answered.
board-reply-accepted = { $seat } accepts.
board-reply-declined = { $seat } declines.
board-reply-countered = { $seat } would give { $give } for { $want }.
board-proposal = { $seat } proposes { $give } for { $want }.
board-system = { $system }: { $planets }
board-system-held = { $line }; { $sites }
board-planet = { $planet } { $card } { $chip }
board-planet-hidden = { $planet } { $card } ({ $dot }, face down)
board-colony = colony of { $seat } on { $site }
board-spaceport = spaceport of { $seat } on { $site }
board-neutral-colony = neutral colony on { $site }
board-neutral-spaceport = neutral spaceport on { $site }
board-base = { $base }, { $people }. Cards: { $cards }
board-base-held = { $line }. Posts: { $posts }. The friendship chip is { $holder }’s.
board-post = dock { $dock } { $seat }
board-cost = { $build }: { $cards }
board-balls = Balls: blue 1, yellow 2, yellow 2, red 3, black an encounter (speed 3).
board-vp = VP: colony 1, spaceport 2, friendship chip 2, two fame rings 1, cleared lair or ice planet 1.
board-order = A turn: roll, supply card, trade and build, shake, fly.

hint-first-ship = From here your first ship flies to a free site between two planets and founds a colony.
hint-place = A colony collects from both planets beside it. Look for numbers near 7 and for different resources.
hint-roll = Every turn begins with the dice: planets with that number give each colony beside them a card. Below 9 points Earth sends you one more.
hint-discard = On a 7, whoever holds more than seven cards gives half of them away. Spend in time.
hint-steal = A 7 also lets you take one card, unseen, from another player.
hint-trade = Cards become ships, parts and spaceports. A good start: one freight ring and a trade ship, as the first post with a people is worth 2 points.
hint-draft = Swap with the others: say what you give and what you want, then choose among those who agree. The bank takes three equal cards for one, goods two.
hint-reply = Agree, refuse or name other terms. Nothing changes hands until the player on turn confirms.
hint-shake = Two of five balls give the speed, 3 to 5, and each booster adds one. The black ball brings an encounter: 4 times in 10.
hint-encounter = Strangers ask before you know who they are. Gifts, boosters and cannons decide how it ends; fame can be won.
hint-fly = Press a ship, then a place: the numbers tell how much speed is left there. Colony ships found between two planets, trade ships at the lit dock of a people.
hint-card = New friends: take one of their cards. It helps you for the rest of the game.

# What encounter cards do.
card-nothing = nothing
card-then = { $first }, { $rest }
card-fame-more = +{ $count } fame { $count ->
    [one] ring
   *[other] rings
}
card-fame-less = −{ $count } fame { $count ->
    [one] ring
   *[other] rings
}
card-gain = take { $count } { $count ->
    [one] card
   *[other] cards
} of your choice
card-take = take { $count } { $card }
card-refund = what you gave comes back
card-impound = the cards you chose are impounded
card-lose = lose { $count } random { $count ->
    [one] card
   *[other] cards
}
card-rob = take 1 random card from every other player
card-gain-part = +1 part of your choice
card-lose-part = −1 part of your choice
card-stall = your first ship is stalled
card-retreat = your first ship retreats
card-lose-ship = your first ship is lost
card-jump = your first ship may jump
card-trade-ship = a free trade ship
card-speed-more = speed +{ $count } this turn
card-speed-less = speed −{ $count } this turn
card-next = another card follows
card-each-over = every player with more than { $parts } parts: { $results }
card-each-freight = whoever has the most freight rings, at least 1: { $results }
card-renew = the deck is shuffled anew and another card is drawn
card-yes = yes
card-yes-for = yes, for { $count } { $count ->
    [one] card
   *[other] cards
}
card-no = no
card-given = { $count } { $count ->
    [one] card
   *[other] cards
}
card-given-range = { $from } to { $to } cards
card-shaken = shake of { $count }
card-shaken-range = shake of { $from } or { $to }
card-combat-won = fight against the { $enemy } won
card-combat-lost = fight against the { $enemy } lost
card-race-won = race against the { $enemy } won
card-race-lost = race against the { $enemy } lost
card-escape-won = escaped from the { $enemy }
card-escape-lost = caught by the { $enemy }

# What friendship cards do.
gift-all = { $gifts }.
gift-more = Whenever a roll brings you at least 1 { $card }, take 1 more { $card } from the bank
gift-better-rate = The bank takes { $count } { $card } for 1 card of another type
gift-best-rate = The bank takes { $count } { $card } for 1 card of another type, as often as you like. By option once a turn; further { $card } that turn go { $rate } for 1
gift-speed = +{ $count } speed
gift-strength = +{ $count } strength
gift-light-tribute = On a 7 you discard only if you hold more than { $count } cards; then half of them, rounded down
gift-seat-of-honour = Once in your trade and building: pay 1 goods to the bank and take 1 fame ring. Both such cards together still buy 1 ring a turn
gift-fair-shares = Once in your turn, after the roll is settled: choose up to { $count } players who have more VP than you and hold cards, and take 1 random card from each
gift-relief = If the roll of your own turn is not a 7 and brings you no card, take 1 card of your choice from the bank. By option on every player’s roll
