kingsburg-name = Kingsburg
    .help = Zjednuj sobie kośćmi doradców króla, wznoś budynki i broń granicy przed najeźdźcami.

## Nazwy

kingsburg-place = { $place ->
    [jester] Błazen
    [squire] Dziedzic
    [architect] Architekt
    [merchant] Kupiec
    [sergeant] Sierżant
    [alchemist] Alchemik
    [astronomer] Astronom
    [treasurer] Skarbnik
    [master_hunter] Główny Łowczy
    [general] Generał
    [swordsmith] Miecznik
    [duchess] Księżna
    [champion] Wojownik
    [smuggler] { $edition ->
        [1] Przemytnik
       *[other] Szpieg
    }
    [inventor] Wynalazca
    [wizard] Czarodziej
    [queen] Królowa
    [king] Król
    [space_5] prywatne pole 5
    [space_10] prywatne pole 10
   *[space_15] prywatne pole 15
}
    .acc = { $place ->
        [jester] Błazna
        [squire] Dziedzica
        [architect] Architekta
        [merchant] Kupca
        [sergeant] Sierżanta
        [alchemist] Alchemika
        [astronomer] Astronoma
        [treasurer] Skarbnika
        [master_hunter] Głównego Łowczego
        [general] Generała
        [swordsmith] Miecznika
        [duchess] Księżną
        [champion] Wojownika
        [smuggler] { $edition ->
            [1] Przemytnika
           *[other] Szpiega
        }
        [inventor] Wynalazcę
        [wizard] Czarodzieja
        [queen] Królową
        [king] Króla
        [space_5] prywatne pole 5
        [space_10] prywatne pole 10
       *[space_15] prywatne pole 15
    }
    .gen = { $place ->
        [jester] Błazna
        [squire] Dziedzica
        [architect] Architekta
        [merchant] Kupca
        [sergeant] Sierżanta
        [alchemist] Alchemika
        [astronomer] Astronoma
        [treasurer] Skarbnika
        [master_hunter] Głównego Łowczego
        [general] Generała
        [swordsmith] Miecznika
        [duchess] Księżnej
        [champion] Wojownika
        [smuggler] { $edition ->
            [1] Przemytnika
           *[other] Szpiega
        }
        [inventor] Wynalazcy
        [wizard] Czarodzieja
        [queen] Królowej
        [king] Króla
        [space_5] prywatnego pola 5
        [space_10] prywatnego pola 10
       *[space_15] prywatnego pola 15
    }
kingsburg-advisor = { $advisor ->
    [jester] Błazen
    [squire] Dziedzic
    [architect] Architekt
    [merchant] Kupiec
    [sergeant] Sierżant
    [alchemist] Alchemik
    [astronomer] Astronom
    [treasurer] Skarbnik
    [master_hunter] Główny Łowczy
    [general] Generał
    [swordsmith] Miecznik
    [duchess] Księżna
    [champion] Wojownik
    [smuggler] { $edition ->
        [1] Przemytnik
       *[other] Szpieg
    }
    [inventor] Wynalazca
    [wizard] Czarodziej
    [queen] Królowa
   *[king] Król
}
kingsburg-building = { $building ->
    [sawmill] Tartak
    [quarry] Kamieniołom
    [goldsmith] Złotnik
    [mint] Mennica
    [statue] Statua
    [chapel] Kaplica
    [church] Kościół
    [cathedral] Katedra
    [inn] Karczma
    [market] Targ
    [farms] Farmy
    [merchants_guild] Gildia Kupiecka
    [guard_tower] Wieża Strażnicza
    [blacksmith] Kuźnia
    [barracks] Koszary
    [wizards_guild] Gildia Czarodziejów
    [palisade] Palisada
    [stable] Stajnie
    [stone_wall] Kamienny Mur
    [fortress] Warownia
    [barricade] Barykada
    [crane] Żuraw
    [town_hall] Ratusz
    [embassy] Ambasada
    [improvised_defenses] Prowizoryczne Umocnienia
    [recruiting_center] Centrum Rekrutacji
    [training_camp] Obóz Szkoleniowy
    [military_academy] Akademia Wojskowa
    [fountain] Fontanna
    [riding_ground] Ujeżdżalnia
    [warehouse] Magazyn
    [trading_house] Dom Handlowy
    [bridge] Most
    [altar] Ołtarz
    [monastery] Klasztor
    [dome] Kopuła
    [brewery] Browar
    [traveling_market] Wędrowny Targ
    [vineyard] Winnica
    [trading_post] Faktoria
    [armory] Zbrojownia
    [griffin_ranch] Hodowla Gryfów
    [war_machines] Machiny Wojenne
    [dragon_tamers_guild] Gildia Poskramiaczy Smoków
    [small_palisade] Mała Palisada
    [watch_post] Strażnica
    [hidden_refuge] Ukryte Schronienie
    [citadel] Cytadela
    [boundary_stones] Kamienie Graniczne
    [building_yard] Plac Budowy
    [university] Uniwersytet
    [architects_guild] Gildia Architektów
    [moat] Fosa
    [mercenary_post] Punkt Najemników
    [school] Szkoła
   *[war_college] Kolegium Wojenne
}
    .acc = { $building ->
        [sawmill] Tartak
        [quarry] Kamieniołom
        [goldsmith] Złotnika
        [mint] Mennicę
        [statue] Statuę
        [chapel] Kaplicę
        [church] Kościół
        [cathedral] Katedrę
        [inn] Karczmę
        [market] Targ
        [farms] Farmy
        [merchants_guild] Gildię Kupiecką
        [guard_tower] Wieżę Strażniczą
        [blacksmith] Kuźnię
        [barracks] Koszary
        [wizards_guild] Gildię Czarodziejów
        [palisade] Palisadę
        [stable] Stajnie
        [stone_wall] Kamienny Mur
        [fortress] Warownię
        [barricade] Barykadę
        [crane] Żurawia
        [town_hall] Ratusz
        [embassy] Ambasadę
        [improvised_defenses] Prowizoryczne Umocnienia
        [recruiting_center] Centrum Rekrutacji
        [training_camp] Obóz Szkoleniowy
        [military_academy] Akademię Wojskową
        [fountain] Fontannę
        [riding_ground] Ujeżdżalnię
        [warehouse] Magazyn
        [trading_house] Dom Handlowy
        [bridge] Most
        [altar] Ołtarz
        [monastery] Klasztor
        [dome] Kopułę
        [brewery] Browar
        [traveling_market] Wędrowny Targ
        [vineyard] Winnicę
        [trading_post] Faktorię
        [armory] Zbrojownię
        [griffin_ranch] Hodowlę Gryfów
        [war_machines] Machiny Wojenne
        [dragon_tamers_guild] Gildię Poskramiaczy Smoków
        [small_palisade] Małą Palisadę
        [watch_post] Strażnicę
        [hidden_refuge] Ukryte Schronienie
        [citadel] Cytadelę
        [boundary_stones] Kamienie Graniczne
        [building_yard] Plac Budowy
        [university] Uniwersytet
        [architects_guild] Gildię Architektów
        [moat] Fosę
        [mercenary_post] Punkt Najemników
        [school] Szkołę
       *[war_college] Kolegium Wojenne
    }
