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
    [yes] { $game } è finito: hai vinto con { $points } punti.
   *[no] { $game } è finito: hai { $points } punti.
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
