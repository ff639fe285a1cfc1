## Strona główna

setup-play = Graj
setup-friends = Znajomi
setup-learn = Nauka
setup-more = Inne sposoby gry
setup-go-on = { $yours ->
    [yes] Twój ruch: graj dalej
   *[no] Graj dalej
}
setup-begins = { $preset }, przeciw { $bots ->
    [one] jednemu botowi
    [few] { $bots } botom
    [many] { $bots } botom
   *[other] { $bots } bota
}
setup-begins-last = Jak ostatnio, { $seats ->
    [one] w pojedynkę
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}

## Imiona dla nowych, złożone z obu list (wszystkie męskie, więc zawsze do siebie pasują)

setup-guest-first = Bystry, Bursztynowy, Cichy, Dzielny, Mądry, Pogodny, Rączy, Spokojny, Srebrny, Sprytny, Szybki, Śmiały, Wesoły, Wędrowny, Wysoki, Złoty
setup-guest-last = Borsuk, Bóbr, Dzik, Jeleń, Jeż, Kruk, Lis, Łoś, Orzeł, Puchacz, Ryś, Sokół, Wilk, Zając, Żubr, Żuraw
setup-guest-name = { $first } { $last }