kingsburg-governor = { $governor ->
    [thief] Złodziej
    [miner] Górnik
    [carpenter] Cieśla
    [sculptor] Rzeźbiarz
    [minstrel] Minstrel
    [politician] Polityk
    [architect] Architekt
    [prince] Młody Książę
    [philosopher] Filozof
    [preacher] Kaznodzieja
    [tax_collector] Poborca Podatkowy
    [paladin] Paladyn
    [duke] Diuk
    [fairy] Wróżka
    [priest] Kapłan
    [heiress] Dziedziczka
    [sorcerer] Czarownik
    [trickster] Kanciarz
    [general] Generał
    [damsel] Dwórka
    [trader] Handlarz
    [engineer] Inżynier
    [captain] Kapitan
   *[astrologer] Astrolog
}
kingsburg-destiny = { $destiny ->
    [rising_stars] Wschodzące Gwiazdy
    [famine] Głód
    [fierce_enemies] Zajadli Wrogowie
    [good_year] Dobry Rok
    [heavy_snow] Obfite Śniegi
    [secret_deals] Tajne Układy
    [ailing_king] Chory Król
    [new_quarries] Nowe Kamieniołomy
    [royal_gift] Królewski Dar
    [timber_harvest] Wyrąb Lasów
    [gold_vein] Żyła Złota
    [mild_winter] Łagodna Zima
    [royal_wedding] Królewskie Wesele
    [corrupt_officials] Skorumpowani Urzędnicy
    [mercenary_shortage] Niedobór Najemników
    [free_company] Wolna Kompania
    [great_tournament] Wielki Turniej
    [builders_pride] Duma Budowniczych
    [masons_strike] Strajk Murarzy
    [generous_king] Hojny Król
    [envoy_abroad] Wysłannik za Granicą
    [spies_at_the_border] Szpiedzy na Granicy
    [thick_fog] Gęsta Mgła
    [plague] Zaraza
    [militia] Pospolite Ruszenie
    [lucky_omens] Pomyślne Znaki
    [royal_tax] Królewski Podatek
    [trade_fair] Jarmark
   *[new_protocol] Nowy Protokół
}
kingsburg-scenario = { $scenario ->
    [goblin_valley] Dolina Goblinów
    [royal_inspection] Królewska Inspekcja
    [full_granaries] Pełne Spichlerze
   *[shadow_of_the_dragon] Cień Smoka
}
kingsburg-good = { $good ->
    [gold] złoto
    [wood] drewno
   *[stone] kamień
}
kingsburg-give = { $give ->
    [gold] złoto
    [wood] drewno
   *[stone] kamień
}
kingsburg-get = { $get ->
    [gold] złoto
    [wood] drewno
   *[stone] kamień
}
kingsburg-effect = { $effect ->
    [statue] Statua
    [chapel] Kaplica
    [altar] Ołtarz
    [prince] Młody Książę
    [philosopher] Filozof
    [trickster] Kanciarz
    [griffin_ranch] Hodowla Gryfów
    [university] Uniwersytet
    [heiress] Dziedziczka
    [consolation] pociecha Filozofa
    [merchants_guild] Gildia Kupiecka
    [trading_post] Faktoria
    [good_year] karta Dobry Rok
    [blessing] błogosławieństwo Kapłana
    [astrologer] Astrolog
    [sorcerer] Czarownik
    [duke] Diuk
    [thief] Złodziej
    [inn] Karczma
    [town_hall] Ratusz
    [embassy] Ambasada
    [sawmill] Tartak
    [quarry] Kamieniołom
    [goldsmith] Złotnik
    [fountain] Fontanna
    [riding_ground] Ujeżdżalnia
    [warehouse] Magazyn
    [monastery] Klasztor
    [brewery] Browar
    [preacher] Kaznodzieja
    [training_camp] Obóz Szkoleniowy
    [watch_post] Strażnica
    [general] Generał
    [school] Szkoła
    [armory] Zbrojownia
    [dragon_tamers_guild] Gildia Poskramiaczy Smoków
    [small_palisade] Mała Palisada
    [military_academy] Akademia Wojskowa
    [war_college] Kolegium Wojenne
    [war_machines] Machiny Wojenne
    [miner] Górnik
    [carpenter] Cieśla
    [sculptor] Rzeźbiarz
    [help_first] pomoc za pierwszą grupę
    [help_second] pomoc za drugą grupę
    [help_private] pomoc prywatnego pola
    [help_private_second] pomoc prywatnego pola za drugą grupę
    [market] Targ
    [plus2] żeton "+2"
    [bridge] Most
    [engineer] Inżynier
    [secret_deals] tajny układ
    [architect] Architekt
   *[priest] Kapłan
}
    .acc = { $effect ->
        [statue] Statuę
        [chapel] Kaplicę
        [altar] Ołtarz
        [prince] Młodego Księcia
        [philosopher] Filozofa
        [trickster] Kanciarza
        [griffin_ranch] Hodowlę Gryfów
        [university] Uniwersytet
        [heiress] Dziedziczkę
        [consolation] pociechę Filozofa
        [merchants_guild] Gildię Kupiecką
        [trading_post] Faktorię
        [good_year] kartę Dobry Rok
        [blessing] błogosławieństwo Kapłana
        [astrologer] Astrologa
        [sorcerer] Czarownika
        [duke] Diuka
        [thief] Złodzieja
        [inn] Karczmę
        [town_hall] Ratusz
        [embassy] Ambasadę
        [sawmill] Tartak
        [quarry] Kamieniołom
        [goldsmith] Złotnika
        [fountain] Fontannę
        [riding_ground] Ujeżdżalnię
        [warehouse] Magazyn
        [monastery] Klasztor
        [brewery] Browar
        [preacher] Kaznodzieję
        [training_camp] Obóz Szkoleniowy
        [watch_post] Strażnicę
        [general] Generała
        [school] Szkołę
        [armory] Zbrojownię
        [dragon_tamers_guild] Gildię Poskramiaczy Smoków
        [small_palisade] Małą Palisadę
        [military_academy] Akademię Wojskową
        [war_college] Kolegium Wojenne
        [war_machines] Machiny Wojenne
        [miner] Górnika
        [carpenter] Cieślę
        [sculptor] Rzeźbiarza
        [help_first] pomoc za pierwszą grupę
        [help_second] pomoc za drugą grupę
        [help_private] pomoc prywatnego pola
        [help_private_second] pomoc prywatnego pola za drugą grupę
        [market] Targ
        [plus2] żeton "+2"
        [bridge] Most
        [engineer] Inżyniera
        [secret_deals] tajny układ
        [architect] Architekta
       *[priest] Kapłana
    }
    .gen = { $effect ->
        [statue] Statuy
        [chapel] Kaplicy
        [altar] Ołtarza
        [prince] Młodego Księcia
        [philosopher] Filozofa
        [trickster] Kanciarza
        [griffin_ranch] Hodowli Gryfów
        [university] Uniwersytetu
        [heiress] Dziedziczki
        [consolation] pociechy Filozofa
        [merchants_guild] Gildii Kupieckiej
        [trading_post] Faktorii
        [good_year] karty Dobry Rok
        [blessing] błogosławieństwa Kapłana
        [astrologer] Astrologa
        [sorcerer] Czarownika
        [duke] Diuka
        [thief] Złodzieja
        [inn] Karczmy
        [town_hall] Ratusza
        [embassy] Ambasady
        [sawmill] Tartaku
        [quarry] Kamieniołomu
        [goldsmith] Złotnika
        [fountain] Fontanny
        [riding_ground] Ujeżdżalni
        [warehouse] Magazynu
        [monastery] Klasztoru
        [brewery] Browaru
        [preacher] Kaznodziei
        [training_camp] Obozu Szkoleniowego
        [watch_post] Strażnicy
        [general] Generała
        [school] Szkoły
        [armory] Zbrojowni
        [dragon_tamers_guild] Gildii Poskramiaczy Smoków
        [small_palisade] Małej Palisady
        [military_academy] Akademii Wojskowej
        [war_college] Kolegium Wojennego
        [war_machines] Machin Wojennych
        [miner] Górnika
        [carpenter] Cieśli
        [sculptor] Rzeźbiarza
        [help_first] pomocy za pierwszą grupę
        [help_second] pomocy za drugą grupę
        [help_private] pomocy prywatnego pola
        [help_private_second] pomocy prywatnego pola za drugą grupę
        [market] Targu
        [plus2] żetonu "+2"
        [bridge] Mostu
        [engineer] Inżyniera
        [secret_deals] tajnego układu
        [architect] Architekta
       *[priest] Kapłana
    }
