## La prima partita

kingsburg_lessons-first_game = La tua prima partita
    .help = Conquista con i dadi i consiglieri del re, costruisci una provincia e resisti agli invasori.
kingsburg_lessons-first_game-gift = Governi una provincia al confine del regno: i consiglieri del re ti aiutano a costruirla, e ogni inverno arrivano gli invasori. Vince chi ha più punti dopo cinque anni. Per cominciare il re ti manda un dono: prendi una merce.
kingsburg_lessons-first_game-squire = Primavera. Hai tirato 2, 4 e 5, e a corte aspettano diciotto consiglieri, numerati da 1 a 18. I dadi influenzano il consigliere che ha esattamente il loro numero e te ne conquistano l'aiuto per questa stagione: metti il tuo 2 sul Signorotto.
    .good = Il Signorotto ti darà 1 oro. Tu e il tuo avversario vi alternate, un consigliere alla volta.
    .pass = Passare è permesso, ma poi in questa stagione non metteresti più dadi, e tutti e tre sarebbero persi. Metti il 2 sul Signorotto.
    .other = Anche quel consigliere ti aiuterebbe. Ma il 4 e il 5 ti serviranno fra poco, tutti e due insieme: metti il 2 sul Signorotto.
kingsburg_lessons-first_game-hunter = I dadi si possono anche sommare: 4 e 5 fanno 9, ed è il Capocaccia. Un consigliere con dei dadi è occupato per questa stagione. Il tuo avversario ha la Nobildonna, e i dadi neutrali, che non sono di nessuno e si usano quando si gioca in due, ne occupano altri due.
    .good = Tutti i tuoi dadi sono piazzati. Ora i consiglieri aiutano, dal numero più basso al più alto.
    .pass = Passare è permesso, ma il 4 e il 5 sarebbero persi. Mettili tutti e due sul Capocaccia.
    .other = Il 5 da solo ti porterebbe un soldato. L'inverno è ancora lontano e ora ti servono merci: metti insieme il 4 e il 5.
kingsburg_lessons-first_game-help = Il Signorotto ti ha dato 1 oro. Il Capocaccia dà 1 legno e inoltre 1 oro oppure 1 pietra. Con l'oro puoi costruire una Statua, con la pietra una Torre di Guardia: che cosa preferisci?
    .gold = Oro. La Statua è a portata di mano.
    .stone = Pietra. La Torre di Guardia è a portata di mano.
kingsburg_lessons-first_game-build = Ora costruisci! Puoi costruire un edificio a stagione, pagandolo con le tue merci. Ogni riga della provincia si costruisce da sinistra a destra, quindi il primo edificio di ciascuna è aperto. Punti, forza per l'inverno o un guadagno ogni anno: scegli tu.
    .statue = Subito 3 punti. E gli edifici più a destra in questa riga valgono ancora di più.
    .tower = 1 punto, e 1 di forza in più in ogni battaglia.
    .inn = Nessun punto, ma alla fine di ogni estate ti dà un gettone "+2". Tra poco vedrai a che cosa serve.
    .palisade = Nessun punto, ma 1 di forza in più in ogni battaglia, e 2 contro gli Zombi.
    .barricade = Nessun punto, ma 1 di forza in più contro i Goblin, e costa poco.
    .done = Puoi tenere le merci per dopo. Ma un edificio è utile appena costruito: costruiscine uno.
kingsburg_lessons-first_game-reward = Anche il tuo avversario ha costruito. Dopo la primavera il re dà 1 punto a chi ha più edifici, e in parità a tutti gli interessati: l'avete avuto tutti e due. I tuoi punti: { $points }.
kingsburg_lessons-first_game-summer = Estate, nuovi dadi. Comincia chi ha il totale più basso: il tuo avversario ha tirato meno di te e ha già l'Astronomo. Questa stagione è tutta tua: piazza i dadi come vuoi, scegli che cosa danno i consiglieri e costruisci.
    .pass = Passi. I dadi che avanzano sono persi.
    .saved = Tieni le merci per qualcosa di più grande.
