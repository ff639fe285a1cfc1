# People: profiles, ratings, friends, invitations, reports.

people-error-apart = That is not possible with this person.
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
