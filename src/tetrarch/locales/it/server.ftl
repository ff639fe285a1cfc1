## Perché il server non l'ha fatto

server-error-bad_request = La richiesta non è leggibile: { $detail }
server-error-bad_name = Un nome ha al massimo { $most } lettere, cifre e spazi.
server-error-bad_option = Non si può preparare così: { $detail }
server-error-bad_seats = I posti non vanno bene per questo gioco: { $detail }
server-error-bad_level = Questo livello non esiste; ci sono { $detail }.
server-error-bad_token = Questa non è una mossa: { $detail }
server-error-bad_record = La registrazione non si può usare: { $detail }
server-error-bad_address = { $reason ->
    [scheme] L'indirizzo deve cominciare con https://.
    [port] A questa porta non si manda niente.
    [private] Agli indirizzi di reti private non si manda niente.
    [name] Non c'è nessun computer con questo nome.
   *[host] Questo non è un indirizzo a cui si possa mandare qualcosa.
}
server-error-session_over = La tua sessione è finita: accedi di nuovo, o torna come ospite.
server-error-not_signed_in = Prima scegli un nome.
server-error-bad_origin = La richiesta viene da una pagina estranea.
server-error-not_seated = Questo posto non è tuo.
server-error-not_owner = Può farlo solo chi ha creato il tavolo.
server-error-not_found = Qui non c'è (più) niente.
server-error-stale = Nel frattempo la partita è andata avanti.
server-error-not_your_turn = Ora tocca a qualcun altro.
server-error-undo_refused = Questo non si può annullare.
server-error-nothing_asked = Nessuno chiede più di tornare indietro.
server-error-wrong_phase = { $phase ->
    [open] La partita non è ancora iniziata.
    [starting] La partita sta per iniziare.
    [running] La partita è in corso.
    [abandoned] La partita è stata abbandonata.
   *[finished] La partita è finita.
}
server-error-not_over = Si mostra solo alla fine della partita.
server-error-seat_taken = Questo posto è occupato.
server-error-table_full = A questo tavolo non ci sono posti liberi.
server-error-seats_open = Ci sono ancora posti liberi.
server-error-no_hints = I suggerimenti valgono solo nelle partite contro i bot.
server-error-others_playing = Altre persone giocano ancora. Puoi andartene: un bot prende il tuo posto.
server-error-too_many = { $most ->
    [one] Hai già { $most } tavolo: prima finiscilo o abbandonalo.
   *[other] Hai già { $most } tavoli: prima finiscine o abbandonane qualcuno.
}
server-error-key_reused = Questo è già stato inviato con un altro contenuto.
server-error-too_large = È troppo grande; si accettano al massimo { $most } byte.
server-error-illegal = { $rule ->
    [none] Ora non si può giocare.
   *[other] Ora non si può giocare, per la regola { $rule }.
}
server-error-rate_limited = { $seconds ->
    [one] Troppo in una volta: riprova tra { $seconds } secondo.
   *[other] Troppo in una volta: riprova tra { $seconds } secondi.
}
server-error-rules_fault = Le regole hanno fallito su questa mossa: un errore nostro. Nulla è cambiato e i gestori sono avvisati: prova un'altra mossa.
server-error-internal = Qualcosa è andato storto nel server. Niente è perduto: riprova.
server-error-slow_chat = { $seconds ->
    [one] Chi ospita ha rallentato gli spettatori: scrivi di nuovo tra { $seconds } secondo.
   *[other] Chi ospita ha rallentato gli spettatori: scrivi di nuovo tra { $seconds } secondi.
}
server-error-busy = Nello stesso momento è successo altro: riprova.
server-error-unavailable = In questo momento il server non raggiunge il suo archivio. Ciò che ha confermato è al sicuro: riprova tra poco.

## Livelli dei bot

server-level-gentle = Mite
server-level-steady = Costante
server-level-sharp = Acuto
server-level-strong = Forte
server-level-master = Maestro

## Che cosa annota il server al tavolo

server-note-joined = { $name } si siede.
server-note-stood_up = { $name } si alza.
server-note-left = { $name } se ne va; continua un bot.
server-note-returned = { $name } è di nuovo qui.
server-note-abandoned = { $name } chiude la partita.
server-note-stopped = La partita è stata fermata dopo { $most } risposte, senza risultato.
server-note-rematch = { $name } chiede la rivincita.
server-note-undo_asked = { $name } chiede di tornare alla mossa { $number }.
server-note-undo_agreed = { $name } accetta di tornare alla mossa { $number }.
server-note-undo_declined = { $name } non accetta di tornare alla mossa { $number }.

## Clocks

server-error-bad_clock = Questo orologio non è possibile: { $detail }
server-error-time_over = Il tuo tempo è finito; un bot prende il tuo posto.
server-error-no_premove = Ora non c'è niente a cui rispondere in anticipo.
server-note-time_over = { $name } ha finito il tempo; continua un bot.

## Accounts

server-error-bad_password = Una password ha da { $least } a { $most } caratteri e non è il nome.
server-error-wrong_sign_in = Nome e password non corrispondono.
server-error-wrong_password = La password è sbagliata.
server-error-wrong_code = Nome e codice di recupero non corrispondono.
server-error-disabled = Questo account è stato chiuso da un moderatore.
server-error-passkey_failed = Non è stato possibile verificare la passkey.
server-error-passkey_unknown = Questa passkey non appartiene a nessun account qui.
server-error-passkey_late = È passato troppo tempo; riprova.
server-error-no_passkeys = Le passkey funzionano solo se il sito si raggiunge con https e un nome.
server-error-too_many_passkeys = { $most ->
    [one] Hai già { $most } passkey: prima rimuovila.
   *[other] Hai già { $most } passkey: prima rimuovine una.
}
server-error-is_moderator = È un moderatore: prima chi gestisce il server deve togliergli l'incarico.
server-error-no_account = Per questo serve un account.
server-error-has_account = Hai già un account.
server-error-name_taken = Esiste già un account con questo nome.
