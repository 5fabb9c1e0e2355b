
# What the table page says.
outer-systems = SISTEMI ESTERNI
home-systems = SISTEMI D’ORIGINE
planet-open = { $planet }: { $resource }, { $chip } ({ $pips } su 36)
planet-closed = { $planet }: { $resource }, { $chip }
planet-hidden = { $planet }: { $resource }, coperto ({ $dot })
planet-seen = visto da { $who }
cards-left = { $n ->
    [one] { $n } carta rimasta
   *[other] { $n } carte rimaste
}
ship-tip = { $seat }: { $ship } { $rings }
ship-tip-stalled = { $seat }: { $ship } { $rings }, ferma in questo turno
reach-rest = { $place }: { $n ->
    [one] { $n } passo rimasto
   *[other] { $n } passi rimasti
}
reach-found = { $place }: fonda qui, { $n ->
    [one] { $n } passo rimasto
   *[other] { $n } passi rimasti
}
before-round = Preparazione
face-round = Giro { $n }
face-goal = { $n } PV per vincere
phase-roll = Dadi
phase-trade = Scambi
phase-shake = Scossa
phase-fly = Volo
dice-show = Risultato { $sum }
supply-deck = Carte nel mazzo dei rifornimenti
encounter-deck = Carte incontro non ancora lette
encounters-met = { $n } di al massimo { $most } in questo turno
points-why = Da dove vengono i punti
points-track = Punti di tutti
face-vp = PV
face-stock = In riserva: colonie { $colonies }, avamposti { $posts }, anelli { $rings }
face-vouchers = { $n ->
    [one] { $n } buono per una nave commerciale
   *[other] { $n } buoni per navi commerciali
}
face-left = Ha lasciato
face-over = Finito
face-your-move = Tocca a te
face-moves = Deve agire
face-active = Di turno
face-waits = Attende
face-cards = Carte in mano
face-boosters = Propulsori
face-cannons = Cannoni
face-freight = Anelli di carico
face-fame = Fama
source-colonies = Colonie
source-spaceports = Porti spaziali
source-friendship = Gettoni amicizia
source-fame = Fama
source-cleared = Pianeti liberati
choose-friend = { $seat } sceglie una carta: { $people }
mother-ship = Nave madre
face-speed = Velocità
face-strength = Forza
face-shake = scossa
fame-worth = { $n } anelli fama valgono 1 PV: finora { $vp }
your-hand = { $n ->
    [one] La tua mano, { $n } carta
   *[other] La tua mano, { $n } carte
}
your-hand-warned = La tua mano
seven-costs = { $hand } carte: un 7 ne costa { $n }
sealed-discard = Rinunci a { $cards }.
what-it-costs = Costruire
can-build = si può costruire
no-room = manca un pezzo o un posto
missing = manca { $cards }
bank-rates = Banca
encounter-of = { $n ->
    [one] Incontro
   *[other] Incontro { $n } di al massimo { $most }
}
something-comes = Qualcosa ti viene incontro
encounter-gave = Dato: { $cards }
encounter-took = Preso: { $cards }
you-read = Leggi tu questa carta: { $card }
market = Mercato
market-proposes = propone
market-counters = rilancia
market-waits = ci pensa
market-accepts = accetta
market-declines = rifiuta
market-writes = scrive una controproposta
market-terms = dà { $give } per { $want }
market-open = fai un’offerta
face-total = Totale
ends-with = Avamposti { $posts }, parti { $parts }, fama { $fame }, carte { $cards }
map-key = Legenda
key-down = Gettone coperto
key-known = Noto a te
key-number = 8: 5 su 36
key-lair = Covo pirata, forza 4
key-ice = Pianeta di ghiaccio, 3 anelli
key-site = Sito coloniale
key-dock = Molo aperto
key-reach = Passi rimasti lì
key-colony = Colonia
key-spaceport = Porto spaziale
key-post = Avamposto
key-colony-ship = Nave colonica
key-trade-ship = Nave commerciale
view-whole = Tutta la mappa
all-planets = Pianeti
all-chips = Gettoni numero
all-encounters = Incontri
# La fine di una partita.
record-curve = Punti per giro
record-round = Giro
record-by-source = Di che cosa erano fatti i punti
record-cards = Carte per provenienza
record-from-production = Lanci
record-from-supply = Rifornimenti
record-from-trade = Altri giocatori
record-from-bank = Banca
record-from-friends = Carte amicizia
record-from-encounters = Incontri
record-from-theft = Rubate
record-types = Carte dai lanci, per tipo
record-dice = Dadi
record-expected = in media su { $n } lanci
record-facts = Lungo la via
record-met = Incontri
record-won = Prove vinte
record-lost = Prove perse
record-fame = Fama dagli incontri
record-flown = Passi volati
record-trades = Scambi tra giocatori
chart-curve = Punti in { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}: { $ends }
chart-rise = { $seat } da { $from } a { $to }
chart-mark = Giro { $n }: { $seat } { $vp } PV
chart-dice = { $n ->
    [one] { $n } lancio
   *[other] { $n } lanci
}: { $sums }
chart-times = { $sum } × { $times }
chart-sum = { $sum }: uscito { $times ->
    [one] { $times } volta
   *[other] { $times } volte
}, in media { $expected }

# Words of the printed game, and ours for them.
box-words = Razzo ausiliario = propulsore; Indicatore di carico = anello di carico; Indicatore di prestigio = anello di fama; Avamposto commerciale, base commerciale = avamposto; Nave da trasporto = trasportatore; Gettone risorsa = gettone; Covo pirata = covo; Intersezione colonica = sito coloniale; Merce = merci
