# Interstellar: stars, planets, landing and the end.

# Questions.
ask-survey = The chits of { $star } are seen. Is one of them put back and drawn anew?
survey-keep = Keep them all
survey-again = Put back { $place }: { $chit }
ask-snapshot = What does { $ideology } make of the picture of the galaxy?
snapshot-peek = The Commander looks at a nugget
ask-peep = At which nugget do you look?
peep-at = Nugget { $number } ({ $place })
ask-land-at = On which planet does everybody land?
ask-ecologist = Does the Ecologist count as a species of goo?
ecologist-counts = She counts: Landfall on { $planets }
ecologist-silent = She keeps silent
ask-declare = The ship is stranded (check { $checks }). Do you declare the voyage over?
declare-stranded = The voyage is over
declare-nothing = Wait
ask-give-up = Do you agree to give up? Agreed: { $agreed } of { $seats }.
give-up-yes = Yes: the mission has failed
give-up-no = No

# Places.
air-of = air of { $planet }
water-of = water of { $planets }
at-the-bow = at the bow

# What a result is called.
rating-disaster = disaster
rating-defeat = defeat
rating-zero-growth = zero growth
rating-marginal = marginal victory
rating-linear = linear victory
rating-exponential = exponential victory
rating-poor = poor
rating-fair = fair
rating-good = good
rating-superb = superb
ideology-points = { $ideology } { $points }

# The log.
log-explored = { $star } is explored.
log-revealed = { $place }: { $chit }.
log-put-back = A chit goes back: { $place }.
log-sirens = { $ideology } finds the Sirens and takes all Explorer medals.
log-landfall = Landfall: { $planet }.
log-stranded = The ship is stranded: check { $checks } of 6.
log-agrees = { $seat } agrees to give up.
log-agrees-not = { $seat } does not give up.
log-seeds = Insemination medals: { $ideologies }.
log-nuggets-shown = The nuggets are shown: { $faces }.
log-counted = Points: { $points }. Sum: { $sum }.
log-rated = Points: { $points }. Sum: { $sum }. Result: { $rating }.

# Endings.
ending-goldilocks = Landfall on a Goldilocks
ending-troglodyte = Landfall on a Troglodyte
ending-stranded = The ship is stranded
ending-stranded-long = The ship has been stranded for too long
ending-all-landed = Everybody has left the ship, and they live
ending-agreed = Everybody agreed to give up
ending-no-females = No female is left
ending-no-eve = No female lives to see it

# Landing parties and planets.
ask-volunteer = Which of your Cyborgs volunteer to leave the ship?
ask-crew = Who leaves the ship?
crew = { $cyborgs }
ask-name-star = To which star do they go?
ask-name-planet = On which planet do they land?
ask-pick-planet = Which planet is helped?
ask-pick-star = Which star is explored?
launch-guard = Dustbug: protect { $space }
launch-sow = Dustbug: sow life at { $space }
launch-zeppelin = Zeppelin, with { $tile }
entry-no-more = Nothing more
entry-drop = Orbital drop
entry-caves = Landfall on a Troglodyte
cause-pod = flown off as a pod
log-leaving = A landing party is called together.
log-offered = { $seat } has answered.
log-offers = { $seat } offers: { $cyborgs }.
log-no-volunteers = Nobody volunteers.
log-volunteers = Volunteers: { $cyborgs }.
log-crew = { $seat } sends { $cyborgs }.
log-aimed = They make for { $star }.
log-bound-for = They are bound for { $planet }.
log-nobody-landed = Nobody has lived to land.
log-landed = Landed: { $cyborgs }.
log-watered = A drop of water is on its way to { $planet }.
log-eased = { $planet } needs less from now on.
log-sown = { $seat } sows life at { $space }.
log-fuelled = Fuel is taken on: wet mass { $mass }.
log-caves-ordered = { $seat } orders Landfall in the caves.

# Radio and Earth Data.
ask-dome = Is a radio dome put on { $card }?
no-dome = No dome
dome-of = Dome of { $ideology }
ask-dome-branch = Which way does the signal of { $ideology } take?
log-dome-put = The dome of { $ideology } stands on { $card }.
log-dome-launched = A signal of { $ideology } leaves for Sol.
log-dome-flown = The signal of { $ideology } reaches { $space }.
log-dome-arrived = Earth hears { $ideology }.
log-looked = { $seat } looks at the Earth Data cards.
log-looked-at = { $seat } looks at the Earth Data cards, from the first to the last: { $cards }.

# Experiments.
ask-throne = Where does the Post-human of { $ideology } sit?
ask-help = { $favour }: for whom?
ask-consent = { $favour }, for { $cyborg }: do you agree?
favour-birth = Birth
favour-younger = One Age younger
favour-wake = Awakening
favour-turn = Hermaphroditism
ask-deliver = On which mat does nugget { $number } come to lie?
ask-give-tile = Which tile becomes fuel?
ask-restore = Which section comes back, and on what?
graft = { $tile }, attached to { $onto }
ask-keep-die = Which die of the Post-human counts?
die-shows = { $die }
ask-drive = Fuel or ramjet?
drive-fuel = Fuel
drive-ramjet = Ramjet (charge −3)
log-flipped = Nuggets are flipped: { $faces }.
log-king = From now on only one can win.
log-post-human = { $ideology } becomes the Post-human. From now on only one can win.
log-stored = The Post-human sleeps in the Jars.
log-red-eye = The red eye opens: from now on Avatars learn, not Cyborgs.
log-ramjet = The Bussard ramjet is built.
log-turned = { $cyborg } is female from now on.
log-younger = { $cyborg } is one Age younger.
log-restored = Restored: { $tile }, attached to { $onto }.
log-die-kept = The Post-human keeps the { $die }.

# The carry-over sheet and Forward.
ask-sheet = Carried over, { $line } ({ $whose }): what?
sheet-all = the table
sheet-nobody = Nobody
sheet-number = { $number }
line-colour = colour played before
line-winner = winner
line-backer = biggest giver of fuel
line-drive = giver of the drive
line-augmentations = human augmentations
line-goo = goo augmentation
line-glory = glory
line-freighter = giver of an improved freighter
line-colony = giver of an improved colony
line-fuel = fuel
fuel-max = wet mass 220
fuel-crisis = wet mass 130
fuel-daredevil = wet mass 80
ask-earned = Which augmentations has { $ideology } earned before?
ask-name-commander = Which of your Amazons commands?
ask-spare-shield = Which Shield is added at the bow instead?
log-sheet = Carried over, { $line }: { $filled }.
log-earned = { $ideology } begins with: { $shapes }.
log-forward = The ship flies without an Engine.

# Options.
log-top-card = On top of its deck lies { $card }.

# The result in words.
board-result = The result
board-score = { $ideology }: { $total } points. Cyborgs { $people }, cards { $cards }, medals { $medals }, human augmentations { $human }, goo { $goo }, nugget { $nugget }, star { $star }

# The Watchkeeper.
ask-watch = A discharge of { $levels } is due. Does the Watchkeeper make it one level smaller?
watch-now = Yes, now
watch-later = Not now
log-watched = The Watchkeeper saves a level of charge.
