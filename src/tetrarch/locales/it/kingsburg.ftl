kingsburg-name = Kingsburg
    .help = Conquista con i dadi il favore dei consiglieri del re, costruisci edifici e difendi il confine dagli invasori.

## Nomi

kingsburg-place = { $place ->
    [jester] Giullare
    [squire] Signorotto
    [architect] Architetto
    [merchant] Mercante
    [sergeant] Sergente
    [alchemist] Alchimista
    [astronomer] Astronomo
    [treasurer] Tesoriere
    [master_hunter] Capocaccia
    [general] Generale
    [swordsmith] Armaiolo
    [duchess] Nobildonna
    [champion] Campione
    [smuggler] { $edition ->
        [1] Contrabbandiere
       *[other] Spia
    }
    [inventor] Inventore
    [wizard] Mago
    [queen] Regina
    [king] Re
    [space_5] casella privata 5
    [space_10] casella privata 10
   *[space_15] casella privata 15
}
    .acc = { $place ->
        [jester] il Giullare
        [squire] il Signorotto
        [architect] l'Architetto
        [merchant] il Mercante
        [sergeant] il Sergente
        [alchemist] l'Alchimista
        [astronomer] l'Astronomo
        [treasurer] il Tesoriere
        [master_hunter] il Capocaccia
        [general] il Generale
        [swordsmith] l'Armaiolo
        [duchess] la Nobildonna
        [champion] il Campione
        [smuggler] { $edition ->
            [1] il Contrabbandiere
           *[other] la Spia
        }
        [inventor] l'Inventore
        [wizard] il Mago
        [queen] la Regina
        [king] il Re
        [space_5] la casella privata 5
        [space_10] la casella privata 10
       *[space_15] la casella privata 15
    }
    .start = { $place ->
        [jester] Il Giullare
        [squire] Il Signorotto
        [architect] L'Architetto
        [merchant] Il Mercante
        [sergeant] Il Sergente
        [alchemist] L'Alchimista
        [astronomer] L'Astronomo
        [treasurer] Il Tesoriere
        [master_hunter] Il Capocaccia
        [general] Il Generale
        [swordsmith] L'Armaiolo
        [duchess] La Nobildonna
        [champion] Il Campione
        [smuggler] { $edition ->
            [1] Il Contrabbandiere
           *[other] La Spia
        }
        [inventor] L'Inventore
        [wizard] Il Mago
        [queen] La Regina
        [king] Il Re
        [space_5] La casella privata 5
        [space_10] La casella privata 10
       *[space_15] La casella privata 15
    }
    .loc = { $place ->
        [jester] sul Giullare
        [squire] sul Signorotto
        [architect] sull'Architetto
        [merchant] sul Mercante
        [sergeant] sul Sergente
        [alchemist] sull'Alchimista
        [astronomer] sull'Astronomo
        [treasurer] sul Tesoriere
        [master_hunter] sul Capocaccia
        [general] sul Generale
        [swordsmith] sull'Armaiolo
        [duchess] sulla Nobildonna
        [champion] sul Campione
        [smuggler] { $edition ->
            [1] sul Contrabbandiere
           *[other] sulla Spia
        }
        [inventor] sull'Inventore
        [wizard] sul Mago
        [queen] sulla Regina
        [king] sul Re
        [space_5] sulla casella privata 5
        [space_10] sulla casella privata 10
       *[space_15] sulla casella privata 15
    }
kingsburg-advisor = { $advisor ->
    [jester] Giullare
    [squire] Signorotto
    [architect] Architetto
    [merchant] Mercante
    [sergeant] Sergente
    [alchemist] Alchimista
    [astronomer] Astronomo
    [treasurer] Tesoriere
    [master_hunter] Capocaccia
    [general] Generale
    [swordsmith] Armaiolo
    [duchess] Nobildonna
    [champion] Campione
    [smuggler] { $edition ->
        [1] Contrabbandiere
       *[other] Spia
    }
    [inventor] Inventore
    [wizard] Mago
    [queen] Regina
   *[king] Re
}
kingsburg-building = { $building ->
    [sawmill] Segheria
    [quarry] Tagliapietre
    [goldsmith] Oreficeria
    [mint] Zecca
    [statue] Statua
    [chapel] Cappella
    [church] Chiesa
    [cathedral] Cattedrale
    [inn] Locanda
    [market] Mercato
    [farms] Fattorie
    [merchants_guild] Gilda dei Mercanti
    [guard_tower] Torre di Guardia
    [blacksmith] Fucina
    [barracks] Caserma
    [wizards_guild] Gilda dei Maghi
    [palisade] Palizzata
    [stable] Scuderie
    [stone_wall] Muro di Pietra
    [fortress] Fortezza
    [barricade] Barricata
    [crane] Argano
    [town_hall] Municipio
    [embassy] Ambasciata
    [improvised_defenses] Fortificazioni Sommarie
    [recruiting_center] Centro di Reclutamento
    [training_camp] Campo d'Addestramento
    [military_academy] Accademia Militare
    [fountain] Fontana
    [riding_ground] Maneggio
    [warehouse] Magazzino
    [trading_house] Casa di Commercio
    [bridge] Ponte
    [altar] Altare
    [monastery] Monastero
    [dome] Duomo
    [brewery] Birreria
    [traveling_market] Mercato Itinerante
    [vineyard] Vigneto
    [trading_post] Stazione Commerciale
    [armory] Armeria
    [griffin_ranch] Allevamento Grifoni
    [war_machines] Macchine da Guerra
    [dragon_tamers_guild] Gilda dei Domatori di Draghi
    [small_palisade] Piccola Palizzata
    [watch_post] Posto di Vedetta
    [hidden_refuge] Rifugio Nascosto
    [citadel] Cittadella
    [boundary_stones] Pietre di Confine
    [building_yard] Cantiere
    [university] Università
    [architects_guild] Gilda degli Architetti
    [moat] Fossato
    [mercenary_post] Posto dei Mercenari
    [school] Scuola
   *[war_college] Collegio di Guerra
}
    .acc = { $building ->
        [sawmill] la Segheria
        [quarry] il Tagliapietre
        [goldsmith] l'Oreficeria
        [mint] la Zecca
        [statue] la Statua
        [chapel] la Cappella
        [church] la Chiesa
        [cathedral] la Cattedrale
        [inn] la Locanda
        [market] il Mercato
        [farms] le Fattorie
        [merchants_guild] la Gilda dei Mercanti
        [guard_tower] la Torre di Guardia
        [blacksmith] la Fucina
        [barracks] la Caserma
        [wizards_guild] la Gilda dei Maghi
        [palisade] la Palizzata
        [stable] le Scuderie
        [stone_wall] il Muro di Pietra
        [fortress] la Fortezza
        [barricade] la Barricata
        [crane] l'Argano
        [town_hall] il Municipio
        [embassy] l'Ambasciata
        [improvised_defenses] le Fortificazioni Sommarie
        [recruiting_center] il Centro di Reclutamento
        [training_camp] il Campo d'Addestramento
        [military_academy] l'Accademia Militare
        [fountain] la Fontana
        [riding_ground] il Maneggio
        [warehouse] il Magazzino
        [trading_house] la Casa di Commercio
        [bridge] il Ponte
        [altar] l'Altare
        [monastery] il Monastero
        [dome] il Duomo
        [brewery] la Birreria
        [traveling_market] il Mercato Itinerante
        [vineyard] il Vigneto
        [trading_post] la Stazione Commerciale
        [armory] l'Armeria
        [griffin_ranch] l'Allevamento Grifoni
        [war_machines] le Macchine da Guerra
        [dragon_tamers_guild] la Gilda dei Domatori di Draghi
        [small_palisade] la Piccola Palizzata
        [watch_post] il Posto di Vedetta
        [hidden_refuge] il Rifugio Nascosto
        [citadel] la Cittadella
        [boundary_stones] le Pietre di Confine
        [building_yard] il Cantiere
        [university] l'Università
        [architects_guild] la Gilda degli Architetti
        [moat] il Fossato
        [mercenary_post] il Posto dei Mercenari
        [school] la Scuola
       *[war_college] il Collegio di Guerra
    }
