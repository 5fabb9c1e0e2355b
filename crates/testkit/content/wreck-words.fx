# What wrecks do to whoever salvages them.

# Points.
verb cargo count
# Fuel, as far as the tank holds.
verb refuel
# The air falls by one.
verb leak
# The air rises by two.
verb patch
# A card.
verb find
# A credit for another captain of choice.
verb aid
# Credits gained or paid.
verb credit signed

test air >= count
# A die.
table search 1-6
# Every other captain.
who others
