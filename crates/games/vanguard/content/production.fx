# Production projects (C12.2).
#
# id | stage | boost | effect

C01 | 3 | any             | unlock A01; unlock A02; unlock A03; stock E01 x2; stock E02; stock E03; stock E04; stock E05; unlock C04; unlock C05
C02 | 2 | CON / TEC / SCI | unlock B01; unlock A04; unlock F04
C03 | 3 | CON / GAT       | stock E09; stock E13; stock E14; stock E15
C04 | 3 | TEC+CON / SAME2 | stock E06; stock E05; stock E25; stock E10; stock E11
C05 | 2 | BIO / EXP       | stock E19 x2; stock E20 x2; stock E21 x2
C06 | 4 | CON+TEC         | unlock V2; unlock A06
C07 | 4 | TEC+SCI         | unlock V3; unlock A07
C08 | 2 | CON / BIO       | unlock A05; stock E35; morale +1
C09 | 3 | BIO+CON         | stock E23; unlock F06
C10 | 2 | GAT / PHY / CON | stock E22; stock E26; stock E38 x2
C11 | 4 | CON+SCI         | unlock V4; unlock A12
C12 | 4 | PHY+CON / 2r    | unlock V5; stock E30
C13 | 3 | CON / TEC       | stock E29; stock E31; stock E32; stock E33
