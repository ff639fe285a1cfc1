council_of_four-name = Council of Four
    .help = Win over the councils of the kingdom, gather permits and connect your emporiums from city to city.

## Names

council_of_four-city = { $city ->
    [arkon] Arkon
    [burgen] Burgen
    [castrum] Castrum
    [dorful] Dorful
    [esti] Esti
    [framek] Framek
    [graden] Graden
    [hellar] Hellar
    [indur] Indur
    [juvelar] Juvelar
    [kultos] Kultos
    [lyram] Lyram
    [merkatim] Merkatim
    [naris] Naris
   *[osium] Osium
}
council_of_four-from = { $from ->
    [arkon] Arkon
    [burgen] Burgen
    [castrum] Castrum
    [dorful] Dorful
    [esti] Esti
    [framek] Framek
    [graden] Graden
    [hellar] Hellar
    [indur] Indur
    [juvelar] Juvelar
    [kultos] Kultos
    [lyram] Lyram
    [merkatim] Merkatim
    [naris] Naris
   *[osium] Osium
}
council_of_four-permit = { $permit ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [ab] AB
    [bc] BC
    [cd] CD
    [de] DE
    [ae] AE
    [abc] ABC
    [abe] ABE
    [ade] ADE
    [bcd] BCD
    [cde] CDE
    [f] F
    [g] G
    [h] H
    [i] I
    [j] J
    [fg] FG
    [fj] FJ
    [hg] HG
    [hi] HI
    [ij] IJ
    [fgh] FGH
    [fgj] FGJ
    [fij] FIJ
    [ghi] GHI
    [ijh] IJH
    [k] K
    [l] L
    [m] M
    [n] N
    [o] O
    [kl] KL
    [ml] ML
    [mn] MN
    [no] NO
    [ok] OK
    [klm] KLM
    [klo] KLO
    [kno] KNO
    [lmn] LMN
   *[mno] MNO
}

council_of_four-region = { $region ->
    [coast] coast
    [hills] hills
   *[mountains] mountains
}
council_of_four-council = { $council ->
    [coast] council of the coast
    [hills] council of the hills
    [mountains] council of the mountains
   *[king] king's council
}
council_of_four-colour = { $colour ->
    [white] white
    [black] black
    [orange] orange
    [pink] pink
    [purple] purple
   *[blue] blue
}
    .a = { $colour ->
        [orange] an orange
       *[other] a { council_of_four-colour }
    }
council_of_four-falls = { $falls ->
    [white] white
    [black] black
    [orange] orange
    [pink] pink
    [purple] purple
   *[blue] blue
}
council_of_four-card = { $card ->
    [white] white
    [black] black
    [orange] orange
    [pink] pink
    [purple] purple
    [blue] blue
   *[joker] joker
}
council_of_four-played = { $card ->
    [white] { $count ->
        [one] { $count } white card
       *[other] { $count } white cards
    }
    [black] { $count ->
        [one] { $count } black card
       *[other] { $count } black cards
    }
    [orange] { $count ->
        [one] { $count } orange card
       *[other] { $count } orange cards
    }
    [pink] { $count ->
        [one] { $count } pink card
       *[other] { $count } pink cards
    }
    [purple] { $count ->
        [one] { $count } purple card
       *[other] { $count } purple cards
    }
    [blue] { $count ->
        [one] { $count } blue card
       *[other] { $count } blue cards
    }
   *[joker] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
}
council_of_four-metal = { $metal ->
    [gold] gold
    [silver] silver
    [bronze] bronze
    [iron] iron
    [purple] purple
   *[none] none
}
council_of_four-token = { $token ->
    [vp1] 1 point
    [vp2] 2 points
    [vp3] 3 points
    [coin1] 1 coin
    [coin2] 2 coins
    [coin3] 3 coins
    [assistant1] 1 assistant
    [assistant2] 2 assistants
    [card1] 1 card
    [assistant1_coin1] 1 assistant and 1 coin
    [assistant1_card1] 1 assistant and 1 card
    [card1_vp1] 1 card and 1 point
    [nobility1_a] 1 nobility step
   *[nobility1_b] 1 nobility step
}
council_of_four-tile = { $tile ->
    [gold] gold cities
    [silver] silver cities
    [bronze] bronze cities
    [iron] iron cities
    [coast] coast
    [hills] hills
   *[mountains] mountains
}
council_of_four-bonus = { $bonus ->
    [token] a city token again
    [permit] a free permit
    [rewards] the rewards of a permit again
    [tokens] two city tokens again
   *[step] the space reached
}

