kingsburg-name = Kingsburg
    .help = Win over the king's advisors with your dice, put up buildings and hold the border against the invaders.

## Names

kingsburg-place = { $place ->
    [jester] Jester
    [squire] Squire
    [architect] Architect
    [merchant] Merchant
    [sergeant] Sergeant
    [alchemist] Alchemist
    [astronomer] Astronomer
    [treasurer] Treasurer
    [master_hunter] Master Hunter
    [general] General
    [swordsmith] Swordsmith
    [duchess] Duchess
    [champion] Champion
    [smuggler] { $edition ->
        [1] Smuggler
       *[other] Spy
    }
    [inventor] Inventor
    [wizard] Wizard
    [queen] Queen
    [king] King
    [space_5] private space 5
    [space_10] private space 10
   *[space_15] private space 15
}
kingsburg-advisor = { $advisor ->
    [jester] Jester
    [squire] Squire
    [architect] Architect
    [merchant] Merchant
    [sergeant] Sergeant
    [alchemist] Alchemist
    [astronomer] Astronomer
    [treasurer] Treasurer
    [master_hunter] Master Hunter
    [general] General
    [swordsmith] Swordsmith
    [duchess] Duchess
    [champion] Champion
    [smuggler] { $edition ->
        [1] Smuggler
       *[other] Spy
    }
    [inventor] Inventor
    [wizard] Wizard
    [queen] Queen
   *[king] King
}
kingsburg-building = { $building ->
    [sawmill] Sawmill
    [quarry] Quarry
    [goldsmith] Goldsmith
    [mint] Mint
    [statue] Statue
    [chapel] Chapel
    [church] Church
    [cathedral] Cathedral
    [inn] Inn
    [market] Market
    [farms] Farms
    [merchants_guild] Merchants' Guild
    [guard_tower] Guard Tower
    [blacksmith] Blacksmith
    [barracks] Barracks
    [wizards_guild] Wizards' Guild
    [palisade] Palisade
    [stable] Stable
    [stone_wall] Stone Wall
    [fortress] Fortress
    [barricade] Barricade
    [crane] Crane
    [town_hall] Town Hall
    [embassy] Embassy
    [improvised_defenses] Improvised Defenses
    [recruiting_center] Recruiting Center
    [training_camp] Training Camp
    [military_academy] Military Academy
    [fountain] Fountain
    [riding_ground] Riding Ground
    [warehouse] Warehouse
    [trading_house] Trading House
    [bridge] Bridge
    [altar] Altar
    [monastery] Monastery
    [dome] Dome
    [brewery] Brewery
    [traveling_market] Traveling Market
    [vineyard] Vineyard
    [trading_post] Trading Post
    [armory] Armory
    [griffin_ranch] Griffin Ranch
    [war_machines] War Machines
    [dragon_tamers_guild] Dragon Tamers' Guild
    [small_palisade] Small Palisade
    [watch_post] Watch Post
    [hidden_refuge] Hidden Refuge
    [citadel] Citadel
    [boundary_stones] Boundary Stones
    [building_yard] Building Yard
    [university] University
    [architects_guild] Architects' Guild
    [moat] Moat
    [mercenary_post] Mercenary Post
    [school] School
   *[war_college] War College
}
kingsburg-governor = { $governor ->
    [thief] Thief
    [miner] Miner
    [carpenter] Carpenter
    [sculptor] Sculptor
    [minstrel] Minstrel
    [politician] Politician
    [architect] Architect
    [prince] Prince
    [philosopher] Philosopher
    [preacher] Preacher
    [tax_collector] Tax Collector
    [paladin] Paladin
    [duke] Duke
    [fairy] Fairy
    [priest] Priest
    [heiress] Heiress
    [sorcerer] Sorcerer
    [trickster] Trickster
    [general] General
    [damsel] Damsel
    [trader] Trader
    [engineer] Engineer
    [captain] Captain
   *[astrologer] Astrologer
}
kingsburg-destiny = { $destiny ->
    [rising_stars] Rising Stars
    [famine] Famine
    [fierce_enemies] Fierce Enemies
    [good_year] Good Year
    [heavy_snow] Heavy Snow
    [secret_deals] Secret Deals
    [ailing_king] Ailing King
    [new_quarries] New Quarries
    [royal_gift] Royal Gift
    [timber_harvest] Timber Harvest
    [gold_vein] Gold Vein
    [mild_winter] Mild Winter
    [royal_wedding] Royal Wedding
    [corrupt_officials] Corrupt Officials
    [mercenary_shortage] Mercenary Shortage
    [free_company] Free Company
    [great_tournament] Great Tournament
    [builders_pride] Builders' Pride
    [masons_strike] Masons' Strike
    [generous_king] Generous King
    [envoy_abroad] Envoy Abroad
    [spies_at_the_border] Spies at the Border
    [thick_fog] Thick Fog
    [plague] Plague
    [militia] Militia
    [lucky_omens] Lucky Omens
    [royal_tax] Royal Tax
    [trade_fair] Trade Fair
   *[new_protocol] New Protocol
}
kingsburg-scenario = { $scenario ->
    [goblin_valley] Goblin Valley
    [royal_inspection] Royal Inspection
    [full_granaries] Full Granaries
   *[shadow_of_the_dragon] Shadow of the Dragon
}
kingsburg-good = { $good ->
    [gold] gold
    [wood] wood
   *[stone] stone
}
kingsburg-give = { $give ->
    [gold] gold
    [wood] wood
   *[stone] stone
}
kingsburg-get = { $get ->
    [gold] gold
    [wood] wood
   *[stone] stone
}
kingsburg-effect = { $effect ->
    [statue] Statue
    [chapel] Chapel
    [altar] Altar
    [prince] Prince
    [philosopher] Philosopher
    [trickster] Trickster
    [griffin_ranch] Griffin Ranch
    [university] University
    [heiress] Heiress
    [consolation] Philosopher's consolation
    [merchants_guild] Merchants' Guild
    [trading_post] Trading Post
    [good_year] Good Year card
    [blessing] Priest's blessing
    [astrologer] Astrologer
    [sorcerer] Sorcerer
    [duke] Duke
    [thief] Thief
    [inn] Inn
    [town_hall] Town Hall
    [embassy] Embassy
    [sawmill] Sawmill
    [quarry] Quarry
    [goldsmith] Goldsmith
    [fountain] Fountain
    [riding_ground] Riding Ground
    [warehouse] Warehouse
    [monastery] Monastery
    [brewery] Brewery
    [preacher] Preacher
    [training_camp] Training Camp
    [watch_post] Watch Post
    [general] General
    [school] School
    [armory] Armory
    [dragon_tamers_guild] Dragon Tamers' Guild
    [small_palisade] Small Palisade
    [military_academy] Military Academy
    [war_college] War College
    [war_machines] War Machines
    [miner] Miner
    [carpenter] Carpenter
    [sculptor] Sculptor
    [help_first] help for the first group
    [help_second] help for the second group
    [help_private] help of the private space
    [help_private_second] private space's help for the second group
    [market] Market
    [plus2] "+2" token
    [bridge] Bridge
    [engineer] Engineer
    [secret_deals] secret deal
    [architect] Architect
   *[priest] Priest
}
kingsburg-invader = { $invader ->
    [i_barbarians_2] Barbarians (2)
    [i_goblins_2] Goblins (2)
    [i_goblins_3] Goblins (3)
    [i_orcs_3] Orcs (3)
    [i_zombies_4] Zombies (4)
    [ii_goblins_3] Goblins (3)
    [ii_goblins_4] Goblins (4)
    [ii_orcs_4] Orcs (4)
    [ii_barbarians_5] Barbarians (5)
    [ii_zombies_5] Zombies (5)
    [iii_goblins_4] Goblins (4)
    [iii_goblins_5] Goblins (5)
    [iii_orcs_5] Orcs (5)
    [iii_demons_6] Demons (6)
    [iii_zombies_6] Zombies (6)
    [iv_goblins_5] Goblins (5)
    [iv_goblins_6] Goblins (6)
    [iv_demons_6] Demons (6)
    [iv_orcs_7] Orcs (7)
    [iv_zombies_7] Zombies (7)
    [v_barbarians_7] Barbarians (7)
    [v_barbarians_8] Barbarians (8)
    [v_demons_8] Demons (8)
    [v_demons_9] Demons (9)
    [v_dragons_9] Dragons (9)
   *[unknown] not known
}
kingsburg-phase = { $phase ->
    [kings_aid] King's aid
    [spring] Spring
    [kings_reward] King's reward
    [summer] Summer
    [kings_envoy] King's envoy
    [autumn] Autumn
    [recruit] Recruiting
    [winter] Winter
   *[setup] set-up
}

