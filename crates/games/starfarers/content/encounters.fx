# The 32 encounter cards (R-06), with what follows from every answer. The order of pieces and branches is part of saved
# tables: a card may be mended, but its parts keep their order.

E01 merchant
  give vessel (0: read 0; fame -1
      // 1: read 1; gain 1
      // 2: read 2; gain 1; fame +1
      // 3: read 3; gain 2; fame +1)

E02 merchant
  give vessel (0: read 0
      // 1: read 1; fame +1
      // 2: read 2; gain 1; fame +1
      // 3: read 3; gain-part; fame +1)

E03 merchant
  give vessel (0: read 0; fame -1
      // 1: read 1
      // 2: read 2; fame +1
      // 3: read 3; take 2 goods; fame +1)

E04 merchant
  give vessel (0: read 0; take 1 goods
      // 1: read 1; gain 2
      // 2: read 2; gain 2; fame +1
      // 3: read 3; refund; fame +1)

E05 merchant
  give vessel (0: read 0; fame -1; stall
      // 1: read 1; fame -1
      // 2: read 2; gain 1; fame +1
      // 3: read 3; trade-ship)

E06 false-merchant
  give vessel (0: read 0
      // 1-3: if(agree pursue 0) (if(combat right) (read win; refund; fame +1) else (read lose; stall))
    else (read no))

E07 false-merchant
  give vessel (0: if(combat left) (read 0-win; fame +1) else (read 0-lose; stall)
      // 1-3: if(agree pursue-paint 0) (if(combat left) (read win; refund; fame +1) else (read lose; lose-part))
    else (read no))

E08 tribute
  if(agree tribute 1) (read yes)
    else (if(combat right) (read win; gain-part; fame +1) else (read lose; lose-part; lose 2))

E09 tribute
  if(agree tribute 2) (read yes)
    else (if(combat second-left) (read win; take 2 carbon; fame +1) else (read lose; lose 2; lose-part; stall))

E10 tribute
  if(agree tribute 1) (read yes; speed -1)
    else (if(combat left) (read win; take 2 ore; fame +1) else (read lose; lose-part; lose 2; stall; fame +1))

E11 shady-deal
  roll = shake (1-2: read low; fame -1
      // 3: read middle; impound
      // 4-5: read high)
  if(agree stranger 1) (gain 3; roll)
    else (read no; fame +1)

E12 shady-deal
  roll = shake (1-2: read low
      // 3: read middle; impound
      // 4-5: read high; fame -1)
  if(agree stranger 1) (gain 3; roll)
    else (read no)

E13 shady-deal
  if(agree raiders 1) (shake (1-2: read low; fame -1
      // 3: read middle; rob; fame -1
      // 4-5: read high; rob))
    else (read no)

E14 ambush
  fight = if(combat right) (read win; gain-part; fame +1) else (read lose; lose-part; lose 1)
  if(agree ambush 0) (if(escape right) (read escape) else (fight))
    else (fight)

E15 ambush
  fight = if(combat second-left) (read win; take 2 ore; fame +1) else (read lose; lose-part; stall)
  if(agree ambush 0) (if(escape second-left) (read escape; fame -1) else (fight))
    else (fight)

E16 ambush
  fight = if(combat left) (read win; trade-ship) else (read lose; retreat)
  if(agree ambush 0) (if(escape left) (read escape) else (fight))
    else (fight)

E17 distress
  if(agree distress 0) (if(race second-right) (read win; gain-part; fame +1) else (read lose; lose-part))
    else (read no)

E18 distress
  if(agree distress 0) (if(race left) (read win; gain 2; fame +1) else (read lose; lose-part))
    else (read no)

E19 distress
  if(agree distress 0) (if(race right) (read win; fame +2) else (read lose; lose-part; stall))
    else (read no; fame -1)

E20 distress
  if(agree distress 0) (if(combat right) (read win; gain 2; fame +1) else (read lose; lose 2))
    else (read no)

E21 rescue
  if(agree rescue 0) (if(combat left) (read win; take 2 goods; fame +1) else (read lose; stall; lose 1))
    else (read no)

E22 rescue
  if(agree rescue 0) (if(combat right) (read win; gain 2; fame +1) else (read lose; lose-part))
    else (read no; fame -1)

E23 rescue
  if(agree rescue 0) (if(combat second-right) (read win; jump; fame +1) else (read lose; stall; lose 1))
    else (read no)

E24 rift
  if(agree rift 0) (if(race left) (read win; jump) else (read lose; stall))
    else (read no; next)

E25 rift
  if(agree rift 0) (shake (1: read low; lose-ship
      // 2-3: read middle; speed -1
      // 4-5: read high; jump))
    else (read no)

E26 rift
  if(agree rift 0) (if(race second-right) (read win; jump; fame +1) else (read lose; lose-part))
    else (read no)

E27 travellers
  give travellers (0: read 0; lose-part
      // 1: read 1; fame +1
      // 2: read 2; jump
      // 3: read 3; jump; fame +1)

E28 travellers
  give travellers (0: read 0
      // 1: read 1; fame +1
      // 2: read 2; fame +1; speed +2
      // 3: read 3; trade-ship)

E29 travellers
  give travellers (0: read 0; fame -1
      // 1: read 1; fame -1
      // 2: read 2; fame +1
      // 3: read 3; jump; fame +1)

E30 travellers
  give travellers (0: read 0
      // 1: read 1; gain 1
      // 2: read 2; gain-part; fame +1
      // 3: read 3; gain-part; gain-part; fame +1)

E31 wear-and-tear
  each(parts-over 8) (lose-part)

E32 wear-and-tear
  each(parts-over 6) (lose-part); each(most-freight) (fame +1)
