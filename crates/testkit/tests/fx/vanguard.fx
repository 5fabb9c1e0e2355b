EV-C
  choose(spend 1 d OR danger T 1); arrive
G03
  cond clear; each(all) (danger A 1)
G04
  choose(supplies -1 OR danger A 1); arrive
EV-6
  if(!flag TORN) (success +1; flag TORN); go 7
P106
  each(here) (recharge 1 d; draw 1)
P107
  success +1; count RELAY +1; poi replace here P000; if(count RELAY >= 2) (log 99)
P109
  if(all in 8) (success +1; mission done M03; log 204) else (counter green +4)
TM-5
  each(here) (recharge 2 d; heal die 1)
P409
  if(count CURE >= 2) (poi replace here P407)
P701
  choose(pay(supplies -1) -> (lead any 2) OR pay(spend 2 d) -> (lead any 1))
P701-XEN
  pay(drop disc any 1) -> (supplies +3; draw 1; count TRUST +1)
P704
  pay(supplies -1) -> (each(here) (recharge 2 d; draw 1))
P708
  if(count TRUST >= 3) (log 127) else (pay(drop disc any 3) -> (log 127))
P806
  pay(spend 2 d) -> (draw 2; charge +1); poi replace here P000
TH01
  swim = d10(0-4: threat move TH01 1 low // 5-9: threat move TH01 1 high)
  each(threat TH01) (choose(danger A 1 OR spend 1 d)); time TH01 reset; swim
K03
  may(danger A 1; recharge 2 d)
K14
  may(recharge 2 d; time all +1)
K38
  danger D 1; may(spend 1 r; lead LIV 1)
K75
  spend 1 r; may(spend 1 g; recharge 2 b); lead MIN 1; danger B 1; danger E 1
