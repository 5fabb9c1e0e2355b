# Landers (C11).
#
# id | armour | sensors | agility | supplies | personal | mission | discoveries | structural | functional | steps | damage

V1 | 1 | 1 | 2 | 12 | 4 | 2 | 5 | 1 | 1 | 3 | never
V2 | 2 | 1 | 1 | 15 | 6 | 3 | 8 | 1 | 2 | 4 | possible
V3 | 1 | 3 | 3 | 10 | 3 | 1 | 4 | 2 | 1 | 2 | possible
V4 | 2 | 2 | 2 | 12 | 5 | 2 | 6 | 1 | 2 | 3 | possible
V5 | 4 | 0 | 0 | 14 | 5 | 4 | 7 | 1 | 1 | 3 | possible
V6 | 1 | 2 | 1 | 8  | 3 | 2 | 5 | 0 | 1 | 1 | possible