## Counts

kingsburg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kingsburg-gold = { $gold ->
    [one] { $gold } gold
   *[other] { $gold } gold
}
kingsburg-wood = { $wood ->
    [one] { $wood } wood
   *[other] { $wood } wood
}
kingsburg-stone = { $stone ->
    [one] { $stone } stone
   *[other] { $stone } stone
}
kingsburg-plus2 = { $plus2 ->
    [one] { $plus2 } "+2" token
   *[other] { $plus2 } "+2" tokens
}
kingsburg-goods = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] nothing
           *[other] { kingsburg-stone }
        }
       *[other] { $stone ->
            [0] { kingsburg-wood }
           *[other] { kingsburg-wood } and { kingsburg-stone }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { kingsburg-gold }
           *[other] { kingsburg-gold } and { kingsburg-stone }
        }
       *[other] { $stone ->
            [0] { kingsburg-gold } and { kingsburg-wood }
           *[other] { kingsburg-gold }, { kingsburg-wood } and { kingsburg-stone }
        }
    }
}
kingsburg-price = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { $plus2 ->
                [0] nothing
               *[other] { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-stone }
               *[other] { kingsburg-stone } and { kingsburg-plus2 }
            }
        }
       *[other] { $stone ->
            [0] { $plus2 ->
                [0] { kingsburg-wood }
               *[other] { kingsburg-wood } and { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-wood } and { kingsburg-stone }
               *[other] { kingsburg-wood }, { kingsburg-stone } and { kingsburg-plus2 }
            }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { $plus2 ->
                [0] { kingsburg-gold }
               *[other] { kingsburg-gold } and { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-gold } and { kingsburg-stone }
               *[other] { kingsburg-gold }, { kingsburg-stone } and { kingsburg-plus2 }
            }
        }
       *[other] { $stone ->
            [0] { $plus2 ->
                [0] { kingsburg-gold } and { kingsburg-wood }
               *[other] { kingsburg-gold }, { kingsburg-wood } and { kingsburg-plus2 }
            }
           *[other] { $plus2 ->
                [0] { kingsburg-gold }, { kingsburg-wood } and { kingsburg-stone }
               *[other] { kingsburg-gold }, { kingsburg-wood }, { kingsburg-stone } and { kingsburg-plus2 }
            }
        }
    }
}
kingsburg-tail-white = { $whites ->
    [none] { "" }
   *[other] , white { $whites }
}
kingsburg-tail-token = { $token ->
    [0] { "" }
   *[other] , token +{ $token }
}
kingsburg-tail-shift = { $shift ->
    [0] { "" }
   *[other] , with the Market
}
kingsburg-tail-market = { $market ->
    [yes] , with the Market
   *[no] { "" }
}
kingsburg-tail-envoy = { $envoy ->
    [yes] , with the envoy
   *[no] { "" }
}

