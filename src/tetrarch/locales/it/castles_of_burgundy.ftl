castles_of_burgundy-name = I Castelli di Borgogna
    .help = Tira i dadi, raccogli tessere e riempi il tuo ducato di castelli, navi, bestiame, città e monasteri.

## Nomi

castles_of_burgundy-tile = { $tile ->
    [castle] castello
    [mine] miniera
    [ship] nave
    [cow2] 2 mucche
    [cow3] 3 mucche
    [cow4] 4 mucche
    [pig2] 2 maiali
    [pig3] 3 maiali
    [pig4] 4 maiali
    [sheep2] 2 pecore
    [sheep3] 3 pecore
    [sheep4] 4 pecore
    [goat2] 2 capre
    [goat3] 3 capre
    [goat4] 4 capre
    [geese] oche
    [market] mercato
    [carpenter] carpenteria
    [church] chiesa
    [warehouse] magazzino
    [boarding_house] pensione
    [bank] banca
    [town_hall] municipio
    [watchtower] torre di guardia
    [crane] gru
    [white_castle] castello bianco
    [m1] monastero 1 (più edifici uguali in una città)
    [m2] monastero 2 (lavoratori dalle miniere)
    [m3] monastero 3 (2 monete per vendita)
    [m4] monastero 4 (un lavoratore per vendita)
    [m5] monastero 5 (merci di un secondo deposito)
    [m6] monastero 6 (un edificio per 2 lavoratori)
    [m7] monastero 7 (il bestiame rende di più)
    [m8] monastero 8 (i lavoratori cambiano i dadi di 2)
    [m9] monastero 9 (cambio gratuito per edifici)
    [m10] monastero 10 (cambio gratuito per navi e bestiame)
    [m11] monastero 11 (cambio gratuito per castelli, miniere e monasteri)
    [m12] monastero 12 (cambio gratuito per prendere tessere)
    [m13] monastero 13 (argento con i lavoratori)
    [m14] monastero 14 (4 lavoratori invece di 2)
    [m15] monastero 15 (tipi di merci vendute)
    [m16] monastero 16 (magazzini)
    [m17] monastero 17 (torri di guardia)
    [m18] monastero 18 (carpenterie)
    [m19] monastero 19 (chiese)
    [m20] monastero 20 (mercati)
    [m21] monastero 21 (pensioni)
    [m22] monastero 22 (banche)
    [m23] monastero 23 (municipi)
    [m24] monastero 24 (specie di bestiame)
    [m25] monastero 25 (merci vendute)
    [m26] monastero 26 (tessere bonus)
    [m27] monastero 27 (sempre in cima alla pila)
    [m28] monastero 28 (compra lavoratori)
    [m29] monastero 29 (castelli bianchi)
    [wild] tessera nera
   *[inn] locanda
}
    .acc = { $tile ->
        [castle] un castello
        [mine] una miniera
        [ship] una nave
        [cow2] 2 mucche
        [cow3] 3 mucche
        [cow4] 4 mucche
        [pig2] 2 maiali
        [pig3] 3 maiali
        [pig4] 4 maiali
        [sheep2] 2 pecore
        [sheep3] 3 pecore
        [sheep4] 4 pecore
        [goat2] 2 capre
        [goat3] 3 capre
        [goat4] 4 capre
        [geese] le oche
        [market] un mercato
        [carpenter] una carpenteria
        [church] una chiesa
        [warehouse] un magazzino
        [boarding_house] una pensione
        [bank] una banca
        [town_hall] un municipio
        [watchtower] una torre di guardia
        [crane] la gru
        [white_castle] un castello bianco
        [m1] il monastero 1 (più edifici uguali in una città)
        [m2] il monastero 2 (lavoratori dalle miniere)
        [m3] il monastero 3 (2 monete per vendita)
        [m4] il monastero 4 (un lavoratore per vendita)
        [m5] il monastero 5 (merci di un secondo deposito)
        [m6] il monastero 6 (un edificio per 2 lavoratori)
        [m7] il monastero 7 (il bestiame rende di più)
        [m8] il monastero 8 (i lavoratori cambiano i dadi di 2)
        [m9] il monastero 9 (cambio gratuito per edifici)
        [m10] il monastero 10 (cambio gratuito per navi e bestiame)
        [m11] il monastero 11 (cambio gratuito per castelli, miniere e monasteri)
        [m12] il monastero 12 (cambio gratuito per prendere tessere)
        [m13] il monastero 13 (argento con i lavoratori)
        [m14] il monastero 14 (4 lavoratori invece di 2)
        [m15] il monastero 15 (tipi di merci vendute)
        [m16] il monastero 16 (magazzini)
        [m17] il monastero 17 (torri di guardia)
        [m18] il monastero 18 (carpenterie)
        [m19] il monastero 19 (chiese)
        [m20] il monastero 20 (mercati)
        [m21] il monastero 21 (pensioni)
        [m22] il monastero 22 (banche)
        [m23] il monastero 23 (municipi)
        [m24] il monastero 24 (specie di bestiame)
        [m25] il monastero 25 (merci vendute)
        [m26] il monastero 26 (tessere bonus)
        [m27] il monastero 27 (sempre in cima alla pila)
        [m28] il monastero 28 (compra lavoratori)
        [m29] il monastero 29 (castelli bianchi)
        [wild] una tessera nera
       *[inn] una locanda
    }
castles_of_burgundy-building = { $building ->
    [market] mercato
    [carpenter] carpenteria
    [church] chiesa
    [warehouse] magazzino
    [boarding_house] pensione
    [bank] banca
    [town_hall] municipio
    [watchtower] torre di guardia
    [crane] gru
   *[white_castle] castello bianco
}
castles_of_burgundy-shield = { $shield ->
    [1] scudo 1 (un solo pascolo)
    [2] scudo 2 (lavoratori insieme agli altri)
    [3] scudo 3 (tributo in lavoratori)
    [4] scudo 4 (scorta illimitata)
    [5] scudo 5 (un tipo di merce con la nave)
    [6] scudo 6 (copia monasteri)
    [7] scudo 7 (tessere bonus doppie)
    [8] scudo 8 (miniere doppie)
    [9] scudo 9 (argento per ogni tessera venduta)
    [10] scudo 10 (monasteri doppi)
    [11] scudo 11 (scudi con il castello)
    [12] scudo 12 (vendite doppie)
    [13] scudo 13 (scudi doppi)
    [14] scudo 14 (una tessera dei depositi a ogni fase)
    [15] scudo 15 (una tessera del deposito nero a ogni fase)
    [16] scudo 16 (gira un dado)
    [17] scudo 17 (aree più grandi di una casella)
   *[18] scudo 18 (piazza ovunque)
}
castles_of_burgundy-good = { $good ->
    [1] merci turchesi (1)
    [2] merci viola (2)
    [3] merci rosa (3)
    [4] merci rosse (4)
    [5] merci marroni (5)
   *[6] merci arancioni (6)
}
    .one = { $good ->
        [1] una merce turchese (1)
        [2] una merce viola (2)
        [3] una merce rosa (3)
        [4] una merce rossa (4)
        [5] una merce marrone (5)
       *[6] una merce arancione (6)
    }
castles_of_burgundy-colour = { $colour ->
    [castle] i castelli
    [mine] le miniere
    [ship] le navi
    [livestock] il bestiame
    [monastery] i monasteri
   *[building] gli edifici
}
castles_of_burgundy-area = { $colour ->
    [castle] un'area di castelli
    [mine] un'area di miniere
    [ship] un fiume
    [livestock] un pascolo
    [monastery] un'area di monasteri
   *[building] una città
}
castles_of_burgundy-from = { $source ->
    [black] dal deposito nero
    [inn] dalle locande
   *[other] dal deposito { $source }
}
castles_of_burgundy-seat = { $seat ->
    [0] giocatore 1
    [1] giocatore 2
    [2] giocatore 3
   *[3] giocatore 4
}
castles_of_burgundy-rank = { $place ->
    [first] grande
   *[second] piccola
}

