# Interstellar: stelle, pianeti, atterraggio e fine.

# Domande.
ask-survey = I segnalini di { $star } sono scoperti. Se ne rimette uno nella pila per pescarlo di nuovo?
survey-keep = Si tengono tutti
survey-again = Si rimette { $place }: { $chit }
ask-snapshot = Che cosa fa { $ideology } della foto della galassia?
snapshot-peek = Il Comandante guarda una Pepita
ask-peep = Quale Pepita guardi?
peep-at = Pepita { $number } ({ $place })
ask-land-at = Su quale pianeta atterrano tutti?
ask-ecologist = L’Ecologista conta come una specie di Melma?
ecologist-counts = Conta: Atterraggio su { $planets }
ecologist-silent = Tace
ask-declare = La nave è bloccata (controllo { $checks }). Dichiari finito il viaggio?
declare-stranded = Il viaggio è finito
declare-nothing = Si aspetta
ask-give-up = Sei d’accordo di arrendersi? Finora { $agreed } su { $seats }.
give-up-yes = Sì: la missione è fallita
give-up-no = No

# Luoghi.
air-of = aria di { $planet }
water-of = acqua di { $planets }
at-the-bow = a prua

# Come si chiama un risultato.
rating-disaster = disastro
rating-defeat = sconfitta
rating-zero-growth = crescita zero
rating-marginal = vittoria marginale
rating-linear = vittoria lineare
rating-exponential = vittoria esponenziale
rating-poor = scarso
rating-fair = discreto
rating-good = buono
rating-superb = superbo
ideology-points = { $ideology } { $points }

# Il diario.
log-explored = { $star } è esplorata.
log-revealed = { $place }: { $chit }.
log-put-back = Un segnalino torna nella pila: { $place }.
log-sirens = { $ideology } trova le Sirene e prende tutte le medaglie da esploratore.
log-landfall = Atterraggio: { $planet }.
log-stranded = La nave è bloccata: controllo { $checks } di 6.
log-agrees = { $seat } è d’accordo di arrendersi.
log-agrees-not = { $seat } non si arrende.
log-seeds = Medaglie dell’inseminazione: { $ideologies }.
log-nuggets-shown = Si scoprono le Pepite: { $faces }.
log-counted = Punti: { $points }. Somma: { $sum }.
log-rated = Punti: { $points }. Somma: { $sum }. Risultato: { $rating }.

# Come finisce.
ending-goldilocks = Atterraggio su un Riccioli d’Oro
ending-troglodyte = Atterraggio su un Troglodita
ending-stranded = La nave è bloccata
ending-stranded-long = La nave è rimasta bloccata troppo a lungo
ending-all-landed = Tutti hanno lasciato la nave e vivono
ending-agreed = Tutti hanno deciso di arrendersi
ending-no-females = Non resta nessuna femmina
ending-no-eve = Nessuna femmina vive per vederlo

# Squadre di sbarco e pianeti.
ask-volunteer = Quali dei tuoi Cyborg si offrono di lasciare la nave?
ask-crew = Chi lascia la nave?
crew = { $cyborgs }
ask-name-star = Verso quale stella vanno?
ask-name-planet = Su quale pianeta sbarcano?
ask-pick-planet = Quale pianeta viene aiutato?
ask-pick-star = Quale stella viene esplorata?
launch-guard = Dustbug: protegge { $space }
launch-sow = Dustbug: semina la vita a { $space }
launch-zeppelin = Zeppelin, con { $tile }
entry-no-more = Nient’altro
entry-drop = Sbarco dall’Orbita
entry-caves = Atterraggio su un Troglodita
cause-pod = partita come Navicella
log-leaving = Si raduna una squadra di sbarco.
log-offered = { $seat } ha risposto.
log-offers = { $seat } offre: { $cyborgs }.
log-no-volunteers = Nessuno si offre.
log-volunteers = Si offrono: { $cyborgs }.
log-crew = { $seat } manda { $cyborgs }.
log-aimed = Vanno verso { $star }.
log-bound-for = La meta è { $planet }.
log-nobody-landed = Nessuno è vissuto fino allo sbarco.
log-landed = Sbarco di { $cyborgs }.
log-watered = Una goccia d’acqua è in viaggio verso { $planet }.
log-eased = D’ora in poi { $planet } ha bisogno di meno.
log-sown = { $seat } semina la vita a { $space }.
log-fuelled = Si carica carburante: massa con carburante { $mass }.
log-caves-ordered = { $seat } ordina l’Atterraggio nelle caverne.

