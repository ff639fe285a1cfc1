# Le regole in breve. Una riga che comincia con un trattino è una voce di elenco, i numeri delle regole diventano collegamenti, (1) è un segno in una figura.

kingsburg_rules-goal =
    Governi una provincia al confine del regno. Per { $years } anni conquisti il favore dei consiglieri del re, costruisci edifici e ti armi per l’inverno, quando arrivano gli invasori.

    Edifici, consiglieri e battaglie danno punti vittoria. Vince chi ne ha di più dopo l’ultimo inverno.
kingsburg_rules-setup =
    - Ognuno ha una provincia senza edifici, { $dice } dadi del suo colore, nessuna merce e nessun punto.
    - Per ogni anno si estrae una carta invasori senza guardarla. Il dorso dice quali forze sono possibili.
    - L’ordine di gioco del primo anno si estrae a sorte.

    Le merci sono tre: oro, legno e pietra. Tutti vedono che cosa hanno gli altri.
kingsburg_rules-year =
    Un anno ha otto fasi, che il calendario mostra:

    - **Aiuto del re.** Chi ha meno edifici, e fra più giocatori chi ha meno merci, lancia un dado bianco in più in primavera. Se più giocatori sono ultimi in entrambi, ciascuno di loro prende invece una merce a scelta; nell’anno I capita a tutti (KI-13, KI-14).
    - **Primavera,** una stagione con i dadi (vedi sotto).
    - **Premio del re.** Chi ha più edifici ottiene { $reward } punto; in parità lo ottengono tutti (KI-15).
    - **Estate,** una stagione con i dadi.
    - **Agente del re.** Chi ha meno edifici, poi meno merci, riceve l’agente; in parità nessuno. Lo usi una volta prima della prossima fase di questo tipo: per influenzare un consigliere già occupato o per costruire due volte (KI-35).
    - **Autunno,** l’ultima stagione con i dadi.
    - **Reclutamento.** In ordine di gioco ognuno può reclutare soldati per { $recruit } merci l’uno (KI-17).
    - **Inverno,** la battaglia.
kingsburg_rules-season =
    Primavera, estate e autunno si giocano allo stesso modo:

    - **Lancio.** Tutti lanciano tutti i propri dadi. Il totale più basso gioca per primo, il più alto per ultimo (KI-24).
    - **Influenza.** A turno metti uno o più dadi su un consigliere il cui numero è esattamente la loro somma, oppure passi per il resto della stagione. Un solo gruppo per consigliere: chi è occupato resta occupato (KI-27, KI-28). Si va avanti finché tutti hanno passato; i dadi avanzati sono persi.
    - **Aiuto.** Da 1 a 18 ogni consigliere aiuta chi ha i dadi su di lui. Quello che dà uno basso lo puoi pagare a uno più alto.
    - **Costruzione.** In ordine di gioco ognuno può costruire un edificio.

    Una volta a stagione un gettone “+2” aggiunge { $plus2 } a un gruppo. Dadi bianchi e gettoni richiedono nel gruppo almeno un tuo dado colorato (KI-30, KI-32).
kingsburg_rules-building =
    Paghi le merci e ottieni subito i punti. In ogni riga si costruisce da sinistra a destra: il secondo edificio richiede il primo (KI-63). Un edificio funziona finché è in piedi: abbassa costi, cambia dadi, porta merci o conta in battaglia.
kingsburg_rules-winter =
    La carta invasori viene scoperta. Il primo giocatore lancia il dado del re e **tutti** aggiungono altrettanti soldati ai propri. Ognuno combatte da solo: i suoi soldati e ciò che contano i suoi edifici, contro la forza della carta (KI-98).

    - **Più** della forza: vinci quello che la carta mostra.
    - **Uguale:** non succede nulla.
    - **Meno:** perdi quello che la carta mostra. L’edificio perso è nella colonna più a destra in cui ne hai uno, lì quello più in alto; con lui vanno i suoi punti (KI-101, KI-103).

    Il più forte di tutti ottiene { $strongest } punto, se ha vinto la battaglia. Poi tutti i soldati tornano a casa e comincia un nuovo anno (KI-106, KI-107).
