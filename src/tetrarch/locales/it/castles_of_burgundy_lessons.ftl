## La prima partita

castles_of_burgundy_lessons-first_game = La tua prima partita
    .help = Tira i dadi, prendi tessere, riempi il ducato e conta i punti.
castles_of_burgundy_lessons-first_game-take = Un piccolo ducato in Borgogna è tuo, ancora vuoto tranne un castello. Riempilo di tessere: ciò che completi porta punti, e vince chi ne ha di più. I tuoi due dadi sono le tue due azioni. Un 6 prende una tessera dal deposito 6: prendi la torre di guardia.
    .good = Ora è nella tua scorta, che ha posto per tre tessere.
    .other = Un dado può fare anche questo, e lo farai presto. Prima prendi con il 6 la torre di guardia indicata.
castles_of_burgundy_lessons-first_game-place = Ora il 3: piazza una tessera della scorta su una casella con un 3. La casella deve avere il colore della tessera e toccare una tessera già piazzata. Due caselle vanno bene. Le caselle edificio vicine formano una città, e una delle due è isolata: una città di una sola casella. Piazza lì la torre di guardia.
    .good = Piena! Un'area completata dà subito punti: 1 per la sua unica casella e 10 perché siamo nella fase A. La torre di guardia ne dà altri 4.
    .larger = Va bene anche lì, ma quella città ha cinque caselle e dà punti solo quando sono tutte piene. A quella indicata basta una tessera.
    .other = È permesso, ma il 3 serve per la torre di guardia: piazzala sulla casella indicata.
castles_of_burgundy_lessons-first_game-end_first = Entrambi i dadi sono usati. Chiudi il turno: tutti tirano di nuovo, poi gioca il tuo avversario.
castles_of_burgundy_lessons-first_game-take_ship = L'avversario ha piazzato una banca e preso una miniera. I tuoi dadi mostrano 2 e 4. Ora ti servono merci, e le merci arrivano per nave: prendi una nave con il 4.
    .other = È permesso. Ma guarda: il 4 prende la nave indicata, e il 2 la piazza subito.
castles_of_burgundy_lessons-first_game-place_ship = E con il 2 la nave va sul tuo fiume, proprio accanto al castello. Piazzala.
    .other = È permesso, ma così la nave deve aspettare. Piazzala sulla casella indicata.
castles_of_burgundy_lessons-first_game-goods = Una nave va a prendere tutte le merci di un deposito, e qualsiasi deposito va bene. Nel deposito 2 ci sono merci marroni, un tipo che hai già. Nel 6 ci sono merci turchesi, un tipo nuovo per te; più di tre tipi non si possono tenere. Quali prendi?
    .pile = Una pila più alta: le merci di un tipo si vendono tutte insieme.
    .new = Un terzo tipo: più tipi hai, più dadi possono vendere.
    .empty = Così la nave tornerebbe vuota. Scegli uno dei due depositi indicati.
castles_of_burgundy_lessons-first_game-end_second = Inoltre la nave ti ha fatto avanzare di uno spazio sul tracciato dell'ordine di turno: dal prossimo round giochi prima del tuo avversario. Chiudi il turno.
castles_of_burgundy_lessons-first_game-sell = Ora giochi prima tu. In ogni round un dado bianco porta un'altra tessera merce in un deposito: così le merci arrivano lì. Ed ecco come se ne vanno: le merci marroni hanno il numero 5, quindi il tuo 5 vende tutte quelle che hai. Vendile.
    .good = 2 punti per ogni tessera, e 1 moneta d'argento per tutta la vendita.
    .other = È permesso. Ma il 5 va bene per le merci marroni, e nessun'altra tua pila è così grande: vendile.
castles_of_burgundy_lessons-first_game-worker = L'altro dado è un 1, ma il castello è nel deposito 2. Qui aiutano i lavoratori: ognuno cambia un dado di 1, in più o in meno. Prendi il castello. Ti costa un lavoratore.
    .good = Ben speso. Nel prossimo turno vedrai che cosa vale un castello.
    .other = È permesso, ma un castello vale bene un lavoratore: prendilo con l'1.
castles_of_burgundy_lessons-first_game-buy = E l'argento? Una volta per turno 2 monete comprano una tessera del deposito nero, e non serve un dado. Quale tessera ti piace?
    .cows = Quattro mucche: un punto ciascuna appena le piazzi.
    .mine = Una miniera: una volta piazzata, rende argento alla fine di ogni fase.
    .ship = Un'altra nave: altre merci, e un altro passo avanti.
    .house = Una pensione: con lei arrivano quattro lavoratori.
    .other = Puoi tenere l'argento per dopo. Ma prova un acquisto, per una volta: scegli una delle quattro tessere.
castles_of_burgundy_lessons-first_game-end_third = Due dadi e un acquisto: un turno pieno. Chiudilo.
castles_of_burgundy_lessons-first_game-castle = Di nuovo cominci tu, con 2 e 6. Piazza il castello con il 6: la casella indicata tocca la tua torre di guardia.
    .other = È permesso, ma prima piazza il castello. Ha una sorpresa per te.
castles_of_burgundy_lessons-first_game-castle_action = Un castello ti dà subito un'altra azione, e il numero lo dici tu! Il resto del turno è tuo: piazza la tessera che hai comprato o prendine una che ti piace, usa l'altro dado, un 2, e poi chiudi il turno.
castles_of_burgundy_lessons-first_game-so_far = I tuoi punti finora: { $points }. Conosci tre cose che può fare un dado: prendere una tessera, piazzarla, vendere merci. La quarta: un dado di qualsiasi numero porta 2 lavoratori. Andiamo alla fine della fase.
castles_of_burgundy_lessons-first_game-cows = L'ultimo round della fase A, e nel tuo pascolo ci sono 3 mucche. Il bestiame dà 1 punto per ogni animale; e ciò che sta nello stesso pascolo con animali della stessa specie dà di nuovo i suoi punti. Piazza le 4 mucche con l'1.
    .good = 4 punti per le mucche nuove e 3 per quelle di prima.
    .other = È permesso. Ma alle mucche basta l'1, e il 4 servirà tra un attimo: piazzale sulla casella indicata.
castles_of_burgundy_lessons-first_game-mine = Hai una miniera, e l'unica casella miniera accanto alle tue tessere ha un 4. Piazzala.
    .other = È permesso, ma la fase sta per finire, e una miniera piazzata rende proprio allora. Piazzala.
castles_of_burgundy_lessons-first_game-end_phase = Era il quinto round su cinque. Chiudi il turno; quando l'avversario ha finito, finisce la fase, e ogni miniera rende una moneta d'argento.
castles_of_burgundy_lessons-first_game-new_phase = La tua miniera ha reso. Ciò che restava nei depositi è sparito, e ci sono tessere nuove. Oltre ai punti per la dimensione un'area completata ne porta ora { $points }, non più 10, e sempre meno in ogni fase: finisci presto le aree piccole. Questo turno è tutto tuo. Usa entrambi i dadi, poi chiudilo.
castles_of_burgundy_lessons-first_game-last_turn = Molti round dopo, nell'ultimo della partita. Punti: tu { $points }, il tuo avversario { $others }. La tua ultima casella miniera è libera. Chi riempie per primo tutte le caselle di un colore riceve la tessera bonus grande di quel colore. Piazza la miniera con il 3.
    .good = 6 punti per un'area di tre caselle, 2 per la fase E, 5 per la tessera bonus grande.
    .other = È permesso, ma ora niente rende più della miniera sulla casella indicata: completa l'area e il colore.