kingsburg_lessons-first_game-after_summer = Ben governato! I tuoi punti: { $points }. Dopo l'estate il re manda il suo agente ad aiutare chi è rimasto indietro; ne parla un altro capitolo. Segue una terza stagione, l'autunno, e poi l'inverno. Guardiamo l'autunno di un anno dopo.
kingsburg_lessons-first_game-autumn = Autunno del secondo anno. Hai una Statua, una Locanda e una Torre di Guardia, e la Locanda ti ha dato un gettone "+2". In inverno arrivano gli invasori, quest'anno con forza 3, 4 o 5, e nessuno sa ancora chi sono.
kingsburg_lessons-first_game-general = Il Generale, numero 10, ti darebbe 2 soldati. Il tuo 3 e il tuo 5 fanno solo 8, ma il gettone "+2" li porta a 10. Metti tutto sul Generale.
    .good = Il gettone è speso. Puoi usarne uno in ogni stagione.
    .pass = Passare è permesso, ma affronteresti l'inverno senza soldati. Metti 3, 5 e il gettone sul Generale.
    .other = Lì quei dadi vanno bene. Ma non hai ancora soldati, e presto è inverno: metti 3, 5 e il gettone sul Generale.
kingsburg_lessons-first_game-merchant = Ti resta il 4. Conquista il Mercante.
    .pass = Passare è permesso, ma il 4 sarebbe perso. Prendi il Mercante.
kingsburg_lessons-first_game-gold_or_wood = Il Mercante dà 1 oro o 1 legno. Hai già 2 ori e 1 legno, e con un secondo legno potresti costruire una Palizzata. Scegli tu.
kingsburg_lessons-first_game-looked = Il Generale ti ha dato i suoi soldati (ne hai { $soldiers }) e ti ha fatto guardare gli invasori: Orchi di forza 4. Lo sai solo tu! In inverno ognuno combatte da solo. Ogni soldato conta 1, la Torre di Guardia conta 1, e il re manda a tutti da 1 a 6 soldati in più, secondo un dado.
kingsburg_lessons-first_game-arm = I tuoi 2 soldati e la Torre di Guardia fanno 3, e il re aggiunge almeno 1. Con più di 4 vinci, con 4 è un pareggio, con meno perderesti 2 merci e un edificio. Prima puoi costruire, poi reclutare soldati per 2 merci l'uno. Decidi, e verrà l'inverno.
    .wall = 1 di forza in più, in questa battaglia e in tutte le prossime.
    .built = Ben costruito. Contro gli Orchi, però, non aggiunge nulla.
    .soldier = Un soldato in più per questo inverno.
    .done = E così sia.
kingsburg_lessons-first_game-battle = Il dado del re mostrava solo 1. { $won ->
        [0] Hai combattuto con 4, quanto gli Orchi: un pareggio, niente vinto e niente perso.
       *[other] Hai combattuto con più dei 4 degli Orchi: hai vinto 1 oro, e 1 punto per la vittoria più forte.
    } Il tuo avversario era più debole e ha perso un edificio. Dopo la battaglia tutti i soldati tornano a casa.
kingsburg_lessons-first_game-last_autumn = Tre anni dopo: l'ultimo autunno. I tuoi punti: { $points }, quelli dell'avversario: { $others }. Gli ultimi invasori sono i più forti, da 7 a 9. In battaglia i tuoi edifici contano 3, 4 se arrivano gli Zombi o i Demoni, e grazie alla Caserma un soldato costa solo 1 merce.
kingsburg_lessons-first_game-last_season = Tutto tuo: piazza i dadi, prendi gli aiuti, costruisci e recluta. Le merci che tieni non valgono punti, quindi spendile.
kingsburg_lessons-first_game-counted = Cinque anni sono passati, ed ecco da dove sono venuti i punti: tu ne hai { $points }, il tuo avversario { $others }. Ora conosci il gioco. Brevi capitoli mostrano le finezze, e una vera partita ti aspetta.

## Influenza e aiuto

kingsburg_lessons-influence = Influenza e aiuto
    .help = I dadi bianchi, il Mercato, l'Alchimista e l'agente del re, che apre una porta chiusa.
kingsburg_lessons-influence-white = Il re aiuta chi è indietro: hai meno edifici, quindi in questa primavera tiri un dado bianco oltre ai tuoi. Mostra 4. I dadi bianchi non stanno mai da soli, ma si aggiungono a qualsiasi gruppo con un dado del tuo colore. Il tuo avversario ha un 6 e vorrebbe l'Alchimista: arriva prima, con il 2 e il 4 bianco.
    .good = 6, e l'Alchimista è tuo. Conviene guardare anche i dadi degli altri.
    .pass = Passando non useresti nessun dado. Prendi l'Alchimista con il 2 e il 4 bianco.
    .other = Le regole lo permettono. Ma poi l'Alchimista potrebbe essere preso, o più tardi ti mancherebbe un dado: prendilo con il 2 e il 4 bianco.
