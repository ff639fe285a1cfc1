## Why the server did not do it

server-error-bad_request = The request can't be read: { $detail }
server-error-bad_name = A name has up to { $most } letters, digits and spaces.
server-error-bad_option = This can't be set up so: { $detail }
server-error-bad_seats = The seats don't fit this game: { $detail }
server-error-bad_level = There is no such level of bots; there are { $detail }.
server-error-bad_token = This is not a move: { $detail }
server-error-bad_record = The record can't be used: { $detail }
server-error-bad_address = { $reason ->
    [scheme] The address must begin with https://.
    [port] Nothing is sent to this port.
    [private] Nothing is sent to addresses in private networks.
    [name] There is no machine of this name.
   *[host] This is not an address that something can be sent to.
}
server-error-session_over = Your session is over: sign in again, or come back as a guest.
server-error-not_signed_in = Choose a name first.
server-error-bad_origin = This came from a foreign page.
server-error-not_seated = This is not your seat.
server-error-not_owner = Only whoever made the table can do this.
server-error-not_found = There is nothing here (any more).
server-error-stale = The game has moved on in the meantime.
server-error-not_your_turn = Somebody else is asked now.
server-error-undo_refused = This can't be taken back.
server-error-nothing_asked = Nobody asks to go back any more.
server-error-wrong_phase = { $phase ->
    [open] The game has not started yet.
    [starting] The game is starting.
    [running] The game is running.
    [abandoned] The game was abandoned.
   *[finished] The game is over.
}
server-error-not_over = That is shown after the end of the game.
server-error-seat_taken = This seat is taken.
server-error-table_full = There is no free seat at this table.
server-error-seats_open = There are still open seats.
server-error-no_hints = Hints are for games against bots alone.
server-error-others_playing = Other people still play. You can leave: a bot takes your seat.
server-error-too_many = { $most ->
    [one] You have { $most } table already: finish or abandon it first.
   *[other] You have { $most } tables already: finish or abandon some first.
}
server-error-key_reused = This was sent before with other content.
server-error-too_large = This is too large; at most { $most } bytes are taken.
server-error-illegal = { $rule ->
    [none] That can't be played now.
   *[other] That can't be played now, by rule { $rule }.
}
server-error-rate_limited = { $seconds ->
    [one] Too much at once: try again in { $seconds } second.
   *[other] Too much at once: try again in { $seconds } seconds.
}
server-error-rules_fault = The rules failed on this move: a fault of ours. Nothing has changed, and the operators are told; try another move.
server-error-internal = Something went wrong in the server. Nothing is lost; try again.
server-error-slow_chat = { $seconds ->
    [one] The host has slowed spectators here: write again in { $seconds } second.
   *[other] The host has slowed spectators here: write again in { $seconds } seconds.
}
server-error-busy = Something else happened at the same moment; try again.
server-error-unavailable = The server cannot reach its storage just now. What it has confirmed is safe; try again in a moment.

## Levels of bots

server-level-gentle = Gentle
server-level-steady = Steady
server-level-sharp = Sharp
server-level-strong = Strong
server-level-master = Master

## What the server notes at a table

server-note-joined = { $name } sits down.
server-note-stood_up = { $name } stands up.
server-note-left = { $name } leaves; a bot plays on.
server-note-returned = { $name } is back.
server-note-abandoned = { $name } ends the game.
server-note-stopped = The game was stopped after { $most } answers, without a result.
server-note-rematch = { $name } asks for a rematch.
server-note-undo_asked = { $name } asks to go back to move { $number }.
server-note-undo_agreed = { $name } agrees to go back to move { $number }.
server-note-undo_declined = { $name } does not agree to go back to move { $number }.

## Clocks

server-error-bad_clock = This clock can't be: { $detail }
server-error-time_over = Your time is over; a bot takes your seat.
server-error-no_premove = There is nothing that could be answered ahead now.
server-note-time_over = { $name } has run out of time; a bot plays on.

## Accounts

server-error-bad_password = A password has from { $least } to { $most } characters and is not the name.
server-error-wrong_sign_in = Name and password don't fit.
server-error-wrong_password = The password is wrong.
server-error-wrong_code = Name and recovery code don't fit.
server-error-disabled = This account was closed by a moderator.
server-error-passkey_failed = The passkey could not be checked.
server-error-passkey_unknown = This passkey belongs to no account here.
server-error-passkey_late = That took too long; try again.
server-error-no_passkeys = Passkeys work only where this site is reached by https and a name.
server-error-too_many_passkeys = { $most ->
    [one] You have { $most } passkey already: remove it first.
   *[other] You have { $most } passkeys already: remove one first.
}
server-error-is_moderator = This is a moderator: whoever runs the server takes that office away first.
server-error-no_account = This needs an account.
server-error-has_account = You have an account already.
server-error-name_taken = There is an account of that name already.
