# Interstellar: questions, answers and the log.

# Questions.
ask-ideology = Which Ideology do you run?
hint-ideology = Each Ideology has its own Cyborgs, and its own laws when it commands.
ask-first-officer = Who is First Officer?
ask-coalition = Who runs { $ideology } of the coalition?
ask-heading = Where does the ship head?
ask-helm = What do you order at the helm?
ask-branch = Which way?
ask-brake = { $risk } at { $space }: does the ship brake?
ask-displaced = Where does { $cyborg } go?
ask-medal = Does { $ideology } take the medal { $medal }?
ask-assign = What does { $ideology } place?
hint-assign = Every Worker must be placed. You may end the pulse after at least one.
ask-burn = How hard does the engine burn?
reason-burn = Fuel levels left: { $levels }. At most { $delta } in one dozyear.
ask-next-task = What is resolved next?
ask-task = { $task }: what does { $worker } do?
ask-give-nugget = May the nugget lie on the mat of { $ideology }?
ask-receive = Where does { $cyborg } come to live?
ask-add-shield = Is a Shield added at the bow?
ask-reassign = Where do you send { $worker }?
ask-ultralight = Where does the Ultralight of { $worker } fly?
ask-forfeit = What does { $ideology } lose in the malfunction?
ask-place-card = Where on the mat of { $ideology } does { $card } lie?
ask-engineer = Who is Chief Engineer?
ask-accept = Does { $ideology } accept the success?
ask-tame = On which mat does the tamed { $shape } goo live?
ask-reroll = Does { $cyborg } roll once more?
ask-child = Which child does { $cyborg } bear?
ask-nursery = In which slot does { $cyborg } grow up?
ask-choose = Which part of the card?
ask-pick-section = Which Blueprint is leaned?
ask-relieve = Who loses { $by } Stress?
ask-learn = Which shape does { $ideology } learn?
ask-hero = Which Hero medal does { $ideology } take?
ask-enlist = Which Ideology gets a second Avatar?
ask-dustbug = Where does the Dustbug go?
ask-turn-data = Which Earth Data card is turned up?
ask-ballot = Who shall command? Votes: { $votes }.
ask-break-tie = The vote is tied. Who commands?
ask-star = Which Cyborg of { $ideology } bears the star?

# Answers.
order-fly = Fly
order-alert = Turn to { $alert }
order-jettison = Jettison: { $tile }
refused-alert-turned = The alert has been turned in this dozyear.
brake = Brake
do-not-brake = Do not brake
to-the-jars = To the Jars
take-medal = Take it
leave-medal = Leave it
placing-done = End the pulse
placing-hibernate = Hibernate
placing-research = Research { $card } for { $ideology }
thrust-none = Burn no fuel
thrust-accelerate = Accelerate by { $levels } (wet mass { $mass })
thrust-brake = Brake by { $levels } (wet mass { $mass })
entry-enough = The EM shields wait
task-decline = Decline
task-go = Carry out { $task }
task-nugget = Nugget { $number } for { $ideology }
consent = Yes
refuse = Refuse
add-no-shield = No Shield
token-nugget = The nugget
shelf-instead = { $slot }, instead of { $card }
shelf-bed = { $slot }; the Meathead hibernates
accept-success = Accept
decline-success = Decline
reroll = Roll again
no-reroll = Do not roll again
data-place = Card { $number }
part = Part { $number }
relieve-whom = { $ideology } (Stress { $stress })

# Workers and where they stand.
avatar = Avatar of { $ideology }
post-trapezoid = Trapezoid
post-cell = { $task } ({ $tile })
post-librarian = librarian: { $card }
post-workcell = { $card }
post-goo = { $shape } goo
post-pregnancy = Pregnancy cell
worker-die = { $worker } { $die }
vote = { $seat }: { $weight } for { $ideology }

# Why a tile is Lost.
cause-lic = local cloud
cause-erosion = erosion
cause-lightning = lightning
cause-jettison = jettisoned
cause-goo = goo

# What cards grant for a dozyear.
boon-plasma = +1 on Plasma Risk Rolls
boon-no-lightning = no lightning
boon-lidar = the first cloud erodes nothing
boon-free-ignition = Ignition without charge and Stress
boon-recharge-unlit = Recharge without a lit engine
boon-sure-birth = every birth succeeds
boon-kind-birth = one more roll for mothers, and no Orphans

# The log: set-up.
log-dealt = Three nuggets lie in the Cosmos.
log-market = The market is laid out.
log-ideology-taken = { $seat } runs { $ideology }.
log-commander-named = { $cyborg } commands.
log-first-officer = { $seat } names { $cyborg } First Officer.
log-coalition = { $seat } receives { $ideology } of the coalition.
log-helped = { $ideology } begins with a { $shape } augmentation.
log-heading = { $seat } heads for { $space }.