kingsburg_lessons-influence-market = Il tuo 5 conquisterebbe il Sergente, ma lì ci sono dadi neutrali. Hai un Mercato! Una volta a stagione permette a un gruppo di conquistare il consigliere di uno più alto o più basso della sua somma. Metti il 5 sul Mercante, numero 4.
    .good = Ora il 4 del tuo avversario trova il Mercante occupato e non raggiunge nessuno.
    .pass = Passare è permesso, ma il 5 e il 2 sarebbero persi. Metti il 5 sul Mercante.
    .other = È possibile. Ma il 2 non ha bisogno del Mercato, e il tuo avversario ha un 4 per il Mercante: mettici subito il tuo 5.
kingsburg_lessons-influence-squire = Resta il 2, e il Mercato è già usato per questa stagione. Rimane il Signorotto.
    .pass = Il 2 andrebbe perso. Meglio il Signorotto che nessuno.
kingsburg_lessons-influence-merchant = I consiglieri aiutano in ordine crescente. Il Signorotto ti ha dato 1 oro, ora tocca al Mercante: oro o legno?
kingsburg_lessons-influence-alchemist = Ora l'Alchimista: prende 1 merce e ne dà 1 di ciascuno degli altri due tipi. Non avevi nulla, eppure puoi pagarlo, perché i numeri più bassi hanno aiutato prima di lui.
    .good = Una merce in meno e due in più: così lavora lui.
    .decline = Al suo aiuto si può rinunciare, ma una merce ne diventa due. Dagliene una.
kingsburg_lessons-influence-envoy = Autunno. Dopo l'estate l'agente del re va a chi ha meno edifici, e fra più giocatori a chi ha meno merci: a te. Aiuta una volta, fino alla fine dell'estate seguente. Con lui puoi andare da un consigliere già occupato. La Regina, 17, è l'amica migliore che ci sia: conquistala con tutti i dadi e il gettone "+2".
    .good = L'agente apre la porta e torna sul calendario.
    .pass = Passando sprecheresti i dadi, e l'agente aspetterebbe. Usalo ora per la Regina.
    .other = I dadi lì vanno bene. Ma solo la Regina dà 2 merci a tua scelta e in più 3 punti: usa tutti i dadi e il gettone.
kingsburg_lessons-influence-queen = La Regina ti ha dato 3 punti e ti ha mostrato gli invasori di quest'anno: Zombi di forza 5. Ora prendi 2 merci, uguali o diverse.
kingsburg_lessons-influence-finish = I tuoi punti: { $points }. L'agente può fare anche un'altra cosa, in alternativa: permettere un secondo edificio in una stagione. Lo vedrai nel capitolo sulla costruzione.

## Costruire

kingsburg_lessons-building = Costruire
    .help = Le righe da sinistra a destra, il secondo edificio dell'agente, e quali edifici rendono e quando.
kingsburg_lessons-building-crane = La tua provincia ha cinque righe con quattro edifici ciascuna. In ogni riga si costruisce da sinistra a destra, e più a destra si va, più gli edifici costano e valgono. L'Argano fa costare 1 oro in meno il terzo e il quarto edificio di ogni riga: costruiscilo per 1 legno e 1 pietra.
    .good = 1 punto, e l'Argano lavora da questo momento.
    .done = Puoi non costruire nulla, ma ora puoi costruire addirittura due volte. Comincia dall'Argano.
    .other = È il prossimo della sua riga, quindi puoi. Ma l'Argano fa risparmiare oro su tutto ciò che costruirai più a destra: comincia da lì.
kingsburg_lessons-building-town_hall = Un edificio a stagione è la regola, ma tu hai l'agente del re: con lui puoi costruire due volte. L'Argano ha aperto la strada al Municipio e l'ha reso meno caro: 1 oro, 1 legno e 1 pietra. Costruiscilo.
    .good = 2 punti, e l'agente torna sul calendario.
    .done = Terresti l'agente, ma finita l'estate dovresti restituirlo. Usalo adesso.
    .other = È permesso anche questo. Ma il Municipio dà 2 punti e può portarne 1 in più a ogni stagione: costruiscilo.
kingsburg_lessons-building-season_end = L'estate finisce. La Locanda ti ha appena dato il suo gettone "+2" annuale. E il Municipio, benché nuovo, lavora già: usalo per trasformare 1 merce o 1 gettone in 1 punto.
    .done = Non c'è obbligo, e a volte una merce vale di più. Ma prova: usa il Municipio.
