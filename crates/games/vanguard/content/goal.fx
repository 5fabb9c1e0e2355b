# Side goals (C13.1).
#
# id | completes | reward

Q1 | xrow 1                                  | bank +3
Q2 | flag KURMA and flag VERGE_ALLY          | morale +1; bank +2
Q3 | count PHASE >= 6 and count DEAD <= 0    | morale +1
Q4 | flag AERUGO_SPARED and flag IDEM_FRIEND | morale +1; bank +2
