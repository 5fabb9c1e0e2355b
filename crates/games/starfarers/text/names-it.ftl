# Starfarers: i nomi delle cose, uguali per le regole e per la pagina.
game-starfarers = Starfarers
tagline-starfarers = Colonizza nuovi soli, conquista l’amicizia di quattro popoli e rispondi a chi incontri lungo la rotta.

# Opzioni del tavolo.
option-set-up = Preparazione
option-set-up-basic = Base
option-set-up-basic-about = Partenze fisse
option-set-up-expert = Esperta
option-set-up-expert-about = Ciascuno sceglie
option-supply = Rifornimenti dalla Terra
option-supply-normal = Normali
option-supply-normal-about = Una carta sotto i 9 PV
option-supply-fast = Rapidi
option-supply-fast-about = Due carte sotto i 7 PV
option-draw = Pesca dei rifornimenti
option-draw-automatic = Automatica
option-draw-button = Quando si vuole
option-tie = Parità per un gettone amicizia
option-tie-lowest-dock = Molo con il numero più basso
option-tie-fewest = Meno avamposti in tutto
option-tie-most = Più avamposti in tutto
option-freight = Anelli di carico
option-freight-6 = Al massimo 6, riserva di 24
option-freight-5 = Al massimo 5, riserva di 20
option-first-ship = Prima nave nella preparazione base
option-first-ship-colony = Nave colonica
option-first-ship-choice = Nave colonica o commerciale
option-bazaar = Licenza del bazar (merci 1 a 1)
option-bazaar-unlimited = Quante volte si vuole
option-bazaar-once = Una volta per turno
option-relief = Cassa di soccorso
option-relief-own = Ai propri lanci
option-relief-every = A ogni lancio
option-two-numbers = Gettoni a due numeri
option-two-numbers-on = In gioco
option-two-numbers-off = Un solo numero ciascuno
option-bases = Basi aliene
option-bases-fixed = Posti fissi
option-bases-shuffled = Popoli mescolati
option-reader = Chi siede a sinistra vede la carta incontro
option-reader-yes = Sì
option-reader-no = No
option-target = PV per vincere
option-target-15 = 15 PV
option-target-12 = 12 PV
option-target-13 = 13 PV
option-target-14 = 14 PV
option-target-16 = 16 PV
option-target-17 = 17 PV
option-target-18 = 18 PV
option-look = Sbirciare i gettoni
option-look-automatic = Automatico
option-look-request = Quando si vuole
option-lesson = Prima partita guidata
option-lesson-off = nessuna
option-lesson-first-voyage = Il primo viaggio

# Risorse.
resource-ore = minerale
resource-fuel = carburante
resource-carbon = carbonio
resource-food = cibo
resource-goods = merci

# Parti della nave madre.
part-freight-ring = anello di carico
part-booster = propulsore
part-cannon = cannone

# Che cosa si può costruire.
build-colony-ship = nave colonica
build-trade-ship = nave commerciale
build-spaceport = porto spaziale
build-cannon = cannone
build-booster = propulsore
build-freight-ring = anello di carico

# Palline.
ball-blue = blu
ball-yellow = gialla
ball-red = rossa
ball-black = nera

# Dorsi e facce dei gettoni numero.
dot-alpha = α
dot-beta = β
dot-gamma = γ
dot-delta = δ
dot-yellow = punto giallo
dot-red = punto rosso
dot-blue = punto blu
dot-white = punto bianco (riserva)
chip-number = { $number }
chip-two = { $low } o { $high }
chip-lair = covo di pirati { $strength }
chip-ice = pianeta di ghiaccio { $rings }

# Colori dei giocatori.
colour-yellow = giallo
colour-red = rosso
colour-blue = blu
colour-white = bianco

# I vicini, visti da chi è di turno.
neighbour-left = vicino di sinistra
neighbour-right = vicino di destra
neighbour-second-left = secondo vicino a sinistra
neighbour-second-right = secondo vicino a destra

# I quattro popoli.
people-green-folk = Popolo Verde
people-green-folk-text = Giardinieri di interi mondi. I loro amici raccolgono di più.
people-merchants = Mercanti
people-merchants-text = Per loro tutto ha un prezzo. I loro amici ne pagano uno più basso.
people-scientists = Scienziati
people-scientists-text = Ricostruiscono tutto ciò che atterra. I loro amici volano più veloci e colpiscono più forte.
people-diplomats = Diplomatici
people-diplomats-text = Non alzano mai la voce. I loro amici sono risparmiati, onorati e aiutati.

# Le basi come luoghi sul tabellone.
base-west = base occidentale
base-east = base orientale
base-north-west = base nordoccidentale
base-north-east = base nordorientale