# Quantità e code di frase
castles_of_burgundy-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
castles_of_burgundy-workers = { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}
castles_of_burgundy-silver = { $silver ->
    [one] { $silver } moneta d'argento
   *[other] { $silver } monete d'argento
}
castles_of_burgundy-count = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
castles_of_burgundy-tiles = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
castles_of_burgundy-spaces = { $size ->
    [one] { $size } casella
   *[other] { $size } caselle
}
castles_of_burgundy-tail-workers = { $workers ->
    [0] { "" }
    [one] , per { $workers } lavoratore
   *[other] , per { $workers } lavoratori
}
castles_of_burgundy-tail-die = { $die ->
    [free] { "" }
   *[other] { " " }con il dado { $die }
}
castles_of_burgundy-tail-cause = { $cause ->
    [die] { " " }per cambiare il dado
    [sale] : vendita
    [mines] : miniere
    [bank] : banca
    [boarding_house] : pensione
    [monastery_2] : monastero 2
    [monastery_4] : monastero 4
    [monastery_6] : monastero 6
    [monastery_13] : monastero 13
    [monastery_28] : monastero 28
    [shield] : scudo 2
    [tribute] : tributo
    [points] : punti comprati
   *[other] { "" }
}
castles_of_burgundy-tail-workers-cause = { $cause ->
    [none] { " " }in cambio di un dado
   *[other] { castles_of_burgundy-tail-cause }
}
castles_of_burgundy-tail-more = { $more ->
    [0] { "" }
    [one] , che vale { $more } casella in più
   *[other] , che vale { $more } caselle in più
}
castles_of_burgundy-joined-posts = { $change ->
    [one] { $change } coppia di posti di frontiera
   *[other] { $change } coppie di posti di frontiera
}
castles_of_burgundy-loaded = { $good ->
    [1] { $change ->
        [one] { $change } merce turchese
       *[other] { $change } merci turchesi
    }
    [2] { $change ->
        [one] { $change } merce viola
       *[other] { $change } merci viola
    }
    [3] { $change ->
        [one] { $change } merce rosa
       *[other] { $change } merci rosa
    }
    [4] { $change ->
        [one] { $change } merce rossa
       *[other] { $change } merci rosse
    }
    [5] { $change ->
        [one] { $change } merce marrone
       *[other] { $change } merci marroni
    }
   *[6] { $change ->
        [one] { $change } merce arancione
       *[other] { $change } merci arancioni
    }
}
castles_of_burgundy-changed-workers = { $change ->
    [one] { $change } lavoratore
   *[other] { $change } lavoratori
}
castles_of_burgundy-changed-silver = { $change ->
    [one] { $change } moneta d'argento
   *[other] { $change } monete d'argento
}

## Preparazione

castles_of_burgundy-preset-first = Prima partita
    .help = Lo stesso ducato per tutti, con il castello al centro: si decide già con i primi dadi.
castles_of_burgundy-preset-standard = Classica
    .help = Ognuno riceve una plancia, ne sceglie il lato e lo spazio del primo castello.
castles_of_burgundy-preset-everything = Tutto
    .help = Tutte le espansioni che vanno insieme, e ducati da ogni scatola.
castles_of_burgundy-option-modules = Espansioni
    .help = Quali espansioni sono in gioco. Sei delle dodici tessere delle rotte commerciali sono una nostra ricostruzione.
    .value = { $value ->
        [extra_tiles] Tessere aggiuntive
        [border_posts] Posti di frontiera
        [white_castles] Castelli bianchi
        [inns] Locande
        [trade_routes] Rotte commerciali
        [shields] Scudi
        [teams] Gioco a squadre
        [solo] Partita in solitario
        [vineyards] Vigneti
        [chateauma] Châteauma
       *[random] a caso
    }
    .about = { $value ->
        [extra_tiles] Due monasteri in più, una gru che vale come un edificio qualsiasi e uno stormo di oche.
        [border_posts] Tre posti ai bordi di ogni ducato: collegali con le tue tessere per fare punti, e prima degli altri per farne di più.
        [white_castles] Edifici che danno un'azione in più, con il numero del dado bianco.
        [inns] Stanno su uno spazio di qualunque colore, e l'area che completano vale come se avesse uno spazio in più.
        [trade_routes] Le merci vendute percorrono la tua rotta; il tipo giusto su uno spazio ne frutta il bonus.
        [shields] Con due dadi uguali si può prendere uno scudo con un suo potere; ognuno costa un tributo a ogni fase.
        [teams] In quattro: i compagni hanno in comune il ducato e il magazzino, e vincono insieme.
        [solo] In solitario: riempi il tuo ducato entro 25 turni.
        [vineyards] Una seconda plancia per tessere doppie con l'uva; rendono le aree grandi di un solo colore.
       *[chateauma] Un avversario che gioca con le sue carte, contro uno, due o tre di voi.
    }
castles_of_burgundy-option-duchies = Ducati
    .help = Come i giocatori ottengono il loro ducato.
    .value = { $value ->
        [random] ducati a caso
        [same] lo stesso ducato per tutti
       *[sides] plance a caso, ognuno sceglie il lato
    }
castles_of_burgundy-option-duchy = Numero del ducato
    .help = Il ducato che giocano tutti, se è lo stesso per tutti.
castles_of_burgundy-option-boards = Plance
    .help = Da quali plance ducato si estrae a caso.
    .value = { $value ->
        [first] prima espansione (da 11 a 18)
        [special] campionati ed Edizione Speciale (da 19 a 22)
        [border] posti di frontiera (da 23 a 30)
        [all] tutte (da 1 a 30)
       *[base] gioco base (da 1 a 10)
    }
castles_of_burgundy-option-start_castle = Castello iniziale
    .help = Dove sta il primo castello. Per il centro serve un ducato uguale per tutti con una casella castello in quel punto.
    .value = { $value ->
        [centre] al centro
       *[choose] dove vuole il proprietario
    }
castles_of_burgundy-option-start_seat = Primo giocatore
    .help = Il posto che gioca il primo turno.
castles_of_burgundy-option-castle_connection = Regole dei castelli
    .help = Con i ducati da 11 a 18: le nuove tessere devono essere collegate a un castello tramite il loro colore, e i castelli tolti si possono riacquistare.
castles_of_burgundy-option-route_order = Ordine delle rotte commerciali
    .help = Se le tessere di una rotta sono disposte a caso o come vuole il proprietario.
    .value = { $value ->
        [chosen] a scelta del proprietario
       *[random] a caso
    }
castles_of_burgundy-option-discard_anywhere = Scartare per ogni nuova tessera
    .help = Con la scorta piena si può scartare una tessera anche per effetti e acquisti. Per il regolamento solo per prenderne una con un dado.
castles_of_burgundy-option-every_pair_pays = Ogni coppia di posti di frontiera paga
    .help = Collegare il terzo posto paga per due coppie; altrimenti un piazzamento paga una volta.
castles_of_burgundy-option-count_post_tiles = Il monastero 26 conta le tessere dei posti
    .help = Anche le tessere bonus dei posti di frontiera danno punti con il monastero 26, come il regolamento dice di tutte le tessere bonus.
castles_of_burgundy-option-joined_pasture_area = Lo scudo 1 forma un'area
    .help = Il pascolo unito dallo scudo 1 è anche un'unica area da completare: per il regolamento è un solo pascolo.
