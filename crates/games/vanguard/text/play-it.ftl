# Vanguard: domande, risposte e cronaca.

# Che cosa si chiede.
ask-muster = { $count ->
    [one] Quale dei tuoi reparti scende?
   *[other] Quali { $count } dei tuoi reparti scendono?
}
ask-muster-for = { $count ->
    [one] Quale reparto di { $seat } scende?
   *[other] Quali { $count } reparti di { $seat } scendono?
}
ask-keep-crew = { $section }: chi entra nella squadra di sbarco?
ask-deck = { $section }: quali carte formano il mazzo, almeno { $count }?
ask-load = Che cosa si carica, e chi lo porta?
ask-start-in = In quale settore comincia { $who }?
ask-land-in = Dove scende il lander?
ask-give-start = Chi riceve il gettone inizio?
ask-pass-start = Chi comincia il prossimo round?
ask-action = Che cosa fa { $who } (azioni rimaste: { $count })?
ask-consent = Si decolla adesso?
ask-react = { $moment }: { $who } reagisce?
ask-meanwhile = Usare qualcosa nel frattempo?
ask-spend = { $count ->
    [one] Quale dado spende { $who }?
   *[other] Quali { $count } dadi spende { $who }?
}
ask-sacrifice = Quale dado sacrifica { $who }?
ask-recharge = { $count ->
    [one] Quale dado ricarica { $who }?
   *[other] Quali { $count } dadi ricarica { $who }?
}
ask-push-out = Quale dado di { $who } viene spinto fuori?
ask-roll = Quali dadi tira { $who }?
ask-leave-behind = { $count ->
    [one] Quale dado di { $who } resta a bordo?
   *[other] Quali { $count } dadi di { $who } restano a bordo?
}
ask-add = Quali dadi si aggiungono al tiro?
ask-discard = { $count ->
    [one] Quale carta scarta { $who }?
   *[other] Quali { $count } carte scarta { $who }?
}
ask-reroll = { $count ->
    [one] Quale dado si ritira?
   *[other] Quali dadi si ritirano (al massimo { $count })?
}
ask-turn = { $count ->
    [one] Quale dado si gira?
   *[other] Quali dadi si girano (al massimo { $count })?
}
ask-send = { $count ->
    [one] A quale dado si rinuncia?
   *[other] A quali { $count } dadi si rinuncia?
}
ask-take-back = { $count ->
    [one] Quale dado si riprende?
   *[other] Quali dadi si riprendono (al massimo { $count })?
}
ask-turn-any = Quale dado si gira, e su quale faccia?
ask-cancel-danger = Quale dado pericolo si annulla?
ask-reroll-danger = Quale dado pericolo si ritira?
ask-assist = { $who } presta assistenza a { $active }?
ask-combo = Quale combinazione si usa?
ask-special = Quali dadi vanno all’effetto speciale?
ask-row = Prendere la riga in { $line }?
ask-injury = Quale dado ferita si risolve adesso?
ask-branch = { $card }: quale di questi?
ask-pay = Pagare ({ $price }) per questo: { $gain }?
ask-may = Fare questo: { $gain }?
ask-whom = Chi riguarda: { $gain }?
ask-step = Dove si sposta { $who }?
ask-track = Quale contatore del tempo avanza per primo?
ask-next-event = Quale di questi eventi viene per primo?
ask-ignore = Quale icona del percorso si ignora ({ $count } rimaste)?
ask-lead-type = { $count ->
    [one] Un indizio: di quale tipo?
   *[other] { $count } indizi: di quale tipo?
}
ask-find-type = { $count ->
    [one] Una scoperta: di quale tipo?
   *[other] { $count } scoperte: di quale tipo?
}
ask-next-lead = { $type } (già { $count }): quale indizio si piazza adesso?
ask-lead-card = Chi pesca la carta dell’indizio?
ask-lead-charge = Chi riceve la carica dell’indizio?
ask-give-up = A quale scoperta si rinuncia ({ $count } in tutto)?
ask-column = Quale colonna di { $who } prende il dado ferita?
ask-heal = Che cosa si cura a { $who }?
ask-turn-wound = Quale ferita di { $who } si gira a faccia in giù?
ask-strain-first = { $who } non ha più un dado così. Affaticarsi prima?
ask-exchange = { $gear }: da { $from } a { $to }?
ask-rank-up = Quale carta Grado Superiore si tiene?
ask-recruit = { $section }: quale recluta si tiene?
ask-add-on = Quale modulo aggiuntivo si installa?
ask-course = Dove va la nave?
ask-scan = Scoprire un’altra riga della carta atterraggio?
ask-facility = Quale struttura si apre?
ask-study = Quale progetto completa il laboratorio?
ask-second-project = Assegnare uno scienziato esperto per un secondo progetto?
ask-enqueue = Quale progetto va in coda?
ask-work = Chi lavora a un progetto?
ask-hire = Quale reparto recluta?
ask-train = Chi addestra chi?
ask-solve = Quale situazione si risolve, e come?
ask-repair = Quale lander si ripara?
ask-lander = Quale lander si usa?
ask-outfit = Quali modifiche si montano?
ask-send-crew = { $section }: chi scende?
ask-buy = Che cosa si compra con i gettoni successo?
ask-use-aboard = Consumare questa scoperta a bordo?
ask-nurse = Chi cura chi?
ask-crew = Chi riguarda?
ask-penalty = Il morale non può scendere oltre. Che cosa costa?