# Sistemi, pianeti e siti coloniali come stampati.
system-alpha = Ontano 
system-beta = Betulla 
system-gamma = Ginkgo 
system-delta = Corniolo 
system-A = Ambra 
system-B = Berillo 
system-C = Corallo 
system-D = Duna 
system-E = Brace 
system-F = Selce 
system-G = Granato 
planet-alpha-B = Ontano Sud
planet-alpha-L = Ontano Ovest
planet-alpha-R = Ontano Est
planet-beta-B = Betulla Sud
planet-beta-L = Betulla Ovest
planet-beta-R = Betulla Est
planet-gamma-B = Ginkgo Sud
planet-gamma-L = Ginkgo Ovest
planet-gamma-R = Ginkgo Est
planet-delta-B = Corniolo Sud
planet-delta-L = Corniolo Ovest
planet-delta-R = Corniolo Est
planet-A-L = Ambra Ovest
planet-A-R = Ambra Est
planet-A-T = Ambra Nord
planet-B-L = Berillo Ovest
planet-B-R = Berillo Est
planet-B-T = Berillo Nord
planet-C-L = Corallo Ovest
planet-C-R = Corallo Est
planet-C-T = Corallo Nord
planet-D-L = Duna Ovest
planet-D-R = Duna Est
planet-D-T = Duna Nord
planet-E-B = Brace Sud
planet-E-L = Brace Ovest
planet-E-R = Brace Est
planet-F-B = Selce Sud
planet-F-L = Selce Ovest
planet-F-R = Selce Est
planet-G-L = Granato Ovest
planet-G-R = Granato Est
planet-G-T = Granato Nord
site-alpha-BR = Ontano sud-est
site-alpha-BL = Ontano sud-ovest
site-alpha-LR = Ontano nord
site-beta-BR = Betulla sud-est
site-beta-BL = Betulla sud-ovest
site-beta-LR = Betulla nord
site-gamma-BR = Ginkgo sud-est
site-gamma-BL = Ginkgo sud-ovest
site-gamma-LR = Ginkgo nord
site-delta-BR = Corniolo sud-est
site-delta-BL = Corniolo sud-ovest
site-delta-LR = Corniolo nord
site-A-LT = Ambra nord-ovest
site-A-LR = Ambra sud
site-A-RT = Ambra nord-est
site-B-LT = Berillo nord-ovest
site-B-LR = Berillo sud
site-B-RT = Berillo nord-est
site-C-LT = Corallo nord-ovest
site-C-LR = Corallo sud
site-C-RT = Corallo nord-est
site-D-LT = Duna nord-ovest
site-D-LR = Duna sud
site-D-RT = Duna nord-est
site-E-BR = Brace sud-est
site-E-BL = Brace sud-ovest
site-E-LR = Brace nord
site-F-BR = Selce sud-est
site-F-BL = Selce sud-ovest
site-F-LR = Selce nord
site-G-LT = Granato nord-ovest
site-G-LR = Granato sud
site-G-RT = Granato nord-est

# Carte amicizia.
friend-F01 = Vene ricche
friend-F02 = Pozzi profondi
friend-F03 = Foreste nere
friend-F04 = Granai colmi
friend-F05 = Botteghe operose
friend-F06 = Banco del minerale
friend-F07 = Banco del carburante
friend-F08 = Banco del carbonio
friend-F09 = Banco del cibo
friend-F10 = Licenza del bazar
friend-F11 = Nave truccata I
friend-F12 = Nave truccata II
friend-F13 = Nave truccata III
friend-F14 = Motore di scia
friend-F15 = Lenti focali
friend-F16 = Tributo leggero
friend-F17 = Posto d’onore I
friend-F18 = Posto d’onore II
friend-F19 = Parti eque
friend-F20 = Cassa di soccorso

# Incontri: i tipi.
encounter-kind-merchant = mercante
encounter-kind-false-merchant = falso mercante
encounter-kind-tribute = tributo
encounter-kind-shady-deal = affare losco
encounter-kind-ambush = agguato
encounter-kind-distress = richiesta di soccorso
encounter-kind-rescue = salvataggio
encounter-kind-rift = squarcio
encounter-kind-travellers = viandanti
encounter-kind-wear-and-tear = usura

