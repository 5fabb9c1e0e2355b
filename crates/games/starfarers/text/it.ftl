# Starfarers: tutto ciò che dicono le regole. I nomi delle cose sono in names-it.ftl, le parole della pagina in face-it.ftl.
seat = { $seat }
seat-cards = { $seat }: { $cards }
no-type = –
type = { $one }
types = { $one } { $other }
cards = { $count } { $card }
ship = nave con { $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
}
dock = { $base }, molo { $number }
point-open = { $column }{ $row }, vicino a { $place }
chip-none = nulla
signed-plus = +{ $number }
signed-minus = −{ $number }
signed-zero = ±0

# Domande.
title-first-ship = Dove sta la tua nave gratuita?
title-place = Dove metti il tuo prossimo pezzo?
title-roll = Lanci i dadi?
title-roll-first = Primo di due lanci: lanci i dadi?
title-roll-second = Secondo lancio: lanci i dadi?
title-roll-only = Il primissimo turno ha un solo lancio: lanci i dadi?
title-discard = Quali carte metti nella banca?
title-steal = A chi prendi una carta?
title-relief = Quale carta ti dà la Cassa di soccorso?
title-shares = A chi prendi una carta con Parti eque?
title-trade = Che cosa scambi o costruisci?
title-draft = Che cosa offri agli altri?
title-reply = Accetti l’offerta?
title-counter = Che cosa offri invece?
title-propose = Che cosa proponi a chi è di turno?
title-shake = Scuoti la nave madre?
title-give = Quante carte dai, e quali?
title-answer = Che cosa rispondi?
title-pay = Quali carte paghi?
title-take = Quali carte prendi dalla banca?
title-gain-part = Quale parte monti?
title-lose-part = Quale parte togli?
title-retreat = A quale punto di lancio torna la tua prima nave?
title-jump = Dove salta la tua prima nave?
title-prize = Dove sta la tua nave commerciale gratuita?
title-fly = Quale nave vola, e dove?
title-card = Quale carta amicizia prendi?
act-place-ship = Piazza la nave
act-place = Piazza il pezzo
act-trade = Scambia o costruisci
act-answer = Rispondi
act-reply = Rispondi all’offerta
act-card = Prendi una carta
act-fit = Monta una parte
act-remove = Togli una parte
act-retreat = Torna indietro
act-jump = Salta
act-shares = Prendi una carta da ciascuno
act-pay = Paga
act-take = Prendi queste carte
act-discard = Cedi queste carte
act-give = Dai
act-offer = Fai l’offerta
act-terms = Dillo
act-fly = Muovi la nave

# Perché ti viene chiesto.
reason-discard = Un 7 prende metà delle tue { $hand } carte: { $count }.
reason-trade = Scambia e costruisci quante volte vuoi, poi vola.
reason-seven = Hai { $hand } carte: un 7 te ne costerebbe { $lost }.
reason-draft = Di’ che cosa dai e che cosa vuoi. Senza destinatari va a tutti.
reason-deal = { $seat } dà { $give } per { $want }.
reason-open-deal = { $seat } dà { $give } e chiede che cosa daresti in cambio.
reason-change = Puoi cambiare risposta finché lo scambio non è confermato.
reason-propose = La tua proposta resta aperta fino alla fine della fase. Se non indichi nulla, la ritiri.
reason-speed = Velocità { $speed }: base { $base }, propulsori { $boosters }, amici { $friends }, incontri { $modifier }.

# Scelte.
pick-launch = { $place }, { $rings }
pick-rings = { $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
}
pick-colony = colonia
pick-place-colony = Colonia su { $site }
pick-place-spaceport = Porto spaziale su { $site }
pick-roll = Lancia
pick-steal = { $seat }
pick-nobody = Nessuno
pick-withdraw = Ritira l’offerta
pick-offer = Offri uno scambio
pick-confirm = Scambia con { $seat }: { $give } per { $get }
pick-agree = Accordati con { $seat }: { $give } per { $get }
pick-spaceport = Porto spaziale su { $site }
pick-draw = Pesca i rifornimenti
pick-fame = 1 carta merci per un anello di fama
pick-bank = { $give } per { $get }
pick-fly = Al volo
pick-end = Chiudi il turno
pick-accept = Accetta
pick-counter = Fai una controfferta
pick-decline = Rifiuta
pick-shake = Scuoti
pick-yes = Sì
pick-no = No
pick-stay = Nessun salto
pick-ship = { $ship } a { $place }, { $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
}
pick-look = Guarda sotto il gettone
pick-found = Fonda a { $place }
pick-clear = Elimina { $planet }
label-bank = Scambia { $card } con la banca
label-open-offer = Fammi un’offerta
group-launch = { $ship }, { $place }
act-launch = Metti { $ship }, { $place }, { $rings }
group-voucher = Nave commerciale gratuita
group-build = Costruisci
group-bank = Banca
group-deals = Accordi
group-give = Dai
group-want = Vuoi
group-to = A chi
group-open = Oppure