castles_of_burgundy-option-team_side = Plance delle squadre
    .help = Quale lato delle plance usano le squadre. Il lato per esperti è una nostra ricostruzione.
    .value = { $value ->
        [expert] per esperti
       *[standard] standard
    }
castles_of_burgundy-option-team_castle = Castello iniziale del lato per esperti
    .help = Se una squadra parte dalla casella castello 1 o 6, o da una casella castello qualsiasi.
    .value = { $value ->
        [any] qualsiasi casella castello
       *[printed] casella 1 o 6
    }
castles_of_burgundy-option-team_tie = Pareggio tra squadre
    .help = Quale squadra vince un pareggio: quella con più caselle vuote, come stampato, o quella con meno.
    .value = { $value ->
        [fewer] meno caselle vuote
       *[more] più caselle vuote
    }

## Domande

castles_of_burgundy-ask-duchy = Quale ducato viene distribuito?
castles_of_burgundy-ask-board = Quale plancia ducato viene distribuita?
castles_of_burgundy-ask-side = Quale lato della tua plancia ducato giochi?
castles_of_burgundy-ask-shield = Quale scudo va nel deposito { $depot }?
castles_of_burgundy-ask-good = Quali merci vengono pescate?
castles_of_burgundy-ask-route_tile = Quale tessera rotta viene distribuita?
castles_of_burgundy-ask-route = Quale tessera rotta viene dopo, da sinistra a destra?
castles_of_burgundy-ask-castle = Su quale casella castello metti il tuo castello iniziale?
castles_of_burgundy-ask-tile = Quale tessera viene pescata?
castles_of_burgundy-ask-round_good = Quali merci arrivano nel round { $space }?
castles_of_burgundy-ask-dice = Che cosa mostrano i dadi?
castles_of_burgundy-ask-white = Che cosa mostra il dado bianco?
castles_of_burgundy-ask-turn = Tocca a te: usa i dadi o chiudi il turno.
castles_of_burgundy-ask-action = { $by ->
    [route] Rotta commerciale: un'azione in più con un numero a scelta.
    [white_castle] Castello bianco: un'azione in più con il numero { $die }.
    [vineyard] Vigneto: un'azione in più con un numero a scelta.
    [target] Obiettivo raggiunto: un'azione in più con un numero a scelta.
   *[castle] Castello: un'azione in più con un numero a scelta.
}
castles_of_burgundy-ask-fetch = { $building ->
    [market] Mercato: quale nave o bestiame prendi?
    [carpenter] Carpenteria: quale edificio prendi?
   *[church] Chiesa: quale miniera, monastero o castello prendi?
}
castles_of_burgundy-ask-warehouse = Magazzino: quali merci vendi?
castles_of_burgundy-ask-town_hall = Municipio: quale tessera piazzi?
castles_of_burgundy-ask-crane = Gru: di quale edificio usi l'effetto?
castles_of_burgundy-ask-goods = Nave: da quale deposito prendi le merci?
castles_of_burgundy-ask-more_goods = Monastero 5: da quale deposito vicino prendi altre merci?
castles_of_burgundy-ask-gather = Scudo 5: quale tipo di merce prendi da tutti i depositi?
castles_of_burgundy-ask-discard = { $for ->
    [none] Puoi tenere solo tre tessere: quale scarti?
   *[other] La tua scorta è piena: quale tessera scarti?
}
castles_of_burgundy-ask-stow = Dove metti la nuova tessera?
castles_of_burgundy-ask-deploy = Scudo { $shield }: quale tessera piazzi, e dove?
castles_of_burgundy-ask-tribute = Tributo per lo scudo { $shield }: paghi?
castles_of_burgundy-ask-follow = Scudo 6: i monasteri di chi valgono anche per te?

## Mosse: per intero, in breve e come titolo di molte

castles_of_burgundy-move-take = Prendi { castles_of_burgundy-tile.acc } dal deposito { $depot }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-tile }, deposito { $depot }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .many = Prendi
castles_of_burgundy-move-place = Piazza { castles_of_burgundy-tile.acc } su { $cell }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-tile }: { $cell }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .many = Piazza
    .plain = Piazza qui { castles_of_burgundy-tile.acc }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
castles_of_burgundy-move-sell = Vendi { castles_of_burgundy-good }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }: { castles_of_burgundy-tiles }, { castles_of_burgundy-points }, { castles_of_burgundy-silver }
    .short = { castles_of_burgundy-good }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }: { castles_of_burgundy-points }
    .many = Vendi
castles_of_burgundy-move-workers = Prendi lavoratori{ castles_of_burgundy-tail-die }
    .short = lavoratori{ castles_of_burgundy-tail-die }
    .many = Prendi lavoratori
    .left = un dado non usato
castles_of_burgundy-move-buy = Compra { castles_of_burgundy-tile.acc } per 2 monete d'argento
    .short = { castles_of_burgundy-tile }
    .many = Compra per 2 monete d'argento
castles_of_burgundy-move-mason = Monastero 6: prendi { castles_of_burgundy-tile.acc } dal deposito { $depot } per 2 lavoratori
    .short = { castles_of_burgundy-tile }, deposito { $depot }
    .many = Monastero 6: prendi per 2 lavoratori
castles_of_burgundy-move-hire = Compra 2 lavoratori per 1 moneta d'argento
    .short = 2 lavoratori per 1 moneta d'argento
    .many = Compra lavoratori
castles_of_burgundy-move-regain = Riacquista un castello per entrambi i dadi e 5 punti
    .short = un castello per entrambi i dadi e 5 punti
    .many = Riacquista un castello
castles_of_burgundy-move-shield = Prendi lo { castles_of_burgundy-shield } e mettilo sul castello in { $cell }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-shield }: { $cell }{ castles_of_burgundy-tail-workers }
    .many = Prendi uno scudo
    .plain = Prendi lo { castles_of_burgundy-shield } e mettilo su questo castello{ castles_of_burgundy-tail-workers }
castles_of_burgundy-move-follow = Scudo 6: usa i monasteri del { castles_of_burgundy-seat }
    .short = { castles_of_burgundy-seat }
    .many = Scudo 6: usa i monasteri di
castles_of_burgundy-move-set = Scudo 16: gira il dado { $die } su { $face }
    .short = { $die } su { $face }
    .many = Scudo 16: gira un dado
castles_of_burgundy-move-fetch = Prendi { castles_of_burgundy-tile.acc } dal deposito { $depot }
    .short = { castles_of_burgundy-tile }, deposito { $depot }
    .many = Prendi
    .left = una tessera che puoi prendere
castles_of_burgundy-move-crane = Usa l'effetto di questo edificio: { castles_of_burgundy-building }
    .short = { castles_of_burgundy-building }
    .many = Usa l'effetto di
castles_of_burgundy-move-goods = Prendi dal deposito { $depot }: { castles_of_burgundy-types }
    .short = deposito { $depot }: { castles_of_burgundy-types }
    .many = Prendi merci da
castles_of_burgundy-types = { $goods ->
    [none] niente
    [1] merci turchesi (1)
    [2] merci viola (2)
    [3] merci rosa (3)
    [4] merci rosse (4)
    [5] merci marroni (5)
    [6] merci arancioni (6)
   *[other] merci { $goods }
}
castles_of_burgundy-move-gather = Scudo 5: prendi tutte le { castles_of_burgundy-good } da tutti i depositi
    .short = { castles_of_burgundy-good }
    .many = Scudo 5: prendi da tutti i depositi
castles_of_burgundy-move-discard = Scarta { castles_of_burgundy-tile.acc }
    .short = { castles_of_burgundy-tile }
    .many = Scarta
