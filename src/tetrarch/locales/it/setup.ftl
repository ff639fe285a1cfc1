## La pagina iniziale

setup-play = Gioca
setup-friends = Amici
setup-learn = Impara
setup-more = Altri modi di giocare
setup-go-on = { $yours ->
    [yes] Tocca a te: continua
   *[no] Continua
}
setup-begins = { $preset }, contro { $bots ->
    [one] un bot
   *[other] { $bots } bot
}
setup-begins-last = Come l'ultima volta, { $seats ->
    [one] in solitario
   *[other] { $seats } giocatori
}

## Nomi per chi arriva, composti dalle due liste (tutti maschili, così vanno sempre d'accordo)

setup-guest-first = Airone, Astore, Castoro, Cervo, Corvo, Falco, Gufo, Leprotto, Lupo, Orso, Passero, Riccio, Scoiattolo, Sparviero, Stambecco, Tasso
setup-guest-last = Allegro, Alto, Ambrato, Audace, Calmo, Cortese, Dorato, Errante, Fiero, Leale, Paziente, Saggio, Scaltro, Sereno, Silente, Veloce
setup-guest-name = { $first } { $last }
