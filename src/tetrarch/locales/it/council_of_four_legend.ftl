# I segni di plance e carte: un nome, e una frase in `.help`.

## Consiglieri e carte

council_of_four_legend-colour = Un consigliere di questo colore su un balcone, o la carta politica che ne soddisfa uno.
council_of_four_legend-joker = Jolly
    .help = Una carta politica che soddisfa un consigliere di qualsiasi colore, per una moneta in più.
council_of_four_legend-arrow = Balcone
    .help = Il nuovo consigliere entra da questo lato; quello all’altra estremità cade.

## Città

council_of_four_legend-metal = La città appartiene a questo metallo: il primo che costruisce in tutte le città di un metallo ne prende la tessera bonus.
council_of_four_legend-crown = Il re
    .help = Il re, il suo consiglio e la sua città; la città viola non ha né metallo né gettone.
council_of_four_legend-emporium = Emporio
    .help = La bottega di un giocatore in una città; ognuna che altri vi hanno già ti costa un aiutante.
council_of_four_legend-road = Strada
    .help = Le strade collegano i tuoi empori, così che i loro gettoni pagano di nuovo; lungo di esse viaggia il re.
council_of_four_legend-permit = Permesso
    .help = Nomina con le loro lettere le città: in una di queste puoi costruire.
council_of_four_legend-region = Una regione con cinque città, un proprio consiglio e propri permessi; il primo che costruisce in tutte e cinque ne prende la tessera bonus.

## Che cosa si ottiene

council_of_four_legend-victory_point = Punti
    .help = Altrettanti punti, subito.
council_of_four_legend-coin = Monete
    .help = Pagano i consigli che non puoi soddisfare del tutto, i jolly e i viaggi del re.
council_of_four_legend-assistant = Aiutanti
    .help = Pagano le azioni veloci e aprono le città in cui altri hanno costruito prima di te.
council_of_four_legend-politics_card = Carta politica
    .help = Pesca altrettante carte dal mazzo.
council_of_four_legend-nobility_step = Nobiltà
    .help = Avanza di altrettante caselle sul percorso della nobiltà: pagano le caselle, e paga la fine.
council_of_four_legend-main_action = Azione principale
    .help = Hai un’azione principale in più in questo turno.
council_of_four_legend-reuse_city_token = Di nuovo il gettone
    .help = Scegli una città con un tuo emporio e ottieni di nuovo il suo gettone.
council_of_four_legend-take_face_up_permit = Permesso gratuito
    .help = Prendi un qualsiasi permesso scoperto, senza soddisfare un consiglio.
council_of_four_legend-reuse_permit_rewards = Di nuovo il permesso
    .help = Ottieni di nuovo le ricompense di un tuo permesso, usato o no.
