## La prima partita

kingsburg_lessons-first_game = La tua prima partita
    .help = Conquista con i dadi i consiglieri del re, costruisci una provincia e resisti agli invasori.
kingsburg_lessons-first_game-gift = Governi una provincia al confine del regno: i consiglieri del re ti aiutano a costruirla, e ogni inverno arrivano gli invasori. Vince chi ha più punti dopo cinque anni. Per cominciare il re ti manda un dono: prendi una merce.
kingsburg_lessons-first_game-squire = Primavera. Hai tirato 2, 4 e 5, e a corte aspettano diciotto consiglieri, numerati da 1 a 18. I dadi conquistano il consigliere che ha esattamente il loro numero: metti il tuo 2 sul Signorotto.
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
kingsburg_lessons-first_game-arm = Dunque conti 3, e il re aggiunge almeno 1. Con più di 4 vinci, con 4 è un pareggio, con meno perderesti 2 merci e un edificio. Ora puoi costruire; poi puoi reclutare soldati per 2 merci l'uno. Decidi, e verrà l'inverno.
    .wall = 1 di forza in più, in questa battaglia e in tutte le prossime.
    .built = Ben costruito. Contro gli Orchi, però, non aggiunge nulla.
    .soldier = Un soldato in più per questo inverno.
    .done = E così sia.
kingsburg_lessons-first_game-battle = Il dado del re mostrava solo 1. { $won ->
        [0] Hai combattuto con 4, quanto gli Orchi: un pareggio, niente vinto e niente perso.
       *[other] Hai combattuto con più dei 4 degli Orchi: hai vinto 1 oro, e 1 punto per la vittoria più forte.
    } Il tuo avversario era più debole e ha perso un edificio. Dopo la battaglia tutti i soldati tornano a casa.
kingsburg_lessons-first_game-last_autumn = Tre anni dopo: l'ultimo autunno. I tuoi punti: { $points }, quelli dell'avversario: { $others }. Gli ultimi invasori sono i più forti, da 7 a 9. In battaglia i tuoi edifici contano 3, 4 se arrivano i Demoni, e grazie alla Caserma un soldato costa solo 1 merce.
kingsburg_lessons-first_game-last_season = Tutto tuo: piazza i dadi, prendi gli aiuti, costruisci e recluta. Le merci che tieni non valgono punti, quindi spendile.
kingsburg_lessons-first_game-counted = Cinque anni sono passati, ed ecco da dove sono venuti i punti: tu ne hai { $points }, il tuo avversario { $others }. Ora conosci il gioco. Brevi capitoli mostrano le finezze, e una vera partita ti aspetta.
