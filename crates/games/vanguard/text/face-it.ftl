# The page.

face-price = Questo percorso chiede: { $tolls }
face-locked = Chiuso. Serve ancora: { $needs }
face-outside = Che cosa c’è fuori
face-round = Round { $n }
face-time = { $now } di { $length }
face-leads = { $type }: indizi per { $leads }, { $left } scoperte rimaste
face-rank = grado { $n }
face-dead = Caduto
face-acts = In azione, { $n } rimaste
face-acted = Ha già agito
face-cards = carte in mano
face-gear = attrezzatura
face-spent = dadi spesi: { $n }
face-wounds = { $n } ferite su 3
face-goals = Perché siamo qui
face-nothing-here = Di questo luogo non si sa ancora nulla.
face-check = tiro
face-check-assisted = tiro, solo con assistenza
key-travel = ciò che chiede la condizione generale
key-red = spendi un dado rosso
key-green = spendi un dado verde
key-blue = spendi un dado blu
key-any = spendi un dado qualsiasi
key-sacrifice = sacrifica un dado
key-lock = chiuso
key-lander = il lander
key-threat = una minaccia
all-icons = Icone
all-dice = Dadi
all-boards = Mondi
all-places = Punti di interesse
all-missions = Missioni
all-threats = Minacce
all-conditions = Condizioni generali
all-events = Eventi
all-discoveries = Scoperte
all-gear = Attrezzatura e lander
all-crew = Equipaggio
all-cards = Carte reparto
all-wounds = Ferite
map-key = Legenda
die-shows = { $die } { $icon }
die-shows-two = { $die } { $icon } e { $second }
test-so-far = { $test } (finora { $count })
fact-row = riga { $line }: { $percent } %
fact-with-card = Con { $card }: { $rows }
fact-steps = contatore { $line }: { $steps }
fact-step = +{ $n } { $percent } %
fact-injuries = Si tirano anche dadi lesione: { $count }
face-column = { $colour }: { $n } dadi su { $slots } spazi
face-events = { $left } eventi nel mazzo, { $been } scartati
face-condition = In vigore
face-on-travel = Icona viaggio
face-time-over = Quando il tempo finisce
face-holds = { $n } scoperte a bordo su { $most }
face-damaged = danneggiato
face-lacks = Da fare: { $needs }
face-next = Poi: { $effect }
face-look-at = Guarda un settore
face-at-hand = Dove si agisce
face-look = Guarda
face-with-dice = { $n ->
    [one] con un dado
   *[other] con { $n } dadi
  }
face-at-once = Subito: riga { $line }
face-without = senza
face-same = la stessa icona
face-far = { $n ->
    [one] A un passo
   *[other] A { $n } passi
  }
face-ways = Percorsi da qui
view-planet = Pianeta
tab-left = Equipaggio
tab-right = Luogo
view-ship = Libro di bordo
view-logs = Archivio
face-log = Diario { $n }
face-aboard-ship = A bordo
face-phase = Fase { $n }
face-clock = avviso alla { $n }
face-courses = { $n ->
    [one] Un modo di proseguire
   *[other] { $n } modi di proseguire
  }
face-lines = { $n ->
    [one] Una riga ancora chiusa
   *[other] { $n } righe ancora chiuse
  }
face-doors = Ancora da aprire: { $doors }
face-energy-lost = Energia non usata entro la fine delle strutture va persa: { $n }
face-command-lost = Comando non usato entro la fine delle strutture va perso: { $n }
face-aboard = Equipaggio a bordo
face-can-go = possono andare { $n } su { $all }
status-available = disponibile
status-resting = a riposo
status-light = letto leggero
status-moderate = letto moderato
status-critical = letto critico
status-party = in missione
face-dice-owned = Dadi per sezione
face-keys = { $n } Chiavi su { $all }
face-situations = Situazioni
face-strike = colpiscono al prossimo ponte
face-solve = Si risolve con: { $ways }
way-assign = equipaggio { $section }
way-energy = { $count } energia
way-command = { $count } comando
way-bank = { $count } dalla banca
way-discoveries = { $count } scoperte
face-command-income = { $n } per fase
face-new-situations = { $n } nuove per fase
face-failed = Missioni fallite
face-failed-of = { $n } su 4
face-installed = Installato
face-none-yet = Ancora nulla.
face-no-landing = Nessuna destinazione in esame.
face-line-biomes = Biomi
face-line-icons = Icone frequenti
face-line-advice = Consigli per l’atterraggio
face-line-dangers = Pericoli
face-shut = chiusa
face-loss = Rifornimenti persi in atterraggio, in media
face-door-been = già aperta
face-door-open = un comando
face-door-shut = chiusa
face-queue = In produzione
face-stage = mancano { $n } stadi
face-price-of = { $n } { $what }
face-price-rare = { $n } { $what }, rara
face-modifications = Modifiche
face-folders = Cartelle di grado libere
face-nobody-lost = Non abbiamo perso nessuno.
face-worlds = Dove siamo stati
face-score = Punteggio
face-rounds = Round
face-visited = Settori visitati
face-dangers = Dadi pericolo tirati
face-done = compiuta
face-not-done = fallita
face-left-open = lasciata aperta
face-brought = Portato a casa
face-lost = Caduti
face-choices = Che cosa ha portato qui
all-situations = Situazioni
all-projects = Progetti
all-upgrades = Potenziamenti
all-objectives = Obiettivi
all-landings = Carte di atterraggio
all-tables = Tabelle dei pericoli
all-pages = Pagine del libro di bordo
all-modifications = Modifiche

