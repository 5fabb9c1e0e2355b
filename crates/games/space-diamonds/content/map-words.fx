# What is printed on the map. A space is called by its id wherever the game speaks of it.

kind kind: lagrange burn hohmann hazard-lagrange hazard-burn flyby-1 flyby-2 flyby-3 hazard-flyby-3 star site
kind zone: mercury venus earth mars ceres jupiter saturn uranus neptune
kind spectral: S C M V D H
kind ground: plain comet mars
kind anchor: E W N S NE SE NW SW

things space
card printed: kind zone: zone clock: clock r: number x: coordinate y: coordinate neighbours: space...

# Beside a site (iZ7.2): spectral type, hydration, size, ground, side of the name.
verb prints spectral count count ground anchor
