# Gear (C10).
#
# id | copies | class | upgrades | section | use | effect

E01 | 2 | personal | -   | -           | stow    | Anytime: each(one here) (heal die 1)
E02 | 1 | personal | -   | -           | turn    | Check: reroll 1 d
E03 | 1 | personal | -   | Recon       | turn    | Travel: pay(spend 1 d) -> (ignore-icons 9)
E04 | 1 | personal | -   | Engineering | passive | passive convert b CON
E05 | 2 | small    | -   | -           | stow    | Anytime: recharge 4 d
E06 | 1 | personal | -   | Security    | mission | Wound: cancel-wound
E07 | 1 | personal | -   | Science     | passive | passive convert g BIO
E08 | 1 | mission  | -   | -           | mission | Action: each(one) (heal both 1; go lander)
E09 | 1 | mission  | -   | -           | token   | Action: token place E09 here; aura here rest.recharge +2; aura here strain.recharge +2
E10 | 1 | upgrade  | E09 | -           | upgrade | aura here rest.draw +1; aura here prepare.draw +1
E11 | 1 | upgrade  | E09 | -           | upgrade | aura near assist.range connected
E12 | 2 | small    | -   | -           | stow    | Anytime: draw 2; charge +1
E13 | 1 | mission  | -   | Security    | token   | Action: token place E13 here; aura here threat.guard 1
E14 | 1 | mission  | -   | Engineering | token   | Action: token place E14 here; aura here convert r GAT
E15 | 1 | mission  | -   | Recon       | turn    | Action: pay(spend 1 g) -> (lead any 1)
E16 | 2 | small    | -   | -           | stow    | Check: reroll any b
E17 | 2 | small    | -   | -           | stow    | Check: reroll any r
E18 | 2 | small    | -   | -           | stow    | Check: reroll any g
E19 | 2 | personal | -   | -           | passive | passive biome.ignore VOI
E20 | 2 | personal | -   | -           | passive | passive biome.ignore FRO; passive biome.ignore VOL
E21 | 2 | personal | -   | -           | passive | passive biome.ignore DEA; passive wound.immune infection
E22 | 1 | mission  | -   | Engineering | token   | Action: token place E22 here; aura here travel.free
E23 | 1 | mission  | -   | Science     | free    | Action: pay(drop disc any 1) -> (supplies +3)
E24 | 1 | personal | -   | Science     | passive | passive convert g XEN
E25 | 1 | personal | -   | Recon       | turn    | Check: turn 1 g EXP
E26 | 1 | personal | -   | Security    | turn    | Danger: reroll-danger 1
E27 | 2 | personal | -   | -           | stow    | Anytime: each(one here) (heal card 1)
E28 | 1 | personal | -   | Science     | turn    | Check: turn 1 b SCI
E29 | 1 | upgrade  | E09 | -           | upgrade | aura here convert r GAT
E30 | 1 | mission  | -   | -           | mission | Action: supplies +4
E31 | 1 | upgrade  | E09 | -           | upgrade | aura here rest.recharge +1; aura near prepare.draw +1
E32 | 1 | upgrade  | E13 | -           | upgrade | aura near threat.guard 1
E33 | 1 | upgrade  | E13 | -           | upgrade | aura here convert r DEF
E34 | 1 | mission  | -   | Engineering | turn    | Action: pay(spend 1 r) -> (lead MIN 2)
E35 | 1 | personal | -   | -           | turn    | Anytime: recharge 1 d
E36 | 2 | small    | -   | -           | stow    | Danger: cancel-danger 1
E37 | 2 | small    | -   | -           | stow    | Event: event-redraw
E38 | 2 | small    | -   | -           | stow    | Travel: ignore-icons 2
