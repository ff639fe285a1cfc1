## What the coach says, once to everybody

## Questions

kingdom_builder_coach-ask-turn = Zanim zbudujesz, rzuć okiem na trzy karty gildii: mówią, co w tej grze daje złoto.
kingdom_builder_coach-ask-build = Obok swoich budujesz tylko wtedy, gdy musisz. Jeśli żadna twoja osada nie dotyka terenu z karty, stoi przed tobą otworem cała kraina.
kingdom_builder_coach-ask-place = Żeton buduje według własnej zasady, bez względu na kartę. Użyj go, by dotrzeć tam, dokąd karta cię nie zaprowadzi.
kingdom_builder_coach-ask-lift = Przenieś osadę, która tam, gdzie stoi, nic nie zarabia. Jeśli jest ostatnią przy jakimś miejscu, trzyma dla ciebie żeton: zostaw ją.
kingdom_builder_coach-ask-land = Zobacz, gdzie zarobi najwięcej: przy zamku, w pełnym rzędzie albo jako łącznik dwóch twoich grup.

## Tiles

kingdom_builder_coach-use-oracle = Wyrocznia buduje jeszcze jedną osadę na terenie twojej karty. To czwarta budowa, co turę.
kingdom_builder_coach-use-farm = Farma co turę buduje na łące, przed trzema budowami albo po nich. Jej osada może otworzyć ci nowy teren.
kingdom_builder_coach-use-oasis = Oaza co turę buduje na pustyni. Pustynie często stoją puste, więc łatwo zajść daleko.
kingdom_builder_coach-use-tower = Wieża buduje na brzegu planszy, na każdym terenie. Zamki i miejsca przy brzegu to jej łup.
kingdom_builder_coach-use-tavern = Tawerna przedłuża prostą linię trzech osad. Kto buduje w linii, karmi ją, a także Rycerzy, jeśli są w grze.
kingdom_builder_coach-use-barn = Stodoła przenosi osadę na teren twojej karty. Z bezużytecznej robi pożyteczną.
kingdom_builder_coach-use-harbor = Port przenosi osadę na wodę, gdzie żadna karta nie pozwala budować. Stamtąd łączy to, czego nic innego nie połączy.
kingdom_builder_coach-use-paddock = Padok pozwala osadzie skoczyć o dwa pola w linii prostej, nad wszystkim. Dobry, by dosięgnąć miejsca albo wyjść z kąta.
