# The sectors of the boards (C2.2), drawn at x and y in per cent.
#
# id | board | number | x | y | biomes | flags | printed | log

EV-1 | EV | 1 | 12 | 28 | TUT     | -  | EV-1 | -
EV-2 | EV | 2 | 12 | 76 | TUT     | -  | EV-2 | -
EV-3 | EV | 3 | 44 | 52 | TUT     | -  | -    | -
EV-4 | EV | 4 | 36 | 86 | -       | -  | -    | 311
EV-5 | EV | 5 | 38 | 16 | -       | -  | -    | 227
EV-6 | EV | 6 | 64 | 22 | TUT     | -  | EV-6 | -
EV-7 | EV | 7 | 66 | 88 | TUT     | -  | EV-7 | -
EV-8 | EV | 8 | 92 | 86 | TUT     | IM | -    | 412
PE-1 | PE | 1 | 10 | 74 | FRO     | LZ | PE-1 | -
PE-2 | PE | 2 | 27 | 42 | CRY FRO | -  | PE-2 | -
PE-3 | PE | 3 | 31 | 90 | AQU     | -  | -    | 321
PE-4 | PE | 4 | 50 | 68 | CAV AQU | -  | -    | -
PE-5 | PE | 5 | 48 | 20 | CRY     | LZ | -    | -
PE-6 | PE | 6 | 70 | 88 | AQU     | -  | PE-6 | -
PE-7 | PE | 7 | 72 | 44 | CAV RUI | -  | -    | 324
PE-8 | PE | 8 | 91 | 62 | RUI FRO | IM | -    | 326
MA-1 | MA | 1 | 14 | 20 | ROC     | LZ | MA-1 | -
MA-2 | MA | 2 | 35 | 42 | DES     | -  | -    | 341
MA-3 | MA | 3 | 18 | 70 | ROC CAV | LZ | MA-3 | -
MA-4 | MA | 4 | 60 | 28 | RUI VOL | -  | -    | -
MA-5 | MA | 5 | 82 | 18 | DES CRY | IM | MA-5 | -
MA-6 | MA | 6 | 54 | 78 | VOL DEA | -  | -    | -
MA-7 | MA | 7 | 86 | 66 | VOL RUI | -  | -    | -
TM-1 | TM | 1 | 14 | 16 | VEG     | LZ | TM-1 | -
TM-2 | TM | 2 | 38 | 28 | VEG     | -  | -    | -
TM-3 | TM | 3 | 18 | 54 | VEG DEA | -  | -    | 361
TM-4 | TM | 4 | 62 | 18 | VEG DEA | -  | -    | -
TM-5 | TM | 5 | 50 | 58 | CAV VEG | -  | TM-5 | -
TM-6 | TM | 6 | 26 | 88 | AQU VEG | -  | -    | -
TM-7 | TM | 7 | 78 | 44 | VEG HOS | -  | TM-7 | -
TM-8 | TM | 8 | 90 | 82 | VEG CAV | IM | -    | 364
QY-1 | QY | 1 | 9  | 50 | VOI     | LZ | QY-1 | -
QY-2 | QY | 2 | 31 | 22 | RUI VOI | -  | -    | -
QY-3 | QY | 3 | 31 | 78 | RUI     | -  | -    | -
QY-4 | QY | 4 | 52 | 50 | RUI VOI | -  | -    | 381
QY-5 | QY | 5 | 72 | 18 | RUI DEA | -  | -    | -
QY-6 | QY | 6 | 74 | 82 | RUI HOS | -  | -    | -
QY-7 | QY | 7 | 92 | 50 | VOI     | IM | -    | 384
CA-1 | CA | 1 | 11 | 24 | DES     | LZ | CA-1 | -
CA-2 | CA | 2 | 36 | 18 | RUI     | -  | -    | -
CA-3 | CA | 3 | 24 | 62 | DES CRY | -  | -    | 401
CA-4 | CA | 4 | 54 | 44 | RUI CAV | -  | -    | -
CA-5 | CA | 5 | 50 | 84 | VOL DEA | -  | CA-5 | -
CA-6 | CA | 6 | 78 | 22 | RUI HOS | -  | -    | -
CA-7 | CA | 7 | 90 | 66 | RUI     | IM | -    | 404
BW-1 | BW | 1 | 10 | 50 | AQU     | LZ | BW-1 | -
BW-2 | BW | 2 | 32 | 22 | AQU HOS | -  | -    | -
BW-3 | BW | 3 | 34 | 78 | AQU VEG | -  | -    | 421
BW-4 | BW | 4 | 58 | 38 | HOS RUI | -  | -    | -
BW-5 | BW | 5 | 60 | 84 | AQU CAV | -  | -    | -
BW-6 | BW | 6 | 84 | 18 | ROC AQU | LZ | BW-6 | -
BW-7 | BW | 7 | 88 | 62 | AQU RUI | IM | -    | 424
LO-1 | LO | 1 | 7  | 50 | VOI     | LZ | LO-1 | -
LO-2 | LO | 2 | 25 | 22 | VOI CRY | -  | -    | -
LO-3 | LO | 3 | 25 | 78 | VOI     | -  | -    | -
LO-4 | LO | 4 | 45 | 50 | CRY RUI | -  | -    | 441
LO-5 | LO | 5 | 62 | 20 | CRY DEA | -  | -    | -
LO-6 | LO | 6 | 62 | 80 | VOI HOS | -  | -    | -
LO-7 | LO | 7 | 78 | 50 | RUI     | -  | -    | 444
LO-8 | LO | 8 | 92 | 22 | DEA VOI | -  | -    | -
LO-9 | LO | 9 | 94 | 78 | CRY RUI | IM | -    | 446
BA-1 | BA | 1 | 9  | 60 | FRO     | LZ | BA-1 | -
BA-2 | BA | 2 | 29 | 84 | RUI FRO | -  | -    | -
BA-3 | BA | 3 | 30 | 36 | RUI     | -  | -    | -
BA-4 | BA | 4 | 50 | 62 | FRO DES | -  | -    | 471
BA-5 | BA | 5 | 53 | 18 | CAV ROC | -  | -    | -
BA-6 | BA | 6 | 73 | 86 | FRO ROC | -  | -    | -
BA-7 | BA | 7 | 76 | 30 | CAV HOS | -  | -    | 473
BA-8 | BA | 8 | 92 | 58 | FRO VOI | IM | -    | 474
ID-1 | ID | 1 | 8  | 40 | ROC DES | LZ | ID-1 | -
ID-2 | ID | 2 | 27 | 16 | VEG AQU | -  | -    | -
ID-3 | ID | 3 | 30 | 66 | RUI HOS | -  | -    | -
ID-4 | ID | 4 | 12 | 88 | AQU CRY | LZ | -    | 491
ID-5 | ID | 5 | 52 | 32 | RUI ROC | -  | -    | -
ID-6 | ID | 6 | 58 | 86 | CRY DEA | -  | -    | -
ID-7 | ID | 7 | 74 | 56 | RUI     | -  | -    | 493
ID-8 | ID | 8 | 92 | 80 | CAV CRY | IM | -    | 494
OA-1 | OA | 1 | 10 | 50 | ROC     | LZ | OA-1 | -
OA-2 | OA | 2 | 34 | 22 | RUI     | -  | -    | -
OA-3 | OA | 3 | 34 | 78 | ROC DEA | -  | -    | -
OA-4 | OA | 4 | 58 | 50 | RUI     | -  | -    | 601
OA-5 | OA | 5 | 80 | 20 | CAV HOS | -  | -    | -
OA-6 | OA | 6 | 88 | 76 | CAV     | IM | -    | 603
OB-1 | OB | 1 | 10 | 50 | VOI     | LZ | OB-1 | -
OB-2 | OB | 2 | 36 | 20 | VOI RUI | -  | -    | -
OB-3 | OB | 3 | 36 | 80 | RUI     | -  | -    | -
OB-4 | OB | 4 | 60 | 50 | VOI     | -  | -    | -
OB-5 | OB | 5 | 88 | 30 | RUI     | IM | -    | 611
OB-6 | OB | 6 | 86 | 78 | DEA     | -  | -    | 612
OC-1 | OC | 1 | 10 | 50 | DES     | LZ | OC-1 | -
OC-2 | OC | 2 | 34 | 22 | CRY     | -  | -    | -
OC-3 | OC | 3 | 34 | 78 | RUI     | -  | -    | -
OC-4 | OC | 4 | 58 | 50 | DES CRY | -  | -    | -
OC-5 | OC | 5 | 82 | 22 | RUI VEG | -  | -    | 621
OC-6 | OC | 6 | 86 | 78 | AQU CRY | IM | -    | 622
