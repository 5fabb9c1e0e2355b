# Interstellar: the table in words.
board-table = Il tavolo
board-own = Ciò che sai solo tu
board-when = Duodecennio { $n }, fase: { $phase }
board-over = La partita è finita. { $ending }.
board-alert = { $alert }: { $does }
board-data = Dati dalla Terra scoperti: { $cards }
board-data-down = Dati dalla Terra coperti: { $n }
board-reality = Rivelata: { $reality }
board-commander = { $cyborg } comanda per { $ideology }
board-law = In vigore: { $rules }
board-married = { $one } e { $other } sono sposate
dome-waits = La cupola radio di { $ideology } attende su { $card }
dome-at = La cupola radio di { $ideology } vola verso casa, ora presso { $space }
board-heading = Rotta verso { $space }
board-stores = Massa a secco { $dry }, con carburante { $wet }, livelli { $levels }, carica { $charge }
board-section = { $tile }, { $side }: { $cells }
board-shield = { $tile }: { $cells }
board-foremost = Più a prua: { $tile }
board-bow = Pepite a prua: { $n }
board-goo = { $goo } su { $place }
board-with = { $what } [{ $on }]
follows-so = { $what }: { $fact }
check-so = { $met } { $what }, { $stands }
board-column = { $section }: { $cards }. { $deck } nel mazzo
board-column-empty = { $section }: nessuna carta. { $deck } nel mazzo
board-card = { $card } (Stress { $stress })
board-mat = { $ideology }, { $state }, Stress { $stress }. { $worth }
board-slot = { $slot }: { $what }
board-slot-free = { $slot }: libero
board-slot-shut = { $slot }: { $why }
board-besides = Inoltre: { $what }
board-shapes = Miglioramenti: { $what }
board-medals = Medaglie: { $what }
board-has-nugget = Una Pepita
board-person = { $name } ({ $about })
board-at-work = { $worker }: { $post }
board-star = { $star }: { $planets }
board-planet = { $planet } ({ $about })
planet-is-none = nessun mondo
planet-drops = idratazione { $n }; servono Melma { $goo }, Pepite { $nuggets }
planet-caves = grotte per due specie di Melma
board-party = Sbarcati su { $planet }: { $who }
board-landfall = Atterraggio su { $planet }
board-ultralights = Ultraleggeri pronti: { $who }
own-ballot = Il tuo voto: { $ideology }
own-rises = Insorgi con { $ideology }
own-bliss = Hai indicato { $ideology } per la beatitudine
own-data = Dati dalla Terra che hai visto: { $cards }
own-volunteers = I tuoi volontari: { $who }
token-palm = Si gioca tutti insieme (palmo)
token-king = Ognuno gioca per sé (re)
token-cyborgs-learn = Imparano i Cyborg
token-red-eye = Imparano gli Avatar (occhio rosso)
token-ramjet = Il Collettore di Bussard non usa carburante

# The end of a game.
result-source = Da dove vengono i punti
result-total = Totale
source-people = Cyborg
source-cards = Carte
source-medals = Medaglie
source-human = Miglioramenti umani
source-goo = Melma addomesticata
source-nugget = Pepite
source-star = Stella del Comando
result-sum = Tutte e sei insieme: { $n } PV
result-all = conta tutte e sei: { $n } PV
result-best = conta { $ideology }: { $n } PV
result-points = Punti, come se tutti fossero atterrati allora
result-points-said = Punti di tutte e sei: { $ends }
result-mark = { $points } nel Duodecennio { $n }
result-stress = Stress, con il massimo
result-stress-said = Stress di { $ideology }, al massimo { $n }
result-lives = Nascite e morti
result-lives-said = { $lives }
result-life = { $cyborg }: Duodecennio { $born }–{ $died }
result-life-on = { $cyborg }: dal Duodecennio { $born }
result-child = { $life }, di { $mother }
result-drive = Carburante, carica e velocità
result-drive-said = Carica minima { $charge }, velocità massima { $velocity }
result-levels = Livelli di carburante
result-commanders = Comandanti
result-promises = Promesse
result-repute = { $seat }: { $kept } mantenute, { $broken } non mantenute
result-terms-said = { $terms }
result-term = { $cyborg }: Duodecenni { $from }–{ $to }
result-no-term = Nessuno: Duodecenni { $from }–{ $to }
result-losses = Melma e perdite
result-outbreaks = Epidemie
result-killed = Melma uccisa
result-tamed = Melma addomesticata
result-devoured = Carte divorate
result-loss = Duodecennio { $n }: { $tile } ({ $cause })
result-dice = Dadi, e che cosa ci si aspettava
result-dice-said = { $n } dadi: { $faces }
result-face = { $face } { $times } volte
result-births = Tiri Maternità
result-attrition = Tiri Attrito
result-luck = { $good } su { $rolls } riusciti; attesi { $due }
result-remarkable = Vite più lunghe, pericoli scampati
result-escape = { $cyborg } è sopravvissuto nel Duodecennio { $n } con { $chance } possibilità su 6
result-fewest = Minor numero di femmine vive: { $n }

