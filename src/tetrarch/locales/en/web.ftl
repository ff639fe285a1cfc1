## Around every page

web-tagline = Four kingdoms of board games, one table: play the bots, your friends, or both.
web-nav = Main
web-nav-lobby = Lobby
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-replay = Replay
web-skip = To the content
web-close = Close
web-cancel = Cancel
web-save = Save
web-copy = Copy
web-copied = Copied
web-share = Share link
web-download = Download transcript
web-more = Show more
web-loading = One moment …
web-offline = The server does not answer. Try again in a moment.
web-try-again = Try again
web-missing = There is no such page
web-missing-back = To the start page

## Credits

web-credits = Credits
web-credits-names = Names of the games
web-credits-names-text = The names of the games belong to their owners, who have no part in Tetrarch. Rules, texts and drawings here are our own words and work.
web-credits-pictures = Pictures
web-credits-pictures-text = Boards, maps, duchies and portraits are drawn for Tetrarch. Signs on tiles, buildings and shields are partly taken, recoloured, from a free library:
web-credits-letters = Letters
web-credits-letters-text = Both faces are free. We ship only the letters that our languages need.
web-credits-rest = Everything else
web-credits-rest-text = Tetrarch is free software under the MIT licence, and stands on the free libraries that its requirements name.

## Start page

web-starting = Setting up …
web-create = Create a table
web-playing-as = You play as
web-name = Name
web-name-change = Change name
web-continue = Continue
web-open-tables = Open tables
web-open-none = Nobody is waiting for players just now. Create a table and send the link to a friend.

## Lobby