kingsburg_lessons-building-pay = Che cosa paghi: il tuo ultimo oro, o il gettone che ti aiuterebbe in autunno?
kingsburg_lessons-building-choice = Primavera del quarto anno, e i magazzini sono pieni. La Chiesa dà di più subito. L'Ambasciata paga un punto a stagione, le Fattorie tirano un dado bianco a stagione, la Fucina rafforza per l'inverno. Restano due anni: che cosa costruisci?
    .church = 7 punti, e 1 di forza in più contro i Demoni. Dopo, in questa riga resta solo la Cattedrale, la più cara di tutte.
    .embassy = 4 punti, e 1 alla fine di ogni stagione. Conta anche questa primavera, quindi ne arrivano altri 6 se resta in piedi fino alla fine: 10 in tutto.
    .farms = 2 punti, e dall'estate un dado bianco in ogni stagione. In battaglia contano 1 in meno.
    .blacksmith = 2 punti, e 1 di forza in più nei due inverni che vengono. E apre la strada alla Caserma.
    .done = Hai merci per i migliori. Costruisci uno dei quattro.
    .palisade = La Palizzata è utile e costa poco, ma oggi puoi permetterti di più. Costruisci uno dei quattro.
kingsburg_lessons-building-finish = Ecco il cuore della costruzione: all'inizio scegli ciò che rende più volte, più tardi ciò che dà punti subito, e non dimenticare mai l'inverno. Chi ha più edifici riceve 1 punto dopo la primavera; chi ne ha meno riceve l'agente.

## L'inverno

kingsburg_lessons-winter = L'inverno
    .help = Reclutare, i soldati del re, vittoria, pareggio e sconfitta, e che cosa distrugge una sconfitta.
kingsburg_lessons-winter-recruit = Si avvicina l'inverno del terzo anno. Hai guardato gli invasori: Goblin di forza 5. Torre di Guardia e Palizzata contano 1 ciascuna, e la Barricata 1 contro i Goblin: in tutto 3. Prima della battaglia ognuno può reclutare, un soldato per 2 merci. Recluta un soldato; le merci le scegli tu.
    .good = Un soldato: ora conti 4.
    .done = Andresti con 3 sperando nel dado del re; con un 1 la battaglia sarebbe persa. Recluta un soldato.
kingsburg_lessons-winter-second = Fra un attimo il re manda a tutti tanti soldati quanti ne mostra un dado, da 1 a 6. Nel caso peggiore avresti 5, un pareggio: niente vinto, niente perso. Un secondo soldato rende certa la vittoria e costa le tue ultime 2 merci. Che cosa fai?
    .more = La certezza prima di tutto.
    .done = Un piccolo rischio, e 2 merci risparmiate.
kingsburg_lessons-winter-won = Il dado del re mostrava 2, e hai vinto: 1 pietra, come prometteva la carta, e 1 punto per la vittoria più forte. Il tuo avversario aveva solo 3 e ha perso 1 oro e la Chiesa con i suoi 7 punti. Chi perde un edificio perde quello più a destra; fra più edifici di quella colonna, quello più in alto.
kingsburg_lessons-winter-lose = Un altro inverno, nel secondo anno: Orchi di forza 4. Avevi solo una Torre di Guardia e nessun soldato, il dado del re mostrava 1, quindi hai combattuto con 2. Una sconfitta! La carta prende 2 merci a tua scelta: quali?
kingsburg_lessons-winter-lost = E un edificio: il tuo Mercato era il più a destra, quindi non c'è più, e con lui il suo punto. Puoi ricostruirlo. I tuoi punti: { $points }. Ciò che non hai non lo puoi perdere, e nulla lo sostituisce.
kingsburg_lessons-winter-finish = Perciò preparati: il dorso della carta dice le forze possibili, Generale e Regina te la fanno guardare, Sergente, Generale e Re portano soldati, la Caserma li fa costare meno. E con un Muro di Pietra un pareggio è una vittoria. I soldati tornano a casa ogni inverno, gli edifici restano.

## Modulo 1: righe addizionali

kingsburg_lessons-extra_rows = Righe addizionali
    .help = Le righe A e G: merci che si trasformano in altre, e aiuti per i soldati.