castles_of_burgundy-move-deploy = Piazza { castles_of_burgundy-tile.acc } { castles_of_burgundy-from } su { $cell }
    .short = { castles_of_burgundy-tile }: { $cell }
    .many = Piazza subito
    .plain = Piazza qui { castles_of_burgundy-tile.acc } { castles_of_burgundy-from }
castles_of_burgundy-move-tribute = { $how ->
    [silver] Paga 1 moneta d'argento per lo { castles_of_burgundy-shield }
    [worker] Paga 1 lavoratore per lo { castles_of_burgundy-shield }
   *[drop] Rinuncia allo { castles_of_burgundy-shield }
}
    .short = { $how ->
        [silver] 1 moneta d'argento
        [worker] 1 lavoratore
       *[drop] rinuncia
    }
    .many = Tributo
castles_of_burgundy-move-place_shared = Piazza { castles_of_burgundy-tile.acc } dalla scorta comune su { $cell }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-tile }, scorta comune: { $cell }{ castles_of_burgundy-tail-workers }
    .many = Piazza dalla scorta comune
    .plain = Piazza qui { castles_of_burgundy-tile.acc } dalla scorta comune{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
castles_of_burgundy-move-discard_shared = Scarta { castles_of_burgundy-tile.acc } dalla scorta comune
    .short = { castles_of_burgundy-tile }, scorta comune
    .many = Scarta dalla scorta comune
castles_of_burgundy-move-stow = { $where ->
    [private] Nella scorta personale
   *[shared] Nella scorta comune
}
    .short = { $where ->
        [private] personale
       *[shared] comune
    }
    .many = Metti nella scorta
castles_of_burgundy-move-skip = Rinuncia
    .short = rinuncia
    .many = Rinuncia
castles_of_burgundy-move-end = Chiudi il turno
    .short = fine
    .many = Chiudi il turno
castles_of_burgundy-move-side = Gioca il ducato { $duchy }
    .short = ducato { $duchy }
    .many = Gioca
castles_of_burgundy-move-castle = Metti il castello iniziale su { $cell }
    .short = { $cell }
    .many = Metti il castello iniziale su
    .plain = Metti qui il castello iniziale
castles_of_burgundy-move-route = Disponi ora la tessera rotta { $route }
    .short = tessera { $route }
    .many = Disponi ora
castles_of_burgundy-move-duchy = Il ducato è il numero { $duchy }
castles_of_burgundy-move-board = La plancia ha il ducato { $board } su un lato
castles_of_burgundy-move-good = Le merci sono { castles_of_burgundy-good }
castles_of_burgundy-move-tile = La tessera è { castles_of_burgundy-tile.acc }
castles_of_burgundy-move-draw_shield = Lo scudo è lo { castles_of_burgundy-shield }
castles_of_burgundy-move-draw_route = La tessera rotta è la numero { $route }
castles_of_burgundy-move-dice = I dadi mostrano { $low } e { $high }
castles_of_burgundy-move-white = Il dado bianco mostra { $face }

## Eventi

castles_of_burgundy-event-board = { $you ->
    [yes] Ricevi la plancia con il ducato { $board } su un lato.
   *[no] { $player } riceve la plancia con il ducato { $board } su un lato.
}
castles_of_burgundy-event-duchy = { $you ->
    [yes] Giochi il ducato { $duchy }.
   *[no] { $player } gioca il ducato { $duchy }.
}
castles_of_burgundy-event-castle = { $you ->
    [yes] Metti il tuo castello iniziale su { $cell }.
   *[no] { $player } mette il castello iniziale su { $cell }.
}
    .plain = { $you ->
        [yes] Metti il tuo castello iniziale.
       *[no] { $player } mette il castello iniziale.
    }
castles_of_burgundy-event-first_good = { $you ->
    [yes] Cominci con { castles_of_burgundy-good.one }.
   *[no] { $player } comincia con { castles_of_burgundy-good.one }.
}
castles_of_burgundy-event-shield_dealt = Nel deposito { $depot } c'è lo { castles_of_burgundy-shield }.
castles_of_burgundy-event-route_tile = { $you ->
    [yes] Posto { $place } della tua rotta commerciale: tessera { $route }.
   *[no] Posto { $place } della rotta commerciale di { $player }: tessera { $route }.
}
castles_of_burgundy-event-phase = Comincia la fase { $phase }.
castles_of_burgundy-event-filled = Il deposito { $depot } riceve { castles_of_burgundy-tile.acc }.
castles_of_burgundy-event-black = Il deposito nero riceve { castles_of_burgundy-tile.acc }.
castles_of_burgundy-event-inn = { $inns ->
    [one] È in vendita { $inns } locanda.
   *[other] Sono in vendita { $inns } locande.
}
castles_of_burgundy-event-round_good = Il round { $round } porterà { castles_of_burgundy-good.one }.
castles_of_burgundy-event-round = Comincia il round { $round }.
castles_of_burgundy-event-dice = { $you ->
    [yes] Tiri { $low } e { $high }.
   *[no] { $player } tira { $low } e { $high }.
}
castles_of_burgundy-event-white = Il dado bianco mostra { $face }.
castles_of_burgundy-event-good_placed = Il deposito { $depot } riceve { castles_of_burgundy-good.one }.
castles_of_burgundy-event-turn = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $player }.
}
castles_of_burgundy-event-workers = { $you ->
    [yes] { $way ->
        [gain] Ottieni
       *[loss] Paghi
    }
   *[no] { $way ->
        [gain] { $player } ottiene
       *[loss] { $player } paga
    }
} { castles_of_burgundy-changed-workers }{ castles_of_burgundy-tail-workers-cause } (ora { $count }).
castles_of_burgundy-event-silver = { $you ->
    [yes] { $way ->
        [gain] Ottieni
       *[loss] Paghi
    }
   *[no] { $way ->
        [gain] { $player } ottiene
       *[loss] { $player } paga
    }
} { castles_of_burgundy-changed-silver }{ castles_of_burgundy-tail-cause } (ora { $count }).
castles_of_burgundy-event-took = { $you ->
    [yes] Prendi { castles_of_burgundy-tile.acc } dal deposito { $depot }.
   *[no] { $player } prende { castles_of_burgundy-tile.acc } dal deposito { $depot }.
}
castles_of_burgundy-event-bought = { $you ->
    [yes] Compri { castles_of_burgundy-tile.acc }.
   *[no] { $player } compra { castles_of_burgundy-tile.acc }.
}
castles_of_burgundy-event-placed = { $you ->
    [yes] Piazzi { castles_of_burgundy-tile.acc } su { $cell }.
   *[no] { $player } piazza { castles_of_burgundy-tile.acc } su { $cell }.
}
    .plain = { $you ->
        [yes] Piazzi { castles_of_burgundy-tile.acc }.
       *[no] { $player } piazza { castles_of_burgundy-tile.acc }.
    }