# Che cosa segue da una scelta.
fact-cost = Costa { $cards }.
fact-vp = { $count } PV
fact-boosters = Propulsori: { $count }. Ognuno aggiunge 1 alla tua velocità.
fact-cannons = Cannoni: { $count }. Ognuno aggiunge 1 alla tua forza.
fact-freight-rings = Anelli di carico: { $count }. Li chiedono i moli e i pianeti di ghiaccio.
fact-standing = { $vp } PV, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
fact-planet = { $planet }: { $card }, { $chip }
fact-planet-hidden = { $planet }: { $card }, coperto ({ $dot })
fact-steps-left = { $count ->
    [one] { $count } passo rimasto
   *[other] { $count } passi rimasti
}
fact-looks = Guardi il gettone di { $planet }.
fact-freight = Servono { $need } anelli di carico, ne hai { $have }.
fact-friend-cards = { $count ->
    [one] L’ultima carta amicizia è tua.
   *[other] Una di { $count } carte amicizia è tua.
}
fact-lair = Serve forza { $need }, hai { $have }.
fact-ice = Servono { $need } anelli di carico, ne hai { $have }.
fact-shake = Velocità { $three }, { $four } o { $five }: 2 volte su 10 ciascuna.
fact-encounter-chance = Un incontro: 4 volte su 10.
fact-fitted = Montati: { $count }
fact-voucher = Gratis, per un buono.
fact-not-drawn = Non hai pescato la carta dei rifornimenti.
fact-offer-lapses = La tua offerta decade; non tutti hanno risposto.
fact-must-leave = Questa nave non può restare dov’è.
fact-not-flown = Una tua nave non ha volato.
fact-bags = Dai { $give } per { $want }.
fact-shows-all = Così mostri tutte le tue carte { $card }.
fact-enables = Basta subito per: { $builds }.
fact-makers = Pianeti con { $card }: { $makers }.
prospects = { $has } per { $takes }
fact-no-maker = Nessun altro ha un pianeta con { $card }.
suggest-fly = Vola a { $place }
suggest-towards = Vola verso { $place }
suggest-found = Fonda a { $place }
suggest-ship = { $what } ({ $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
})
suggest-swap = { $give } per { $want }: { $build }
suggest-bank = Scambia { $card } e costruisci: { $build }

