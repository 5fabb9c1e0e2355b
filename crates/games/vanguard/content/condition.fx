# What is in force on a world (C3). Those that end in -C are printed on the board.
#
# id | travel | combo | specials | time | passives

EV-C | choose(spend 1 d OR danger T 1); arrive   | -                            | -                                         | -                                              | passive supplies.unlimited
G01  | arrive                                    | 2BAS => recharge 2 d; step 1 | -                                         | [4] log 505                                    | passive supplies.unlimited
PE-C | choose(spend 1 d OR danger B 1); arrive   | -                            | -                                         | [10] log 322                                   | -
G02  | choose(spend 2 d OR danger D 1); arrive   | -                            | 3ACC => danger D 1                        | [6] cond clear                                 | -
G03  | arrive                                    | EXP => lead LIV 1            | -                                         | [5] cond clear; each(all) (danger A 1)         | -
MA-C | CHECK                                     | -                            | -                                         | [6] log 343                                    | -
G04  | choose(supplies -1 OR danger A 1); arrive | -                            | -                                         | [4+1] if(done M20) (cond clear) else (log 350) | -
TM-C | choose(spend 1 d OR danger A 1); arrive   | BIO+g => recharge 2 d        | -                                         | [6] log 362                                    | -
G05  | arrive                                    | -                            | 2ACC => danger D 1                        | [5+1] if(done M30) (cond clear) else (log 370) | -
QY-C | choose(spend 1 d OR danger C 1); arrive   | -                            | -                                         | [6] log 383                                    | -
G06  | choose(spend 1 r OR danger E 1); arrive   | -                            | 2ACC => danger E 1                        | [8+1] if(done M40) (cond clear) else (log 390) | -
CA-C | CHECK                                     | -                            | -                                         | [5] log 402                                    | -
G07  | choose(spend 1 d OR danger D 1); arrive   | -                            | -                                         | [4+2] log 403                                  | -
BW-C | choose(spend 1 d OR danger B 1); arrive   | XEN => recharge 1 d          | -                                         | [5] log 422                                    | -
G08  | choose(spend 1 b OR spend 1 r); arrive    | -                            | 2ACC => supplies -1                       | [5+2] if(done M60) (cond clear) else (log 430) | -
LO-C | choose(spend 1 d OR danger E 1); arrive   | -                            | -                                         | [10] log 442                                    | -
G09  | choose(spend 2 d OR danger E 1); arrive   | -                            | 2ACC => threat move TH06 1 toward nearest | [9] log 454                                    | -
G10  | arrive                                    | SAME2 => recharge 1 d        | -                                         | [12+1] log 454                                  | -
G11  | arrive                                    | XEN+d => lead LIV 1          | -                                         | [8] cond clear                                 | -
G12  | choose(spend 1 g OR danger B 1); arrive   | -                            | -                                         | [8] log 344                                    | passive biome.add FRO
BA-C | choose(spend 1 d OR danger B 1); arrive   | -                            | -                                         | [7] log 472                                    | -
G13  | choose(spend 1 g OR supplies -1); arrive  | -                            | 2ACC => danger B 1                        | [7+1] if(done M73) (cond clear) else (log 480) | -
ID-C | choose(spend 1 d OR discard 1); arrive    | CON+d => recharge 2 d        | -                                         | [8] log 492                                    | -
G14  | choose(spend 1 d OR danger E 1); arrive   | -                            | -                                         | [6+1] if(done M90) (cond clear) else (log 500) | -
G15  | arrive                                    | BIO+d => lead FLO 1          | -                                         | [8] cond clear                                 | -
G16  | arrive                                    | SAME2 => recharge 1 d        | -                                         | [8] cond clear                                 | -
G17  | arrive                                    | SCI => draw 1                | -                                         | [7] cond clear                                 | -
G18  | choose(spend 1 d OR supplies -1); arrive  | XEN+d => lead LIV 1          | -                                         | [8] cond clear                                 | -
OA-C | choose(supplies -1 OR spend 1 d); arrive  | -                            | -                                         | [11+] log 604                                  | -
OB-C | choose(spend 1 d OR danger C 1); arrive   | -                            | -                                         | [8+1] log 613                                    | -
OC-C | choose(spend 1 d OR danger A 1); arrive   | SCI => lead MIN 1            | -                                         | [12+] log 623                                  | -
