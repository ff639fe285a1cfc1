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
