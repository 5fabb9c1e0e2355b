# What encounter cards are made of (SF-Z11). Results are carried out in the order written; a jump and a further card come
# last (SF-ENC-19).

kind resource: ore fuel carbon food goods
kind question: vessel pursue pursue-paint tribute stranger raiders ambush distress rescue rift travellers
kind neighbour: left right second-left second-right
kind encounter-kind: merchant false-merchant tribute shady-deal ambush distress rescue rift travellers wear-and-tear
cards encounter
card kind: encounter-kind

# The sentence at the end of a branch: from here on everybody knows the card.
verb read text
# Fame rings won or lost.
verb fame signed
# Cards of choice from the bank.
verb gain count
# Cards of a type from the bank.
verb take count resource
# The cards given on this card come back.
verb refund
# The cards chosen on this card go back to the bank.
verb impound
# Random cards from the hand to the bank.
verb lose count
# A random card from every other player.
verb rob
verb gain-part
verb lose-part
# The first ship may not fly this turn (SF-ENC-13).
verb stall
# The first ship goes back to a launch point and may not fly.
verb retreat
# The first ship is lost: one branch of one card (R-21).
verb lose-ship
# The first ship may be put anywhere it could end its flight (SF-ENC-14).
verb jump
# A free trade ship, or a voucher for one (SF-ENC-15).
verb trade-ship
# Speed of all ships this turn.
verb speed signed
# Another card (SF-ENC-18).
verb next

# Yes or no; a yes costs so many cards of choice, paid at once (SF-ENC-8).
test agree question count
# Shake and cannons against a neighbour's mother ship (SF-ENC-9 to SF-ENC-11).
test combat neighbour
# The same with boosters.
test race neighbour
# Boosters alone, without a shake.
test escape neighbour

# How many cards are given? They go to the bank before the result is read (SF-ENC-7).
table give question 0-3
# A shake (SF-ENC-12).
table shake 1-5

# Everybody with more parts than that, and everybody with the most freight rings (SF-ENC-17).
who parts-over count
who most-freight
