# Missions (C5). Without a condition a log or a result completes them.
#
# id | kind | completes | reward

M01 | main     | all in 4           | log 298
M02 | step     | -                  | -
M03 | step     | -                  | -
M10 | main     | -                  | -
M11 | optional | found LIV >= 2     | success +2; mission done M11
M12 | optional | found any >= 3     | success +2; mission done M12
M20 | main     | count ALLOY >= 3   | log 345
M21 | optional | marks 5 >= 2       | success +1; xdisc X4; mission done M21
M22 | optional | found MIN >= 2     | success +2; mission done M22
M30 | main     | -                  | -
M31 | optional | found FLO >= 2     | success +2; mission done M31
M40 | main     | -                  | -
M41 | optional | at 8               | success +2; mission done M41
M42 | optional | flag PREDATOR_DOWN | success +2; mission done M42
M43 | optional | flag YARD_ANSWER   | success +2; mission done M43
M50 | main     | -                  | -
M51 | optional | found MIN >= 2     | success +2; mission done M51
M52 | optional | found ALI >= 2     | success +2; mission done M52
M60 | main     | -                  | -
M61 | optional | count TRUST >= 4   | success +2; mission done M61
M62 | optional | flag SHORE         | success +2; mission done M62
M70 | main     | -                  | -
M71 | optional | flag OWN_THREAD    | success +2; mission done M71
M73 | main     | -                  | -
M74 | optional | count BSAFE >= 3   | success +2; mission done M74
M81 | main     | -                  | -
M82 | main     | -                  | -
M83 | main     | -                  | -
M90 | main     | -                  | -
M91 | optional | count IDEM >= 3    | success +2; mission done M91
