# Interstellar: domande, risposte e diario.

# Domande.
ask-ideology = Quale Ideologia guidi?
hint-ideology = Ogni Ideologia ha i suoi Cyborg e, quando comanda, le sue leggi.
ask-first-officer = Chi è il Primo Ufficiale?
ask-coalition = Coalizione: chi guida { $ideology }?
ask-heading = Verso dove fa rotta la nave?
ask-helm = Che cosa ordini al timone?
ask-branch = Da che parte?
ask-brake = { $risk }, { $space }: la nave frena?
ask-displaced = Dove va { $cyborg }?
ask-medal = { $ideology } prende la medaglia { $medal }?
ask-assign = Che cosa piazza { $ideology }?
hint-assign = Ogni Lavoratore va piazzato. Dopo almeno uno puoi chiudere l’impulso.
ask-burn = Quanto spinge il motore?
reason-burn = Livelli di carburante rimasti: { $levels }. Al massimo { $delta } in un Duodecennio.
ask-next-task = Che cosa si risolve adesso?
ask-task = { $task } ({ $worker }): che cosa fai?
ask-give-nugget = La Pepita può andare sulla plancia di { $ideology }?
ask-receive = Dove accogli { $cyborg }?
ask-add-shield = Aggiungi uno Scudo a prua?
ask-reassign = { $worker }: a quale nuovo compito?
ask-ultralight = Dove vola l’Ultraleggero ({ $worker })?
ask-forfeit = Che cosa perde { $ideology } per il guasto?
ask-place-card = In quale posto della plancia di { $ideology } va { $card }?
ask-engineer = Chi è l’Ingegnere Capo?
ask-accept = { $ideology } accetta il successo?
ask-tame = Su quale plancia vive la Melma { $shape } addomesticata?
ask-reroll = { $cyborg } tira ancora una volta?
ask-child = Chi nasce da { $cyborg }?
ask-nursery = In quale Slot cresce { $cyborg }?
ask-choose = Quale parte della carta?
ask-pick-section = Quale Cianografia diventa magra?
ask-relieve = Chi perde { $by } Stress?
ask-learn = Quale forma impara { $ideology }?
ask-hero = Quale medaglia da Eroe prende { $ideology }?
ask-enlist = Quale Ideologia riceve un secondo Avatar?
ask-dustbug = Dove va il Dustbug?
ask-turn-data = Quale carta Dati dalla Terra si scopre?
ask-ballot = Chi deve comandare? Voti: { $votes }.
ask-break-tie = Il voto è in parità. Chi comanda?
ask-star = Chi porta la stella per { $ideology }?

# Risposte.
order-fly = Vola
order-alert = Passa all’{ $alert }
order-jettison = Sgancia: { $tile }
refused-alert-turned = In questo Duodecennio l’allarme è già cambiato.
brake = Frena
do-not-brake = Non frenare
to-the-jars = Nei Ricettacoli
take-medal = Prendila
leave-medal = Lasciala
placing-done = Chiudi l’impulso
placing-hibernate = Iberna
placing-research = Ricerca { $card } per { $ideology }
thrust-none = Non bruciare carburante
thrust-accelerate = Accelera di { $levels } (massa con carburante { $mass })
thrust-brake = Frena di { $levels } (massa con carburante { $mass })
entry-enough = Gli Scudi elettromagnetici aspettano
task-decline = Rifiuta
task-go = Esegui: { $task }
task-nugget = Pepita { $number } per { $ideology }
consent = Sì
refuse = Rifiuta
add-no-shield = Nessuno Scudo
token-nugget = La Pepita
shelf-instead = { $slot }, al posto di { $card }
shelf-bed = { $slot }; la Testa di Carne si iberna
accept-success = Accetta
decline-success = Rifiuta
reroll = Tira di nuovo
no-reroll = Non tirare di nuovo
data-place = Carta { $number }
part = Parte { $number }
relieve-whom = { $ideology } (Stress { $stress })

# I Lavoratori e dove stanno.
avatar = Avatar di { $ideology }
post-trapezoid = Trapezio
post-cell = { $task } ({ $tile })
post-librarian = bibliotecario: { $card }
post-workcell = { $card }
post-goo = Melma { $shape }
post-pregnancy = Cellula di Gravidanza
worker-die = { $worker } { $die }
vote = { $seat }: { $weight } per { $ideology }

# Perché una tessera è Persa.
cause-lic = Nube Locale
cause-erosion = erosione
cause-lightning = Fulmine
cause-jettison = sgancio
cause-goo = Melma

# Che cosa danno le carte per un Duodecennio.
boon-plasma = +1 ai Tiri Rischio da Plasma
boon-no-lightning = nessun Fulmine
boon-lidar = la prima Nube Locale non erode nulla
boon-free-ignition = Accensione senza carica né Stress
boon-recharge-unlit = Ricarica anche a motore spento
boon-sure-birth = ogni nascita riesce
boon-kind-birth = un tiro in più per le madri, e nessun Orfano

# Il diario: preparazione.
log-dealt = Nel Cosmo ci sono tre Pepite.
log-market = Il Mercato è pronto.
log-ideology-taken = { $seat } guida { $ideology }.
log-commander-named = { $cyborg } è al comando.
log-first-officer = { $seat } nomina Primo Ufficiale { $cyborg }.
log-coalition = { $seat } riceve dalla Coalizione { $ideology }.
log-helped = { $ideology } comincia con un Miglioramento { $shape }.
log-heading = { $seat } fa rotta verso { $space }.