# Che cosa si risponde.
act-lift-off = Decollare
act-pass = Passare
act-rest = Riposare
act-strain = { $who }: affaticarsi
act-travel = Andare a { $sector }
act-use = Usare { $card }
act-hand = { $gear }: da { $from } a { $to }
act-use-of = { $who }: usare { $card }

# Che cosa dice il pulsante principale.
act-spend = Spendere
act-sacrifice = Sacrificare
act-recharge = Ricaricare
act-push-out = Spingere fuori
act-roll = Tirare
act-leave-behind = Lasciare a bordo
act-add = Aggiungere al tiro
act-discard = Scartare
act-reroll = Ritirare
act-turn = Girare
act-send = Rinunciare
act-take-back = Riprendere
act-muster = Farli scendere
act-deck = Prendere questo mazzo
act-outfit = Montare
do-keep = Tenere { $what }
do-begin-in = Cominciare da { $what }
do-land-in = Atterrare: { $what }
do-step = Spostarsi: { $what }
do-load = Caricare { $what }
do-take = Prendere { $what }
do-place = Piazzare { $what }
do-choose = Scegliere { $what }
do-give-up = Rinunciare a { $what }
do-column = Nella colonna: { $what }
do-that = Farlo
do-without = Farne a meno
do-track = Avanza prima: { $what }
do-event = Poi viene: { $what }
do-ignore = Ignorare { $what }
do-set-aside = Mettere da parte: { $what }
do-throw-again = Ritirare: { $what }
do-turn = Girare { $what }
do-help = Assistere con { $what }
do-row = Prendere la riga
do-no-row = Lasciare la riga
do-resolve = Risolvere { $what }
do-combo = Usare { $what }
do-special = Applicarlo { $what }
do-start = Darlo a { $what }
do-exchange = Acconsentire
do-refuse = Rifiutare
do-use = Prendere { $what }
do-install = Installare { $what }
do-send = Inviare { $what }
do-damage = Danneggiare { $what }
do-recruit = Reclutare per { $what }
do-let-rest = Far riposare { $what }
do-pay = Pagare con { $what }
do-use-up = Consumarla
do-keep-it = Tenerla
do-throw-those = Ritirarli
do-leave-so = Lasciarli così
do-open = Aprire { $what }
do-enqueue = Mettere in coda { $what }
do-complete = Completare { $what }
do-repair = Riparare { $what }
prepare-draw = Prepararsi: pescare una carta
prepare-check = Prepararsi: tirare per le combinazioni
prepare-draw-check = Prepararsi: pescare, poi tirare
prepare-check-draw = Prepararsi: tirare, poi pescare
group-special = Azioni speciali
group-travel = Spostamento
group-prepare = Preparazione
group-use = Carte e attrezzatura
rest-yield = { $count ->
    [one] Ricarica un dado, poi pesca.
   *[other] Ricarica { $count } dadi, poi pesca.
}
travel-price = Percorso: { $tolls }
lift-behind = { $count ->
    [one] Una persona resta indietro, e va perduta
   *[other] { $count } persone restano indietro, e vanno perdute
}
lift-yes = Sì, si decolla
lift-no = No, si resta
react-pass = Lasciar correre
take-it = Sì
leave-it = No
strain = Affaticarsi
sacrifice-instead = Sacrificare invece un dado
stop-turning = Basta così
turn-to = { $die } su { $face }
assist-nothing = Non dare nulla
assist-two = { $die } e { $other }
combo-done = Nessun’altra combinazione
combo-for = { $card } con { $dice }
special-with = { $count ->
    [one] Una volta, con { $dice }
   *[other] { $count } volte, con { $dice }
}
special-decline = Non applicarlo
step-stay = Restare qui
load-done = Nient’altro
load-with = { $gear }: { $who }
heal-column = Dado ferita sul { $colour }
heal-rolled = Dado ferita nel tiro: { $face }
heal-nothing = Nulla
crew-converts = Può spendere un risultato base { $colour } come { $icon }.
column-free = { $count ->
    [one] Una casella libera
   *[other] { $count } caselle libere
}
leads-lie = { $count ->
    [one] Un indizio presente
   *[other] { $count } indizi presenti
}
track-stands = Casella { $space } di { $length }
page-done = Nient’altro
course-stay = Restare, senza destinazione
course-examine = Esaminare { $landing } (energia { $energy })
course-fly = Volare a { $system } (energia { $energy })
course-home = Un’energia per la via di casa
scan-done = Basta così
scan-energy = Per un’energia
assign-crew = Assegnare { $who }
study-helped = { $project }, con { $who }
work-on = { $who }: { $project }
train-of = { $teacher } addestra { $pupil }
solve-pay = { $situation }: pagare
solve-assign = { $situation }: assegnare { $who }
repair-by = { $lander }: { $who }
buy-die = Un dado per ogni reparto
buy-die-with = Un dado per ogni reparto, scontato con { $who }
buy-promotion = Promuovere { $who }
nurse-of = { $nurse } cura { $patient }
penalty-dice = Ogni reparto perde il suo ultimo dado
penalty-desertion = { $who } diserta
penalty-tech = Il livello tecnologico scende