kingsburg_rules-end =
    Dopo l’inverno dell’ultimo anno vince chi ha più punti. In parità decidono le merci, poi gli edifici (KI-116).

    In due giocatori, in ogni stagione dei dadi neutrali occupano fino a tre consiglieri: { $neutral_0 } dadi vanno sul consigliere della loro somma, poi altri { $neutral_1 } su quello della loro; se è lo stesso, ognuno di questi va sul consigliere del proprio numero (KI-117, KI-118).

## Capitoli

kingsburg_rules-title-year = L’anno
kingsburg_rules-title-season = Una stagione
kingsburg_rules-title-building = Costruire
kingsburg_rules-title-winter = L’inverno

## Espansioni

kingsburg_rules-extra_rows = Ogni provincia ha sette righe. La riga A, in alto, trasforma merci in oro, soldati e punti; la riga G, in basso, aiuta nel reclutamento e in battaglia (KI-123).
kingsburg_rules-alternate_rows = Ognuno riceve due strisce con altri edifici e ne posa nessuna, una o entrambe sulle righe della loro lettera. Costi e punti sono nostri, e così quasi tutti gli effetti (KI-134, KI-140).
kingsburg_rules-governors = Ognuno riceve { $deal } governatori e ne tiene uno, il cui potere dura tutta la partita; oppure i governatori vanno all’asta per punti. Molti dei poteri sono nostri (KI-169, KI-172).
kingsburg_rules-destiny = All’inizio di ogni anno si scopre una carta. Cambia una regola di quell’anno, per tutti (KI-196).
kingsburg_rules-troop_tokens = In inverno niente dado del re: ognuno ha sei gettoni e ne sceglie uno in segreto, per tanti soldati quanti ne mostra. Ogni gettone serve una volta, e l’ultimo rimasto vale punti (KI-226, KI-227, KI-228).
kingsburg_rules-whims = In ogni stagione si scopre una tessera capriccio, che copre un consigliere da 1 a 16 per il resto della partita: ora dà quello che dice la tessera (KI-230).
kingsburg_rules-scenario = Una regola speciale per tutta la partita, per esempio i goblin della valle che si uniscono agli invasori (KI-250). Se ne può scegliere uno su quattro, con qualsiasi espansione.

## Figure

kingsburg_rules-figure-board = Il calendario (1), la corte con diciotto consiglieri, dal Giullare (2) al Re (3), gli invasori di quest’anno, ancora coperti (4), e i dadi del giocatore di turno (5).
    .alt = L’intera plancia: in alto un calendario di otto fasi, diciotto ritratti di consiglieri con ciò che danno, il mazzo degli invasori, i dadi e i percorsi di soldati e punti.
kingsburg_rules-figure-placing = Hai lanciato 2, 4 e 5. Puoi raggiungere i consiglieri incorniciati: 2, 4, 6 = 2 + 4, 7 = 2 + 5, 9 = 4 + 5 e 11 = tutti e tre. Il 5, il Sergente (1), è occupato.
    .alt = I consiglieri da 1 a 11. Sul Sergente c’è il dado di un altro giocatore; altri sei sono incorniciati.
kingsburg_rules-figure-province = La tua provincia: ciò che è in piedi (1) e, incorniciato, ciò che puoi pagare ora (2). In ogni riga tocca all’edificio successivo verso destra.
    .alt = Una provincia con cinque righe di quattro edifici. Tre edifici sono in piedi; altri sono incorniciati perché si possono costruire.
kingsburg_rules-figure-winter = Orchi di forza 3 (1). La riga con la croce dice che cosa costa una sconfitta, quella con la coppa che cosa porta una vittoria.
    .alt = Una carta invasori: orchi di forza 3, con ciò che si perde in una sconfitta e ciò che si vince.
