"""The integrity check: plays every stored match again from its beginning and compares the results."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tetrarch.core.match.errors import GameError
from tetrarch.core.match.match import Match
from tetrarch.server.db.models.tables import SeatRow, TableRow
from tetrarch.server.db.repositories.operations.integrity import TableHistory
from tetrarch.server.tables import match_rebuild, seat_view


def differences(stored: TableHistory | None) -> Iterator[str]:
    """The differences between what is stored of a table and what its actions lead to."""
    if stored is None:
        yield "there is no such table"
        return
    for name, last in stored.last.items():
        if last > stored.table.seq:
            yield f"{name} go up to message {last}, the table to {stored.table.seq}"
    if stored.table.started is None:
        if stored.actions:
            yield "has actions, but never started"
        return
    try:
        yield from replay_differences(stored)
    except GameError as error:
        yield f"cannot be played again: {error}"
    except Exception as error:  # what is stored is damaged: the other tables are looked at all the same
        yield f"is damaged, and cannot be played again: {error!r}"


def replay_differences(stored: TableHistory) -> Iterator[str]:
    """Play a match from its beginning; compares every answer and snapshot with what is stored."""
    snapshots, match = dict(stored.snapshots), match_rebuild.begin_match(stored.table, stored.seats)
    for action in stored.actions:
        if action.number != match.number:
            yield f"message {action.seq} answers {action.number}, but {match.number} was asked"
        try:
            match_rebuild.apply_action(match, action)
        except GameError as error:
            yield f"message {action.seq} ({action.kind} {action.token or action.undo_to}) is refused: {error}"
            return
        if action.after != match.number:
            yield f"message {action.seq} led to {action.after}, now it leads to {match.number}"
        doc = snapshots.pop(action.seq, None)
        if doc is not None and json.loads(doc) != match.to_json():
            yield f"the snapshot at message {action.seq} differs"
    for seq in snapshots:
        yield f"the snapshot at message {seq} belongs to no action"
    yield from end_differences(stored.table, stored.seats, match)


def end_differences(table: TableRow, seats: list[SeatRow], match: Match) -> Iterator[str]:
    """The differences between a match and the phase, scores and waiting seats stored with its table."""
    if match.over != (table.phase == "finished"):
        yield f"is {table.phase}, but its match is {'over' if match.over else 'not over'}"
    if match.over and (table.scores != match.scores() or table.winners != match.winners()):
        yield f"says {table.scores} for {table.winners}, its match {match.scores()} for {match.winners()}"
    if table.phase == "running":
        if (table.waiting or []) != seat_view.waiting_seats(match):
            yield f"waits for {table.waiting}, its match for {seat_view.waiting_seats(match)}"
        due = seat_view.due_bot(table.phase, seats, match) is not None
        if due and table.bot_due_since is None:
            yield "waits for a bot that is not marked as due"
