# The worlds (C2.1): what is laid out at set-up, and what is left where an exceptional discovery was.
#
# id | places | standees | missions | exceptional | condition | lift-off | evacuation | instead

EV | -                                  | -        | M01     | X1      | EV-C | 204 | 204 | success +1
PE | 4=P201 5=P202                      | TH01@6   | M10 M11 | X2 X3   | PE-C | 329 | 330 | success +1
MA | 4=P110 6=P301 7=P113               | -        | M20 M21 | X4      | MA-C | 349 | 350 | lead ALI 1
TM | 2=P401 4=P402 6=P403               | -        | M30 M31 | X5 X6   | TM-C | 369 | 370 | lead FLO 2
QY | 2=P114 3=P501 5=P502 6=P503        | TH02@off | M40 M42 | X7      | QY-C | 389 | 390 | lead ALI 2
CA | 2=P601 4=P602 6=P603               | TH03@6   | M50 M51 | X8 X9   | CA-C | 409 | 410 | lead ALI 2
BW | 2=P701 4=P702 5=P703               | -        | M60 M61 | X10     | BW-C | 429 | 430 | success +1
LO | 2=P801 3=P802 5=P803 6=P804 8=P805 | TH06@6   | M70     | X11 X12 | LO-C | 459 | 460 | success +1
BA | 2=P941 3=P942 5=P943 6=P944        | TH09@7   | M73 M74 | X13 X14 | BA-C | 479 | 480 | lead ALI 1
ID | 2=P951 3=P952 5=P953 6=P954        | TH11@6   | M90 M91 | X15 X16 | ID-C | 499 | 500 | lead MIN 2
OA | 2=P911 3=P912 5=P913               | TH07@5   | M81     | X33     | OA-C | 609 | 608 | success +1
OB | 2=P921 3=P922 4=P923               | -        | M82     | X34     | OB-C | 619 | 618 | success +1
OC | 2=P931 3=P932 4=P933               | TH05@4   | M83     | X35     | OC-C | 629 | 628 | success +1
