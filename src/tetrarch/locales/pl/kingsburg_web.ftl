## Plansza

kingsburg_web-court = Dwór króla
kingsburg_web-calendar = Kalendarz
kingsburg_web-year = Rok { $year }
kingsburg_web-order = Kolejność: { $list }
kingsburg_web-envoy = Wysłannik króla: { $name }
kingsburg_web-has-envoy = ma wysłannika króla
kingsburg_web-aid = Pomoc króla, biała kość: { $name }
kingsburg_web-nobody = nikt
kingsburg_web-neutral = kości neutralne
kingsburg_web-private = Prywatne pola: { $name }
kingsburg_web-whim = Kaprys { $number }
kingsburg_web-invaders = Najeźdźcy
kingsburg_web-valley = Dolina
kingsburg_web-hidden = jeszcze nieznani
kingsburg_web-over = bitwa skończona
kingsburg_web-strengths = jeszcze nieznani, siła { $span }
kingsburg_web-defeat = Porażka kosztuje: { $list }
kingsburg_web-victory = Zwycięstwo daje: { $list }
kingsburg_web-open = Widoczni dla wszystkich
kingsburg_web-seen = Widzieli ich: { $list }
kingsburg_web-amount = { $item ->
    [gold] { $count ->
        [one] { $count } złoto
        [few] { $count } złota
        [many] { $count } złota
       *[other] { $count } złota
    }
    [wood] { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
        [many] { $count } drewna
       *[other] { $count } drewna
    }
    [stone] { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienie
    }
    [any] { $count ->
        [one] { $count } dowolne dobro
        [few] { $count } dowolne dobra
        [many] { $count } dowolnych dóbr
       *[other] { $count } dowolnego dobra
    }
    [building] { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
        [many] { $count } budynków
       *[other] { $count } budynku
    }
   *[vp] { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
}
kingsburg_web-destiny = Los tego roku
kingsburg_web-tray = Twoje kości
kingsburg_web-tray-hint = Wybierz kości, aby zobaczyć, do kogo razem sięgają, albo wybierz doradcę.
kingsburg_web-die = { $white ->
    [yes] biała kość { $face }
   *[no] kość { $face }
}
kingsburg_web-sum = Suma { $sum }
kingsburg_web-clear = Odłóż kości
kingsburg_web-nobody-reached = Te kości nie sięgają nikogo, kto jest wolny.
kingsburg_web-tracks = Tory
kingsburg_web-soldiers = Żołnierze
kingsburg_web-points = Punkty
kingsburg_web-governors = Zarządcy
kingsburg_web-bid = najwyższa oferta: { $points }
kingsburg_web-choose = Co tu robisz?
kingsburg_web-choices = Wybierz
kingsburg_web-passed = spasowano
kingsburg_web-fights = walczy z siłą { $total }
kingsburg_web-empty = jeszcze bez budynków

## Mój obszar

kingsburg_web-provinces = Prowincje
kingsburg_web-province = Prowincja: { $name }
kingsburg_web-reconstructed = * odtworzone: koszt, punkty i działanie są po części nasze
kingsburg_web-state = { $state ->
    [built] zbudowany
    [affordable] można teraz zapłacić
    [next] następny w rzędzie, teraz za drogi
   *[later] brakuje budynków przed nim
}
kingsburg_web-battle = W bitwie
kingsburg_web-against = { $race ->
    [goblins] przeciw goblinom
    [orcs] przeciw orkom
    [zombies] przeciw zombi
    [demons] przeciw demonom
    [barbarians] przeciw barbarzyńcom
   *[dragons] przeciw smokom
}: { $bonus }
kingsburg_web-troops = Pozostałe żetony wojsk: { $list }

## The winter, told piece by piece

kingsburg_web-moment-winter = Zima roku { $year }
kingsburg_web-moment-strength = siła najeźdźców
kingsburg_web-moment-soldiers = własni żołnierze
kingsburg_web-moment-king = żołnierze króla
kingsburg_web-moment-buildings = budowle i cała reszta
kingsburg_web-moment-outcome = { $outcome ->
    [won] Zwycięstwo
    [drawn] Odparci
   *[lost] Porażka
}