kingsburg-invader = { $invader ->
    [i_barbarians_2] Barbarzyńcy (2)
    [i_goblins_2] Gobliny (2)
    [i_goblins_3] Gobliny (3)
    [i_orcs_3] Orkowie (3)
    [i_zombies_4] Zombie (4)
    [ii_goblins_3] Gobliny (3)
    [ii_goblins_4] Gobliny (4)
    [ii_orcs_4] Orkowie (4)
    [ii_barbarians_5] Barbarzyńcy (5)
    [ii_zombies_5] Zombie (5)
    [iii_goblins_4] Gobliny (4)
    [iii_goblins_5] Gobliny (5)
    [iii_orcs_5] Orkowie (5)
    [iii_demons_6] Demony (6)
    [iii_zombies_6] Zombie (6)
    [iv_goblins_5] Gobliny (5)
    [iv_goblins_6] Gobliny (6)
    [iv_demons_6] Demony (6)
    [iv_orcs_7] Orkowie (7)
    [iv_zombies_7] Zombie (7)
    [v_barbarians_7] Barbarzyńcy (7)
    [v_barbarians_8] Barbarzyńcy (8)
    [v_demons_8] Demony (8)
    [v_demons_9] Demony (9)
    [v_dragons_9] Smoki (9)
   *[unknown] nieznani
}
kingsburg-phase = { $phase ->
    [kings_aid] Pomoc króla
    [spring] Wiosna
    [kings_reward] Nagroda króla
    [summer] Lato
    [kings_envoy] Wysłannik króla
    [autumn] Jesień
    [recruit] Werbunek
    [winter] Zima
   *[setup] przygotowanie
}

## Ilości

kingsburg-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punkty
}
kingsburg-gold = { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
}
kingsburg-wood = { $wood ->
    [one] { $wood } drewno
    [few] { $wood } drewna
    [many] { $wood } drewna
   *[other] { $wood } drewna
}
kingsburg-stone = { $stone ->
    [one] { $stone } kamień
    [few] { $stone } kamienie
    [many] { $stone } kamieni
   *[other] { $stone } kamienie
}
kingsburg-plus2 = { $plus2 ->
    [one] { $plus2 } żeton "+2"
    [few] { $plus2 } żetony "+2"
    [many] { $plus2 } żetonów "+2"
   *[other] { $plus2 } żetony "+2"
}
kingsburg-goods = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] nic
           *[other] { kingsburg-stone }
        }
       *[other] { $stone ->
            [0] { kingsburg-wood }
           *[other] { kingsburg-wood } i { kingsburg-stone }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { kingsburg-gold }
           *[other] { kingsburg-gold } i { kingsburg-stone }
        }
       *[other] { $stone ->
            [0] { kingsburg-gold } i { kingsburg-wood }
           *[other] { kingsburg-gold }, { kingsburg-wood } i { kingsburg-stone }
        }
    }
}
kingsburg-price = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { $plus2 ->
                [0] nic
               *[other] { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-stone }
               *[other] { kingsburg-stone } i { kingsburg-plus2 }
            }
        }
       *[other] { $stone ->
            [0] { $plus2 ->
                [0] { kingsburg-wood }
               *[other] { kingsburg-wood } i { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-wood } i { kingsburg-stone }
               *[other] { kingsburg-wood }, { kingsburg-stone } i { kingsburg-plus2 }
            }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { $plus2 ->
                [0] { kingsburg-gold }
               *[other] { kingsburg-gold } i { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-gold } i { kingsburg-stone }
               *[other] { kingsburg-gold }, { kingsburg-stone } i { kingsburg-plus2 }
            }
        }
       *[other] { $stone ->
            [0] { $plus2 ->
                [0] { kingsburg-gold } i { kingsburg-wood }
               *[other] { kingsburg-gold }, { kingsburg-wood } i { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-gold }, { kingsburg-wood } i { kingsburg-stone }
               *[other] { kingsburg-gold }, { kingsburg-wood }, { kingsburg-stone } i { kingsburg-plus2 }
            }
        }
    }
}
kingsburg-tail-white = { $whites ->
    [none] { "" }
   *[other] , białe: { $whites }
}
kingsburg-tail-token = { $token ->
    [0] { "" }
   *[other] , żeton +{ $token }
}
kingsburg-tail-shift = { $shift ->
    [0] { "" }
   *[other] , dzięki Targowi
}
kingsburg-tail-market = { $market ->
    [yes] , dzięki Targowi
   *[no] { "" }
}
kingsburg-tail-envoy = { $envoy ->
    [yes] , z wysłannikiem
   *[no] { "" }
}

## Przygotowanie

kingsburg-preset-first = Pierwsza partia
    .help = Drugie wydanie, bez modułów.
kingsburg-preset-first_edition = Pierwsze wydanie
    .help = Tak gra się w starsze wydanie, z imionami jego doradców.
kingsburg-preset-everything = Wszystko
    .help = Wszystkie sześć modułów i losowy scenariusz.
kingsburg-option-edition = Wydanie
    .help = Drugie wydanie albo pierwsze, z własnymi odczytaniami i bez modułów.
kingsburg-option-modules = Moduły
    .help = Rozszerzenia drugiego wydania w dowolnym połączeniu. Rzędy alternatywne oraz część zarządców i kart losu odtworzyliśmy sami.
    .value = { $value ->
        [extra_rows] Dodatkowe rzędy
        [alternate_rows] Rzędy alternatywne
        [governors] Zarządcy
        [destiny] Karty losu
        [troop_tokens] Wybierane posiłki
        [whims] Kaprysy na dworze
       *[random] losowo
    }
    .about = { $value ->
        [extra_rows] Dwa dodatkowe rzędy budynków w każdej prowincji.
        [alternate_rows] Każdy wymienia dwa rzędy prowincji na rzędy z innymi budynkami.
        [governors] Każdy ma zarządcę o mocy, której nie ma nikt inny.
        [destiny] Co roku odsłania się kartę, która zmienia coś dla wszystkich.
        [troop_tokens] Zamiast rzutu o posiłki każdy zimą potajemnie wybiera, ilu żołnierzy przybędzie.
       *[whims] Kaprysy zakrywają pomoc niektórych doradców i dają w zamian coś innego.
    }