# Numbers of things; gains, debts and cards as the tail of a sentence
council_of_four-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
council_of_four-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
council_of_four-assistants = { $assistants ->
    [one] { $assistants } assistant
   *[other] { $assistants } assistants
}
council_of_four-changed-coins = { $change ->
    [one] { $change } coin
   *[other] { $change } coins
}
council_of_four-changed-assistants = { $change ->
    [one] { $change } assistant
   *[other] { $change } assistants
}
council_of_four-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
council_of_four-roads = { $roads ->
    [one] { $roads } road
   *[other] { $roads } roads
}
council_of_four-distance = { $roads ->
    [0] where he stands
   *[other] { council_of_four-roads } away
}
council_of_four-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
council_of_four-tail-gains = { $points ->
    [0] { "" }
    [one] , +{ $points } point
   *[other] , +{ $points } points
}{ $gold ->
    [0] { "" }
    [one] , +{ $gold } coin
   *[other] , +{ $gold } coins
}{ $assistants ->
    [0] { "" }
    [one] , +{ $assistants } assistant
   *[other] , +{ $assistants } assistants
}{ $cards ->
    [0] { "" }
    [one] , +{ $cards } card
   *[other] , +{ $cards } cards
}{ $steps ->
    [0] { "" }
    [one] , +{ $steps } nobility step
   *[other] , +{ $steps } nobility steps
}{ $stars ->
    [0] { "" }
    [one] , +{ $stars } main action
   *[other] , +{ $stars } main actions
}
council_of_four-tail-owed = { $owed ->
    [0] { "" }
    [one] , { $owed } assistant owed
   *[other] , { $owed } assistants owed
}
council_of_four-tail-laid = { $white ->
    [0] { "" }
    [one] , { $white } white card
   *[other] , { $white } white cards
}{ $black ->
    [0] { "" }
    [one] , { $black } black card
   *[other] , { $black } black cards
}{ $orange ->
    [0] { "" }
    [one] , { $orange } orange card
   *[other] , { $orange } orange cards
}{ $pink ->
    [0] { "" }
    [one] , { $pink } pink card
   *[other] , { $pink } pink cards
}{ $purple ->
    [0] { "" }
    [one] , { $purple } purple card
   *[other] , { $purple } purple cards
}{ $blue ->
    [0] { "" }
    [one] , { $blue } blue card
   *[other] , { $blue } blue cards
}{ $joker ->
    [0] { "" }
    [one] , { $joker } joker
   *[other] , { $joker } jokers
}

## Set-up

council_of_four-preset-first = First game
    .help = Councils, permits and city tokens lie as the rulebook draws them.
council_of_four-preset-standard = Standard
    .help = Sides of the map, councils, permits and city tokens by lot.
council_of_four-option-setup = Set-up
    .help = At random, or the start position drawn in the rulebook.
    .value = { $value ->
        [rulebook] as drawn in the rulebook
       *[random] random
    }
council_of_four-option-coast = Coast
    .help = Which side of the region board is used; a is the one pictured in the rulebook.
    .value = { $value ->
        [a] side a
        [b] side b
       *[random] random
    }
council_of_four-option-hills = Hills
    .help = Which side of the region board is used; a is the one pictured in the rulebook.
    .value = { $value ->
        [a] side a
        [b] side b
       *[random] random
    }
council_of_four-option-mountains = Mountains
    .help = Which side of the region board is used; a is the one pictured in the rulebook.
    .value = { $value ->
        [a] side a
        [b] side b
       *[random] random
    }
council_of_four-option-start_seat = Start player
    .help = The seat that takes the first turn.
council_of_four-option-reward_order = Order of city rewards
    .help = Whether the player decides in which order the tokens of a new emporium pay.
    .value = { $value ->
        [fixed] new city first, then by distance
       *[free] the player's choice
    }
council_of_four-option-every_space_pays = Every nobility space pays
    .help = Of several steps taken together every space entered pays, not only the last.
council_of_four-option-free_permit_pays = The free permit pays
    .help = The permit from the nobility track gives its rewards, too.
council_of_four-option-same_permit_again = The same permit on space 14
    .help = The permit whose step led to space 14 may itself be repeated there.
council_of_four-option-coin_limit = At most 20 coins
    .help = Coins gained beyond 20 are lost.
council_of_four-option-assistant_limit = Limited assistants
    .help = There are assistants worth 48; when the pool is empty, nobody gets any.
council_of_four-option-last_bonus_each = Points for everybody's last emporium
    .help = Whoever builds the tenth emporium gains 3 points, not only the first to do so.
