## What the coach says, once to everybody

## Questions

castles_of_burgundy_coach-ask-turn = Due dadi, due azioni: prendere una tessera, piazzarla, vendere merci o avere due lavoratori. Nelle prime fasi rendono di più le aree piccole, presto complete.
castles_of_burgundy_coach-ask-castle = Dal castello comincia a crescere il tuo ducato. Cerca una casella con aree piccole intorno.
castles_of_burgundy_coach-ask-side = Ogni plancia dispone le aree a modo suo. Tante aree piccole rendono presto, quelle grandi tardi ma molto.
castles_of_burgundy_coach-ask-action = Un'azione in regalo: il numero lo scegli tu. Usala dove i tuoi dadi non arrivano.
castles_of_burgundy_coach-ask-fetch = Questo edificio ti porta una tessera senza dado. Prendine una che presto completa un'area.
castles_of_burgundy_coach-ask-warehouse = Una vendita senza dado: vendi la pila più grande.
castles_of_burgundy_coach-ask-town_hall = Un'altra tessera può scendere subito, su qualsiasi casella adatta accanto alle tue. Il numero non conta.
castles_of_burgundy_coach-ask-goods = Puoi svuotare un deposito qualsiasi. Altre merci di un tipo che hai già, o un tipo nuovo? Puoi tenerne tre tipi.
castles_of_burgundy_coach-ask-discard = La tua scorta è piena. Lascia andare la tessera che aspetterà più a lungo la sua casella.
castles_of_burgundy_coach-ask-order = Succedono più cose insieme, e tu dici quale viene prima. Prendi merci e lavoratori prima di spenderli.
castles_of_burgundy_coach-ask-crane = La gru ha l'effetto dell'edificio che vuoi, tuo o no. Quale ti serve di più adesso?

## Actions

castles_of_burgundy_coach-do-sell = Puoi vendere: tutte le merci di un colore con un dado. Ogni tessera dà punti, tutta la vendita una moneta d'argento. Aspetta una pila più alta, ma non per sempre.
castles_of_burgundy_coach-do-buy = Due monete d'argento comprano una tessera del deposito nero, una volta per turno e senza dado. È una terza azione.

## Tiles

castles_of_burgundy_coach-place-castle = Un castello ti dà un'azione in più appena lo piazzi, con un numero a tua scelta. Piazzalo quando sai a che cosa ti serve.
castles_of_burgundy_coach-place-mine = Ogni miniera rende una moneta d'argento alla fine di ogni fase. Prima la piazzi, più rende.
castles_of_burgundy_coach-place-ship = Una nave prende tutte le merci di un deposito e ti fa avanzare nell'ordine di turno. Chi gioca per primo sceglie le tessere per primo.
castles_of_burgundy_coach-place-livestock = Gli animali danno un punto ciascuno, e quelli della stessa specie nello stesso pascolo lo danno di nuovo a ogni arrivo. In un pascolo tieni una specie sola.
castles_of_burgundy_coach-place-monastery = Ogni monastero ha un potere suo: indicalo per leggerlo. Prima lo piazzi, più a lungo lavora.
castles_of_burgundy_coach-place-market = Un mercato porta una nave o una tessera bestiame. In una città ogni edificio sta una volta sola: bada a quale città scegli.
castles_of_burgundy_coach-place-carpenter = Una carpenteria porta un altro edificio, senza dado.
castles_of_burgundy_coach-place-church = Una chiesa porta una miniera, un monastero o un castello: le tessere più contese.
castles_of_burgundy_coach-place-warehouse = Un magazzino vende subito un tipo di merci. Piazzalo quando hai una bella pila.
castles_of_burgundy_coach-place-boarding_house = Una pensione porta quattro lavoratori. Ognuno sposta un dado di uno.
castles_of_burgundy_coach-place-bank = Una banca porta due monete d'argento: un acquisto al deposito nero.
castles_of_burgundy_coach-place-town_hall = Un municipio ti fa piazzare subito un'altra tessera della scorta. Tienine una pronta prima di piazzarlo.
castles_of_burgundy_coach-place-watchtower = Una torre di guardia vale quattro punti, subito e senza condizioni.