kingsburg-option-scenario = Scenariusz
    .help = Zasady na jedną niezwykłą grę; większość jest odtworzona.
    .value = { $value ->
        [none] żaden
        [random] losowo
        [goblin_valley] Dolina Goblinów
        [royal_inspection] Królewska Inspekcja
        [full_granaries] Pełne Spichlerze
       *[shadow_of_the_dragon] Cień Smoka
    }
kingsburg-option-rows_method = Zdobywanie rzędów alternatywnych
    .help = Losowane albo wybierane po kolei spośród wszystkich.
    .value = { $value ->
        [draft] wybierane po kolei
       *[draw] losowane
    }
kingsburg-option-governor_method = Zdobywanie zarządcy
    .help = Zatrzymuje się jednego z trzech rozdanych albo licytuje za punkty.
    .value = { $value ->
        [auction] licytacja
       *[deal] trzech rozdanych, jeden zatrzymany
    }
kingsburg-option-whims_variant = Kaprysy
    .help = Kafelki przybywają po jednym albo leżą wszystkie i po jednym znikają.
    .value = { $value ->
        [restoration] Odnowa
       *[standard] jeden więcej w każdym sezonie
    }
kingsburg-option-queen_points = Punkty Królowej
    .help = Pierwsze wydanie, którego się trzymamy, podaje 1 punkt, drugie 3.
    .value = { $value ->
        [edition] jak w wydaniu
        [three] 3 punkty
       *[other] 1 punkt
    }
kingsburg-option-token_limit = Używanie żetonów "+2"
    .help = Jeden na sezon dla każdego gracza, jak mówią obie instrukcje; w drugim odczytaniu jeden w każdej grupie kości.
    .value = { $value ->
        [season] jeden na sezon
       *[group] jeden w każdej grupie
    }
kingsburg-option-envoy_builds = Drugi budynek dzięki wysłannikowi
    .help = Kiedy można zbudować drugi budynek.
    .value = { $value ->
        [season_end] po efektach końca sezonu
       *[build_turn] w turze budowy
    }
kingsburg-option-spy_must_pay = Szpiegowi trzeba zapłacić
    .help = Z pomocy Szpiega lub Przemytnika nie można zrezygnować.
kingsburg-option-stable_advisors = Doradcy Stajni
    .help = Przy których doradcach Stajnie dają o jednego żołnierza więcej.
    .value = { $value ->
        [general] tylko Generał
       *[all] Sierżant, Generał i Król
    }
kingsburg-option-market_with_token = Targ razem z żetonem
    .help = Grupa z żetonem "+2" może też skorzystać z Targu.
kingsburg-option-defenses_strength = Siła dla Prowizorycznych Umocnień
    .help = Czy liczy się wydrukowana, czy zmieniona siła najeźdźców.
    .value = { $value ->
        [actual] zmieniona
       *[printed] wydrukowana
    }
kingsburg-option-center_token = Żeton w Centrum Rekrutacji
    .help = Ile jest wart żeton "+2" przy werbowaniu żołnierzy.
    .value = { $value ->
        [soldier] jednego żołnierza
       *[good] jedno dobro
    }
kingsburg-option-academy_choice = Kość Akademii Wojskowej
    .help = Czy po rzucie właściciel może zatrzymać żołnierzy króla.
    .value = { $value ->
        [own] trzeba przyjąć
       *[either] jedno albo drugie
    }
kingsburg-option-preacher_pays = Punkty Kaznodziei
    .help = Za wszystkich, którzy nie budowali, razem albo za każdego z osobna.
    .value = { $value ->
        [each] za każdego
       *[once] raz na sezon
    }
kingsburg-option-stable_whims = Stajnie działają z kaprysami
    .help = Żołnierze od kafelka kaprysu też dają o jednego więcej.
kingsburg-option-whim_5_draw = Dobra na kaprysie 5
    .help = Według instrukcji nowe dobro losuje się po ostatniej pomocy w sezonie; w drugim odczytaniu po każdej pomocy.
    .value = { $value ->
        [each] po każdej pomocy
       *[once] po ostatniej pomocy
    }
kingsburg-item = { $item ->
    [gold] 1 złoto
    [wood] 1 drewno
    [stone] 1 kamień
    [plus2] jeden żeton "+2"
   *[soldier] 1 żołnierza
}
kingsburg-things = { $things ->
    [gold_wood] 1 złoto i 1 drewno
    [gold_vp] 1 złoto i 1 punkt
    [gold_soldier] 1 złoto, 1 żołnierza i jeden żeton "+2"
    [wood_vp] 1 drewno i 1 punkt
    [wood_soldier] 1 drewno, 1 żołnierza i jeden żeton "+2"
    [vp_soldier] 1 punkt, 1 żołnierza i jeden żeton "+2"
    [stone_soldier_vp] 1 kamień, 1 żołnierza i 1 punkt
    [stone_stone_soldier] 2 kamienie i 1 żołnierza
    [stone_stone_vp] 2 kamienie i 1 punkt
    [stone_soldier_soldier] 1 kamień i 2 żołnierzy
    [soldier_soldier_vp] 2 żołnierzy i 1 punkt
    [stone_vp_vp] 1 kamień i 2 punkty
   *[soldier_vp_vp] 1 żołnierza i 2 punkty
}
kingsburg-die = { $die ->
    [own] własną kość
   *[royal] żołnierzy króla
}
kingsburg-paid = { $paid ->
    [gold] 1 złoto
    [wood] 1 drewno
    [stone] 1 kamień
    [vp] 1 punkt
   *[soldier] 1 żołnierza
}
kingsburg-got = { $got ->
    [gold] 1 złoto
    [wood] 1 drewno
    [stone] 1 kamień
   *[none] 1 punkt
}
kingsburg-traded = { $paid ->
    [soldier] 1 punkt i { kingsburg-got }
   *[other] 1 żołnierza i { kingsburg-got }
}
kingsburg-choice = { $choice ->
    [tokens] dwa żetony "+2"
    [gold_soldier] 1 złoto i 1 żołnierza za jeden żeton "+2"
    [gold] 3 złota; 1 punkt dla wszystkich innych
   *[vp] 3 punkty; 1 złoto dla wszystkich innych
}
kingsburg-deck = { $deck ->
    [invader] talię najeźdźców
   *[valley] talię doliny
}
kingsburg-rows = { $rows ->
    [A] rzędu alternatywnego { $rows }
    [B] rzędu alternatywnego { $rows }
    [C] rzędu alternatywnego { $rows }
    [D] rzędu alternatywnego { $rows }
    [E] rzędu alternatywnego { $rows }
    [F] rzędu alternatywnego { $rows }
    [G] rzędu alternatywnego { $rows }
   *[other] rzędów alternatywnych { $rows }
}
kingsburg-changed-goods = { $good ->
    [gold] { $change ->
        [one] { $change } złoto
        [few] { $change } złota
        [many] { $change } złota
       *[other] { $change } złota
    }
    [wood] { $change ->
        [one] { $change } drewno
        [few] { $change } drewna
        [many] { $change } drewna
       *[other] { $change } drewna
    }
   *[stone] { $change ->
        [one] { $change } kamień
        [few] { $change } kamienie
        [many] { $change } kamieni
       *[other] { $change } kamienie
    }
}
kingsburg-changed-tokens = { $change ->
    [one] { $change } żeton "+2"
    [few] { $change } żetony "+2"
    [many] { $change } żetonów "+2"
   *[other] { $change } żetony "+2"
}
kingsburg-changed-soldiers = { $change ->
    [one] { $change } żołnierza
    [few] { $change } żołnierzy
    [many] { $change } żołnierzy
   *[other] { $change } żołnierzy
}
kingsburg-tail-cause = { $cause ->
    [aid] : pomoc króla
    [victory] : zwycięstwo
    [defeat] : porażka
    [tax] : Królewski Podatek
    [granary] : Pełne Spichlerze
    [destiny] : karta losu
    [valley] : bitwa w dolinie
    [bridge] : Most
   *[other] { "" }
}
kingsburg-gains = { $you ->
    [yes] { $way ->
        [gain] Dostajesz
       *[loss] { $cause ->
            [defeat] Tracisz
            [theft] Tracisz
           *[other] Oddajesz
        }
    }
   *[no] { $way ->
        [gain] { $player } dostaje
       *[loss] { $cause ->
            [defeat] { $player } traci
            [theft] { $player } traci
           *[other] { $player } oddaje
        }
    }
}
kingsburg-troops = { $count ->
    [one] { $count } żołnierza
    [few] { $count } żołnierzy
    [many] { $count } żołnierzy
   *[other] { $count } żołnierzy
}
kingsburg-moment = { $moment ->
    [year_start] Zaczyna się rok
    [before_roll] Zaczyna się sezon
    [after_roll] Po rzucie
    [after_final] Kości są ostateczne
    [influence_end] Wszyscy spasowali
    [after_help] Wszyscy doradcy pomogli
    [season_end] Sezon się kończy
    [before_recruit] Zaraz zacznie się werbunek
    [after_recruit] Werbunek się skończył
    [winter_start] Zaczyna się zima
    [reinforced] Żołnierze króla już są
    [battle] Zaczyna się bitwa
    [year_end] Rok się kończy
    [year_last] Rok się kończy
   *[other] Doradcy pomagają
}

