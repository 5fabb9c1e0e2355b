# Upgrades of facilities and bridge, and the add-on (C12.3).
#
# id | slot | effect

F01 | infirmary  | passive survival.reroll 1
F02 | infirmary  | passive med.slots +1
F03 | infirmary  | passive med.step +1
F04 | production | passive prod.queue2
F05 | production | passive prod.boost +1
F06 | production | passive prod.step +1
B01 | bridge     | passive hazard.fly
B02 | bridge     | passive scan.free 1
B03 | bridge     | passive energy.income +1
B04 | bridge     | passive command.income +1
B05 | bridge     | passive energy.keep 2
B06 | bridge     | passive fly.discount 1
N01 | add-on     | Phase: pay(command -1) -> (morale +1)
N02 | add-on     | Phase: pay(command -1) -> (energy +2)
N03 | add-on     | Phase: pay(command -1) -> (crew promote 1)
