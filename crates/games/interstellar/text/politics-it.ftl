# Interstellar: ordini, ammutinamenti, matrimoni e promesse.

# Domande.
ask-regulate = Che cosa ordini?
hint-regulate = Per ora gli ordini vengono solo annunciati. Gli altri possono ammutinarsi; poi vengono eseguiti.
ask-muster = Quale Avatar prende in pegno il Post-umano?
ask-mutiny = Una delle tue Ideologie si ammutina?
hint-mutiny = Chi si ammutina subisce Stress e si vota subito. Nessuno saprà chi altro si sarebbe ribellato.
ask-uphold = Resta valido questo ordine: { $order }?
ask-marry = { $by } chiede la mano di { $to }. Accetti?
ask-remarry = { $by } chiede la mano di { $to }. Accetti, divorziando prima?
ask-end-union = Quale matrimonio finisce?
ask-bliss = { $cupid }: chi perde 1 Stress?
hint-bliss = Le due parti rispondono in segreto. Se non sono d’accordo divorziano; con un Comandante dell’Onore subiscono invece 1 Stress ciascuna.

# Risposte.
orders-done = Nessun altro ordine
refused-regulation = L’Ideologia del Comandante non ha questa normativa.
refused-moved-once = In una fase D2 un Lavoratore si sposta una volta e si prende una sola Pepita.
refused-order = Ora non si può ordinare.
order-stands = Resta valido
order-falls = Decade
mutiny-no = Resta in silenzio
mutiny-yes = { $ideology } si ammutina
mutiny-yes-levies = { $ideology } si ammutina contro i pegni del Post-umano
placing-propose = Proponi il matrimonio a { $ideology }
marry-yes = Accetta
bliss-named = { $by } indica { $to }

# Ordini.
edict-unfit = { $cyborg } nei Ricettacoli
edict-levy = { $worker } a { $post }
edict-seize = la Pepita di { $ideology }
edict-wed = anello di { $ideology }: { $cupid }
edict-rewed = anello da { $from } a { $cupid }
edict-part = via l’anello: { $cupid }

# Il diario.
log-ordered = { $seat } ordina: { $order }.
log-annulled = Annullato: { $order }.
log-carried-out = Eseguito: { $order }.
log-levies-void = I pegni del Post-umano sono nulli.
log-mutiny-possible = Qualcuno si ammutina?
log-no-mutiny = Nessuno si ammutina.
log-mutiny = { $ideology } si ammutina.
log-mutiny-levies = { $ideology } si ammutina contro i pegni del Post-umano.
log-kept-quiet = { $seat } resta in silenzio.
log-rises = { $seat } si ribella con { $ideology }.
log-stayed = { $ideology } conserva il comando.
log-announced = { $seat } annuncia: { $decision }.
log-proposed = { $seat } propone un matrimonio: { $by } a { $to }.
log-married = Matrimonio: { $cupid }.
log-jilted = Rifiutato: { $cupid }.
log-divorced = Divorzio: { $cupid }.
log-union-annulled = Annullato per legge: { $cupid }.
log-widowed = Finito col sonno: { $cupid }.
log-bliss = Beatitudine: { $named }.
log-named = { $seat } indica { $ideology }.
