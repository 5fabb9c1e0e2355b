# Starship Builder: tutto ciò che il gioco dice, tranne quel che appartiene alla sua pagina.
game-starship-builder = Starship Builder
tagline-starship-builder = Scegli le tecnologie, poi fai volare la nave migliore.

# Opzioni del tavolo.
option-categories = Categorie
option-categories-five = Cinque
option-categories-five-about = Massa, ISRU, spinta, carburante, rad
option-categories-four = Quattro
option-categories-four-about = Senza ISRU, come nelle prime scatole
option-end = Quando un mazzo è vuoto
option-end-at-once = La scelta finisce subito
option-end-finish-round = Si completa il giro
option-hands = Mani
option-hands-open = Scoperte
option-hands-open-about = Tutti vedono chi prende cosa
option-hands-hidden = Coperte
option-hands-hidden-about = Fino al confronto delle navi

# Tipi di carte e ciò che danno i supporti.
kind-TH = propulsore
kind-RO = robonauta
kind-RF = raffineria
kind-RE = reattore
kind-GE = generatore
kind-RA = radiatore
kinds-TH = Propulsori
kinds-RO = Robonauti
kinds-RF = Raffinerie
kinds-RE = Reattori
kinds-GE = Generatori
kinds-RA = Radiatori
support-X = Trappola
support-W = Onda
support-B = Raffica
support-P = Impulso
support-E = Elettricità
needs-two = { $one } o { $two }
needs-three = { $one }, { $two } o { $three }
needs-nothing = niente

# I cinque numeri.
category-mass = Massa
category-isru = ISRU
category-thrust = Spinta
category-fuel = Carburante
category-rad = Resistenza alle radiazioni
five-numbers = { $mass } · { $isru } · { $thrust } · { $fuel } · { $rad }
five-none = nessuna
side-light = { $card } (leggero)
side-heavy = { $card } (pesante)
seat = { $seat }
some-card = una carta ({ $kind })

# Quale carta?
title-pick = Quale carta prendi?
reason-pick = Giro { $round }. Prendi la carta in cima a un mazzo.
act-take = Prendi { $card }
fact-thruster = Spinta { $thrust }, carburante { $fuel }, massa { $mass }, resistenza alle radiazioni { $rad }
fact-robonaut = ISRU { $isru }, massa { $mass }, resistenza alle radiazioni { $rad }
fact-refinery = Massa { $mass }, resistenza alle radiazioni { $rad }
fact-support = Modificatore di spinta { $thrust }, carburante × { $factor }, massa { $mass }, resistenza alle radiazioni { $rad }
fact-light = Lato leggero: raffredda { $therms } therm, massa { $mass }, resistenza alle radiazioni { $rad }
fact-heavy = Lato pesante: raffredda { $therms } therm, massa { $mass }, resistenza alle radiazioni { $rad }
fact-gives = Dà { $gives }
fact-needs = Ha bisogno di { $needs }
fact-therms = Ha bisogno di { $therms } therm di raffreddamento
fact-ends-draft = È l’ultima carta del mazzo: con essa finisce la scelta.
fact-last-round = È l’ultima carta del mazzo: la scelta finisce con questo giro.
fact-ship-change = La tua nave: { $before } → { $after }

# Quale nave?
title-assemble = Quale nave costruisci?
reason-assemble = Un propulsore, un robonauta, una raffineria e ciò che serve loro. Nessuna carta: nessuna nave.
act-assemble = Fai volare questa nave
act-no-ship = Nessuna nave
reason-no-ship = La tua mano non basta per una nave: stavolta guardi soltanto.
stays-in-dock = Resta in porto
fact-wins = vince { $own } : { $other }
fact-shares = pari { $own } : { $other }
fact-loses = perde { $own } : { $other }
suggested-ship = { $cards }
fact-value = { $category } { $value }
fact-no-ship = Senza una nave non partecipi al confronto.
fact-chains = { $count ->
    [one] { $count } modo di alimentare il propulsore
   *[other] { $count } modi di alimentare il propulsore: scegli dopo
}
fact-ahead = { $category } { $own }: davanti a { $other }, il meglio che gli altri possono costruire
fact-level = { $category } { $own }: pari a { $other }, il meglio che gli altri possono costruire
fact-behind = { $category } { $own }: dietro a { $other }, il meglio che gli altri possono costruire

