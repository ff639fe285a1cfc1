"""What follows from a change of a table, and is written with it in the same transaction.

Every function adds to the change what it is about: premoves that no longer hold, whether a bot is to answer,
the outcome of a match that ends, notices for people who are away, and the time that each seat has left.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from tetrarch.server.db.models.outcomes import Outcome, Place
from tetrarch.server.db.models.tables import Action, Change, SeatRow
from tetrarch.server.notifications.notices import inbox_changes_after
from tetrarch.server.tables import premoves, seat_view
from tetrarch.server.tables.clocks import game_clock
from tetrarch.server.tables.room import Room


def add_consequences(room: Room, change: Change, now: float) -> None:
    """Complete a change before it is written; `now` is the time that clocks go by."""
    drop_premoves(room, change)
    set_bot_due(room, change)
    set_outcome(room, change)
    change.inbox_changes = inbox_changes_after(room.table, room.seats, frozenset(room.online()), change)
    set_times(room, change, now)


def seats_after(room: Room, change: Change) -> list[SeatRow]:
    return room.seats if change.seats is None else change.seats


def phase_after(room: Room, change: Change) -> str:
    phase: str = change.fields.get("phase", room.table.phase)
    return phase


def drop_premoves(room: Room, change: Change) -> None:
    """Drop what seats answered ahead and no longer holds."""
    if room.table.premoves and "premoves" not in change.fields:
        seats, phase = seats_after(room, change), phase_after(room, change)
        left = premoves.valid_premoves(room.table.premoves, seats, room.match, phase, change.action)
        if left != room.table.premoves:
            change.fields["premoves"] = left


def set_bot_due(room: Room, change: Change) -> None:
    """Say since when a bot is to answer, where that changes."""
    due = seat_view.due_bot(phase_after(room, change), seats_after(room, change), room.match) is not None
    if due != (room.table.bot_due_since is not None):
        change.fields["bot_due_since"] = time.time() if due else None


def set_outcome(room: Room, change: Change) -> None:
    """Say what people have reached, where the change ends a match that was played from its beginning."""
    phase, table, match = change.fields.get("phase"), room.table, room.match
    if match is None or table.start_position is not None or phase not in ("finished", "abandoned"):
        return
    if change.fields.get("hidden"):  # a moderator has ended it
        return
    seats = seats_after(room, change)
    scores, winners = change.fields.get("scores"), change.fields.get("winners") or []
    change.outcome = Outcome(
        game=table.game,
        seats=len(seats),
        started=table.started or 0.0,
        ended=change.fields["ended"],
        rated=table.rated,
        finished=phase == "finished",
        places=places(seats, [int(side) for side in match.game.side], scores, winners),
    )


def set_times(room: Room, change: Change, now: float) -> None:
    """Say what time each seat has left, where there is a clock."""
    clock: dict[str, Any] | None = change.fields.get("clock", room.table.clock)
    match = room.match
    if clock is None or match is None:
        if room.table.next_timeout is not None and phase_after(room, change) != "starting":
            change.fields["next_timeout"] = None  # nothing is waited for any more
        return
    seats = seats_after(room, change)
    before = replace(room.table, times=change.fields.get("times", room.table.times))
    times = game_clock.times_of(before, len(seats))
    thinking = seat_view.thinking_seats(phase_after(room, change), seats, match)
    asked = [*([action.seat] for action in change.premoves), thinking]  # after each of the actions
    actions: list[Action | None] = [*change.actions] or [None]
    for action, then in zip(actions, asked, strict=True):
        times = game_clock.advance_times(clock, times, then, action, now, match.undo_seat is None)
    if (stored := game_clock.times_to_json(times)) != room.table.times:
        change.fields |= {"times": stored, "next_timeout": game_clock.next_timeout(times)}


def places(
    seats: Sequence[SeatRow], sides: Sequence[int], scores: Sequence[int] | None, winners: Collection[int]
) -> tuple[Place, ...]:
    """The places of those who held exactly one seat, among all seats; without scores: broken off."""
    held = Counter(seat.user_id for seat in seats if seat.kind in ("person", "substituted"))
    ranks = ranks_of(sides, scores, winners)
    found = []
    for seat in seats:
        if seat.user_id is None or held[seat.user_id] != 1:
            continue
        at, side = seat.seat, sides[seat.seat]
        if seat.kind == "substituted":
            found.append(Place(at, seat.user_id, len(seats), False, side, substituted=True))
        elif scores is None:
            found.append(Place(at, seat.user_id, 1, True, side))
        else:
            found.append(Place(at, seat.user_id, ranks[at], at in winners, side, scores[at]))
    return tuple(found)


def ranks_of(sides: Sequence[int], scores: Sequence[int] | None, winners: Collection[int]) -> list[int]:
    """1 for those who won, then by the points of each side; equal points share a place."""
    totals: Counter[int] = Counter()
    for side, score in zip(sides, scores or [0] * len(sides), strict=True):
        totals[side] += score
    won = {sides[seat] for seat in winners}
    ranks = {side: (1, 0) if side in won else (0, totals[side]) for side in sides}
    return [1 + sum(other > ranks[side] for other in ranks.values()) for side in sides]
