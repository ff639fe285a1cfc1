## The clock of a table

clock-title = Clock
clock-kind = How long may people think?
clock-none = As long as they like
clock-move = A time for every move
clock-game = A time for the whole game
clock-amount = Time
clock-unit = In
clock-unit-hours = hours
clock-unit-days = days
clock-minutes-each = Minutes for each seat
clock-bonus = Seconds added for every turn
clock-level = Whose time is over is played on by a bot:
clock-back = Whose time was over may come back
clock-alone = A clock needs two people; bots have none.
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-short-days = { $days } d { $hours } h
clock-short-hours = { $hours } h { $minutes } min
clock-rule-move = { $time } for every move. Whose time is over is played on by a bot ({ $level }).
clock-rule-game = { $time } for each seat and { $bonus } more for every turn. Whose time is over is played on by a bot ({ $level }).
clock-left = Time left: { $time }
clock-low = You have { $time } left.
clock-late = time was over
clock-over = Your time is over: a bot plays on for you.
