# The paths between sectors (C2.3): what they ask of whoever travels, in order, and what must hold for them to be open.
#
# id | from | to | way | icons | lock

EV-1-5 | EV-1 | EV-5 | both    | T       | -
EV-2-4 | EV-2 | EV-4 | both    | d       | -
EV-5-3 | EV-5 | EV-3 | both    | T       | -
EV-3-4 | EV-3 | EV-4 | both    | d       | -
EV-5-6 | EV-5 | EV-6 | both    | T       | -
EV-4-7 | EV-4 | EV-7 | both    | Td      | -
EV-7-8 | EV-7 | EV-8 | both    | T       | flag CORE_OPEN
EV-3-8 | EV-3 | EV-8 | one-way | d       | flag CORE_OPEN
PE-1-2 | PE-1 | PE-2 | both    | T       | -
PE-1-3 | PE-1 | PE-3 | both    | T       | -
PE-2-5 | PE-2 | PE-5 | both    | g       | -
PE-2-4 | PE-2 | PE-4 | both    | A       | -
PE-3-4 | PE-3 | PE-4 | both    | T       | -
PE-3-6 | PE-3 | PE-6 | both    | T       | -
PE-4-6 | PE-4 | PE-6 | both    | b       | -
PE-4-7 | PE-4 | PE-7 | both    | T       | -
PE-5-7 | PE-5 | PE-7 | both    | T       | -
PE-6-7 | PE-6 | PE-7 | one-way | A       | -
PE-7-8 | PE-7 | PE-8 | both    | r       | count PEKEY >= 2
MA-1-2 | MA-1 | MA-2 | both    | T       | -
MA-1-3 | MA-1 | MA-3 | both    | T       | -
MA-2-3 | MA-2 | MA-3 | both    | g       | -
MA-2-4 | MA-2 | MA-4 | both    | T       | -
MA-2-6 | MA-2 | MA-6 | both    | A       | -
MA-3-6 | MA-3 | MA-6 | both    | r       | -
MA-4-5 | MA-4 | MA-5 | both    | T       | -
MA-4-6 | MA-4 | MA-6 | both    | D       | -
MA-5-7 | MA-5 | MA-7 | both    | T       | -
MA-6-7 | MA-6 | MA-7 | both    | r T     | -
TM-1-2 | TM-1 | TM-2 | both    | T       | -
TM-1-3 | TM-1 | TM-3 | both    | g       | -
TM-2-4 | TM-2 | TM-4 | both    | T       | -
TM-2-5 | TM-2 | TM-5 | both    | T       | -
TM-3-5 | TM-3 | TM-5 | both    | D       | -
TM-3-6 | TM-3 | TM-6 | both    | T       | -
TM-5-6 | TM-5 | TM-6 | both    | b       | -
TM-4-7 | TM-4 | TM-7 | both    | T       | -
TM-5-7 | TM-5 | TM-7 | both    | T       | -
TM-7-8 | TM-7 | TM-8 | one-way | r       | flag TM_GATE
TM-8-7 | TM-8 | TM-7 | one-way | -       | -
TM-6-8 | TM-6 | TM-8 | one-way | D sac   | -
QY-1-2 | QY-1 | QY-2 | both    | T       | -
QY-1-3 | QY-1 | QY-3 | both    | T       | -
QY-2-4 | QY-2 | QY-4 | both    | b       | -
QY-3-4 | QY-3 | QY-4 | both    | T       | -
QY-2-5 | QY-2 | QY-5 | both    | D T     | -
QY-3-6 | QY-3 | QY-6 | both    | T       | -
QY-4-5 | QY-4 | QY-5 | both    | T       | -
QY-4-6 | QY-4 | QY-6 | both    | T       | -
QY-5-7 | QY-5 | QY-7 | both    | r       | count QPOW >= 2
QY-6-7 | QY-6 | QY-7 | both    | g       | count QPOW >= 2
CA-1-2 | CA-1 | CA-2 | both    | T       | -
CA-1-3 | CA-1 | CA-3 | both    | T       | -
CA-2-4 | CA-2 | CA-4 | both    | b       | -
CA-2-6 | CA-2 | CA-6 | both    | T       | -
CA-3-4 | CA-3 | CA-4 | both    | T       | -
CA-3-5 | CA-3 | CA-5 | both    | A       | -
CA-4-6 | CA-4 | CA-6 | both    | T       | -
CA-4-7 | CA-4 | CA-7 | one-way | b b     | count CIDX >= 2
CA-7-4 | CA-7 | CA-4 | one-way | -       | -
CA-6-7 | CA-6 | CA-7 | one-way | r       | count CIDX >= 2
CA-7-6 | CA-7 | CA-6 | one-way | -       | -
CA-5-7 | CA-5 | CA-7 | one-way | D sac   | -
BW-1-2 | BW-1 | BW-2 | both    | T       | -
BW-1-3 | BW-1 | BW-3 | both    | T       | -
BW-2-4 | BW-2 | BW-4 | both    | T       | -
BW-2-6 | BW-2 | BW-6 | both    | g       | -
BW-3-5 | BW-3 | BW-5 | both    | T       | -
BW-3-4 | BW-3 | BW-4 | both    | B       | -
BW-4-6 | BW-4 | BW-6 | both    | T       | -
BW-4-7 | BW-4 | BW-7 | both    | r       | flag BW_PASS
BW-5-7 | BW-5 | BW-7 | both    | C d     | flag BW_PASS
LO-1-2 | LO-1 | LO-2 | both    | T       | -
LO-1-3 | LO-1 | LO-3 | both    | T       | -
LO-2-4 | LO-2 | LO-4 | both    | T       | -
LO-3-4 | LO-3 | LO-4 | both    | T       | -
LO-2-5 | LO-2 | LO-5 | both    | b       | -
LO-3-6 | LO-3 | LO-6 | both    | r       | -
LO-4-5 | LO-4 | LO-5 | both    | T       | -
LO-4-6 | LO-4 | LO-6 | both    | T       | -
LO-4-7 | LO-4 | LO-7 | both    | g b     | -
LO-5-8 | LO-5 | LO-8 | both    | D       | -
LO-5-7 | LO-5 | LO-7 | both    | T       | -
LO-6-7 | LO-6 | LO-7 | both    | T       | -
LO-7-9 | LO-7 | LO-9 | both    | T       | count THREAD >= 3
LO-8-9 | LO-8 | LO-9 | both    | E d     | count THREAD >= 3
BA-1-2 | BA-1 | BA-2 | both    | T       | -
BA-1-3 | BA-1 | BA-3 | both    | T       | -
BA-2-4 | BA-2 | BA-4 | both    | b       | -
BA-3-4 | BA-3 | BA-4 | both    | T       | -
BA-3-5 | BA-3 | BA-5 | both    | T       | -
BA-4-5 | BA-4 | BA-5 | both    | A       | -
BA-2-6 | BA-2 | BA-6 | both    | T       | -
BA-4-6 | BA-4 | BA-6 | both    | T       | -
BA-5-7 | BA-5 | BA-7 | both    | T       | flag BA_TRAIL
BA-6-7 | BA-6 | BA-7 | one-way | A sac   | -
BA-7-6 | BA-7 | BA-6 | one-way | -       | -
BA-4-8 | BA-4 | BA-8 | both    | r       | flag BA_BEACON
BA-5-8 | BA-5 | BA-8 | both    | T       | flag BA_BEACON
ID-1-2 | ID-1 | ID-2 | both    | T       | -
ID-1-3 | ID-1 | ID-3 | both    | T       | -
ID-1-4 | ID-1 | ID-4 | both    | d       | -
ID-3-4 | ID-3 | ID-4 | both    | T       | -
ID-2-5 | ID-2 | ID-5 | both    | T       | -
ID-3-5 | ID-3 | ID-5 | both    | g       | -
ID-3-6 | ID-3 | ID-6 | both    | A       | -
ID-4-6 | ID-4 | ID-6 | both    | T       | -
ID-3-7 | ID-3 | ID-7 | both    | b       | count IDEM >= 2
ID-5-7 | ID-5 | ID-7 | both    | T       | count IDEM >= 2
ID-7-8 | ID-7 | ID-8 | both    | r       | flag ID_ADMIT
ID-6-8 | ID-6 | ID-8 | one-way | D D sac | -
ID-8-6 | ID-8 | ID-6 | one-way | -       | -
OA-1-2 | OA-1 | OA-2 | both    | T       | -
OA-1-3 | OA-1 | OA-3 | both    | T       | -
OA-2-4 | OA-2 | OA-4 | both    | T       | -
OA-3-4 | OA-3 | OA-4 | both    | D       | -
OA-4-5 | OA-4 | OA-5 | both    | T       | -
OA-4-6 | OA-4 | OA-6 | both    | r b     | flag OA_TRAM
OA-5-6 | OA-5 | OA-6 | both    | T       | -
OB-1-2 | OB-1 | OB-2 | both    | T       | -
OB-1-3 | OB-1 | OB-3 | both    | T       | -
OB-2-4 | OB-2 | OB-4 | both    | T       | -
OB-3-4 | OB-3 | OB-4 | both    | T       | -
OB-4-5 | OB-4 | OB-5 | both    | b       | count GYRO >= 2
OB-4-6 | OB-4 | OB-6 | both    | D T     | -
OC-1-2 | OC-1 | OC-2 | both    | T       | -
OC-1-3 | OC-1 | OC-3 | both    | T       | -
OC-2-4 | OC-2 | OC-4 | both    | T       | -
OC-3-4 | OC-3 | OC-4 | both    | g       | -
OC-2-5 | OC-2 | OC-5 | both    | T       | -
OC-4-6 | OC-4 | OC-6 | both    | T       | flag OC_VALVE
OC-5-6 | OC-5 | OC-6 | both    | D       | -
OC-3-6 | OC-3 | OC-6 | both    | b b     | flag OC_VALVE
