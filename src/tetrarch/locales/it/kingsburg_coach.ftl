## What the coach says, once to everybody

## Questions

kingsburg_coach-ask-influence = I dadi da soli arrivano ai consiglieri bassi, insieme a quelli alti. Chiediti che cosa vuoi costruire in questa stagione, e prendi chi te lo paga.
kingsburg_coach-ask-build = Un edificio per stagione, ogni riga da sinistra a destra. Ciò che aiuta ogni anno va costruito presto; i punti possono aspettare.
kingsburg_coach-ask-aid = Il re aiuta chi ha meno edifici. Prendi la merce che manca al tuo prossimo edificio.
kingsburg_coach-ask-gift = Prendi la merce che manca al tuo prossimo edificio. La pietra è la più difficile da avere.
kingsburg_coach-ask-effects = Un tuo edificio o una tua carta può agire adesso. Nulla ti obbliga: il suo segno dice che cosa dà.
kingsburg_coach-ask-help = Questo consigliere ti lascia scegliere. Pensa all'edificio che vuoi in questa stagione.
kingsburg_coach-ask-reroll = Puoi rilanciare. I cinque e i sei arrivano ai grandi consiglieri, ma numeri diversi ne raggiungono di più.
kingsburg_coach-ask-payment = Puoi pagare in più modi. Tieni le merci che servono al tuo prossimo edificio.
kingsburg_coach-ask-spend = Una merce per un punto: conviene con le merci che non useresti. E quelle spese non si perdono in una sconfitta.
kingsburg_coach-ask-recruit = L'inverno è vicino. Ogni soldato vale 1 di forza, e il re aggiunge a tutti lo stesso tiro di dado. Confronta la tua forza con i numeri sulla carta degli invasori.
kingsburg_coach-ask-lose = La battaglia è persa, e scegli tu che cosa cedere. Dai ciò che serve meno al tuo prossimo edificio.
kingsburg_coach-ask-governor = Il governatore ti aiuta per tutta la partita. Scegline uno adatto al tuo modo di giocare.
kingsburg_coach-ask-troops = Il gettone truppe ti aiuta in questa battaglia e poi non c'è più. Tieni i più forti per gli ultimi anni.

## Buildings

kingsburg_coach-build-statue = La Statua dà 3 punti per 2 ori e apre la riga con più punti di tutte.
kingsburg_coach-build-chapel = La Cappella: 5 punti, e un conforto per i tiri cattivi. Con un totale di 7 o meno puoi rilanciare.
kingsburg_coach-build-church = La Chiesa: 7 punti, e un aiuto solo contro i Demoni.
kingsburg_coach-build-cathedral = La Cattedrale: 9 punti, e alla fine un punto ogni due merci rimaste. Vale la pena di risparmiare.
kingsburg_coach-build-inn = La Locanda non dà punti, ma un gettone "+2" ogni estate. Costruita il primo anno, ti serve cinque volte.
kingsburg_coach-build-market = Il Mercato fa sì che una volta per stagione un gruppo di dadi arrivi al consigliere appena sopra o sotto.
kingsburg_coach-build-farms = Le Fattorie ti danno un dado in più a ogni stagione, e ti costano 1 di forza in inverno. Quasi sempre conviene.
kingsburg_coach-build-merchants_guild = La Gilda dei Mercanti rende 1 oro all'inizio di ogni stagione, tre volte l'anno.
kingsburg_coach-build-guard_tower = La Torre di Guardia aggiunge 1 di forza a ogni battaglia: un soldato risparmiato ogni inverno.
kingsburg_coach-build-blacksmith = La Fucina: 2 punti, e 1 di forza in più in ogni battaglia.
kingsburg_coach-build-barracks = Con la Caserma un soldato costa 1 merce invece di 2. Utile se temi gli inverni.
kingsburg_coach-build-wizards_guild = La Gilda dei Maghi: 6 punti e 2 di forza. Con lei pochi invasori fanno paura.
kingsburg_coach-build-palisade = La Palizzata aggiunge 1 di forza, e 2 contro gli Zombi, per due legni. Apre la riga che vince le battaglie.
kingsburg_coach-build-stable = Con le Scuderie ogni consigliere che ti dà soldati ne dà uno in più.
kingsburg_coach-build-stone_wall = Con il Muro di Pietra un pareggio in battaglia per te è una vittoria.
kingsburg_coach-build-fortress = La Fortezza: 4 punti, 1 di forza, e un punto per ogni vittoria da ora in poi.
kingsburg_coach-build-barricade = La Barricata costa un legno e aiuta contro i Goblin. Soprattutto apre la strada all'Argano.
kingsburg_coach-build-crane = Con l'Argano gli edifici delle ultime due colonne costano 1 oro in meno. Prima è, meglio è.
kingsburg_coach-build-town_hall = Il Municipio trasforma una merce o un gettone "+2" in un punto, una volta per stagione.
kingsburg_coach-build-embassy = L'Ambasciata: 4 punti, e un altro alla fine di ogni stagione. Costruita presto, rende più di tutto.