kingsburg_lessons-extra_rows-sawmill = Due righe in più per ogni provincia: A sopra le altre, G sotto. La riga A fa rendere di più le tue merci. Comincia con la Segheria, per 2 legni e 1 pietra: costruiscila.
    .good = 1 punto. E l'estate sta proprio per finire.
    .done = Puoi tenere le merci. Ma la Segheria rende già in questa estate: costruiscila.
    .other = È permesso. Ma qui si tratta delle righe nuove: costruisci la Segheria.
kingsburg_lessons-extra_rows-convert = Alla fine di ogni estate la Segheria può trasformare 1 legno in 2 ori. Usala.
    .good = Dopo vengono Tagliapietre e Oreficeria per pietra e oro, e la Zecca li fa lavorare tutti e tre anche in primavera e in autunno.
    .other = Puoi farne a meno. Ma 2 ori per 1 legno sono un buon affare: usa la Segheria.
kingsburg_lessons-extra_rows-recruit = Un anno dopo. La riga G pensa all'inverno. Il Campo d'Addestramento ti ha appena dato un soldato, perché ne avevi meno di 2. E con il Centro di Reclutamento un gettone "+2" vale una merce quando recluti: assolda un soldato per 1 oro e il gettone.
    .good = Due soldati sono pronti.
    .done = Potresti tenere l'oro e il gettone per la primavera. Ma prima arrivano gli invasori: recluta.
kingsburg_lessons-extra_rows-academy = Orchi di forza 5. Il dado del re mostra 2, quindi conti 2 soldati tuoi e 2 suoi. Le Fortificazioni Sommarie aggiungono 1, perché la forza è 5 o meno. Sarebbe solo un pareggio! Ma hai un'Accademia Militare: tira un dado tutto tuo.
    .done = Allora resta un pareggio. Tirare non costa nulla, perché dopo puoi comunque contare i soldati del re.
kingsburg_lessons-extra_rows-keep = Un 5! Ora scegli quali soldati contano: quelli del tuo dado o quelli del re.
    .royal = È un tuo diritto, ma sarebbero 2 invece di 5, e un pareggio. Conta il tuo dado.
kingsburg_lessons-extra_rows-finish = 8 contro 5: vittoria! I tuoi punti: { $points }. Con sette righe c'è più scelta di quanto si possa costruire in cinque anni, e in una sconfitta la riga A è quella più in alto.

## Modulo 2: righe alternative

kingsburg_lessons-alternate_rows = Righe alternative
    .help = Strisce che sostituiscono intere righe della tua provincia: nessuna provincia è uguale a un'altra.
kingsburg_lessons-alternate_rows-lay = Prima dell'inizio ognuno pesca due strisce. Ciascuna contiene quattro edifici diversi e può coprire la riga con la sua lettera. Le tue sono la riga B, con Ponte, Altare, Monastero e Duomo, e la riga D, con Armeria, Allevamento Grifoni, Macchine da Guerra e Gilda dei Domatori di Draghi. Usale entrambe, una o nessuna.
    .both = Due righe che nessun altro ha. Tutti decidono in segreto, poi le strisce si mostrano.
    .one = Una riga nuova, l'altra resta come la conosci. Le strisce non usate lasciano la partita.
    .none = Resti a ciò che conosci; è permesso. Vediamo lo stesso che cosa sanno fare le strisce.
kingsburg_lessons-alternate_rows-bridge = Autunno del secondo anno, con entrambe le strisce in uso. Hai un Ponte: la prima volta in un anno che passi con un dado avanzato, prendi un gettone "+2". Il tuo ultimo dado mostra 1. Passi per il gettone, o conquisti il Giullare per 1 punto?
    .pass = Un dado scarso è diventato un buon gettone.
    .jester = Un punto sicuro.
kingsburg_lessons-alternate_rows-armory = Comincia l'inverno, e nessuno ha visto gli invasori; la loro forza va da 3 a 5. Il Sergente ti ha dato 1 soldato. La tua Armeria può prendere ora 1 merce e contare 2 in più in questa battaglia. Usala.
    .done = Puoi tenere la pietra. Ma 1 soldato e il dado del re sono poco: usa l'Armeria.
kingsburg_lessons-alternate_rows-pay = Va bene qualsiasi merce; tu hai una pietra. Pagala.
kingsburg_lessons-alternate_rows-finish = Goblin di forza 4, e il dado del re mostrava 2: con l'Armeria avevi 5 e hai vinto. I tuoi punti: { $points }. Leggi le tue strisce prima della prima stagione, e anche quelle degli altri. Le strisce sono quattordici, due per lettera; quelle di A e G si usano con le righe addizionali.

