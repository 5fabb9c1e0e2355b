# What workcells are made of (2.9.1). Effects are done from left to right; what has nothing to act on is skipped. Whoever
# acts is the Chief Engineer, who also picks where something is to be picked. A verb with a question mark needs the consent
# of the player concerned.

kind blueprint: engine batteries jars life-support wardens
kind subtitle: selfish shield parental earth-data exodus stress-relief terraform pod jump-start plasma-risk research
kind research: nothing nugget triangle battery jar heart hexagon
kind icons: plain risky earthware atom earthware-atom
kind condition: always nugget lit unlit ignition star-near orbit-dry goldilocks bow charge-velocity charge-four
kind relieved: ce each-awake each-on-card split other
kind medal-class: hero communication
kind right-stuff: goo nugget

cards workcell
card section: blueprint subtitle: subtitle research: research icons: icons vp-x: count vp-o: count also: condition to-use: condition...

# Lean that Blueprint, or any fat one, then E1d.
verb lean blueprint
verb lean pick
# The battery die, 1 to 6, set or changed; or lower by the velocity, and by so much more. A drop is also a condition (H1a).
verb charge to count
verb charge signed
verb charge velocity signed
# Until the end of the dozyear: on all Plasma Risk Rolls, no Lightning, the first LIC erodes nothing, Ignition without
# charge and radiation Stress, Recharge without a lit engine.
verb plasma signed
verb no-lightning
verb first-lic-safe
verb free-ignition
verb recharge-unlit
# I4
verb bailout
# A Dustbug within 4 spaces, or a zeppelin where I3a allows.
verb dustbug
# I1 for one star within so many spaces.
verb explore count
# Earth Data cards are turned up, backs picked; or all of them; or looked at in private.
verb data count
verb data all
verb look-data
# Hydration of one Goldilocks here, from the next dozyear.
verb water signed
# One Goldilocks here needs so much less, once per planet.
verb need right-stuff signed
verb stress relieved signed
# A human augmentation of a shape that is lacking.
verb augment
# A medal of the class, from wherever it lies.
verb medal medal-class
# Extra votes until the end of the next dozyear.
verb votes signed
# A workcell from another mat to one's own, without consent and without a breach.
verb steal-card
# A market card at 0 Stress.
verb take-market
# All nuggets at the bow to mats, one per mat.
verb nuggets-home
# K-Inspire
verb inspire
# An Ideology has two Avatars when Asleep, from the next D7a.
verb second-avatar
# An embryo becomes a newborn, never an Orphan; an Awake Cyborg becomes one Age younger; a hibernating Meathead wakes at his Age.
verb birth?
verb younger?
verb wake?
# Later Motherhood Rolls of this D3 succeed; this dozyear each may be rolled once more, and nobody is an Orphan.
verb sure-birth
verb kind-birth
# The own Shield to the bow without busting a slot.
verb own-shield
# K-Posthuman, E6d, K-Bussard Ramjet, K-Hermaphroditism, K-Restoration.
verb post-human
verb red-eye
verb ramjet
verb hermaphrodite
verb restore
# Every loose goo is domesticated onto mats.
verb tame-all
# A tile is given up, and the wet marker rises by its mass (EN1).
verb tile-for-fuel

# More X than O among the flipped nuggets (E6a); otherwise more O (E6b). Where they are equal the card does nothing (E6c).
test reality-x
test fat blueprint
