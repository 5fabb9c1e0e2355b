# What cards do, said from their effects.

says-all = { $parts }
says-nothing = nothing
says-table = what a die decides
says-each = { $who }: { $effect }
says-choose = one of these: { $parts }
says-may = if you like: { $effect }
says-pay = for this price ({ $price }): { $effect }
says-if = if { $tests }: { $effect }
says-not = not ({ $test })
test-remembered = the logbook says so
test-at-least = { $what }: { $count } or more
test-at-most = { $what }: { $count } or fewer
test-marks = { $count ->
    [one] sector { $sector } has a marker
   *[other] sector { $sector } has { $count } markers or more
}
test-all-in = everybody is in sector { $sector }
test-at = somebody is in sector { $sector }
test-done = “{ $mission }” is completed
test-threat-on = { $threat } is in play
test-threat-meets = { $threat } meets somebody
test-lead-decks = { $count ->
    [one] there are leads of some type
   *[other] there are leads of { $count } types or more
}
test-mission = a mission was completed
test-visited = { $count ->
    [one] a sector was visited
   *[other] { $count } sectors or more were visited
}
test-assists = { $count ->
    [one] somebody assisted
   *[other] somebody assisted { $count } times or more
}
test-dangers = { $count ->
    [one] a danger die was rolled
   *[other] { $count } danger dice or more were rolled
}
test-row = row { $row } of the display is complete
who-all = everybody
who-here = everybody here
who-other-here = everybody else here
who-one-here = one of those here
who-one = one of the party
who-random = somebody by chance
who-not-in = everybody outside sector { $sector }
who-met = everybody who meets { $threat }
says-spend = { $count ->
    [one] spend a { $die }
   *[other] spend { $count } { $die }
}
says-sacrifice = { $count ->
    [one] sacrifice a { $die }
   *[other] sacrifice { $count } { $die }
}
says-recharge = { $count ->
    [one] recharge a { $die }
   *[other] recharge { $count } { $die }
}
says-recharge-all = recharge all dice
says-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
says-discard = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
}
says-charge = charges { $by }
says-wound = wound: { $wound }
says-heal-die = { $count ->
    [one] remove an injury die
   *[other] remove { $count } injury dice
}
says-heal-card = { $count ->
    [one] remove a wound
   *[other] remove { $count } wounds
}
says-heal-both = { $count ->
    [one] remove an injury die or a wound
   *[other] remove { $count } injury dice or wounds
}
says-flip = { $count ->
    [one] turn a wound face down
   *[other] turn { $count } wounds face down
}
says-danger = { $count ->
    [one] roll a danger die ({ $table })
   *[other] roll { $count } danger dice ({ $table })
}
says-step = { $count ->
    [one] move to a neighbouring sector
   *[other] move up to { $count } sectors
}
says-come = come here
says-go-lander = go to the lander
says-go = go to sector { $sector }
says-arrive = arrive
says-ignore = { $count ->
    [one] ignore an icon of the path
   *[other] ignore { $count } icons of the path
}
says-action = actions { $by }
says-event = { $count ->
    [one] reveal an event
   *[other] reveal { $count } events
}
says-event-redraw = draw another event instead
says-cancel-event = the event does nothing
says-peek = { $count ->
    [one] look at the next event
   *[other] look at the next { $count } events
}
says-end-turn = the turn ends
says-success = success { $by }
says-supplies = supplies { $by }
says-supplies-less = supplies { $by }, less by the lander’s { $statistic }
says-lead-any = { $count ->
    [one] a lead of any type
   *[other] { $count } leads of one type
}
says-lead = { $count ->
    [one] a lead: { $type }
   *[other] { $count } leads: { $type }
}
says-discovery-any = { $count ->
    [one] a discovery of any type
   *[other] { $count } discoveries of one type
}
says-discovery = { $count ->
    [one] a discovery: { $type }
   *[other] { $count } discoveries: { $type }
}
says-drop = { $count ->
    [one] give up a discovery
   *[other] give up { $count } discoveries
}
says-exceptional = an exceptional discovery
says-damage = the lander is damaged
says-poi-here = another card comes to lie here
says-poi = another card comes to sector { $sector }
says-mark = markers here { $by }
says-counter = counter ({ $line }) { $by }
says-counter-reset = the counter ({ $line }) goes back to the start
says-time = all time tracks { $by }
says-time-of = time of “{ $track }” { $by }
says-time-reset = time of “{ $track }” goes back to the start
says-time-other = another time track { $by }
says-mission = a further mission
says-mission-done = “{ $mission }” is completed
says-mission-failed = “{ $mission }” has failed
says-condition = the condition changes
says-condition-over = the printed condition is back
says-threat = a threat appears
says-threat-here = { $threat } comes here
says-threat-go = { $threat } goes to sector { $sector }
says-threat-off = { $threat } leaves the board
says-threat-moves = { $count ->
    [one] { $threat } moves one sector
   *[other] { $threat } moves { $count } sectors
}
says-threat-gone = { $threat } is gone
says-token = { $gear } is set up here
says-remembered = this is remembered
says-count = { $what } { $by }
says-log = log { $log }
says-end-lift = you lift off
says-end-evacuation = you are evacuated
says-end = the exploration ends
says-ending = the campaign ends
says-reroll-any = reroll any { $die }
says-reroll = { $count ->
    [one] reroll a { $die }
   *[other] reroll up to { $count } { $die }
}
says-turn-any = { $count ->
    [one] turn a { $die } to any face
   *[other] turn up to { $count } { $die } to any face
}
says-turn = { $count ->
    [one] turn a { $die } to { $icon }
   *[other] turn up to { $count } { $die } to { $icon }
}
says-send-all = give up all { $die }
says-send = { $count ->
    [one] give up a { $die }
   *[other] give up { $count } { $die }
}
says-take = { $count ->
    [one] take back a { $die }
   *[other] take back up to { $count } { $die }
}
says-add = { $count ->
    [one] add a { $die }
   *[other] add up to { $count } { $die }
}
says-treat = { $die } count as { $icon }
says-finish = the check ends here
says-reroll-danger = { $count ->
    [one] reroll a danger die
   *[other] reroll { $count } danger dice
}
says-cancel-danger = { $count ->
    [one] set aside a danger die
   *[other] set aside { $count } danger dice
}
says-cancel-wound = the wound is prevented
says-assist-dice = { $count ->
    [one] assist with a die
   *[other] assist with { $count } dice
}
says-assist-return = the assisting dice come back
says-assist-far = assist from anywhere
says-energy = energy { $by }
says-command = command { $by }
says-morale = morale { $by }
says-tech = technology level { $by }
says-bank = bank { $by }
says-penalty = a penalty
says-unlock = { $project } becomes available
says-stock = { $gear } goes into stock
says-stock-two = two { $gear } go into stock
says-situations = { $count ->
    [one] a situation
   *[other] { $count } situations
}
says-situation = a situation comes up later
says-objective = a new objective
says-system = a system can be reached
says-landing = a world can be visited
says-crew-wound = { $count ->
    [one] one of the crew is hurt
   *[other] { $count } of the crew are hurt
}
says-crew-promote = { $count ->
    [one] one of the crew is promoted
   *[other] { $count } of the crew are promoted
}
says-crew-heal = { $count ->
    [one] one of the crew recovers
   *[other] { $count } of the crew recover
}
says-crew-tire = { $count ->
    [one] one of the crew must rest
   *[other] { $count } of the crew must rest
}
says-dice-unlock = further dice can be bought
says-dice-lose = every section loses its last die
says-advanced = harder events join the deck
says-keep = the card is kept