kingsburg-governor = { $governor ->
    [thief] Ladro
    [miner] Minatore
    [carpenter] Carpentiere
    [sculptor] Scultore
    [minstrel] Menestrello
    [politician] Politico
    [architect] Architetto
    [prince] Principe
    [philosopher] Filosofo
    [preacher] Predicatore
    [tax_collector] Esattore
    [paladin] Paladino
    [duke] Duca
    [fairy] Fata
    [priest] Sacerdote
    [heiress] Ereditiera
    [sorcerer] Stregone
    [trickster] Imbroglione
    [general] Generale
    [damsel] Damigella
    [trader] Commerciante
    [engineer] Ingegnere
    [captain] Capitano
   *[astrologer] Astrologo
}
kingsburg-destiny = { $destiny ->
    [rising_stars] Astri Nascenti
    [famine] Carestia
    [fierce_enemies] Nemici Feroci
    [good_year] Buona Annata
    [heavy_snow] Neve Abbondante
    [secret_deals] Accordi Segreti
    [ailing_king] Re Malato
    [new_quarries] Nuove Cave
    [royal_gift] Dono Reale
    [timber_harvest] Taglio dei Boschi
    [gold_vein] Vena d'Oro
    [mild_winter] Inverno Mite
    [royal_wedding] Nozze Reali
    [corrupt_officials] Funzionari Corrotti
    [mercenary_shortage] Penuria di Mercenari
    [free_company] Compagnia di Ventura
    [great_tournament] Gran Torneo
    [builders_pride] Orgoglio dei Costruttori
    [masons_strike] Sciopero dei Muratori
    [generous_king] Re Generoso
    [envoy_abroad] Agente in Missione
    [spies_at_the_border] Spie al Confine
    [thick_fog] Nebbia Fitta
    [plague] Pestilenza
    [militia] Milizia
    [lucky_omens] Presagi Favorevoli
    [royal_tax] Tassa Reale
    [trade_fair] Fiera
   *[new_protocol] Nuovo Protocollo
}
kingsburg-scenario = { $scenario ->
    [goblin_valley] Valle dei Goblin
    [royal_inspection] Ispezione Reale
    [full_granaries] Granai Pieni
   *[shadow_of_the_dragon] Ombra del Drago
}
kingsburg-good = { $good ->
    [gold] oro
    [wood] legno
   *[stone] pietra
}
kingsburg-give = { $give ->
    [gold] oro
    [wood] legno
   *[stone] pietra
}
kingsburg-get = { $get ->
    [gold] oro
    [wood] legno
   *[stone] pietra
}
kingsburg-effect = { $effect ->
    [statue] Statua
    [chapel] Cappella
    [altar] Altare
    [prince] Principe
    [philosopher] Filosofo
    [trickster] Imbroglione
    [griffin_ranch] Allevamento Grifoni
    [university] Università
    [heiress] Ereditiera
    [consolation] consolazione del Filosofo
    [merchants_guild] Gilda dei Mercanti
    [trading_post] Stazione Commerciale
    [good_year] carta Buona Annata
    [blessing] benedizione del Sacerdote
    [astrologer] Astrologo
    [sorcerer] Stregone
    [duke] Duca
    [thief] Ladro
    [inn] Locanda
    [town_hall] Municipio
    [embassy] Ambasciata
    [sawmill] Segheria
    [quarry] Tagliapietre
    [goldsmith] Oreficeria
    [fountain] Fontana
    [riding_ground] Maneggio
    [warehouse] Magazzino
    [monastery] Monastero
    [brewery] Birreria
    [preacher] Predicatore
    [training_camp] Campo d'Addestramento
    [watch_post] Posto di Vedetta
    [general] Generale
    [school] Scuola
    [armory] Armeria
    [dragon_tamers_guild] Gilda dei Domatori di Draghi
    [small_palisade] Piccola Palizzata
    [military_academy] Accademia Militare
    [war_college] Collegio di Guerra
    [war_machines] Macchine da Guerra
    [miner] Minatore
    [carpenter] Carpentiere
    [sculptor] Scultore
    [help_first] aiuto per il primo gruppo
    [help_second] aiuto per il secondo gruppo
    [help_private] aiuto della casella privata
    [help_private_second] aiuto della casella privata per il secondo gruppo
    [market] Mercato
    [plus2] gettone "+2"
    [bridge] Ponte
    [engineer] Ingegnere
    [secret_deals] accordo segreto
    [architect] Architetto
   *[priest] Sacerdote
}
    .acc = { $effect ->
        [statue] la Statua
        [chapel] la Cappella
        [altar] l'Altare
        [prince] il Principe
        [philosopher] il Filosofo
        [trickster] l'Imbroglione
        [griffin_ranch] l'Allevamento Grifoni
        [university] l'Università
        [heiress] l'Ereditiera
        [consolation] la consolazione del Filosofo
        [merchants_guild] la Gilda dei Mercanti
        [trading_post] la Stazione Commerciale
        [good_year] la carta Buona Annata
        [blessing] la benedizione del Sacerdote
        [astrologer] l'Astrologo
        [sorcerer] lo Stregone
        [duke] il Duca
        [thief] il Ladro
        [inn] la Locanda
        [town_hall] il Municipio
        [embassy] l'Ambasciata
        [sawmill] la Segheria
        [quarry] il Tagliapietre
        [goldsmith] l'Oreficeria
        [fountain] la Fontana
        [riding_ground] il Maneggio
        [warehouse] il Magazzino
        [monastery] il Monastero
        [brewery] la Birreria
        [preacher] il Predicatore
        [training_camp] il Campo d'Addestramento
        [watch_post] il Posto di Vedetta
        [general] il Generale
        [school] la Scuola
        [armory] l'Armeria
        [dragon_tamers_guild] la Gilda dei Domatori di Draghi
        [small_palisade] la Piccola Palizzata
        [military_academy] l'Accademia Militare
        [war_college] il Collegio di Guerra
        [war_machines] le Macchine da Guerra
        [miner] il Minatore
        [carpenter] il Carpentiere
        [sculptor] lo Scultore
        [help_first] l'aiuto per il primo gruppo
        [help_second] l'aiuto per il secondo gruppo
        [help_private] l'aiuto della casella privata
        [help_private_second] l'aiuto della casella privata per il secondo gruppo
        [market] il Mercato
        [plus2] il gettone "+2"
        [bridge] il Ponte
        [engineer] l'Ingegnere
        [secret_deals] l'accordo segreto
        [architect] l'Architetto
       *[priest] il Sacerdote
    }
    .gen = { $effect ->
        [statue] della Statua
        [chapel] della Cappella
        [altar] dell'Altare
        [prince] del Principe
        [philosopher] del Filosofo
        [trickster] dell'Imbroglione
        [griffin_ranch] dell'Allevamento Grifoni
        [university] dell'Università
        [heiress] dell'Ereditiera
        [consolation] della consolazione del Filosofo
        [merchants_guild] della Gilda dei Mercanti
        [trading_post] della Stazione Commerciale
        [good_year] della carta Buona Annata
        [blessing] della benedizione del Sacerdote
        [astrologer] dell'Astrologo
        [sorcerer] dello Stregone
        [duke] del Duca
        [thief] del Ladro
        [inn] della Locanda
        [town_hall] del Municipio
        [embassy] dell'Ambasciata
        [sawmill] della Segheria
        [quarry] del Tagliapietre
        [goldsmith] dell'Oreficeria
        [fountain] della Fontana
        [riding_ground] del Maneggio
        [warehouse] del Magazzino
        [monastery] del Monastero
        [brewery] della Birreria
        [preacher] del Predicatore
        [training_camp] del Campo d'Addestramento
        [watch_post] del Posto di Vedetta
        [general] del Generale
        [school] della Scuola
        [armory] dell'Armeria
        [dragon_tamers_guild] della Gilda dei Domatori di Draghi
        [small_palisade] della Piccola Palizzata
        [military_academy] dell'Accademia Militare
        [war_college] del Collegio di Guerra
        [war_machines] delle Macchine da Guerra
        [miner] del Minatore
        [carpenter] del Carpentiere
        [sculptor] dello Scultore
        [help_first] dell'aiuto per il primo gruppo
        [help_second] dell'aiuto per il secondo gruppo
        [help_private] dell'aiuto della casella privata
        [help_private_second] dell'aiuto della casella privata per il secondo gruppo
        [market] del Mercato
        [plus2] del gettone "+2"
        [bridge] del Ponte
        [engineer] dell'Ingegnere
        [secret_deals] dell'accordo segreto
        [architect] dell'Architetto
       *[priest] del Sacerdote
    }
