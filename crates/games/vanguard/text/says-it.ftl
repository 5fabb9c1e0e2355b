# What cards do, said from their effects.

says-all = { $parts }
says-nothing = nulla
says-table = ciò che decide un dado
says-each = { $who }: { $effect }
says-choose = uno di questi: { $parts }
says-may = se volete: { $effect }
says-pay = a questo prezzo ({ $price }): { $effect }
says-if = se { $tests }: { $effect }
says-not = non ({ $test })
test-remembered = lo dicono le annotazioni
test-at-least = { $what }: { $count } o più
test-at-most = { $what }: { $count } o meno
test-marks = { $count ->
    [one] il settore { $sector } ha un segnaposto
   *[other] il settore { $sector } ha almeno { $count } segnaposti
}
test-all-in = tutti sono nel settore { $sector }
test-at = qualcuno è nel settore { $sector }
test-done = “{ $mission }” è completata
test-threat-on = { $threat } è in gioco
test-threat-meets = { $threat } incontra qualcuno
test-lead-decks = { $count ->
    [one] ci sono indizi di qualche tipo
   *[other] ci sono indizi di almeno { $count } tipi
}
test-mission = una missione è stata completata
test-visited = { $count ->
    [one] è stato visitato un settore
   *[other] sono stati visitati almeno { $count } settori
}
test-assists = { $count ->
    [one] si è prestata assistenza
   *[other] si è prestata assistenza almeno { $count } volte
}
test-dangers = { $count ->
    [one] è stato tirato un dado pericolo
   *[other] sono stati tirati almeno { $count } dadi pericolo
}
test-row = la fila { $row } della vetrina è completa
who-all = tutti
who-here = tutti quelli qui
who-other-here = tutti gli altri qui
who-one-here = uno di quelli qui
who-one = uno del gruppo
who-random = qualcuno a caso
who-not-in = tutti quelli fuori dal settore { $sector }
who-met = tutti quelli che incontrano { $threat }
says-spend = { $count ->
    [one] spendere un { $die }
   *[other] spendere { $count } { $die }
}
says-sacrifice = { $count ->
    [one] sacrificare un { $die }
   *[other] sacrificare { $count } { $die }
}
says-recharge = { $count ->
    [one] ricaricare un { $die }
   *[other] ricaricare { $count } { $die }
}
says-recharge-all = ricaricare tutti i dadi
says-draw = { $count ->
    [one] pescare una carta
   *[other] pescare { $count } carte
}
says-discard = { $count ->
    [one] scartare una carta
   *[other] scartare { $count } carte
}
says-charge = cariche { $by }
says-wound = ferita: { $wound }
says-heal-die = { $count ->
    [one] togliere un dado ferita
   *[other] togliere { $count } dadi ferita
}
says-heal-card = { $count ->
    [one] togliere una ferita
   *[other] togliere { $count } ferite
}
says-heal-both = { $count ->
    [one] togliere un dado ferita o una ferita
   *[other] togliere { $count } dadi ferita o ferite
}
says-flip = { $count ->
    [one] girare una ferita a faccia in giù
   *[other] girare { $count } ferite a faccia in giù
}
says-danger = { $count ->
    [one] tirare un dado pericolo ({ $table })
   *[other] tirare { $count } dadi pericolo ({ $table })
}
says-step = { $count ->
    [one] spostarsi in un settore vicino
   *[other] spostarsi di al massimo { $count } settori
}
says-come = venire qui
says-go-lander = andare al lander
says-go = andare al settore { $sector }
says-arrive = arrivare
says-ignore = { $count ->
    [one] ignorare un’icona del percorso
   *[other] ignorare { $count } icone del percorso
}
says-action = azioni { $by }
says-event = { $count ->
    [one] rivelare un evento
   *[other] rivelare { $count } eventi
}
says-event-redraw = pescare invece un altro evento
says-cancel-event = l’evento non ha effetto
says-peek = { $count ->
    [one] guardare il prossimo evento
   *[other] guardare i prossimi { $count } eventi
}
says-end-turn = il turno finisce
says-success = successi { $by }
says-supplies = provviste { $by }
says-supplies-less = provviste { $by }, meno secondo { $statistic } del lander
says-lead-any = { $count ->
    [one] un indizio di qualsiasi tipo
   *[other] { $count } indizi di un tipo
}
says-lead = { $count ->
    [one] un indizio: { $type }
   *[other] { $count } indizi: { $type }
}
says-discovery-any = { $count ->
    [one] una scoperta di qualsiasi tipo
   *[other] { $count } scoperte di un tipo
}
says-discovery = { $count ->
    [one] una scoperta: { $type }
   *[other] { $count } scoperte: { $type }
}
says-drop = { $count ->
    [one] rinunciare a una scoperta
   *[other] rinunciare a { $count } scoperte
}
says-exceptional = una scoperta eccezionale
says-damage = il lander è danneggiato
says-poi-here = qui arriva un’altra carta
says-poi = al settore { $sector } arriva un’altra carta
says-mark = segnaposti qui { $by }
says-counter = contatore ({ $line }) { $by }
says-counter-reset = il contatore ({ $line }) torna all’inizio
says-time = tutti i contatori del tempo { $by }
says-time-of = tempo di “{ $track }” { $by }
says-time-reset = il tempo di “{ $track }” torna all’inizio
says-time-other = un altro contatore del tempo { $by }
says-mission = un’altra missione
says-mission-done = “{ $mission }” è completata
says-mission-failed = “{ $mission }” è fallita
says-condition = la condizione generale cambia
says-condition-over = torna la condizione generale stampata
says-threat = compare una minaccia
says-threat-here = { $threat } viene qui
says-threat-go = { $threat } va al settore { $sector }
says-threat-off = { $threat } lascia il tabellone
says-threat-moves = { $count ->
    [one] { $threat } si sposta di un settore
   *[other] { $threat } si sposta di { $count } settori
}
says-threat-gone = { $threat } se ne va
says-token = { $gear } viene piazzato qui
says-remembered = questo sarà ricordato
says-count = { $what } { $by }
says-log = annotazione { $log }
says-end-lift = si decolla
says-end-evacuation = si viene evacuati
says-end = l’esplorazione finisce
says-ending = la campagna finisce
says-reroll-any = ritirare a piacere { $die }
says-reroll = { $count ->
    [one] ritirare un { $die }
   *[other] ritirare fino a { $count } { $die }
}
says-turn-any = { $count ->
    [one] girare un { $die } su una faccia a scelta
   *[other] girare fino a { $count } { $die } su una faccia a scelta
}
says-turn = { $count ->
    [one] girare un { $die } su { $icon }
   *[other] girare fino a { $count } { $die } su { $icon }
}
says-send-all = cedere tutti i { $die }
says-send = { $count ->
    [one] cedere un { $die }
   *[other] cedere { $count } { $die }
}
says-take = { $count ->
    [one] riprendere un { $die }
   *[other] riprendere fino a { $count } { $die }
}
says-add = { $count ->
    [one] aggiungere un { $die }
   *[other] aggiungere fino a { $count } { $die }
}
says-treat = { $die } valgono come { $icon }
says-finish = il tiro finisce qui
says-reroll-danger = { $count ->
    [one] ritirare un dado pericolo
   *[other] ritirare { $count } dadi pericolo
}
says-cancel-danger = { $count ->
    [one] mettere da parte un dado pericolo
   *[other] mettere da parte { $count } dadi pericolo
}
says-cancel-wound = la ferita è evitata
says-assist-dice = { $count ->
    [one] prestare assistenza con un dado
   *[other] prestare assistenza con { $count } dadi
}
says-assist-return = i dadi di assistenza tornano
says-assist-far = prestare assistenza da ovunque
says-energy = energia { $by }
says-command = comando { $by }
says-morale = morale { $by }
says-tech = livello di tecnologia { $by }
says-bank = cassa { $by }
says-penalty = una penalità
says-unlock = { $project } diventa disponibile
says-stock = { $gear } va nell’inventario
says-stock-two = due { $gear } vanno nell’inventario
says-situations = { $count ->
    [one] una situazione
   *[other] { $count } situazioni
}
says-situation = più avanti arriva una situazione
says-objective = un nuovo obiettivo
says-system = un sistema diventa raggiungibile
says-landing = un mondo diventa visitabile
says-crew-wound = { $count ->
    [one] qualcuno dell’equipaggio si ferisce
   *[other] { $count } dell’equipaggio si feriscono
}
says-crew-promote = { $count ->
    [one] qualcuno dell’equipaggio sale di grado
   *[other] { $count } dell’equipaggio salgono di grado
}
says-crew-heal = { $count ->
    [one] qualcuno dell’equipaggio guarisce
   *[other] { $count } dell’equipaggio guariscono
}
says-crew-tire = { $count ->
    [one] qualcuno dell’equipaggio deve riposare
   *[other] { $count } dell’equipaggio devono riposare
}
says-dice-unlock = si possono acquistare altri dadi
says-dice-lose = ogni reparto perde l’ultimo dado
says-advanced = eventi più difficili si aggiungono al mazzo
says-keep = la carta resta