# Perché no.
refused-count = Devono essere { $count }.
refused-bound = Chi ha usato qualcosa per aiutare dà anche un dado.
refused-deck = Un mazzo ha almeno { $count } carte del reparto, nessuna oltre il grado.
refused-lander = Il lander è nel settore { $sector }.
refused-locked = La via non è ancora aperta.
refused-no-change = Non cambierebbe nulla.
refused-no-movement = Per ora nessuno può lasciare questo luogo.
refused-no-slot = Non c’è una casella libera di quel colore.
refused-no-supplies = Non ci sono più provviste.
refused-nobody-helps = Nessuno qui può aggiungere un dado.
refused-price = Non si può pagare.
refused-proposed = È già stato rifiutato in questo turno.
refused-special-used = Un turno ha una sola azione speciale.
refused-slots = Il lander non ha un posto per questo.

# Che cosa fanno le carte.
toll-free = libero
toll-travel = icona viaggio
toll-spend = spendere un { $die }
toll-danger = { $table }
toll-sacrifice = sacrificare un dado

# Nomi.
signed-plus = +{ $number }
signed-minus = −{ $number }
signed-zero = ±0
die-any = dado di qualsiasi colore
dice-any = dadi di qualsiasi colore
die-red = dado rosso
dice-red = dadi rossi
die-green = dado verde
dice-green = dadi verdi
die-blue = dado blu
dice-blue = dadi blu
die-showing = dado con { $icon }
dice-showing = dadi con { $icon }
die-base = dado base { $colour }
die-specialised = dado { $colour } { $icon }
die-universal = dado universale { $colour }
die-expert = dado esperto { $colour }
die-wild = dado jolly { $colour }
die-available = disponibile
die-spent = speso
lead-plain = { $value }
lead-card = { $value } con una carta
lead-charge = { $value } con una carica
lead-recycle = { $value }, torna nel sacchetto
lead-charge-recycle = { $value } con una carica, torna nel sacchetto
moment-event = Si rivela un evento
moment-danger = Si tirano dadi pericolo
moment-wound = Una ferita incombe
moment-check = I dadi sono sul tavolo
moment-travel = Si parte
moment-rest = Comincia un riposo
moment-prepare = Ci si prepara
section-planet = Pianeta
section-crew = Equipaggio
sector-named = { $number } { $name }
board-condition = In vigore: { $condition }
board-pools = Provviste { $supplies }, successi { $success }, scoperte { $found }
board-mission = Missione: { $mission }
board-place = { $sector }: { $poi }
board-crew = { $who } ({ $section }), settore { $sector }: dadi { $available } e { $spent } spesi, ferite { $wounds }, carte { $cards }, cariche { $charges }
facility-laboratory = Laboratorio
facility-production = Complesso di produzione
facility-barracks = Alloggi
facility-situation-room = Sala situazioni
facility-add-on = Modulo aggiuntivo