# Ciò che ti viene letto. Le carte dello stesso tipo hanno la stessa domanda.
question-vessel = Una nave mercantile ti saluta e si accosta, le stive aperte. Quante carte consegni in segno di buona volontà?
question-pursue = Il sorriso è sparito, e il tuo dono pure: un pirata, in fuga a tutta spinta. Lo insegui?
question-pursue-paint = La vernice si scrosta da poppa e sotto c’è il nero di un pirata, che se ne va con il tuo dono. Lo insegui?
question-tribute = Dei pirati sbarrano la rotta e per lasciarti passare chiedono { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}. Paghi?
question-stranger = Uno sconosciuto socchiude una cassa: tre carte a tua scelta per una delle tue, e nessuna domanda. Accetti?
question-raiders = Per una carta un pirata si offre di depredare per te tutti gli altri giocatori. Lo ingaggi?
question-ambush = Un predone sbuca dal buio con i cannoni già roventi. Tenti la fuga?
question-distress = Una nave precipita verso un sole e la sua voce si spezza. Rispondi alla richiesta di soccorso?
question-rescue = Dei pirati hanno abbordato la nave di uno sconosciuto, così vicino che ne vedi i rampini. Tenti il salvataggio?
question-rift = Lo spazio si squarcia davanti alla tua prima nave, e ne filtra luce. Ci voli dentro?
question-travellers = Viandanti senza un mondo d’origine incrociano la tua rotta e tendono le mani. Quante carte dai loro?