# Workers of a mat.
board-workers = Lavoratori: { $what }

# What is said beside a choice.
fact-success = riesce nel { $n } %
fact-outbreak = epidemia da { $worker }: { $n } %
fact-dies-on-six = { $worker } muore con 6: { $n } %
fact-birth = un figlio nel { $n } %
fact-commander-sleeps = il Comandante dormirebbe e seguirebbe un’elezione
fact-unmet = manca ciò che serve per usare la carta
fact-dead-battery = nessuno ricarica: la carica finirebbe a { $n }
fact-radiation = +1 Stress: { $who }
fact-older = { $cyborg } muore { $before } % → { $after } %
fact-last-amazon = è l’ultima Amazzone giovane, e in questo Duodecennio non avrà figli
fact-speed = vola { $n } spazi
fact-arrives = { $star } fra { $n } Duodecenni
fact-cannot-stop = { $levels } livelli di carburante non fermano velocità { $velocity }
fact-leaves-home = lascia un mondo abitabile
fact-idle = la nave si fermerebbe qui senza carburante o lontano da una stella
fact-plasma = { $risk }: danni nel { $n } %
fact-exit = porta fuori dalla mappa: la partita finisce
fact-cloud = una nube: si perderebbe { $tile }
fact-jet = un getto: si può vedere una Pepita
fact-cards-lost = carte perse: { $what }
fact-jars-gone = senza Ricettacoli nessuno può dormire e nessun embrione si conserva
fact-jars-lost = morti nei Ricettacoli: { $what }
fact-slots-lost = posti persi: { $n }
fact-caves = la partita finirà in D4 nelle grotte sottostanti
fact-would-win = se gli altri votano i propri: vince { $who } con { $n }
fact-would-tie = se gli altri votano i propri: pari fra { $who } con { $n }