castles_of_burgundy_lessons-first_game-last_die = Resta un 6, e la scelta è tua: piazza la torre di guardia per 4 punti, o vendi le tue due merci arancioni per 2 punti ciascuna e una moneta. Poi chiudi il turno, e con esso la partita.
    .tower = 4 punti, subito tuoi.
    .sale = 4 punti e una moneta, che tra un attimo è un altro punto.
castles_of_burgundy_lessons-first_game-counted = Alla fine le miniere hanno reso ancora una volta; poi ogni moneta, ogni tessera merce non venduta e ogni due lavoratori hanno portato 1 punto, e il tuo monastero 4 punti per ogni chiesa. Tu hai { $points }, il tuo avversario { $others }. Ora conosci il gioco. I capitoli mostrano che cosa può fare ogni tipo di tessera.

## Dadi e tessere

castles_of_burgundy_lessons-dice_and_tiles = Dadi e tessere
    .help = Cambia i dadi con i lavoratori, compra dal deposito nero e tieni d'occhio la scorta.
castles_of_burgundy_lessons-dice_and_tiles-around = La tua scorta è piena: tre tessere. Una è una miniera, e la casella miniera sotto la tua prima miniera ha un 1. I tuoi dadi mostrano 3 e 6. Nessun problema: sul dado 6 e 1 sono vicini, quindi un lavoratore fa del 6 un 1. Piazza la miniera.
    .good = Un lavoratore ben speso. Torna nella riserva.
    .other = È permesso, ma prova il passo dal 6 all'1: piazza la miniera sulla casella indicata.
castles_of_burgundy_lessons-dice_and_tiles-purchase = Ora nella scorta c'è un posto libero, e hai 2 monete d'argento: proprio quel che serve per un acquisto. Una tessera comprata vuole sempre un posto libero; per un acquisto non si può scartare nulla. Puoi comprare in qualsiasi momento del tuo turno, anche tra un dado e l'altro. Scegli una tessera.
    .goats = Quattro capre: un gregge più grande non c'è.
    .bank = Una banca: ti dà 2 monete d'argento quando la piazzi. Così si ripaga da sola.
    .monastery = Un monastero che raddoppia i lavoratori presi con un dado: 4 invece di 2.
    .ship = Una nave: merci per più tardi.
    .other = È permesso, ma prima l'acquisto: scegli una delle quattro tessere indicate.
castles_of_burgundy_lessons-dice_and_tiles-two_workers = Il 3 non trova una casella per nessuna delle tue tessere, e la scorta è di nuovo piena. Allora prendi lavoratori: qualsiasi numero ne porta 2.
    .good = I lavoratori si possono conservare. Cambiano i dadi di domani.
    .other = È permesso. Ma nel prossimo turno ti servono lavoratori: prendili con il 3.
castles_of_burgundy_lessons-dice_and_tiles-end_turn = Chiudi il turno. Nel prossimo round tiri di nuovo.
castles_of_burgundy_lessons-dice_and_tiles-far = Hai tirato 2 e 3. Nel deposito 5 c'è il monastero 4: con esso ogni vendita ti porta anche un lavoratore. Da 3 a 5 sono due passi, quindi due lavoratori. Prendi il monastero, anche se la tua scorta è piena.
    .other = È permesso. Ma guardiamo che cosa fanno due lavoratori: prendi con il 3 il monastero del deposito 5.
castles_of_burgundy_lessons-dice_and_tiles-full = Quando un dado prende una tessera e la scorta è piena, una tessera conservata deve andarsene, ed esce dal gioco. Di quale puoi fare a meno?
    .good = Sparita per sempre. Una scorta piena è il segno che è ora di piazzare.
    .other = Una delle tessere conservate deve andarsene. Scegli quale.
castles_of_burgundy_lessons-dice_and_tiles-last_die = Il 2 è tuo. Andrebbe bene per la casella monastero indicata. Usalo come vuoi, poi chiudi il turno.
castles_of_burgundy_lessons-dice_and_tiles-depots = Era l'ultimo round della fase. Tutti i depositi sono stati svuotati e riempiti, anche quello nero; le merci restano dove sono. Durante una fase nulla si rifornisce: una tessera che vuoi può non esserci più quando tocca a te.

## Edifici

castles_of_burgundy_lessons-buildings = Edifici
    .help = Otto tipi di edificio, e che cosa fa ciascuno quando lo piazzi.
castles_of_burgundy_lessons-buildings-carpenter = Ogni edificio ha un effetto, nel momento in cui lo piazzi. Hai una carpenteria e un municipio. La carpenteria va a prendere un altro edificio. Piazza la carpenteria con il 5 sulla casella indicata.
    .other = È permesso, ma così i due non lavorerebbero insieme. Prima la carpenteria, con il 5, sulla casella indicata.
castles_of_burgundy_lessons-buildings-fetch = La carpenteria prende un edificio da uno qualsiasi dei sei depositi; non serve un dado. Una banca porterebbe 2 monete d'argento quando la piazzi, una torre di guardia 4 punti. Quale prendi?
    .bank = La banca è nella tua scorta.
    .tower = La torre di guardia è nella tua scorta.
    .other = Puoi rinunciare, ma è un regalo. Scegli una delle due.
castles_of_burgundy_lessons-buildings-town_hall = E ora il municipio: piazzalo con il 3 sulla casella indicata.
    .other = È permesso, ma il municipio può fare di più: piazzalo sulla casella indicata.
castles_of_burgundy_lessons-buildings-second_tile = Il municipio piazza subito un'altra tessera della scorta, qualunque sia il numero: quella che hai appena preso. Una regola resta: una città, cioè un gruppo di caselle edificio vicine, accoglie ogni tipo una volta sola, e quella del municipio ha già una banca. Scegli una casella, magari una di quelle indicate.
    .bank = 2 monete d'argento. Così carpenteria e municipio hanno fatto di due dadi quattro mosse.
    .tower = 4 punti. Così carpenteria e municipio hanno fatto di due dadi quattro mosse.
    .other = Così il regalo andrebbe perso. Piazza la tessera: va bene qualsiasi casella offerta.
castles_of_burgundy_lessons-buildings-market = Un altro esempio. Un mercato va a prendere una nave o del bestiame, come la carpenteria un edificio. Piazzalo con il 2 sulla casella indicata.
    .other = È permesso, ma il posto del mercato è la casella indicata: lì comincia la tua città in alto a destra.
castles_of_burgundy_lessons-buildings-market_tile = Una nave o del bestiame? Prendi una tessera da un deposito qualsiasi.
    .ship = Una nave, senza aspettare un 1.
    .herd = Un gregge per il tuo pascolo.
    .other = Puoi rinunciare, ma è un regalo. Scegli una delle tessere indicate.
castles_of_burgundy_lessons-buildings-church = Una chiesa va a prendere una miniera, un monastero o un castello. Due caselle con un 5 sono aperte: scegline una.
    .other = È permesso, ma il 5 ha due buone caselle per la chiesa. Scegline una.
castles_of_burgundy_lessons-buildings-church_tile = Quale vuoi?
    .castle = Un castello: quando lo piazzi, un'altra azione con un numero a tua scelta.
    .mine = Una miniera: argento alla fine di ogni fase.
    .monastery = Il monastero 1: con esso una città può contenere più edifici dello stesso tipo.
    .other = Puoi rinunciare, ma è un regalo. Scegli una delle tessere indicate.
castles_of_burgundy_lessons-buildings-warehouse = E un terzo esempio. Un magazzino vende merci senza un dado del loro numero. Piazzalo con il 5.
    .other = È permesso, ma prima piazza il magazzino, con il 5: c'è qualcosa da vendere.