# Perché no.
refused-first-ship = A questo tavolo la prima nave è una nave colonica.
refused-place = I pezzi vanno su siti d’origine liberi.
refused-second-port = Hai già piazzato il porto spaziale.
refused-no-port = Il tuo ultimo pezzo deve essere il porto spaziale.
refused-not-in-hand = Non hai queste carte.
refused-count = Servono { $need } carte, non { $have }.
refused-no-cards = A quel giocatore non c’è nulla da prendere.
refused-shares = Al massimo due giocatori, e solo con più PV e almeno una carta.
refused-drawn = Hai già pescato i rifornimenti.
refused-supply = Con { $have } PV non si pescano rifornimenti.
refused-bank-empty = La banca non ha { $card }.
refused-bank-short = La banca non ne ha tante.
refused-same-type = La banca dà un tipo diverso da quello che prende.
refused-rate = Servono { $need } { $card }, ne hai { $have }.
refused-cost = { $build }: ti manca { $missing }.
refused-transporters = I tuoi tre trasportatori sono tutti sul tabellone.
refused-module = Non resta un modulo per questo: { $ship }.
refused-launch-points = Nessuno dei tuoi punti di lancio è libero.
refused-launch-point = Quello non è un tuo punto di lancio libero.
refused-transporter = Quel trasportatore è sul tabellone.
refused-rings = Non hai più anelli di porto spaziale.
refused-spaceport = Un porto spaziale richiede una tua colonia senza anello.
refused-part-limit = Non più di { $most }: { $part }.
refused-part-stock = Questa parte è finita: { $part }.
refused-no-part = Non hai una parte simile.
refused-no-seat-of-honour = Non hai un Posto d’onore.
refused-fame-twice = In questo turno hai già comprato il tuo anello.
refused-fame-stock = Non restano anelli di fama.
refused-fame-goods = Non hai merci.
refused-voucher = Non hai buoni.
refused-empty-hand = Non hai nulla da dare.
refused-offers = { $most } offerte per turno bastano.
refused-replies = { $most } controfferte e proposte per turno bastano.
refused-one-sided = Ogni parte dà almeno una carta.
refused-both-sides = Nessun tipo può stare da entrambe le parti.
refused-open-offer = Questa offerta chiede la tua: fai una controfferta o rifiuta.
refused-no-proposal = Non c’è una proposta simile.
refused-no-answer = Quel giocatore non ha né accettato né controproposto.
refused-price = Vengono chieste { $need } carte, ne hai { $have }.
refused-jump = Lì la tua prima nave non potrebbe finire il volo.
refused-in-flight = La nave con { $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
} non può restare dov’è e deve proseguire prima.
refused-not-next = Un passo va a un’intersezione vicina.
refused-stalled = Questa nave non può volare in questo turno.
refused-speed = È oltre la tua velocità di { $speed }.
refused-dead-end = Da { $place } nessun posto in cui restare è a portata dei { $left } passi rimasti.
refused-must-leave = La nave con { $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
} non può restare a { $place }.
refused-colony-there = A { $place } c’è una colonia.
refused-post-there = A { $place } c’è un avamposto.
refused-ship-there = A { $place } c’è un’altra nave.
refused-trade-at-site = Una nave commerciale non può finire il volo su un sito coloniale: { $place }.
refused-same-site = La nave ha cominciato il turno su { $place }: fonda o parte.
refused-colony-at-dock = Una nave colonica non può finire il volo su un molo: { $place }.
refused-dock = Una nave commerciale finisce su un molo solo per fondarvi un avamposto: { $place }.
refused-foreign-port = { $place } è accanto a un porto spaziale di qualcun altro.
refused-no-site = Le colonie si fondano sui siti coloniali.
refused-no-dock = Gli avamposti si fondano ai moli.
refused-closed-system = Questo sistema ha le sue due colonie ed è chiuso.
refused-look-first = Guarda prima i due gettoni.
refused-closed-planet = Su { $planet } c’è un { $chip }: accanto non si fonda.
refused-not-open-dock = I moli si riempiono in ordine; questo non è il prossimo.
refused-freight = Il molo chiede { $need } anelli di carico, ne hai { $have }.
refused-nothing-hidden = Qui non c’è nulla che tu non abbia già visto.
refused-not-beside = La tua nave non è accanto a quel pianeta.
refused-unknown = Non conosci il gettone di { $planet }.
refused-not-closed = Su { $planet } non c’è nulla da eliminare.
refused-lair = { $planet } richiede forza { $need }, hai { $have }.
refused-ice = { $planet } richiede { $need } anelli di carico, ne hai { $have }.
refused-friend = Quella carta non è presso questa base.

