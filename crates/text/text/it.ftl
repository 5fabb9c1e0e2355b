# Messaggi che non appartengono a nessun gioco.
ratio = { $value }
seat-n = Giocatore { $n }
guest = Ospite
you = tu
skip-to-content = Vai al contenuto
nav-main = Principale
nav-play = Gioca
nav-rules = Regolamenti
nav-help = Aiuto
nav-settings = Impostazioni
to-the-lobby = Alla sala
to-the-table = Al tavolo
lobby-your-move = Tocca a te
lobby-nothing-waits = Nessuna partita ti aspetta. Iniziane una o impara un gioco.
lobby-waiting = In attesa degli altri
lobby-finished = Concluse
lobby-open = Tavoli aperti
lobby-campaigns = Le tue campagne
campaigns = Campagne
campaigns-all = Tutte le campagne
campaigns-way = Campagne: continua, archivio, portane una
campaigns-why = Una campagna si gioca in più sedute. Ti aspetta quanto vuoi, e continua chi c’è.
campaigns-none = Nessuna tua campagna è in corso.
campaign-gathers = Si sta formando una seduta.
campaign-runs = Una seduta è in corso.
campaign-between = L’ultimo capitolo è chiuso. Può iniziare la prossima seduta.
campaign-over = Questa campagna è finita.
campaign-continue = Continua
campaign-join = Siediti
campaign-to-table = Al tavolo
campaign-look = Dai un’occhiata
campaign-anew = Ti siedi per primo, i giocatori del computer restano e ogni altro posto è libero per chi arriva. I posti si assegnano di nuovo.
campaign-adjourn = Puoi interrompere a ogni decisione: il tavolo aspetta così com’è.
campaign-stem = Si è staccata da un’altra campagna
campaign-since = Dall’ultima volta che c’eri
campaign-sitting = Seduta { $n }
campaign-told = Tutto ciò che è stato raccontato
campaign-chapters = Capitoli
campaign-no-chapters = Nessun capitolo è ancora chiuso.
campaign-chapter = Capitolo { $n }
campaign-end = La fine
campaign-branch = Apri un ramo dopo il capitolo { $n }
campaign-branch-name = un’altra via dal capitolo { $chapter }
campaign-since-chapter = Che cosa è successo dopo il capitolo { $n }
campaign-file = In un solo file
campaign-file-why = Il file contiene ogni capitolo chiuso con i suoi dadi. «orrery verify» lo rigioca dal primo all’ultimo lancio. Una seduta ancora in corso resta qui.
campaign-export = Salva la campagna
campaign-archive = Archivio
campaign-import = Porta una campagna
campaign-import-why = Una campagna salvata viene rigiocata prima di entrare. Se qualcosa non torna, non cambia nulla.
campaign-file-field = File
campaign-import-go = Falla entrare
lobby-no-open = Nessun tavolo aperto. Creane uno e scegli «chiunque» per gli altri posti.
start-a-game = Inizia una partita
start = Inizia così
few = { $n ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $n }
}
start-bot-easy = { $n ->
    [0] Inizia da solo
    [one] Inizia con un bot facile
   *[other] Inizia con { $few } bot facili
}
start-bot-normal = { $n ->
    [0] Inizia da solo
    [one] Inizia con un bot medio
   *[other] Inizia con { $few } bot medi
}
start-bot-hard = { $n ->
    [0] Inizia da solo
    [one] Inizia con un bot forte
   *[other] Inizia con { $few } bot forti
}
start-invite = { $n ->
    [0] Inizia da solo
    [one] Inizia e invita un amico
   *[other] Inizia e invita { $few } amici
}
start-open = { $n ->
    [0] Inizia da solo
    [one] Apri il tavolo a un altro
   *[other] Apri il tavolo ad altri { $few }
}
start-hotseat = { $n ->
    [0] Inizia da solo
    [one] Inizia in due qui
   *[other] Inizia qui con altri { $few }
}
continue = Continua
open = Apri
join = Unisciti
players = Giocatori
others = Altri posti
others-bot-easy = Bot facili
others-bot-easy-about = per una prima partita
others-bot-normal = Bot medi
others-bot-normal-about = giocano per vincere
others-bot-hard = Bot forti
others-bot-hard-about = pensano in anticipo
others-invite = Amici con un link
others-invite-about = lo mandi, entrano
others-open = Chiunque
others-open-about = il tavolo resta aperto
others-hotseat = Stesso schermo
others-hotseat-about = ve lo passate
level-random = a caso
level-easy = facile
level-normal = medio
level-hard = forte
bot-name = Bot
bot-names = Vega, Rigel, Mira, Altair, Deneb
table-names = Bacino, Lanterna, Porto Quieto, Lunga Via, Perielio, Guardia Notturna, Lato Lontano
table-name = Nome del tavolo
as-above = come scelto sopra
more-settings = Altre impostazioni
your-name = Il tuo nome
playing-as = Giochi come
no-account = Nessun account: esci e torna quando vuoi.
first-game = prima partita
about-minutes = Circa { $least }–{ $most } minuti.
learn-go = Apri il regolamento
look-title = La tua prima mossa in un minuto
look-one = Ciò che porta il tuo segno è tuo. Ogni turno ti fa una domanda.
look-two = Ciò che brilla si può scegliere; il prezzo è lì accanto.
look-three = Scegli, leggi che cosa ne segue, premi una volta.
look-go = Fammi vedere
learn-by-playing = Impara giocando
learn-by-playing-text = Passi brevi a un vero tavolo. Poi continui da solo.
lesson-seats = con { $bots }
lesson-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bot
} ({ $level })
lesson-alone = in solitario
lesson-join = con un amico
lesson-over = Una partita tutta tua
lesson-next = Poi:
lesson-step = La tua prima partita, passo { $n } di { $all }
lesson-show = Mostrami
room-why = La partita inizia quando tutti i posti sono presi. Manda questo link agli amici.
room-link = Link a questo tavolo
room-fill = Riempi i posti liberi con bot e inizia
room-begin = Inizia con chi c’è
sit-here = Siediti qui
copy = Copia
live = Dal vivo
reconnecting = Riconnessione…
waiting-for = Si aspetta
waiting-for-players = Si aspettano giocatori
nobody-asked = Nessuno deve scegliere
game-over = La partita è finita
won = Ha vinto
nobody-won = Nessuno ha vinto
won-together = Partita vinta insieme
lost-together = Partita persa insieme
pass-the-device = Passa lo schermo a { $seat }
pass-the-device-why = Fino ad allora non si mostra nulla di privato.
i-am = Sono { $seat }
choose = Scegli
clear = Azzera
take-back = Annulla la mossa
cannot-be-taken-back = Non si può annullare
play-again = Gioca ancora
go-on = Continua questa campagna
campaign-of = Alla campagna
why-not = Perché no?
suggestions = Suggerimenti
log = Registro
list-view = Il tavolo come elenco
parts-of-the-table = Parti del tavolo
tab-board = Plancia
tab-own = Tuo
tab-players = Giocatori
tab-log = Registro
views = Viste del tavolo
view-opened = Mostrata per questa domanda: { $view }
replay = Rivedi
replay-first = All’inizio
replay-back = Indietro di una mossa
replay-on = Avanti di una mossa
replay-last = Alla fine
replay-move = Mossa
replay-turn-back = Indietro di un turno
replay-turn-on = Avanti di un turno
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-link = Link a questo momento
link-copied = Il link è copiato.
key-space = Spazio
save-record = Salva la partita
contents = Indice
search = Cerca
gallery = Tutte le carte
language = Lingua
theme = Tema
theme-auto = Come il dispositivo
theme-chart = Carta scura
theme-print = Stampa chiara
less-motion = Meno animazioni
sound = Suoni
no-hints = Niente spiegazioni per principianti
no-auto = Aspetta la mia conferma anche quando la risposta è una sola
bot-pace = Come seguire i bot
bot-pace-slow = mossa per mossa, con calma
bot-pace-brisk = svelti, al massimo 4 secondi
bot-pace-at-once = subito
hint-ok = Ho capito
hint-off = Disattiva le spiegazioni
save = Salva
close = Chiudi
rule = Regola
refused-not-asked = Questa domanda non è più aperta.
refused-not-offered = Non è tra le scelte possibili.
refused-game-over = La partita è finita.
refused-no-undo = Non si può annullare: c’è stato un tiro, una rivelazione o la scelta di un altro.
refused-seat-taken = Quel posto è occupato.
refused-seats = Questo gioco è per { $least }–{ $most } giocatori, non { $have }.
error-no-identity = Non sei ancora noto qui. Apri la sala una volta, o manda un token.
error-no-table = Questo tavolo non esiste. Controlla il link.
error-no-campaign = Questa campagna non esiste. Controlla il link.
error-not-found = Qui non c’è nulla. Controlla l’indirizzo.
error-not-your-seat = Non è il tuo posto. Nulla è cambiato.
error-bad-request = La richiesta non è leggibile. Nulla è cambiato.
error-too-large = La richiesta è troppo grande. Nulla è cambiato.
error-too-many = Troppe richieste dal tuo indirizzo. Aspetta un momento e riprova.
error-wrong-origin = La richiesta veniva da un altro sito e non è stata eseguita.
error-not-running = Questo tavolo non è in corso.
error-not-saved = Il server non sa dire se è stato salvato. Invia di nuovo: la stessa risposta non conta mai due volte.
error-fault = C’è un errore nel programma. Nulla è cambiato; l’errore è nel registro con il numero { $number }.
error-damaged = Questo tavolo non si può aprire: ciò che ne è salvato è danneggiato. Chi gestisce il server è stato avvisato. Gli altri tavoli continuano.
error-too-slow = La richiesta è arrivata troppo lentamente. Nulla è cambiato.
error-wrong-host = Questo server non ha quel nome. Controlla l’indirizzo.
lobby-damaged = { $count } dei tuoi tavoli non si possono aprire; chi gestisce il server è stato avvisato.
refused-sits-already = Sei già seduto a questo tavolo.
refused-nobody-sits = Al tavolo deve sedere qualcuno, o poterlo fare. Tra soli bot si gioca con «orrery sim».
refused-too-many-bot-tables = Hai { $most } tavoli con bot non finiti. Prima concludine uno.
refused-too-many-open-tables = Hai { $most } tavoli aperti nell’elenco. Prima riempine o avviane uno.
help-play = Iniziare
help-play-text = Scegli un gioco nella sala e premi inizia. Il tuo posto è il primo; gli altri sono bot, amici con il link, chiunque, o persone allo stesso schermo. Non serve un account: questo browser ti ricorda.
help-table = Al tavolo
help-table-text = La barra in basso pone una domanda alla volta. Scegli sulla plancia o nella barra, leggi quanto costa, poi premi il pulsante principale: solo quello invia la scelta. Ciò che non si può scegliere dice perché, con il numero della regola.
help-dice = Dadi onesti
help-dice-text = Ogni mescolata e ogni tiro viene da una chiave segreta. La sua impronta si mostra all’apertura del tavolo e la chiave alla fine: salva la partita e controllala con «orrery verify».
help-undo = Annullare
help-undo-text = Puoi annullare l’ultima scelta finché nulla di nascosto è venuto alla luce, nessun dado è stato tirato e nessun altro ha scelto.
help-days = In più giorni
help-days-text = Chiudi la pagina quando vuoi. Il tavolo conserva lo stato; la sala elenca le partite che ti aspettano.
help-seats = Colori e forme
help-seats-text = Ogni posto ha un colore e una forma. Nulla è detto solo dal colore. Sotto il registro c’è il tavolo come elenco.
help-keys = Tasti
key-option = scegli un’opzione
key-enter = pulsante principale
key-escape = azzera la scelta
key-undo = annulla la mossa
key-rule = regola della domanda
key-log = al registro
key-prompt = alla domanda
key-board = alla plancia
key-view = vista successiva del tavolo
key-replay = rivedi: avvia o ferma, indietro, avanti, indietro o avanti di un turno, all’inizio, alla fine
key-help = questa pagina
refused-has-left = Quel giocatore ha lasciato il tavolo.
leave-table = Lascia la partita
leave-why = Lasci per sempre; gli altri continuano senza di te.
leave-now = Lascia definitivamente
terminal-keys = b plancia, m mappa, w perché no, u indietro, o1 un’altra domanda elencata, q esci, ? tutti i tasti
terminal-nonsense = Scrivi un numero dell’elenco; ? elenca tutti i tasti.
terminal-pick = più numeri o nomi, una virgola tra i nomi, o una riga vuota per nessuno
terminal-pick-some = più numeri o nomi, una virgola tra i nomi
terminal-amounts = le quantità con i loro nomi, o un numero per ogni tipo
terminal-form = le risposte a tutti i campi in una riga, un punto e virgola tra i campi
terminal-path = un numero per il passo seguente, una riga vuota per fermarsi
terminal-path-step = un numero per il passo seguente
terminal-such-as = per esempio
terminal-unknown = Non capito
terminal-several = Più di uno comincia così
terminal-possible = Possibile
terminal-in-all = Possibile in tutto
terminal-count = Quante scelte sono possibili
terminal-together = Questi non si possono scegliere insieme.
terminal-fields = Campi, in quest’ordine
terminal-so-far = Finora
terminal-undone = Annullato.
terminal-no-undo = Da qui non si può annullare nulla: non hai ancora scelto, oppure da allora si sono tirati i dadi, si è scoperto qualcosa di nascosto o ha scelto un altro.
terminal-leave = Lasciare la partita? Non viene conservata. Scrivi ancora q per uscire, qualsiasi altra cosa per continuare.
terminal-no-map = Questo gioco non ha una mappa; b mostra la plancia a parole.
terminal-map-unknown = Nessun luogo della mappa comincia così
terminal-map-out = Fuori da questa parte della mappa
terminal-map-keys = m + più vicino, m - più lontano, m n, m s, m e o m w più in là da quella parte, m 3 al numero 3, m con un nome a quel luogo, m * tutta la mappa
terminal-map-moves = <1> si può muovere, (1) resta, [1] numero dell’elenco
terminal-help-number = prende quella riga dell’elenco; più numeri, nomi e quantità dove la domanda lo dice
terminal-help-enter = una riga vuota conclude un percorso a passi, o non sceglie nulla dove è permesso
terminal-help-suggestion = risponde con quel suggerimento
terminal-help-other = va a quell’altra domanda aperta; u torna
terminal-help-back = torna indietro: l’ultimo passo di un percorso, poi la domanda precedente, poi la tua ultima risposta finché da allora nulla è stato tirato o scoperto
terminal-help-board = mostra tutta la plancia a parole
terminal-help-map = disegna la mappa attorno ai tuoi pezzi, se il gioco ne ha una
terminal-help-why = dice perché altre scelte non sono aperte
terminal-help-give-up = rinuncia a qualcosa per sempre, dove la domanda lo offre
terminal-help-quit = lascia la partita, dopo averlo chiesto una volta
terminal-help-help = mostra questo elenco
choose-nothing = Non scegliere nulla
give-up = Sì: { $what }
refused-nothing-chosen = Prima scegli.
sure = Davvero:
sure-tick = Lo voglio davvero
refused-not-sure = Questa scelta ha una conseguenza grave. Se la vuoi davvero, spunta «Lo voglio davvero» e inviala di nuovo.
terminal-grave = Questa scelta ha una conseguenza grave. Se la vuoi davvero, scrivila di nuovo.
free-seat = Posto libero