## Modulo 3: governatori

kingsburg_lessons-governors = Governatori
    .help = Ognuno governa con un talento suo: tre dei ventiquattro all'opera.
kingsburg_lessons-governors-choose = Prima dell'inizio ricevi tre governatori, coperti, e ne tieni uno per tutta la partita. Il Principe trasforma un brutto tiro in 3, 4 e 6. Il Politico ha consiglieri tutti suoi. L'Ingegnere in autunno costruisce due volte. Chi tieni?
    .prince = I tiri bassi non ti faranno più paura.
    .politician = Con lui a corte c'è sempre un posto per te.
    .engineer = Ogni autunno la tua provincia cresce più in fretta delle altre.
kingsburg_lessons-governors-prince = Il tuo avversario ha tenuto il Minatore. Ora guarda i tuoi tre. Con il Principe: hai tirato 1, 2 e 4, solo 7. Se tutti i tuoi dadi fanno 8 o meno, una volta a stagione può girarli su 3, 4 e 6. Usalo.
    .done = Puoi tenere 1, 2 e 4. Ma 3, 4 e 6 raggiungono consiglieri migliori: usa il Principe.
kingsburg_lessons-governors-stronger = 13 invece di 7, e tocca ancora prima a te, perché il tuo avversario ha 15. Metti i dadi dove vuoi.
    .pass = Dopo un tiro così? Conquista un consigliere.
kingsburg_lessons-governors-space = Con il Politico: ha tre caselle private, 5, 10 e 15, e nessun altro può andarci. Dadi neutrali occupano il Generale, al 10, ma il tuo 10 è libero. Metti lì tutti i dadi.
    .good = Anche lì la somma deve essere esatta.
    .pass = Le tue caselle private aspettano solo te. Metti i dadi sul 10.
    .other = Puoi. Ma guarda che cosa dà una casella privata: metti tutti i dadi sul tuo 10.
kingsburg_lessons-governors-two_goods = 10 dà due merci diverse, 5 ne avrebbe data una, 15 una di ogni tipo. Scegli.
kingsburg_lessons-governors-engineer = Con l'Ingegnere: è autunno, e puoi costruire due edifici, pagandoli entrambi per intero. Hai 2 ori e 3 legni. Quale per primo?
    .done = Sprecheresti la sua unica stagione. Costruisci.
kingsburg_lessons-governors-again = E ora il secondo.
    .done = Puoi fermarti. Ma basta per un altro: costruiscilo.
kingsburg_lessons-governors-finish = Ventiquattro governatori, ciascuno con un talento così: il Minatore del tuo avversario scava 1 oro alla fine di ogni anno. Chi vuole può metterli all'asta per punti invece di distribuirli.

## Modulo 4: carte fato

kingsburg_lessons-destiny = Carte fato
    .help = Ogni anno una carta cambia una regola per tutti: tre esempi.
kingsburg_lessons-destiny-aid = All'inizio di ogni anno si scopre una carta fato. Vale per tutti finché l'inverno non è finito. Quest'anno: Astri Nascenti. Prima, come sempre, l'aiuto del re: tu e il tuo avversario siete pari per edifici e merci, quindi ciascuno prende 1 merce.
kingsburg_lessons-destiny-stars = Astri Nascenti: in ogni stagione ci sono doni su tre piccoli consiglieri, 1 oro sul Giullare, 1 pietra sull'Architetto, 1 legno sul Sergente. Chi vi mette i dadi per primo prende subito il dono, e il consigliere aiuta come al solito. D'un tratto i dadi bassi valgono qualcosa! Scegli uno dei tre.
    .jester = Subito 1 oro, e poi 1 punto.
    .architect = Subito 1 pietra, e poi 1 legno.
    .sergeant = Subito 1 legno, e poi un soldato.
    .pass = E lasciare i doni al tuo avversario? Prendine uno.
    .other = È permesso, ma lì non c'è nessun dono. Vai da uno dei tre prima degli altri.
kingsburg_lessons-destiny-deal = Un altro anno, un'altra carta: Accordi Segreti. Una volta quest'anno, invece di piazzare dadi, puoi mettere un segnalino su un consigliere fino al numero 9 influenzato da un avversario. Così aiuta anche te. Il tuo avversario è dal Tesoriere: fai lì il tuo accordo.
    .good = I dadi restano a te: il 3 è ancora da piazzare.
    .pass = Prima l'accordo. Chi ha passato non ne fa più.
    .jester = Un accordo con il Giullare porta 1 punto. Il Tesoriere paga 2 ori: metti lì il segnalino.
    .other = Il tuo 3 può aspettare, perché nessun altro deve piazzare dadi. Prima fai l'accordo.
