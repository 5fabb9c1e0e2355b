
# What the table page says.
none = niente
or = o
mass = massa
rad = rad
thrust = Spinta
fuel = Carb.
needs = Serve
gives = Dà
therms = therm
isru = ISRU
light = leggero
heavy = pesante
solar = solare
brief-thruster = spinta { $thrust }, carb. { $fuel }
brief-robonaut = ISRU { $isru }
brief-mass = massa { $mass }
brief-therms = { $n } therm
brief-radiator = { $light } o { $heavy } therm
cards-left = { $n } rimaste
deck-empty = Vuoto
your-hand = { $n ->
    [one] La tua mano, { $n } carta
   *[other] La tua mano, { $n } carte
}
status-left = Ha lasciato
status-your-pick = Tocca a te
status-picks = Sceglie
status-handed-in = Consegnato
status-assembles = Assembla
status-waits = Attende
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
supports = Supporti
draft-ends = La scelta finisce quando un mazzo è vuoto.
best-ship = La tua nave migliore
if-it-ended-now = Contro ciò che gli altri potrebbero far volare se si finisse ora.
no-ship-yet = Ancora nessuna nave
no-ship = Nessuna nave
no-ship-possible = Nessuna nave possibile
best-of-hand = La nave migliore che questa mano permette
who-feeds-whom = Chi alimenta chi
what-is-missing = Che cosa manca
cooling = Raffreddamento: { $have } di { $need } therm necessari
lacks-part = Nessuna carta { $kind } in mano
lacks-supply = Nessuna carta { $kind } è alimentata. Serve
lacks-therms = { $n ->
    [one] Manca { $n } therm di raffreddamento
   *[other] Mancano { $n } therm di raffreddamento
}
highest-wins = vince il più alto
lowest-wins = vince il più basso
point = punto
all-assemble = Tutti assemblano una nave.
category = Categoria
your-ship = La tua nave
a-ship = Una nave
five-against = Cinque numeri, contro gli altri
if-they-fly-best = Se ognuno fa volare la nave migliore della sua mano.
operational = operativa: tutto alimentato e raffreddato
not-operational = non ancora operativa
drawn-mass = Massa, somma
drawn-rad = Rad, minimo
drawn-needs = serve { $needs }
drawn-ship = Nave da poppa a prua: { $cards }.
drawn-feeds = Chi alimenta chi: { $feeds }.
drawn-feed = { $from } dà { $letter } a { $to }
tally-points = Punti, se la scelta fosse finita lì

# Words of the printed game, and ours for them.
box-words = Consumo di Carburante = carburante; Brevetto = carta

# The part of the table above the log, where one part is shown at a time.
tab-right = Nave