castles_of_burgundy_lessons-buildings-sale = Tutte le merci di un tipo, quello che vuoi: 2 punti per ogni tessera e 1 moneta d'argento. Quali vendi?
    .good = La pila più grande: è quella che rende di più.
    .small = Vendute. La pila arancione avrebbe reso un po' di più.
    .other = Puoi rinunciare, ma una vendita senza dado è un regalo. Scegli un tipo.
castles_of_burgundy_lessons-buildings-workers_or_silver = Mancano solo due tipi. Una banca porta 2 monete d'argento, una pensione 4 lavoratori. Piazzane una con il 6.
    .bank = 2 monete: bastano per una tessera del deposito nero.
    .house = 4 lavoratori: per un po' nessun dado sarà sbagliato.
    .other = È permesso, ma uno dei due edifici vale bene il tuo 6. Scegli quale, e dove.
castles_of_burgundy_lessons-buildings-one_of_a_kind = Ora li conosci tutti e otto: carpenteria, mercato e chiesa prendono tessere; il municipio ne piazza una; il magazzino vende; banca, pensione e torre di guardia danno argento, lavoratori e punti. Ognuno una volta sola per città. Prima di prendere un secondo edificio dello stesso tipo, pensa a che cosa manca alle tue città.

## Navi e merci

castles_of_burgundy_lessons-ships_and_goods = Navi e merci
    .help = Carica le navi, vendi al momento giusto e gioca prima degli altri.
castles_of_burgundy_lessons-ships_and_goods-sell_first = Hai merci di tre tipi, e di più non se ne possono tenere. Tra un attimo una nave ne porta di nuove, quindi fai posto: vendi con il 4 le merci rosse, numero 4.
    .good = 2 punti per ciascuna delle due tessere e 1 moneta d'argento. Ora c'è posto per un tipo.
    .other = È permesso, ma senza posto per un tipo nuovo la nave potrebbe portare meno. Prima vendi le merci rosse.
castles_of_burgundy_lessons-ships_and_goods-place_ship = Ora la nave, con l'1 sulla casella indicata del fiume.
    .other = È permesso, ma alla casella indicata l'1 va bene così com'è, e la nave ha merci da prendere.
castles_of_burgundy_lessons-ships_and_goods-load = La nave svuota un deposito a tua scelta. Nel deposito 3 ci sono due merci rosa. Nel deposito 1 ce n'è una arancione, un tipo che hai già, e due tipi nuovi, ma solo uno trova posto. Quale deposito scegli?
    .more = L'arancione viene con te, e uno dei tipi nuovi. L'altro resta nel deposito per un'altra nave.
    .pair = Due uguali in una volta.
    .empty = Così la nave tornerebbe vuota. Scegli uno dei depositi indicati.
castles_of_burgundy_lessons-ships_and_goods-on_top = E la tua pedina è avanzata di uno spazio sul tracciato dell'ordine di turno. Quella dell'avversario era già lì, ma chi arriva dopo sta sopra, e chi sta sopra gioca prima. Vale dal prossimo round. Chiudi il turno.
castles_of_burgundy_lessons-ships_and_goods-sell_orange = Chi comincia tira anche il dado bianco. Ha mostrato un 4, quindi la merce di questo round è nel deposito 4. Ora vendi con il 6 le merci arancioni.
    .good = Tutte, con un solo dado. Una pila grande lo sfrutta al meglio, ma il numero giusto deve uscire.
    .other = È permesso, ma il 6 è il numero delle tue merci arancioni. Vendile.
castles_of_burgundy_lessons-ships_and_goods-silver = Due vendite ti hanno riempito la borsa. Monete: { $silver }. Con 2 compri, se vuoi, una tessera del deposito nero, ora o più tardi. Resta anche un dado. Usa ciò che vuoi, poi chiudi il turno.
castles_of_burgundy_lessons-ships_and_goods-river = Le merci danno punti quando le vendi: 2 per tessera in due giocatori, 3 in tre, 4 in quattro. Quelle non vendute valgono 1 punto alla fine. E una nave è anche una tessera del suo fiume: i fiumi pieni danno punti come tutte le aree.

## Bestiame

castles_of_burgundy_lessons-livestock = Bestiame
    .help = Animali che danno punti più di una volta.
castles_of_burgundy_lessons-livestock-company = Nel tuo pascolo ci sono 3 mucche e 2 maiali. Il bestiame nuovo dà 1 punto per animale, e tutti gli animali della sua specie in questo pascolo danno di nuovo i loro punti; non occorre che stiano vicini. Hai 4 maiali, 2 mucche e 3 pecore. Piazza la tessera che dà più punti, su una delle due caselle.
    .good = 4 maiali nuovi e 2 di prima: 6 punti.
    .cows = 2 mucche nuove e 3 di prima sono 5 punti. Bene, ma un'altra tessera ne porta 6.
    .sheep = 3 pecore qui non trovano pecore: 3 punti. Un'altra tessera ne porta il doppio.
    .other = È permesso, ma porta i tuoi animali al pascolo: piazza la tessera che dà più punti.
castles_of_burgundy_lessons-livestock-second = Chi viene dopo? Le mucche rendono di più adesso. Le pecore sono una nuova specie, a cui altre pecore potranno unirsi.
    .cows = 2 e 3: 5 punti.
    .sheep = 3 punti ora, e con le prossime pecore ognuna darà di nuovo il suo punto.
    .other = È permesso, ma anche l'altro dado ha una casella per il bestiame: mucche o pecore?
castles_of_burgundy_lessons-livestock-full_pasture = Un altro ducato, qualche round dopo. Nel tuo pascolo grande resta una casella vuota, e ha un 6. Le tue due tessere trovano lì compagnia. Scegli: quella che tieni andrà tra poco in un altro pascolo, dove non l'aspetta nessuno.
    .pigs = 3, 4 e 2 maiali: 9 punti. Il pascolo pieno di cinque caselle ne porta altri 15, e la fase C 6.
    .cows = 4, 3 e 2 mucche: 9 punti. Il pascolo pieno di cinque caselle ne porta altri 15, e la fase C 6.
    .other = È permesso, ma l'ultima casella del pascolo grande vale molto di più. Riempila con il 6.
castles_of_burgundy_lessons-livestock-other_pasture = Questa casella verde isolata è un pascolo a sé. Chi pascola di là non dà punti con lei. Piazza l'ultima tessera.
    .good = Un punto per ogni animale nuovo, 1 per la piccola area e 6 per la fase C. E con tutte le caselle verdi piene, la tessera bonus grande: 5 punti.
    .other = È permesso, ma qui aspettano un'area intera e un colore intero. Piazza il bestiame.
castles_of_burgundy_lessons-livestock-counted = Così funziona il bestiame: molti animali di una specie, in un pascolo grande, piazzati uno dopo l'altro. Gli animali piazzati presto danno punti più volte.

## Monasteri

castles_of_burgundy_lessons-monasteries = Monasteri
    .help = Ogni monastero ha un potere tutto suo, per ogni turno o per la fine.
castles_of_burgundy_lessons-monasteries-settle = I monasteri sono 26, tutti diversi. Nella scorta non fanno nulla; piazzati lavorano per te fino alla fine. Il tuo è il numero 9: quando piazzi un edificio, il suo dado può cambiare di 1 senza lavoratori. Piazza il monastero con l'1.
    .good = D'ora in poi ogni tuo edificio avrà vita più facile.
    .other = È permesso, ma prima viene il monastero: lavora subito, già per l'altro dado.
castles_of_burgundy_lessons-monasteries-free_change = Prova: hai un 4, una banca e nessun lavoratore. Nessuna casella edificio accanto alle tue tessere ha un 4. Quelle indicate hanno 3 e 5, e ora vanno bene entrambe. Piazza la banca su una delle due.
    .good = Dal 4 al numero che serve, senza lavoratori. E 2 monete dalla banca.
    .other = È permesso. Ma guarda il monastero al lavoro: piazza la banca con il 4.