# Il diario: Duodecenni e Lavoratori.
log-dozyear = Comincia il Duodecennio { $number }.
log-left = { $seat } ha lasciato il tavolo.
log-ended = La partita è finita. { $ending }.
log-assigned = { $seat } assegna { $worker }: { $post }.
log-reassigned = Nuovo posto per { $worker }: { $post }.
log-in-vain = Compito impossibile per { $worker }: { $task }.
log-declined = { $worker } rifiuta il compito: { $task }.
log-ultralight = { $worker } lancia un Ultraleggero.
log-ultralight-flown = L’Ultraleggero di { $seat } raggiunge { $space }.
log-dustbug = { $seat } manda un Dustbug verso { $space }.
log-enlisted = { $ideology } riceve un secondo Avatar.
log-nugget-refused = { $ideology } rifiuta la Pepita.
log-recycled = { $card } va sotto il suo mazzo.
log-data = Dati dalla Terra: { $card }.
log-new-card = Nuova carta nel Mercato: { $card }.

# Il diario: la nave.
log-alert = { $seat } passa all’{ $alert }.
log-moved = La nave raggiunge { $space }.
log-braked = { $seat } frena: velocità { $velocity }.
log-dustbug-spent = Il Dustbug ha fatto il suo dovere ({ $space }).
log-lidar = Il Lidar per polveri guida la nave attraverso la nube.
log-off-map = La nave lascia la mappa ({ $space }).
log-charged = Carica delle Batterie: { $charge }.
log-burned = { $seat } brucia: velocità { $velocity }, massa con carburante { $mass }, carica { $charge }.
log-em-shield = Lo Scudo elettromagnetico di { $ideology } è attivo.
log-granted = In questo Duodecennio: { $boon }.
log-lost = Perdita: { $tile } ({ $cause }).
log-leaned = Sul lato magro: { $tile }.
log-shield-added = Aggiunto a prua: { $tile }.
log-slot-busted = { $ideology } perde lo { $slot }.
log-plasma = { $risk }: { $die } + { $modifier }. { $outcome }.
log-neutrons = I Neutroni distruggono { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }.
log-goo-lost = La Melma { $shape } addomesticata muore.

# Il diario: Pepite e medaglie.
log-nugget = A prua si forma una Pepita.
log-prospected = Una Pepita arriva a bordo per { $ideology }.
log-scattered = Le Pepite tornano nel Cosmo.
log-peeked = Una Pepita è mostrata a { $seats }.
log-peeked-cosmos = Una Pepita del Cosmo è mostrata a { $seats }.
log-peeked-x = La Pepita mostrata a { $seats } è una X.
log-peeked-o = La Pepita mostrata a { $seats } è una O.
log-medal = { $ideology } prende la medaglia { $medal }.
log-medal-left = { $ideology } lascia la medaglia { $medal }.

# Il diario: le persone.
log-died = { $cyborg } muore.
log-hibernates = { $cyborg } si iberna.
log-sheltered = { $cyborg } passa nello { $slot }.
log-born = { $cyborg } viene al mondo.
log-woke = { $cyborg } si risveglia.
log-refused = Nessuno accoglie { $cyborg }.
log-stressed = +{ $by } Stress: { $ideologies }.
log-relieved = −{ $by } Stress: { $ideologies }.
log-motherhood = { $cyborg } tira { $die } e partorisce.
log-no-child = { $cyborg } tira { $die }: nessuna nascita.
log-forgot = { $ideology } perde il Miglioramento { $shape }.
log-lives-on = { $cyborg } conta come Età { $age }, tira { $die } e sopravvive.
log-dies-of-age = { $cyborg } conta come Età { $age }, tira { $die } e muore.
log-grew-up = Fine dell’infanzia per { $cyborgs }.

# Il diario: ricerca e tiri.
log-researched = { $seat } ricerca { $card } per { $ideology }.
log-card-refused = { $ideology } rifiuta { $card }.
log-not-used = { $card } ora non si può usare.
log-rolled = Tiro: { $dice }.
log-engineer = { $ideology } è Ingegnere Capo.
log-success-declined = { $ideology } rifiuta il successo.
log-learned = Forma imparata ({ $shape }): { $ideologies }.
log-outbreak = Scoppia la Melma su { $card }.
log-goo-killed = La Melma { $shape } viene uccisa.
log-goo-tamed = La Melma { $shape } è addomesticata e vive sulla plancia di { $ideology }.
log-spread = La Melma { $shape } si diffonde: { $die }. Carte divorate: { $count }.
log-gnawed = La Melma { $shape } rode la sua Cianografia: { $die }.
log-fuel-eaten = La Melma mangia: la massa con carburante scende a { $mass }.

# Il diario: politica.
log-election = Si va alle elezioni.
log-voted = { $seat } ha votato.
log-voted-for = { $seat } vota per { $ideology }.
log-votes = Voti: { $votes }.
log-commander = { $cyborg } prende il comando.

# Come finisce.
ending-off-map = La nave ha lasciato la mappa
ending-forty = Sono passati quaranta Duodecenni
ending-home = La nave è tornata al Sole
ending-no-humans = A bordo non resta nessun umano
ending-abandoned = Se ne sono andati tutti

# Il tavolo a parole.
board-ship = La nave
