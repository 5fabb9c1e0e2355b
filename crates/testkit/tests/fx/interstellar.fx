EN1 nugget
  if(nugget) (if(reality-x) (ramjet) else (tile-for-fuel))
EN3 triangle
  if(lit and star-near) (bailout)
EN4 none
  if(!lit) (data 1)
EN6 battery
  free-ignition
EN8 none
  lean engine
EN9 none
  medal hero
BA3 hexagon
  if(charge covers-velocity and star-near) (charge by-velocity; bailout)
BA4 none
  charge to 6
BA5 none
  charge +3; recharge-unlit
BA6 none
  plasma +1; no-lightning
BA7 hexagon
  if(orbit-dry and charge >= 4) (charge -3; water +1)
BA9 none
  stress each-on-card -1; stress ce -1
JA1 nugget
  if(nugget) (if(reality-x) (post-human) else (react(owner) (wake)))
JA6 nugget
  if(nugget) (data all)
JA9 none
  look-data; data 1
LS4 battery
  choose(lean pick OR kind-birth)
LS7 jar
  if(goldilocks) (need goo -1)
LS9 none
  inspire; may(take-market)
WA2 battery
  medal communication; votes +2
JA3 none
  if(consent) (wake)