council_of_four-option-finish_turn = The last emporium does not end the turn
    .help = Whoever brings the end about may still use all actions of that turn.
council_of_four-option-permits_tie_pays = A tie for most permits pays
    .help = All who share the most permits gain 3 points.
council_of_four-option-used_permits_count = Used permits count
    .help = Face-down permits count for the most permits.
council_of_four-option-tie_break = Tie-break
    .help = What decides among players with equal points.
    .value = { $value ->
        [assistants_first] assistants, then cards
       *[sum] assistants and cards together
    }

## Questions

council_of_four-ask-turn = { $mains ->
    [0] { $quick ->
        [yes] You may still take a quick action, or end your turn.
       *[no] All your actions are done: end your turn.
    }
   *[other] { $acted ->
        [yes] You may take another main action, or end your turn.
       *[no] { $quick ->
            [yes] Take a main action; a quick action may come before or after it.
           *[no] Take your main action.
        }
    }
}
council_of_four-ask-councillor = Which councillor joins the { council_of_four-council }? The { council_of_four-falls } one will fall out.
council_of_four-ask-pay_permit = With which cards do you satisfy the { council_of_four-council } for permit { council_of_four-permit }?
council_of_four-ask-pay_king = With which cards do you satisfy the { council_of_four-council }? The king goes to { council_of_four-city }.
council_of_four-ask-order = Which bonus comes first?
council_of_four-ask-reuse = Which of your cities pays its token again?
council_of_four-ask-take = Which face-up permit do you take?
council_of_four-ask-repeat = Which of your permits pays its rewards again?
council_of_four-ask-side = Which side of the { council_of_four-region } is used?
council_of_four-ask-token = Which token does { council_of_four-city } get?
council_of_four-ask-pawn = Which councillor joins the { council_of_four-council }?
council_of_four-ask-permit = Which permit is turned up?
council_of_four-ask-neutral = Which permit of the { council_of_four-region } places neutral emporiums?
council_of_four-ask-card = Which card is drawn?

## Moves: in full, as a short label, and as the heading of many

council_of_four-move-elect = Elect a councillor into the { council_of_four-council }; { council_of_four-falls } falls out
    .short = { council_of_four-council }
    .many = Elect a councillor into the
council_of_four-move-buy = Acquire permit { council_of_four-permit } from the { council_of_four-council } for { council_of_four-price } or more{ council_of_four-tail-gains }
    .short = { council_of_four-permit }
    .many = Acquire permit
council_of_four-move-build = Build in { council_of_four-city } with permit { council_of_four-permit }{ council_of_four-tail-owed }{ council_of_four-tail-gains }
    .short = { council_of_four-city } ({ council_of_four-permit })
    .many = Build with a permit in
council_of_four-move-king = Build in { council_of_four-city } with the king, { council_of_four-distance }, for { council_of_four-price } or more{ council_of_four-tail-owed }{ council_of_four-tail-gains }
    .short = { council_of_four-city } ({ council_of_four-price })
    .many = Build with the king in
council_of_four-move-hire = Engage an assistant for 3 coins
    .short = engage an assistant
    .many = Engage an assistant
council_of_four-move-swap = Return 1 assistant to exchange the permits of the { council_of_four-region }
    .short = { council_of_four-region }
    .many = Exchange the permits of the
council_of_four-move-send = Send an assistant to elect a councillor into the { council_of_four-council }; { council_of_four-falls } falls out
    .short = { council_of_four-council }
    .many = Send an assistant to the
council_of_four-move-extra = Return 3 assistants for another main action
    .short = another main action
    .many = Another main action
council_of_four-move-end = End the turn
    .short = end
    .many = End the turn
council_of_four-move-put = Put { council_of_four-colour.a } councillor into the { council_of_four-council }; { council_of_four-falls } falls out
    .short = { council_of_four-colour }
    .many = Put a councillor
council_of_four-move-pay = Pay { council_of_four-price }{ council_of_four-tail-laid }
    .short = { council_of_four-price }{ council_of_four-tail-laid }
    .many = Pay
council_of_four-move-first = First { council_of_four-bonus }
    .short = { council_of_four-bonus }
    .many = First
council_of_four-move-reuse = Token of { council_of_four-city }{ council_of_four-tail-gains }
    .short = { council_of_four-city }
    .many = Token of
council_of_four-move-take = Take permit { council_of_four-permit }{ council_of_four-tail-gains }
    .short = { council_of_four-permit }
    .many = Take permit