# Che cosa è successo.
log-spent = { $count ->
    [one] { $who } spende un dado.
   *[other] { $who } spende { $count } dadi.
}
log-sacrificed = { $count ->
    [one] { $who } sacrifica un dado.
   *[other] { $who } sacrifica { $count } dadi.
}
log-recharged = { $count ->
    [one] { $who } ricarica un dado.
   *[other] { $who } ricarica { $count } dadi.
}
log-pushed-out = { $count ->
    [one] Una ferita spinge fuori un dado di { $who }.
   *[other] Le ferite spingono fuori { $count } dadi di { $who }.
}
log-drew = { $count ->
    [one] { $who } pesca una carta.
   *[other] { $who } pesca { $count } carte.
}
log-discarded = { $who } scarta { $cards }.
log-played = { $who } gioca { $card }.
log-combo = { $who } usa la combinazione di { $card }.
log-ability = { $who } usa un’abilità.
log-gear = { $who } usa { $gear }.
log-charges = { $count ->
    [one] { $who } ora ha una carica.
   *[other] { $who } ora ha { $count } cariche.
}
log-wounded = { $who } subisce una ferita: { $wound }.
log-injury-healed = Un dado ferita di { $who } è curato.
log-wound-healed = Una ferita di { $who } è curata.
log-wound-turned = Una ferita di { $who } si gira a faccia in giù.
log-immune = { $who } resiste a { $wound }.
log-wound-prevented = Una ferita di { $who } è evitata.
log-survived = { $who } sopravvive a una quarta ferita.
log-died = { $who } ha perso la vita.
log-loaded = { $who } porta { $gear }.
log-handed = { $who } passa { $gear } a { $to }.
log-check = { $who } tenta: { $action }.
log-prepare-check = { $who } tira per prepararsi.
log-assisted = { $count ->
    [one] { $who } presta assistenza con un dado.
   *[other] { $who } presta assistenza con { $count } dadi.
}
log-afar = { $who } presta assistenza da lontano.
log-taken-back = Nessuno aiuta { $who }; l’azione è annullata.
log-rolled = { $who } tira { $dice }.
log-rolled-nothing = { $who } non tira alcun dado.
log-injury = Una ferita di { $who } si fa sentire: { $face }.
log-counter = { $action }: il contatore { $line } è a { $count }.
log-row = { $who }: la riga in { $line }.
log-poi = Settore { $sector }: { $poi }.
log-time = { $track }: casella { $space }.
log-condition = Ora in vigore: { $condition }.
log-condition-over = La condizione è passata.
log-mission-added = Una missione: { $mission }.
log-mission-done = Missione compiuta: { $mission }.
log-mission-failed = Missione fallita: { $mission }.
log-threat = { $threat }: settore { $sector }.
log-threat-gone = { $threat } non c’è più.
log-token = { $who } installa { $gear }.
log-moved = { $who } è nel settore { $sector }.
log-supplies = Provviste: { $count }.
log-success = { $count ->
    [one] Un gettone successo.
   *[other] { $count } gettoni successo.
}
log-log = { $log }
log-lander-damaged = Il lander è danneggiato.
log-landed = Il lander è sceso nel settore { $sector }.
log-travels = { $who } parte per il settore { $sector }.
log-rank-up = Completata: { $card }.
log-leads = Indizi, { $type }: { $leads }.
log-found = Trovato: { $card }.
log-given-up = Ceduto: { $card }.
log-finds-lost = Ciò che era stato trovato è perduto.
log-round = Round { $round }.
log-start = { $who } ha il gettone inizio.
log-turn = Turno di { $who }.
log-passed = { $who } non fa altro.
log-lift-proposed = { $who } vuole decollare.
log-lift-yes = { $seat } è d’accordo per il decollo.
log-lift-no = { $seat } vuole restare.
log-rested = { $who } riposa.
log-prepared = { $who } si prepara.
log-strained = { $who } si affatica.
log-event = { $who } rivela: { $event }.
log-danger = { $who } tira pericolo: { $dice }.
log-landing-rolled = In discesa: { $number }.
log-left = { $seat } ha lasciato per sempre.
log-closed-lift = Il lander decolla.
log-closed-evacuation = Tutti vengono evacuati.
log-closed-log = L’esplorazione è finita.
log-closed-abandoned = Al tavolo non è rimasto nessuno.
log-phase = Fase { $phase }.
log-pools = Energia { $energy }, comando { $command }.
log-bank = In cassa: { $count }.
log-morale = Morale: { $morale }.
log-tech = Livello tecnologico { $level }.
log-dice = Dadi di ogni reparto: { $count }.
log-objective = Obiettivo: { $objective }.
log-flown = La nave è a { $system }.
log-examined = Nello scanner: { $landing }.
log-situation = Una situazione: { $situation }.
log-deserted = { $who } ha disertato.
log-mourned = Si piange { $who }.
log-studied = Ricercato: { $project }.
log-built = Costruito: { $project }.
log-exhibited = In mostra: { $card }.
log-campaign-over = Il viaggio finisce: { $ending }

