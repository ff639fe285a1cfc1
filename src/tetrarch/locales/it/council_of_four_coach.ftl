## What the coach says, once to everybody

## Questions

council_of_four_coach-ask-turn = Ogni turno ha un'azione principale e, se vuoi, una veloce. Le principali sono quattro: eleggere, acquistare un permesso, costruire con un permesso, costruire con il re.
council_of_four_coach-ask-councillor = Fai entrare un colore che hai in mano. E guarda chi cade dall'altra parte: meglio un colore che non hai.
council_of_four_coach-ask-pay_permit = Più carte giochi, meno monete paghi; quattro carte adatte non costano nulla. I jolly vanno bene con tutti, ma ciascuno costa una moneta in più.
council_of_four_coach-ask-pay_king = Il consiglio del re funziona come gli altri. Tieni due monete per ogni strada che il re deve ancora percorrere.
council_of_four_coach-ask-order = Hai guadagnato più cose insieme. Prendi prima ciò che aiuta il resto: le carte prima di ciò che pagano.
council_of_four_coach-ask-reuse = Una delle tue città paga di nuovo il suo gettone. Prendi ciò che ti manca adesso.
council_of_four_coach-ask-take = Un permesso gratis! Scegline uno con città vicine ai tuoi empori, o con una buona ricompensa.
council_of_four_coach-ask-repeat = Uno dei tuoi permessi paga di nuovo le sue ricompense, e valgono anche quelli usati. Cerca il più ricco.

## Actions

council_of_four_coach-do-build = Un permesso è pronto. Costruisci dove le strade uniscono gli altri tuoi empori: tutti pagano di nuovo.
council_of_four_coach-do-king = Potresti costruire con il re: niente permesso, solo il suo consiglio e due monete a strada. È la via per le città che i tuoi permessi non hanno.
council_of_four_coach-do-hire = Tre monete comprano un aiutante. Te ne serve uno per ogni emporio altrui nella città in cui costruisci.
council_of_four_coach-do-swap = Con un aiutante si cambiano i due permessi scoperti di una regione. Conviene quando il consiglio ti va bene ma i permessi no.
council_of_four_coach-do-send = Un aiutante può eleggere per te, come azione veloce. Non porta monete, ma l'azione principale resta libera.
council_of_four_coach-do-extra = Tre aiutanti comprano una seconda azione principale. Tienila per un turno in cui puoi acquistare e costruire insieme.