# Quale catena?
title-chain = Quali carte alimentano il propulsore?
reason-chain = Le catene che alimentano il propulsore danno spinta o consumo diversi.
act-chain = Scegli questa catena
chain-label = { $cards }
fact-chain = Spinta { $thrust }, carburante { $fuel }

# Perché no?
refused-deck-empty = Questo mazzo è vuoto: { $kinds }.
refused-not-in-hand = { $card } non è nella tua mano.
refused-no-such-side = { $card } non ha un lato pesante.
refused-without = Alla nave manca: { $kind }.
refused-too-many = La nave ha { $have } carte dove ne è ammessa una: { $kinds }.
refused-unsupported = { $card } ha bisogno di { $needs } e nessun’altra carta della nave lo dà.
refused-too-hot = Alla nave servono { $need } therm di raffreddamento e ne ha { $have }.
refused-no-such-chain = Questa non è una catena che alimenta il propulsore.

# Che cosa manca per una nave.
missing-part = In mano manca: { $kind }
missing-supply = Senza alimentazione: { $kind }. Niente dà { $letters }
missing-therms = { $short ->
    [one] Manca { $short } therm di raffreddamento
   *[other] Mancano { $short } therm di raffreddamento
}

# Il diario.
log-first-round = Comincia il giro { $round }. Inizia { $seat }. In cima: { $cards }.
log-put-away-refineries = In gioco ci sono { $generators } generatori, { $refineries } raffinerie e { $n } carte di ogni altro tipo. Le altre restano nella scatola, e nessuno sa quali.
log-put-away = In gioco ci sono { $generators } generatori e { $n } carte di ogni altro tipo. Le altre restano nella scatola, e nessuno sa quali.
log-round = Comincia il giro { $round }. Le carte in cima vanno sotto i mazzi. Inizia { $seat }.
log-taken = { $seat } prende { $card }. Ora in cima: { $next } ({ $kind }).
log-taken-last = { $seat } prende { $card }. Il mazzo è vuoto: { $kinds }.
log-draft-ended = La scelta è finita, un mazzo è vuoto: { $kinds }. Tutti assemblano una nave.
log-submitted = { $seat } ha deciso.
log-submitted-none = { $seat } non consegna alcuna nave.
log-submitted-laid = { $seat } consegna una nave: { $cards }. La sua catena di alimentazione è ancora da scegliere.
log-submitted-ship = { $seat } consegna una nave: { $ship }.
log-chain = { $seat } sceglie una catena di alimentazione.
log-chain-own = { $seat } sceglie una catena di alimentazione: { $ship }.
log-revealed = { $seat } vola con { $cards }: massa { $mass }, ISRU { $isru }, spinta { $thrust }, carburante { $fuel }, resistenza alle radiazioni { $rad }.
log-revealed-none = { $seat } non ha una nave.
log-point = { $category }: un punto a { $seats }.
log-left = { $seat } lascia il tavolo. Anche le sue carte escono dal gioco.
log-won = { $winners } vince con il maggior numero di punti.
log-shared = { $winners } condividono la vittoria.
log-only-ship = { $winners } ha l’unica nave e vince.
log-no-ships = Nessuno ha una nave, nessuno vince.
log-last-player = { $winners } resta da solo al tavolo e vince.

# Com’è finita.
ending-won = Vittoria ai punti
ending-shared = Vittoria condivisa
ending-only-ship = Vola una sola nave
ending-no-ships = Nessuna nave, nessun vincitore
ending-last-player = Vince chi è rimasto

