# Interstellar: orders, mutinies, marriages and promises.

# Questions.
ask-regulate = What do you order?
hint-regulate = Orders are only announced now. Others may mutiny against them; then they are carried out.
ask-muster = Which Avatar does the Post-human levy?
ask-mutiny = Does one of your Ideologies mutiny?
hint-mutiny = A mutineer takes Stress, and an election is held at once. Nobody learns who else would have risen.
ask-uphold = Does this order stand: { $order }?
ask-marry = { $by } proposes to { $to }. Do you accept?
ask-remarry = { $by } proposes to { $to }. Do you accept, and divorce first?
ask-end-union = Which marriage ends?
ask-bliss = { $cupid }: who loses 1 Stress?
hint-bliss = Both sides answer in secret. If they do not agree they divorce; under an Honor Commander both gain 1 Stress instead.

# Answers.
orders-done = No more orders
refused-regulation = The Commander’s Ideology knows no such regulation.
refused-moved-once = In one D2 a Worker is moved once and one nugget is taken.
refused-order = This cannot be ordered now.
order-stands = It stands
order-falls = It falls
mutiny-no = Keep quiet
mutiny-yes = { $ideology } mutinies
mutiny-yes-levies = { $ideology } mutinies against the Post-human’s levies
placing-propose = Propose to { $ideology }
marry-yes = Accept
bliss-named = { $by } names { $to }

# Orders.
edict-unfit = { $cyborg } to the Jars
edict-levy = { $worker } to { $post }
edict-seize = the nugget of { $ideology }
edict-wed = ring of { $ideology } to the { $cupid }
edict-rewed = ring from the { $from } to the { $cupid }
edict-part = ring away from the { $cupid }

# The log.
log-ordered = { $seat } orders: { $order }.
log-annulled = Annulled: { $order }.
log-carried-out = Carried out: { $order }.
log-levies-void = The Post-human’s levies are void.
log-mutiny-possible = Is there a mutiny?
log-no-mutiny = Nobody mutinies.
log-mutiny = { $ideology } mutinies.
log-mutiny-levies = { $ideology } mutinies against the Post-human’s levies.
log-kept-quiet = { $seat } keeps quiet.
log-rises = { $seat } rises with { $ideology }.
log-stayed = { $ideology } stays in command.
log-announced = { $seat } announces: { $decision }.
log-proposed = { $seat } proposes: { $by } to { $to }.
log-married = Married: { $cupid }.
log-jilted = Refused: { $cupid }.
log-divorced = Divorced: { $cupid }.
log-union-annulled = Annulled by law: { $cupid }.
log-widowed = Ended by sleep: { $cupid }.
log-bliss = Bliss: { $named }.
log-named = { $seat } names { $ideology }.
