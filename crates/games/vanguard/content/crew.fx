# Crew members (C16).
#
# id | converts | into | charges | ability

CR01 | r | DEF | 3 | Danger: reroll-danger 1
CR02 | b | SCI | 2 | Check: if(pool ACC >= 2) (send all ACC)
CR03 | g | EXP | 3 | Travel: ignore-icons 1
CR04 | b | CON | 3 | Rest: recharge 1 d; draw 1
CR05 | r | DEF | 2 | Assist: assist-dice 2; assist-return
CR06 | g | BIO | 3 | Anytime: each(one here) (heal die 1)
CR07 | r | PHY | 3 | Check: reroll any r
CR08 | b | TEC | 2 | Check: turn 1 b any
CR09 | r | GAT | 2 | Anytime: lead any 1
CR10 | g | XEN | 2 | Check: turn 1 g any
CR11 | b | CON | 2 | Anytime: supplies +1
CR12 | g | EXP | 3 | Event: event-redraw
CR13 | r | PHY | 2 | Anytime: recharge 3 d
CR14 | b | SCI | 3 | Anytime: draw 2
CR15 | g | BIO | 2 | Rest: heal both 1
CR16 | g | XEN | 3 | Assist: assist-far
CR17 | r | DEF | 2 | Wound: cancel-wound
CR18 | b | TEC | 3 | Check: reroll any ACC
CR19 | r | GAT | 2 | Anytime: time all -1
CR20 | b | SCI | 2 | Check: turn 2 BAS SCI
CR21 | g | EXP | 2 | Turn: action +1
CR22 | r | PHY | 3 | Anytime: each(other here) (recharge 2 d)
CR23 | b | CON | 3 | Check: add 1 d
CR24 | g | BIO | 2 | Danger: cancel-danger 1
CR25 | b | TEC | 3 | Check: reroll 1 b
CR26 | g | XEN | 2 | Check: turn 1 g XEN
CR27 | g | EXP | 2 | Travel: ignore-icons 2
CR28 | r | GAT | 3 | Check: turn 1 r GAT
CR29 | b | SCI | 2 | Check: turn 1 ACC BAS
CR30 | r | PHY | 2 | Anytime: each(one here) (step 1)
CR31 | g | BIO | 2 | Anytime: each(one here) (heal card 1)
CR32 | b | CON | 3 | Check: turn 1 b CON
CR33 | r | DEF | 3 | Assist: assist-return
CR34 | g | XEN | 3 | Check: reroll any g
CR35 | b | TEC | 2 | Check: add 1 b
CR36 | g | EXP | 3 | Danger: reroll-danger 1
CR37 | g | BIO | 3 | Rest: draw 1; heal die 1
CR38 | r | GAT | 2 | Anytime: lead MIN 1
CR39 | b | SCI | 3 | Check: turn 1 b SCI
CR40 | r | PHY | 3 | Anytime: recharge 2 r
CR41 | r | DEF | 2 | Event: cancel-event
CR42 | b | CON | 2 | Prepare: draw 1; recharge 1 b
CR43 | g | EXP | 3 | Anytime: peek event 3
CR44 | g | XEN | 2 | Check: treat g as XEN
CR45 | b | TEC | 3 | Assist: assist-far
CR46 | r | GAT | 3 | Check: take 1 d
CR47 | b | SCI | 2 | Anytime: each(other here) (draw 1; recharge 1 d)
CR48 | g | BIO | 2 | Anytime: each(one here) (flip 1)
