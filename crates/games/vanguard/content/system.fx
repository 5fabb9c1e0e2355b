# Systems of the star map (C14.1), drawn at x and y in per cent.
#
# id | x | y

Y1 | 15 | 60
Y2 | 42 | 25
Y3 | 50 | 80
Y4 | 88 | 45
