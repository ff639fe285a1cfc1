"""What people are told while they are elsewhere: whose turn it is, what has begun, what is over.

A change of a table is written together with the notices that follow from it. Of each kind there is one notice
about each table or person: a newer one replaces it.
"""

from __future__ import annotations

from collections.abc import Iterable

from tetrarch import texts
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.notifications import NoticeRow
from tetrarch.server.db.models.tables import Change, InboxChanges, Notice, SeatRow, TableRow


def notice_text(row: NoticeRow, lang: str) -> str:
    """A notice in words."""
    args = dict(row.args)
    if "game" in args:
        args["game"] = texts.format(f"{args['game']}-name", {}, lang)
    return texts.format(row.key, args, lang)


# what follows from a change of a table


def inbox_changes_after(
    table: TableRow, before_seats: list[SeatRow], here: frozenset[str], change: Change
) -> InboxChanges:
    """What a change means for inboxes: whose turn it is now and whose no longer; a beginning, an end.

    `here`: the people who are connected to the table. Nobody is told of a game without other people.
    """
    seats = before_seats if change.seats is None else change.seats
    phase = change.fields.get("phase", table.phase)
    before = people_asked(table.phase, before_seats, table.waiting)
    after = people_asked(phase, seats, change.fields.get("waiting", table.waiting))
    changes = InboxChanges(sorted(before - after))
    if len({seat.user_id for seat in seats} - {None}) < 2:
        return changes
    changes.notices += [turn_notice(user, table, seats, user in here) for user in sorted(after - before)]
    absent = sorted(people(seats) - here)
    if phase == "running" and table.phase != "running":
        changes.notices += [
            begun_notice(user, table, seats) for user in absent if user not in {*after, table.owner_id}
        ]
    if phase == "finished" and table.phase == "running":
        scores, winners = change.fields["scores"], change.fields["winners"]
        changes.notices += [finished_notice(user, table, seats, scores, winners) for user in absent]
    return changes


def people(seats: Iterable[SeatRow]) -> set[str]:
    return {seat.user_id for seat in seats if seat.kind == "person" and seat.user_id is not None}


def people_asked(phase: str, seats: Iterable[SeatRow], waiting: list[int] | None) -> set[str]:
    """The people who are to answer."""
    if phase != "running" or not waiting:
        return set()
    return people(seat for seat in seats if seat.seat in waiting)


# the kinds of notices


KEYS = {
    "turn": "notices-turn",
    "begun": "notices-begun",
    "finished": "notices-finished",
    "invitation": "notices-invitation",
    "time": "notices-time",
}


def table_notice(user_id: str, kind: str, table: TableRow, seen: bool = False, **args: object) -> Notice:
    """A notice about a table."""
    given = {"game": table.game, **args}
    return Notice(user_id, kind, table.id, KEYS[kind], given, f"/table/{table.id}", table.id, seen)


def turn_notice(user_id: str, table: TableRow, seats: list[SeatRow], seen: bool = False) -> Notice:
    return table_notice(user_id, "turn", table, seen, others=names_of_others(user_id, seats))


def begun_notice(user_id: str, table: TableRow, seats: list[SeatRow]) -> Notice:
    return table_notice(user_id, "begun", table, others=names_of_others(user_id, seats))


def finished_notice(
    user_id: str, table: TableRow, seats: list[SeatRow], scores: list[int], winners: list[int]
) -> Notice:
    mine = [seat.seat for seat in seats if seat.user_id == user_id and seat.kind == "person"]
    won = any(seat in winners for seat in mine)
    points = max(scores[seat] for seat in mine)
    return table_notice(
        user_id, "finished", table, others=names_of_others(user_id, seats), won=won, points=points
    )


def invitation_notice(user_id: str, table: TableRow, name: str) -> Notice:
    """Somebody invites to a table."""
    return table_notice(user_id, "invitation", table, name=name)


def friend_notice(user_id: str, by: User, path: str) -> Notice:
    """Somebody wants to be a friend."""
    return Notice(user_id, "friend", by.id, "notices-friend", {"name": by.name}, path)


def time_notice(user_id: str, table: TableRow, seats: list[SeatRow], hours: int) -> Notice:
    """The time to answer runs out in so many hours; 0: within the hour. It goes when they have answered."""
    return table_notice(user_id, "time", table, others=names_of_others(user_id, seats), hours=hours)


def names_of_others(user_id: str, seats: list[SeatRow]) -> str | None:
    """The other people at a table, by name."""
    names = [seat.name for seat in seats if seat.kind == "person" and seat.user_id != user_id and seat.name]
    return ", ".join(names) or None