# What helps somebody who is asked this for the first time (8.7).
hint-ask-action = Due azioni a turno, al massimo una speciale. La carta del luogo dice che cosa si può fare; i percorsi dicono che cosa chiedono.
hint-ask-roll = I dadi tirati poi sono spesi; quelli tenuti servono per percorsi, pericoli e il prossimo tiro.
hint-ask-assist = Un dado di chi sta nello stesso settore si unisce al tiro. Viene speso come gli altri.
hint-ask-combo = I dadi dati a una combo ne pagano l’effetto e in questo tiro non contano per altro.
hint-ask-special = Un effetto speciale prende i suoi dadi prima che si segni una riga: muovono un contatore ed escono dal tiro.
hint-ask-row = Un’icona avanguardia o una conversione riempirebbe questa riga. Si può lasciarla e prendere ciò che segue.
hint-ask-injury = Ogni dado lesione colpisce la prima carta ferita con la sua icona; poi torna in una colonna.
hint-ask-track = Ogni traccia che raggiunge uno spazio segnato fa ciò che vi è scritto prima che si muova la prossima.
hint-ask-recharge = I dadi spesi tornano negli spazi liberi del loro colore. Un dado lesione occupa uno spazio.
hint-ask-sacrifice = Un dado sacrificato è perso per tutta l’esplorazione.
hint-ask-land-in = Il lander resta qui: per decollare la squadra deve tornare in questo settore.
hint-ask-rank-up = Se la sua condizione è soddisfatta prima della fine, a casa qualcuno della squadra sale di grado.
hint-ask-deck = Da queste carte si pesca durante l’esplorazione. Le combo in basso si pagano con i dadi.
hint-ask-consent = Chi non è nel settore del lander resta indietro per sempre.
hint-ask-react = Questa carta può cambiare ciò che è appena accaduto. Chi passa viene richiesto solo se accade altro.
hint-ask-column = Un dado lesione copre uno spazio di una colonna finché non si guarisce, e si tira in ogni tiro.
hint-ask-recruit = Le reclute entrano nella loro sezione e possono andare alla prossima missione.
hint-ask-add-on = Un solo modulo alla volta è in uso; si apre dalle strutture.
hint-ask-second-project = Uno scienziato esperto assegnato ora permette un secondo progetto, e poi riposa.
hint-ask-crew = Riguarda qualcuno a bordo; chi è in missione non c’è.
hint-ask-penalty = Il morale non scende sotto molto basso: invece paga la nave.
tally-dice-owned = Dadi per sezione
tally-ranks = Gradi
tally-dice-left = Dadi disponibili
tally-wound-cards = Ferite
face-to-lander = lander a { $n }
view-whole = Tutto il mondo
suggest-usual = La scelta solita

# Quel che si racconta alla fine (8.6).
face-logs-read = Annotazioni lette
face-sources = Da dove viene il successo
face-finds-lost = Trovati e perduti
face-dice-rolled = Che cosa hanno fatto i dadi
face-rolled = tirati
face-sacrificed = sacrificati
face-hurt = ferite
face-expected = Icone Vanguard e incidenti al primo lancio, e quanti ne mostrano in media questi dadi.
face-against = { $thrown } usciti, { $due } in media
face-tenths = { $whole },{ $tenths }
face-helpers = Chi ha assistito chi
face-helped = { $who } ha assistito { $whom }: { $n ->
    [one] una volta
   *[other] { $n } volte
  }
face-alive = Equipaggio in vita
face-exceptional = Scoperte eccezionali
face-missions-done = Missioni compiute
face-decided = Che cosa ha deciso
face-operations = Operazioni
face-course = Di fase in fase
face-distances = Ogni luogo, da qui
face-asks = Chiede: { $tolls }.
face-supplies-most = Al massimo { $n } provviste.
toll-times = { $n } × { $toll }
suggest-companion = Il compagno farebbe così