# Opzioni e finali.
game-vanguard = Vanguard
tagline-vanguard = Scendere, esplorare, tornare
option-mission = Missione
option-mission-eye = Occhio del Vuoto
option-mission-eye-about = La prima missione
option-mission-lifeline = Operazione Lifeline
option-mission-lifeline-about = Portarli fuori
option-mission-dead-reckoning = Operazione Dead Reckoning
option-mission-dead-reckoning-about = Una stazione che cade
option-mission-glass-orchard = Operazione Glass Orchard
option-mission-glass-orchard-about = Un raccolto
option-mission-pellucid = Pellucid
option-mission-pellucid-about = Ghiaccio e dormienti
option-mission-matchstick = Matchstick
option-mission-matchstick-about = Roccia bruciata
option-mission-thornmantle = Thornmantle
option-mission-thornmantle-about = Una foresta che respira
option-mission-quiet-yard = The Quiet Yard
option-mission-quiet-yard-about = Navi morte
option-mission-cinder-archive = Cinder Archive
option-mission-cinder-archive-about = Rovine tiepide
option-mission-brackwater = Brackwater
option-mission-brackwater-about = Maree e mercanti
option-mission-loom = The Loom
option-mission-loom-about = L’ultimo luogo
option-mission-lampfall = Lampfall
option-mission-lampfall-about = Superstiti nel freddo
option-mission-slow-city = The Slow City
option-mission-slow-city-about = Maestri pazienti
option-mission-campaign = Campagna
option-mission-campaign-about = L’intero viaggio
option-party = Squadra
option-party-standard = Quanti i giocatori, almeno due
option-party-two = Due
option-party-three = Tre
option-party-four = Quattro
option-lethal = Spazio letale
option-lethal-off = No
option-lethal-off-about = Una quarta ferita evacua
option-lethal-on = Sì
option-lethal-on-about = Una quarta ferita può uccidere
ending-kindled = Le lampade sono accese
ending-kindled-alone = Accese, e soli
ending-severed = Il filo è reciso
ending-severed-lit = Reciso, con luci alle spalle
ending-home = A casa, seguendo il proprio filo
ending-home-blind = A casa, senza un filo
ending-long-way = La lunga via di casa
ending-lost = Perduti
ending-success = La missione è compiuta
ending-failed = La missione è fallita
ending-evacuated = Evacuati
ending-abandoned = Abbandonata
ending-gold = Oro
ending-silver = Argento
ending-bronze = Bronzo
ending-no-grade = Vinta, senza grado