# Che cosa è successo.
log-dealt = Il tavolo è pronto. { $seat } ha il lancio più alto e comincia.
log-hand = Le tue prime carte: { $cards }.
log-first-ship = { $seat } mette una { $ship } su { $place } ({ $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
}).
log-placed-colony = { $seat } piazza una colonia su { $site }.
log-placed-spaceport = { $seat } piazza un porto spaziale su { $site }.
log-one-roll = In due il primissimo turno ha un solo lancio.
log-turn = Giro { $round }: tocca a { $seat }.
log-rolled = { $seat } lancia { $first } e { $second }: { $sum }.
log-produced = I pianeti danno { $gains }.
log-nothing-produced = I pianeti non danno nulla.
log-shortage = { $line } La banca non poteva servire tutti.
log-no-discards = Nessuno ha troppe carte.
log-discards-due = Il 7 colpisce { $seats }.
log-discard-sealed = { $seat } ha scelto { $count } carte da scartare.
log-discards = Nella banca: { $gone }.
log-stolen = { $seat } prende una carta a { $from }.
log-stolen-own = { $seat } prende 1 { $card } a { $from }.
log-nobody-robbed = { $seat } non deruba nessuno.
log-relieved = La Cassa di soccorso dà a { $seat } 1 { $card }.
log-refilled = Il mazzo dei rifornimenti si riempie con { $cards }.
log-supply = { $seat } pesca { $count ->
    [one] { $count } carta dei rifornimenti
   *[other] { $count } carte dei rifornimenti
}.
log-supply-card = Dalla Terra: 1 { $card }.
log-built = { $seat } costruisce: { $build }.
log-built-at = { $seat } costruisce: { $build }, { $place }.
log-exchanged = { $seat } dà alla banca { $give } per 1 { $card }.
log-fame-bought = { $seat } paga 1 carta merci per un anello di fama.
log-redeemed = { $seat } riscatta un buono: nave commerciale su { $place }.
log-offered = { $seat } offre { $give } per { $want } a { $to }.
log-offered-open = { $seat } offre { $give } a { $to } e chiede che cosa darebbero.
log-offer-withdrawn = { $seat } ritira l’offerta.
log-offer-lapsed = L’offerta di { $seat } decade.
log-accepted = { $seat } accetta.
log-declined = { $seat } rifiuta.
log-countered = { $seat } darebbe { $give } per { $want }.
log-proposed = { $seat } propone { $give } per { $want }.
log-proposal-lapsed = La proposta di { $seat } non vale più.
log-traded = { $seat } dà a { $with } { $give } per { $get }.
log-shaken = { $seat } scuote { $balls }.
log-deck-renewed = Le carte incontro si rimescolano.
log-encounter = Incontro per { $seat }: { $question }
log-answered-yes = { $seat } dice sì.
log-answered-no = { $seat } dice no.
log-gave = { $seat } dà { $cards }.
log-gave-nothing = { $seat } non dà nulla.
log-shake-sum = { $seat } scuote { $sum }.
log-combat-won = { $seat } vince il combattimento, { $own } contro { $other } (nave madre di { $enemy }).
log-combat-lost = { $seat } perde il combattimento, { $own } contro { $other } (nave madre di { $enemy }).
log-race-won = { $seat } vince la corsa, { $own } contro { $other } (nave madre di { $enemy }).
log-race-lost = { $seat } perde la corsa, { $own } contro { $other } (nave madre di { $enemy }).
log-escaped = { $seat } riesce a fuggire, { $own } contro { $other } (nave madre di { $enemy }).
log-caught = { $seat } non riesce a fuggire, { $own } contro { $other } (nave madre di { $enemy }).
log-fame = Fama di { $seat }: { $by }.
log-took = { $seat } prende { $cards } dalla banca.
log-refunded = { $seat } riprende { $cards }.
log-impounded = { $seat } deve cedere { $cards }.
log-lost = { $seat } perde { $cards }, che vanno alla banca.
log-part-fitted = { $seat } monta: { $part }.
log-part-removed = { $seat } toglie: { $part }.
log-wear = { $card }: una parte in meno per { $seats }.
log-wear-nobody = { $card }: nessuno ha troppe parti.
log-encounter-over = La carta era «{ $card }».
log-speed = Velocità di { $seat } in questo turno: { $by }.
log-prize = { $seat } riceve una nave commerciale gratis su { $place }.
log-voucher = { $seat } tiene un buono per una nave commerciale.
log-flew = { $seat } fa volare la nave con { $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
} per { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
} fino a { $place }.
log-stalled = { $seat }: la nave con { $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
} non può volare in questo turno.
log-retreated = La prima nave di { $seat } è ricacciata a { $place }.
log-ship-lost = { $seat } perde la nave con { $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
}.
log-jumped = La prima nave di { $seat } salta a { $place }.
log-looked = { $seat } guarda il gettone di { $planet }.
log-looked-own = { $seat } guarda il gettone di { $planet }: { $chip }.
log-cleared = { $seat } elimina { $planet } ({ $chip }); al suo posto: { $reserve }.
log-colony = { $seat } fonda una colonia su { $site } ({ $one }, { $two }).
log-post = { $seat } fonda un avamposto: { $base }, molo { $dock }. Il gettone amicizia è di { $holder }.
log-post-only = { $seat } fonda un avamposto: { $base }, molo { $dock }.
log-friend = { $seat } prende { $card }.
log-left = { $seat } non è più al tavolo; il posto è giocato con le risposte fisse.
ending-target = Il traguardo è raggiunto.
ending-target-before = Il traguardo era già raggiunto prima dell’inizio del turno.
ending-standstill = Nessuno è salito per dodici giri; vince chi ha più PV.
ending-abandoned = Se ne sono andati tutti. Nessuno vince.

