# Znaki na planszach i kartach: nazwa i zdanie w `.help`.

## Dobra i zyski

kingsburg_legend-gold = Złoto
    .help = Jedno z trzech dóbr; budynki i żołnierze kosztują dobra.
kingsburg_legend-wood = Drewno
    .help = Jedno z trzech dóbr; budynki i żołnierze kosztują dobra.
kingsburg_legend-stone = Kamień
    .help = Jedno z trzech dóbr; budynki i żołnierze kosztują dobra.
kingsburg_legend-goods = Dowolne dobro
    .help = Złoto, drewno lub kamień do wyboru; ze znakiem = wszystkie jednego rodzaju, z ≠ różnych rodzajów.
kingsburg_legend-plus2 = Żeton
    .help = Zwiększa sumę grupy kości, gdy wpływasz na doradcę.
kingsburg_legend-points = Punkty
    .help = Punkty zwycięstwa, zyskane lub stracone od razu.
kingsburg_legend-soldier = Żołnierze
    .help = Werbuje się ich, walczą zimą, a potem wracają do domu.
kingsburg_legend-die = Kości
    .help = Twoje kości albo jedna biała kość więcej w sezonie; na kalendarzu pomoc króla.
kingsburg_legend-eye = Podgląd
    .help = Możesz obejrzeć najeźdźców tego roku, zanim zobaczą ich inni.

## Sezony

kingsburg_legend-flower = Wiosna
    .help = Pierwszy z trzech sezonów, w których rzuca się kośćmi.
kingsburg_legend-sun = Lato
    .help = Drugi sezon; na budynku: na koniec lata.
kingsburg_legend-leaf = Jesień
    .help = Trzeci sezon, ostatni przed bitwą.
kingsburg_legend-snow = Zima
    .help = Bitwa; na budynku: na początku zimy.
kingsburg_legend-star = Kaprys
    .help = Na tym doradcy leży kafelek kaprysu; od teraz to on mówi, jak doradca pomaga.
kingsburg_legend-envoy = Wysłannik króla
    .help = Kto go ma, może wpłynąć na zajętego doradcę albo zbudować dwa razy.
kingsburg_legend-crown = Doradcy
    .help = To, co dają doradcy, nagroda króla na kalendarzu albo twój zarządca.

## Bitwa

kingsburg_legend-sword = Siła
    .help = To, co liczy się w bitwie oprócz twoich żołnierzy.
kingsburg_legend-shield = Ochrona
    .help = To, czego nie tracisz przy porażce.
kingsburg_legend-flame = Utrata budynku
    .help = Budynek zostaje zniszczony: w skrajnej prawej kolumnie, w której jakiś stoi, ten najwyżej.
kingsburg_legend-trophy = Zwycięstwo
    .help = To, co daje wygrana bitwa; z dwukropkiem: to, co przychodzi na koniec gry.
kingsburg_legend-close = Porażka
    .help = To, co kosztuje przegrana bitwa.
kingsburg_legend-race = { $race ->
    [goblins] Gobliny
    [orcs] Orkowie
    [zombies] Zombie
    [demons] Demony
    [barbarians] Barbarzyńcy
   *[dragons] Smoki
}
    .help = Silni lub słabi najeźdźcy: niektóre budynki liczą się tylko przeciw ich rasie.

## Inne znaki

kingsburg_legend-settlement = Budynek
    .help = Budynek w twojej prowincji.
kingsburg_legend-again = Jeszcze raz
    .help = Kości rzuca się ponownie albo coś działa drugi raz.
kingsburg_legend-check = Zbudowany
    .help = Ten budynek stoi i działa.
kingsburg_legend-people = Odkryta karta
    .help = Tę kartę widzą wszyscy.
kingsburg_legend-sack = Dar
    .help = Na tym doradcy leżą dobra dla pierwszego, kto położy tu kości.
kingsburg_legend-link = Tajny układ
    .help = Pomoc tego doradcy dostaje też drugi gracz.
kingsburg_legend-pips = Kości na doradcy
    .help = W kolorze gracza, białe albo szare, gdy są neutralne.