kingsburg_lessons-destiny-architect = Ora metti il 3 sull'Architetto.
    .pass = Il 3 andrebbe perso. Mettilo sull'Architetto.
kingsburg_lessons-destiny-dealt = Il Tesoriere ha dato 2 ori al tuo avversario, e poi 2 ori a te. Con il tuo Generale e il tuo Architetto è come una stagione con un dado in più.
kingsburg_lessons-destiny-snow = Ancora una: Neve Abbondante. Quest'inverno il dado del re non si lancia, vale 2 per tutti. Niente fortuna, quindi puoi fare i conti: i tuoi edifici danno 3, il tuo soldato 1, il re 2, in tutto 6. I Goblin che hai visto hanno 6. Che cosa ti serve ancora?
    .done = 6 contro 6 sarebbe di sicuro un pareggio. Le tue 2 merci fanno un soldato: recluta.
kingsburg_lessons-destiny-finish = 7 contro 6: vittoria. I tuoi punti: { $points }. Le carte fato sono ventinove, e in una partita ne arrivano cinque. Leggi la carta prima di tirare: decide quali dadi sono buoni quest'anno.

## Modulo 5: rinforzi scelti

kingsburg_lessons-troop_tokens = Rinforzi scelti
    .help = Niente più dado del re: quanti soldati arrivano in inverno lo decidi tu.
kingsburg_lessons-troop_tokens-choose = Qui nessuno tira per i soldati del re. Per tutta la partita hai sei gettoni truppe, 0, 1, 1, 2, 3 e 4, e un 1 l'hai usato l'inverno scorso. Quando si scoprono gli invasori, ognuno ne sceglie uno in segreto. Orchi di forza 4: la tua Torre di Guardia e il tuo soldato fanno 2. Quale gettone giochi?
    .three = In tutto 5, appena uno più del necessario. Questo è risparmio.
    .two = In tutto 4: un pareggio, e il 3 resta per un inverno peggiore.
    .four = In tutto 6. Sicuro, ma avrebbe vinto anche il 3, e il 4 non torna più.
    .few = Così hai meno di 4, e una sconfitta costerebbe il tuo oro e un edificio. Gioca 2, 3 o 4.
kingsburg_lessons-troop_tokens-fought = { $won ->
        [0] Un pareggio: niente vinto, niente perso.
       *[other] Vittoria: 1 oro, e 1 punto perché è la più forte.
    } Il tuo avversario ha giocato un 1 e ha perso. Un gettone giocato non torna, quindi cinque inverni si dividono sei gettoni.
kingsburg_lessons-troop_tokens-enough = Un anno dopo: Zombi di forza 6. Torre di Guardia e Fucina contano 1 ciascuna, la Palizzata conta 2 contro gli Zombi, e tre soldati sono pronti: 7. Restano i gettoni 0, 1, 2 e 4. Quale giochi?
    .zero = 7 contro 6 basta. Uno 0 va pur giocato in qualche inverno: meglio in uno che si vince senza.
    .more = Vinto, con più forza del necessario. Ma 7 bastava, e lo 0 ti resterà per un inverno più duro.
kingsburg_lessons-troop_tokens-kept = Anche il tuo avversario ha vinto, ma ha dovuto spendere un 3. Chi costruisce in tempo per l'inverno tiene i gettoni forti per gli ultimi invasori.
kingsburg_lessons-troop_tokens-last = L'ultimo inverno, e ti restano due gettoni, 1 e 3. Quello che tieni vale tanti punti quanti ne mostra! Demoni di forza 8: la vittoria paga 2 punti, e 1 in più alla vittoria più forte. I tuoi edifici e soldati fanno 7. Quale gettone giochi?
    .three = 10: 2 punti per la vittoria, 1 perché è la più forte, 1 per il gettone rimasto.
    .one = 8, un pareggio: niente perso, e 3 punti per il gettone rimasto. La vittoria ne avrebbe portati 4 in tutto.
kingsburg_lessons-troop_tokens-counted = Contato tutto: tu hai { $points }, il tuo avversario { $others }. Con i gettoni truppe l'inverno non è più fortuna. Prima di scegliere guarda che cosa resta agli altri.

## Modulo 6: capricci a corte