castles_of_burgundy_lessons-monasteries-which = L'ultimo round della fase B. Hai due miniere e due monasteri. Numero 2: alla fine di una fase ogni miniera porta, oltre alla moneta, un lavoratore. Numero 13: quando prendi lavoratori con un dado, arriva anche una moneta. Quale piazzi prima, e dove?
    .mines = Giusto in tempo per la fine della fase.
    .silver = D'ora in poi con i lavoratori arriva l'argento.
    .other = È permesso, ma un monastero piazzato lavora per tutti i round a venire. Scegli uno dei due.
castles_of_burgundy_lessons-monasteries-both_work = Con l'altro dado piazza il secondo monastero, oppure prendi lavoratori.
    .both = Ora lavorano entrambi.
    .workers = 2 lavoratori. Se il numero 13 è nel tuo ducato, è arrivata anche una moneta.
    .other = È permesso, ma usa il dado: per il secondo monastero o per i lavoratori.
castles_of_burgundy_lessons-monasteries-end_phase = Chiudi il turno, e con esso la fase.
castles_of_burgundy_lessons-monasteries-paid = Il tuo argento ora: { $silver }. I tuoi lavoratori: { $workers }. Ogni miniera ha reso la sua moneta e, se il numero 2 è piazzato, ha mandato anche un lavoratore. Monasteri così è meglio averli presto.
castles_of_burgundy_lessons-monasteries-at_the_end = I numeri da 15 a 26 rendono una volta sola, alla fine della partita. Tre sono nel deposito nero, e le tue 2 monete ne comprano uno. Numero 24: 4 punti per ogni specie di bestiame che hai. Numero 25: 1 punto per ogni tessera merce venduta. Numero 15: 2 punti per ogni tipo tra queste. Guarda il tuo ducato e scegli.
    .kinds = Mucche, pecore e capre sono tre specie: 12 punti. La scelta migliore.
    .tiles = Hai venduto 5 tessere: 5 punti. Se continui a vendere, saranno di più.
    .types = Hai venduto 2 tipi: 4 punti. Se continui a vendere, possono diventare 12.
    .other = È permesso, ma uno dei tre monasteri vale bene il tuo argento. Scegli.
castles_of_burgundy_lessons-monasteries-place_it = Piazzalo con il 5 sulla casella indicata; nella scorta non conterebbe.
    .other = È permesso, ma tieni il 2, che tra poco servirà. Il 5 va bene per la casella indicata.
castles_of_burgundy_lessons-monasteries-banks = Nel deposito 2 c'è il numero 22: 4 punti per ogni banca del tuo ducato. Ogni tipo di edificio ha un monastero così. Tu hai due banche: prendilo.
    .other = È permesso, ma nel deposito 2 ci sono 8 punti. Prendi il monastero.
castles_of_burgundy_lessons-monasteries-two_sorts = Resta un round per piazzarlo. Vedi quindi due sorte: i numeri da 1 a 14 aiutano in ogni turno, perciò prendili presto; quelli da 15 a 26 contano ciò che hai alla fine. Leggili quando comincia una fase, e costruisci ciò che premiano.

## La fine della partita

castles_of_burgundy_lessons-end_scoring = La fine della partita
    .help = Aree, colori, e quanto vale l'ultima moneta.
castles_of_burgundy_lessons-end_scoring-pasture = L'ultimo turno della partita. Le aree danno punti secondo la dimensione: 1 casella porta 1 punto, 2 ne portano 3, 3 ne portano 6, 4 ne portano 10, 5 ne portano 15, e così via. Per la fase ne restano solo 2. Al tuo pascolo di cinque caselle ne manca una: riempila con il 5.
    .good = 15 per l'area, 2 per la fase E e 9 per i tuoi maiali.
    .other = È permesso, ma niente rende quanto l'ultima casella del tuo pascolo.
castles_of_burgundy_lessons-end_scoring-colour = La tua ultima miniera completa un'area di tre caselle e un colore intero. L'avversario ci è arrivato prima e ha la tessera bonus grande; chi arriva secondo prende la piccola. Piazza la miniera.
    .good = 6 per l'area, 2 per la fase E, 2 per la tessera bonus piccola. E la miniera deve ancora rendere.
    .other = È permesso, ma la miniera porta 10 punti e una moneta. Ora niente rende di più.
castles_of_burgundy_lessons-end_scoring-leftovers = Entrambi i dadi sono usati, ma c'è ancora altro. Punti per le merci non vendute, 1 ciascuna: { $goods }. Monastero 25 per le tessere merce vendute: { $sold }. Monastero 22 per le banche: { $banks }. La pensione nella tua scorta non conta: danno punti solo le tessere piazzate.
castles_of_burgundy_lessons-end_scoring-end_game = Ogni moneta varrà 1 punto, e ogni due lavoratori 1 punto; un lavoratore da solo è troppo poco. Prima le tue tre miniere rendono un'ultima volta. Chiudi il turno.
castles_of_burgundy_lessons-end_scoring-counted = Punti: tu { $points }, il tuo avversario { $others }. A parità vince chi ha meno caselle vuote. Pensa dunque alla fine: vendi e piazza quello che puoi, e non lasciare nulla nella scorta.

## Regole dei castelli

castles_of_burgundy_lessons-castle_links = Regole dei castelli
    .help = Due regole in più per i ducati da 11 a 18: il collegamento con un castello, e castelli riacquistati.
castles_of_burgundy_lessons-castle_links-link = Con i ducati da 11 a 18 ci si può accordare su una regola più severa: una nuova tessera deve stare accanto a un castello, o esservi collegata da tessere del proprio colore. La tua prima miniera è accanto al castello, quindi una seconda può seguirla. Piazzala con l'1.
    .good = Di miniera in miniera fino al castello: questo è un collegamento.
    .ship = Quella casella tocca la miniera, ma nessun castello, e una miniera non collega una nave. Prima l'altra miniera.
    .other = È permesso, ma comincia dalla miniera: la casella indicata è collegata al castello.
castles_of_burgundy_lessons-castle_links-castle = La nave non ha ancora posto: la sua casella tocca la miniera, ma nessun castello. Ai castelli non serve un collegamento: basta che tocchino una tessera. Piazza il tuo con il 4.
    .good = Intorno a un nuovo castello ogni casella è aperta, di qualsiasi colore. E ti dà un'azione.
    .other = È permesso, ma il castello apre la strada alla nave: piazzalo sulla casella indicata.
castles_of_burgundy_lessons-castle_links-ship = Ora la casella della nave è accanto a un castello. Piazzala con l'azione del castello.
    .good = Eccola, e da lì altre navi possono seguire lungo il fiume.
    .other = È permesso, ma guarda come aiuta il castello: piazza la nave sulla casella indicata.
castles_of_burgundy_lessons-castle_links-goods = Come sempre la nave svuota un deposito. Quali merci prendi?
    .other = Così la nave tornerebbe vuota. Scegli uno dei depositi indicati.
castles_of_burgundy_lessons-castle_links-regain = Qui i castelli contano tanto che quelli tolti dal tabellone si possono riacquistare. All'inizio di una fase un castello che nessuno aveva preso è sparito. Hai tirato due 2, che ti servono poco: da' entrambi i dadi e 5 punti per quel castello.
    .good = Il castello è nella tua scorta. Quando lo piazzi ti dà un'azione, come sempre.
    .other = È permesso, ma i tuoi dadi non possono fare molto di più. Riacquista il castello.
