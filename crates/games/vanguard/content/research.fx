# Research projects (C12.1).
#
# id | branch | cost | effect

R01 | builders | free                | unlock R02; bank +1
R02 | builders | free                | unlock B02; unlock R03
R03 | builders | 1 MIN, 1 ALI        | tech +1; unlock R05
R04 | biology  | 1 MIC, 1 LIV        | unlock F01; unlock R21; stock E08; stock E12; stock E16; stock E17; stock E18
R05 | systems  | 2 MIN, 1 ALI        | tech +1; unlock C08
R06 | alien    | 1 ALI, 2 any        | unlock B03; unlock C07
R07 | alien    | 1 LIV, 1 ALI        | unlock B04; stock E24
R08 | biology  | 2 FLO, 1 MIC        | unlock F02; stock E07; unlock C09
R09 | systems  | 2 ALI               | unlock A09; unlock A10; unlock C10
R10 | builders | 1 ALI, 1 rare       | unlock B05; tech +1
R11 | alien    | 1 rare, 2 any       | unlock B06; unlock F03
R12 | alien    | 2 MIN, 1 any        | unlock C12; bank +2
R13 | systems  | 1 ALI, 1 LIV        | unlock C13; stock E28; stock E34
R14 | alien    | 1 rare ALI, 3 any   | unlock C11; unlock A11; unlock R12
R15 | biology  | 2 MIC               | stock E27 x2; stock E36 x2; stock E37 x2
R16 | builders | 1 rare, 2 ALI       | unlock V6; tech +1
R21 | biology  | 1 MIC, 1 MIN, 1 ALI | unlock F05; unlock A08; stock E12; stock E16; stock E17; stock E18