castles_of_burgundy-event-sold = { $you ->
    [yes] Vendi { castles_of_burgundy-good }: { castles_of_burgundy-count }.
   *[no] { $player } vende { castles_of_burgundy-good }: { castles_of_burgundy-count }.
}
castles_of_burgundy-event-discarded = { $you ->
    [yes] Scarti { castles_of_burgundy-tile.acc }.
   *[no] { $player } scarta { castles_of_burgundy-tile.acc }.
}
castles_of_burgundy-event-goods = { $you ->
    [yes] Prendi { castles_of_burgundy-loaded } dal deposito { $depot } (ora { $count }).
   *[no] { $player } prende { castles_of_burgundy-loaded } dal deposito { $depot } (ora { $count }).
}
castles_of_burgundy-event-advanced = { $you ->
    [yes] Ora sei sulla casella { $space } del tracciato dell'ordine di turno.
   *[no] { $player } ora è sulla casella { $space } del tracciato dell'ordine di turno.
}
castles_of_burgundy-event-area = { $you ->
    [yes] Completi { castles_of_burgundy-area } di { castles_of_burgundy-spaces }{ castles_of_burgundy-tail-more }.
   *[no] { $player } completa { castles_of_burgundy-area } di { castles_of_burgundy-spaces }{ castles_of_burgundy-tail-more }.
}
castles_of_burgundy-event-bonus = { $you ->
    [yes] Prendi la tessera bonus { castles_of_burgundy-rank } per { castles_of_burgundy-colour }.
   *[no] { $player } prende la tessera bonus { castles_of_burgundy-rank } per { castles_of_burgundy-colour }.
}
castles_of_burgundy-event-posts = { $you ->
    [yes] Colleghi { castles_of_burgundy-joined-posts } (ora { $count }).
   *[no] { $player } collega { castles_of_burgundy-joined-posts } (ora { $count }).
}
castles_of_burgundy-event-post_bonus = { $you ->
    [yes] Prendi la tessera posto di frontiera { castles_of_burgundy-rank }.
   *[no] { $player } prende la tessera posto di frontiera { castles_of_burgundy-rank }.
}
castles_of_burgundy-event-shield = { $you ->
    [yes] Prendi lo { castles_of_burgundy-shield } e lo metti sul castello in { $cell }.
   *[no] { $player } prende lo { castles_of_burgundy-shield } e lo mette sul castello in { $cell }.
}
    .plain = { $you ->
        [yes] Prendi lo { castles_of_burgundy-shield } e lo metti su un castello.
       *[no] { $player } prende lo { castles_of_burgundy-shield } e lo mette su un castello.
    }
castles_of_burgundy-event-shield_lost = { $you ->
    [yes] Perdi lo { castles_of_burgundy-shield }.
   *[no] { $player } perde lo { castles_of_burgundy-shield }.
}
castles_of_burgundy-event-tribute = { $how ->
    [drop] { $you ->
        [yes] Non paghi il tributo.
       *[no] { $player } non paga il tributo.
    }
   *[paid] { $you ->
        [yes] Tieni lo { castles_of_burgundy-shield }.
       *[no] { $player } tiene lo { castles_of_burgundy-shield }.
    }
}
castles_of_burgundy-event-follow = { $you ->
    [yes] Da ora usi i monasteri di { $other }.
   *[no] { $other_you ->
        [yes] { $player } ora usa i tuoi monasteri.
       *[no] { $player } ora usa i monasteri di { $other }.
    }
}
castles_of_burgundy-event-route = { $you ->
    [yes] Disponi { castles_of_burgundy-good.one } sulla casella { $space } della tua rotta commerciale.
   *[no] { $player } dispone { castles_of_burgundy-good.one } sulla casella { $space } della rotta commerciale.
}
castles_of_burgundy-event-stowed = { $where ->
    [private] La nuova tessera va nella scorta personale.
   *[shared] La nuova tessera va nella scorta comune.
}
castles_of_burgundy-event-waived = { $you ->
    [yes] Rinunci a questa possibilità.
   *[no] { $player } rinuncia a questa possibilità.
}
castles_of_burgundy-event-regained = { $you ->
    [yes] Riacquisti un castello per entrambi i dadi.
   *[no] { $player } riacquista un castello per entrambi i dadi.
}
castles_of_burgundy-event-set = { $you ->
    [yes] Giri un dado da { $die } a { $face }.
   *[no] { $player } gira un dado da { $die } a { $face }.
}
castles_of_burgundy-event-ended = La partita è finita.
castles_of_burgundy-event-undone = Il tavolo torna alla mossa { $number }.
castles_of_burgundy-event-score = { $you ->
    [yes] { $source ->
        [target] Obiettivo raggiunto: il tuo segnapunti torna a 0.
       *[other] { $way ->
            [gain] Segni { castles_of_burgundy-points }: { castles_of_burgundy-source }.
           *[loss] Perdi { castles_of_burgundy-points }: { castles_of_burgundy-source }.
        }
    }
   *[no] { $source ->
        [target] Obiettivo raggiunto: { $player } riporta il segnapunti a 0.
       *[other] { $way ->
            [gain] { $player } segna { castles_of_burgundy-points }: { castles_of_burgundy-source }.
           *[loss] { $player } perde { castles_of_burgundy-points }: { castles_of_burgundy-source }.
        }
    }
}

## Fonti dei punti

castles_of_burgundy-source = { $source ->
    [area] { castles_of_burgundy-source-area }
    [phase] { castles_of_burgundy-source-phase }
    [bonus] { castles_of_burgundy-source-bonus }
    [sale] { castles_of_burgundy-source-sale }
    [livestock] { castles_of_burgundy-source-livestock }
    [m7] { castles_of_burgundy-source-m7 }
    [watchtower] { castles_of_burgundy-source-watchtower }
    [posts] { castles_of_burgundy-source-posts }
    [post_bonus] { castles_of_burgundy-source-post_bonus }
    [regain] { castles_of_burgundy-source-regain }
    [unsold] { castles_of_burgundy-source-unsold }
    [silver] { castles_of_burgundy-source-silver }
    [workers] { castles_of_burgundy-source-workers }
    [m15] { castles_of_burgundy-source-m15 }
    [m16] { castles_of_burgundy-source-m16 }
    [m17] { castles_of_burgundy-source-m17 }
    [m18] { castles_of_burgundy-source-m18 }
    [m19] { castles_of_burgundy-source-m19 }
    [m20] { castles_of_burgundy-source-m20 }
    [m21] { castles_of_burgundy-source-m21 }
    [m22] { castles_of_burgundy-source-m22 }
    [m23] { castles_of_burgundy-source-m23 }
    [m24] { castles_of_burgundy-source-m24 }
    [m25] { castles_of_burgundy-source-m25 }
    [m26] { castles_of_burgundy-source-m26 }
    [m29] { castles_of_burgundy-source-m29 }
    [target] { castles_of_burgundy-source-target }
    [bought] { castles_of_burgundy-source-bought }
    [vines] { castles_of_burgundy-source-vines }
    [card] { castles_of_burgundy-source-card }
    [boarding_house] { castles_of_burgundy-source-boarding_house }
    [routes] { castles_of_burgundy-source-routes }
    [monasteries] { castles_of_burgundy-source-monasteries }
    [reserve] { castles_of_burgundy-source-reserve }
    [on_cards] { castles_of_burgundy-source-on_cards }
    [doubles] { castles_of_burgundy-source-doubles }
   *[shields] { castles_of_burgundy-source-shields }
}
castles_of_burgundy-source-area = Aree per dimensione
castles_of_burgundy-source-phase = Aree per fase
castles_of_burgundy-source-bonus = Tessere bonus
castles_of_burgundy-source-sale = Merci vendute
castles_of_burgundy-source-livestock = Bestiame
castles_of_burgundy-source-m7 = Monastero 7
castles_of_burgundy-source-watchtower = Torri di guardia
castles_of_burgundy-source-posts = Posti di frontiera
castles_of_burgundy-source-post_bonus = Tessere dei posti di frontiera
castles_of_burgundy-source-regain = Castelli riacquistati
castles_of_burgundy-source-unsold = Merci rimaste
castles_of_burgundy-source-silver = Argento rimasto
castles_of_burgundy-source-workers = Lavoratori rimasti
castles_of_burgundy-source-m15 = Monastero 15: tipi di merci vendute
castles_of_burgundy-source-m16 = Monastero 16: magazzini
castles_of_burgundy-source-m17 = Monastero 17: torri di guardia
castles_of_burgundy-source-m18 = Monastero 18: carpenterie
castles_of_burgundy-source-m19 = Monastero 19: chiese
castles_of_burgundy-source-m20 = Monastero 20: mercati
castles_of_burgundy-source-m21 = Monastero 21: pensioni
castles_of_burgundy-source-m22 = Monastero 22: banche
castles_of_burgundy-source-m23 = Monastero 23: municipi
castles_of_burgundy-source-m24 = Monastero 24: specie di bestiame
castles_of_burgundy-source-m25 = Monastero 25: merci vendute
castles_of_burgundy-source-m26 = Monastero 26: tessere bonus
castles_of_burgundy-source-m29 = Monastero 29: castelli bianchi
castles_of_burgundy-source-shields = Scudi
castles_of_burgundy-source-target = Obiettivo raggiunto
castles_of_burgundy-source-bought = Punti comprati

