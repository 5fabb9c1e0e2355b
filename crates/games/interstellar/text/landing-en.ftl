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
