terminal-welcome = Type the number of a move, its token (b:F12), or just the last part of it (F12). Type help for more.
terminal-fair-digest = The dice and cards follow from a secret with this digest; note it, and tetrarch verify --digest compares it later: { $digest }
terminal-fair-words = { $player }, type some words to add to the dice:
terminal-thinking = { $player } is thinking ...
terminal-prompt = Your move:
terminal-prompt-named = { $player }, your move:
terminal-hand-over = { $player }, you are done. Press Enter to clear the screen, then hand over to { $next }.
terminal-look = { $player }: press Enter when nobody else is looking.
terminal-bye = Goodbye.

## Input that is no move

terminal-no-number = { $most ->
    [one] There is no move { $number }: only move 1 can be played.
   *[other] There is no move { $number }: the numbers go from 1 to { $most }.
}
terminal-ambiguous = “{ $input }” can mean { $moves }: type one of these in full.
terminal-near = There is no move “{ $input }”. Did you mean { $moves }?
terminal-unread = “{ $input }” is no move. Type the number of a move, a token such as { $example }, or help.

## Commands

terminal-help = A move: its number, its token (b:F12), or the last part of the token (F12) if only one move has it. Brackets on the board mark what the moves point at. Further commands:
terminal-help-undo = take back your last move
terminal-help-hint = ask a good bot what it would play
terminal-help-moves = the question and the moves again
terminal-help-board = the board again
terminal-help-log = what has happened, the last N lines
terminal-help-score = the scores
terminal-help-rules = the rules: by number (KB-7), by word (water), or the list of sections
terminal-help-save = keep the game in a file
terminal-help-help = this list
terminal-help-quit = leave; you are asked whether to save
terminal-undone = Taken back: { $token }.
terminal-hint = Hint: { $move } [{ $token }]
terminal-hint-next = Or: { $move } [{ $token }]
terminal-log-more = The last { $shown } of { $all } lines; log { $all } shows all.
terminal-save-how = Name a file, for example: save my-game.tet
terminal-saved = Saved. Go on later with: tetrarch play --resume { $file }
terminal-save-exists = { $file } is there already and was left alone. Choose another name.
terminal-save-failed = { $file } can't be written: { $reason }. Choose another name.
terminal-autosaved = The game is saved. Go on with: tetrarch play --resume { $file }
terminal-quit = Save the game? Enter saves it as { $file }, a name saves it there, n leaves without saving:
terminal-stopped = The game was stopped after { $most } answers, without a result.
terminal-over = score, log, board, rules and save FILE still work; Enter leaves:
terminal-over-only = The game is over: type score, log, board, rules, save FILE, or Enter to leave.

## Scores and rules

terminal-total = Total
terminal-now = If it ended now
terminal-team = Team
terminal-rules-none = No rule fits “{ $wanted }”. Rules go from { $first } to { $last }.
terminal-rules-how = Type a number such as { $example }, or a word to look for.

## Records

terminal-step = Stop { $number } of { $most }. Enter: on, b: back, a number: jump there, q: leave:
terminal-watch = Enter: on, q: leave:
terminal-verify-good = All is well: every move is legal, the scores are right, and { $draws ->
    [one] the one draw follows
   *[other] all { $draws } draws follow
} from the secret that was promised beforehand.
terminal-verify-absent = { $player } promised a number for the dice and did not reveal it.
terminal-verify-digest = The digest of the start: { $digest }. Compare it with the one that you noted, or give it as --digest.
terminal-verify-open = The game is not over yet.
terminal-verify-bad = Wrong: { $problem }

## Games and options

terminal-games-seats = { $least } to { $most } players
terminal-takes-flag = Takes true or false.
terminal-takes-whole = Takes a number from { $least } to { $most }.
terminal-takes-one = Takes one of: { $values }.
terminal-takes-several = { $count ->
    [any] Takes any of these, with commas between: { $values }.
   *[other] Takes { $count } of these, with commas between: { $values }; or random.
}
terminal-takes-suffix = Each may end in /{ $suffix }.

## Lessons

terminal-lesson-welcome = You learn by playing. Brackets on the board mark what is spoken of; type the number of a move. back takes a step back, skip leaves one out, help lists more.
terminal-lesson-resumed = You go on where you left; back takes a step back.
terminal-lesson-minutes = about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
terminal-lesson-finished = finished
terminal-lesson-read-on = Press Enter to go on:
terminal-lesson-only-read = Nothing is asked here: press Enter to go on.
terminal-lesson-forbidden = The rules do not allow that:
terminal-lesson-would = That would happen:
terminal-lesson-left = Where you are is kept: the same command goes on from here.
terminal-lesson-help = A move by its number or token. back: a step back; skip: leave a step out; moves, board, score: see them again; rules: look up a rule by number or word; quit: leave, and go on another time.
terminal-lesson-over = The lesson is over. Well played!
terminal-lesson-play-on = Now play on: Enter begins a game against a gentle bot, n leaves:
