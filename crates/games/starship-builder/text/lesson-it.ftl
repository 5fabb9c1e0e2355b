# A guided first game
option-lesson = Prima partita guidata
option-lesson-off = nessuna
option-lesson-first-ship = La prima nave
lesson-next-take = Prendi { $card }
lesson-next-assemble = Consegna la nave indicata
lesson-next-none = In questa mano non c’è una nave: non consegnarne
lesson-next-chain = Scegli una catena di alimentazione
lesson-thruster = A una nave servono un propulsore, un robonauta e una raffineria. Sei mazzi sono scoperti, e a ogni turno prendi una carta in cima; quella sotto viene alla luce. Comincia con un propulsore: dà spinta, e consuma carburante.
lesson-robonaut = Prima di ogni giro le carte in cima vanno sotto i mazzi: guarda ogni volta di nuovo. Prendi un robonauta: più basso è il suo ISRU, meglio è.
lesson-refinery = Ogni nave ha bisogno anche di una raffineria. Carte leggere fanno una nave leggera: la massa è una delle cinque cose che si confrontano. Prendi una raffineria.
lesson-generator = Robonauta e raffineria sono fermi: chiedono entrambi Elettricità. La danno i generatori, e uno basta per tutte le carte che la chiedono. Prendi un generatore.
lesson-reactor = Quasi tutti i generatori vanno a loro volta alimentati, con Onda o Raffica, e così molti propulsori. Le danno i reattori. Prendi un reattore.
lesson-radiator = Generatori e reattori producono calore, contato in therm. Un radiatore lo toglie, e di più sul lato pesante. Prendi un radiatore.
lesson-spare = Una carta per tipo: potresti già costruire una nave. Chi ha più carte può scegliere. Prendine una che renda la nave più leggera, più forte o più parca.
lesson-end = La scelta delle carte finisce appena un mazzo è vuoto, e non prima. Prendi dal mazzo più piccolo finché lo è.
lesson-assemble = Ora ciascuno consegna in segreto una nave: propulsore, robonauta e raffineria, ciò che li alimenta, e radiatori per il calore. Scegli le carte indicate, guarda i cinque numeri e consegna la nave.
lesson-chain = Il tuo propulsore può essere alimentato in più modi, e ciascuno cambia spinta e carburante. Scegline uno.
