# What friendship cards do for their owner (SF-Z9). Nothing is done when a card is taken: it holds from then on.

kind resource: ore fuel carbon food goods
kind people: green-folk merchants scientists diplomats
cards friend-card
card people: people

# One more card of a type whenever a roll gives at least one.
verb more resource
# The bank takes one card fewer of this type.
verb better-rate resource
# Count like boosters and cannons, but are no parts (SF-FRIEND-2).
verb speed count
verb strength count
# A 7 strikes only above so many cards.
verb light-tribute count
# 1 goods for 1 fame ring, once a turn, also for who holds several such cards (R-36).
verb seat-of-honour
# One random card from each of up to so many players with more VP.
verb fair-shares count
# One card of choice after a roll that gave nothing.
verb relief
