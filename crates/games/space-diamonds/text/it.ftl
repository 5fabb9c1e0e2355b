# Space Diamonds: tutto ciò che dicono le regole. I nomi delle cose sono in names-it.ftl, le parole della pagina in face-it.ftl.
seat = { $seat }
letter-S = S
letter-C = C
letter-M = M
letter-V = V
letter-D = D
letter-H = H
letters-of = { $letter } × { $count }
chit-face = { $letter } { $kind } ({ $vp } PV)
chit-face-water = { $letter } { $kind } ({ $vp } PV, { $drops ->
    [one] { $drops } serbatoio d’acqua
   *[other] { $drops } serbatoi d’acqua
})
mass-mixed = { $whole } { $part }
signed-plus = +{ $number }
signed-minus = −{ $number }
signed-zero = ±0
site-water = { $space } (acqua { $water })

# E adesso?
title-turn = Che cosa fai adesso nel tuo turno?
act-turn = Fai questa mossa
act-discover = Prendi il gettone
act-refuel = Rifornisciti
act-emergency = Fai il passo d’emergenza
act-end-turn = Fine del turno
step-discover = Prendi il gettone: { $space }
step-refuel = Rifornisciti: { $space }
step-emergency = Passo d’emergenza: { $space }
step-end-turn = Fine del turno
step-regular = { $space }, con accensioni normali
step-isofuel = Spendi { $chit } per accensioni bonus
step-water = Spendi { $chit } per l’acqua
label-discover = Prendi un gettone
label-refuel = Rifornisciti
reason-all-used = Movimento e operazione sono già usati. Puoi ancora spendere acqua.
reason-moved = Il movimento è finito. Puoi ancora fare un’operazione.
reason-flying = Il movimento prosegue: accensioni rimaste { $regular } normali e { $bonus } bonus.
reason-out-of-fuel = Il tuo razzo non ha carburante per una sola accensione. Può fare un passo d’emergenza.
reason-thrust-sail = Spinta netta { $thrust }: base { $base }, luce solare nella zona { $why } { $modifier }.
reason-thrust-rocket = Spinta netta { $thrust }: base { $base }, classe di peso { $why } { $modifier }.
reason-thrust-sail-late = Spinta netta { $thrust }: base { $base }, luce solare nella zona { $why } { $modifier }, posto tardo nell’ordine di turno +1.
reason-thrust-rocket-late = Spinta netta { $thrust }: base { $base }, classe di peso { $why } { $modifier }, posto tardo nell’ordine di turno +1.
suggest-fly = Vola a: { $space }
fact-price = { $burns ->
    [0] gratis
    [one] { $burns } accensione
   *[other] { $burns } accensioni
}
fact-then = poi { $space }{ $more ->
    [0] {""}
   *[other] , +{ $more }
}

# Quanto costa e che cosa segue.
fact-burns = { $regular ->
    [one] { $regular } accensione
   *[other] { $regular } accensioni
}{ $bonus ->
    [0] {""}
   *[other] {" "}e { $bonus } bonus
}; rimaste: { $left }{ $bonus-left ->
    [0] {""}
   *[other] {" "}e { $bonus-left } bonus
}
fact-pivot = Una virata: girare a questo bivio costa 2 accensioni.
fact-fuel = Massa complessiva { $wet }, { $steps ->
    [one] resta { $steps } passo di carburante
   *[other] restano { $steps } passi di carburante
}
fact-tanks = { $tanks ->
    [one] { $tanks } serbatoio d’acqua
   *[other] { $tanks } serbatoi d’acqua
}: massa complessiva { $wet }, classe { $class }
fact-water-unknown = Quanta acqua c’è lo scopri rifornendoti.
fact-flyby = { $gained ->
    [one] Il sorvolo dà { $gained } accensione bonus.
   *[other] Il sorvolo dà { $gained } accensioni bonus.
}
fact-isofuel = Dà 2 accensioni bonus per questo movimento.
fact-risk = { $rolls ->
    [one] 1 tiro, 1 su 6 va male
   *[other] { $rolls } tiri, 1 su 6 va male
}
fact-hazard = Si tira un dado, 1 volta su 6 va male: il movimento si ferma e { $count ->
    [0] non hai gettoni da perdere.
    [one] perdi { $count } dei tuoi gettoni.
   *[other] perdi { $count } dei tuoi gettoni.
}
fact-home = Sei a casa: per te la partita finisce qui.
fact-home-first = Sei a casa: per te la partita finisce qui, gli altri hanno ancora tre turni ciascuno.
fact-strands = Se ti fermi lì, il carburante non basta né per tornare né per un sito con acqua nota.
fact-lands = L’atterraggio conclude il movimento.
fact-operation-used = Lì c’è un gettone, ma in questo turno l’operazione è già usata.
fact-chit-left = Qui c’è un gettone e non hai usato l’operazione.
fact-not-moved = Non hai ancora fatto il movimento.
fact-ends-move = Così il movimento finisce.
fact-emergency = Un passo senza pagare. È tutto il tuo movimento.
fact-below-four = Ti resterebbero meno dei { $need } gettoni che servono per rientrare.