kingsburg-invader = { $invader ->
    [i_barbarians_2] Barbari (2)
    [i_goblins_2] Goblin (2)
    [i_goblins_3] Goblin (3)
    [i_orcs_3] Orchi (3)
    [i_zombies_4] Zombi (4)
    [ii_goblins_3] Goblin (3)
    [ii_goblins_4] Goblin (4)
    [ii_orcs_4] Orchi (4)
    [ii_barbarians_5] Barbari (5)
    [ii_zombies_5] Zombi (5)
    [iii_goblins_4] Goblin (4)
    [iii_goblins_5] Goblin (5)
    [iii_orcs_5] Orchi (5)
    [iii_demons_6] Demoni (6)
    [iii_zombies_6] Zombi (6)
    [iv_goblins_5] Goblin (5)
    [iv_goblins_6] Goblin (6)
    [iv_demons_6] Demoni (6)
    [iv_orcs_7] Orchi (7)
    [iv_zombies_7] Zombi (7)
    [v_barbarians_7] Barbari (7)
    [v_barbarians_8] Barbari (8)
    [v_demons_8] Demoni (8)
    [v_demons_9] Demoni (9)
    [v_dragons_9] Draghi (9)
   *[unknown] non noti
}
kingsburg-phase = { $phase ->
    [kings_aid] Aiuto del re
    [spring] Primavera
    [kings_reward] Premio del re
    [summer] Estate
    [kings_envoy] Agente del re
    [autumn] Autunno
    [recruit] Reclutamento
    [winter] Inverno
   *[setup] preparazione
}

## Quantità

kingsburg-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
kingsburg-gold = { $gold ->
    [one] { $gold } oro
   *[other] { $gold } ori
}
kingsburg-wood = { $wood ->
    [one] { $wood } legno
   *[other] { $wood } legni
}
kingsburg-stone = { $stone ->
    [one] { $stone } pietra
   *[other] { $stone } pietre
}
kingsburg-plus2 = { $plus2 ->
    [one] { $plus2 } gettone "+2"
   *[other] { $plus2 } gettoni "+2"
}
kingsburg-goods = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] nulla
           *[other] { kingsburg-stone }
        }
       *[other] { $stone ->
            [0] { kingsburg-wood }
           *[other] { kingsburg-wood } e { kingsburg-stone }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { kingsburg-gold }
           *[other] { kingsburg-gold } e { kingsburg-stone }
        }
       *[other] { $stone ->
            [0] { kingsburg-gold } e { kingsburg-wood }
           *[other] { kingsburg-gold }, { kingsburg-wood } e { kingsburg-stone }
        }
    }
}
kingsburg-price = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { $plus2 ->
                [0] nulla
               *[other] { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-stone }
               *[other] { kingsburg-stone } e { kingsburg-plus2 }
            }
        }
       *[other] { $stone ->
            [0] { $plus2 ->
                [0] { kingsburg-wood }
               *[other] { kingsburg-wood } e { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-wood } e { kingsburg-stone }
               *[other] { kingsburg-wood }, { kingsburg-stone } e { kingsburg-plus2 }
            }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { $plus2 ->
                [0] { kingsburg-gold }
               *[other] { kingsburg-gold } e { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-gold } e { kingsburg-stone }
               *[other] { kingsburg-gold }, { kingsburg-stone } e { kingsburg-plus2 }
            }
        }
       *[other] { $stone ->
            [0] { $plus2 ->
                [0] { kingsburg-gold } e { kingsburg-wood }
               *[other] { kingsburg-gold }, { kingsburg-wood } e { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-gold }, { kingsburg-wood } e { kingsburg-stone }
               *[other] { kingsburg-gold }, { kingsburg-wood }, { kingsburg-stone } e { kingsburg-plus2 }
            }
        }
    }
}
kingsburg-tail-white = { $whites ->
    [none] { "" }
   *[other] , bianchi: { $whites }
}
kingsburg-tail-token = { $token ->
    [0] { "" }
   *[other] , gettone +{ $token }
}
kingsburg-tail-shift = { $shift ->
    [0] { "" }
   *[other] , con il Mercato
}
kingsburg-tail-market = { $market ->
    [yes] , con il Mercato
   *[no] { "" }
}
kingsburg-tail-envoy = { $envoy ->
    [yes] , con l'agente
   *[no] { "" }
}

## Preparazione

kingsburg-preset-first = Prima partita
    .help = La seconda edizione, senza moduli.
kingsburg-preset-first_edition = Prima edizione
    .help = Come si gioca nell'edizione precedente, con i nomi dei suoi consiglieri.
kingsburg-preset-everything = Tutto
    .help = Tutti e sei i moduli, e uno scenario a caso.
kingsburg-option-edition = Edizione
    .help = La seconda edizione, o la prima con le sue letture e senza moduli.
