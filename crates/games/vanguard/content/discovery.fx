# Discoveries (C8), five decks.
#
# id | type | copies | rarity | explore | ship

D01 | MIN | 3 | common | -                                      | -
D02 | MIN | 2 | common | Anytime: supplies +1                   | -
D03 | MIN | 2 | common | -                                      | spend: energy +1
D04 | MIN | 2 | common | Check: turn 1 r any                    | -
D05 | MIN | 2 | common | Anytime: each(one here) (recharge 2 d) | -
D06 | MIN | 2 | rare   | -                                      | keep: bank +1
D07 | MIC | 3 | common | -                                      | -
D08 | MIC | 2 | common | -                                      | spend: command +1
D09 | MIC | 2 | common | Anytime: draw 2                        | -
D10 | MIC | 2 | common | Anytime: heal die 1                    | -
D11 | MIC | 2 | common | -                                      | spend: crew heal 1
D12 | MIC | 2 | rare   | Anytime: charge +1                     | -
D13 | FLO | 3 | common | -                                      | spend: command +1
D14 | FLO | 2 | common | Travel: ignore-icons 1                 | -
D15 | FLO | 2 | common | -                                      | -
D16 | FLO | 2 | common | Anytime: supplies +1                   | -
D17 | FLO | 2 | common | Check: reroll any r                    | -
D18 | FLO | 2 | rare   | -                                      | keep: morale +1
D19 | LIV | 3 | common | -                                      | -
D20 | LIV | 2 | common | Anytime: each(one) (step 1)            | -
D21 | LIV | 2 | common | Check: reroll any g                    | -
D22 | LIV | 2 | common | -                                      | spend: morale +1
D23 | LIV | 2 | common | Danger: reroll-danger 1                | -
D24 | LIV | 2 | rare   | Anytime: time all -1                   | -
D25 | ALI | 3 | common | -                                      | -
D26 | ALI | 2 | common | Check: turn 1 b any                    | -
D27 | ALI | 2 | common | -                                      | spend: energy +2
D28 | ALI | 2 | common | Event: cancel-event                    | -
D29 | ALI | 2 | common | Check: reroll any b                    | -
D30 | ALI | 2 | rare   | -                                      | keep: bank +2
