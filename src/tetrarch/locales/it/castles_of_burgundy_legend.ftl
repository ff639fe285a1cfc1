# I segni di plance e tessere: un nome, e una frase in `.help`.

## Colori

castles_of_burgundy_legend-monastery = Monasteri
    .help = Gialli: sono tutti diversi; una volta piazzati valgono per il proprietario o danno punti alla fine.
castles_of_burgundy_legend-building = Edifici
    .help = Beige: ognuno ha effetto una volta, quando viene piazzato; una città ne tiene uno per tipo.
castles_of_burgundy_legend-livestock = Bestiame
    .help = Verde chiaro: gli animali danno punti quando si piazzano, insieme alla loro specie nello stesso pascolo.
castles_of_burgundy_legend-animal = { $animal ->
    [cow] Mucche
    [pig] Maiali
    [sheep] Pecore
   *[goat] Capre
}
    .help = Una delle specie di animali; il numero sulla tessera dice quanti ne pascolano lì.

## Cose

castles_of_burgundy_legend-worker = Lavoratori
    .help = Ognuno cambia un dado di uno, in più o in meno; 6 e 1 sono vicini.
castles_of_burgundy_legend-silver = Argento
    .help = Denaro per il deposito nero, e un punto per ogni moneta alla fine.
castles_of_burgundy_legend-points = Punti
    .help = Altrettanti punti.
castles_of_burgundy_legend-goods = Merci
    .help = Le portano le navi; un dado con il loro numero vende in una volta tutte quelle di un tipo.
castles_of_burgundy_legend-bonus = Tessera bonus
    .help = I primi due che riempiono tutte le caselle di un colore prendono la grande e la piccola.
castles_of_burgundy_legend-black_depot = Deposito nero
    .help = Una volta per turno puoi comprare qui una tessera con l’argento, senza dado.
castles_of_burgundy_legend-store = Scorta
    .help = Qui le tessere aspettano che un dado le piazzi.
castles_of_burgundy_legend-space = Casella
    .help = Un posto del ducato: la tessera deve averne il colore, il dado il numero.
castles_of_burgundy_legend-free = Numero a scelta
    .help = Un’azione con il numero che vuoi.
castles_of_burgundy_legend-top = In cima
    .help = Questa pedina sta sempre in cima alla sua pila sul tracciato dell’ordine di turno.

## Espansioni

castles_of_burgundy_legend-shield = Scudo
    .help = Sta su un castello e dà un potere al proprietario, per una moneta d’argento alla fine di ogni fase.
castles_of_burgundy_legend-post = Posto di frontiera
    .help = I posti al margine di un ducato collegati da tessere danno punti.
castles_of_burgundy_legend-wild = Tessera coperta
    .help = Va su una casella di qualsiasi colore e non ha effetto.
castles_of_burgundy_legend-covered = Casella coperta
    .help = Una tessera che nessuno ha visto copre fin dall’inizio questa casella del Châteauma.
castles_of_burgundy_legend-grape = Uva di un colore: le viti che si toccano formano un’area, e ogni tessera vitigno del colore ne fa valere una.
castles_of_burgundy_legend-double = Tessera doppia
    .help = Due viti su una tessera: occupa due spazi della scorta e va nel vigneto.
castles_of_burgundy_legend-vine = Vigneto
    .help = La plancia delle tessere doppie; ognuna copre due bonus, che poi usi.
castles_of_burgundy_legend-target = Obiettivo
    .help = I punti che chi gioca da solo deve raggiungere per la prossima azione gratuita.
castles_of_burgundy_legend-round = Round
    .help = La partita in solitario è persa se dopo l’ultimo round restano caselle vuote.