# Il tavolo a parole.
board-table = Il tavolo
board-own = La tua mano
board-market = Offerte
board-systems = Sistemi
board-bases = Basi aliene
board-help = Aiuto
board-set-up = Il tavolo è in preparazione.
board-placing = Si piazzano i primi pezzi.
board-turn = Giro { $round }: tocca a { $seat }. Si vince con { $target } PV.
board-over = La partita è finita. { $ending }
board-stock = Banca: { $bank }. Mazzo dei rifornimenti: { $supply }. Carte incontro non ancora lette: { $encounters }. Gettoni di riserva: { $reserve }.
board-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}: { $cards }
board-hand-empty = Nessuna carta
board-discard = Scelte da scartare: { $cards }
board-points = { $vp } PV: colonie { $colonies }, porti spaziali { $spaceports }, amicizia { $friendship }, fama { $fame }, eliminati { $cleared }
board-parts = Propulsori { $boosters }, cannoni { $cannons }, anelli di carico { $freight }, anelli di fama { $fame }, carte { $cards }
board-pieces = In riserva: colonie { $colonies }, avamposti { $posts }, anelli di porto spaziale { $rings }, buoni { $vouchers }
board-ship = { $ship } con { $rings ->
    [one] { $rings } anello
   *[other] { $rings } anelli
} a { $place }
board-friends = Amici: { $cards }
board-deal = { $seat } dà { $give } per { $want }.
board-open-deal = { $seat } dà { $give } per un’offerta.
board-reply-waiting = { $seat } non ha ancora risposto.
board-reply-accepted = { $seat } accetta.
board-reply-declined = { $seat } rifiuta.
board-reply-countered = { $seat } darebbe { $give } per { $want }.
board-proposal = { $seat } propone { $give } per { $want }.
board-system = { $system }: { $planets }
board-system-held = { $line }; { $sites }
board-planet = { $planet } { $card } { $chip }
board-planet-hidden = { $planet } { $card } ({ $dot }, coperto)
board-colony = colonia di { $seat } su { $site }
board-spaceport = porto spaziale di { $seat } su { $site }
board-neutral-colony = colonia neutrale su { $site }
board-neutral-spaceport = porto spaziale neutrale su { $site }
board-base = { $base }, { $people }. Carte: { $cards }
board-base-held = { $line }. Avamposti: { $posts }. Il gettone amicizia è di { $holder }.
board-post = molo { $dock } { $seat }
board-cost = { $build }: { $cards }
board-balls = Palline: blu 1, gialla 2, gialla 2, rossa 3, nera un incontro (velocità 3).
board-vp = PV: colonia 1, porto spaziale 2, gettone amicizia 2, due anelli di fama 1, covo o pianeta di ghiaccio eliminato 1.
board-order = Un turno: lancio, carta dei rifornimenti, commercio e costruzione, scossa, volo.