## Pytania

kingsburg-ask-aid = Król ci pomaga: { kingsburg-which }
kingsburg-which = { $count ->
    [one] które dobro bierzesz?
    [few] które { $count } dobra bierzesz?
    [many] które { $count } dóbr bierzesz?
   *[other] które { $count } dobra bierzesz?
}
kingsburg-ask-gift = { $kinds ->
    [alike] { $count ->
        [one] Dostajesz { $count } dobro: które?
        [few] Dostajesz { $count } jednakowe dobra: które?
        [many] Dostajesz { $count } jednakowych dóbr: które?
       *[other] Dostajesz { $count } jednakowego dobra: które?
    }
    [different] Wszystkie różne: { kingsburg-which }
   *[any] Do wyboru: { kingsburg-which }
}
kingsburg-ask-effects = { kingsburg-moment }: którego efektu używasz?
kingsburg-ask-help = { kingsburg-advisor } ({ $number }): co wybierasz?
kingsburg-ask-name = Jakie dobro wskazujesz dla drugiego gracza?
kingsburg-ask-pick = Co bierzesz? Resztę dostaje drugi gracz.
kingsburg-ask-give = Które dobro oddajesz i komu?
kingsburg-ask-look = Którą talię oglądasz?
kingsburg-ask-reroll = Które kości przerzucasz?
kingsburg-ask-set = Na jakie liczby ustawiasz kości?
kingsburg-ask-turn = Jak obracasz kości pokazujące 2?
kingsburg-ask-influence = Wpłyń na doradcę albo spasuj.
kingsburg-ask-steal = Komu zabierasz dobro?
kingsburg-ask-build = Zbuduj budynek albo zakończ turę budowy.
kingsburg-ask-payment = Jak płacisz za { kingsburg-building.acc }?
kingsburg-ask-sorcerer = Wznieś bez kosztów budynek z kolumny I albo zakończ.
kingsburg-ask-spend = Czym płacisz w Ratuszu?
kingsburg-each = { $price ->
    [one] { $price } dobro
    [few] { $price } dobra
    [many] { $price } dóbr
   *[other] { $price } dobra
}
kingsburg-ask-recruit = Zwerbuj żołnierza za { kingsburg-each } albo zakończ.
kingsburg-ask-lose = Porażka: które dobra tracisz?
kingsburg-ask-granary = Możesz zatrzymać 6 dóbr: które?
kingsburg-ask-academy_keep = Liczysz własną kość czy żołnierzy króla?
kingsburg-ask-troops = Który żeton wojsk zagrywasz? Nikt go jeszcze nie widzi.
kingsburg-ask-tax = Królewski Podatek: którym dobrem płacisz? W innym razie tracisz 1 punkt.
kingsburg-ask-rows = Których rzędów alternatywnych używasz?
kingsburg-ask-draft = Który rząd wybierasz?
kingsburg-ask-governor = Którego zarządcę zatrzymujesz?
kingsburg-ask-open = Wskaż zarządcę i otwórz licytację.
kingsburg-ask-bid = { kingsburg-governor }: zaoferuj więcej niż { kingsburg-points } albo spasuj.
kingsburg-ask-order = Jaka jest kolejność graczy?
kingsburg-ask-scenario = Który scenariusz jest grany?
kingsburg-ask-invader = Kim są tegoroczni najeźdźcy?
kingsburg-ask-neutral = Co pokazują kości neutralne?
kingsburg-ask-roll = Co pokazują kości?
kingsburg-ask-royal = Co pokazuje kość króla?
kingsburg-ask-whim = Kaprys { $whim }: co wybierasz?
kingsburg-ask-blessing = Prosisz teraz o błogosławieństwo Kapłana?
kingsburg-ask-armory = Którym dobrem płacisz Zbrojowni?
kingsburg-ask-strip = Który pasek zostaje wylosowany?
kingsburg-ask-governor_lot = Który zarządca zostaje rozdany?
kingsburg-ask-offer = Który zarządca zostaje wyłożony?
kingsburg-ask-destiny = Która karta losu zostaje odkryta?
kingsburg-ask-fate = Co pokazuje kość karty losu?
kingsburg-ask-academy = Co pokazuje kość Akademii Wojskowej?
kingsburg-ask-machines = Co pokazuje kość Machin Wojennych?
kingsburg-ask-whim_lot = Który kafelek kaprysu zostaje odkryty?
kingsburg-ask-lot = Które dobro trafia na kaprys 5?
kingsburg-ask-valley = Kto jest w tym roku w dolinie?

## Ruchy: w całości, jako krótka etykieta i jako nagłówek wielu

