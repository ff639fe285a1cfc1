# Persone: profili, punteggi, amici, inviti, segnalazioni.

people-error-block_between = Con questa persona non è possibile.
people-error-table_private = Questo tavolo è privato: chiedi il suo link d'invito.
people-error-invitation_needed = A questo tavolo ci si siede su invito: chiedi il link a chi lo ospita.
people-error-not_friends = Si possono invitare solo gli amici.
people-error-not_moderator = Questo possono farlo solo i moderatori.
people-error-too_many_friends = { $most ->
    [one] Nessuno può avere più di { $most } amico.
   *[other] Nessuno può avere più di { $most } amici.
}
people-error-too_many_asked = { $most ->
    [one] Non è possibile più di { $most } richiesta aperta: prima bisogna rispondere.
   *[other] Non sono possibili più di { $most } richieste aperte: prima bisogna rispondere ad alcune.
}
people-error-too_many_blocked = { $most ->
    [one] Non puoi bloccare più di { $most } persona.
   *[other] Non puoi bloccare più di { $most } persone.
}
people-error-too_many_invited = { $most ->
    [one] A un tavolo si può invitare al massimo { $most } persona.
   *[other] A un tavolo si possono invitare al massimo { $most } persone.
}
people-error-too_many_reports = { $most ->
    [one] Non più di { $most } segnalazione al giorno, per favore. I moderatori la guarderanno.
   *[other] Non più di { $most } segnalazioni al giorno, per favore. I moderatori le guarderanno.
}

# pagine

people-title = Persone
people-leaderboard = Classifica
people-own = La mia pagina
people-find = Nome di un account
people-find-go = Cerca
people-gone = Una persona che se n'è andata
people-guest = Ospite: i risultati restano, ma senza punteggio.
people-bot = bot

people-since = Qui dal
people-games = Partite
people-wins = Vittorie
people-share = Quota di vittorie
people-streak = Vittorie di fila, al massimo
people-favourite = Gioco preferito
people-results = Risultati
people-game = Gioco
people-seats = Posti
people-mean = Punti in media
people-rating = Punteggio
people-provisional = provvisorio
people-rating-help = Chi è nuovo ha 1500 ± 350; il numero dopo ± dice quanto è sicuro il punteggio. Contano le partite fra almeno due account, se il tavolo è classificato.
people-history = Partite giocate
people-history-none = Nessuna partita è ancora finita.
people-won = Vinta
people-left = Lasciata
people-place = Posto { $number }
people-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
people-with = con { $names }

people-with-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
people-leaderboard-all = { $count ->
    [one] Anche chi ha meno di { $count } partita classificata
   *[other] Anche chi ha meno di { $count } partite classificate
}
people-leaderboard-none = Qui nessuno ha ancora un punteggio.
people-rank = Posto
people-name = Nome
people-page-before = Pagina precedente
people-page-after = Pagina seguente

people-friends = Amici
people-friends-none = Ancora nessun amico: chiedi a qualcuno nella sua pagina.
people-asks = Vogliono la tua amicizia
people-asked = Hai chiesto a
people-blocked = Persone bloccate
people-online = a un tavolo
people-offline = a nessun tavolo
people-unseen = Non mostrare agli amici quando sono a un tavolo
people-ask = Chiedi l'amicizia
people-accept = Accetta
people-decline = Rifiuta
people-remove = Togli dagli amici
people-take-back = Ritira la richiesta
people-block = Blocca
people-unblock = Sblocca
people-tie-friend = Siete amici.
people-tie-asked = Hai chiesto l'amicizia.
people-tie-blocked = Hai bloccato questa persona.

people-invitations = Inviti
people-invites = { $name } ti invita a { $game }.
people-invite-host = Vede questo tavolo solo chi ci è seduto, chi ha questo link e chi inviti tu. Un nuovo link annulla il vecchio, anche per chi è entrato con quello e non ha un posto.
people-invite-guest = Questo tavolo è privato: gli altri lo vedono e ci si siedono solo con il link o l'invito di chi ospita.
people-private = Un tavolo privato
people-private-sign-in = Se hai un posto a questo tavolo, accedi al tuo account.
people-invite-friend = Invita un amico
people-invited = { $name } ha il tuo invito.
people-link-make = Crea un link
people-link-renew = Nuovo link
people-link-revoke = Niente più link
people-rated = Classificato: conta per la classifica se giocano almeno due account
people-rated-help = Questo tavolo è classificato, se giocano almeno due persone con un account.

people-report = Segnala
people-report-person = Segnala { $name }
people-report-line = Segnala quello che ha detto { $name }
people-report-reason = Che cosa devono sapere i moderatori?
people-report-send = Invia la segnalazione
people-report-sent = Grazie. I moderatori la guarderanno.
