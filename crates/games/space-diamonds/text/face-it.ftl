
# Ciò che dice la pagina del tavolo.
list = { $all }
round = Giro { $n } di { $of }
move-open = Movimento disponibile
move-used = Movimento usato
move-under-way = In volo: restano { $regular } accensioni e { $bonus } bonus
operation-open = Operazione disponibile
operation-used = Operazione usata
endgame = Qualcuno è a casa. Per gli altri sono gli ultimi turni.
turns-left = { $n ->
    [one] { $n } turno rimasto
   *[other] { $n } turni rimasti
}
status-left = Ha lasciato
status-home = A casa, n. { $rank }
status-your-turn = Tocca a te
status-turn = Di turno
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
status-waits = Attende
wet-mass = Massa complessiva
net-thrust = Spinta netta se il movimento iniziasse ora
chits-held = Gettoni posseduti
thrust-more = Spinta { $base } + { $by } { $why } = { $net }
thrust-less = Spinta { $base } − { $by } { $why } = { $net }
thrust-more-late = Spinta { $base } + { $by } { $why } + 1 posto tardo = { $net }
thrust-less-late = Spinta { $base } − { $by } { $why } + 1 posto tardo = { $net }
fuel-left = { $steps ->
    [one] { $steps } passo:
   *[other] { $steps } passi:
} { $burns ->
    [one] { $burns } accensione
   *[other] { $burns } accensioni
} da { $each }
fuel-strip = Massa a secco { $dry }, massa complessiva { $wet }, { $class }. Dopo tutte le accensioni { $least }.
your-chits = { $vp ->
    [one] Gettoni, { $vp } punto
   *[other] Gettoni, { $vp } punti
}
towards-home = { $have } di { $need } per tornare
no-chits = Nessun gettone
your-missions = Le tue missioni
mission-done = Compiuta
mission-gone = Non più possibile: { $seat } ha fatto prima
mission-progress = { $have } di { $need }
mission-against = Ne hai { $have }, il migliore degli altri { $rival }
mission-have = Ne hai { $have }
mission-against-of = { $seat } ne ha { $have }, il migliore degli altri { $rival }
mission-have-of = { $seat } ne ha { $have }
map-key = Legenda
key-home = Casa, con quattro gettoni
key-lagrange = Giri liberamente
key-burn = Costa un’accensione
key-hohmann = Dritto gratis, virare costa 2
key-corner = Angolo: una virata
key-hazard = Pericolo
key-hazard-burn = Accensione con pericolo
key-flyby = Accensioni bonus
key-site = Sito
key-chit = Sito con un gettone
view-inner = Dove sono i gettoni
view-whole = Tutta la mappa
view-craft = La mia astronave
avoid-hazards = Evita i pericoli
pay-how = Come si pagano le accensioni
pay-plain = Prima le accensioni bonus
pay-isofuel = Usa l’isocarburante
pay-fuel = Paga con il carburante, tieni il bonus
find-a-place = Trova un luogo
reach-price = { $space }: { $burns ->
    [0] gratis
    [one] { $burns } accensione
   *[other] { $burns } accensioni
}, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}{ $risk ->
    [0] {""}
   *[other] , { $risk } % di rischio
}
reach-price-fuel = { $space }: { $burns ->
    [0] gratis
    [one] { $burns } accensione
   *[other] { $burns } accensioni
}, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}{ $risk ->
    [0] {""}
   *[other] , { $risk } % di rischio
}, massa complessiva { $wet }
all-craft = Astronavi
sail-side = Il lato vela di ogni carta
dry-mass = Massa a secco { $mass }
all-with-sails = Con le vele
all-with-rockets = Con i razzi
sail-missions = Missioni vela
rocket-missions = Missioni razzo
source-race = Corsa a casa
source-chits = Gettoni
source-missions = Missioni
gem-points = Punti in gemme, per gli spareggi
not-home = non tornato
what-was-hidden = Ciò che era nascosto
untaken = Gettoni rimasti sulla mappa
unplaced = Gettoni mai collocati
lost-chits = Gettoni persi per i pericoli
unused-missions = Missioni che nessuno aveva
plan-title = Pianificatore di volo
plan-go = Mostra le vie
plan-where = Dove?
plan-wanted = Missioni e casa
plan-sites = Siti
plan-none = Nessuna via in 16 turni.
mission-away = { $n ->
    [one] A un turno da qui
   *[other] A { $n } turni da qui
}
plan-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
plan-fuel = { $n ->
    [one] { $n } passo di carburante
   *[other] { $n } passi di carburante
}
plan-isofuel = { $n ->
    [one] { $n } gettone isocarburante
   *[other] { $n } gettoni isocarburante
}
plan-risk = { $n } % di rischio
plan-home = { $n ->
    [one] Da lì a casa in { $n } turno
   *[other] Da lì a casa in { $n } turni
}
plan-strands = Dopo, il carburante non basta né per casa né per acqua nota.
plan-first = Vola il primo turno
tally-points = Punti
tally-chits = Gettoni in mano

# Words of the printed game, and ours for them.
box-words = Pedina Scoperta = gettone; Flyby = sorvolo; Zona Eliocentrica = zona; Industriale = industria; Consumo di Carburante = passi per accensione
what-scores = Cosa dà punti
scores-chits = Gettoni che hai, ognuno
scores-missions = Le tue missioni, se compiute
scores-home = A casa con quattro gettoni, in ordine
under-a-chit = Sotto un gettone, in media
chits-lying = Sulla mappa
chit-values = Quanti valgono quanto
chit-mean = Media
mean = { $whole },{ $tenth }

# The part of the table above the log, where one part is shown at a time.
tab-right = Piani