# Chapters.
option-sittings = Sedute
option-sittings-chapters = Un tavolo per ogni capitolo
option-sittings-one-table = Tutta la campagna a un tavolo
ending-chapter = Un capitolo è chiuso
log-chapter = Pagina 39: il capitolo è chiuso.
log-voted = vota.
log-vote-carried = Decidono { $votes } voti su { $of }.
log-vote-tied = scioglie la parità: { $votes } voti su { $of } per parte.
chronicle-voyage = Il viaggio
chronicle-missions = Missioni
chronicle-choices = Che cosa si è deciso
chronicle-crew = Equipaggio
chronicle-ship = La nave
chronicle-logs = Annotazioni lette
chronicle-phases = Fasi: { $count }
chronicle-dice = Dadi di ogni reparto: { $count }
chronicle-alive = Membri dell’equipaggio in vita: { $count }
chronicle-keystones = Chiavi di Volta: { $count }
chronicle-exceptional = Scoperte eccezionali: { $count }
chronicle-done = Missioni compiute: { $count }
chronicle-grade = { $operation }: { $grade }
chronicle-failed = Esplorazioni fallite: { $count }
chronicle-joined = { $who } è a bordo.
chronicle-lost = { $who } non c’è più.
chronicle-gear = Nuovo nell’inventario: { $gear }

# What people are asked rather than a rule.
ask-pay-research = Che cosa paga { $project }?
ask-leave-find = Il lander non porta di più. A quale scoperta si rinuncia?
ask-reroll-survival = { $who }, prova di sopravvivenza: { $dice }. Ritirare i risultati gravi?
ask-damage-lander = Quale lander si danneggia?
ask-keep-resting = { $section }: chi resta a bordo a riposo?
queue-take-out = { $project }: fuori dalla coda, lo stadio è perso
log-survival = Prova di sopravvivenza di { $who }: { $dice }.
option-clock = Orologio
option-clock-on = Corre: alla fase 18 il viaggio è perduto
option-clock-off = Non corre
option-auto-pass = Finestre
option-auto-pass-on = Si chiede solo a chi può reagire
option-auto-pass-off = Si chiede a tutti gli interessati
option-vote = Decisioni a bordo
option-vote-off = Decide chi ha la pagina
option-vote-on = Votano tutti
option-hands = Mani
option-hands-open = Aperte a tutti
option-hands-closed = Si vede solo la propria
ask-attend = Reazioni: quando chiedere?
act-attend = Reazioni…
attend-useful = Solo quando posso reagire
attend-next = Anche alla prossima occasione
attend-always = Ogni volta