# Quali siti?
step-scan = Esamina fino a tre siti
title-scan = Quali siti esamini con lo scanner?
reason-scan = Fino a tre siti con gettone. Solo tu scopri quanta acqua hanno. È la tua operazione di questo turno.
reason-scan-ends-move = Fino a tre siti con gettone. Solo tu scopri quanta acqua hanno. È la tua operazione e conclude il movimento.
act-scan = Esamina

# Quali gettoni vanno persi?
title-loss = Quali gettoni si prende il pericolo?
reason-loss = { $count ->
    [one] Hai tirato 1: { $count } gettone a tua scelta esce dal gioco.
   *[other] Hai tirato 1: { $count } gettoni a tua scelta escono dal gioco.
}
act-loss = Rinuncia a questi

# Perché no?
refused-no-edge = Nessuna rotta unisce { $from } e { $to }.
refused-same-edge = In questo movimento vieni da { $to } a { $from }. Non si torna per la stessa linea.
refused-not-home = Per rientrare servono { $need } gettoni e ne hai { $have }.
refused-pivot = Girare a { $from } verso { $to } è una virata. Il passo costa { $need } accensioni, ne hai { $have }.
refused-burns = Da { $from } a { $to } { $need ->
    [one] serve { $need } accensione
   *[other] servono { $need } accensioni
}, ne hai { $have }.
refused-fuel = Da { $from } a { $to } servono { $need } passi di carburante, ne hai { $have }.
refused-same-price = Da { $from } a { $to } non si userebbero accensioni bonus: non c’è nulla da scegliere.
refused-out-of-fuel = Un’accensione usa { $need } passi di carburante e ne hai { $have }. Un razzo senza carburante ha solo il passo d’emergenza.
refused-move-over = Per questo turno il movimento è finito.
refused-no-isofuel = Questo gettone non ha una goccia gialla.
refused-no-water = Questo gettone non ha gocce blu, o la tua astronave non brucia acqua.
refused-not-held = Non hai questo gettone.
refused-no-emergency = Il passo d’emergenza è per chi comincia il movimento senza spinta o senza carburante.
refused-one-step = Il passo d’emergenza va in uno spazio vicino.
refused-loss = Devi rinunciare a { $need } gettoni, non a { $have }.
refused-operated = In questo turno l’operazione è già usata.
refused-no-chit-here = Qui non c’è un gettone: { $space }.
refused-sails-burn-nothing = Una vela non brucia acqua.
refused-not-on-a-site = Non è un sito: { $space }.
refused-scan-count = Lo scanner esamina da uno a { $most } siti diversi.
refused-nothing-to-scan = Qui non c’è un gettone: { $space }.

