# The 20 friendship cards, five of each people (SF-FRIEND-1). Saved tables know them by their order.

F01 green-folk
  more ore
F02 green-folk
  more fuel
F03 green-folk
  more carbon
F04 green-folk
  more food
F05 green-folk
  more goods
F06 merchants
  better-rate ore
F07 merchants
  better-rate fuel
F08 merchants
  better-rate carbon
F09 merchants
  better-rate food
F10 merchants
  better-rate goods
F11 scientists
  speed 1; strength 1
F12 scientists
  speed 1; strength 1
F13 scientists
  speed 1; strength 1
F14 scientists
  speed 2
F15 scientists
  strength 2
F16 diplomats
  light-tribute 12
F17 diplomats
  seat-of-honour
F18 diplomats
  seat-of-honour
F19 diplomats
  fair-shares 2
F20 diplomats
  relief