hint-first-ship = Da qui la tua prima nave vola a un posto libero fra due pianeti e vi fonda una colonia.
hint-place = Una colonia raccoglie da entrambi i pianeti vicini. Cerca numeri vicini al 7 e risorse diverse.
hint-roll = Ogni turno comincia con i dadi: i pianeti con quel numero danno una carta a ogni colonia vicina. Sotto i 9 punti la Terra te ne manda un’altra.
hint-discard = Con un 7, chi ha più di sette carte ne cede la metà. Spendi in tempo.
hint-steal = Con un 7 prendi anche una carta, senza vederla, da un altro giocatore.
hint-trade = Le carte diventano navi, parti e spazioporti. Un buon inizio: un anello da carico e una nave mercantile, perché il primo avamposto presso un popolo vale 2 punti.
hint-draft = Scambia con gli altri: di’ che cosa dai e che cosa vuoi, poi scegli fra chi accetta. La banca prende tre carte uguali per una, due se sono merci.
hint-reply = Accetta, rifiuta o proponi altre condizioni. Nulla passa di mano finché chi è di turno non conferma.
hint-shake = Due sfere su cinque danno la velocità, da 3 a 5, e ogni propulsore aggiunge uno. La sfera nera porta un incontro: 4 volte su 10.
hint-encounter = Gli sconosciuti chiedono prima che tu sappia chi sono. Doni, propulsori e cannoni decidono come finisce; si può guadagnare fama.
hint-fly = Premi una nave, poi un posto: i numeri dicono quanta velocità resta lì. Le navi coloniali fondano fra due pianeti, quelle mercantili al molo acceso di un popolo.
hint-card = Nuovi amici: prendi una delle loro carte. Ti aiuta per tutta la partita.

# What encounter cards do.
card-nothing = nulla
card-then = { $first }, { $rest }
card-fame-more = +{ $count } { $count ->
    [one] anello
   *[other] anelli
} di fama
card-fame-less = −{ $count } { $count ->
    [one] anello
   *[other] anelli
} di fama
card-gain = prendi { $count } { $count ->
    [one] carta
   *[other] carte
} a scelta
card-take = prendi { $count } { $card }
card-refund = riprendi ciò che hai dato
card-impound = le carte scelte vengono sequestrate
card-lose = perdi { $count } { $count ->
    [one] carta
   *[other] carte
} a caso
card-rob = prendi 1 carta a caso da ogni altro giocatore
card-gain-part = +1 parte a scelta
card-lose-part = −1 parte a scelta
card-stall = la tua prima nave resta in panne
card-retreat = la tua prima nave si ritira
card-lose-ship = la tua prima nave è perduta
card-jump = la tua prima nave può saltare
card-trade-ship = una nave commerciale gratis
card-speed-more = velocità +{ $count } in questo turno
card-speed-less = velocità −{ $count } in questo turno
card-next = segue un’altra carta
card-each-over = ogni giocatore con più di { $parts } parti: { $results }
card-each-freight = chi ha più anelli di carico, almeno 1: { $results }
card-renew = il mazzo si rimescola e si pesca un’altra carta
card-yes = sì
card-yes-for = sì, per { $count } { $count ->
    [one] carta
   *[other] carte
}
card-no = no
card-given = { $count } { $count ->
    [one] carta
   *[other] carte
}
card-given-range = da { $from } a { $to } carte
card-shaken = { $count } scuotendo
card-shaken-range = { $from } o { $to } scuotendo
card-combat-won = vinto il combattimento con il { $enemy }
card-combat-lost = perso il combattimento con il { $enemy }
card-race-won = vinta la corsa con il { $enemy }
card-race-lost = persa la corsa con il { $enemy }
card-escape-won = sfuggito al { $enemy }
card-escape-lost = raggiunto dal { $enemy }

# What friendship cards do.
gift-all = { $gifts }.
gift-more = Ogni volta che un lancio ti porta almeno 1 carta { $card }, prendi dalla banca 1 carta { $card } in più
gift-better-rate = La banca accetta { $count } carte { $card } per 1 carta di un altro tipo
gift-best-rate = La banca accetta { $count } carta { $card } per 1 carta di un altro tipo, quante volte vuoi. Con l’opzione, una volta per turno; le altre carte { $card } di quel turno vanno { $rate } a 1
gift-speed = +{ $count } velocità
gift-strength = +{ $count } forza
gift-light-tribute = Con un 7 scarti solo se hai più di { $count } carte; in tal caso metà, per difetto
gift-seat-of-honour = Una volta nella tua fase di commercio e costruzione: paga 1 carta merci alla banca e prendi 1 anello di fama. Anche con entrambe le carte, 1 anello per turno
gift-fair-shares = Una volta nel tuo turno, risolto il lancio: scegli fino a { $count } giocatori che hanno più PV di te e carte in mano, e prendi 1 carta a caso da ciascuno
gift-relief = Se il lancio del tuo turno non è un 7 e non ti porta carte, prendi dalla banca 1 carta a scelta. Con l’opzione, al lancio di chiunque