kingsburg-option-modules = Moduli
    .help = Espansioni della seconda edizione, in qualsiasi combinazione. Le righe alternative e parte di governatori e carte fato sono una nostra ricostruzione.
    .value = { $value ->
        [extra_rows] Righe addizionali
        [alternate_rows] Righe alternative
        [governors] Governatori
        [destiny] Carte fato
        [troop_tokens] Rinforzi scelti
        [whims] Capricci a corte
       *[random] casuale
    }
    .about = { $value ->
        [extra_rows] Due righe di edifici in più in ogni provincia.
        [alternate_rows] Ognuno scambia due righe della provincia con righe di altri edifici.
        [governors] Ognuno ha un governatore con un potere che nessun altro ha.
        [destiny] Ogni anno si scopre una carta che cambia qualcosa per tutti.
        [troop_tokens] Niente dado per i rinforzi: d'inverno ognuno sceglie in segreto quanti soldati arrivano.
       *[whims] I capricci coprono l'aiuto di alcuni consiglieri e offrono altro al suo posto.
    }
kingsburg-option-scenario = Scenario
    .help = Regole per una partita speciale; quasi tutte sono ricostruite.
    .value = { $value ->
        [none] nessuno
        [random] casuale
        [goblin_valley] Valle dei Goblin
        [royal_inspection] Ispezione Reale
        [full_granaries] Granai Pieni
       *[shadow_of_the_dragon] Ombra del Drago
    }
kingsburg-option-rows_method = Come si ottengono le righe alternative
    .help = Pescate a caso o scelte a turno fra tutte.
    .value = { $value ->
        [draft] scelte a turno
       *[draw] pescate
    }
kingsburg-option-governor_method = Come si ottiene un governatore
    .help = Se ne tiene uno di tre ricevuti, o si va all'asta con i punti.
    .value = { $value ->
        [auction] asta
       *[deal] tre ricevuti, uno tenuto
    }
kingsburg-option-whims_variant = Capricci
    .help = Le tessere arrivano una alla volta, o ci sono tutte e se ne vanno una alla volta.
    .value = { $value ->
        [restoration] Restaurazione
       *[standard] una in più ogni stagione
    }
kingsburg-option-queen_points = Punti della Regina
    .help = La prima edizione che seguiamo indica 1 punto, la seconda 3.
    .value = { $value ->
        [edition] come nell'edizione
        [three] 3 punti
       *[other] 1 punto
    }
kingsburg-option-token_limit = Uso dei gettoni "+2"
    .help = Uno a stagione per ogni giocatore, come dicono entrambi i regolamenti; nell'altra lettura uno per ogni gruppo di dadi.
    .value = { $value ->
        [season] uno a stagione
       *[group] uno per gruppo
    }
kingsburg-option-envoy_builds = Secondo edificio dell'agente
    .help = Quando si può costruire il secondo edificio.
    .value = { $value ->
        [season_end] dopo gli effetti di fine stagione
       *[build_turn] nel turno di costruzione
    }
kingsburg-option-spy_must_pay = La Spia va pagata
    .help = Non si può rinunciare all'aiuto della Spia o del Contrabbandiere.
kingsburg-option-stable_advisors = Consiglieri delle Scuderie
    .help = Con quali consiglieri le Scuderie danno un soldato in più.
    .value = { $value ->
        [general] solo il Generale
       *[all] Sergente, Generale e Re
    }
kingsburg-option-market_with_token = Mercato e gettone insieme
    .help = Un gruppo con un gettone "+2" può usare anche il Mercato.
kingsburg-option-defenses_strength = Forza per le Fortificazioni Sommarie
    .help = Se conta la forza stampata o quella modificata degli invasori.
    .value = { $value ->
        [actual] modificata
       *[printed] stampata
    }
kingsburg-option-center_token = Un gettone al Centro di Reclutamento
    .help = Quanto vale un gettone "+2" quando si reclutano soldati.
    .value = { $value ->
        [soldier] un soldato
       *[good] una merce
    }
kingsburg-option-academy_choice = Il dado dell'Accademia Militare
    .help = Se dopo il lancio il proprietario può tenere i soldati del re.
    .value = { $value ->
        [own] va preso
       *[either] l'uno o gli altri
    }
kingsburg-option-preacher_pays = Punti del Predicatore
    .help = Per tutti insieme quelli che non hanno costruito, o per ciascuno.
    .value = { $value ->
        [each] per ciascuno
       *[once] una volta a stagione
    }
kingsburg-option-stable_whims = Le Scuderie valgono con i capricci
    .help = Anche i soldati di una tessera capriccio ne portano uno in più.
kingsburg-option-whim_5_draw = Merci sul capriccio 5
    .help = Per il regolamento la nuova merce si estrae dopo l'ultimo aiuto della stagione; nell'altra lettura dopo ogni aiuto.
    .value = { $value ->
        [each] dopo ogni aiuto
       *[once] dopo l'ultimo aiuto
    }