castles_of_burgundy_lessons-castle_links-finish = Entrambi i dadi devono essere inutilizzati, e nella scorta serve un posto libero. In un ducato così pensa prima ai castelli: ognuno apre una nuova zona, e le aree lunghe di un colore portano più lontano il collegamento.

## Tessere aggiuntive

castles_of_burgundy_lessons-extra_tiles = Tessere aggiuntive
    .help = Oche che vanno d'accordo con tutti, una gru che fa da edificio qualsiasi e due monasteri.
castles_of_burgundy_lessons-extra_tiles-geese = Nel gioco sono entrate quattro tessere nuove, e due sono tue. Le oche vanno d'accordo con tutti: oltre ai loro 2 punti danno quelli di tutti gli animali di un'altra specie dello stesso pascolo. Nel tuo ci sono 3 mucche e 2 mucche. Piazza le oche con il 5.
    .good = 2 punti per le oche e 5 per le mucche.
    .other = È permesso, ma guarda prima che cosa fanno le oche: piazzale con il 5 sulla casella indicata.
castles_of_burgundy_lessons-extra_tiles-geese_again = E vale anche al contrario: quando altro bestiame arriva nel pascolo delle oche, loro danno di nuovo i loro punti. Piazza i maiali con il 6.
    .good = 4 punti per i maiali e 2 per le oche.
    .other = È permesso, ma il 6 non può fare niente di meglio: piazza i maiali sulla casella indicata.
castles_of_burgundy_lessons-extra_tiles-end_turn = Entrambi i dadi sono usati. Tieni l'argento per il prossimo round e chiudi il turno.
    .other = Potresti comprare anche adesso, ma l'argento ti servirà tra un attimo. Chiudi il turno.
castles_of_burgundy_lessons-extra_tiles-settle = Hai tirato 1 e 4. Il tuo monastero è il numero 28: con lui l'argento compra lavoratori. Piazzalo con l'1.
    .other = È permesso, ma prima viene il monastero: ti servirà subito.
castles_of_burgundy_lessons-extra_tiles-hire = Ora 1 moneta d'argento ti porta 2 lavoratori, in qualsiasi momento del tuo turno e tutte le volte che vuoi. Compra lavoratori una volta.
    .good = 2 lavoratori per 1 moneta.
    .other = È permesso, ma prima compra i lavoratori: uno serve all'altro dado.
castles_of_burgundy_lessons-extra_tiles-buy = Nel deposito nero c'è la gru. Comprala con le 2 monete che restano.
    .other = È permesso, ma le tue 2 monete bastano giusto per la gru: comprala.
castles_of_burgundy_lessons-extra_tiles-crane = La gru va su una casella edificio, come ogni edificio. Quelle indicate hanno 3 e 5, e il tuo dado è un 4: aiuta un lavoratore. Piazza la gru.
    .other = È permesso, ma guarda la gru al lavoro: piazzala con il 4 e un lavoratore.
castles_of_burgundy_lessons-extra_tiles-effect = La gru ha l'effetto dell'edificio che vuoi: come torre di guardia porta 4 punti, come banca 2 monete d'argento, come pensione 4 lavoratori, come chiesa o mercato una tessera. Scegli, poi chiudi il turno.
    .tower = 4 punti. In questa città può ancora venire una torre di guardia: la gru è un tipo a sé.
    .bank = 2 monete d'argento. In questa città può ancora venire una banca: la gru è un tipo a sé.
    .house = 4 lavoratori. In questa città può ancora venire una pensione: la gru è un tipo a sé.
    .sale = Scegli le merci da vendere. In questa città può ancora venire un magazzino: la gru è un tipo a sé.
    .hall = A un municipio serve una tessera nella scorta, e la tua è vuota. Un'altra volta può essere la scelta migliore.
    .fetch = Scegli una tessera. In questa città può ancora venire l'edificio vero: la gru è un tipo a sé.
castles_of_burgundy_lessons-extra_tiles-at_the_end = Alla fine la gru conta ancora una volta, come un edificio qualsiasi, per uno dei monasteri che premiano gli edifici: 4 punti. La quarta tessera nuova è il monastero 27: la tua pedina sta sempre in cima alla sua pila sul tracciato dell'ordine di turno, chiunque arrivi dopo.

## Posti di frontiera

castles_of_burgundy_lessons-border_posts = Posti di frontiera
    .help = Collega i tre posti ai margini del tuo ducato.
castles_of_burgundy_lessons-border_posts-join = Ai margini del tuo ducato ci sono tre posti di frontiera, ognuno accanto a due caselle. Quando le tessere, di qualsiasi colore, portano da un posto a un altro, fai punti. Le tue sono arrivate al posto in alto a destra; in alto a sinistra ne manca una. Piazza lì la banca.
    .good = Collegati! Una coppia di posti rende quanto un'area completata rende per la fase: nella fase B 8 punti. E 2 monete dalla banca.
    .other = È permesso, ma la casella indicata è l'ultima tra due posti: piazza lì la banca.
castles_of_burgundy_lessons-border_posts-castle = Il terzo posto, in basso, non è lontano. Piazza il castello con l'altro 2: la sua casella è sulla strada, e un castello ti dà un'altra azione.
    .good = 1 punto per la piccola area, 8 per la fase B, e la via verso il margine è aperta.
    .other = È permesso, ma il castello porta al terzo posto già in questo turno. Piazzalo.
castles_of_burgundy_lessons-border_posts-third = La tua azione ha un numero a tua scelta. Due caselle toccano il posto in basso. Piazza il monastero su una delle due.
    .good = Il terzo posto è collegato con gli altri due: due coppie in una volta, 16 punti. E nessuno ha collegato tutti e tre prima di te: la tessera grande dei posti di frontiera ne porta altri 5.
    .other = È permesso, ma ora una sola tessera collega tutti e tre i posti: piazza il monastero su una casella indicata.
castles_of_burgundy_lessons-border_posts-race = Chi li collega tutti per secondo prende la tessera piccola: 2 punti in due giocatori. Come le aree, i posti rendono di più nelle prime fasi: 10 punti a coppia nella fase A, solo 2 nella fase E. Quando scegli dove piazzare una tessera, cerca dunque le vie più corte attraverso il ducato.

## Castelli bianchi

castles_of_burgundy_lessons-white_castles = Castelli bianchi
    .help = Edifici che danno un'azione con il dado bianco.
castles_of_burgundy_lessons-white_castles-place = Hai un castello bianco. Malgrado il nome è un edificio: va su una casella edificio. Piazzalo con il 3 sulla casella indicata.
    .other = È permesso, ma comincia con il castello bianco sulla casella indicata: dei tuoi due dadi ne fa tre.
castles_of_burgundy_lessons-white_castles-action = Ti dà un'altra azione, con il numero che il dado bianco mostra in questo round: un 4. Hai una miniera per una casella con un 4 e due merci rosse, che hanno il numero 4. Che cosa scegli?
    .mine = La miniera è piazzata, e l'altro dado è ancora lì.
    .sale = 4 punti e una moneta d'argento, e l'altro dado è ancora lì.
    .other = Il dado bianco permette anche questo. Ma piazza la miniera o vendi le merci rosse: ora rendono di più.
castles_of_burgundy_lessons-white_castles-carpenter = I castelli bianchi sono nei depositi tra gli edifici, quindi una carpenteria può prenderne uno. Piazza la carpenteria con il 5 sulla casella indicata.
    .other = È permesso, ma piazza la carpenteria: nel deposito 3 aspetta un altro castello bianco.
castles_of_burgundy_lessons-white_castles-fetch = Prendi il castello bianco dal deposito 3.
    .other = È permesso, ma prendi il castello bianco: lo piazzerai nel prossimo round.