kingsburg_lessons-whims = Capricci a corte
    .help = Stagione dopo stagione un altro consigliere cambia ciò che dà.
kingsburg_lessons-whims-covered = All'inizio di ogni stagione si scopre una tessera capriccio. Copre il consigliere con il suo numero per il resto della partita: si conquista come sempre, ma dà qualcos'altro. Ora il numero 9 è sul Capocaccia. Conquistalo con il 3 e il 6.
    .pass = Così non vedresti che cosa dà ora. Mettigli il 3 e il 6.
    .other = Un consigliere senza tessera aiuta come al solito, e questo lo sai. Prova quello nuovo: 3 e 6 sul Capocaccia.
kingsburg_lessons-whims-jester = Il tuo 1 raggiunge il Giullare; lì non c'è nessuna tessera.
    .pass = L'1 andrebbe perso. Mettilo sul Giullare.
kingsburg_lessons-whims-two = Invece di legno e un'altra merce, ora il Capocaccia dà due cose diverse fra queste: 1 oro; 1 legno; 1 punto; 1 soldato insieme a un gettone "+2". Quali due?
kingsburg_lessons-whims-spy = Un anno dopo sei consiglieri hanno un capriccio. La Spia, 14, non vuole più un punto: un avversario sceglie una cosa fra oro, legno, pietra, gettone "+2" e soldato, e tu ricevi le altre quattro. Mettici tutti i dadi.
    .pass = E perdere quattro doni? Metti i dadi sulla Spia.
    .other = I dadi lì vanno bene. Ma quattro doni valgono di più: usali tutti e tre per la Spia.
kingsburg_lessons-whims-finish = Il tuo avversario ha preso il legno, e a te sono arrivati oro, pietra, gettone e soldato. Ma guarda il Mago: la sua tessera ha dato 5 punti al tuo avversario. Le tessere vanno sui numeri da 1 a 16; leggine ognuna quando si scopre. Chi vuole gioca la Restaurazione: ci sono tutte dall'inizio, e una se ne va alla fine di ogni stagione.

## Scenari

kingsburg_lessons-scenarios = Scenari
    .help = Regole speciali per una singola partita: la Valle dei Goblin, i Granai Pieni, e che cosa cambiano altri due.
kingsburg_lessons-scenarios-general = Uno scenario cambia una cosa per un'intera partita. Nella Valle dei Goblin c'è un secondo mazzo accanto agli invasori, e certi inverni si unisce alla battaglia. Autunno del terzo anno: fatti dire di più dal Generale, con 4 e 6.
    .pass = Due nemici insieme e nessun Generale? Mettigli il 4 e il 6.
    .other = L'Alchimista può aspettare. Con il 4 e il 6 conquisti il Generale.
kingsburg_lessons-scenarios-look = 2 soldati sono tuoi, oltre a quello del Sergente. Chi può guardare sceglie uno dei due mazzi. Dove guardi?
    .invader = Arrivano Orchi di forza 5. Che cosa nasconde la valle resta da vedere.
    .valley = Goblin di forza 4 nella valle: si uniranno, chiunque altro arrivi.
kingsburg_lessons-scenarios-finish = Orchi 5 e Goblin 4: una sola battaglia contro 9. Quando la valle si unisce, ognuno riceve tanti soldati quanto il numero dell'anno, ora 3, e la tua Barricata ha contato contro i Goblin. Con 11 hai vinto entrambe le ricompense, 1 oro e 1 legno, e la tua vittoria è stata la più forte. Se la valle non mostra Goblin resta tranquilla, tranne nel quinto anno.
kingsburg_lessons-scenarios-granaries = Un altro scenario, i Granai Pieni: dopo ogni stagione nessuno tiene più di 6 merci, e ogni 2 in eccesso diventano 1 punto. Tu ne hai 12. Costruisci quello che vuoi, o tieni le merci.
    .built = Ben usate: le merci in un edificio non occupano il granaio.
    .done = Una bella scorta. Vediamo che cosa ne resta.
kingsburg_lessons-scenarios-keep = Sono ancora più di 6. Quali merci tieni?
    .good = Ogni coppia ceduta ha dato 1 punto; una da sola è andata persa.
kingsburg_lessons-scenarios-others = Altri due scenari: l'Ispezione Reale premia chi ha più edifici in ogni colonna nel secondo e nel quarto anno, e nell'Ombra del Drago gli ultimi invasori sono sempre Draghi, mentre le vittorie di almeno 3 pagano un punto in più.