web-list-mine = My tables
web-list-mine-none = You sit at no table.
web-list-open = Open tables
web-list-open-none = No table is waiting for players.
web-list-finished = Finished games
web-list-finished-none = No game has been finished yet.
web-phase-open = { $count ->
    [0] everybody is here
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-phase-running = under way
web-phase-yours = your turn
web-phase-finished = finished
web-phase-abandoned = abandoned
web-join = Join
web-watch = Watch
web-go-on = Continue
web-look-at = Look at it

## A new table

web-create-start = Start the game
web-table = Table
web-table-missing = There is no such table
web-seats-help = People join by a link. Hot-seat players share this device and hand it over between turns.
web-seats-count = { $least } to { $most } seats take part.
web-seat-kind = Seat { $number }
web-seat-level = Strength of the bot on seat { $number }
web-seat-name = Name on seat { $number }
web-kind-me = me
web-kind-open = open, for a person
web-kind-bot = bot
web-kind-hotseat = hot seat, on this device
web-kind-closed = closed
web-option-random = at random
web-option-slot = { $name }, number { $number }
web-option-several = { $count ->
    [one] Choose { $count }.
   *[other] Choose { $count } different ones.
}
web-option-whole = A whole number from { $least } to { $most }.
web-private = By invitation: not listed in the lobby, seen and joined only with your link or as an invited friend
web-undo-consent = Steps beyond one's own can be taken back if everybody agrees

## Before the start

web-room = { $game }: waiting for players
web-seat-open = free
web-seat-closed = closed
web-seat-bot-level = bot, { $level }
web-seat-left = has left, a bot plays on
web-seat-away = away
web-invite = Invite
web-invite-public = Everybody sees this table in the lobby; the link leads straight to it.
web-start = Start the game

## The table

web-round = Round { $round }
web-spectating = You are watching
web-reconnecting = Connection lost at move { $number }. Reconnecting …
web-menu = Menu
web-menu-replay = Look back
web-menu-link = Link to this table
web-leave = Leave
web-come-back = Take your seat again
web-leave-ask = A bot takes over your seat; you can come back while the game runs.
web-abandon = Abandon the game
web-abandon-ask = The game ends without a result.
web-abandoned = The game was abandoned.
web-stopped = The game was far too long and was stopped without a result.
web-decision = Decision
web-options = Options
web-options-choose = Choose … ({ $count })
web-your-turn = Your turn. { $question }
web-waiting = Waiting for { $player }
web-thinking = { $player } is thinking …
web-show-skip = Skip to now
web-show-last = { $count ->
    [one] last turn: { $count } step
   *[other] last turn: { $count } steps
}
web-show-last-of = Show the last turn of { $player } again: { $events }
web-skip-bots = Skip the wait
web-to-move = to move
web-confirm = Confirm
web-sealed = You have chosen: { $move }. You may change it until { $player } answers.
web-premove = You may choose already: { $question }
web-premove-kept = Kept: it is played when you are asked. Press it again to take it back.
web-confirm-ask = { $move }: play this?
web-undo = Undo
web-tool-undo = Undo
web-tool-hint = Hint
web-tool-moves = Moves
web-close-ask = Still open: { $left }. Close anyway?
web-undo-ask = Ask to undo
web-undo-here = Take back this and all after it
web-undo-here-ask = Ask the others to take back this and all after it
web-undo-asked = Go back?
web-undo-asked-text = { $player } would like to go back to move { $number }. Dice and cards since then are drawn anew.
web-undo-waits = Waiting for the consent of { $player }.
web-agree = Agree
web-refuse = Refuse
web-moves-all = All moves
web-moves-filter = Type to filter the moves
web-why-not = Why not “{ $move }”?
web-moves-count = { $count ->
    [0] No move fits
    [one] { $count } move
   *[other] { $count } moves
}
web-zones = Parts of the table
web-zone-board = Board
web-zone-mine = My area
web-zone-players = Players
web-zone-log = Log
web-side = Players and log
web-tab-moves = Moves
web-tab-chat = Chat
web-tab-rules = Rules
web-points-more = { $points ->
    [one] If the game ended now: { $points } more point
   *[other] If the game ended now: { $points } more points
}
web-points = Points
web-no-points = No points yet
web-look = See the board at this moment
web-chat-players = Players
web-chat-spectators = Spectators
web-chat-mute = Show me nothing that spectators say, at any table
web-chat-slow = Slow: spectators write at most once in 30 seconds
web-chat-empty = Nothing has been said yet.
web-chat-new = new lines
web-chat-say = Say something
web-chat-send = Send
web-curtain = Hand the device to { $player }
web-curtain-help = What only one player may know stays covered until then.
web-curtain-open = I am { $player }

## Fair dice and cards

web-fair = Fair dice and cards
web-fair-help = All dice and cards follow from a secret of the server and from numbers of the players. Before the start the server published a digest of its secret, and each browser one of its number; only then were the numbers revealed. So nobody could choose theirs to suit them. At the end the secret is shown, and this browser checks everything.
web-fair-commitment = Digest, published at the start
web-fair-seal = Digest of the secret behind dice and cards: { $seal }…
web-fair-secret = Secret
web-fair-later = The secret is shown at the end of the game.
web-fair-verify = Verify now
web-fair-good = { $count ->
    [one] Verified: { $count } draw follows from the secret, and the secret fits the digest.
   *[other] Verified: all { $count } draws follow from the secret, and the secret fits the digest.
}
web-fair-shares = Numbers of the players
web-fair-share = { $player }: { $state ->
    [added] added to the dice
   *[missing] not revealed, and left out
}
web-fair-no-shares = No player has added a number to these dice.
web-fair-mark = { $state ->
    [good] Fair dice: checked by this browser
    [partial] Dice checked, without a number of your own
    [bad] These dice are not as promised
    [busy] Checking the dice …
    [unable] This browser can check dice at encrypted addresses only
   *[failed] The dice could not be checked now
}
web-fair-fault = { $fault ->
    [digest] The secret does not fit the digest that was published at the start.
    [terms] The digest was about another game, other options or other players.
    [shares] The numbers to which players were bound at the start were exchanged.
    [nonce] Somebody revealed another number than the one to which they were bound.
    [draws] Not every roll and draw follows from the secret and the numbers.
    [record] The record has other dice and cards than the server told.
   *[rules] The server itself finds faults in the record.
}
web-fair-own = { $own ->
    [in] Your own number is in the dice: nobody could know them before the start.
    [out] Your number was left out. Either it came too late, or somebody did not want it.
   *[none] This browser added no number: you trust that the server and another player did not agree on the dice.
}
web-fair-not-kept = This browser did not see the start of the game: compare the digest with somebody who did.
web-fair-command = Which draw was made from what, the browser takes from the server. To check that by the rules as well, download the record and run:
web-phase-starting = The game is starting: the players’ numbers for the dice are coming in …

## The end

web-result = Result
web-total = Total
web-rematch = Rematch

## Looking back

web-replay-help = Load a transcript (.tet) that you have downloaded, and walk through the game.
web-replay-file = Choose a transcript
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-position = Position
web-replay-round = Jump to a round
web-replay-view = Whose view
web-replay-spectator = Spectator
web-replay-chance = Dice and cards
web-to-table = To the table
web-play-on = Play on from here

## Rules

web-rules-title = Rules of { $game }
web-rules-search = Search the rules
web-rules-sections = Sections
web-rules-none = No rule mentions this.
web-rules-open = Open in the rules
web-rules-short = In short
web-rules-signs = Signs
web-rules-rulings = All rules
web-rules-page = All rules on a page of their own

## Settings

web-settings = Settings
web-settings-language = Language
web-settings-theme = Appearance
web-settings-speed = Animation
web-settings-confirm = Ask before a turn is closed
web-settings-palette = Colours of players and terrains
web-settings-single-tap = One tap plays at once
web-settings-sound = Sound
web-settings-coordinates = Show coordinates on the board
web-settings-letters = Letters and digits as shortcuts
web-language-en = English
web-language-it = Italiano
web-language-pl = Polski
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = off
web-confirm-lapse = when something useful is left undone
web-confirm-always = always
web-confirm-never = never
web-palette-standard = standard
web-palette-brightness = by brightness, for eyes that see few colours

## Keyboard

web-help = Keyboard
web-help-letters = Single letters and digits can be switched off in the settings.
web-key-option = play the option with this number; 1 is the main button
web-key-confirm = confirm
web-key-undo = undo
web-key-clear = clear the selection
web-key-filter = list of all moves, narrowed by typing
web-key-focus = go to the board, my area, the players, the log
web-key-arrows = move over the board
web-key-diagonals = move diagonally over hexes
web-key-targets = next and previous legal target
web-key-select = play what is in focus
web-key-zoom = zoom in, out, fit
web-key-help = this help
web-key-explain = to the ruling of what is explained

## Explanations

web-explain-legend = Legend

## Levels of bots and hints

web-levels = How strong are the levels?
web-levels-level = Level
web-levels-against = Against
web-levels-share = Won
web-levels-games = Games
web-levels-help = Duplicate games for two: the same dice and cards from both seats. In brackets the 95 % interval. A bot named below a level played for it, with less time to think than the level has.
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-help = The chances are a bot's guess. The points say what the move changes at once, by rule of thumb.
web-hint-chance = { $chance } % to win
web-hint-same = equally good
web-hint-equal = { $count ->
    [one] { $count } move is best here
   *[other] { $count } moves are equally good here
    }: about { $chance } % to win.
web-hint-close = Hide the hint
web-team = Team { $letter }
web-quick-solo = For one
web-seat-automaton = { $name } – plays by itself
web-team-total = Team total
web-team-seat = Team { $letter }: plays with seat { $others }
web-team-wins = { $you ->
    [yes] Your team wins: { $players }.
   *[no] Team { $letter } wins: { $players }.
}

## Moments

web-moment-skip = A click goes on.
web-moment-close = A click closes this.
web-moment-final = The final scoring
web-moment-track = on the track
web-moment-winner = Victory!
web-moment-last-round = This is the last round.
web-recap = What the others did
web-recap-chip = { $player }, shown again: { $events }
web-recap-all = Show all of it again

## The end

web-end-sources = Where the points came from
web-end-curve = The points, round by round
web-end-curve-label = The points of everybody after each round; at the end: { $list }
web-end-curve-start = start
web-end-curve-end = end
web-end-leads = { $count ->
    [0] The lead never changed.
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
web-end-lead-mark = somebody else takes the lead
web-end-luck-title = Luck
web-end-luck-pips = The pips of all dice rolled
web-end-luck-jokers = Jokers among the cards drawn
web-end-luck = { $drawn }; on average { $expected } ({ $off })
web-end-luck-help = The average counts every roll or draw by its own odds. About two games in three come within a third of the bar.
web-end-margin = { $count ->
    [one] one point ahead
   *[other] { $count } points ahead
}
web-end-picture = Save as a picture
web-end-picture-failed = The picture could not be drawn
web-end-link = Copy the link
web-end-copied = Link copied

## Coach

web-coach = Coach
web-coach-close = Got it
web-coach-off = No more advice
web-coach-when = The coach speaks
web-coach-first = when something is new, in games against bots
web-coach-always = also at unrated tables with people
web-coach-never = never