kingsburg-item = { $item ->
    [gold] 1 oro
    [wood] 1 legno
    [stone] 1 pietra
    [plus2] un gettone "+2"
   *[soldier] 1 soldato
}
kingsburg-things = { $things ->
    [gold_wood] 1 oro e 1 legno
    [gold_vp] 1 oro e 1 punto
    [gold_soldier] 1 oro, 1 soldato e un gettone "+2"
    [wood_vp] 1 legno e 1 punto
    [wood_soldier] 1 legno, 1 soldato e un gettone "+2"
    [vp_soldier] 1 punto, 1 soldato e un gettone "+2"
    [stone_soldier_vp] 1 pietra, 1 soldato e 1 punto
    [stone_stone_soldier] 2 pietre e 1 soldato
    [stone_stone_vp] 2 pietre e 1 punto
    [stone_soldier_soldier] 1 pietra e 2 soldati
    [soldier_soldier_vp] 2 soldati e 1 punto
    [stone_vp_vp] 1 pietra e 2 punti
   *[soldier_vp_vp] 1 soldato e 2 punti
}
kingsburg-die = { $die ->
    [own] il tuo dado
   *[royal] i soldati del re
}
kingsburg-paid = { $paid ->
    [gold] 1 oro
    [wood] 1 legno
    [stone] 1 pietra
    [vp] 1 punto
   *[soldier] 1 soldato
}
kingsburg-got = { $got ->
    [gold] 1 oro
    [wood] 1 legno
    [stone] 1 pietra
   *[none] 1 punto
}
kingsburg-traded = { $paid ->
    [soldier] 1 punto e { kingsburg-got }
   *[other] 1 soldato e { kingsburg-got }
}
kingsburg-choice = { $choice ->
    [tokens] due gettoni "+2"
    [gold_soldier] 1 oro e 1 soldato per un gettone "+2"
    [gold] 3 ori; 1 punto per tutti gli altri
   *[vp] 3 punti; 1 oro per tutti gli altri
}
kingsburg-deck = { $deck ->
    [invader] il mazzo degli invasori
   *[valley] il mazzo della valle
}
kingsburg-rows = { $rows ->
    [A] la riga alternativa { $rows }
    [B] la riga alternativa { $rows }
    [C] la riga alternativa { $rows }
    [D] la riga alternativa { $rows }
    [E] la riga alternativa { $rows }
    [F] la riga alternativa { $rows }
    [G] la riga alternativa { $rows }
   *[other] le righe alternative { $rows }
}
kingsburg-changed-goods = { $good ->
    [gold] { $change ->
        [one] { $change } oro
       *[other] { $change } ori
    }
    [wood] { $change ->
        [one] { $change } legno
       *[other] { $change } legni
    }
   *[stone] { $change ->
        [one] { $change } pietra
       *[other] { $change } pietre
    }
}
kingsburg-changed-tokens = { $change ->
    [one] { $change } gettone "+2"
   *[other] { $change } gettoni "+2"
}
kingsburg-changed-soldiers = { $change ->
    [one] { $change } soldato
   *[other] { $change } soldati
}
kingsburg-tail-cause = { $cause ->
    [aid] : aiuto del re
    [victory] : vittoria
    [defeat] : sconfitta
    [tax] : Tassa Reale
    [granary] : Granai Pieni
    [destiny] : carta fato
    [valley] : battaglia nella valle
    [bridge] : Ponte
   *[other] { "" }
}
kingsburg-gains = { $you ->
    [yes] { $way ->
        [gain] Ottieni
       *[loss] { $cause ->
            [defeat] Perdi
            [theft] Perdi
            [granary] Cedi
            [given] Dai via
           *[other] Paghi
        }
    }
   *[no] { $way ->
        [gain] { $player } ottiene
       *[loss] { $cause ->
            [defeat] { $player } perde
            [theft] { $player } perde
            [granary] { $player } cede
            [given] { $player } dà via
           *[other] { $player } paga
        }
    }
}
kingsburg-troops = { $count ->
    [one] { $count } soldato
   *[other] { $count } soldati
}
kingsburg-moment = { $moment ->
    [year_start] Comincia l'anno
    [before_roll] Comincia la stagione
    [after_roll] Hai lanciato i dadi
    [after_final] I dadi sono definitivi
    [influence_end] Tutti hanno passato
    [after_help] Tutti i consiglieri hanno aiutato
    [season_end] La stagione finisce
    [before_recruit] Sta per cominciare il reclutamento
    [after_recruit] Il reclutamento è finito
    [winter_start] Comincia l'inverno
    [reinforced] I soldati del re sono arrivati
    [battle] Comincia la battaglia
    [year_end] L'anno finisce
    [year_last] L'anno finisce
   *[other] I tuoi consiglieri aiutano
}

## Domande

kingsburg-ask-aid = Il re ti aiuta: { kingsburg-which }
kingsburg-which = { $count ->
    [one] quale merce prendi?
   *[other] quali { $count } merci prendi?
}
kingsburg-ask-gift = { $kinds ->
    [alike] { $count ->
        [one] Ricevi { $count } merce: quale?
       *[other] Ricevi { $count } merci dello stesso tipo: quali?
    }
    [different] Tutte diverse: { kingsburg-which }
   *[any] A tua scelta: { kingsburg-which }
}
kingsburg-ask-effects = { kingsburg-moment }: quale effetto usi?
kingsburg-ask-help = { kingsburg-advisor } ({ $number }): che cosa scegli?
kingsburg-ask-name = Quale merce scegli per l'altro giocatore?
kingsburg-ask-pick = Che cosa prendi? L'altro giocatore riceve il resto.
kingsburg-ask-give = Quale merce cedi, e a chi?
kingsburg-ask-look = Quale mazzo guardi?
kingsburg-ask-reroll = Quali dadi rilanci?
kingsburg-ask-set = Su quali numeri imposti i dadi?
kingsburg-ask-turn = Come giri i dadi che mostrano 2?
kingsburg-ask-influence = Influenza un consigliere o passa.
kingsburg-ask-steal = A chi prendi una merce?
kingsburg-ask-build = Costruisci un edificio o termina il turno di costruzione.
kingsburg-ask-payment = Come paghi { kingsburg-building.acc }?
kingsburg-ask-sorcerer = Erigi senza costo un edificio della colonna I, o fermati.
kingsburg-ask-spend = Che cosa paghi al Municipio?
kingsburg-each = { $price ->
    [one] { $price } merce
   *[other] { $price } merci
}
kingsburg-ask-recruit = Recluta un soldato per { kingsburg-each } o fermati.
kingsburg-ask-lose = Sconfitta: quali merci perdi?
kingsburg-ask-granary = Puoi tenere 6 merci: quali?
kingsburg-ask-academy_keep = Conti il tuo dado o i soldati del re?
kingsburg-ask-troops = Quale gettone truppe giochi? Nessuno lo vede ancora.
kingsburg-ask-tax = Tassa Reale: quale merce paghi? Altrimenti perdi 1 punto.
kingsburg-ask-rows = Quali righe alternative usi?
kingsburg-ask-draft = Quale riga scegli?
kingsburg-ask-governor = Quale governatore tieni?
kingsburg-ask-open = Nomina un governatore e apri l'asta.
kingsburg-ask-bid = { kingsburg-governor }: offri più di { kingsburg-points }, o passa.
kingsburg-ask-order = Qual è l'ordine di gioco?
kingsburg-ask-scenario = Quale scenario si gioca?
kingsburg-ask-invader = Chi sono gli invasori di quest'anno?
kingsburg-ask-neutral = Che cosa mostrano i dadi neutrali?
kingsburg-ask-roll = Che cosa mostrano i dadi?
kingsburg-ask-royal = Che cosa mostra il dado del re?
kingsburg-ask-whim = Capriccio { $whim }: che cosa scegli?
kingsburg-ask-blessing = Chiedi ora la benedizione del Sacerdote?
kingsburg-ask-armory = Quale merce paghi all'Armeria?
kingsburg-ask-strip = Quale striscia si pesca?
kingsburg-ask-governor_lot = Quale governatore si distribuisce?
kingsburg-ask-offer = Quale governatore si espone?
kingsburg-ask-destiny = Quale carta fato si scopre?
kingsburg-ask-fate = Che cosa mostra il dado della carta fato?
kingsburg-ask-academy = Che cosa mostra il dado dell'Accademia Militare?
kingsburg-ask-machines = Che cosa mostra il dado delle Macchine da Guerra?
kingsburg-ask-whim_lot = Quale tessera capriccio si scopre?
kingsburg-ask-lot = Quale merce va sul capriccio 5?
kingsburg-ask-valley = Chi c'è nella valle quest'anno?

## Mosse: per intero, come etichetta breve e come titolo di molte

