## The lessons

learn-title = Learn by playing
learn-intro = Choose a game. You make every move yourself, on the real boards, and nothing can go wrong.
learn-game = Learn { $game }
learn-game-intro = Begin with the first game. The chapters after it are short: take them in any order, whenever you like.
learn-first = The first game takes about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
learn-progress = Lessons finished: { $done } of { $count }
learn-minutes = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-start = Start
learn-continue = Continue
learn-again = Once more
learn-anew = From the beginning
learn-done = finished
learn-other-games = Lessons of the other games

## A lesson

learn-teacher = Teacher
learn-step = step { $number } of { $count }
learn-leave = Leave the lesson
learn-go-on = Go on
learn-back = Back
learn-back-help = A step back
learn-skip = Show me
learn-skip-help = Do this step for me
learn-read = Read what your teacher says, then go on.
learn-watch = Watch what the others do …
learn-would = What would have happened?
learn-forbidden = The rules do not allow it:
learn-nothing-lost = Nothing has been played. Try again.
learn-marked = Marked: { $places }.
learn-to-mark = To the marked place
learn-over = Well played!
learn-over-text = Now play a whole game, at a gentle level. The coach sits beside you.
learn-play-on = Now play on
learn-next = Next: { $title }
learn-all = All lessons
