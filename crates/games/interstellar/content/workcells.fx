# The 45 workcells (2.9, 2.9.1), nine of each section. A card is known by its place in this list.
#
# Each has its section, its subtitle, what the receiving mat must have to research it, its icons, its VP in reality X and in
# reality O, what must hold besides in the second printing, and what must hold to use it in any. Below stands what a success
# does; of reckless experiments, for either reality.

EN1 engine       exodus        nugget   risky          5 1  always     nugget
  if(reality-x) (ramjet) else (tile-for-fuel)
EN2 engine       exodus        nothing  risky          1 0  always     star-near
  second-avatar
EN3 engine       pod           triangle plain          1 0  always     lit star-near
  bailout
EN4 engine       earth-data    nothing  atom           1 3  always     unlit
  data 1
EN5 engine       terraform     heart    risky          0 1  always     orbit-dry
  water +1
EN6 engine       jump-start    battery  earthware      0 1  always     ignition
  free-ignition
EN7 engine       plasma-risk   battery  earthware      1 0  always     always
  plasma +1
EN8 engine       shield        nothing  plain          1 1  always     always
  lean engine
EN9 engine       selfish       jar      earthware-atom 1 1  always     bow
  medal hero

BA1 batteries    shield        triangle risky          0 1  always     always
  dustbug
BA2 batteries    shield        nothing  plain          0 1  always     always
  lean batteries
BA3 batteries    pod           hexagon  plain          0 1  always     charge-velocity star-near
  charge velocity -1; bailout
BA4 batteries    jump-start    nothing  earthware      1 1  always     always
  charge to 6
BA5 batteries    jump-start    nothing  plain          0 1  always     star-near
  charge +3; recharge-unlit
BA6 batteries    plasma-risk   triangle earthware      1 0  always     star-near
  plasma +1; no-lightning
BA7 batteries    terraform     hexagon  risky          0 1  always     orbit-dry charge-four
  charge -3; water +1
BA8 batteries    selfish       jar      earthware-atom 2 1  always     bow
  augment
BA9 batteries    stress-relief heart    atom           1 0  always     always
  stress each-on-card -1; stress ce -1

JA1 jars         exodus        nugget   risky          1 4  always     nugget
  if(reality-x) (post-human) else (wake?)
JA2 jars         parental      nugget   earthware      1 3  always     nugget
  if(reality-x) (red-eye) else (hermaphrodite)
JA3 jars         parental      hexagon  plain          0 1  always     always
  birth?
JA4 jars         parental      heart    earthware      0 1  always     star-near
  younger?
JA5 jars         selfish       nugget   plain          6 0  always     nugget
  if(reality-x) (post-human) else (lean pick)
JA6 jars         selfish       nugget   atom           4 1  always     nugget
  if(reality-x) (red-eye) else (data all)
JA7 jars         stress-relief nothing  earthware      2 1  star-near  always
  stress split -3
JA8 jars         shield        nothing  plain          0 1  always     star-near
  lean jars
JA9 jars         earth-data    battery  atom           1 0  always     star-near
  look-data; data 1

LS1 life-support shield        hexagon  earthware      0 4  always     always
  lean pick
LS2 life-support pod           triangle plain          3 1  always     lit star-near
  bailout
LS3 life-support parental      nothing  atom           0 1  always     always
  sure-birth
LS4 life-support parental      battery  plain          1 0  always     star-near
  choose(lean pick OR kind-birth)
LS5 life-support stress-relief nothing  earthware      1 0  star-near  always
  stress each-awake -1
LS6 life-support selfish       nugget   risky          1 5  always     nugget
  if(reality-x) (post-human) else (tame-all)
LS7 life-support terraform     jar      plain          0 1  always     goldilocks
  need goo -1
LS8 life-support selfish       nothing  plain          1 1  star-near  always
  steal-card
LS9 life-support research      hexagon  earthware-atom 1 0  always     star-near
  inspire; may(take-market)

WA1 wardens      selfish       nothing  risky          2 0  always     bow
  nuggets-home
WA2 wardens      selfish       battery  earthware      1 0  always     bow
  medal communication; votes +2
WA3 wardens      earth-data    triangle earthware-atom 0 1  always     always
  explore 12
WA4 wardens      earth-data    battery  atom           1 0  always     star-near
  data 1
WA5 wardens      shield        jar      earthware      0 1  always     star-near
  choose(lean wardens OR if(!fat wardens) (own-shield))
WA6 wardens      shield        nothing  plain          1 0  star-near  always
  first-lic-safe
WA7 wardens      exodus        nugget   risky          1 4  always     nugget
  if(reality-x) (post-human) else (restore)
WA8 wardens      terraform     heart    plain          0 1  always     goldilocks
  need nugget -1
WA9 wardens      stress-relief heart    plain          1 0  always     star-near
  stress ce -2; stress other -2