kingsburg-move-take = Prendi { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Prendi
kingsburg-move-pay = Restituisci 1 { kingsburg-good } e prendi un'unità di ciascuna delle altre due merci
    .short = { kingsburg-good }
    .many = Restituisci
kingsburg-move-decline = Rinuncia
    .short = rinuncia
    .many = Rinuncia
kingsburg-move-influence = Influenza { kingsburg-place.acc } ({ $number }) con { $faces }{ kingsburg-tail-white }{ kingsburg-tail-token }{ kingsburg-tail-shift }{ kingsburg-tail-envoy }
    .short = { kingsburg-place } ({ $number }): { $faces }{ kingsburg-tail-white }{ kingsburg-tail-token }{ kingsburg-tail-shift }{ kingsburg-tail-envoy }
    .many = Influenza
    .left = dadi che raggiungono un consigliere
kingsburg-move-deal = Metti un segnalino { kingsburg-place.loc } per ricevere lo stesso aiuto
    .short = { kingsburg-place }
    .many = Accordo segreto con
kingsburg-move-pass = Passa
    .short = passo
    .many = Passa
kingsburg-move-use = Usa { kingsburg-effect.acc }
    .short = { kingsburg-effect }
    .many = Usa
kingsburg-move-done = Nient'altro
    .short = nient'altro
    .many = Nient'altro
kingsburg-rerolled-dice = { $faces ->
    [none] bianchi: { $whites }
   *[other] { $faces }{ kingsburg-tail-white }
}
kingsburg-move-reroll = Rilancia { kingsburg-rerolled-dice }
    .short = { kingsburg-rerolled-dice }
    .many = Rilancia
kingsburg-move-set = Imposta i dadi su { $faces }
    .short = { $faces }
    .many = Imposta i dadi su
kingsburg-move-turn = Gira i dadi su { $faces }{ kingsburg-tail-white }
    .short = { $faces }{ kingsburg-tail-white }
    .many = Gira i dadi su
kingsburg-spent = { $good ->
    [gold] 1 oro
    [wood] 1 legno
    [stone] 1 pietra
   *[plus2] un gettone "+2"
}
kingsburg-move-spend = Paga { kingsburg-spent }
    .short = { kingsburg-spent }
    .many = Paga
kingsburg-move-build = Costruisci { kingsburg-building.acc } per { kingsburg-goods } ({ kingsburg-points })
    .short = { kingsburg-building } ({ kingsburg-points })
    .many = Costruisci
kingsburg-move-exchange = Cambia 1 { kingsburg-give } con 1 { kingsburg-get }
    .short = { kingsburg-give } → { kingsburg-get }
    .many = Cambia
kingsburg-move-pay_cost = Paga { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Paga
kingsburg-move-raise = Erigi { kingsburg-building.acc } senza costo
    .short = { kingsburg-building }
    .many = Erigi
    .left = un edificio senza costo
kingsburg-move-hire = Recluta un soldato per { kingsburg-price }
    .short = { kingsburg-price }
    .many = Recluta un soldato per
kingsburg-move-lose = Cedi { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Cedi
kingsburg-move-keep = Tieni { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Tieni
kingsburg-move-keep_die = Conta { kingsburg-die }
    .short = { kingsburg-die }
    .many = Conta
kingsburg-move-troops = Gioca il gettone truppe { $token }
    .short = { $token }
    .many = Gioca il gettone truppe
kingsburg-move-steal = Prendi 1 { kingsburg-good } al giocatore { $number }
    .short = { kingsburg-good }, giocatore { $number }
    .many = Prendi
kingsburg-move-name = Scegli { kingsburg-good }
    .short = { kingsburg-good }
    .many = Scegli
kingsburg-move-trade = Paga { kingsburg-paid } per { kingsburg-traded }
    .short = { kingsburg-paid } → { kingsburg-traded }
    .many = Paga
kingsburg-move-choose = Prendi { kingsburg-choice }
    .short = { kingsburg-choice }
    .many = Prendi
kingsburg-move-two = Prendi { kingsburg-things }
    .short = { kingsburg-things }
    .many = Prendi
kingsburg-move-share = Prendi { kingsburg-things }
    .short = { kingsburg-things }
    .many = Prendi
kingsburg-move-opponent = Scegli il giocatore { $number }
    .short = giocatore { $number }
    .many = Scegli
kingsburg-move-pick = Prendi { kingsburg-item }
    .short = { kingsburg-item }
    .many = Prendi
kingsburg-move-give = Dai 1 { kingsburg-good } al giocatore { $number }
    .short = { kingsburg-good }, giocatore { $number }
    .many = Dai
kingsburg-move-look = Guarda { kingsburg-deck }
    .short = { kingsburg-deck }
    .many = Guarda
kingsburg-move-lay = { $rows ->
    [none] Non usare nessuna riga alternativa
   *[other] Usa { kingsburg-rows }
}
    .short = { $rows ->
        [none] nessuna
       *[other] { $rows }
    }
    .many = Usa
kingsburg-move-strip = Prendi la striscia della riga { $row }
    .short = { $row }
    .many = Prendi la striscia
kingsburg-move-govern = Tieni questo governatore: { kingsburg-governor }
    .short = { kingsburg-governor }
    .many = Tieni
kingsburg-move-open = Offri { $bid } per questo governatore: { kingsburg-governor }
    .short = { kingsburg-governor }: { $bid }
    .many = Apri l'asta per
kingsburg-move-bid = Offri { $bid }
    .short = { $bid }
    .many = Offri
kingsburg-tail-thrown = { $white ->
    [none] { "" }
   *[other] { " " }(bianchi: { $white })
}
kingsburg-thrown = { $dice ->
    [none] bianchi: { $white }
   *[other] { $dice }{ kingsburg-tail-thrown }
}
kingsburg-move-order = L'ordine di gioco è { $order }
kingsburg-move-roll = I dadi mostrano { kingsburg-thrown }
kingsburg-move-neutral = I dadi neutrali mostrano { $dice }
kingsburg-move-die = Il dado mostra { $face }
kingsburg-move-invader = Gli invasori sono { kingsburg-invader }
kingsburg-move-valley = Nella valle ci sono { kingsburg-invader }
kingsburg-move-destiny = La carta fato è { kingsburg-destiny }
kingsburg-move-governor = Il governatore è { kingsburg-governor }
kingsburg-move-row = La striscia è quella della riga { $row }
kingsburg-move-whim = Il capriccio è il numero { $whim }
kingsburg-move-good = La merce è { kingsburg-good }
kingsburg-move-scenario = Lo scenario è { kingsburg-scenario }

## Eventi

kingsburg-event-score = { $you ->
    [yes] { $way ->
        [gain] Ottieni { kingsburg-points }: { kingsburg-source }.
       *[loss] Perdi { kingsburg-points }: { kingsburg-source }.
    }
   *[no] { $way ->
        [gain] { $player } ottiene { kingsburg-points }: { kingsburg-source }.
       *[loss] { $player } perde { kingsburg-points }: { kingsburg-source }.
    }
}
kingsburg-event-undone = Il tavolo torna alla mossa { $number }.
kingsburg-nth = { $rank ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[5] quinto
}
kingsburg-event-order = { $you ->
    [yes] Sei al { kingsburg-nth } posto nell'ordine di gioco.
   *[no] { $player } è al { kingsburg-nth } posto nell'ordine di gioco.
}
kingsburg-event-rolled = { $you ->
    [yes] Lanci i dadi: { kingsburg-thrown }.
   *[no] { $player } lancia i dadi: { kingsburg-thrown }.
}
kingsburg-event-rerolled = { $you ->
    [yes] Rilanci: ora { kingsburg-thrown }.
   *[no] { $player } rilancia: ora { kingsburg-thrown }.
}
kingsburg-event-dice_changed = { $you ->
    [yes] I tuoi dadi ora mostrano { kingsburg-thrown }.
   *[no] I dadi di { $player } ora mostrano { kingsburg-thrown }.
}
kingsburg-event-neutral = I dadi neutrali ({ $dice }) occupano { kingsburg-place.acc }.
kingsburg-event-placed = { $you ->
    [yes] Influenzi { kingsburg-place.acc } con { kingsburg-thrown }{ kingsburg-tail-token }{ kingsburg-tail-market }.
   *[no] { $player } influenza { kingsburg-place.acc } con { kingsburg-thrown }{ kingsburg-tail-token }{ kingsburg-tail-market }.
}
kingsburg-event-passed = { $you ->
    [yes] Passi.
   *[no] { $player } passa.
}
kingsburg-event-envoy_given = { $you ->
    [yes] Ricevi l'agente del re.
   *[no] { $player } riceve l'agente del re.
}
kingsburg-event-envoy_used = { $you ->
    [yes] Usi l'agente del re.
   *[no] { $player } usa l'agente del re.
}
kingsburg-event-envoy_back = { $you ->
    [yes] Restituisci l'agente senza averlo usato.
   *[no] { $player } restituisce l'agente senza averlo usato.
}
kingsburg-event-aided = { $you ->
    [yes] Il re ti dà un dado bianco per la primavera.
   *[no] Il re dà a { $player } un dado bianco per la primavera.
}
kingsburg-event-goods = { kingsburg-gains } { kingsburg-changed-goods }{ kingsburg-tail-cause } (ora { $count }).
kingsburg-event-tokens = { kingsburg-gains } { kingsburg-changed-tokens }{ kingsburg-tail-cause } (ora { $count }).
kingsburg-event-soldiers = { $you ->
    [yes] { $way ->
        [gain] { $cause ->
            [hired] Recluti
           *[other] Ottieni
        }
       *[loss] Perdi
    }
   *[no] { $way ->
        [gain] { $cause ->
            [hired] { $player } recluta
           *[other] { $player } ottiene
        }
       *[loss] { $player } perde
    }
} { kingsburg-changed-soldiers }{ kingsburg-tail-cause } (ora { $count }).
kingsburg-event-sent_home = { $you ->
    [yes] { $count ->
        [0] Mandi a casa { kingsburg-changed-soldiers }.
       *[other] { $change ->
            [0] Tieni { kingsburg-troops } con il Capitano.
           *[other] Mandi a casa { kingsburg-changed-soldiers } e ne tieni { $count } con il Capitano.
        }
    }
   *[no] { $count ->
        [0] { $player } manda a casa { kingsburg-changed-soldiers }.
       *[other] { $change ->
            [0] { $player } tiene { kingsburg-troops } con il Capitano.
           *[other] { $player } manda a casa { kingsburg-changed-soldiers } e ne tiene { $count } con il Capitano.
        }
    }
}
kingsburg-event-helped = { $you ->
    [yes] { kingsburg-place.start } ti aiuta.
   *[no] { kingsburg-place.start } aiuta { $player }.
}
kingsburg-event-used = { $you ->
    [yes] { $effect ->
        [priest] Il Sacerdote ti benedice.
        [consolation] Ricevi la consolazione del Filosofo.
       *[other] Usi { kingsburg-effect.acc }.
    }
   *[no] { $effect ->
        [priest] Il Sacerdote benedice { $player }.
        [consolation] { $player } riceve la consolazione del Filosofo.
       *[other] { $player } usa { kingsburg-effect.acc }.
    }
}
kingsburg-event-built = { $you ->
    [yes] Costruisci { kingsburg-building.acc }.
   *[no] { $player } costruisce { kingsburg-building.acc }.
}
kingsburg-event-destroyed = { $you ->
    [yes] Perdi { kingsburg-building.acc }.
   *[no] { $player } perde { kingsburg-building.acc }.
}
kingsburg-event-looked = { $you ->
    [yes] Guardi gli invasori.
   *[no] { $player } guarda gli invasori.
}
kingsburg-event-saw = { $you ->
    [yes] Vedi gli invasori di quest'anno: { kingsburg-invader }.
   *[no] { $player } vede gli invasori di quest'anno: { kingsburg-invader }.
}
kingsburg-event-shown = Si scoprono gli invasori: { kingsburg-invader }.
kingsburg-event-royal = Il re manda a ciascuno { kingsburg-troops }.
kingsburg-event-total = { $you ->
    [yes] Combatti con forza { $total }.
   *[no] { $player } combatte con forza { $total }.
}
kingsburg-event-battle = { $you ->
    [yes] { $outcome ->
        [won] Vinci la battaglia.
        [drawn] Pareggi la battaglia.
       *[lost] Perdi la battaglia.
    }
   *[no] { $outcome ->
        [won] { $player } vince la battaglia.
        [drawn] { $player } pareggia la battaglia.
       *[lost] { $player } perde la battaglia.
    }
}
kingsburg-event-year = Comincia l'anno { $year }.
kingsburg-event-phase = { kingsburg-phase }.
kingsburg-event-ended = La partita è finita.
kingsburg-event-row_drawn = { $you ->
    [yes] Peschi la striscia della riga { $row }.
   *[no] { $player } pesca la striscia della riga { $row }.
}
kingsburg-event-row_chosen = { $you ->
    [yes] Scegli la striscia della riga { $row }.
   *[no] { $player } sceglie la striscia della riga { $row }.
}
kingsburg-event-strips_returned = Non resta una striscia adatta: tornano tutte indietro e si pesca di nuovo.
kingsburg-event-rows_laid = { $you ->
    [yes] { $rows ->
        [none] Non usi nessuna riga alternativa.
       *[other] Usi { kingsburg-rows }.
    }
   *[no] { $rows ->
        [none] { $player } non usa nessuna riga alternativa.
       *[other] { $player } usa { kingsburg-rows }.
    }
}
kingsburg-event-dealt = { $you ->
    [yes] Ricevi un governatore: { kingsburg-governor }.
   *[no] { $player } riceve un governatore: { kingsburg-governor }.
}
kingsburg-event-governs = { $you ->
    [yes] Il tuo governatore: { kingsburg-governor }.
   *[no] Governatore di { $player }: { kingsburg-governor }.
}
kingsburg-event-offered = È esposto un governatore: { kingsburg-governor }.
kingsburg-event-opened = { $you ->
    [yes] { kingsburg-governor }: apri l'asta con { $bid }.
   *[no] { kingsburg-governor }: { $player } apre l'asta con { $bid }.
}
kingsburg-event-bid = { $you ->
    [yes] Offri { $bid }.
   *[no] { $player } offre { $bid }.
}
kingsburg-event-bid_passed = { $you ->
    [yes] Non offri più per questo governatore.
   *[no] { $player } non offre più per questo governatore.
}
kingsburg-event-destiny = Fato di quest'anno: { kingsburg-destiny }.
kingsburg-event-fate = Il dado della carta fato mostra { $count }.
kingsburg-event-troops = { $you ->
    [yes] Giochi il gettone truppe { $token }.
   *[no] { $player } gioca il gettone truppe { $token }.
}
kingsburg-event-academy = { $you ->
    [yes] La tua Accademia Militare porta { kingsburg-troops }.
   *[no] L'Accademia Militare di { $player } porta { kingsburg-troops }.
}
kingsburg-event-machines = { $you ->
    [yes] Il dado delle tue Macchine da Guerra mostra { $count }.
   *[no] Il dado delle Macchine da Guerra di { $player } mostra { $count }.
}
kingsburg-event-whim_laid = Il capriccio { $whim } ora copre { kingsburg-place.acc }.
kingsburg-event-whim_gone = Il capriccio { $whim } ({ kingsburg-place }) esce dal gioco.
kingsburg-event-lot = Sul capriccio 5 ora c'è: { kingsburg-good }.
kingsburg-stock = { $stock ->
    [none] nulla
    [gold] oro
    [wood] legno
    [gold_wood] oro e legno
    [stone] pietra
    [gold_stone] oro e pietra
    [wood_stone] legno e pietra
   *[gold_wood_stone] oro, legno e pietra
}
kingsburg-event-stock = Sul capriccio 4 ora c'è: { kingsburg-stock }.
kingsburg-event-named = { $you ->
    [yes] Scegli per { $other }: { kingsburg-good }.
   *[no] { $other_you ->
        [yes] { $player } sceglie per te: { kingsburg-good }.
       *[no] { $player } sceglie per { $other }: { kingsburg-good }.
    }
}
kingsburg-event-deal = { $you ->
    [yes] Stringi un accordo segreto con { kingsburg-place.acc }.
   *[no] { $player } stringe un accordo segreto con { kingsburg-place.acc }.
}
kingsburg-event-gift = { $you ->
    [yes] Prendi il dono che sta { kingsburg-place.loc }.
   *[no] { $player } prende il dono che sta { kingsburg-place.loc }.
}
kingsburg-event-moved = { $you ->
    [yes] Il Duca sposta sulla Nobildonna i dadi che hai { kingsburg-place.loc }.
   *[no] Il Duca sposta sulla Nobildonna i dadi che { $player } ha { kingsburg-place.loc }.
}
kingsburg-event-saw_valley = { $you ->
    [yes] Vedi chi c'è nella valle: { kingsburg-invader }.
   *[no] { $player } vede chi c'è nella valle: { kingsburg-invader }.
}
kingsburg-event-valley = Si scopre la carta della valle: { kingsburg-invader }.
kingsburg-event-raided = I nemici della valle si uniscono alla battaglia.
kingsburg-event-scenario = Scenario: { kingsburg-scenario }.
kingsburg-event-stolen = { $you ->
    [yes] Rubi 1 { kingsburg-good } a { $other }.
   *[no] { $other_you ->
        [yes] { $player } ti ruba 1 { kingsburg-good }.
       *[no] { $player } ruba 1 { kingsburg-good } a { $other }.
    }
}
kingsburg-event-boosted = { $you ->
    [yes] { $way ->
        [gain] Conti { $change } in più in questa battaglia.
       *[loss] Conti { $change } in meno in questa battaglia.
    }
   *[no] { $way ->
        [gain] { $player } conta { $change } in più in questa battaglia.
       *[loss] { $player } conta { $change } in meno in questa battaglia.
    }
}

## Fonti di punti

kingsburg-source = { $source ->
    [advisor] Consiglieri
    [building] Edifici
    [reward] Premio del re
    [victory] Vittorie in battaglia
    [strongest] Vincitore più forte
    [defeat] Sconfitte
    [destroyed] Edifici distrutti
    [spy] { kingsburg-source-spy }
    [town_hall] Municipio
    [embassy] Ambasciata
    [fortress] Fortezza
    [cathedral] Cattedrale
    [whim] Capricci
    [auction] Asta dei governatori
    [thief] Ladro
    [minstrel] Menestrello
    [architect] Architetto
    [philosopher] Filosofo
    [preacher] Predicatore
    [paladin] Paladino
    [priest] Sacerdote
    [royal_wedding] Nozze Reali
    [royal_tax] Tassa Reale
    [goldsmith] Oreficeria
    [fountain] Fontana
    [riding_ground] Maneggio
    [monastery] Monastero
    [dome] Duomo
    [dragon_tamers_guild] Gilda dei Domatori di Draghi
    [university] Università
    [architects_guild] Gilda degli Architetti
    [school] Scuola
    [troop_token] Gettone truppe rimasto
    [royal_inspection] Ispezione Reale
    [full_granaries] Granai Pieni
   *[shadow_of_the_dragon] Ombra del Drago
}
kingsburg-source-advisor = Consiglieri
kingsburg-source-building = Edifici
kingsburg-source-reward = Premio del re
kingsburg-source-victory = Vittorie in battaglia
kingsburg-source-strongest = Vincitore più forte
kingsburg-source-defeat = Sconfitte
kingsburg-source-destroyed = Edifici distrutti
kingsburg-source-spy = { $edition ->
    [1] Compenso al Contrabbandiere
   *[other] Compenso alla Spia
}
kingsburg-source-town_hall = Municipio
kingsburg-source-embassy = Ambasciata
kingsburg-source-fortress = Fortezza
kingsburg-source-cathedral = Cattedrale
kingsburg-source-whim = Capricci
kingsburg-source-auction = Asta dei governatori
kingsburg-source-thief = Ladro
kingsburg-source-minstrel = Menestrello
kingsburg-source-architect = Architetto
kingsburg-source-philosopher = Filosofo
kingsburg-source-preacher = Predicatore
kingsburg-source-paladin = Paladino
kingsburg-source-priest = Sacerdote
kingsburg-source-royal_wedding = Nozze Reali
kingsburg-source-royal_tax = Tassa Reale
kingsburg-source-goldsmith = Oreficeria
kingsburg-source-fountain = Fontana
kingsburg-source-riding_ground = Maneggio
kingsburg-source-monastery = Monastero
kingsburg-source-dome = Duomo
kingsburg-source-dragon_tamers_guild = Gilda dei Domatori di Draghi
kingsburg-source-university = Università
kingsburg-source-architects_guild = Gilda degli Architetti
kingsburg-source-school = Scuola
kingsburg-source-troop_token = Gettone truppe rimasto
kingsburg-source-royal_inspection = Ispezione Reale
kingsburg-source-full_granaries = Granai Pieni
kingsburg-source-shadow_of_the_dragon = Ombra del Drago

## Il tavolo in un terminale

kingsburg-table-calendar = Anno { $year }: { $phase }. Invasori: { $invader }, forza { $strengths }
kingsburg-soldiers = { $soldiers ->
    [one] { $soldiers } soldato
   *[other] { $soldiers } soldati
}
kingsburg-table-goods = { kingsburg-points }, { kingsburg-gold }, { kingsburg-wood }, { kingsburg-stone }, { $tokens } × "+2", { kingsburg-soldiers }, dadi { $dice }
kingsburg-table-envoy = (agente del re)

## Su che cosa si basa un suggerimento

kingsburg-part-points = punti
kingsburg-part-end = punti a fine partita
kingsburg-part-battle = la battaglia che viene
kingsburg-part-buildings = quel che rendono gli edifici
kingsburg-part-goods = merci
kingsburg-part-plans = il prossimo edificio
kingsburg-part-dice = consiglieri presi e dadi rimasti
kingsburg-part-favours = i favori del re
