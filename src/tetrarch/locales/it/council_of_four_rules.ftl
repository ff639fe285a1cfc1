# Le regole in breve. Una riga che comincia con un trattino è una voce di elenco, i numeri delle regole diventano collegamenti, (1) è un segno in una figura.

council_of_four_rules-goal =
    Siete mercanti in un regno di tre regioni. Conquistate i consigli, procuratevi permessi e costruite empori nelle quindici città: ogni città in cui costruite vi paga, e quelle collegate vi pagano un’altra volta.

    I punti vengono da permessi, città, percorso della nobiltà e tessere bonus. Vince chi ne ha di più dopo l’ultimo turno.
council_of_four_rules-setup =
    - La mappa ha tre regioni di cinque città ciascuna: costa, colline, montagne. Ogni città, tranne quella viola del re, riceve un gettone ricompensa (1).
    - Ogni regione mostra due permessi (2) e ha un consiglio di { $seats } consiglieri sul suo balcone (3). Il re ha un consiglio suo (4).
    - Gli otto consiglieri rimasti formano la riserva (5).
    - Ognuno ha { $emporiums } empori e pesca { $hand } carte politica. Il primo giocatore comincia con { $coins_0 } monete e { $assistants_0 } aiutante, ogni successivo con una moneta e un aiutante in più.
    - In due, alcune città hanno fin dall’inizio empori neutrali (CF-17).
council_of_four_rules-turn =
    Pesca una carta politica. Poi compi **un’azione principale** e, se vuoi, **un’azione veloce**, prima o dopo (CF-22). La mano non ha limite.

    Le quattro azioni principali:

    - **Eleggere un consigliere.** Prendine uno dalla riserva e spingilo in un consiglio qualsiasi dal lato della freccia; quello all’altro capo cade. Ricevi { $elect } monete (CF-30).
    - **Acquistare un permesso.** Soddisfa il consiglio di una regione e prendi uno dei suoi due permessi scoperti. Ottieni subito quello che mostra (CF-37).
    - **Costruire con un permesso.** Costruisci in una città la cui lettera è su un tuo permesso, poi gira il permesso (CF-43).
    - **Costruire con il re.** Soddisfa il consiglio del re, muovilo lungo le strade a { $road } monete l’una e costruisci dove arriva, senza permesso. Può anche restare dov’è (CF-44).

    Le quattro azioni veloci:

    - Paga { $engage } monete per un aiutante (CF-75).
    - Restituisci { $exchange } aiutante: i due permessi scoperti di una regione vengono cambiati (CF-76).
    - Restituisci { $send } aiutante: eleggi un consigliere, senza le monete (CF-78).
    - Restituisci { $extra } aiutanti: hai un’azione principale in più (CF-79).
council_of_four_rules-councils =
    Per soddisfare un consiglio giochi da una a { $seats } carte politica, ognuna per un consigliere diverso di quel consiglio e del suo colore (CF-33). Quello per cui non hai carte lo paghi in monete: { $price_1 } con una carta, { $price_2 } con due, { $price_3 } con tre, niente con quattro.

    Un jolly vale per qualsiasi colore e costa { $joker } moneta in più (CF-36).
council_of_four_rules-building =
    In una città puoi avere un solo emporio. Dove altri hanno costruito prima di te restituisci un aiutante per ogni loro emporio (CF-48).

    Poi ottieni il gettone della nuova città, e quello di ogni tua città che le strade collegano a essa passando da città tue (CF-53). Così una catena di città paga più volte.

    - Chi per primo è in tutte le città di un metallo, o in tutte e cinque quelle di una regione, prende la tessera bonus, e con essa la prima tessera della pila del re (CF-58, CF-59, CF-60). Contano alla fine.
    - Un passo di nobiltà ti fa avanzare sul percorso della nobiltà. Quello che mostrano le caselle lo ottieni quando vi entri (CF-64).
council_of_four_rules-end =
    Chi costruisce l’emporio numero { $emporiums } guadagna { $last } punti. Tutti gli altri hanno ancora un turno (CF-86). Poi si aggiungono:

    - le tue tessere bonus e quelle del re;
    - { $nobility_0 } punti per chi è più avanti sul percorso della nobiltà, { $nobility_1 } per il secondo (CF-88);
    - { $most } punti per chi ha più permessi, compresi quelli usati (CF-90).

    Vince chi ha più punti; in parità chi ha più aiutanti e carte politica insieme (CF-93).

## Capitoli

council_of_four_rules-title-councils = Soddisfare un consiglio
council_of_four_rules-title-building = Costruire, e che cosa porta

## Figure

council_of_four_rules-figure-board = Il regno all’inizio: una città con il suo gettone (1), i permessi (2) e il consiglio (3) di una regione, il consiglio del re (4), la riserva (5), il percorso della nobiltà (6).
    .alt = L’intera plancia: una mappa di quindici città unite da strade, sotto i permessi e i consigli di tre regioni, il consiglio del re, la riserva dei consiglieri e due percorsi.
council_of_four_rules-figure-council = Il consiglio delle colline (1). Con due carte arancioni e una blu soddisfi tre consiglieri e paghi { $price_3 } monete; poi prendi uno dei due permessi, per esempio quello per J (2).
    .alt = Una regione con il suo consiglio di quattro consiglieri, una pila coperta di permessi e due permessi scoperti.
council_of_four_rules-figure-hand = Le tue carte, monete, aiutanti e punti, le azioni che ti restano in questo turno e i tuoi permessi. Uno è già usato; conta ancora per chi ha più permessi.
    .alt = L’area di un giocatore: sette carte politica, monete e aiutanti, e tre permessi, uno dei quali girato.
council_of_four_rules-figure-network = Costruisci a Indur (1) e restituisci un aiutante, perché un altro giocatore c’era già. Castrum, Framek, Graden e Hellar sono collegate, quindi pagano anche i loro gettoni; Juvelar non ha gettone, ma tiene unita la catena. E ora tutte e cinque le città delle colline sono tue.
    .alt = Il centro della mappa. Cinque città con empori di un giocatore sono collegate da strade a Indur, dove si sta per costruire un nuovo emporio.
council_of_four_rules-figure-nobility = Il percorso della nobiltà (1): chi entra in una casella ottiene ciò che mostra. Le tessere bonus dei metalli e delle regioni aspettano chi arriva primo, come la pila del re (2).
    .alt = Il percorso della nobiltà con le sue ventuno caselle, e sopra le tessere bonus.