council_of_four-move-repeat = Rewards of permit { council_of_four-permit }{ council_of_four-tail-gains }
    .short = { council_of_four-permit }
    .many = Rewards of permit
council_of_four-move-side = The { council_of_four-region } shows side { $side }
council_of_four-move-token = The token is { council_of_four-token }
council_of_four-move-pawn = The councillor is { council_of_four-colour }
council_of_four-move-permit = The permit is { council_of_four-permit }
council_of_four-move-neutral = The neutral permit is { council_of_four-permit }
council_of_four-move-card = The card is { council_of_four-card }

## Events

council_of_four-event-side = Side { $side } of the { council_of_four-region } is in play.
council_of_four-event-token = { council_of_four-city } gets a token: { council_of_four-token }.
council_of_four-event-pawn = { $colour ->
    [orange] An orange
   *[other] A { council_of_four-colour }
} councillor joins the { council_of_four-council }.
council_of_four-event-offered = A permit is turned up: { council_of_four-permit }.
council_of_four-event-neutral = Permit { council_of_four-permit } places neutral emporiums in its cities.
council_of_four-event-drew = { $you ->
    [yes] You draw a card (now { $count }).
   *[no] { $player } draws a card (now { $count }).
}
council_of_four-event-saw = { $you ->
    [yes] Your new card: { council_of_four-card }.
   *[no] { $player }'s new card: { council_of_four-card }.
}
council_of_four-event-shuffled = The discards are shuffled into a new deck.
council_of_four-event-begun = { $you ->
    [yes] Your turn in round { $round }.
   *[no] { $player }'s turn in round { $round }.
}
council_of_four-event-elected = { $you ->
    [yes] You elect { council_of_four-colour.a } councillor into the { council_of_four-council }.
   *[no] { $player } elects { council_of_four-colour.a } councillor into the { council_of_four-council }.
}
council_of_four-event-fell = The { council_of_four-colour } councillor falls out of the { council_of_four-council }.
council_of_four-event-played = { $you ->
    [yes] You play { council_of_four-played }.
   *[no] { $player } plays { council_of_four-played }.
}
council_of_four-event-paid = { $you ->
    [yes] { $price ->
        [0] You satisfy the council without coins.
       *[other] You satisfy the council and pay { council_of_four-price } (now { $coins }).
    }
   *[no] { $price ->
        [0] { $player } satisfies the council without coins.
       *[other] { $player } satisfies the council and pays { council_of_four-price } (now { $coins }).
    }
}
council_of_four-event-moved = { $you ->
    [yes] You move the king from { council_of_four-from } to { council_of_four-city }.
   *[no] { $player } moves the king from { council_of_four-from } to { council_of_four-city }.
}
council_of_four-event-built = { $you ->
    [yes] You build in { council_of_four-city }.
   *[no] { $player } builds in { council_of_four-city }.
}
council_of_four-event-owed = { $you ->
    [yes] You return { council_of_four-changed-assistants } for the emporiums of others (now { $count }).
   *[no] { $player } returns { council_of_four-changed-assistants } for the emporiums of others (now { $count }).
}
council_of_four-event-acquired = { $you ->
    [yes] You acquire permit { council_of_four-permit }.
   *[no] { $player } acquires permit { council_of_four-permit }.
}
council_of_four-event-took = { $you ->
    [yes] You take permit { council_of_four-permit } for free.
   *[no] { $player } takes permit { council_of_four-permit } for free.
}
council_of_four-event-turned = Permit { council_of_four-permit } is used and turned face down.
council_of_four-event-hired = { $you ->
    [yes] You engage an assistant for { council_of_four-price } (now { $assistants }).
   *[no] { $player } engages an assistant for { council_of_four-price } (now { $assistants }).
}
council_of_four-event-under = Permit { council_of_four-permit } goes under its pile.
council_of_four-event-sent = { $you ->
    [yes] You send an assistant to the { council_of_four-council } (now { $assistants }).
   *[no] { $player } sends an assistant to the { council_of_four-council } (now { $assistants }).
}
council_of_four-event-extra = { $you ->
    [yes] You return { council_of_four-changed-assistants } for another main action (now { $assistants }).
   *[no] { $player } returns { council_of_four-changed-assistants } for another main action (now { $assistants }).
}
council_of_four-event-coins = { $you ->
    [yes] { $way ->
        [gain] You gain
       *[loss] You return
    }
   *[no] { $way ->
        [gain] { $player } gains
       *[loss] { $player } returns
    }
} { council_of_four-changed-coins } (now { $count }).
council_of_four-event-assistants = { $you ->
    [yes] { $way ->
        [gain] You gain { council_of_four-changed-assistants } (now { $count }).
       *[loss] You return { council_of_four-changed-assistants } to exchange the permits of a region (now { $count }).
    }
   *[no] { $way ->
        [gain] { $player } gains { council_of_four-changed-assistants } (now { $count }).
       *[loss] { $player } returns { council_of_four-changed-assistants } to exchange the permits of a region (now { $count }).
    }
}
council_of_four-event-advanced = { $you ->
    [yes] You advance to space { $space } of the nobility track.
   *[no] { $player } advances to space { $space } of the nobility track.
}
council_of_four-event-mains = { $you ->
    [yes] You gain another main action.
   *[no] { $player } gains another main action.
}
council_of_four-event-reused = { $you ->
    [yes] You gain the token of { council_of_four-city } again.
   *[no] { $player } gains the token of { council_of_four-city } again.
}
council_of_four-event-repeated = { $you ->
    [yes] You gain the rewards of permit { council_of_four-permit } again.
   *[no] { $player } gains the rewards of permit { council_of_four-permit } again.
}
council_of_four-event-tile = { $you ->
    [yes] You take a bonus tile: { council_of_four-tile }.
   *[no] { $player } takes a bonus tile: { council_of_four-tile }.
}
council_of_four-event-lapsed = There is nothing to choose from, so a bonus lapses: { council_of_four-bonus }.
council_of_four-event-ending = { $you ->
    [yes] You have built your last emporium: everybody else has one more turn.
   *[no] { $player } has built the last emporium: everybody else has one more turn.
}
council_of_four-event-ended = The game is over.
council_of_four-event-undone = The table goes back to move { $number }.
council_of_four-event-score = { $you ->
    [yes] You score { council_of_four-points }: { council_of_four-source }.
   *[no] { $player } scores { council_of_four-points }: { council_of_four-source }.
}
council_of_four-event-kings_tile = { $you ->
    [yes] You take a king's tile worth { council_of_four-kings_tile }.
   *[no] { $player } takes a king's tile worth { council_of_four-kings_tile }.
}
council_of_four-kings_tile = { $kings_tile ->
    [first] 25 points
    [second] 18 points
    [third] 12 points
    [fourth] 7 points
   *[fifth] 3 points
}

