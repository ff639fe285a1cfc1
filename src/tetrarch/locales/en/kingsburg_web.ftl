## The board

kingsburg_web-court = The king's court
kingsburg_web-calendar = Calendar
kingsburg_web-year = Year { $year }
kingsburg_web-order = Turn order: { $list }
kingsburg_web-envoy = King's envoy: { $name }
kingsburg_web-has-envoy = has the king's envoy
kingsburg_web-aid = King's aid, a white die: { $name }
kingsburg_web-nobody = nobody
kingsburg_web-neutral = neutral dice
kingsburg_web-private = Private spaces of { $name }
kingsburg_web-whim = Whim { $number }
kingsburg_web-invaders = Invaders
kingsburg_web-valley = Valley
kingsburg_web-hidden = not seen yet
kingsburg_web-over = the battle is over
kingsburg_web-strengths = not seen yet, strength { $span }
kingsburg_web-defeat = Defeat costs { $list }
kingsburg_web-victory = Victory brings { $list }
kingsburg_web-open = Open to all
kingsburg_web-seen = Seen by { $list }
kingsburg_web-amount = { $item ->
    [gold] { $count } gold
    [wood] { $count } wood
    [stone] { $count } stone
    [any] { $count ->
        [one] { $count } good of choice
       *[other] { $count } goods of choice
    }
    [building] { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
   *[vp] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
kingsburg_web-destiny = Destiny of the year
kingsburg_web-tray = Your dice
kingsburg_web-tray-hint = Choose dice to see whom they reach together, or choose an advisor.
kingsburg_web-die = { $white ->
    [yes] white die { $face }
   *[no] die { $face }
}
kingsburg_web-sum = Sum { $sum }
kingsburg_web-clear = Put the dice back
kingsburg_web-nobody-reached = These dice reach nobody who is free.
kingsburg_web-tracks = Tracks
kingsburg_web-soldiers = Soldiers
kingsburg_web-points = Points
kingsburg_web-governors = Governors
kingsburg_web-bid = highest bid: { $points }
kingsburg_web-choose = What do you do here?
kingsburg_web-choices = Choose one
kingsburg_web-passed = passed
kingsburg_web-fights = fights with { $total }
kingsburg_web-empty = no buildings yet

## My area

kingsburg_web-provinces = Provinces
kingsburg_web-province = Province of { $name }
kingsburg_web-reconstructed = * reconstructed: cost, points and effect are partly ours
kingsburg_web-state = { $state ->
    [built] built
    [affordable] can be paid now
    [next] next in its row, too dear now
   *[later] the buildings before it are missing
}
kingsburg_web-battle = In battle
kingsburg_web-against = { $race ->
    [goblins] against Goblins
    [orcs] against Orcs
    [zombies] against Zombies
    [demons] against Demons
    [barbarians] against Barbarians
   *[dragons] against Dragons
}: { $bonus }
kingsburg_web-troops = Troop tokens left: { $list }

## The winter, told piece by piece

kingsburg_web-moment-winter = Winter of year { $year }
kingsburg_web-moment-strength = strength of the invaders
kingsburg_web-moment-soldiers = own soldiers
kingsburg_web-moment-king = soldiers of the king
kingsburg_web-moment-buildings = buildings and all else
kingsburg_web-moment-outcome = { $outcome ->
    [won] Victory
    [drawn] Held off
   *[lost] Defeat
}