# Il tavolo come elenco.
board-table = Il tavolo
board-set-up = I mazzi vengono mescolati.
board-draft = Giro { $round }. Primo di mano { $first }, ora { $seat } prende una carta.
board-assemble = Si assemblano le navi. Ancora al lavoro: { $seats }.
board-chain = Si scelgono le catene di alimentazione. Ancora al lavoro: { $seats }.
board-decks = Mazzi
board-deck = { $kinds }: in cima { $card }, { $left ->
    [one] resta { $left } carta
   *[other] restano { $left } carte
}
board-deck-empty = { $kinds }: vuoto
board-hand = Mano di { $seat }
board-cards = { $kinds }: { $cards }
board-count = { $kinds }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
board-no-cards = Nessuna carta
board-gone = Fuori dal gioco
board-laid = Disposte: { $cards }
board-slip = Consegnata: { $cards }. Massa { $mass }, ISRU { $isru }, spinta { $thrust }, carburante { $fuel }, resistenza alle radiazioni { $rad }
board-slip-none = Consegnata: nessuna nave
board-ships = Navi
board-ship = { $seat }: { $cards }. Massa { $mass }, ISRU { $isru }, spinta { $thrust }, carburante { $fuel }, resistenza alle radiazioni { $rad }
board-ship-none = { $seat }: nessuna nave
board-result = Risultato
board-category = { $category }: il migliore è { $value }, un punto a { $seats }
board-points = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Le carte.
card-TH01 = Piastra ablativa
card-TH02 = Ugello De Laval
card-TH03 = Dumbo
card-TH04 = Effetto Hall
card-TH05 = Mass Driver
card-TH06 = Elio metastabile
card-TH07 = Ugello a spina monoatomico
card-TH08 = Eliogiro fotonico
card-TH09 = Vela fotonica ad aquilone
card-TH10 = VASIMR ponderomotore
card-TH11 = Induttivo pulsato
card-TH12 = Falena solare al renio
card-RO01 = Laser pompato a corpo nero
card-RO02 = Torcia Z-pinch a fusione catalizzata
card-RO03 = Trattore a volano
card-RO04 = Laser a elettroni liberi
card-RO05 = Zanzara di Kuck
card-RO06 = Steamer MET
card-RO07 = Fascio neutro
card-RO08 = Trivella nucleare
card-RO09 = Laser a diodi ad aggancio di fase
card-RO10 = Spaccaroccia
card-RO11 = Laser a ecciplessi MHD a pompaggio solare
card-RO12 = Resistojet al tungsteno
card-RF01 = Deposizione di strati atomici
card-RF02 = Filatura di fibra di basalto
card-RF03 = Carboclorurazione
card-RF04 = Stampaggio CVD
card-RF05 = Elettroformatura
card-RF06 = Letto fluido
card-RF07 = Sinterizzazione di vetro espanso
card-RF08 = Flottazione a schiuma
card-RF09 = Lisciviazione in situ
card-RF10 = Sabatier ISRU
card-RF11 = Elettrolisi del magma
card-RF12 = Essiccamento supercritico
card-RE01 = Fissione NERVA a cermet
card-RE02 = Fusione D-D magneto-inerziale
card-RE03 = Tokamak a fusione D-T
card-RE04 = Fusione D-T a cannone
card-RE05 = Trappola Lyman alfa
card-RE06 = Idrogeno metallico
card-RE07 = Trappola di Paul RF Mini-Mag
card-RE08 = Fissione a letto di sfere
card-RE09 = Trappola di Penning
card-RE10 = Progetto Orion
card-RE11 = Hohlraum a film sottile di Rubbia
card-RE12 = Fissione ad acqua supercritica
card-GE01 = Termoelettrico AMTEC
card-GE02 = Turbina Brayton
card-GE03 = Fotovoltaico a cascata
card-GE04 = Termoacustico a cascata
card-GE05 = Scintillatore a fissione catalizzata
card-GE06 = Motore Ericsson
card-GE07 = Compulsatore a volano
card-GE08 = Cella a combustibile H2-O2
card-GE09 = Termoionico nel nocciolo
card-GE10 = Paracadute al plasma Magnetoshell
card-GE11 = Banco di condensatori Marx
card-GE12 = Batteria nucleare optoelettrica
card-GE13 = Rectenna a cavo fotonico
card-GE14 = Stirling a radioisotopi
card-GE15 = Rankine MHD
card-GE16 = Rankine solare dinamico
card-GE17 = Stirling solare
card-RA01 = Membrana a bolle
card-RA02 = Finestra dielettrica a raggi X
card-RA03 = Polvere carica ETHER
card-RA04 = Fontana dissipatrice al litio
card-RA05 = Refrigeratore magnetocalorico
card-RA06 = Schiera di microtubi
card-RA07 = Tubo di calore Mo-Li
card-RA08 = Tubo Qu
card-RA09 = Tubo a riflusso a sali
card-RA10 = Circuito pompato SS-NaK
card-RA11 = Circuito pompato acciaio Pb-Bi
card-RA12 = Tubo di calore Ti-K
