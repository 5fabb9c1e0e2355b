# What is printed on the map (2.7). A space is called by its id wherever the game speaks of it.

kind kind: void lens jet lic star
kind beyond: regulus eta-cassiopeiae arcturus fomalhaut delta-pavonis capella goulds-belt galactic-centre
kind corner: SW SE NE NW

things space
card kind: kind x: coordinate y: coordinate neighbours: space...

# The star that a solar lens looks at.
verb looks-at space
# The star that it looks at in the second printing instead.
verb later-looks-at space
# What a solar lens looks at beyond the map.
verb looks-beyond beyond
# A way off the map (2.7.4).
verb exit corner