castles_of_burgundy_lessons-white_castles-end_turn = Chiudi il turno. Con un nuovo round arriva un nuovo numero del dado bianco.
    .other = Entrambi i dadi sono usati. Chiudi il turno.
castles_of_burgundy_lessons-white_castles-monastery = Hai tirato due 2. Nel deposito 2 c'è il monastero 29: alla fine rende 4 punti per ogni castello bianco del tuo ducato. Prendilo.
    .other = È permesso, ma prima prendi il monastero 29: presto avrai due castelli bianchi.
castles_of_burgundy_lessons-white_castles-second = Ora il secondo castello bianco, con l'altro 2. Una città ne accoglie uno solo, come di ogni edificio; ma in alto a destra c'è un'altra città. Piazzalo lì.
    .elsewhere = È permesso, ma la casella indicata comincia una città in alto a destra e ti lascia una buona azione. Piazza lì il castello bianco.
    .other = È permesso, ma un castello bianco ti dà un'altra azione: piazzalo sulla casella indicata.
castles_of_burgundy_lessons-white_castles-worker = Il dado bianco mostra un 6. I lavoratori possono cambiare il numero della tua azione; il dado resta com'è. Dal 6 all'1 basta un lavoratore. Piazza il monastero sulla casella indicata, che ha un 1.
    .other = È permesso, ma prova con il lavoratore: piazza il monastero sulla casella indicata.
castles_of_burgundy_lessons-white_castles-counted = Punti che il monastero 29 renderebbe ora per i tuoi castelli bianchi: { $points }. Guarda il dado bianco prima di scegliere le tessere: tutti lo vedono prima del primo turno di un round, e con un castello bianco è il tuo terzo dado.

## Locande

castles_of_burgundy_lessons-inns = Locande
    .help = Una tessera che va su qualsiasi casella e rende più grande la sua area.
castles_of_burgundy_lessons-inns-buy = Accanto al deposito nero ci sono due locande. Si comprano come le tessere nere: 2 monete d'argento, una volta per turno. Al tuo pascolo di cinque caselle ne manca una, e nella tua scorta non ci sono animali. Compra una locanda.
    .other = È permesso, ma per il tuo pascolo non hai bestiame: compra una locanda.
castles_of_burgundy_lessons-inns-fill = Una locanda va su una casella di qualsiasi colore. Il numero del dado deve andare bene e la casella deve toccare le tue tessere, come sempre. Piazzala con il 5 sull'ultima casella del pascolo.
    .other = È permesso, ma la locanda completa il pascolo: piazzala con il 5 sulla casella indicata.
castles_of_burgundy_lessons-inns-rest = Con una locanda un'area completata conta una casella in più: le cinque caselle hanno reso come sei, 21 punti invece di 15, e 8 per la fase B. Resta l'1. Usalo come vuoi, poi chiudi il turno.
castles_of_burgundy_lessons-inns-again = C'è ancora una locanda in vendita. Le locande non vengono tolte; ogni fase ne porta un'altra, cinque in tutta la partita. Compra anche la seconda.
    .other = È permesso, ma bastano due monete per vedere all'opera una seconda locanda: prima comprala.
castles_of_burgundy_lessons-inns-where = Dove rende di più? In un'area può stare una sola locanda. Più grande è l'area, più vale una casella: una città di cinque darebbe 21 punti invece di 15, le tue tre caselle castello 10 invece di 6. Piazza la locanda.
    .town = Un buon posto: quando questa città sarà piena, la locanda varrà 6 punti in più.
    .castles = Quando le tre caselle castello saranno piene, la locanda varrà 4 punti in più. Ma il castello che qui non verrà avrebbe dato un'azione.
    .elsewhere = La sua area conterà una casella in più appena sarà piena.
    .other = È permesso, ma piazza la locanda: va bene qualsiasi casella offerta.
castles_of_burgundy_lessons-inns-stack = Una locanda è soltanto una locanda: niente animali, niente argento, nessuna azione, e nessun edificio la va a prendere. Ma aiuta dove non arriva la tessera giusta, e conta quando riempi un colore.

## Rotte commerciali

castles_of_burgundy_lessons-trade_routes = Rotte commerciali
    .help = Vendi le merci nell'ordine giusto e ricevi un bonus per quelle che corrispondono.
castles_of_burgundy_lessons-trade_routes-first_sale = Hai una rotta commerciale. Ogni tessera merce che vendi va sulla prima casella libera, da sinistra a destra. Se i colori sono uguali, ricevi subito il bonus della casella. La prima è arancione e mostra una torre di guardia. Vendi le merci arancioni con il 6.
    .good = 2 punti e una moneta per la vendita, e 4 punti per la torre di guardia sulla rotta.
    .pink = È permesso, ma così sulla casella arancione andrebbe una tessera rosa, e la torre di guardia sarebbe persa. Prima le merci arancioni.
    .other = È permesso, ma ora le tue merci vanno bene per la rotta: vendi prima quelle arancioni.
castles_of_burgundy_lessons-trade_routes-second_sale = La prossima casella è rosa e mostra una banca. Hai due tessere rosa. Vendile con il 3.
    .good = La vendita come sempre, e 2 monete d'argento della banca. La seconda tessera rosa è andata su una casella rossa: nessun bonus.
    .other = È permesso, ma le merci rosa vanno bene per la prossima casella: vendile.
castles_of_burgundy_lessons-trade_routes-order = Tutte le tessere di una vendita vanno sulla rotta, una alla volta, che corrispondano o no. Pensa dunque all'ordine: quale tipo viene dopo, e quante tessere vendi?
castles_of_burgundy_lessons-trade_routes-warehouse = Due round dopo. Le prossime caselle sono marrone, viola e rosa. Quella marrone mostra un magazzino, che vende merci senza dado. Vendi le merci marroni con il 5.
    .good = Marrone su marrone: il magazzino apre.
    .other = È permesso, ma il marrone è il prossimo colore della rotta: vendi le merci marroni.
castles_of_burgundy_lessons-trade_routes-purple = Quali merci vende il magazzino? Sulla rotta ora viene il viola. Vendi le tue due tessere viola.
    .good = 4 punti e una moneta, e la prima tessera viola ha trovato la sua casella.
    .other = È permesso, ma il viola è il prossimo colore della rotta: vendi le merci viola.
castles_of_burgundy_lessons-trade_routes-church = La casella viola mostra una chiesa. Va a prendere una miniera, un monastero o un castello, come l'edificio. Quale vuoi?
    .castle = Un castello. Così un solo dado ha venduto due pile e preso una tessera.
    .mine = Una miniera. Così un solo dado ha venduto due pile e preso una tessera.
    .monastery = Il monastero 6. Così un solo dado ha venduto due pile e preso una tessera.
    .other = Puoi rinunciare, ma è un regalo. Scegli una delle tessere indicate.
castles_of_burgundy_lessons-trade_routes-plan = Tutti hanno una rotta propria: cinque tessere in due giocatori, quattro in tre, tre in quattro. Un castello sulla rotta dà un'azione con un numero a tua scelta. Quando la rotta è piena, si vende come sempre. Guarda i prossimi colori quando una nave sceglie il deposito.

## Scudi

castles_of_burgundy_lessons-shields = Scudi
    .help = Due dadi uguali prendono uno scudo: dà un potere e punti, ma costa argento.