kingsburg-move-take = Weź { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Weź
kingsburg-move-pay = Oddaj 1 { kingsburg-good } i weź po jednym z dwóch pozostałych dóbr
    .short = { kingsburg-good }
    .many = Oddaj
kingsburg-move-decline = Zrezygnuj
    .short = rezygnuję
    .many = Zrezygnuj
kingsburg-move-influence = Wpłyń na { kingsburg-place.acc } ({ $number }), kości: { $faces }{ kingsburg-tail-white }{ kingsburg-tail-token }{ kingsburg-tail-shift }{ kingsburg-tail-envoy }
    .short = { kingsburg-place } ({ $number }): { $faces }{ kingsburg-tail-white }{ kingsburg-tail-token }{ kingsburg-tail-shift }{ kingsburg-tail-envoy }
    .many = Wpłyń na
    .left = kości, które sięgają doradcy
kingsburg-move-deal = Połóż znacznik na { kingsburg-place.acc }, aby otrzymać tę samą pomoc
    .short = { kingsburg-place }
    .many = Tajny układ
kingsburg-move-pass = Spasuj
    .short = pas
    .many = Spasuj
kingsburg-move-use = Użyj { kingsburg-effect.gen }
    .short = { kingsburg-effect }
    .many = Użyj
kingsburg-move-done = Nic więcej
    .short = nic więcej
    .many = Nic więcej
kingsburg-rerolled-dice = { $faces ->
    [none] białe: { $whites }
   *[other] { $faces }{ kingsburg-tail-white }
}
kingsburg-move-reroll = Przerzuć { kingsburg-rerolled-dice }
    .short = { kingsburg-rerolled-dice }
    .many = Przerzuć
kingsburg-move-set = Ustaw kości na { $faces }
    .short = { $faces }
    .many = Ustaw kości na
kingsburg-move-turn = Obróć kości na { $faces }{ kingsburg-tail-white }
    .short = { $faces }{ kingsburg-tail-white }
    .many = Obróć kości na
kingsburg-spent = { $good ->
    [gold] 1 złoto
    [wood] 1 drewno
    [stone] 1 kamień
   *[plus2] jeden żeton "+2"
}
kingsburg-move-spend = Zapłać { kingsburg-spent }
    .short = { kingsburg-spent }
    .many = Zapłać
kingsburg-move-build = Zbuduj { kingsburg-building.acc } za { kingsburg-goods } ({ kingsburg-points })
    .short = { kingsburg-building } ({ kingsburg-points })
    .many = Zbuduj
kingsburg-move-exchange = Wymień 1 { kingsburg-give } na 1 { kingsburg-get }
    .short = { kingsburg-give } → { kingsburg-get }
    .many = Wymień
kingsburg-move-pay_cost = Zapłać { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Zapłać
kingsburg-move-raise = Wznieś { kingsburg-building.acc } bez kosztów
    .short = { kingsburg-building }
    .many = Wznieś
    .left = budynek bez kosztu
kingsburg-move-hire = Zwerbuj żołnierza za { kingsburg-price }
    .short = { kingsburg-price }
    .many = Zwerbuj żołnierza za
kingsburg-move-lose = Oddaj { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Oddaj
kingsburg-move-keep = Zatrzymaj { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Zatrzymaj
kingsburg-move-keep_die = Policz { kingsburg-die }
    .short = { kingsburg-die }
    .many = Policz
kingsburg-move-troops = Zagraj żeton wojsk { $token }
    .short = { $token }
    .many = Zagraj żeton wojsk
kingsburg-move-steal = Zabierz 1 { kingsburg-good } graczowi { $number }
    .short = { kingsburg-good }, gracz { $number }
    .many = Zabierz
kingsburg-move-name = Wskaż { kingsburg-good }
    .short = { kingsburg-good }
    .many = Wskaż
kingsburg-move-trade = Zapłać { kingsburg-paid } za { kingsburg-traded }
    .short = { kingsburg-paid } → { kingsburg-traded }
    .many = Zapłać
kingsburg-move-choose = Weź { kingsburg-choice }
    .short = { kingsburg-choice }
    .many = Weź
kingsburg-move-two = Weź { kingsburg-things }
    .short = { kingsburg-things }
    .many = Weź
kingsburg-move-share = Weź { kingsburg-things }
    .short = { kingsburg-things }
    .many = Weź
kingsburg-move-opponent = Wybierz gracza { $number }
    .short = gracz { $number }
    .many = Wybierz
kingsburg-move-pick = Weź { kingsburg-item }
    .short = { kingsburg-item }
    .many = Weź
kingsburg-move-give = Daj 1 { kingsburg-good } graczowi { $number }
    .short = { kingsburg-good }, gracz { $number }
    .many = Daj
kingsburg-move-look = Obejrzyj { kingsburg-deck }
    .short = { kingsburg-deck }
    .many = Obejrzyj
kingsburg-move-lay = { $rows ->
    [none] Nie używaj żadnego rzędu alternatywnego
   *[other] Użyj { kingsburg-rows }
}
    .short = { $rows ->
        [none] żaden
       *[other] { $rows }
    }
    .many = Użyj
kingsburg-move-strip = Weź pasek rzędu { $row }
    .short = { $row }
    .many = Weź pasek
kingsburg-move-govern = Zatrzymaj zarządcę: { kingsburg-governor }
    .short = { kingsburg-governor }
    .many = Zatrzymaj
kingsburg-move-open = Zaoferuj { $bid } za zarządcę: { kingsburg-governor }
    .short = { kingsburg-governor }: { $bid }
    .many = Otwórz licytację
kingsburg-move-bid = Zaoferuj { $bid }
    .short = { $bid }
    .many = Zaoferuj
kingsburg-tail-thrown = { $white ->
    [none] { "" }
   *[other] { " " }(białe: { $white })
}
kingsburg-thrown = { $dice ->
    [none] białe: { $white }
   *[other] { $dice }{ kingsburg-tail-thrown }
}
kingsburg-move-order = Kolejność graczy to { $order }
kingsburg-move-roll = Kości pokazują { kingsburg-thrown }
kingsburg-move-neutral = Kości neutralne pokazują { $dice }
kingsburg-move-die = Kość pokazuje { $face }
kingsburg-move-invader = Najeźdźcy to { kingsburg-invader }
kingsburg-move-valley = W dolinie są { kingsburg-invader }
kingsburg-move-destiny = Karta losu to { kingsburg-destiny }
kingsburg-move-governor = Zarządca to { kingsburg-governor }
kingsburg-move-row = To pasek rzędu { $row }
kingsburg-move-whim = Kaprys ma numer { $whim }
kingsburg-move-good = Dobro to { kingsburg-good }
kingsburg-move-scenario = Scenariusz to { kingsburg-scenario }

## Wydarzenia

kingsburg-event-score = { $you ->
    [yes] { $way ->
        [gain] Zdobywasz { kingsburg-points }: { kingsburg-source }.
       *[loss] Tracisz { kingsburg-points }: { kingsburg-source }.
    }
   *[no] { $way ->
        [gain] { $player } zdobywa { kingsburg-points }: { kingsburg-source }.
       *[loss] { $player } traci { kingsburg-points }: { kingsburg-source }.
    }
}
kingsburg-event-undone = Stół wraca do ruchu { $number }.
kingsburg-nth = { $rank ->
    [1] pierwszym
    [2] drugim
    [3] trzecim
    [4] czwartym
   *[5] piątym
}
kingsburg-event-order = { $you ->
    [yes] Jesteś na { kingsburg-nth } miejscu w kolejności.
   *[no] { $player } jest na { kingsburg-nth } miejscu w kolejności.
}
kingsburg-event-rolled = { $you ->
    [yes] Wyrzucasz { kingsburg-thrown }.
   *[no] { $player } wyrzuca { kingsburg-thrown }.
}
kingsburg-event-rerolled = { $you ->
    [yes] Przerzucasz: teraz { kingsburg-thrown }.
   *[no] { $player } przerzuca: teraz { kingsburg-thrown }.
}
kingsburg-event-dice_changed = { $you ->
    [yes] Twoje kości pokazują teraz { kingsburg-thrown }.
   *[no] { $player }: kości pokazują teraz { kingsburg-thrown }.
}
kingsburg-event-neutral = Kości neutralne ({ $dice }) trafiają na { kingsburg-place.acc }.
kingsburg-event-placed = { $you ->
    [yes] Wpływasz na { kingsburg-place.acc }, kości: { kingsburg-thrown }{ kingsburg-tail-token }{ kingsburg-tail-market }.
   *[no] { $player } wpływa na { kingsburg-place.acc }, kości: { kingsburg-thrown }{ kingsburg-tail-token }{ kingsburg-tail-market }.
}
kingsburg-event-passed = { $you ->
    [yes] Pasujesz.
   *[no] { $player } pasuje.
}
kingsburg-event-envoy_given = { $you ->
    [yes] Otrzymujesz wysłannika króla.
   *[no] { $player } otrzymuje wysłannika króla.
}
kingsburg-event-envoy_used = { $you ->
    [yes] Używasz wysłannika króla.
   *[no] { $player } używa wysłannika króla.
}
kingsburg-event-envoy_back = { $you ->
    [yes] Oddajesz niewykorzystanego wysłannika.
   *[no] { $player } oddaje niewykorzystanego wysłannika.
}
kingsburg-event-aided = { $you ->
    [yes] Król daje ci białą kość na wiosnę.
   *[no] { $player } dostaje od króla białą kość na wiosnę.
}
kingsburg-event-goods = { kingsburg-gains } { kingsburg-changed-goods }{ kingsburg-tail-cause } (teraz { $count }).
kingsburg-event-tokens = { kingsburg-gains } { kingsburg-changed-tokens }{ kingsburg-tail-cause } (teraz { $count }).
kingsburg-event-soldiers = { $you ->
    [yes] { $way ->
        [gain] { $cause ->
            [hired] Werbujesz
           *[other] Dostajesz
        }
       *[loss] Tracisz
    }
   *[no] { $way ->
        [gain] { $cause ->
            [hired] { $player } werbuje
           *[other] { $player } dostaje
        }
       *[loss] { $player } traci
    }
} { kingsburg-changed-soldiers }{ kingsburg-tail-cause } (teraz { $count }).
kingsburg-event-sent_home = { $you ->
    [yes] { $count ->
        [0] Odsyłasz do domu { kingsburg-changed-soldiers }.
       *[other] { $change ->
            [0] Dzięki Kapitanowi zatrzymujesz { kingsburg-troops }.
           *[other] Odsyłasz do domu { kingsburg-changed-soldiers }, a dzięki Kapitanowi zatrzymujesz { kingsburg-troops }.
        }
    }
   *[no] { $count ->
        [0] { $player } odsyła do domu { kingsburg-changed-soldiers }.
       *[other] { $change ->
            [0] { $player } zatrzymuje { kingsburg-troops } dzięki Kapitanowi.
           *[other] { $player } odsyła do domu { kingsburg-changed-soldiers }, a dzięki Kapitanowi zatrzymuje { kingsburg-troops }.
        }
    }
}
kingsburg-event-helped = { $you ->
    [yes] { kingsburg-place } ci pomaga.
   *[no] { kingsburg-place } pomaga graczowi { $player }.
}
kingsburg-event-used = { $you ->
    [yes] { $effect ->
        [priest] Kapłan ci błogosławi.
        [consolation] Filozof cię pociesza.
       *[other] Używasz { kingsburg-effect.gen }.
    }
   *[no] { $effect ->
        [priest] Kapłan błogosławi graczowi { $player }.
        [consolation] Filozof pociesza gracza { $player }.
       *[other] { $player } używa { kingsburg-effect.gen }.
    }
}
kingsburg-event-built = { $you ->
    [yes] Budujesz { kingsburg-building.acc }.
   *[no] { $player } buduje { kingsburg-building.acc }.
}
kingsburg-event-destroyed = { $you ->
    [yes] Tracisz { kingsburg-building.acc }.
   *[no] { $player } traci { kingsburg-building.acc }.
}
kingsburg-event-looked = { $you ->
    [yes] Oglądasz najeźdźców.
   *[no] { $player } ogląda najeźdźców.
}
kingsburg-event-saw = { $you ->
    [yes] Widzisz tegorocznych najeźdźców: { kingsburg-invader }.
   *[no] { $player } widzi tegorocznych najeźdźców: { kingsburg-invader }.
}
kingsburg-event-shown = Odkryto najeźdźców: { kingsburg-invader }.
kingsburg-event-royal = Król przysyła każdemu { kingsburg-troops }.
kingsburg-event-total = { $you ->
    [yes] Walczysz z siłą { $total }.
   *[no] { $player } walczy z siłą { $total }.
}
kingsburg-event-battle = { $you ->
    [yes] { $outcome ->
        [won] Wygrywasz bitwę.
        [drawn] Remisujesz w bitwie.
       *[lost] Przegrywasz bitwę.
    }
   *[no] { $outcome ->
        [won] { $player } wygrywa bitwę.
        [drawn] { $player } remisuje w bitwie.
       *[lost] { $player } przegrywa bitwę.
    }
}
kingsburg-event-year = Zaczyna się rok { $year }.
kingsburg-event-phase = { kingsburg-phase }.
kingsburg-event-ended = Gra się skończyła.
kingsburg-event-row_drawn = { $you ->
    [yes] Losujesz pasek rzędu { $row }.
   *[no] { $player } losuje pasek rzędu { $row }.
}
kingsburg-event-row_chosen = { $you ->
    [yes] Wybierasz pasek rzędu { $row }.
   *[no] { $player } wybiera pasek rzędu { $row }.
}
kingsburg-event-strips_returned = Nie został żaden pasujący pasek: wszystkie wracają i losuje się od nowa.
kingsburg-event-rows_laid = { $you ->
    [yes] { $rows ->
        [none] Nie używasz żadnego rzędu alternatywnego.
       *[other] Używasz { kingsburg-rows }.
    }
   *[no] { $rows ->
        [none] { $player } nie używa żadnego rzędu alternatywnego.
       *[other] { $player } używa { kingsburg-rows }.
    }
}
kingsburg-event-dealt = { $you ->
    [yes] Dostajesz zarządcę: { kingsburg-governor }.
   *[no] { $player } dostaje zarządcę: { kingsburg-governor }.
}
kingsburg-event-governs = { $you ->
    [yes] Twój zarządca: { kingsburg-governor }.
   *[no] { $player } ma zarządcę: { kingsburg-governor }.
}
kingsburg-event-offered = Wyłożono zarządcę: { kingsburg-governor }.
kingsburg-event-opened = { $you ->
    [yes] { kingsburg-governor }: otwierasz licytację od { $bid }.
   *[no] { kingsburg-governor }: { $player } otwiera licytację od { $bid }.
}
kingsburg-event-bid = { $you ->
    [yes] Oferujesz { $bid }.
   *[no] { $player } oferuje { $bid }.
}
kingsburg-event-bid_passed = { $you ->
    [yes] Nie licytujesz już tego zarządcy.
   *[no] { $player } nie licytuje już tego zarządcy.
}
kingsburg-event-destiny = Los tego roku: { kingsburg-destiny }.
kingsburg-event-fate = Kość karty losu pokazuje { $count }.
kingsburg-event-troops = { $you ->
    [yes] Zagrywasz żeton wojsk { $token }.
   *[no] { $player } zagrywa żeton wojsk { $token }.
}
kingsburg-event-academy = { $you ->
    [yes] Twoja Akademia Wojskowa daje { kingsburg-troops }.
   *[no] { $player }: Akademia Wojskowa daje { kingsburg-troops }.
}
kingsburg-event-machines = { $you ->
    [yes] Kość twoich Machin Wojennych pokazuje { $count }.
   *[no] { $player }: kość Machin Wojennych pokazuje { $count }.
}
kingsburg-event-whim_laid = Kaprys { $whim } zakrywa teraz { kingsburg-place.acc }.
kingsburg-event-whim_gone = Kaprys { $whim } ({ kingsburg-place }) wypada z gry.
kingsburg-event-lot = Na kaprysie 5 leży teraz: { kingsburg-good }.
kingsburg-stock = { $stock ->
    [none] nic
    [gold] złoto
    [wood] drewno
    [gold_wood] złoto i drewno
    [stone] kamień
    [gold_stone] złoto i kamień
    [wood_stone] drewno i kamień
   *[gold_wood_stone] złoto, drewno i kamień
}
kingsburg-event-stock = Na kaprysie 4 leży teraz: { kingsburg-stock }.
kingsburg-event-named = { $you ->
    [yes] Wskazujesz dla gracza { $other }: { kingsburg-good }.
   *[no] { $other_you ->
        [yes] { $player } wskazuje dla ciebie: { kingsburg-good }.
       *[no] { $player } wskazuje dla gracza { $other }: { kingsburg-good }.
    }
}
kingsburg-event-deal = { $you ->
    [yes] Kładziesz znacznik tajnego układu na { kingsburg-place.acc }.
   *[no] { $player } kładzie znacznik tajnego układu na { kingsburg-place.acc }.
}
kingsburg-event-gift = { $you ->
    [yes] Bierzesz dar z pola { kingsburg-place.gen }.
   *[no] { $player } bierze dar z pola { kingsburg-place.gen }.
}
kingsburg-event-moved = { $you ->
    [yes] Diuk przenosi twoje kości z pola { kingsburg-place.gen } na Księżną.
   *[no] Diuk przenosi kości gracza { $player } z pola { kingsburg-place.gen } na Księżną.
}
kingsburg-event-saw_valley = { $you ->
    [yes] Widzisz, kto czeka w dolinie: { kingsburg-invader }.
   *[no] { $player } widzi, kto czeka w dolinie: { kingsburg-invader }.
}
kingsburg-event-valley = Odkryto kartę doliny: { kingsburg-invader }.
kingsburg-event-raided = Wrogowie z doliny przyłączają się do bitwy.
kingsburg-event-scenario = Scenariusz: { kingsburg-scenario }.
kingsburg-event-stolen = { $you ->
    [yes] Kradniesz 1 { kingsburg-good } graczowi { $other }.
   *[no] { $other_you ->
        [yes] { $player } kradnie ci 1 { kingsburg-good }.
       *[no] { $player } kradnie 1 { kingsburg-good } graczowi { $other }.
    }
}
kingsburg-event-boosted = { $you ->
    [yes] { $way ->
        [gain] Twoja siła w tej bitwie rośnie o { $change }.
       *[loss] Twoja siła w tej bitwie maleje o { $change }.
    }
   *[no] { $way ->
        [gain] { $player }: siła w tej bitwie rośnie o { $change }.
       *[loss] { $player }: siła w tej bitwie maleje o { $change }.
    }
}

## Źródła punktów

kingsburg-source = { $source ->
    [advisor] Doradcy
    [building] Budynki
    [reward] Nagroda króla
    [victory] Zwycięstwa w bitwach
    [strongest] Najsilniejszy zwycięzca
    [defeat] Porażki
    [destroyed] Zniszczone budynki
    [spy] { kingsburg-source-spy }
    [town_hall] Ratusz
    [embassy] Ambasada
    [fortress] Warownia
    [cathedral] Katedra
    [whim] Kaprysy
    [auction] Licytacja zarządców
    [thief] Złodziej
    [minstrel] Minstrel
    [architect] Architekt
    [philosopher] Filozof
    [preacher] Kaznodzieja
    [paladin] Paladyn
    [priest] Kapłan
    [royal_wedding] Królewskie Wesele
    [royal_tax] Królewski Podatek
    [goldsmith] Złotnik
    [fountain] Fontanna
    [riding_ground] Ujeżdżalnia
    [monastery] Klasztor
    [dome] Kopuła
    [dragon_tamers_guild] Gildia Poskramiaczy Smoków
    [university] Uniwersytet
    [architects_guild] Gildia Architektów
    [school] Szkoła
    [troop_token] Pozostały żeton wojsk
    [royal_inspection] Królewska Inspekcja
    [full_granaries] Pełne Spichlerze
   *[shadow_of_the_dragon] Cień Smoka
}
kingsburg-source-advisor = Doradcy
kingsburg-source-building = Budynki
kingsburg-source-reward = Nagroda króla
kingsburg-source-victory = Zwycięstwa w bitwach
kingsburg-source-strongest = Najsilniejszy zwycięzca
kingsburg-source-defeat = Porażki
kingsburg-source-destroyed = Zniszczone budynki
kingsburg-source-spy = { $edition ->
    [1] Zapłata dla Przemytnika
   *[other] Zapłata dla Szpiega
}
kingsburg-source-town_hall = Ratusz
kingsburg-source-embassy = Ambasada
kingsburg-source-fortress = Warownia
kingsburg-source-cathedral = Katedra
kingsburg-source-whim = Kaprysy
kingsburg-source-auction = Licytacja zarządców
kingsburg-source-thief = Złodziej
kingsburg-source-minstrel = Minstrel
kingsburg-source-architect = Architekt
kingsburg-source-philosopher = Filozof
kingsburg-source-preacher = Kaznodzieja
kingsburg-source-paladin = Paladyn
kingsburg-source-priest = Kapłan
kingsburg-source-royal_wedding = Królewskie Wesele
kingsburg-source-royal_tax = Królewski Podatek
kingsburg-source-goldsmith = Złotnik
kingsburg-source-fountain = Fontanna
kingsburg-source-riding_ground = Ujeżdżalnia
kingsburg-source-monastery = Klasztor
kingsburg-source-dome = Kopuła
kingsburg-source-dragon_tamers_guild = Gildia Poskramiaczy Smoków
kingsburg-source-university = Uniwersytet
kingsburg-source-architects_guild = Gildia Architektów
kingsburg-source-school = Szkoła
kingsburg-source-troop_token = Pozostały żeton wojsk
kingsburg-source-royal_inspection = Królewska Inspekcja
kingsburg-source-full_granaries = Pełne Spichlerze
kingsburg-source-shadow_of_the_dragon = Cień Smoka

## Stół w terminalu

kingsburg-table-calendar = Rok { $year }: { $phase }. Najeźdźcy: { $invader }, siła { $strengths }
kingsburg-soldiers = { $soldiers ->
    [one] { $soldiers } żołnierz
    [few] { $soldiers } żołnierze
    [many] { $soldiers } żołnierzy
   *[other] { $soldiers } żołnierze
}
kingsburg-table-goods = { kingsburg-points }, { kingsburg-gold }, { kingsburg-wood }, { kingsburg-stone }, { $tokens } × "+2", { kingsburg-soldiers }, kości { $dice }
kingsburg-table-envoy = (wysłannik króla)

## Co waży podpowiedź

kingsburg-part-points = punkty
kingsburg-part-end = punkty na koniec
kingsburg-part-battle = nadchodząca bitwa
kingsburg-part-buildings = to, co dają budynki
kingsburg-part-goods = towary
kingsburg-part-plans = następny budynek
kingsburg-part-dice = zdobyci doradcy i pozostałe kości
kingsburg-part-favours = łaski króla