## Il tavolo accanto al tabellone

castles_of_burgundy-table-round = Fase { $phase }, round { $round }{ $white ->
    [0] { "" }
   *[other] , dado bianco { $white }
}
castles_of_burgundy-table-depot = Deposito { $depot }: { $tiles }{ $goods ->
    [none] { "" }
   *[other] ; { $goods }
}{ $shields ->
    [none] { "" }
   *[other] ; { $shields }
}
castles_of_burgundy-table-black = Deposito nero: { $tiles }{ $inns ->
    [0] { "" }
    [one] ; { $inns } locanda
   *[other] ; { $inns } locande
}
castles_of_burgundy-table-order = Ordine di turno: { $seats }
castles_of_burgundy-table-seat = { castles_of_burgundy-points }, { castles_of_burgundy-silver }, { castles_of_burgundy-workers }, { $empty ->
    [one] { $empty } casella vuota
   *[other] { $empty } caselle vuote
}
castles_of_burgundy-table-dice = dadi: { $list }
castles_of_burgundy-table-storage = scorta: { $list }
castles_of_burgundy-table-shared = scorta comune: { $list }
castles_of_burgundy-table-placed = piazzate: { $list }
castles_of_burgundy-table-goods = merci: { $list }
castles_of_burgundy-table-sold = vendute: { $list }
castles_of_burgundy-table-shields = scudi: { $list }
castles_of_burgundy-table-route = rotta commerciale: { $list }
castles_of_burgundy-table-bonus = tessere bonus: { $list }

## Su che cosa si basa un suggerimento

castles_of_burgundy-part-points = punti
castles_of_burgundy-part-areas = aree iniziate
castles_of_burgundy-part-colours = tessere bonus per colore
castles_of_burgundy-part-storage = tessere in magazzino
castles_of_burgundy-part-holdings = argento, lavoratori, merci e dadi
castles_of_burgundy-part-animals = pascoli
castles_of_burgundy-part-powers = monasteri e scudi
castles_of_burgundy-part-mines = miniere
castles_of_burgundy-part-effect = l'effetto della tessera
castles_of_burgundy-part-vines = vigneti
castles_of_burgundy-part-spaces = caselle e obiettivo
## Partita in solitario

castles_of_burgundy-option-solo_duchy = Ducato in solitario
    .help = Il ducato della partita in solitario: 33 per principianti, 34 per esperti.
castles_of_burgundy-option-target = Primo obiettivo
    .help = Quanti punti chiede all'inizio la partita in solitario. Meno sono, più è facile.
castles_of_burgundy-ask-points = Quanti altri punti compri, a 1 moneta d'argento l'uno?
castles_of_burgundy-ask-order = Che cosa fai prima?
castles_of_burgundy-ask-reward = Colore completato ({ castles_of_burgundy-colour }): quale tessera del deposito nero piazzi, e dove?
castles_of_burgundy-ask-trade = Scambi 5 merci con una tessera nera?
castles_of_burgundy-ask-give = Quali merci consegni? { $count ->
    [one] Ne manca { $count }.
   *[other] Ne mancano { $count }.
}
castles_of_burgundy-move-points = { $count ->
    [one] Compra { $count } punto
   *[other] Compra { $count } punti
}
    .short = { $count }
    .many = Compra punti
castles_of_burgundy-move-trade = Scambia 5 merci con { castles_of_burgundy-tile.acc }, a faccia in giù
    .short = { castles_of_burgundy-tile }
    .many = Scambia 5 merci con
castles_of_burgundy-move-give = Consegna { castles_of_burgundy-good }
    .short = { castles_of_burgundy-good }
    .many = Consegna
castles_of_burgundy-event-removed_tile = Il dado bianco toglie una tessera dal deposito { $depot }: { castles_of_burgundy-tile }.
castles_of_burgundy-event-goods_gone = Le merci rimaste nei depositi vanno perse: { castles_of_burgundy-loaded }.
castles_of_burgundy-event-target = Il prossimo obiettivo è { $target }.
castles_of_burgundy-event-traded = { $you ->
    [yes] Scambi 5 merci con una tessera del deposito nero, che va coperta nella scorta: { castles_of_burgundy-tile }.
   *[no] { $player } scambia 5 merci con una tessera del deposito nero, che va coperta nella scorta: { castles_of_burgundy-tile }.
}
castles_of_burgundy-event-gave = { $you ->
    [yes] Consegni { castles_of_burgundy-loaded }.
   *[no] { $player } consegna { castles_of_burgundy-loaded }.
}
castles_of_burgundy-event-points_bought = { $you ->
    [yes] { $count ->
        [one] Compri { $count } punto.
       *[other] Compri { $count } punti.
    }
   *[no] { $count ->
        [one] { $player } compra { $count } punto.
       *[other] { $player } compra { $count } punti.
    }
}
castles_of_burgundy-event-rewarded = Colore completato: { castles_of_burgundy-colour }. In premio, una tessera da piazzare subito.
castles_of_burgundy-event-won = Tutte le 37 caselle sono piene: la partita è vinta.
castles_of_burgundy-event-lost = I 25 round sono finiti: la partita è persa.
castles_of_burgundy-table-alone = Obiettivo { $target }; caselle piene: { $filled } su 37; { $rounds ->
    [one] { $rounds } round da giocare
   *[other] { $rounds } round da giocare
}
castles_of_burgundy-table-rivers = fiumi: { $list }

## Vigneti

