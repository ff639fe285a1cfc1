## The start page

setup-play = Play
setup-friends = Friends
setup-learn = Learn
setup-more = More ways to play
setup-go-on = { $yours ->
    [yes] Your turn: go on
   *[no] Go on
}
setup-begins = { $preset }, against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
setup-begins-last = As last time, { $seats ->
    [one] alone
   *[other] { $seats } players
}

## Names for newcomers, all put together from both lists

setup-guest-first = Amber, Bold, Brave, Calm, Clever, Gentle, Golden, Jolly, Merry, Nimble, Quiet, Silver, Swift, Tall, Wandering, Wise
setup-guest-last = Badger, Beaver, Crane, Falcon, Fox, Hare, Heron, Lynx, Otter, Owl, Raven, Robin, Squirrel, Stag, Wolf, Wren
setup-guest-name = { $first } { $last }

## Choosing a set-up

setup-title = { $game }: a new game
setup-how = What do you play?
setup-last = As last time
    .help = The set-up that you chose last on this device.
setup-surprise = Surprise me
    .help = Expansions and boards by lot; press again for others.
setup-who = Who plays?
setup-with = { $company ->
    [bots] Against bots
    [friends] With friends, each on their own device
   *[device] Together on this device
}
setup-players = Players
setup-level = Level of the bots
setup-known = { $level } beats { $against } in { $share } % of games for two.
setup-known-first = The gentlest level, for a first game.
setup-friends-help = Friends come by a link or a code to scan. Seats that stay free can be given to bots or left out.
setup-each = Seat by seat
setup-expansions = Expansions
setup-reconstructed = * partly our own design
    .help = What is printed on some components could not be found out, so we made our own.
setup-blocked = Does not go with: { $choices }
setup-instead = Choose this instead
setup-blocked-alone = Not in this set-up
setup-blocked-value = “{ $value }” does not go with: { $choices }
setup-blocked-value-alone = “{ $value }” is not possible in this set-up
setup-flag = { $option }: { $on ->
    [yes] yes
   *[no] no
}
setup-options = More choices
setup-readings = Readings of unclear rules
    .help = Where a rulebook can be understood in two ways, the table decides. If in doubt, leave all as it is.
setup-table = Table and clock
setup-invite = Open the table and invite

## Waiting for friends

setup-room-host = { $name } plays { $game } and has a seat for you.
setup-room-full = All seats are taken. You can watch once the game has begun.
setup-room-seat = Sit down
setup-room-here = Sit here
setup-room-you = You are in. The game begins when { $name } starts it.
setup-room-what = What is played
setup-room-usual = the standard set-up
setup-room-who = Who is here
setup-state = { $state ->
    [ready] ready
    [busy] not ready yet
    [away] away at the moment
   *[free] free
}
setup-ready = I am ready
setup-wait-for = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
}
setup-start-here = { $count ->
    [one] Start with those who are here
   *[other] Start with the { $count } who are here
}
setup-fill = { $count ->
    [one] Fill the free seat with a bot and start
   *[other] Fill { $count } free seats with bots and start
}
setup-fill-level = Level of these bots
setup-qr = Code with the link to this table
setup-scan = Scan it with the camera of a phone, or send the link.
setup-send = Send the link
setup-send-text = { $game }: sit down at our table!