# Incontri: titoli e ciò che si legge alla fine di ogni ramo.
encounter-E01 = Carovana d’ambra
encounter-E01-0 = Richiudono le stive senza una parola. Prima di sera ogni stazione sa quanto hai il braccio corto.
encounter-E01-1 = Un inchino, un pacco, un inchino. Uno scambio cortese fra sconosciuti.
encounter-E01-2 = Ricambiano, e i cantori della carovana aggiungono il tuo nome a una canzone della sera.
encounter-E01-3 = Su ogni ponte si accendono lanterne. C’è una festa, e te ne vai con più di quanto si possa portare con grazia.
encounter-E02 = Venditore di anelli
encounter-E02-0 = Scrolla le spalle, fischia al pilota ed è già lontano.
encounter-E02-1 = Rigira il dono alla luce, annuisce, e ti loda a ogni tappa del suo giro.
encounter-E02-2 = Ricambia, e al porto seguente racconta da chi l’ha avuto.
encounter-E02-3 = Si rimbocca le maniche e ti monta una parte sullo scafo con le sue mani. «Per il viaggio», dice.
encounter-E03 = Il contabile
encounter-E03-0 = Scrive il tuo nome e, accanto, uno zero. Mostra la pagina a chiunque la chieda.
encounter-E03-1 = La tiene, ci tira sotto una riga e non dice nulla.
encounter-E03-2 = Ti segna nella colonna dei generosi e parla bene di te.
encounter-E03-3 = Per la prima volta da anni chiude il libro, e apre invece la stiva.
encounter-E04 = La capitana generosa
encounter-E04-0 = Guarda le tue mani vuote e si impietosisce. Ti allunga una cosina.
encounter-E04-1 = Ride, e raddoppia.
encounter-E04-2 = Pareggia carta per carta e brinda alla tua salute a canale aperto.
encounter-E04-3 = Non vuole saperne. Ti torna tutto indietro, con i suoi omaggi.
encounter-E05 = Il principe mercante
encounter-E05-0 = Offeso, mette le sue chiatte di traverso sulla tua rotta finché l’ira non gli passa.
encounter-E05-1 = Una carta, per un principe. Un affare maldestro, e a corte se ne ride molto.
encounter-E05-2 = Inclina il capo di un dito. È soddisfatto.
encounter-E05-3 = Con un cenno della mano ti lascia una delle navi del suo seguito.
encounter-E06 = Lo sconosciuto sorridente
encounter-E06-0 = Deluso, scappa via prima che tu possa chiedergli il nome.
encounter-E06-win = Due colpi davanti alla prua e si ferma. Riprendi ciò che è tuo, e la storia fa il giro.
encounter-E06-lose = Si volta, prende la mira e ti mette fuori uso il motore.
encounter-E06-no = Guardi rimpicciolire le sue luci. Se la cava.
encounter-E07 = Lo scafo dipinto
encounter-E07-0-win = Non avendo nulla da rubare, apre il fuoco. I tuoi artiglieri sono più svelti: il pirata è battuto.
encounter-E07-0-lose = Non avendo nulla da rubare, apre il fuoco. Il pirata colpisce, e il tuo motore si spegne.
encounter-E07-win = I suoi motori sono finti quanto la vernice. Riprendi ciò che è tuo.
encounter-E07-lose = Sotto la vernice c’erano cannoni. Risponde al fuoco, e qualcosa si stacca dal tuo scafo.
encounter-E07-no = Restano solo scaglie di colore. Se la cava.
encounter-E08 = Il pedaggio della Luna Rossa
encounter-E08-yes = La contano due volte e ti fanno cenno di passare.
encounter-E08-win = La loro nave di guardia va in pezzi, e tu recuperi una parte dal relitto.
encounter-E08-lose = Ti staccano una parte dallo scafo e poi si servono nella tua stiva.
encounter-E09 = Il pedaggio della Cometa Nera
encounter-E09-yes = Intascano tutto e ti fanno cenno di passare.
encounter-E09-win = Non avevano mai incontrato nulla di simile. La loro stiva è tua.
encounter-E09-lose = Ti depredano, ti staccano una parte e ti lasciano a girare lentamente nel buio.
encounter-E10 = Il pedaggio della Mano Grigia
encounter-E10-yes = La prendono e, ridendo, ti tarpano lo stesso il motore.
encounter-E10-win = La Mano Grigia molla la presa. La loro stiva è tua.
encounter-E10-lose = Una parte è andata, la stiva è mezza vuota e il motore è morto. Ma tutti hanno visto con che coraggio hai resistito.
encounter-E11 = Casse senza sigilli
encounter-E11-low = Le casse avevano un padrone, e il padrone ha amici. La voce gira.
encounter-E11-middle = Una pattuglia si accosta con un elenco. La merce è sequestrata; ciò che hai pagato è perduto.
encounter-E11-high = Nessuno se ne accorge e nessuno chiede.
encounter-E11-no = Lo sconosciuto era noto a tutti tranne che a te. La tua onestà viene lodata.
encounter-E12 = Il carico del convoglio perduto
encounter-E12-low = Il convoglio resta perduto, e nessuno nota che cosa trasporti.
encounter-E12-middle = Una pattuglia legge i marchi sulle casse. La merce è sequestrata; ciò che hai pagato è perduto.
encounter-E12-high = Le vedove del convoglio vengono a sapere chi ha comprato il carico. La voce gira.
encounter-E12-no = Scuoti la testa e prosegui.
encounter-E13 = Predoni a noleggio
encounter-E13-low = Sparisce con la tua carta e, si scopre poi, con il tuo buon nome.
encounter-E13-middle = La razzia riesce. Poi qualcuno trova il tuo sigillo sul contratto.
encounter-E13-high = La razzia riesce, e anima viva non ha visto nulla.
encounter-E13-no = Lo mandi via, e lui si inchina come se se lo aspettasse.
encounter-E14 = Lupo solitario
encounter-E14-escape = I suoi colpi si fanno corti, poi tacciono. Lo semini.
encounter-E14-win = Il predone va in pezzi davanti a te, e tu ne recuperi una parte.
encounter-E14-lose = Un colpo a mezza nave. Quando il fumo si dirada, manca anche parte del carico.
encounter-E15 = Lame gemelle
encounter-E15-escape = Ti allontani sotto gli occhi di tutte le stazioni. Una fuga vile, la chiamano.
encounter-E15-win = Una lama è spezzata, l’altra si arrende. La loro stiva è tua.
encounter-E15-lose = Arrivano dai due lati e ti fanno a pezzi.
encounter-E16 = Il vecchio corsaro
encounter-E16-escape = I motori del vecchio tossiscono. Lo semini.
encounter-E16-win = Il predone ammaina la bandiera. La nave è la tua preda.
encounter-E16-lose = Lo fa da quarant’anni. Ti ricaccia fino a casa.
encounter-E17 = Il panfilo in fiamme
encounter-E17-win = La trascini via con la vernice che ribolle. Il meccanico che hai salvato ti ricompensa.
encounter-E17-lose = Un’altra mano la raggiunge prima. Tutto ciò che riporti è una parte fusa.
encounter-E17-no = Mantieni la rotta. Ci pensi qualcun altro.
encounter-E18 = Pellegrini in pericolo
encounter-E18-win = Si inginocchiano sul tuo ponte, poi dividono ciò che hanno.
encounter-E18-lose = Arrivi tardi, e il calore si prende una parte.
encounter-E18-no = Mantieni la rotta. Ci pensi qualcun altro.
encounter-E19 = La navetta dell’ambasciatore
encounter-E19-win = Era un inviato del Consiglio. Il tuo nome è venerato in tutto il settore.
encounter-E19-lose = Una corsa inutile: altri l’avevano già messa in salvo. Ti costa una parte e la giornata.
encounter-E19-no = Qualcuno ha annotato chi è passato oltre. Egoismo, dicono.
encounter-E20 = L’esca
encounter-E20-win = Non c’era nessuna nave, solo cannoni. Era una trappola, e l’hai rovesciata.
encounter-E20-lose = Non c’era nessuna nave, solo cannoni. Era una trappola, e si chiude.
encounter-E20-no = Alle tue spalle la voce si interrompe a metà parola. Era una trappola: bene che tu abbia proseguito.
encounter-E21 = Chiatta sotto tiro
encounter-E21-win = I rampini cadono. Il barcaiolo è grato, e lo dice in merci.
encounter-E21-lose = Ti immobilizzano la nave e, già che ci sono, si servono.
encounter-E21-no = Abbassi le luci e prosegui.
encounter-E22 = Coloni sotto tiro
encounter-E22-win = I pirati tagliano le cime e scappano. I coloni ti ricompensano.
encounter-E22-lose = Un colpo a mezza nave, prima ancora di arrivare a tiro.
encounter-E22-no = Ti hanno visto virare. La tua fuga è notata.
encounter-E23 = Esploratore sotto tiro
encounter-E23-win = Per questa impresa l’esploratore ti mostra una scorciatoia che non è su nessuna carta.
encounter-E23-lose = Ti immobilizzano la nave e si servono nella tua stiva.
encounter-E23-no = Prosegui, per la via lunga.
encounter-E24 = Squarcio d’argento
encounter-E24-win = Resti davanti all’orlo d’argento e lo cavalchi fin dove vuoi.
encounter-E24-lose = L’orlo ti raggiunge. Ti sballotta e ti risputa dov’eri.
encounter-E24-no = Lo eviti, e vai dritto incontro a qualcos’altro.
encounter-E25 = Squarcio affamato
encounter-E25-low = Si chiude dietro la nave come una bocca. Non ne esce più nulla.
encounter-E25-middle = Ti mastica per un po’. Ne strisci fuori più lentamente di prima.
encounter-E25-high = Le attraversi la gola così in fretta che si dimentica di inghiottire.
encounter-E25-no = Ti tieni alla larga, e morde il vuoto.
encounter-E26 = Squarcio che canta
encounter-E26-win = Segui la melodia fino in fondo, e la tua carta viene copiata ovunque.
encounter-E26-lose = Perdi il tempo, e ti strappa una parte.
encounter-E26-no = Ti tieni alla larga e canticchi quel motivo per giorni.
encounter-E27 = I cantori grigi
encounter-E27-0 = Smettono di cantare. Una maledizione su di te, e qualcosa si stacca dallo scafo.
encounter-E27-1 = Uno di loro posa una mano sulla tua prua. Una benedizione su di te.
encounter-E27-2 = «Di’ un luogo», cantano. Il tuo desiderio è esaudito.
encounter-E27-3 = «Di’ un luogo», cantano. Il tuo desiderio è esaudito, e ora c’è una strofa che ne parla.
encounter-E28 = La flotta delle lanterne
encounter-E28-0 = Le lanterne ti passano accanto, una dopo l’altra.
encounter-E28-1 = Appendono una lanterna alla tua prua. Una benedizione su di te.
encounter-E28-2 = Volgono verso di te i grandi specchi: un vento per le tue vele.
encounter-E28-3 = Si consultano un poco, poi ti danno una delle loro barche.
encounter-E29 = Il convoglio silenzioso
encounter-E29-0 = Si voltano tutti insieme, e qualcuno lo vede.
encounter-E29-1 = Un solo gesto passa di nave in nave. Significa avarizia.
encounter-E29-2 = Si inchinano tutti, senza un suono.
encounter-E29-3 = L’intero convoglio si divide, e dov’era si apre la via.
encounter-E30 = Il clan dei calderai
encounter-E30-0 = Avevano sperato di meglio. Delusi, vanno per la loro strada.
encounter-E30-1 = La pesano, pesano qualcos’altro in cambio e commerciano onestamente.
encounter-E30-2 = Mezza dozzina di bambini sciama sul tuo scafo, e quando hanno finito c’è una parte in più.
encounter-E30-3 = Tutto il clan sale a bordo con gli attrezzi. Ti venerano come si venera un amico.
encounter-E31 = Usura: il lungo viaggio
encounter-E31-read = Troppo peso su vecchi bulloni.
encounter-E32 = Usura: l’ispezione
encounter-E32-read = Sono arrivati gli ispettori.

# Colonne sulla cornice della mappa; senza la I, che pare un 1.
column = { $x ->
   *[0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
    [7] H
    [8] J
    [9] K
    [10] L
    [11] M
    [12] N
    [13] O
    [14] P
    [15] Q
    [16] R
    [17] S
    [18] T
    [19] U
    [20] V
    [21] W
    [22] X
    [23] Y
    [24] Z
}