# Hints at the first meeting with a kind of question, cell, card, roll or law.
hint-task-prospect = Una Pepita a prua viene portata dentro: appartiene a una plancia, vale punti, e certi mondi la richiedono.
hint-task-dustbug = Un Dustbug attende presso una nube, una stella pericolosa o un mondo, e assorbe il prossimo danno.
hint-task-ultralight = Un Ultraleggero vola in D5, prima della nave: da una lente o una stella esplora.
hint-task-outbreak = Puoi scatenare la Melma di proposito: addomesticata vale punti, e certi mondi la richiedono.
hint-task-decant = Un figlio dai Ricettacoli, di un’Ideologia Dormiente. Se lo cresce un Avatar è Orfano, senza Saggezza.
hint-task-revive = Come Decantare, oppure una Testa di Carne ibernata si sveglia all’Età che aveva.
hint-task-jar-pod = I Ricettacoli lasciano la nave come Navicella, con chi c’è dentro e chi sta nei posti a sinistra, verso una stella vicina.
hint-task-recharge = Le batterie vanno a 6. Le Batterie grasse hanno bisogno del motore acceso.
hint-task-dropstone = Le Batterie cadono su un mondo asciutto e gli portano una goccia d’acqua.
hint-task-ignition = L’Accensione viene prima di tutto. Consuma carica, e ogni Ideologia Sveglia riceve 1 Stress.
hint-task-aerogel = Il tuo Scudo va a prua, e un posto aperto della plancia è perso per sempre.
hint-task-em-shield = Fino alla fine del Duodecennio tutti i Tiri Rischio da Plasma hanno +1. Si può fare prima dei tiri di D3.
hint-task-metal-foam = Con tre Miglioramenti della sua forma a bordo una sezione diventa magra, e si può aggiungere uno Scudo.
hint-card-selfish = Una carta egoista aiuta l’Ingegnere Capo più della nave.
hint-card-shield = Una sezione magra è più leggera, e la massa può tornare come Scudo.
hint-card-parental = Le carte dei genitori aiutano le nascite e i giovani.
hint-card-earth-data = I Dati dalla Terra scoperti aiutano tutti per il resto del viaggio.
hint-card-exodus = Le carte Exodus cambiano ciò che la nave sa fare.
hint-card-stress-relief = Meno Stress: gli anziani vivono più a lungo e la Melma si scatena meno.
hint-card-terraform = La terraformazione fa chiedere meno a un mondo, o gli dà acqua.
hint-card-pod = Chi parte in una Navicella può atterrare prima della nave.
hint-card-jump-start = Gli avviamenti riempiono le batterie senza motore acceso.
hint-card-plasma-risk = Queste carte attenuano i Tiri Rischio da Plasma di questo Duodecennio.
hint-card-research = Le carte di ricerca portano conoscenza: forme, carte, medaglie.
hint-law-IN = Comanda Individualità: le Teste di Carne possono finire nei Ricettacoli, le carte sono protette, ci si può sposare più volte.
hint-law-FR = Comanda Libertà: nessun ordine tranne il Copyright, e la beatitudine può andare ad altri.
hint-law-HO = Comanda Onore: pegni, Ricettacoli per gli inadatti, un solo matrimonio, nessun divorzio.
hint-law-UN = Comanda Unità: pegni, e le Pepite possono essere requisite.
hint-law-AU = Comanda Autorità: tutte le normative, e i matrimoni sono combinati.
hint-law-EQ = Comanda Uguaglianza: gli inadatti nei Ricettacoli, Pepite requisite, e ognuno può amare chiunque.
hint-burn = Una spinta cambia la velocità e costa carburante per ogni livello. Per fermarti serve un livello per ogni punto di velocità.
hint-rolls = Per ogni carta, lotta e gravidanza si tira una volta. Ciò che viene prima può aiutare ciò che segue.
hint-tasks = I compiti si svolgono uno dopo l’altro e dividono le batterie: ricarica quando al prossimo mancherebbe carica.
hint-helm = Prima del volo puoi cambiare l’allarme o gettare una tessera. Gli altri possono ammutinarsi.
hint-way = La nave non torna mai da dove è venuta. Gli anelli mostrano dove può trovarsi dopo questo movimento.
hint-plasma = Un Tiro Rischio da Plasma: più alto è, meglio è. La tabella dice che cosa fa ogni totale.
hint-tame = La Melma domestica vive su una plancia: vale come Miglioramento, e certi mondi la richiedono.
hint-birth = Un Tiro Maternità riesce con le facce stampate per la sua Età. Un fallimento si può ritirare se legge o Saggezza lo permettono.
hint-ballot = I voti sono segreti finché ci sono tutti. Ogni giocatore ha un voto e uno per ogni medaglia.

# The glossary.
glossary = Parole del gioco

# What a world asks for.
world-needs = acqua { $n } su { $of }, Melma { $goo }, Pepite { $nuggets }
landing-now = in D4 di questo Duodecennio

# Warnings.
fact-last-nugget = questo gira l’ultima Pepita

# What the columns beside the board are called where they are tabs.
tab-left = Politica
tab-right = Equipaggio

# The flight planner.
plan-title = Piano di volo
plan-where = Verso quale stella?
plan-go = Pianifica
plan-dozyears = { $n ->
    [one] in 1 Duodecennio
   *[other] in { $n } Duodecenni
}
plan-burns = { $n ->
    [one] 1 spinta
   *[other] { $n } spinte
}
plan-fuel = carburante rimasto: { $n }
plan-brakes = { $n ->
    [one] frena senza carburante a { $where }
   *[other] { $n } frenate senza carburante: { $where }
}
plan-flies-by = lì non può fermarsi
plan-clouds = le nubi tolgono { $what }
plan-risk = pericoli: danni nel { $n } %
plan-leg = Dopo { $n }: { $space }. { $burn }