# Stands in the words of an act for whatever option is chosen.
chosen-option = …
chairs = Posti
chairs-why = Un posto può passare al computer o a un’altra persona mentre la partita continua.
chair-own-bot = Lascia giocare il computer al posto mio
chair-own-open = Mi alzo e lascio il posto a un altro
chair-bot-open = Apri a una persona il posto di { $seat }
chair-open-bot = Affida il posto libero al computer
chair-absent-bot = { $seat } è assente: lascia giocare il computer
chair-absent-open = { $seat } è assente: apri il posto a un’altra persona
refused-not-your-chair = Non spetta a te cedere quel posto.
refused-last-one = Sei l’ultima persona al tavolo: qualcuno deve restare, oppure lascia la partita.
refused-sat-elsewhere = Hai già occupato un altro posto in questa partita: chi ha visto una mano non deve vederne un’altra.
refused-unreadable-legacy = La partita non può cominciare così: ciò che si porta con sé non è quanto ha lasciato una partita precedente.
refused-another-game = A quel tavolo si è giocato a un altro gioco.
refused-not-your-campaign = Non hai giocato a quel tavolo.
refused-not-over = Quella partita non è ancora finita.
refused-not-anew = Questo non si può cambiare a metà di una campagna.
refused-leaves-nothing = Quella partita non ha lasciato nulla con cui continuare.
refused-campaign-over = Questa campagna è finita.
refused-no-chapter = Nessun capitolo di questo numero è chiuso.
refused-file-unreadable = Questo file non è una campagna, o è danneggiato.
refused-file-newer = Questo file è di una versione più nuova del programma. Aggiorna prima questo server.
refused-file-older = Questo file contiene partite di una versione più vecchia. Salvalo di nuovo da dove viene.
refused-file-untrue = Questo file non è vero: rigiocato, non dà lo stesso risultato. «orrery verify» dice dove.
refused-file-unknown-game = Questo server non conosce il gioco di questo file.
refused-file-other-table = Qui un altro tavolo porta il nome di uno del file.

# The end of a game, and its story.
result-name = { $seat }
result-you-win = Hai vinto
result-wins = { $n ->
    [one] Vince { $names }
   *[other] { $names } condividono la vittoria
}
result-total = Punti
result-source = Fonte
story = Com’è andata
story-mark = Mossa { $at }: { $seat } { $number }
story-rise = { $seat } da { $from } a { $to }
story-rises = { $ends }
story-numbers = In numeri
look-round = Guardati intorno
zoom-in = Ingrandisci
zoom-out = Riduci
you-watch = Stai guardando. Ciò che è nascosto resta nascosto.
search-none = Nessuna regola contiene queste parole.
box-words-title = Le parole della scatola
box-words-text = Come si chiamano le cose nel gioco stampato, e come si chiamano qui.
