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
    [yes] { $game } is over: you have won with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $game } is over: you have { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
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

## The ways by which people are told

notices-channels = Tell me when it is my turn
notices-push = Notifications on this device
notices-push-help = Also when this page is closed. Not while you are at the table.
notices-push-denied = The browser was told not to show notifications of this page. Allow them in its settings for this site.
notices-push-install = On an iPhone or iPad, first add this page to the home screen (Share, then Add to Home Screen) and open it there.
notices-push-insecure = Browsers allow notifications only for pages with https.
notices-push-unsupported = This browser cannot show notifications of closed pages.
notices-push-failed = That did not work: the push service of the browser cannot be reached.
notices-sound = A sound while a table is open
notices-hook = Webhook
notices-hook-help = An address of yours that is sent a message, such as of a chat service. Only https and public machines.
notices-hook-save = Save
notices-hook-test = Try it
notices-hook-drop = Remove
notices-hook-works = It works: the message was taken.
notices-hook-off = It failed so often that it is switched off. Try it to switch it on again.
notices-hook-problem = { $problem ->
    [scheme] The address must begin with https://.
    [host] This is not an address that something can be sent to.
    [port] Nothing is sent to this port.
    [private] Nothing is sent to addresses in private networks.
    [name] There is no machine of this name.
    [time] No answer came in time.
    [size] The answer was too long.
    [line] There was no connection, or its certificate is not valid.
   *[other] The last message was refused with status { $problem }.
}
notices-hook-secret = Secret that signs the messages

## The installed app

notices-offline = Offline. This is the table as of { $time }; moves can be made when the line is back.
notices-fresh = A new version is there.
notices-renew = Reload