# Il diario.
log-dealt-sails = Ci sono gettoni su ogni sito fino a Marte. Tutti hanno una missione segreta. Comincia { $seat }.
log-dealt-rockets = Ci sono gettoni su ogni sito fino a Cerere. Tutti hanno due missioni segrete. Comincia { $seat }.
log-turn = Giro { $round }: { $seat }.
log-flown = { $seat } vola per { $way }: accensioni { $regular } normali e { $bonus } bonus.
log-emergency = { $seat } fa il passo d’emergenza: { $space }.
log-hazard-passed = { $seat } tira { $die } ({ $space }): tutto bene.
log-hazard = { $seat } tira { $die } ({ $space }): il movimento è finito.
log-lost = { $seat } perde { $chits }.
log-isofuel = { $seat } spende { $chit } per 2 accensioni bonus.
log-water = { $seat } spende { $chit }: { $tanks ->
    [one] { $tanks } serbatoio
   *[other] { $tanks } serbatoi
}, massa complessiva { $wet }.
log-discovered = { $seat } prende il gettone di { $space }: { $chit }.
log-scanned = { $seat } esamina { $sites }.
log-refuelled = { $seat } si rifornisce ({ $space }): { $tanks ->
    [one] { $tanks } serbatoio
   *[other] { $tanks } serbatoi
}, massa complessiva { $wet }.
log-first = { $seat } fa per la prima volta ciò che chiede “{ $mission }”.
log-feat = { $seat } ha fatto ciò che chiede “{ $mission }”.
log-mission = { $seat } compie una missione: { $mission }, { $vp } PV.
log-home-first = Il primo rientro è di { $seat }. Tutti gli altri hanno ancora tre turni.
log-home = { $seat } è a casa, arrivo numero { $rank }.
log-left = { $seat } lascia. I gettoni vanno nella scatola.
log-all-home = Tutti sono a casa. La partita è finita.
log-three-turns = Gli ultimi tre turni sono passati. La partita è finita.
log-round-limit = L’ultimo giro è passato. La partita è finita.
log-abandoned = Tutti hanno lasciato. La partita è finita senza punteggio.
log-solo-home = A casa in tempo. La prova è finita.
log-solo-late = Il giro 14 è passato e l’astronave non è a casa. La prova è finita.

# Com’è finita.
ending-all-home = Tutti a casa
ending-three-turns = Tre turni dopo il primo rientro
ending-round-limit = Limite di giri raggiunto
ending-abandoned = Hanno lasciato tutti
ending-solo-home = Prova in solitario, a casa in tempo
ending-solo-late = Prova in solitario, non a casa in tempo

# Il tavolo come elenco.
board-table = Il tavolo
board-set-up = Il tavolo si sta preparando.
board-turn = Giro { $round }. È il turno di { $seat }.
board-loss = Giro { $round }. { $seat } cede { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
} a un pericolo.
board-over = { $ending }. Vince { $winners }.
board-shared = { $ending }. Condividono la vittoria { $winners }.
board-abandoned = Tutti hanno lasciato. Non c’è un vincitore.
board-player = { $seat }, { $craft }
board-at = { $space }, zona { $zone }
board-home = A casa, arrivo numero { $rank }
board-left = Ha lasciato
board-fuel = Massa complessiva { $wet }, { $steps ->
    [one] resta { $steps } passo di carburante
   *[other] restano { $steps } passi di carburante
}
board-no-chits = Nessun gettone
board-chits = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}: { $letters }
board-turns = { $left ->
    [one] resta { $left } turno
   *[other] restano { $left } turni
}
board-own = I tuoi
board-hand = I tuoi gettoni, { $vp } PV: { $chits }
board-fresh = Visti da poco presso altri: { $chits }
board-mission-done = Missione compiuta: { $mission }
board-mission-open = Missione: { $mission } (finora { $have })
board-mission-gone = Missione irraggiungibile: { $mission }, per via di { $seat }
board-map = Mappa
board-sites = { $count ->
    [one] { $count } sito con gettone
   *[other] { $count } siti con gettone
}: { $sites }
board-out = Fuori dal gioco: { $letters }
board-result = Risultato
board-score = { $seat }: posto { $place }, { $total } PV. Corsa { $race }, gettoni { $chits }, missioni { $missions }; gemme { $gems }
board-find = { $chit }, da { $space }
board-result-left = { $seat } ha lasciato e non ha punteggio.
board-rating = Grado: { $rating }
result-done = { $mission }: compiuta, { $vp } PV
result-gone = { $mission }: non compiuta, { $seat } ha fatto prima
result-behind = { $mission }: non compiuta, { $have } contro { $other }
result-open = { $mission }: non compiuta, { $have } su { $need }
board-revealed = Ciò che era nascosto
board-unplaced = Mai distribuiti: { $chits }
board-lost = Persi: { $chits }
board-unused = Missioni che nessuno aveva: { $missions }
