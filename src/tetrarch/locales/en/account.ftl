## Signing in and up

account-sign-in = Sign in
account-sign-up = Make an account
account-sign-out = Sign out
account-username = Name to sign in with
account-password = Password
account-password-help = At least 8 characters; anything goes.
account-sign-in-none = No account yet?
account-sign-up-have = You have an account?
account-sign-up-why = An account keeps your games when you change the browser. No e-mail address is needed.
account-sign-up-guest = Everything that you have played as { $name } stays yours.
account-keep = Take along what I have here as { $name }: games, friends, invitations, notices
account-keep-help = Otherwise it stays with { $name }, and nobody can go on with the games once you are signed in.
account-passkey-use = Sign in with a passkey
account-forgotten = Password forgotten?
account-code = Recovery code
account-code-help = One of the codes that you were shown, or one from whoever runs the server. Each works once.
account-new-password = New password
account-recover = Set the password and sign in
account-back = Back to signing in

## The account

account-title = Account
account-guest-intro = You play as a guest: only this browser knows you. With an account you can go on anywhere.
account-signed-in-as = Signed in as { $name }
account-since = Account since { $date }
account-shown = The name that others see
account-saved = Saved.
account-old-password = Password so far
account-change-password = Change the password
account-change-password-help = All other browsers are signed out.
account-confirm-password = Your password, to be sure

## Recovery codes

account-codes = Recovery codes
account-codes-left = { $count ->
    [0] No recovery code is left: make new ones.
    [one] { $count } recovery code is left.
   *[other] { $count } recovery codes are left.
}
account-codes-intro = There is no e-mail here: these codes are the only way back in if you forget the password. They are shown this once. Keep them where only you find them.
account-codes-copy = Copy
account-codes-copied = Copied.
account-codes-save = Save as a file
account-codes-print = Print
account-codes-kept = I have kept the codes
account-codes-new = Make new codes
account-codes-new-help = The old ones then no longer work.

## Passkeys

account-passkeys = Passkeys
account-passkeys-intro = A passkey signs you in with your finger, your face or the PIN of your device, without a password.
account-passkeys-none = There is none yet.
account-passkeys-not-here = This browser, or this address, cannot use passkeys: they need https.
account-passkey-name = What to call it
account-passkey-default = My device
account-passkey-add = Add a passkey
account-passkey-remove = Remove the passkey { $name }
account-passkey-used = Last used { $date }.
account-passkey-made = Added { $date }.
account-passkey-unused = Not used yet.
account-passkey-rename = Rename the passkey { $name }
account-rename = Rename
account-passkey-stopped = No passkey was chosen.

## Leaving

account-sessions = Where you are signed in
account-sessions-count = { $count ->
    [one] In { $count } browser.
   *[other] In { $count } browsers.
}
account-sign-out-everywhere = Sign out everywhere
account-export = Your games
account-export-text = All your games that are over, with their records, in one archive. Games that still run are only listed: their record would tell what you may not know yet.
account-export-button = Download my games
account-delete = Delete the account
account-delete-text = Your games stay, without your name; in those that run a bot plays on for you. Everything else is deleted: the password, recovery codes, passkeys, friends, ratings. This can't be undone.
account-delete-sure = Delete it for ever

## Moderation

account-moderation = Moderation
account-moderation-not = Only moderators see this page.
account-moderation-reports = Reports
account-moderation-reports-none = Nothing is reported.
account-moderation-report = { $by } reports { $about }: { $reason }
account-moderation-said = What was said: { $text }
account-moderation-table = the table { $id }
account-moderation-seen = Seen to
account-moderation-people = People
account-moderation-find = A part of the name
account-moderation-search = Search
account-moderation-nobody = Nobody is called so.
account-moderation-reason = Reason
account-moderation-disable = Close
account-moderation-enable = Open again
account-moderation-remove = Remove for ever
account-moderation-closed = closed
account-moderation-guest = guest
account-moderation-user = account { $account }
account-moderation-moderator = moderator { $account }
account-moderation-people-help = Who is closed is signed out and cannot come in; bots play on. Who is removed also loses name and account, for ever.
account-moderation-tables = Tables
account-moderation-table-id = The last part of the table's address
account-moderation-table-remove = Remove the table
account-moderation-table-help = The game ends without a result, and nobody sees the table any more.
account-moderation-done = Done.
account-moderation-log = What moderators did
account-moderation-log-none = Nothing yet.
account-moderation-did = { $action ->
    [user-disable] { $name } has closed { $target }: { $reason }
    [user-enable] { $name } has opened { $target } again: { $reason }
    [user-remove] { $name } has removed { $target }: { $reason }
   *[table-remove] { $name } has removed the table { $target }: { $reason }
}
