## What the coach says, once to everybody

## Questions

council_of_four_coach-ask-turn = W każdej turze masz jedną akcję główną i, jeśli chcesz, jedną szybką. Główne są cztery: wybór radnego, zdobycie pozwolenia, budowa z pozwoleniem, budowa z królem.
council_of_four_coach-ask-councillor = Wprowadź kolor, który masz na ręce. I sprawdź, kto wypada na drugim końcu: najlepiej w kolorze, którego nie masz.
council_of_four_coach-ask-pay_permit = Im więcej kart, tym mniej monet; cztery pasujące nie kosztują nic. Jokery pasują do każdego, ale każdy kosztuje o monetę więcej.
council_of_four_coach-ask-pay_king = Rada króla działa jak inne. Zostaw po dwie monety na każdą drogę, którą król ma jeszcze przejść.
council_of_four_coach-ask-order = Należy ci się kilka rzeczy naraz. Najpierw weź to, co pomoże przy reszcie: karty przed tym, za co nimi zapłacisz.
council_of_four_coach-ask-reuse = Jedno z twoich miast jeszcze raz wypłaca swój żeton. Weź to, czego ci teraz brakuje.
council_of_four_coach-ask-take = Pozwolenie za darmo! Wybierz takie, którego miasta leżą obok twoich faktorii, albo takie z dobrą nagrodą.
council_of_four_coach-ask-repeat = Jedno z twoich pozwoleń znów wypłaca nagrody, zużyte też się liczą. Znajdź najbogatsze.

## Actions

council_of_four_coach-do-build = Masz gotowe pozwolenie. Buduj tam, gdzie drogi łączą twoje inne faktorie: wszystkie zapłacą jeszcze raz.
council_of_four_coach-do-king = Możesz budować z królem: bez pozwolenia, wystarczy jego rada i dwie monety za drogę. To droga do miast, których nie ma na twoich pozwoleniach.
council_of_four_coach-do-hire = Trzy monety to jeden pomocnik. Potrzebujesz jednego za każdą cudzą faktorię w mieście, w którym budujesz.
council_of_four_coach-do-swap = Za pomocnika wymienisz dwa odkryte pozwolenia regionu. Warto, gdy rada ci pasuje, a pozwolenia nie.
council_of_four_coach-do-send = Pomocnik może wybrać radnego za ciebie, jako szybka akcja. Nie daje to monet, ale akcja główna zostaje wolna.
council_of_four_coach-do-extra = Trzech pomocników to druga akcja główna. Zachowaj ją na turę, w której naraz zdobędziesz pozwolenie i zbudujesz.