castles_of_burgundy-grape = { $grape ->
    [orange] arancione
    [yellow] giallo
    [green] verde
    [red] rosso
    [black] nero
   *[blue] blu
}
castles_of_burgundy-double = { $double ->
    [orange_orange] arancione–arancione
    [orange_yellow] arancione–giallo
    [orange_green] arancione–verde
    [orange_red] arancione–rosso
    [orange_black] arancione–nero
    [orange_blue] arancione–blu
    [yellow_yellow] giallo–giallo
    [yellow_green] giallo–verde
    [yellow_red] giallo–rosso
    [yellow_black] giallo–nero
    [yellow_blue] giallo–blu
    [green_green] verde–verde
    [green_red] verde–rosso
    [green_black] verde–nero
    [green_blue] verde–blu
    [red_red] rosso–rosso
    [red_black] rosso–nero
    [red_blue] rosso–blu
    [black_black] nero–nero
    [black_blue] nero–blu
   *[blue_blue] blu–blu
}
castles_of_burgundy-laid = { $laid ->
    [orange_orange] arancione–arancione
    [orange_yellow] arancione–giallo
    [orange_green] arancione–verde
    [orange_red] arancione–rosso
    [orange_black] arancione–nero
    [orange_blue] arancione–blu
    [yellow_orange] giallo–arancione
    [yellow_yellow] giallo–giallo
    [yellow_green] giallo–verde
    [yellow_red] giallo–rosso
    [yellow_black] giallo–nero
    [yellow_blue] giallo–blu
    [green_orange] verde–arancione
    [green_yellow] verde–giallo
    [green_green] verde–verde
    [green_red] verde–rosso
    [green_black] verde–nero
    [green_blue] verde–blu
    [red_orange] rosso–arancione
    [red_yellow] rosso–giallo
    [red_green] rosso–verde
    [red_red] rosso–rosso
    [red_black] rosso–nero
    [red_blue] rosso–blu
    [black_orange] nero–arancione
    [black_yellow] nero–giallo
    [black_green] nero–verde
    [black_red] nero–rosso
    [black_black] nero–nero
    [black_blue] nero–blu
    [blue_orange] blu–arancione
    [blue_yellow] blu–giallo
    [blue_green] blu–verde
    [blue_red] blu–rosso
    [blue_black] blu–nero
   *[blue_blue] blu–blu
}
castles_of_burgundy-bonus = { $effect ->
    [market] mercato
    [carpenter] carpenteria
    [church] chiesa
    [warehouse] magazzino
    [boarding_house] pensione
    [bank] banca
    [town_hall] municipio
    [watchtower] torre di guardia
    [castle] castello
    [double] tessera doppia
    [black] deposito nero o negozio
    [target] obiettivo raggiunto
    [colour] colore completato
    [area] area completata
   *[effect] effetto della tessera
}
castles_of_burgundy-vine-place = { $place ->
    [shop1] posto 1 del negozio
    [shop2] posto 2 del negozio
    [shop3] posto 3 del negozio
    [depot1] posto 1 del deposito dei vigneti
    [depot2] posto 2 del deposito dei vigneti
    [depot3] posto 3 del deposito dei vigneti
    [depot4] posto 4 del deposito dei vigneti
    [depot5] posto 5 del deposito dei vigneti
   *[depot6] posto 6 del deposito dei vigneti
}
castles_of_burgundy-option-removed_grapes = Uve fuori dal gioco
    .help = Con i vigneti: in tre si può togliere un colore, in due due colori.
    .value = { $value ->
        [orange] arancione
        [yellow] giallo
        [green] verde
        [red] rosso
        [black] nero
        [blue] blu
       *[random] a caso
    }
castles_of_burgundy-ask-grape_tile = Quale tessera vitigno viene distribuita?
castles_of_burgundy-ask-double = Quale tessera doppia arriva?
castles_of_burgundy-ask-bonuses = Casella { $space } del vigneto: quale bonus viene prima?
castles_of_burgundy-ask-fetch_double = Bonus: quale tessera doppia prendi dal deposito dei vigneti?
castles_of_burgundy-ask-fetch_black = Bonus: quale tessera prendi dal deposito nero o dal negozio?
castles_of_burgundy-ask-grape = Il livello { $level } è completo: quale tessera vitigno prendi?
castles_of_burgundy-move-first = Prima: { castles_of_burgundy-bonus }
    .short = { castles_of_burgundy-bonus }
    .many = Prima
castles_of_burgundy-move-pick = Prendi la tessera doppia { castles_of_burgundy-double } dal posto { $slot }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-double }{ castles_of_burgundy-tail-workers }
    .many = Prendi una tessera doppia
castles_of_burgundy-move-plant = Pianta la tessera { castles_of_burgundy-laid } sulla casella { $space }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-laid }: { $space }{ castles_of_burgundy-tail-workers }
    .many = Pianta
castles_of_burgundy-move-plant_shared = Pianta la tessera { castles_of_burgundy-laid } dalla scorta comune sulla casella { $space }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-laid }, scorta comune: { $space }{ castles_of_burgundy-tail-workers }
    .many = Pianta dalla scorta comune
castles_of_burgundy-move-buy_double = Compra la tessera doppia { castles_of_burgundy-double } dal posto { $slot } del negozio
    .short = { castles_of_burgundy-double }
    .many = Compra una tessera doppia
castles_of_burgundy-move-fetch_double = Prendi la tessera doppia { castles_of_burgundy-double } dal posto { $slot }
    .short = { castles_of_burgundy-double }
    .many = Prendi
castles_of_burgundy-move-fetch_black = Prendi { castles_of_burgundy-tile.acc } dal deposito nero
    .short = { castles_of_burgundy-tile }
    .many = Prendi dal deposito nero
castles_of_burgundy-move-fetch_shop = Prendi la tessera doppia { castles_of_burgundy-double } dal posto { $slot } del negozio
    .short = { castles_of_burgundy-double }
    .many = Prendi dal negozio
castles_of_burgundy-move-grape = Prendi la tessera vitigno: { castles_of_burgundy-grape }
    .short = { castles_of_burgundy-grape }
    .many = Prendi una tessera vitigno
castles_of_burgundy-move-discard_double = Scarta la tessera doppia { castles_of_burgundy-double }
    .short = { castles_of_burgundy-double }
    .many = Scarta una tessera doppia
castles_of_burgundy-move-discard_double_shared = Scarta la tessera doppia { castles_of_burgundy-double } dalla scorta comune
    .short = { castles_of_burgundy-double }, scorta comune
    .many = Scarta una tessera doppia comune
castles_of_burgundy-move-sow = Pianta la tessera { castles_of_burgundy-laid } dal posto { $slot } del negozio sulla casella { $space }
    .short = { castles_of_burgundy-laid }: { $space }
    .many = Pianta dal negozio
