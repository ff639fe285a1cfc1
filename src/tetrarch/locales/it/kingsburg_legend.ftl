# I segni di plance e carte: un nome, e una frase in `.help`.

## Merci e guadagni

kingsburg_legend-gold = Oro
    .help = Una delle tre merci; edifici e soldati costano merci.
kingsburg_legend-wood = Legno
    .help = Una delle tre merci; edifici e soldati costano merci.
kingsburg_legend-stone = Pietra
    .help = Una delle tre merci; edifici e soldati costano merci.
kingsburg_legend-goods = Merce a scelta
    .help = Oro, legno o pietra, come vuoi; con = tutte di un tipo, con ≠ di tipi diversi.
kingsburg_legend-plus2 = Gettone
    .help = Aumenta la somma di un gruppo di dadi quando influenzi un consigliere.
kingsburg_legend-points = Punti
    .help = Punti vittoria, ottenuti o persi subito.
kingsburg_legend-soldier = Soldati
    .help = Si reclutano, combattono in inverno e poi tornano a casa.
kingsburg_legend-die = Dadi
    .help = I tuoi dadi, o un dado bianco in più in una stagione; sul calendario l’aiuto del re.
kingsburg_legend-eye = Uno sguardo
    .help = Puoi guardare gli invasori di quest’anno prima che gli altri li vedano.

## Stagioni

kingsburg_legend-flower = Primavera
    .help = La prima delle tre stagioni in cui si lanciano i dadi.
kingsburg_legend-sun = Estate
    .help = La seconda stagione; su un edificio: alla fine dell’estate.
kingsburg_legend-leaf = Autunno
    .help = La terza stagione, l’ultima prima della battaglia.
kingsburg_legend-snow = Inverno
    .help = La battaglia; su un edificio: all’inizio dell’inverno.
kingsburg_legend-star = Capriccio
    .help = Su questo consigliere c’è una tessera capriccio, che dice come aiuta d’ora in poi.
kingsburg_legend-envoy = Agente del re
    .help = Chi ha l’agente può influenzare un consigliere già preso, o costruire due volte.
kingsburg_legend-crown = Consiglieri
    .help = Ciò che danno i consiglieri, il premio del re sul calendario, o il tuo governatore.

## Battaglia

kingsburg_legend-sword = Forza
    .help = Ciò che conta in battaglia, oltre ai tuoi soldati.
kingsburg_legend-shield = Protezione
    .help = Ciò che non perdi in una sconfitta.
kingsburg_legend-flame = Edificio perso
    .help = Un edificio è distrutto: nella colonna più a destra che ne ha, quello più in alto.
kingsburg_legend-trophy = Vittoria
    .help = Ciò che porta una battaglia vinta; con i due punti, ciò che arriva a fine partita.
kingsburg_legend-close = Sconfitta
    .help = Ciò che costa una battaglia persa.
kingsburg_legend-race = { $race ->
    [goblins] Goblin
    [orcs] Orchi
    [zombies] Zombi
    [demons] Demoni
    [barbarians] Barbari
   *[dragons] Draghi
}
    .help = Invasori forti o deboli: alcuni edifici contano solo contro la loro razza.

## Altri segni

kingsburg_legend-settlement = Edificio
    .help = Un edificio della tua provincia.
kingsburg_legend-again = Di nuovo
    .help = Si rilanciano dadi, o qualcosa vale un’altra volta.
kingsburg_legend-check = Costruito
    .help = Questo edificio è in piedi e funziona.
kingsburg_legend-people = Carta scoperta
    .help = Questa carta la vedono tutti.
kingsburg_legend-sack = Dono
    .help = Su questo consigliere ci sono merci per il primo che vi pone dadi.
kingsburg_legend-link = Accordo segreto
    .help = Anche un secondo giocatore riceve l’aiuto di questo consigliere.
kingsburg_legend-pips = Dadi su un consigliere
    .help = Nel colore di un giocatore, bianchi, o grigi se sono neutrali.
