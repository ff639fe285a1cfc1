## The board

council_of_four_web-map = Map: { $cities } cities in three regions
council_of_four_web-token = token: { $token }
council_of_four_web-king-here = the king is here
council_of_four_web-owners = emporiums of { $list }
council_of_four_web-neutral = nobody
council_of_four_web-fare = The king's way: { $roads }, { $fare ->
    [one] { $fare } coin
   *[other] { $fare } coins
}

# From the newest councillor to the one that falls out next.
council_of_four_web-council = { $council }: { $list }
council_of_four_web-price = With your hand from { $price }
council_of_four_web-price-none = No card of yours fits
council_of_four_web-permit = permit { $permit }
council_of_four_web-permit-used = used permit { $permit }
council_of_four_web-court = The king's court
council_of_four_web-reserve = In reserve
council_of_four_web-tiles = Bonus tiles
council_of_four_web-tile = Bonus tile, { $tile }: { $points }
council_of_four_web-tile-taken = Bonus tile, { $tile }: { $points }, taken by { $name }
council_of_four_web-kings-tile = King's tile: { $points }
council_of_four_web-kings-tile-taken = King's tile: { $points }, taken by { $name }
council_of_four_web-tracks = Tracks
council_of_four_web-nobility = Nobility
council_of_four_web-wealth = Wealth
council_of_four_web-score = Points
council_of_four_web-payments = Cards to play and coins to pay
council_of_four_web-choose = What do you do here?

## My area

council_of_four_web-hand = Your hand
council_of_four_web-hand-of = Hand of { $name }
council_of_four_web-hand-none = No cards.
council_of_four_web-left = { $count ->
    [one] { $count } emporium to build
   *[other] { $count } emporiums to build
}
council_of_four_web-mains = { $count ->
    [one] { $count } main action
   *[other] { $count } main actions
}
council_of_four_web-quick = { $left ->
    [yes] quick action
   *[no] quick action done
}
council_of_four_web-permits = Your permits
council_of_four_web-permits-of = Permits of { $name }
council_of_four_web-permits-none = None yet: satisfy a region's council to acquire one.
council_of_four_web-used = { $count ->
    [one] { $count } used
   *[other] { $count } used
}
council_of_four_web-emporiums = { $count ->
    [one] { $count } emporium
   *[other] { $count } emporiums
}
council_of_four_web-others = Other players
council_of_four_web-deck = Politics cards
council_of_four_web-discards = Discards
