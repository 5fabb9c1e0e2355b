# What wrecks do.

# Points for all.
verb cargo count
# The air falls by this much.
verb leak count
# The air rises by two.
verb patch

test air >= count
# A die.
table search 1-6
# Every other captain.
who others