castles_of_burgundy-move-double = Tessera doppia: { castles_of_burgundy-double }
castles_of_burgundy-event-double_filled = Nuova tessera doppia ({ castles_of_burgundy-vine-place }): { castles_of_burgundy-double }.
castles_of_burgundy-event-first_grape = { $you ->
    [yes] Cominci con una tessera vitigno: { castles_of_burgundy-grape }.
   *[no] { $player } comincia con una tessera vitigno: { castles_of_burgundy-grape }.
}
castles_of_burgundy-event-picked = { $you ->
    [yes] Prendi la tessera doppia { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
   *[no] { $player } prende la tessera doppia { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
}
castles_of_burgundy-event-bought_double = { $you ->
    [yes] Compri la tessera doppia { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
   *[no] { $player } compra la tessera doppia { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
}
castles_of_burgundy-event-planted = { $you ->
    [yes] Pianti la tessera doppia { castles_of_burgundy-laid } sulla casella { $space }.
   *[no] { $player } pianta la tessera doppia { castles_of_burgundy-laid } sulla casella { $space }.
}
castles_of_burgundy-event-discarded_double = { $you ->
    [yes] Scarti la tessera doppia { castles_of_burgundy-double }.
   *[no] { $player } scarta la tessera doppia { castles_of_burgundy-double }.
}
castles_of_burgundy-event-level = { $you ->
    [yes] Il livello { $level } del tuo vigneto è completo.
   *[no] { $player } ha completato il livello { $level } del vigneto.
}
castles_of_burgundy-event-grape = { $you ->
    [yes] Prendi una tessera vitigno: { castles_of_burgundy-grape }.
   *[no] { $player } prende una tessera vitigno: { castles_of_burgundy-grape }.
}
castles_of_burgundy-event-took_black = { $you ->
    [yes] Prendi { castles_of_burgundy-tile.acc } dal deposito nero.
   *[no] { $player } prende { castles_of_burgundy-tile.acc } dal deposito nero.
}
castles_of_burgundy-table-vats = Deposito dei vigneti: { $list }
castles_of_burgundy-table-stalls = Negozio dei vigneti: { $list }
castles_of_burgundy-table-grapes = tessere vitigno: { $list }
castles_of_burgundy-table-level = vigneto, livello { $level }: { $list }
castles_of_burgundy-table-double = tessera doppia { castles_of_burgundy-double }
castles_of_burgundy-source-vines = Viti

## Partite per uno

castles_of_burgundy-automaton = Châteauma
castles_of_burgundy-quick-solo = In solitario
    .help = I Castelli di Borgogna da soli: riempi il tuo ducato in 25 round.
castles_of_burgundy-quick-chateauma = Contro Châteauma
    .help = I Castelli di Borgogna contro Châteauma, un avversario che gioca secondo le sue carte.

## Lo Châteauma

castles_of_burgundy-card-place = { $place ->
    [left] sinistra
   *[right] destra
}
castles_of_burgundy-option-chateauma_level = Livello dello Châteauma
    .help = Quale dei tre numeri di una carta territorio lo Châteauma ottiene.
    .value = { $value ->
        [easy] facile
        [hard] difficile
       *[medium] medio
    }
castles_of_burgundy-option-chateauma_modifiers = Modificatori dello Châteauma
    .help = Che cosa rende lo Châteauma più forte; si possono combinare tutti. I suoi ducati sono una nostra ricostruzione.
    .value = { $value ->
        [covered] A: cinque caselle coperte
        [built] B: tre caselle costruite
        [first] C: comincia lui
        [extra_turns] D: turni aggiuntivi
       *[random] a caso
    }
castles_of_burgundy-option-white_castle_search = Castelli bianchi dello Châteauma
    .help = Dove un castello bianco cerca una tessera: nel primo deposito che ne ha, o in tutto il tabellone per un tipo che manca nella riserva.
    .value = { $value ->
        [board] tutto il tabellone
       *[depot] il primo deposito
    }
castles_of_burgundy-option-chateauma_shield = Scudi dello Châteauma
    .help = Quale scudo prende da un deposito che ne ha più d'uno. Il regolamento dice il valore più basso, qui quello dei punti; l'altra lettura è il numero più basso.
    .value = { $value ->
        [number] il numero più basso
       *[value] meno punti
    }
castles_of_burgundy-option-chateauma_vine_tiles = Tessere vitigno con lo Châteauma
    .help = Per il regolamento si usa una serie di sei tessere vitigno; l'altra lettura sono tutte e 24.
    .value = { $value ->
        [all_sets] tutte le serie
       *[one_set] una serie di sei
    }
castles_of_burgundy-ask-card = Quale carta territorio arriva a { castles_of_burgundy-card-place }?
castles_of_burgundy-ask-built = Quale edificio sta nel ducato dello Châteauma?
castles_of_burgundy-ask-die = Che cosa tira lo Châteauma?
castles_of_burgundy-move-card = Carta territorio { $card }
castles_of_burgundy-move-die = Il dado mostra { $face }
castles_of_burgundy-event-first_card = { $player } comincia con la carta territorio { $card } a { castles_of_burgundy-card-place }.
castles_of_burgundy-event-card = { $player } pesca la carta territorio { $card } e la mette a { castles_of_burgundy-card-place }.
castles_of_burgundy-event-reshuffled = Le carte territorio scartate formano il nuovo mazzo.
castles_of_burgundy-event-built = { $player } comincia con { castles_of_burgundy-tile.acc } nel suo ducato.
castles_of_burgundy-event-card_chosen = Il dado bianco sceglie la carta a { castles_of_burgundy-card-place }, la numero { $card }.
castles_of_burgundy-event-die = { $player } tira { $face }: la ricerca comincia dal deposito { $face }.
castles_of_burgundy-event-found = { $player } trova { castles_of_burgundy-tile.acc } nel deposito { $depot }.
castles_of_burgundy-event-from_reserve = { $player } non trova nulla sul tabellone e usa { castles_of_burgundy-tile.acc } della riserva.
castles_of_burgundy-event-joker_used = { $player } non ha tessere adatte e usa un jolly.
castles_of_burgundy-event-joker_taken = { $player } non piazza nulla; una tessera del deposito nero diventa un jolly: { castles_of_burgundy-tile }.
castles_of_burgundy-event-silver_instead = { $player } non trova tessere da nessuna parte e riceve 2 monete d'argento.
castles_of_burgundy-event-set_on = La tessera va sulla casella { $space } della carta a { castles_of_burgundy-card-place }.
castles_of_burgundy-event-another_tile = { $player } cerca un'altra tessera per la carta a { castles_of_burgundy-card-place }, a partire dal deposito del dado bianco.
castles_of_burgundy-event-sale_instead = { $player } non può piazzare un'altra tessera e invece vende.
castles_of_burgundy-event-reserved = { $player } sposta { castles_of_burgundy-tile.acc } dal deposito { $depot } nella riserva.
castles_of_burgundy-event-nothing_found = { $player } non trova nulla da prendere ({ castles_of_burgundy-building }).
castles_of_burgundy-event-hall_tile = Il municipio prende { castles_of_burgundy-tile.acc } dalla riserva.
castles_of_burgundy-event-nothing_sold = { $player } non ha merci da vendere.
castles_of_burgundy-event-sale_sign = Un simbolo della carta è coperto: { $player } vende.
castles_of_burgundy-event-card_done = { $player } completa la carta territorio { $card }.
castles_of_burgundy-event-moved = { $player } sposta { castles_of_burgundy-tile.acc } sulle sue caselle per { castles_of_burgundy-colour }.
castles_of_burgundy-event-bought_for_reserve = { $player } compra { castles_of_burgundy-tile.acc } dal deposito nero per la riserva.
castles_of_burgundy-event-mines_paid = La fase è finita: le miniere di { $player } rendono.
castles_of_burgundy-event-extra_turn = Un simbolo del ducato è coperto: { $player } ha un turno aggiuntivo.
castles_of_burgundy-event-white_tile = Il castello bianco porta { castles_of_burgundy-tile.acc } dal deposito { $depot } nella riserva.
castles_of_burgundy-event-white_silver = Sul tabellone non ci sono tessere: il castello bianco porta 1 moneta d'argento.
castles_of_burgundy-event-post_card = { $count ->
    [one] { $player } ha completato { $count } carta con posti di frontiera.
   *[other] { $player } ha completato { $count } carte con posti di frontiera.
}
castles_of_burgundy-event-shield_won = { $player } prende lo { castles_of_burgundy-shield } dal deposito { $depot }.
castles_of_burgundy-event-double_won = Un simbolo della carta è coperto: { $player } prende la tessera doppia { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
castles_of_burgundy-event-no_double = Un simbolo della carta è coperto, ma il deposito dei vigneti è vuoto.
castles_of_burgundy-event-double_bought = { $player } compra la tessera doppia { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
castles_of_burgundy-source-card = Carte territorio
castles_of_burgundy-source-boarding_house = Pensioni
castles_of_burgundy-source-routes = Vendite senza rotta
castles_of_burgundy-source-monasteries = Monasteri dello Châteauma
castles_of_burgundy-source-reserve = Riserva
castles_of_burgundy-source-on_cards = Tessere sulle sue carte
castles_of_burgundy-source-doubles = Tessere doppie
castles_of_burgundy-table-card = Carta { $card } ({ castles_of_burgundy-card-place }): { $list }
castles_of_burgundy-table-hidden = a faccia in giù
castles_of_burgundy-table-territory = Ducato: { $list }
castles_of_burgundy-table-reserve = Riserva: { $list }
castles_of_burgundy-table-pile = Tessere doppie: { $list }
castles_of_burgundy-table-prizes = Scudi: { $shields }; carte con posti di frontiera: { $posts }
