# Modifications of landers (C11).
#
# id | kind | where | effect

A01 | structural | always | passive lander.arm +2
A02 | structural | always | passive lander.agi +2
A03 | structural | always | passive lander.sen +2
A04 | structural | always | passive lander.arm +1; passive lander.agi +1
A05 | functional | always | aura near rest.draw +1; aura near prepare.draw +1
A06 | functional | always | passive disc.max +2; passive cargo.personal +1
A07 | functional | always | passive supplies.max +3
A08 | functional | lander | Action: pay(supplies -1) -> (each(one here) (heal both 1))
A09 | functional | always | passive charge.start +1
A10 | functional | always | passive cargo.mission +1
A11 | structural | always | passive lander.sen +1; passive lander.agi +1
A12 | functional | lander | Action: pay(supplies -2) -> (each(here) (heal die 1))
