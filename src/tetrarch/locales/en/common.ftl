## Seats and results

seat-name = Player { $number }
    .bot = Bot { $number }
    .you = You
result-won = { $you ->
    [yes] { $count ->
        [one] You win!
       *[other] You share the victory: { $players }.
    }
   *[no] { $count ->
        [one] { $players } wins.
       *[other] The victory is shared: { $players }.
    }
}
result-lost = { $you ->
    [yes] You have lost.
   *[no] Nobody wins.
}
score-before = Earlier in the game

## Hints

hint-chance = about { $chance } % to win
hint-equal = equally good, as far as a bot can tell
hint-rivals = what rivals can still do

## Refusals, by the kind of error

error-BadOption = This can't be set up so: { $detail }
error-BadToken = This is not a move: { $detail }
error-IllegalAction = { $ruling ->
    [none] That can't be played now.
   *[other] That can't be played now, by rule { $ruling }.
}
error-BadSeat = There is no such seat: { $detail }
error-NotYourTurn = Somebody else is asked now.
error-RulesFault = The rules failed on this move: a fault of ours. Nothing has changed; try another move.
error-StaleVersion = The game has moved on: move { $number } is asked now.
error-UndoRefused = This can't be taken back.
error-BadRecord = The record is damaged: { $detail }
error-BadPosition = The position is not possible: { $detail }

## Why nothing may be taken back

undo-start = Nothing has been played that could be taken back.
undo-chance = Dice or cards have been drawn since: that can't be taken back.
undo-shown = Something hidden has been shown since: that can't be taken back.
undo-other = Another player has moved since: that can't be taken back.
undo-sealed = Another player has answered since: that can't be taken back.
undo-consent = The table has gone back to this point together; going further back needs everybody's consent again.
undo-over = The game is over: nothing can be taken back any more.
undo-left = Somebody has left this rated game: nothing is taken back any more.
undo-absent = Somebody who would have to agree has left the table.
