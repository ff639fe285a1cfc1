# Persone: profili, punteggi, amici, inviti, segnalazioni.

people-error-apart = Con questa persona non è possibile.
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
