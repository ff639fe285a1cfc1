# People: profiles, ratings, friends, invitations, reports.

people-error-block_between = That is not possible with this person.
people-error-table_private = This table is private: ask for its invitation link.
people-error-invitation_needed = This table is joined by invitation: ask its host for the link.
people-error-not_friends = Only friends can be invited.
people-error-not_moderator = Only moderators may do that.
people-error-too_many_friends = { $most ->
    [one] Nobody can have more than { $most } friend.
   *[other] Nobody can have more than { $most } friends.
}
people-error-too_many_asked = { $most ->
    [one] More than { $most } open request is not possible: some must be answered first.
   *[other] More than { $most } open requests are not possible: some must be answered first.
}
people-error-too_many_blocked = { $most ->
    [one] You can't block more than { $most } person.
   *[other] You can't block more than { $most } people.
}
people-error-too_many_invited = { $most ->
    [one] No more than { $most } person can be invited to a table.
   *[other] No more than { $most } people can be invited to a table.
}
people-error-too_many_reports = { $most ->
    [one] No more than { $most } report a day, please. The moderators will look at it.
   *[other] No more than { $most } reports a day, please. The moderators will look at them.
}

# pages

people-title = People
people-leaderboard = Leaderboard
people-own = My page
people-find = Name of an account
people-find-go = Find
people-gone = Somebody who has gone
people-guest = A guest: results are kept, but not rated.
people-bot = bot

people-since = Here since
people-games = Games
people-wins = Victories
people-share = Share of victories
people-streak = Most victories in a row
people-favourite = Favourite game
people-results = Results
people-game = Game
people-seats = Seats
people-mean = Mean score
people-rating = Rating
people-provisional = provisional
people-rating-help = A newcomer has 1500 ± 350; the number after ± says how sure the rating is. Games between at least two accounts count, if their table is rated.
people-history = Games played
people-history-none = No game has been finished yet.
people-won = Won
people-left = Left
people-place = Place { $number }
people-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
people-with = with { $names }

people-with-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
people-leaderboard-all = { $count ->
    [one] Also those with less than { $count } rated game
   *[other] Also those with less than { $count } rated games
}
people-leaderboard-none = Nobody is rated here yet.
people-rank = Place
people-name = Name
people-page-before = Previous page
people-page-after = Next page

people-friends = Friends
people-friends-none = No friends yet: ask somebody on their page.
people-asks = Want to be your friends
people-asked = You have asked
people-blocked = Blocked
people-online = at a table
people-offline = not at a table
people-unseen = Do not show my friends when I am at a table
people-ask = Ask to be friends
people-accept = Accept
people-decline = Decline
people-remove = Remove from friends
people-take-back = Take back
people-block = Block
people-unblock = Unblock
people-tie-friend = You are friends.
people-tie-asked = You have asked to be friends.
people-tie-blocked = You have blocked this person.

people-invitations = Invitations
people-invites = { $name } invites you to { $game }.
people-invite-host = Only those who sit here, have this link or are invited by you see this table. A new link ends the old one, also for those who came by it and have no seat.
people-invite-guest = This table is private: others see it and join it by its host's link or invitation only.
people-private = A private table
people-private-sign-in = If you have a seat at it, sign in to your account.
people-invite-friend = Invite a friend
people-invited = { $name } is invited.
people-link-make = Make a link
people-link-renew = New link
people-link-revoke = No link any more
people-rated = Rated: counts for the leaderboard if at least two accounts play
people-rated-help = This table is rated, if at least two people with an account play.

people-report = Report
people-report-person = Report { $name }
people-report-line = Report what { $name } said
people-report-reason = What should the moderators know?
people-report-send = Send report
people-report-sent = Thank you. The moderators will look at it.
