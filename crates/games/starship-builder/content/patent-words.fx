# What is printed on patent cards. A card does nothing by itself: these are its figures.

kind kind: thruster robonaut refinery reactor generator radiator
kind support: X W B P E
kind platform: raygun buggy missile
card kind: kind spectral: word mass: count rad: count used: count

# A thruster's own thrust and fuel consumption.
verb drives count count
# A robonaut's figure, its platform, and a missile's own thrust and fuel (R42: it does not replace a thruster).
verb isru count
verb platform platform
verb triangle count count
# What a card gives to others, what it adds to the thrust, and what it does to the fuel consumption.
verb gives support
verb adds signed
verb halves
verb quarters
# One of these must be given to it (iI-J2.1), and the cooling it needs.
verb runs-on support
verb therms count
# Counts as at Earth distance: no change.
verb solar
# The therms a radiator takes up, and mass, rad-hardness and therms of its heavy side (iI-J4.2).
verb cools count
verb heavy count count count