## Set-up

kingsburg-preset-first = First game
    .help = The second edition, without modules.
kingsburg-preset-first_edition = First edition
    .help = As the older edition is played, with the names of its advisors.
kingsburg-preset-everything = Everything
    .help = All six modules, and a scenario by lot.
kingsburg-option-edition = Edition
    .help = The second edition, or the first with its own readings and without modules.
kingsburg-option-modules = Modules
    .help = Expansions of the second edition, in any combination. The alternative rows and parts of the governors and destiny cards are our own reconstruction.
    .value = { $value ->
        [extra_rows] Additional rows
        [alternate_rows] Alternative rows
        [governors] Governors
        [destiny] Destiny cards
        [troop_tokens] Chosen reinforcements
        [whims] Whims at court
       *[random] random
    }
    .about = { $value ->
        [extra_rows] Two more rows of buildings in every province.
        [alternate_rows] Each player swaps two rows of the province for rows with other buildings.
        [governors] Everybody has a governor with a power that nobody else has.
        [destiny] Each year a card is turned up that changes something for everybody.
        [troop_tokens] No die for the reinforcements: in winter each player secretly picks how many soldiers come.
       *[whims] Whims cover the help of some advisors and offer something else in its place.
    }
kingsburg-option-scenario = Scenario
    .help = Rules for one special game; most are reconstructed.
    .value = { $value ->
        [none] none
        [random] random
        [goblin_valley] Goblin Valley
        [royal_inspection] Royal Inspection
        [full_granaries] Full Granaries
       *[shadow_of_the_dragon] Shadow of the Dragon
    }
kingsburg-option-rows_method = Getting alternative rows
    .help = Drawn at random, or chosen in turn from all.
    .value = { $value ->
        [draft] chosen in turn
       *[draw] drawn
    }
kingsburg-option-governor_method = Getting a governor
    .help = One of three dealt is kept, or all are auctioned for points.
    .value = { $value ->
        [auction] auction
       *[deal] three dealt, one kept
    }
kingsburg-option-whims_variant = Whims
    .help = Tiles come one by one, or all lie there and leave one by one.
    .value = { $value ->
        [restoration] Restoration
       *[standard] one more every season
    }
kingsburg-option-queen_points = Points of the Queen
    .help = The first edition we follow prints 1 point, the second 3.
    .value = { $value ->
        [edition] as in the edition
        [three] 3 points
       *[other] 1 point
    }
kingsburg-option-token_limit = "+2" tokens in use
    .help = One in a season for each player, as both rulebooks say; the other reading is one in every group of dice.
    .value = { $value ->
        [season] one in a season
       *[group] one in every group
    }
kingsburg-option-envoy_builds = The envoy's second building
    .help = When the second building may be built.
    .value = { $value ->
        [season_end] after the effects of the season's end
       *[build_turn] in the build turn
    }
kingsburg-option-spy_must_pay = The Spy must be paid
    .help = The help of the Spy or Smuggler cannot be declined.
kingsburg-option-stable_advisors = Advisors of the Stable
    .help = With which advisors the Stable gives one soldier more.
    .value = { $value ->
        [general] only the General
       *[all] Sergeant, General and King
    }
kingsburg-option-market_with_token = Market and token together
    .help = A group with a "+2" token may use the Market as well.
kingsburg-option-defenses_strength = Strength for the Improvised Defenses
    .help = Whether the printed or the changed strength of the invaders counts.
    .value = { $value ->
        [actual] as changed
       *[printed] as printed
    }
kingsburg-option-center_token = A token at the Recruiting Center
    .help = What a "+2" token is worth when soldiers are recruited.
    .value = { $value ->
        [soldier] one soldier
       *[good] one good
    }
kingsburg-option-academy_choice = The Military Academy's die
    .help = Whether the owner may keep the king's soldiers after rolling.
    .value = { $value ->
        [own] must be taken
       *[either] one or the other
    }
kingsburg-option-preacher_pays = Points of the Preacher
    .help = For all who built nothing together, or for each of them.
    .value = { $value ->
        [each] for each
       *[once] once a season
    }
kingsburg-option-stable_whims = The Stable works with whims
    .help = Soldiers given by a whim tile bring one more, too.
kingsburg-option-whim_5_draw = Goods on whim 5
    .help = The rulebook draws a new good after the last help of the season; the other reading after every help.
    .value = { $value ->
        [each] after every help
       *[once] after the last help
    }
