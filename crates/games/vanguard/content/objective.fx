# Objectives (C13.1).
#
# id | command | situations | completes | effect

O01 | 2 | 1 | flag PEL_DONE   | log 752; log 753; objective set O02
O02 | 3 | 1 | count KEY >= 5  | log 760; objective set O03
O03 | 3 | 2 | flag AT_VEIL    | log 762; objective set O04
O04 | 3 | 2 | flag ARC_DONE   | log 770
O05 | 2 | 2 | flag HOME_READY | ending END4