## Sources of points

council_of_four-source = { $source ->
    [permits] Permits
    [tokens] City tokens
    [nobility] Nobility track
    [last] Last emporium
    [gold] All gold cities
    [silver] All silver cities
    [bronze] All bronze cities
    [iron] All iron cities
    [coast] All of the coast
    [hills] All of the hills
    [mountains] All of the mountains
    [kings] King's tiles
    [furthest] First in nobility
    [second] Second in nobility
   *[most_permits] Most permits
}
council_of_four-source-permits = Permits
council_of_four-source-tokens = City tokens
council_of_four-source-nobility = Nobility track
council_of_four-source-last = Last emporium
council_of_four-source-gold = All gold cities
council_of_four-source-silver = All silver cities
council_of_four-source-bronze = All bronze cities
council_of_four-source-iron = All iron cities
council_of_four-source-coast = All of the coast
council_of_four-source-hills = All of the hills
council_of_four-source-mountains = All of the mountains
council_of_four-source-kings = King's tiles
council_of_four-source-furthest = First in nobility
council_of_four-source-second = Second in nobility
council_of_four-source-most_permits = Most permits

## The table beside the board

council_of_four-table-round = Round { $round }, { council_of_four-cards } in the deck
    .last = last turns
council_of_four-table-reserve = Councillors in reserve: { $pawns }
council_of_four-table-pile = { $count ->
    [one] { $count } permit in the pile
   *[other] { $count } permits in the pile
}
council_of_four-table-goods = { council_of_four-points }, { council_of_four-coins }, { council_of_four-assistants }, { council_of_four-cards }, nobility { $space }
council_of_four-table-permits = permits: { $list }
council_of_four-table-used = used permits: { $list }
council_of_four-table-hand = hand: { $list }

## What a hint weighs

council_of_four-part-points = points
council_of_four-part-nobility = the lead in nobility
council_of_four-part-permits = points for permits
council_of_four-part-tiles = bonus tiles
council_of_four-part-emporiums = emporiums
council_of_four-part-goods = coins, assistants and cards
council_of_four-part-track = the way ahead on the nobility track
council_of_four-part-plans = permits and sites to build on
council_of_four-part-actions = main actions left
