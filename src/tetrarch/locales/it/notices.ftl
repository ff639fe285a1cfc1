## Gli avvisi

notices-turn = { $others ->
    [none] Tocca a te a { $game }.
   *[other] Tocca a te a { $game } con { $others }.
}
notices-begun = { $others ->
    [none] { $game } è cominciato.
   *[other] { $game } con { $others } è cominciato.
}
notices-finished = { $won ->
    [yes] { $game } è finito: hai vinto con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
   *[no] { $game } è finito: hai { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
}
notices-invitation = { $name } ti invita a { $game }.
notices-friend = { $name } ti chiede l'amicizia.
notices-time = { $hours ->
    [0] Il tuo tempo per rispondere a { $game } finisce entro un'ora.
    [one] Il tuo tempo per rispondere a { $game } finisce tra { $hours } ora.
   *[other] Il tuo tempo per rispondere a { $game } finisce tra { $hours } ore.
}
notices-trial = Così Tetrarch ti avvisa quando tocca a te.

## La posta

notices-inbox = Avvisi
notices-inbox-count = { $count ->
    [0] Avvisi: niente di nuovo
    [one] Avvisi: { $count } nuovo
   *[other] Avvisi: { $count } nuovi
}
notices-inbox-empty = Ancora niente. Qui leggi quando tocca a te.
notices-read-all = Segna tutti come letti
notices-clear = Togli quelli letti
notices-unread = nuovo

## I modi di avvisare

notices-channels = Avvisami quando tocca a me
notices-push = Notifiche su questo dispositivo
notices-push-help = Anche quando questa pagina è chiusa. Non mentre sei al tavolo.
notices-push-denied = Al browser è stato detto di non mostrare le notifiche di questa pagina. Permettile nelle sue impostazioni per questo sito.
notices-push-install = Su un iPhone o iPad aggiungi prima questa pagina alla schermata Home (Condividi, poi Aggiungi alla schermata Home) e aprila da lì.
notices-push-insecure = I browser permettono le notifiche solo alle pagine con https.
notices-push-unsupported = Questo browser non può mostrare notifiche di pagine chiuse.
notices-push-failed = Non ha funzionato: il servizio push del browser non è raggiungibile.
notices-sound = Un suono mentre un tavolo è aperto
notices-hook = Webhook
notices-hook-help = Un tuo indirizzo a cui mandare un messaggio, per esempio di un servizio di chat. Solo https e computer pubblici.
notices-hook-save = Salva
notices-hook-test = Prova
notices-hook-drop = Togli
notices-hook-works = Funziona: il messaggio è stato accettato.
notices-hook-off = È fallito così spesso che è spento. Provalo per riaccenderlo.
notices-hook-problem = { $problem ->
    [scheme] L'indirizzo deve cominciare con https://.
    [host] Questo non è un indirizzo a cui si possa mandare qualcosa.
    [port] A questa porta non si manda niente.
    [private] Agli indirizzi di reti private non si manda niente.
    [name] Non c'è nessun computer con questo nome.
    [time] Nessuna risposta è arrivata in tempo.
    [size] La risposta era troppo lunga.
    [line] Non c'era connessione, o il suo certificato non è valido.
   *[other] L'ultimo messaggio è stato rifiutato con lo stato { $problem }.
}
notices-hook-secret = Segreto che firma i messaggi

## L'app installata

notices-offline = Senza linea. Questo è il tavolo com'era alle { $time }; le mosse si fanno quando torna la linea.
notices-fresh = C'è una nuova versione.
notices-renew = Ricarica
