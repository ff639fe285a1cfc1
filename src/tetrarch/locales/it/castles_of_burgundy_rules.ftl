# Le regole in breve. Una riga che comincia con un trattino è una voce di elenco, i numeri delle regole diventano collegamenti, (1) è un segno in una figura.

castles_of_burgundy_rules-goal =
    Governi un ducato in Borgogna e lo riempi di tessere: castelli, miniere, navi, bestiame, monasteri e città. Danno punti le tessere, le aree completate e le merci vendute.

    Dopo cinque fasi di { $rounds } round ciascuna vince chi ha più punti.
castles_of_burgundy_rules-setup =
    - Ognuno ha un ducato di 37 caselle in sei colori. Ogni casella mostra un numero da 1 a 6. All’inizio metti un castello su una casella castello a tua scelta.
    - Ognuno riceve { $goods } merci, { $silver } moneta d’argento e dei lavoratori: { $workers_0 } il primo giocatore, { $workers_1 } il seguente, poi { $workers_2 } e { $workers_3 }.
    - All’inizio di ogni fase ciò che resta nei sei depositi numerati (1) e nel deposito nero (2) esce dal gioco, e tutti vengono riempiti di nuovo. Le merci restano.
    - Si dispongono cinque merci per i cinque round della fase (3).
castles_of_burgundy_rules-round =
    Tutti lanciano i propri due dadi; il primo lancia anche il dado bianco, e la prossima merce della fase va nel deposito con quel numero (CB-36). Poi ognuno ha un turno, nell’ordine del tracciato: viene prima chi è più avanti, in una pila chi sta sopra (CB-37).
castles_of_burgundy_rules-turn =
    Nel tuo turno fai una cosa con ciascuno dei tuoi due dadi, nell’ordine che vuoi, anche due volte la stessa (CB-40):

    - **Prendi una tessera** dal deposito con il numero del dado e mettila nella scorta, che ne contiene { $storage } (CB-49). Se è piena, prima ne scarti una.
    - **Piazza una tessera** della scorta su una casella vuota del suo colore con il numero del dado, accanto a una tessera già piazzata (CB-55, CB-56). L’effetto è immediato.
    - **Vendi merci:** tutte quelle che hai del tipo con il numero del dado. Danno { $sale_silver } moneta d’argento in tutto, e per ogni tessera { $sale_2 }, { $sale_3 } o { $sale_4 } punti in due, tre o quattro giocatori (CB-86).
    - **Prendi { $take_workers } lavoratori** con un dado qualsiasi (CB-87).

    Un **lavoratore** ceduto cambia un dado di 1; 6 e 1 sono vicini (CB-44). Una volta nel tuo turno puoi comprare una tessera del deposito nero per { $price } monete d’argento, senza dado (CB-88).
castles_of_burgundy_rules-tiles =
    Una tessera fa il suo effetto quando la piazzi; monasteri e miniere lavorano dopo.

    - In una **città,** un gruppo contiguo di caselle edificio, ogni tipo di edificio può stare una sola volta (CB-60).
    - Il **bestiame** dà un punto per ciascuno dei suoi animali, e con loro per tutti gli animali della stessa specie piazzati prima nello stesso pascolo (CB-70, CB-71).
    - Le **navi** portano tutte le merci di un deposito a scelta e ti fanno avanzare di uno spazio sul tracciato. Puoi conservare al massimo tre tipi di merci (CB-64, CB-66).
    - Le **miniere** danno una moneta d’argento ciascuna alla fine di ogni fase. Un **castello** è un’azione in più con un numero a scelta.
castles_of_burgundy_rules-scoring =
    Quando riempi l’ultima casella di un’**area,** cioè di caselle vicine dello stesso colore, segni punti per la sua dimensione: { $area_1 }, { $area_2 }, { $area_3 }, { $area_4 }, { $area_5 }, { $area_6 }, { $area_7 } o { $area_8 } per 1–8 caselle. Inoltre ogni area completata dà { $phase_A } punti nella fase A, { $phase_B } nella B, { $phase_C } nella C, { $phase_D } nella D e { $phase_E } nella E (CB-91, CB-92). Conviene quindi completare presto, anche aree piccole.

    Chi riempie per primo **tutte le caselle di un colore** prende la tessera bonus grande, che vale { $first_2 }, { $first_3 } o { $first_4 } punti in due, tre o quattro giocatori. Il secondo prende la piccola, che vale { $second_2 }, { $second_3 } o { $second_4 } (CB-94, CB-95).