castles_of_burgundy_lessons-shields-double = Due dadi con lo stesso numero prendono lo scudo di quel deposito, al posto delle due azioni. Un lavoratore rende uguali il tuo 4 e il tuo 5. Scudo 8 nel deposito 4: le tue miniere rendono il doppio. Scudo 16 nel deposito 5: una volta per turno metti un dado sul numero che vuoi. Scegline uno, e il castello che lo porta.
    .mines = Funziona da subito. Ogni castello può portare uno scudo.
    .die = Funziona da subito. Ogni castello può portare uno scudo.
    .other = È permesso, ma un 4 e un 5 sono quasi uguali: prendi lo scudo 8 o lo scudo 16.
castles_of_burgundy_lessons-shields-end_turn = Uno scudo vale un turno intero, entrambi i dadi. Era l'ultimo round della fase. Chiudi il turno.
castles_of_burgundy_lessons-shields-tribute = Alla fine di ogni fase ogni scudo chiede un tributo: 1 moneta d'argento, prima che le miniere rendano. Chi non paga perde lo scudo per sempre. Paghi?
    .paid = Lo scudo resta per un'altra fase.
    .gone = Lo scudo è fuori dal gioco. Sarebbe bastata una moneta per tenerlo.
castles_of_burgundy_lessons-shields-points = Gli scudi che hai ancora alla fine portano punti: i numeri da 1 a 6 ne portano 12, da 7 a 12 ne portano 8, da 13 a 18 ne portano 4. Di regola più forte è il potere, meno sono i punti. Uno scudo preso presto paga il tributo spesso, ma lavora anche più a lungo.
castles_of_burgundy_lessons-shields-set_die = Un'altra partita, nella fase C. Hai lo scudo 16 e lo scudo 12, che raddoppia i punti delle merci che vendi. Tre merci arancioni, di numero 6, aspettano, ma i tuoi dadi mostrano 3 e 5. Metti il 3 sul 6 con lo scudo 16.
    .set = È permesso, ma alle merci serve un 6, e il 5 è utile così com'è. Metti il 3 sul 6.
    .other = È permesso, ma prova prima lo scudo 16: metti il 3 sul 6.
castles_of_burgundy_lessons-shields-sell = Vendi le merci arancioni.
    .good = Tre tessere a 2 punti ciascuna, raddoppiati dallo scudo 12: 12 punti.
    .other = È permesso, ma ora hai un 6 per le merci arancioni: vendile.
castles_of_burgundy_lessons-shields-rest = L'altro dado è tuo. Usalo come vuoi, poi chiudi il turno.
castles_of_burgundy_lessons-shields-replace = Se tutti i tuoi castelli portano uno scudo, uno nuovo può sostituirne uno vecchio, che allora esce dal gioco. Durante la partita non si aggiungono scudi. Guarda dunque i depositi all'inizio: quale potere fa per il tuo ducato, e quale numero ti servirà due volte?

## Vigneti

castles_of_burgundy_lessons-vineyards = Vigneti
    .help = Pianta tessere doppie, usa due bonus alla volta e fai crescere insieme le viti.
castles_of_burgundy_lessons-vineyards-pick = Oltre al ducato hai un vigneto. Ci si piantano tessere doppie, con due viti ciascuna; stanno nel deposito dei vigneti, ognuna a cavallo di due numeri. La tua tessera vitigno verde darà punti per le viti verdi alla fine. Prendi con il 2 la tessera doppia verde e rossa.
    .other = È permesso, ma prima prendi con il 2 la tessera doppia indicata.
castles_of_burgundy_lessons-vineyards-plant = Occupa due posti della scorta, quindi piantala presto. La prima tessera doppia va al livello più basso, sulla casella con il numero del dado. Piantala con il 4, con la vite verde a sinistra: lì avrà più vicine.
    .turned = È permesso, ma così il verde starebbe al margine, con meno vicine. Girala: il verde a sinistra.
    .other = È permesso, ma pianta la tessera doppia: le servono due posti della scorta.
castles_of_burgundy_lessons-vineyards-bonuses = La tessera copre due bonus, e li usi entrambi, nell'ordine che vuoi: una pensione, 4 lavoratori, e un mercato, che prende una nave o del bestiame da un deposito qualsiasi. Quale viene prima?
castles_of_burgundy_lessons-vineyards-market = Il mercato: quale tessera prendi?
    .ship = Una nave per il tuo fiume.
    .herd = Un gregge per il tuo pascolo.
    .other = Puoi rinunciare, ma è un regalo. Scegli una delle tessere indicate.
castles_of_burgundy_lessons-vineyards-level = Due round dopo. Al livello più basso è libera una casella, con un 1. Ogni tessera doppia dopo la prima deve toccarne una già piantata. Pianta la tua con il verde a destra: così due viti verdi si toccano.
    .turned = È permesso, ma così le viti verdi non si toccherebbero. Girala: il verde a destra.
    .other = È permesso, ma prima pianta la tessera doppia sulla casella indicata: completa un livello.
castles_of_burgundy_lessons-vineyards-level_bonuses = Una banca, 2 monete d'argento, e una carpenteria, che prende un edificio da un deposito qualsiasi. Quale viene prima?
castles_of_burgundy_lessons-vineyards-carpenter = La carpenteria: quale edificio prendi?
    .other = Tieni l'argento ancora un attimo, e non sprecare il regalo: scegli uno degli edifici indicati.
castles_of_burgundy_lessons-vineyards-vine_tile = Il livello è pieno! Per questo scegli una tessera vitigno. Alla fine ogni tessera vitigno dà i punti di un'area del suo colore, e senza tessera un colore non ne dà. Quale colore scegli?
    .green = Ne hai già una verde. Una seconda dà punti solo se altrove cresce una seconda area verde.
    .planted = Una vite di questo colore è piantata; ora falle crescere accanto le altre.
    .blue = Viti blu non ne hai ancora, ma il negozio ne ha una.
    .later = Viti di questo colore non ne hai ancora: cercane.
    .other = Prima scegli la tessera vitigno.
castles_of_burgundy_lessons-vineyards-shop = Il negozio vende tessere doppie per 2 monete d'argento, al posto di un acquisto dal deposito nero. Compra quella verde e blu.
    .other = È permesso, ma le 2 monete della banca bastano giusto per il negozio: compra la tessera doppia.
castles_of_burgundy_lessons-vineyards-third = Piantala con il 2 al secondo livello. In entrambi i versi la sua vite verde si unisce alle altre.
    .other = È permesso, ma piantala: le tue viti verdi aspettano.
castles_of_burgundy_lessons-vineyards-third_bonuses = Una torre di guardia, 4 punti, e una tessera doppia del deposito dei vigneti, gratis. Quale viene prima?
castles_of_burgundy_lessons-vineyards-double = Quale tessera doppia prendi?
    .other = Puoi rinunciare, ma è un regalo. Scegli una tessera doppia.
castles_of_burgundy_lessons-vineyards-counted = Alla fine le viti danno punti secondo la dimensione delle loro aree, come le caselle: una vale 1 punto, due ne valgono 3, tre ne valgono 6, quattro ne valgono 10. Punti delle tue viti finora: { $points }. Una grande area di un colore vale più di molte piccole, e i livelli più alti portano altre tessere vitigno.

## Gioco a squadre

castles_of_burgundy_lessons-teams = Gioco a squadre
    .help = Due contro due: un ducato, una borsa sola, ma ognuno con i propri dadi.
castles_of_burgundy_lessons-teams-take = Quattro giocatori, due squadre. Con chi ti siede di fronte riempi un solo grande ducato; contano i punti di entrambi. Avete due dadi a testa, e nessuno usa quelli dell'altro. Il tuo compagno ha tirato un 5 e gioca dopo il prossimo avversario. Accanto alla tua nave sul fiume c'è una casella con un 5. Prendi la nave con il 4.
    .other = È permesso, ma una nave è ciò che il tuo compagno può piazzare con il 5: prendila con il 4.
