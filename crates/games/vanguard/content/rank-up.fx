# Rank-up cards (C9).
#
# id | completes

T0   | success >= 3
RU1  | leaddecks >= 3
RU2  | found any >= 4
RU3  | success >= 6
RU4  | mission-complete and wounds total <= 1
RU5  | mission-complete and supplies >= 5
RU6  | sectors visited >= 7
RU7  | assists >= 6
RU8  | dangers rolled >= 8 and wounds total <= 2
RU9  | found LIV >= 2
RU10 | found ALI >= 2
RU11 | found FLO >= 2
RU12 | found MIC >= 2
RU13 | found MIN >= 2
RU14 | mission-complete and supplies >= 8
RU15 | assists >= 10
RU16 | mission-complete and sectors visited >= 6
RU17 | mission-complete and dangers rolled >= 6
RU18 | success >= 9