kingsburg-item = { $item ->
    [gold] 1 gold
    [wood] 1 wood
    [stone] 1 stone
    [plus2] one "+2" token
   *[soldier] 1 soldier
}
kingsburg-things = { $things ->
    [gold_wood] 1 gold and 1 wood
    [gold_vp] 1 gold and 1 point
    [gold_soldier] 1 gold, 1 soldier and one "+2" token
    [wood_vp] 1 wood and 1 point
    [wood_soldier] 1 wood, 1 soldier and one "+2" token
    [vp_soldier] 1 point, 1 soldier and one "+2" token
    [stone_soldier_vp] 1 stone, 1 soldier and 1 point
    [stone_stone_soldier] 2 stone and 1 soldier
    [stone_stone_vp] 2 stone and 1 point
    [stone_soldier_soldier] 1 stone and 2 soldiers
    [soldier_soldier_vp] 2 soldiers and 1 point
    [stone_vp_vp] 1 stone and 2 points
   *[soldier_vp_vp] 1 soldier and 2 points
}
kingsburg-die = { $die ->
    [own] your own die
   *[royal] the king's soldiers
}
kingsburg-paid = { $paid ->
    [gold] 1 gold
    [wood] 1 wood
    [stone] 1 stone
    [vp] 1 point
   *[soldier] 1 soldier
}
kingsburg-got = { $got ->
    [gold] 1 gold
    [wood] 1 wood
    [stone] 1 stone
   *[none] 1 point
}
kingsburg-traded = { $paid ->
    [soldier] 1 point and { kingsburg-got }
   *[other] 1 soldier and { kingsburg-got }
}
kingsburg-choice = { $choice ->
    [tokens] two "+2" tokens
    [gold_soldier] 1 gold and 1 soldier for one "+2" token
    [gold] 3 gold; 1 point for everybody else
   *[vp] 3 points; 1 gold for everybody else
}
kingsburg-deck = { $deck ->
    [invader] the invader deck
   *[valley] the valley deck
}
kingsburg-rows = { $rows ->
    [A] the alternative row { $rows }
    [B] the alternative row { $rows }
    [C] the alternative row { $rows }
    [D] the alternative row { $rows }
    [E] the alternative row { $rows }
    [F] the alternative row { $rows }
    [G] the alternative row { $rows }
   *[other] the alternative rows { $rows }
}
kingsburg-changed-goods = { $good ->
    [gold] { $change } gold
    [wood] { $change } wood
   *[stone] { $change } stone
}
kingsburg-changed-tokens = { $change ->
    [one] { $change } "+2" token
   *[other] { $change } "+2" tokens
}
kingsburg-changed-soldiers = { $change ->
    [one] { $change } soldier
   *[other] { $change } soldiers
}
kingsburg-tail-cause = { $cause ->
    [aid] : king's aid
    [victory] : victory
    [defeat] : defeat
    [tax] : Royal Tax
    [granary] : Full Granaries
    [destiny] : destiny card
    [valley] : battle in the valley
    [bridge] : Bridge
   *[other] { "" }
}
kingsburg-gains = { $you ->
    [yes] { $way ->
        [gain] You gain
       *[loss] { $cause ->
            [defeat] You lose
            [theft] You lose
            [granary] You give up
            [given] You give away
           *[other] You pay
        }
    }
   *[no] { $way ->
        [gain] { $player } gains
       *[loss] { $cause ->
            [defeat] { $player } loses
            [theft] { $player } loses
            [granary] { $player } gives up
            [given] { $player } gives away
           *[other] { $player } pays
        }
    }
}
kingsburg-troops = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
kingsburg-moment = { $moment ->
    [year_start] The year begins
    [before_roll] The season begins
    [after_roll] You have rolled
    [after_final] The dice are final
    [influence_end] All have passed
    [after_help] All advisors have helped
    [season_end] The season ends
    [before_recruit] Recruiting is about to begin
    [after_recruit] Recruiting is over
    [winter_start] Winter begins
    [reinforced] The king's soldiers are here
    [battle] The battle begins
    [year_end] The year ends
    [year_last] The year ends
   *[other] Your advisors help
}

## Questions

kingsburg-ask-aid = The king helps you: { kingsburg-which }
kingsburg-which = { $count ->
    [one] which good do you take?
   *[other] which { $count } goods do you take?
}
kingsburg-ask-gift = { $kinds ->
    [alike] { $count ->
        [one] You get { $count } good: which?
       *[other] You get { $count } goods of one kind: which?
    }
    [different] All different: { kingsburg-which }
   *[any] Your choice: { kingsburg-which }
}
kingsburg-ask-effects = { kingsburg-moment }: which effect do you use?
kingsburg-ask-help = The { kingsburg-advisor } ({ $number }) helps you: what do you choose?
kingsburg-ask-name = Which good do you name for the other player?
kingsburg-ask-pick = What do you take? The other player gets the rest.
kingsburg-ask-give = Which good do you give away, and to whom?
kingsburg-ask-look = Which deck do you look at?
kingsburg-ask-reroll = Which dice do you reroll?
kingsburg-ask-set = To which numbers do you set your dice?
kingsburg-ask-turn = How do you turn your dice that show 2?
kingsburg-ask-influence = Influence an advisor, or pass.
kingsburg-ask-steal = From whom do you take a good?
kingsburg-ask-build = Build a building, or end your build turn.
kingsburg-ask-payment = How do you pay for the { kingsburg-building }?
kingsburg-ask-sorcerer = Raise a building of column I without cost, or stop.
kingsburg-ask-spend = What do you pay to the Town Hall?
kingsburg-each = { $price ->
    [one] { $price } good
   *[other] { $price } goods
}
kingsburg-ask-recruit = Recruit a soldier for { kingsburg-each }, or stop.
kingsburg-ask-lose = Defeat: which goods do you lose?
kingsburg-ask-granary = You may keep 6 goods: which?
kingsburg-ask-academy_keep = Do you count your own die or the king's soldiers?
kingsburg-ask-troops = Which troop token do you play? Nobody sees it yet.
kingsburg-ask-tax = Royal Tax: which good do you pay? Otherwise you lose 1 point.
kingsburg-ask-rows = Which alternative rows do you use?
kingsburg-ask-draft = Which row do you choose?
kingsburg-ask-governor = Which governor do you keep?
kingsburg-ask-open = Name a governor and open the bidding.
kingsburg-ask-bid = { kingsburg-governor }: bid more than { kingsburg-points }, or pass.
kingsburg-ask-order = What is the turn order?
kingsburg-ask-scenario = Which scenario is played?
kingsburg-ask-invader = Who are this year's invaders?
kingsburg-ask-neutral = What do the neutral dice show?
kingsburg-ask-roll = What do the dice show?
kingsburg-ask-royal = What does the king's die show?
kingsburg-ask-whim = Whim { $whim }: what do you choose?
kingsburg-ask-blessing = Do you ask for the blessing of the Priest now?
kingsburg-ask-armory = Which good do you pay to the Armory?
kingsburg-ask-strip = Which strip is drawn?
kingsburg-ask-governor_lot = Which governor is dealt?
kingsburg-ask-offer = Which governor is laid out?
kingsburg-ask-destiny = Which destiny card is turned up?
kingsburg-ask-fate = What does the destiny card's die show?
kingsburg-ask-academy = What does the Military Academy's die show?
kingsburg-ask-machines = What does the War Machines' die show?
kingsburg-ask-whim_lot = Which whim tile is turned up?
kingsburg-ask-lot = Which good comes onto whim 5?
kingsburg-ask-valley = Who is in the valley this year?