# The log: dozyears and Workers.
log-dozyear = Dozyear { $number } begins.
log-left = { $seat } has left.
log-ended = The game is over. { $ending }.
log-assigned = { $seat } puts { $worker } to { $post }.
log-reassigned = { $worker } is sent to { $post }.
log-in-vain = { $worker } cannot do { $task }.
log-declined = { $worker } declines { $task }.
log-ultralight = { $worker } launches an Ultralight.
log-ultralight-flown = The Ultralight of { $seat } flies to { $space }.
log-dustbug = { $seat } sends a Dustbug to { $space }.
log-enlisted = { $ideology } gets a second Avatar.
log-nugget-refused = { $ideology } refuses the nugget.
log-recycled = { $card } goes under its deck.
log-data = Earth Data: { $card }.
log-new-card = New in the market: { $card }.

# The log: the ship.
log-alert = { $seat } turns the alert: { $alert }.
log-moved = The ship moves to { $space }.
log-braked = { $seat } brakes to velocity { $velocity }.
log-dustbug-spent = The Dustbug at { $space } has done its duty.
log-lidar = The Dust lidar guides the ship through the cloud.
log-off-map = The ship leaves the map at { $space }.
log-charged = The batteries show { $charge }.
log-burned = { $seat } burns: velocity { $velocity }, wet mass { $mass }, charge { $charge }.
log-em-shield = The EM shield of { $ideology } is up.
log-granted = This dozyear: { $boon }.
log-lost = Lost: { $tile } ({ $cause }).
log-leaned = Leaned: { $tile }.
log-shield-added = { $tile } is added at the bow.
log-slot-busted = { $ideology } loses its { $slot }.
log-plasma = { $risk }: { $die } + { $modifier }. { $outcome }.
log-neutrons = Neutrons destroy { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
log-goo-lost = The tame { $shape } goo dies.

# The log: nuggets and medals.
log-nugget = A nugget forms at the bow.
log-prospected = A nugget is brought in for { $ideology }.
log-scattered = Nuggets return to the Cosmos.
log-peeked = Shown a nugget: { $seats }.
log-peeked-cosmos = Shown a nugget in the Cosmos: { $seats }.
log-peeked-x = The nugget shows X. Shown to { $seats }.
log-peeked-o = The nugget shows O. Shown to { $seats }.
log-medal = { $ideology } takes the medal { $medal }.
log-medal-left = { $ideology } leaves the medal { $medal }.

# The log: people.
log-died = { $cyborg } dies.
log-hibernates = { $cyborg } hibernates.
log-sheltered = { $cyborg } moves to the { $slot }.
log-born = { $cyborg } is born.
log-woke = { $cyborg } wakes.
log-refused = { $cyborg } is not welcome.
log-stressed = +{ $by } Stress: { $ideologies }.
log-relieved = -{ $by } Stress: { $ideologies }.
log-motherhood = { $cyborg } rolls { $die } and bears a child.
log-no-child = { $cyborg } rolls { $die }: no child.
log-forgot = { $ideology } loses its { $shape } augmentation.
log-lives-on = { $cyborg }, counted as Age { $age }, rolls { $die } and lives on.
log-dies-of-age = { $cyborg }, counted as Age { $age }, rolls { $die } and dies.
log-grew-up = Grown up: { $cyborgs }.

# The log: research and rolls.
log-researched = { $seat } researches { $card } for { $ideology }.
log-card-refused = { $ideology } refuses { $card }.
log-not-used = { $card } cannot be used now.
log-rolled = Rolled: { $dice }.
log-engineer = { $ideology } is Chief Engineer.
log-success-declined = { $ideology } declines the success.
log-learned = Learned { $shape }: { $ideologies }.
log-outbreak = Goo breaks out on { $card }.
log-goo-killed = The { $shape } goo is killed.
log-goo-tamed = The { $shape } goo is tamed and lives with { $ideology }.
log-spread = The { $shape } goo spreads: { $die }. Cards devoured: { $count }.
log-gnawed = The { $shape } goo gnaws at its Blueprint: { $die }.
log-fuel-eaten = Goo eats fuel: wet mass { $mass }.

# The log: politics.
log-election = An election is called.
log-voted = { $seat } has voted.
log-voted-for = { $seat } votes for { $ideology }.
log-votes = Votes: { $votes }.
log-commander = { $cyborg } takes command.

# Endings.
ending-off-map = The ship has left the map
ending-forty = Forty dozyears have passed
ending-home = The ship is back at Sol
ending-no-humans = No human is left on board
ending-abandoned = Everybody has left

# The table in words.
board-ship = The ship
