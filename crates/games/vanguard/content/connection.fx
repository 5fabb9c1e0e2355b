# Flights between systems (C14.1), with their energy.
#
# id | from | to | energy | hazard

Y1-Y2 | Y1 | Y2 | 2 | safe
Y1-Y3 | Y1 | Y3 | 2 | safe
Y2-Y1 | Y2 | Y1 | 2 | safe
Y2-Y3 | Y2 | Y3 | 2 | safe
Y2-Y4 | Y2 | Y4 | 3 | dangerous
Y3-Y1 | Y3 | Y1 | 2 | safe
Y3-Y2 | Y3 | Y2 | 2 | safe
Y3-Y4 | Y3 | Y4 | 3 | dangerous
Y4-Y2 | Y4 | Y2 | 3 | safe
Y4-Y3 | Y4 | Y3 | 3 | safe