castles_of_burgundy_rules-end =
    Dopo la fase E segni { $unsold } punto per ogni merce non venduta, { $coin } per ogni moneta d’argento e 1 ogni { $pair } lavoratori (CB-127). Poi contano i monasteri che danno punti alla fine, i numeri da 15 a 26 (CB-128).

    Vince chi ha più punti. In parità chi ha meno caselle vuote, poi chi è più indietro sul tracciato (CB-130).

## Capitoli

castles_of_burgundy_rules-title-round = Un round
castles_of_burgundy_rules-title-tiles = Le tessere

## Espansioni

castles_of_burgundy_rules-extra_tiles = Due monasteri in più, una gru che può fare ciò che fa qualsiasi edificio e delle oche, che stanno con ogni mandria (CB-140).
castles_of_burgundy_rules-border_posts = Ogni ducato ha tre posti al margine. Collegarne due con una catena di tessere dà i punti della fase; chi per primo e chi per secondo li collega tutti e tre prende una tessera bonus (CB-150, CB-152, CB-154).
castles_of_burgundy_rules-white_castles = I castelli bianchi sono edifici. Chi ne piazza uno ha un’azione in più, con il numero del dado bianco (CB-156, CB-158).
castles_of_burgundy_rules-inns = In ogni fase si può comprare una locanda come una tessera nera. Va su una casella di qualsiasi colore e fa contare la sua area come se ne avesse una in più, una locanda per area (CB-163, CB-165, CB-168).
castles_of_burgundy_rules-trade_routes = Le merci vendute si posano sulla tua rotta commerciale, da sinistra a destra. Una merce su uno spazio del suo tipo porta l’effetto dell’edificio che lo spazio mostra (CB-171, CB-174). Sei delle dodici tessere sono nostre.
castles_of_burgundy_rules-shields = Con due dadi dello stesso numero puoi prendere, al posto delle tue due azioni, uno scudo dal deposito di quel numero e metterlo su un castello. Gli scudi hanno poteri e punti, e costano una moneta d’argento ciascuno alla fine di ogni fase (CB-180, CB-185).
castles_of_burgundy_rules-teams = Due squadre da due condividono un ducato doppio, lavoratori, argento e merci. Ognuno ha dadi, punti e un po’ di scorta propri (CB-212, CB-220, CB-221). I colori del lato per esperti sono nostri.
castles_of_burgundy_rules-solo = In solitario riempi un ducato con fiumi in 25 round. In ogni round si perde una tessera. Ogni volta che raggiungi un obiettivo di punti ottieni un’azione, e l’obiettivo scende (CB-238, CB-243, CB-253).
castles_of_burgundy_rules-vineyards = Ognuno ha un vigneto oltre al ducato. Le tessere doppie con due viti portano due bonus quando le piazzi, un livello completo una tessera vitigno, e ogni tessera vitigno alla fine fa contare un’area del suo colore (CB-259, CB-271, CB-278). La plancia vigneto è nostra.
castles_of_burgundy_rules-chateauma = Un avversario automatico per una, due o tre persone. Dadi e carte dicono che cosa fa, su tre livelli; vinci se hai più punti di lui (CB-281, CB-316).

## Figure

castles_of_burgundy_rules-figure-depots = Il centro del tavolo in tre giocatori: sei depositi numerati, qui il primo (1), il deposito nero (2), la fase con le sue merci (3) e il dado bianco (4).
    .alt = Sei depositi con tre tessere ciascuno, il deposito nero con tre tessere, le cinque merci della fase e il tracciato dell’ordine di turno.
castles_of_burgundy_rules-figure-turn = Che cosa è tuo: tessere nella scorta, come un mercato (1), merci, come due del tipo 5 (2), lavoratori e argento, e il ducato con il castello da cui è partito (3). Hai lanciato 2 e 5: con il 5 potresti vendere quelle due merci.
    .alt = L’area di un giocatore: la scorta con un mercato e delle mucche, merci, lavoratori e argento, e il ducato con un castello, una nave e una torre di guardia.
castles_of_burgundy_rules-figure-pasture = In questo pascolo sono arrivate prima 3 mucche (1) e 3 pecore (2). Ora 4 mucche (3) danno 4 + 3 = 7 punti; le pecore questa volta non danno nulla.
    .alt = Un pascolo di caselle verdi con tre mucche, tre pecore e quattro mucche.
castles_of_burgundy_rules-figure-area = Le tre caselle blu a destra sono piene: { $area_3 } punti per la dimensione. Nella fase B se ne aggiungono { $phase_B }: in tutto { $example }.
    .alt = Un ducato. Le tre caselle nave vicine, a destra del castello, sono piene di navi.
