# Ludzie: profile, rankingi, znajomi, zaproszenia, zgłoszenia.

people-error-block_between = Z tą osobą nie jest to możliwe.
people-error-table_private = Ten stół jest prywatny: poproś o link z zaproszeniem.
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

# strony

people-title = Ludzie
people-leaderboard = Ranking
people-own = Moja strona
people-find = Nazwa konta
people-find-go = Znajdź
people-gone = Ktoś, kto odszedł
people-guest = Gość: wyniki są zapisywane, ale bez rankingu.
people-bot = bot

people-since = Od kiedy
people-games = Partie
people-wins = Zwycięstwa
people-share = Odsetek zwycięstw
people-streak = Najwięcej zwycięstw z rzędu
people-favourite = Ulubiona gra
people-results = Wyniki
people-game = Gra
people-seats = Miejsca
people-mean = Średnia punktów
people-rating = Ocena
people-provisional = tymczasowa
people-rating-help = Nowa osoba ma 1500 ± 350; liczba po ± mówi, jak pewna jest ocena. Liczą się partie co najmniej dwóch kont, jeśli stół jest rankingowy.
people-history = Rozegrane partie
people-history-none = Żadna partia nie jest jeszcze skończona.
people-won = Wygrana
people-left = Opuszczona
people-place = Miejsce { $number }
people-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
people-with = z: { $names }

people-with-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
people-leaderboard-all = { $count ->
    [one] Także osoby z mniej niż { $count } partią rankingową
    [few] Także osoby z mniej niż { $count } partiami rankingowymi
    [many] Także osoby z mniej niż { $count } partiami rankingowymi
   *[other] Także osoby z mniej niż { $count } partii rankingowej
}
people-leaderboard-none = Nikt jeszcze nie ma tu oceny.
people-rank = Miejsce
people-name = Nazwa
people-page-before = Poprzednia strona
people-page-after = Następna strona

people-friends = Znajomi
people-friends-none = Nie ma jeszcze znajomych: poproś kogoś na jego stronie.
people-asks = Chcą być twoimi znajomymi
people-asked = Wysłane prośby
people-blocked = Zablokowani
people-online = przy stole
people-offline = nie przy stole
people-unseen = Nie pokazuj znajomym, kiedy jestem przy stole
people-ask = Poproś o znajomość
people-accept = Przyjmij
people-decline = Odrzuć
people-remove = Usuń ze znajomych
people-take-back = Cofnij prośbę
people-block = Zablokuj
people-unblock = Odblokuj
people-tie-friend = Jesteście znajomymi.
people-tie-asked = Prośba o znajomość jest wysłana.
people-tie-blocked = Ta osoba jest przez ciebie zablokowana.

people-invitations = Zaproszenia
people-invites = { $name } zaprasza do gry: { $game }.
people-invite-host = Ten stół widzą tylko ci, którzy przy nim siedzą, mają ten link albo twoje zaproszenie. Nowy link unieważnia stary, także dla tych, którzy weszli z nim i nie mają miejsca.
people-invite-guest = Ten stół jest prywatny: inni widzą go i siadają przy nim tylko z linkiem lub zaproszeniem od gospodarza.
people-private = Prywatny stół
people-private-sign-in = Jeśli masz przy nim miejsce, zaloguj się na swoje konto.
people-invite-friend = Zaproś znajomego
people-invited = { $name } ma zaproszenie.
people-link-make = Utwórz link
people-link-renew = Nowy link
people-link-revoke = Bez linku
people-rated = Rankingowy: liczy się do rankingu, jeśli grają co najmniej dwa konta
people-rated-help = Ten stół jest rankingowy, jeśli grają co najmniej dwie osoby z kontem.

people-report = Zgłoś
people-report-person = Zgłoś osobę: { $name }
people-report-line = Zgłoś słowa osoby { $name }
people-report-reason = Co powinni wiedzieć moderatorzy?
people-report-send = Wyślij zgłoszenie
people-report-sent = Dziękujemy. Moderatorzy to obejrzą.