# Radio e Dati dalla Terra.
ask-dome = Si mette una cupola radio su { $card }?
no-dome = Nessuna cupola
dome-of = Cupola di { $ideology }
ask-dome-branch = Per quale via va il segnale di { $ideology }?
log-dome-put = La cupola di { $ideology } sta su { $card }.
log-dome-launched = Un segnale di { $ideology } parte verso il Sole.
log-dome-flown = Il segnale di { $ideology } arriva a { $space }.
log-dome-arrived = La Terra sente { $ideology }.
log-looked = { $seat } guarda i Dati dalla Terra.
log-looked-at = { $seat } guarda i Dati dalla Terra, dal primo all’ultimo: { $cards }.

# Esperimenti.
ask-throne = Dove siede il Post-umano di { $ideology }?
ask-help = { $favour }: per chi?
ask-consent = { $favour }, per { $cyborg }: sei d’accordo?
favour-birth = Nascita
favour-younger = Un’Età in meno
favour-wake = Risveglio
favour-turn = Ermafroditismo
ask-deliver = Su quale plancia va la Pepita { $number }?
ask-give-tile = Quale tessera diventa carburante?
ask-restore = Quale sezione ritorna, e attaccata a che cosa?
graft = { $tile }, attaccata a { $onto }
ask-keep-die = Quale dado del Post-umano conta?
die-shows = { $die }
ask-drive = Carburante o statoreattore?
drive-fuel = Carburante
drive-ramjet = Statoreattore (carica −3)
log-flipped = Si girano le Pepite: { $faces }.
log-king = D’ora in poi può vincere uno solo.
log-post-human = { $ideology } diventa il Post-umano. D’ora in poi può vincere uno solo.
log-stored = Il Post-umano dorme nei Ricettacoli.
log-red-eye = Si apre l’occhio rosso: d’ora in poi imparano gli Avatar, non i Cyborg.
log-ramjet = Lo statoreattore di Bussard è costruito.
log-turned = { $cyborg } d’ora in poi è femmina.
log-younger = { $cyborg } ha un’Età in meno.
log-restored = È di nuovo a bordo: { $tile }, con { $onto }.
log-die-kept = Il Post-umano tiene il { $die }.

# Il foglio della partita precedente e Avanti.
ask-sheet = Dalla partita precedente, { $line } ({ $whose }): che cosa?
sheet-all = il tavolo
sheet-nobody = Nessuno
sheet-number = { $number }
line-colour = colore giocato prima
line-winner = vincitore
line-backer = chi ha dato più carburante
line-drive = chi ha dato il propulsore
line-augmentations = Miglioramenti umani
line-goo = Miglioramento di Melma
line-glory = gloria
line-freighter = chi ha dato un cargo migliorato
line-colony = chi ha dato una colonia migliorata
line-fuel = carburante
fuel-max = massa con carburante 220
fuel-crisis = massa con carburante 130
fuel-daredevil = massa con carburante 80
ask-earned = Quali Miglioramenti ha guadagnato prima { $ideology }?
ask-name-commander = Quale delle tue Amazzoni comanda?
ask-spare-shield = Quale Scudo si aggiunge invece a prua?
log-sheet = Dalla partita precedente, { $line }: { $filled }.
log-earned = { $ideology } comincia con: { $shapes }.
log-forward = La nave vola senza Motore.

# Opzioni.
log-top-card = In cima al suo mazzo c’è { $card }.

# Il risultato a parole.
board-result = Il risultato
board-score = { $ideology }: { $total } punti. Cyborg { $people }, carte { $cards }, medaglie { $medals }, Miglioramenti umani { $human }, Melma { $goo }, Pepita { $nugget }, stella { $star }

# Vedetta.
ask-watch = È dovuta una scarica di { $levels }. Vedetta: si riduce di un livello?
watch-now = Sì, adesso
watch-later = Non ora
log-watched = Vedetta: si risparmia un livello di carica.
