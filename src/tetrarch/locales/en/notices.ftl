## What people are told

notices-turn = { $others ->
    [none] It is your turn at { $game }.
   *[other] It is your turn at { $game } with { $others }.
}
notices-begun = { $others ->
    [none] { $game } has begun.
   *[other] { $game } with { $others } has begun.
}
notices-finished = { $won ->
    [yes] { $game } is over: you have won with { $points } points.
   *[no] { $game } is over: you have { $points } points.
}
notices-invitation = { $name } invites you to { $game }.
notices-friend = { $name } wants to be your friend.
notices-time = { $hours ->
    [0] Your time to answer at { $game } ends within the hour.
    [one] Your time to answer at { $game } ends in { $hours } hour.
   *[other] Your time to answer at { $game } ends in { $hours } hours.
}
notices-trial = This is how Tetrarch tells you that it is your turn.

## The inbox

notices-inbox = Inbox
notices-inbox-count = { $count ->
    [0] Inbox: nothing new
   *[other] Inbox: { $count } new
}
notices-inbox-empty = Nothing yet. Here you are told when it is your turn.
notices-read-all = Mark all as read
notices-clear = Remove what was read
notices-unread = new
