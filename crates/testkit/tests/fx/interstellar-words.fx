# The closed vocabulary of a generation ship's workcells, as far as the sample needs it.

kind blueprint: engine batteries jars wardens pick
kind ideology: ce each-awake each-on-card split other
kind medal: hero communication
kind supply: goo nugget
kind shape: none nugget triangle heart battery jar hexagon
card shape: shape

verb ramjet
verb tile-for-fuel
verb bailout
verb data count
verb data all
verb look-data
verb water signed
verb free-ignition
verb plasma signed
verb no-lightning
verb lean blueprint
verb medal medal
verb votes signed
verb charge to count
verb charge signed
verb charge by-velocity
verb recharge-unlit
verb stress ideology signed
verb post-human
verb wake
verb kind-birth
verb need supply signed
verb inspire
verb take-market

test reality-x
test nugget
test lit
test star-near
test orbit-dry
test goldilocks
test charge >= count
test charge covers-velocity
test consent

who owner
