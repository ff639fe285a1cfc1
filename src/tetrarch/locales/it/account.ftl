## Signing in and up

account-sign-in = Accedi
account-sign-up = Crea un account
account-sign-out = Esci
account-username = Nome per accedere
account-password = Password
account-password-help = Almeno 8 caratteri; vanno bene tutti.
account-sign-in-none = Non hai ancora un account?
account-sign-up-have = Hai già un account?
account-sign-up-why = Un account conserva le tue partite quando cambi browser. Non serve un indirizzo e-mail.
account-sign-up-guest = Tutto ciò che hai giocato come { $name } resta tuo.
account-keep = Porta con me ciò che ho qui come { $name }: partite, amici, inviti, avvisi
account-keep-help = Altrimenti tutto resta a { $name }, e dopo l'accesso nessuno potrà continuare le partite.
account-passkey-use = Accedi con una passkey
account-forgotten = Password dimenticata?
account-code = Codice di recupero
account-code-help = Uno dei codici che ti sono stati mostrati, o uno di chi gestisce il server. Ognuno vale una volta.
account-new-password = Nuova password
account-recover = Imposta la password e accedi
account-back = Torna all'accesso

## The account

account-title = Account
account-guest-intro = Giochi come ospite: solo questo browser ti conosce. Con un account puoi continuare ovunque.
account-signed-in-as = Accesso effettuato come { $name }
account-since = Account dal { $date }
account-shown = Il nome che vedono gli altri
account-saved = Salvato.
account-old-password = Password attuale
account-change-password = Cambia la password
account-change-password-help = Tutti gli altri browser vengono disconnessi.
account-confirm-password = La tua password, per sicurezza

## Recovery codes

account-codes = Codici di recupero
account-codes-left = { $count ->
    [0] Non resta alcun codice di recupero: creane di nuovi.
    [one] Resta { $count } codice di recupero.
   *[other] Restano { $count } codici di recupero.
}
account-codes-intro = Qui non c'è e-mail: questi codici sono l'unico modo per rientrare se dimentichi la password. Vengono mostrati solo questa volta. Conservali dove li trovi solo tu.
account-codes-copy = Copia
account-codes-copied = Copiati.
account-codes-save = Salva in un file
account-codes-print = Stampa
account-codes-kept = Ho conservato i codici
account-codes-new = Crea nuovi codici
account-codes-new-help = I vecchi non varranno più.

## Passkeys

account-passkeys = Passkey
account-passkeys-intro = Con una passkey accedi con l'impronta, il volto o il PIN del tuo dispositivo, senza password.
account-passkeys-none = Non ce n'è ancora nessuna.
account-passkeys-not-here = Questo browser, o questo indirizzo, non può usare passkey: serve https.
account-passkey-name = Come chiamarla
account-passkey-default = Il mio dispositivo
account-passkey-add = Aggiungi una passkey
account-passkey-remove = Rimuovi la passkey { $name }
account-passkey-used = Ultimo uso: { $date }.
account-passkey-made = Aggiunta il { $date }.
account-passkey-unused = Mai usata.
account-passkey-rename = Rinomina la passkey { $name }
account-rename = Rinomina
account-passkey-stopped = Nessuna passkey è stata scelta.

## Leaving

account-sessions = Dove hai effettuato l'accesso
account-sessions-count = { $count ->
    [one] In { $count } browser.
   *[other] In { $count } browser.
}
account-sign-out-everywhere = Esci ovunque
account-export = Le tue partite
account-export-text = Tutte le tue partite concluse, con i loro tracciati, in un solo archivio. Quelle in corso sono solo elencate: il tracciato direbbe ciò che non puoi ancora sapere.
account-export-button = Scarica le mie partite
account-delete = Elimina l'account
account-delete-text = Le tue partite restano, senza il tuo nome; in quelle in corso un bot continua per te. Tutto il resto viene eliminato: password, codici di recupero, passkey, amici, punteggi. Non si può annullare.
account-delete-sure = Elimina per sempre

## Moderation

account-moderation = Moderazione
account-moderation-not = Questa pagina è solo per i moderatori.
account-moderation-reports = Segnalazioni
account-moderation-reports-none = Nessuna segnalazione.
account-moderation-report = { $by } segnala { $about }: { $reason }
account-moderation-said = Che cosa è stato detto: { $text }
account-moderation-table = il tavolo { $id }
account-moderation-seen = Già visto
account-moderation-people = Persone
account-moderation-find = Una parte del nome
account-moderation-search = Cerca
account-moderation-nobody = Nessuno si chiama così.
account-moderation-reason = Motivo
account-moderation-disable = Chiudi
account-moderation-enable = Riapri
account-moderation-remove = Rimuovi per sempre
account-moderation-closed = chiuso
account-moderation-guest = ospite
account-moderation-user = account { $account }
account-moderation-moderator = moderatore { $account }
account-moderation-people-help = Chi è chiuso viene disconnesso e non può rientrare; i bot continuano. Chi è rimosso perde anche nome e account, per sempre.
account-moderation-tables = Tavoli
account-moderation-table-id = L'ultima parte dell'indirizzo del tavolo
account-moderation-table-remove = Rimuovi il tavolo
account-moderation-table-help = La partita finisce senza risultato e nessuno vede più il tavolo.
account-moderation-done = Fatto.
account-moderation-log = Che cosa hanno fatto i moderatori
account-moderation-log-none = Ancora niente.
account-moderation-did = { $action ->
    [user-disable] { $name } ha chiuso { $target }: { $reason }
    [user-enable] { $name } ha riaperto { $target }: { $reason }
    [user-remove] { $name } ha rimosso { $target }: { $reason }
   *[table-remove] { $name } ha rimosso il tavolo { $target }: { $reason }
}