## Moves: in full, as a short label, and as the heading of many

kingsburg-move-take = Take { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Take
kingsburg-move-pay = Return 1 { kingsburg-good } and take one of each of the other two goods
    .short = { kingsburg-good }
    .many = Return
kingsburg-move-decline = Do without
    .short = do without
    .many = Do without
kingsburg-move-influence = Influence the { kingsburg-place } ({ $number }) with { $faces }{ kingsburg-tail-white }{ kingsburg-tail-token }{ kingsburg-tail-shift }{ kingsburg-tail-envoy }
    .short = { kingsburg-place } ({ $number }): { $faces }{ kingsburg-tail-white }{ kingsburg-tail-token }{ kingsburg-tail-shift }{ kingsburg-tail-envoy }
    .many = Influence
    .left = dice that reach an advisor
kingsburg-move-deal = Put a marker on the { kingsburg-place } to share the help
    .short = { kingsburg-place }
    .many = Make a secret deal with the
kingsburg-move-pass = Pass
    .short = pass
    .many = Pass
kingsburg-move-use = Use the { kingsburg-effect }
    .short = { kingsburg-effect }
    .many = Use
kingsburg-move-done = Nothing more
    .short = nothing more
    .many = Nothing more
kingsburg-rerolled-dice = { $faces ->
    [none] white { $whites }
   *[other] { $faces }{ kingsburg-tail-white }
}
kingsburg-move-reroll = Reroll { kingsburg-rerolled-dice }
    .short = { kingsburg-rerolled-dice }
    .many = Reroll
kingsburg-move-set = Set the dice to { $faces }
    .short = { $faces }
    .many = Set the dice to
kingsburg-move-turn = Turn the dice to { $faces }{ kingsburg-tail-white }
    .short = { $faces }{ kingsburg-tail-white }
    .many = Turn the dice to
kingsburg-spent = { $good ->
    [gold] 1 gold
    [wood] 1 wood
    [stone] 1 stone
   *[plus2] one "+2" token
}
kingsburg-move-spend = Pay { kingsburg-spent }
    .short = { kingsburg-spent }
    .many = Pay
kingsburg-move-build = Build the { kingsburg-building } for { kingsburg-goods } ({ kingsburg-points })
    .short = { kingsburg-building } ({ kingsburg-points })
    .many = Build
kingsburg-move-exchange = Exchange 1 { kingsburg-give } for 1 { kingsburg-get }
    .short = { kingsburg-give } → { kingsburg-get }
    .many = Exchange
kingsburg-move-pay_cost = Pay { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Pay
kingsburg-move-raise = Raise the { kingsburg-building } without cost
    .short = { kingsburg-building }
    .many = Raise
    .left = a building without cost
kingsburg-move-hire = Recruit a soldier for { kingsburg-price }
    .short = { kingsburg-price }
    .many = Recruit a soldier for
kingsburg-move-lose = Give up { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Give up
kingsburg-move-keep = Keep { kingsburg-goods }
    .short = { kingsburg-goods }
    .many = Keep
kingsburg-move-keep_die = Count { kingsburg-die }
    .short = { kingsburg-die }
    .many = Count
kingsburg-move-troops = Play troop token { $token }
    .short = { $token }
    .many = Play the troop token
kingsburg-move-steal = Take 1 { kingsburg-good } from player { $number }
    .short = { kingsburg-good }, player { $number }
    .many = Take
kingsburg-move-name = Name { kingsburg-good }
    .short = { kingsburg-good }
    .many = Name
kingsburg-move-trade = Pay { kingsburg-paid } for { kingsburg-traded }
    .short = { kingsburg-paid } → { kingsburg-traded }
    .many = Pay
kingsburg-move-choose = Take { kingsburg-choice }
    .short = { kingsburg-choice }
    .many = Take
kingsburg-move-two = Take { kingsburg-things }
    .short = { kingsburg-things }
    .many = Take
kingsburg-move-share = Take { kingsburg-things }
    .short = { kingsburg-things }
    .many = Take
kingsburg-move-opponent = Choose player { $number }
    .short = player { $number }
    .many = Choose
kingsburg-move-pick = Take { kingsburg-item }
    .short = { kingsburg-item }
    .many = Take
kingsburg-move-give = Give 1 { kingsburg-good } to player { $number }
    .short = { kingsburg-good }, player { $number }
    .many = Give
kingsburg-move-look = Look at { kingsburg-deck }
    .short = { kingsburg-deck }
    .many = Look at
kingsburg-move-lay = { $rows ->
    [none] Use no alternative row
   *[other] Use { kingsburg-rows }
}
    .short = { $rows ->
        [none] none
       *[other] { $rows }
    }
    .many = Use
kingsburg-move-strip = Take the strip of row { $row }
    .short = { $row }
    .many = Take the strip
kingsburg-move-govern = Keep this governor: { kingsburg-governor }
    .short = { kingsburg-governor }
    .many = Keep
kingsburg-move-open = Bid { $bid } for this governor: { kingsburg-governor }
    .short = { kingsburg-governor }: { $bid }
    .many = Open the bidding for
kingsburg-move-bid = Bid { $bid }
    .short = { $bid }
    .many = Bid
kingsburg-tail-thrown = { $white ->
    [none] { "" }
   *[other] { " " }and white { $white }
}
kingsburg-thrown = { $dice ->
    [none] white { $white }
   *[other] { $dice }{ kingsburg-tail-thrown }
}
kingsburg-move-order = The turn order is { $order }
kingsburg-move-roll = The dice show { kingsburg-thrown }
kingsburg-move-neutral = The neutral dice show { $dice }
kingsburg-move-die = The die shows { $face }
kingsburg-move-invader = The invaders are { kingsburg-invader }
kingsburg-move-valley = In the valley are { kingsburg-invader }
kingsburg-move-destiny = The destiny card is { kingsburg-destiny }
kingsburg-move-governor = The governor is { kingsburg-governor }
kingsburg-move-row = The strip is that of row { $row }
kingsburg-move-whim = The whim is number { $whim }
kingsburg-move-good = The good is { kingsburg-good }
kingsburg-move-scenario = The scenario is { kingsburg-scenario }

## Events

kingsburg-event-score = { $you ->
    [yes] { $way ->
        [gain] You score { kingsburg-points }: { kingsburg-source }.
       *[loss] You lose { kingsburg-points }: { kingsburg-source }.
    }
   *[no] { $way ->
        [gain] { $player } scores { kingsburg-points }: { kingsburg-source }.
       *[loss] { $player } loses { kingsburg-points }: { kingsburg-source }.
    }
}
kingsburg-event-undone = The table goes back to move { $number }.
kingsburg-nth = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
kingsburg-event-order = { $you ->
    [yes] You are { kingsburg-nth } in turn order.
   *[no] { $player } is { kingsburg-nth } in turn order.
}
kingsburg-event-rolled = { $you ->
    [yes] You roll { kingsburg-thrown }.
   *[no] { $player } rolls { kingsburg-thrown }.
}
kingsburg-event-rerolled = { $you ->
    [yes] You reroll: now { kingsburg-thrown }.
   *[no] { $player } rerolls: now { kingsburg-thrown }.
}
kingsburg-event-dice_changed = { $you ->
    [yes] Your dice now show { kingsburg-thrown }.
   *[no] { $player }'s dice now show { kingsburg-thrown }.
}
kingsburg-event-neutral = Neutral dice ({ $dice }) go to the { kingsburg-place }.
kingsburg-event-placed = { $you ->
    [yes] You influence the { kingsburg-place } with { kingsburg-thrown }{ kingsburg-tail-token }{ kingsburg-tail-market }.
   *[no] { $player } influences the { kingsburg-place } with { kingsburg-thrown }{ kingsburg-tail-token }{ kingsburg-tail-market }.
}
kingsburg-event-passed = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
kingsburg-event-envoy_given = { $you ->
    [yes] You receive the king's envoy.
   *[no] { $player } receives the king's envoy.
}
kingsburg-event-envoy_used = { $you ->
    [yes] You use the king's envoy.
   *[no] { $player } uses the king's envoy.
}
kingsburg-event-envoy_back = { $you ->
    [yes] You return the envoy unused.
   *[no] { $player } returns the envoy unused.
}
kingsburg-event-aided = { $you ->
    [yes] The king gives you a white die for the spring.
   *[no] The king gives { $player } a white die for the spring.
}
kingsburg-event-goods = { kingsburg-gains } { kingsburg-changed-goods }{ kingsburg-tail-cause } (now { $count }).
kingsburg-event-tokens = { kingsburg-gains } { kingsburg-changed-tokens }{ kingsburg-tail-cause } (now { $count }).
kingsburg-event-soldiers = { $you ->
    [yes] { $way ->
        [gain] { $cause ->
            [hired] You recruit
           *[other] You gain
        }
       *[loss] You lose
    }
   *[no] { $way ->
        [gain] { $cause ->
            [hired] { $player } recruits
           *[other] { $player } gains
        }
       *[loss] { $player } loses
    }
} { kingsburg-changed-soldiers }{ kingsburg-tail-cause } (now { $count }).
kingsburg-event-sent_home = { $you ->
    [yes] { $count ->
        [0] You send { kingsburg-changed-soldiers } home.
       *[other] { $change ->
            [0] You keep { kingsburg-troops } with the Captain.
           *[other] You send { kingsburg-changed-soldiers } home and keep { $count } with the Captain.
        }
    }
   *[no] { $count ->
        [0] { $player } sends { kingsburg-changed-soldiers } home.
       *[other] { $change ->
            [0] { $player } keeps { kingsburg-troops } with the Captain.
           *[other] { $player } sends { kingsburg-changed-soldiers } home and keeps { $count } with the Captain.
        }
    }
}
kingsburg-event-helped = { $you ->
    [yes] The { kingsburg-place } helps you.
   *[no] The { kingsburg-place } helps { $player }.
}
kingsburg-event-used = { $you ->
    [yes] { $effect ->
        [priest] The Priest blesses you.
        [consolation] You receive the Philosopher's consolation.
       *[other] You use the { kingsburg-effect }.
    }
   *[no] { $effect ->
        [priest] The Priest blesses { $player }.
        [consolation] { $player } receives the Philosopher's consolation.
       *[other] { $player } uses the { kingsburg-effect }.
    }
}
kingsburg-event-built = { $you ->
    [yes] You build the { kingsburg-building }.
   *[no] { $player } builds the { kingsburg-building }.
}
kingsburg-event-destroyed = { $you ->
    [yes] You lose the { kingsburg-building }.
   *[no] { $player } loses the { kingsburg-building }.
}
kingsburg-event-looked = { $you ->
    [yes] You look at the invaders.
   *[no] { $player } looks at the invaders.
}
kingsburg-event-saw = { $you ->
    [yes] You see this year's invaders: { kingsburg-invader }.
   *[no] { $player } sees this year's invaders: { kingsburg-invader }.
}
kingsburg-event-shown = The invaders are turned up: { kingsburg-invader }.
kingsburg-event-royal = The king sends everybody { kingsburg-troops }.
kingsburg-event-total = { $you ->
    [yes] You fight with a strength of { $total }.
   *[no] { $player } fights with a strength of { $total }.
}
kingsburg-event-battle = { $you ->
    [yes] { $outcome ->
        [won] You win your battle.
        [drawn] Your battle is a draw.
       *[lost] You lose your battle.
    }
   *[no] { $outcome ->
        [won] { $player } wins the battle.
        [drawn] { $player }'s battle is a draw.
       *[lost] { $player } loses the battle.
    }
}
kingsburg-event-year = Year { $year } begins.
kingsburg-event-phase = { kingsburg-phase }.
kingsburg-event-ended = The game is over.
kingsburg-event-row_drawn = { $you ->
    [yes] You draw the strip of row { $row }.
   *[no] { $player } draws the strip of row { $row }.
}
kingsburg-event-row_chosen = { $you ->
    [yes] You choose the strip of row { $row }.
   *[no] { $player } chooses the strip of row { $row }.
}
kingsburg-event-strips_returned = No strip that fits is left: all go back and are drawn again.
kingsburg-event-rows_laid = { $you ->
    [yes] { $rows ->
        [none] You use no alternative row.
       *[other] You use { kingsburg-rows }.
    }
   *[no] { $rows ->
        [none] { $player } uses no alternative row.
       *[other] { $player } uses { kingsburg-rows }.
    }
}
kingsburg-event-dealt = { $you ->
    [yes] You are dealt a governor: { kingsburg-governor }.
   *[no] { $player } is dealt a governor: { kingsburg-governor }.
}
kingsburg-event-governs = { $you ->
    [yes] Your governor: { kingsburg-governor }.
   *[no] { $player }'s governor: { kingsburg-governor }.
}
kingsburg-event-offered = A governor is laid out: { kingsburg-governor }.
kingsburg-event-opened = { $you ->
    [yes] { kingsburg-governor }: you open the bidding with { $bid }.
   *[no] { kingsburg-governor }: { $player } opens the bidding with { $bid }.
}
kingsburg-event-bid = { $you ->
    [yes] You bid { $bid }.
   *[no] { $player } bids { $bid }.
}
kingsburg-event-bid_passed = { $you ->
    [yes] You bid no more for this governor.
   *[no] { $player } bids no more for this governor.
}
kingsburg-event-destiny = This year's destiny: { kingsburg-destiny }.
kingsburg-event-fate = The destiny card's die shows { $count }.
kingsburg-event-troops = { $you ->
    [yes] You play troop token { $token }.
   *[no] { $player } plays troop token { $token }.
}
kingsburg-event-academy = { $you ->
    [yes] Your Military Academy brings { kingsburg-troops }.
   *[no] { $player }'s Military Academy brings { kingsburg-troops }.
}
kingsburg-event-machines = { $you ->
    [yes] The die of your War Machines shows { $count }.
   *[no] The die of { $player }'s War Machines shows { $count }.
}
kingsburg-event-whim_laid = Whim { $whim } now covers the { kingsburg-place }.
kingsburg-event-whim_gone = Whim { $whim } ({ kingsburg-place }) leaves the game.
kingsburg-event-lot = Whim 5 now offers { kingsburg-good }.
kingsburg-stock = { $stock ->
    [none] nothing
    [gold] gold
    [wood] wood
    [gold_wood] gold and wood
    [stone] stone
    [gold_stone] gold and stone
    [wood_stone] wood and stone
   *[gold_wood_stone] gold, wood and stone
}
kingsburg-event-stock = Whim 4 now offers { kingsburg-stock }.
kingsburg-event-named = { $you ->
    [yes] You name { kingsburg-good } for { $other }.
   *[no] { $other_you ->
        [yes] { $player } names { kingsburg-good } for you.
       *[no] { $player } names { kingsburg-good } for { $other }.
    }
}
kingsburg-event-deal = { $you ->
    [yes] You make a secret deal with the { kingsburg-place }.
   *[no] { $player } makes a secret deal with the { kingsburg-place }.
}
kingsburg-event-gift = { $you ->
    [yes] You take the gift on the { kingsburg-place }.
   *[no] { $player } takes the gift on the { kingsburg-place }.
}
kingsburg-event-moved = { $you ->
    [yes] The Duke moves your dice from the { kingsburg-place } to the Duchess.
   *[no] The Duke moves the dice of { $player } from the { kingsburg-place } to the Duchess.
}
kingsburg-event-saw_valley = { $you ->
    [yes] You see who waits in the valley: { kingsburg-invader }.
   *[no] { $player } sees who waits in the valley: { kingsburg-invader }.
}
kingsburg-event-valley = The valley's card is turned up: { kingsburg-invader }.
kingsburg-event-raided = The enemies from the valley join the battle.
kingsburg-event-scenario = Scenario: { kingsburg-scenario }.
kingsburg-event-stolen = { $you ->
    [yes] You steal 1 { kingsburg-good } from { $other }.
   *[no] { $other_you ->
        [yes] { $player } steals 1 { kingsburg-good } from you.
       *[no] { $player } steals 1 { kingsburg-good } from { $other }.
    }
}
kingsburg-event-boosted = { $you ->
    [yes] { $way ->
        [gain] You count { $change } more in this battle.
       *[loss] You count { $change } less in this battle.
    }
   *[no] { $way ->
        [gain] { $player } counts { $change } more in this battle.
       *[loss] { $player } counts { $change } less in this battle.
    }
}

## Sources of points

kingsburg-source = { $source ->
    [advisor] Advisors
    [building] Buildings
    [reward] King's reward
    [victory] Victories in battle
    [strongest] Strongest winner
    [defeat] Defeats
    [destroyed] Destroyed buildings
    [spy] { kingsburg-source-spy }
    [town_hall] Town Hall
    [embassy] Embassy
    [fortress] Fortress
    [cathedral] Cathedral
    [whim] Whims
    [auction] Auction of governors
    [thief] Thief
    [minstrel] Minstrel
    [architect] Architect
    [philosopher] Philosopher
    [preacher] Preacher
    [paladin] Paladin
    [priest] Priest
    [royal_wedding] Royal Wedding
    [royal_tax] Royal Tax
    [goldsmith] Goldsmith
    [fountain] Fountain
    [riding_ground] Riding Ground
    [monastery] Monastery
    [dome] Dome
    [dragon_tamers_guild] Dragon Tamers' Guild
    [university] University
    [architects_guild] Architects' Guild
    [school] School
    [troop_token] Troop token left over
    [royal_inspection] Royal Inspection
    [full_granaries] Full Granaries
   *[shadow_of_the_dragon] Shadow of the Dragon
}
kingsburg-source-advisor = Advisors
kingsburg-source-building = Buildings
kingsburg-source-reward = King's reward
kingsburg-source-victory = Victories in battle
kingsburg-source-strongest = Strongest winner
kingsburg-source-defeat = Defeats
kingsburg-source-destroyed = Destroyed buildings
kingsburg-source-spy = { $edition ->
    [1] Paid to the Smuggler
   *[other] Paid to the Spy
}
kingsburg-source-town_hall = Town Hall
kingsburg-source-embassy = Embassy
kingsburg-source-fortress = Fortress
kingsburg-source-cathedral = Cathedral
kingsburg-source-whim = Whims
kingsburg-source-auction = Auction of governors
kingsburg-source-thief = Thief
kingsburg-source-minstrel = Minstrel
kingsburg-source-architect = Architect
kingsburg-source-philosopher = Philosopher
kingsburg-source-preacher = Preacher
kingsburg-source-paladin = Paladin
kingsburg-source-priest = Priest
kingsburg-source-royal_wedding = Royal Wedding
kingsburg-source-royal_tax = Royal Tax
kingsburg-source-goldsmith = Goldsmith
kingsburg-source-fountain = Fountain
kingsburg-source-riding_ground = Riding Ground
kingsburg-source-monastery = Monastery
kingsburg-source-dome = Dome
kingsburg-source-dragon_tamers_guild = Dragon Tamers' Guild
kingsburg-source-university = University
kingsburg-source-architects_guild = Architects' Guild
kingsburg-source-school = School
kingsburg-source-troop_token = Troop token left over
kingsburg-source-royal_inspection = Royal Inspection
kingsburg-source-full_granaries = Full Granaries
kingsburg-source-shadow_of_the_dragon = Shadow of the Dragon

## The table in a terminal

kingsburg-table-calendar = Year { $year }: { $phase }. Invaders: { $invader }, strength { $strengths }
kingsburg-soldiers = { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}
kingsburg-table-goods = { kingsburg-points }, { kingsburg-gold }, { kingsburg-wood }, { kingsburg-stone }, { $tokens } × "+2", { kingsburg-soldiers }, dice { $dice }
kingsburg-table-envoy = (king's envoy)

## What a hint weighs

kingsburg-part-points = points
kingsburg-part-end = points at the end
kingsburg-part-battle = the battle to come
kingsburg-part-buildings = what buildings bring
kingsburg-part-goods = goods
kingsburg-part-plans = the next building
kingsburg-part-dice = advisors won and dice left
kingsburg-part-favours = the king's favours