castles_of_burgundy_lessons-teams-stow = Dove la metti? Ognuno ha due posti nella scorta personale, e altri due sono comuni. Ciò che sta nella scorta personale lo piazza solo chi lo possiede. La nave va dunque nella scorta comune.
    .private = È permesso, ma lì il tuo compagno non ci arriva. Metti la nave nella scorta comune.
castles_of_burgundy_lessons-teams-mine = Il ducato è di entrambi: tutti e due piazzate le tessere dove vanno bene. Piazza con il 3 la miniera della tua scorta personale.
    .other = È permesso, ma una miniera rende alla borsa comune: piazzala sulla casella indicata.
castles_of_burgundy_lessons-teams-end_turn = Anche argento, lavoratori e merci sono in comune: spendili pensando al tuo compagno. Chiudi il turno.
    .other = È permesso, ma lascia l'argento al prossimo round e chiudi il turno.
castles_of_burgundy_lessons-teams-sell = Il tuo compagno ha piazzato la nave e portato due merci arancioni. Sono di entrambi. Di nuovo cominci tu, con 2 e 6: vendile con il 6.
    .other = È permesso, ma il 6 vende le merci arancioni: 4 punti a tessera in quattro giocatori.
castles_of_burgundy_lessons-teams-rest = 8 punti, e vanno a te, perché la vendita è tua. Una moneta d'argento è andata nella borsa comune. Usa il 2 come vuoi, poi chiudi il turno.
castles_of_burgundy_lessons-teams-counted = I punti vanno a chi li procura: il tuo segnapunti { $yours }, quello del tuo compagno { $partners }. Alla fine si sommano. In due riesce ciò che a uno non riesce: guarda i dadi del tuo compagno prima di usare i tuoi. Le tessere bonus vanno alla prima e alla seconda squadra che riempie un colore.

## Partita in solitario

castles_of_burgundy_lessons-solo = Partita in solitario
    .help = Contro 25 round, senza avversari: obiettivi, fiumi e tessere nere.
castles_of_burgundy_lessons-solo-tower = Giochi in solitario. Riempi tutte le 37 caselle del ducato in 25 round: non c'è altro scopo. I punti aiutano: quando il segnapunti raggiunge l'obiettivo, ricevi un'azione. È a 45, l'obiettivo a 50. Piazza la torre di guardia con il 6.
    .other = È permesso, ma la torre di guardia ti porta vicino all'obiettivo: piazzala sulla casella indicata.
castles_of_burgundy_lessons-solo-buy_point = 4 punti: 49. Dopo ogni guadagno puoi comprare i punti che mancano, 1 moneta d'argento l'uno. Comprane uno.
    .good = Obiettivo raggiunto! Il segnapunti torna a 0, il prossimo obiettivo è solo 45, e hai un'azione con un numero a tua scelta.
    .other = È permesso, ma una sola moneta porta un'azione intera: compra il punto.
castles_of_burgundy_lessons-solo-river = Il ducato ha quattro regioni, unite da fiumi: le caselle alle due estremità di un fiume sono vicine. Dalla tua nave un fiume scende fino alla casella indicata. Piazza lì la seconda nave.
    .other = È permesso, ma guarda dove porta il fiume: piazza la nave sulla casella indicata.
castles_of_burgundy_lessons-solo-order = Ora spettano due cose: i punti dell'area completata e le merci della nave. In solitario decidi tu che cosa viene prima. Conta quando un obiettivo è vicino; adesso è lo stesso.
castles_of_burgundy_lessons-solo-goods = La nave svuota un deposito a tua scelta; poi tutte le merci degli altri depositi vanno perse. Nei depositi 2 e 3 ci sono due tessere merce ciascuno. Di tipi puoi tenerne quanti vuoi.
    .other = Così tutte le merci andrebbero perse. Scegli il deposito 2 o il 3.
castles_of_burgundy_lessons-solo-trade = Ora hai cinque tessere merce, e dopo una nave cinque comprano una tessera del deposito nero. Scegline una; quale non importa, e vedrai perché.
    .other = Puoi tenere le merci e venderle. Ma prova lo scambio: porta una tessera che va bene ovunque.
castles_of_burgundy_lessons-solo-black_tile = È coperta: una tessera nera va su una casella di qualsiasi colore e non fa altro che riempirla. La casella indicata vuole un monastero e ha un 3. Piazza la tessera nera con il 3.
    .good = Una casella in più è piena. In solitario è questo che conta.
    .other = È permesso, ma la tessera nera riempie subito una casella: piazzala con il 3.
castles_of_burgundy_lessons-solo-end_turn = Chiudi il turno, e guarda i depositi quando comincia il prossimo round.
    .other = Entrambi i dadi sono usati. Chiudi il turno.
castles_of_burgundy_lessons-solo-goal = La merce del round è arrivata in un deposito, e la prima tessera di quel deposito è uscita dal gioco: ogni round ne toglie una. Caselle piene: { $filled } su 37. Round che restano: { $rounds }. Chi riempie un colore piazza subito una tessera del deposito nero, gratis. Alla fine non si contano punti: ducato pieno, partita vinta.

## Châteauma

castles_of_burgundy_lessons-chateauma = Châteauma
    .help = Un avversario che gioca con carte e dadi, su tre livelli.
castles_of_burgundy_lessons-chateauma-cards = Giochi contro lo Châteauma, che nessuno deve muovere: segue da sé le sue carte e i dadi. Ha davanti due carte. Il dado bianco sceglie la carta del round: la sinistra da 1 a 4, la destra con 5 o 6. Mostra un 3, e alla carta di sinistra manca un edificio. Una torre di guardia gli porterebbe 4 punti: portagliela via con il 6.
    .other = È permesso, ma guarda la sua carta di sinistra: la torre di guardia gli farebbe comodo. Prendila con il 6.
castles_of_burgundy_lessons-chateauma-rest = Resta il 2. Usalo come vuoi, poi chiudi il turno. Lo Châteauma risponde subito.
castles_of_burgundy_lessons-chateauma-its_turn = Ha tirato un 5, quindi la ricerca è cominciata dal deposito 5 ed è andata avanti in senso orario fino al primo deposito con un edificio. Così la carta di sinistra era piena: 21 punti al livello medio. I suoi punti ora: { $points }. Le tessere sono passate nel suo ducato, è arrivata una carta nuova, e con 2 monete compra una tessera nera per la riserva.
castles_of_burgundy_lessons-chateauma-strong = Non ha aree né lavoratori, e i monasteri per lui non fanno nulla. Ma le carte piene danno punti in ogni fase, e le tessere bonus dei colori le prende come tutti. Guarda dunque la carta scelta prima del tuo turno: che cosa le manca, e che cosa porterebbe quella tessera?
castles_of_burgundy_lessons-chateauma-last_turn = L'ultimo turno di una partita. Punti: tu { $points }, lo Châteauma { $others }. Piazza la miniera con l'ultimo dado: completa un'area e un colore.
    .good = 6 punti per l'area, 2 per la fase E, 5 per la tessera bonus grande.
    .other = È permesso, ma la miniera porta 13 punti: piazzala sulla casella indicata.
castles_of_burgundy_lessons-chateauma-end_game = Alla fine lo Châteauma riceve 4 punti per ogni monastero, 2 per ogni tessera sulle sue carte, 1 per ogni tessera della riserva, ogni merce e ogni moneta. Chiudi il turno.
castles_of_burgundy_lessons-chateauma-counted = Punti: tu { $points }, lo Châteauma { $others }. Devi averne di più; in parità vince lui. Quando vinci facilmente, prova il livello difficile o un modificatore che lo rende più forte.
