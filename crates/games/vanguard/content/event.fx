# Events (C7).
#
# id | deck | biomes | no-match | match

KT1 | tutorial | TUT             | time all +1 | spend 1 d
KT2 | tutorial | TUT             | time all +1 | danger T 1
KT3 | tutorial | TUT             | time all +1 | recharge 1 d
KT4 | tutorial | TUT             | time all +1 | draw 1
KT5 | tutorial | TUT             | time all +1 | choose(discard 1 OR danger T 1)
K01 | base     | ROC CAV VOL     | time all +1 | choose(spend 2 d; lead MIN 3 OR danger A 1)
K02 | base     | FRO DES AQU     | time all +1 | choose(supplies -1 OR danger B 1)
K03 | base     | ROC CRY RUI     | time all +1 | may(danger A 1; recharge 2 d)
K04 | base     | DES VOL DEA     | time all +1 | supplies -1
K05 | base     | FRO CRY ROC     | time all +1 | danger A 1
K06 | base     | VEG DES AQU     | time all +1 | pay(spend 1 g) -> (lead LIV 1)
K07 | base     | CRY VOI RUI     | time all +1 | discard 1; recharge 1 b
K08 | base     | RUI VOI         | time all +1 | choose(spend 1 b; lead ALI 1 OR danger A 1)
K09 | base     | CAV AQU DEA     | time all +1 | pay(spend 1 g) -> (lead MIC 1)
K10 | base     | ROC CAV         | time all +1 | choose(spend 2 r OR danger A 1)
K11 | base     | VOL DES         | time all +1 | danger B 1
K12 | base     | FRO             | time all +2 | wound exhausted
K13 | base     | AQU DES VEG     | time all +1 | recharge 2 d
K14 | base     | CAV VEG ROC     | time all +1 | may(recharge 2 d; time all +1)
K15 | base     | DEA CAV         | time all +1 | danger D 1
K16 | base     | VEG             | time all +1 | choose(discard 1 OR danger D 1)
K17 | base     | HOS RUI         | time all +1 | danger E 1
K18 | base     | HOS             | time all +1 | choose(spend 1 r OR wound panic)
K19 | base     | HOS AQU VEG     | time all +1 | choose(lead any 1; time all +1 OR draw 1)
K20 | base     | CRY ROC VOL     | time all +1 | pay(spend 1 r) -> (lead MIN 1)
K21 | base     | VOI             | time all +1 | choose(spend 1 d OR danger C 1)
K22 | base     | VOI CRY         | time all +1 | danger A 1; may(spend 1 b; recharge 1 r)
K23 | base     | DEA VOI VOL     | time all +1 | choose(supplies -1 OR wound breach)
K24 | base     | AQU             | time all +1 | choose(spend 1 r OR danger B 1)
K25 | base     | ROC FRO CRY     | time all +1 | choose(spend 1 d OR wound concussion)
K26 | base     | DES FRO RUI     | time all +1 | recharge 1 d; draw 1
K27 | base     | RUI CAV VOI     | time all +1 | each(one) (recharge 2 d)
K28 | base     | VEG AQU CAV     | time all +1 | lead FLO 1
K29 | base     | DES             | time all +1 | discard 1; step 1
K30 | base     | VOL             | time all +1 | choose(spend 2 d OR wound burn)
K31 | base     | FRO AQU         | time all +1 | choose(spend 1 d OR wound frostbite)
K32 | base     | RUI CRY         | time all +1 | pay(spend 1 b) -> (lead ALI 1; draw 1)
K33 | base     | ROC VEG RUI     | time all +1 | choose(charge -1 OR spend 2 d)
K34 | base     | CRY VEG AQU     | time all +1 | charge +1
K35 | base     | HOS DES ROC     | time all +1 | time all +1; draw 1
K36 | base     | CAV FRO VOI HOS | time all +1 | recharge 1 d
K37 | advanced | FRO VOI         | time all +2 | danger B 1; spend 1 d
K38 | advanced | HOS VEG CAV     | time all +1 | danger D 1; may(spend 1 r; lead LIV 1)
K39 | advanced | RUI CRY VOI     | time all +1 | success +1; time all +2
K40 | advanced | ROC CAV VOL     | time all +1 | choose(step 1; spend 1 d OR danger A 2)
K41 | advanced | DEA AQU CAV     | time all +2 | choose(supplies -1 OR wound infection)
K42 | advanced | CRY RUI         | time all +1 | wound panic; lead ALI 1
K43 | advanced | VEG HOS DES     | time all +1 | each(here) (recharge 1 d; draw 1)
K44 | advanced | VOI FRO RUI     | time all +1 | choose(discard 2 OR danger E 1)
K45 | advanced | ROC DES AQU     | time all +1 | choose(sacrifice 1 d OR supplies -2)
K46 | advanced | CRY VOL         | time all +1 | recharge 3 d; danger B 1
K47 | advanced | RUI VEG ROC     | time all +1 | supplies +1; time all +1
K48 | advanced | DES FRO AQU VOI | time all +2 | recharge 2 d
K49 | base     | ROC FRO RUI     | time all +1 | recharge 1 d; draw 1
K50 | base     | ROC VOL DES     | time all +1 | choose(step 1 OR danger A 1)
K51 | base     | VEG AQU DEA     | time all +1 | choose(spend 1 g OR wound infection)
K52 | base     | VEG HOS ROC     | time all +1 | pay(discard 1) -> (lead LIV 1)
K53 | advanced | FRO VOI AQU     | time all +1 | choose(supplies -1 OR spend 2 d)
K54 | advanced | CAV RUI VOI     | time all +1 | danger E 1; draw 1
K55 | advanced | DES AQU         | time all +1 | choose(discard 1 OR spend 1 b)
K56 | advanced | VOI DEA FRO     | time all +1 | choose(spend 1 b OR wound breach)
K57 | advanced | CRY VOL         | time all +1 | danger A 2; recharge 1 d
K58 | advanced | CAV CRY RUI     | time all +1 | pay(spend 1 d) -> (lead ALI 1; recharge 1 b)
K59 | advanced | HOS RUI         | time all +2 | choose(drop disc any 1 OR danger A 1)
K60 | advanced | VEG CAV         | time all +1 | choose(spend 1 r OR discard 1; spend 1 g)
K61 | advanced | AQU             | time all +1 | choose(spend 1 r OR supplies -1)
K62 | advanced | DES ROC         | time all +1 | choose(charge -1 OR danger B 1)
K63 | advanced | VOL CAV ROC     | time all +1 | recharge 2 r; danger D 1
K64 | advanced | RUI HOS VOI     | time all +1 | may(spend 1 b; time all -1)
K65 | advanced | VEG CRY HOS     | time all +1 | choose(discard 2 OR wound panic)
K66 | advanced | ROC CRY VOL     | time all +1 | lead MIN 1; time all +1
K67 | advanced | AQU VEG DEA     | time all +1 | choose(spend 2 g OR wound infection)
K68 | advanced | HOS DES FRO     | time all +1 | each(one) (spend 1 d); success +1
K69 | advanced | ROC CAV VOI     | time all +1 | choose(sacrifice 1 d OR wound laceration)
K70 | advanced | VEG FRO DES     | time all +1 | each(here) (recharge 1 d)
K71 | advanced | RUI CAV         | time all +2 | choose(step 1; discard 1 OR danger A 1)
K72 | advanced | VOL DEA         | time all +1 | choose(spend 1 g OR danger D 1)
K73 | advanced | VOI RUI CRY     | time all +1 | may(spend 1 d; draw 2)
K74 | advanced | VEG DES AQU     | time all +1 | choose(time all +1; lead LIV 1 OR spend 1 r)
K75 | advanced | ROC FRO CRY     | time all +1 | spend 1 r; may(spend 1 g; recharge 2 b)
K76 | advanced | HOS VOI CAV     | time all +1 | wound panic; charge +1
K77 | advanced | AQU VEG ROC     | time all +1 | may(time all +1; heal die 1)
K78 | advanced | RUI ROC         | time all +1 | choose(spend 2 r OR wound concussion)
K79 | advanced | DES CRY FRO     | time all +1 | recharge 2 d; discard 1
K80 | advanced | DEA VOI HOS VOL | time all +1 | each(all) (recharge 1 d); time all +1
