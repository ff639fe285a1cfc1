## The lessons

learn-title = Ucz się, grając
learn-intro = Wybierz grę. Każdy ruch wykonujesz samodzielnie, na prawdziwych planszach, i niczego nie da się zepsuć.
learn-game = Nauka gry { $game }
learn-game-intro = Zacznij od pierwszej gry. Rozdziały po niej są krótkie: bierz je w dowolnej kolejności, kiedy zechcesz.
learn-first = Pierwsza gra trwa około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minut
}.
learn-progress = Ukończone lekcje: { $done } z { $count }
learn-minutes = około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minut
}
learn-start = Zacznij
learn-continue = Kontynuuj
learn-again = Jeszcze raz
learn-anew = Od początku
learn-done = ukończona
learn-other-games = Lekcje innych gier

## A lesson

learn-teacher = Nauczyciel
learn-step = krok { $number } z { $count }
learn-leave = Wyjdź z lekcji
learn-go-on = Dalej
learn-back = Wstecz
learn-back-help = Krok wstecz
learn-skip = Pokaż
learn-skip-help = Zrób ten krok za mnie
learn-read = Przeczytaj, co mówi nauczyciel, i idź dalej.
learn-watch = Patrz, co robią inni …
learn-would = Co by się stało?
learn-forbidden = Zasady na to nie pozwalają:
learn-nothing-lost = Nic nie zostało zagrane. Spróbuj jeszcze raz.
learn-marked = Zaznaczone: { $places }.
learn-to-mark = Do zaznaczonego miejsca
learn-over = Dobra gra!
learn-over-text = Teraz cała gra, na łagodnym poziomie. Trener usiądzie obok.
learn-play-on = Graj dalej
learn-next = Następna: { $title }
learn-all = Wszystkie lekcje
