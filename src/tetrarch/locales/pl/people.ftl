# Ludzie: profile, rankingi, znajomi, zaproszenia, zgłoszenia.

people-error-apart = Z tą osobą nie jest to możliwe.
people-error-invitation_needed = Do tego stołu siada się na zaproszenie: poproś gospodarza o link.
people-error-not_friends = Zaprosić można tylko znajomych.
people-error-not_moderator = To mogą robić tylko moderatorzy.
people-error-too_many_friends = { $most ->
    [one] Nikt nie może mieć więcej niż { $most } znajomego.
    [few] Nikt nie może mieć więcej niż { $most } znajomych.
    [many] Nikt nie może mieć więcej niż { $most } znajomych.
   *[other] Nikt nie może mieć więcej niż { $most } znajomych.
}
people-error-too_many_asked = { $most ->
    [one] Nie może czekać więcej niż { $most } prośba: najpierw trzeba na nią odpowiedzieć.
    [few] Nie mogą czekać więcej niż { $most } prośby: najpierw trzeba odpowiedzieć na niektóre.
    [many] Nie może czekać więcej niż { $most } próśb: najpierw trzeba odpowiedzieć na niektóre.
   *[other] Nie może czekać więcej niż { $most } prośby: najpierw trzeba odpowiedzieć na niektóre.
}
people-error-too_many_blocked = { $most ->
    [one] Nie można zablokować więcej niż { $most } osoby.
    [few] Nie można zablokować więcej niż { $most } osób.
    [many] Nie można zablokować więcej niż { $most } osób.
   *[other] Nie można zablokować więcej niż { $most } osoby.
}
people-error-too_many_invited = { $most ->
    [one] Do stołu można zaprosić najwyżej { $most } osobę.
    [few] Do stołu można zaprosić najwyżej { $most } osoby.
    [many] Do stołu można zaprosić najwyżej { $most } osób.
   *[other] Do stołu można zaprosić najwyżej { $most } osoby.
}
people-error-too_many_reports = { $most ->
    [one] Prosimy o najwyżej { $most } zgłoszenie dziennie. Moderatorzy się nim zajmą.
    [few] Prosimy o najwyżej { $most } zgłoszenia dziennie. Moderatorzy się nimi zajmą.
    [many] Prosimy o najwyżej { $most } zgłoszeń dziennie. Moderatorzy się nimi zajmą.
   *[other] Prosimy o najwyżej { $most } zgłoszenia dziennie. Moderatorzy się nimi zajmą.
}
