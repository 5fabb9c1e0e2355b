# Exceptional discoveries (C8.1): what happens when they are unloaded, of X33 and up what they do on the planet.
#
# id | board | effect | row

X1  | EV | bank +2                           | 1
X2  | PE | -                                 | 1
X3  | PE | unlock R07                        | 1
X4  | MA | unlock R06                        | 1
X5  | TM | unlock R08                        | 2
X6  | TM | -                                 | 2
X7  | QY | unlock R09                        | 2
X8  | CA | unlock R10                        | 2
X9  | CA | -                                 | 3
X10 | BW | unlock R11                        | 3
X11 | LO | -                                 | 3
X12 | LO | -                                 | 3
X13 | BA | unlock R13                        | 4
X14 | BA | unlock R15                        | 4
X15 | ID | bank +2                           | 4
X16 | ID | morale +1                         | 4
X33 | OA | Anytime: each(all) (recharge 2 d) | 0
X34 | OB | Check: turn 1 d any               | 0
X35 | OC | Anytime: each(here) (heal die 1)  | 0
