"""Whether what is stored is true: every match is played again from its beginning and compared."""

from __future__ import annotations

import json
from collections.abc import Iterator

from sqlalchemy import Connection, func, select

from tetrarch.core.errors import GameError
from tetrarch.core.match import Match
from tetrarch.server import journal, model, show
from tetrarch.server.model import Action, SeatRow, TableRow
from tetrarch.server.storage import action_row, actions_after, seat_row, selected_table


def every_table(connection: Connection) -> list[str]:
    t = model.tables
    return list(connection.scalars(select(t.c.id).order_by(t.c.created, t.c.id)))


def found(id: str, connection: Connection) -> list[str]:
    return list(differences(connection, id))


def differences(connection: Connection, id: str) -> Iterator[str]:
    """What is wrong with a table; nothing if it is as it must be."""
    table = selected_table(connection, id)
    if table is None:
        yield "there is no such table"
        return
    s = model.seats
    found = connection.execute(select(s).where(s.c.table_id == id).order_by(s.c.seat)).all()
    seats = [seat_row(row) for row in found]
    actions = [action_row(row) for row in connection.execute(actions_after(id, -1)).all()]
    yield from around(connection, table, actions)
    if table.started is None:
        if actions:
            yield "has actions, but never started"
        return
    try:
        yield from played(connection, table, seats, actions)
    except GameError as error:
        yield f"cannot be played again: {error}"


def around(connection: Connection, table: TableRow, actions: list[Action]) -> Iterator[str]:
    """The head against everything that it counts."""
    for one in (model.actions, model.snapshots, model.talk):
        last = connection.scalar(select(func.max(one.c.seq)).where(one.c.table_id == table.id))
        if last is not None and last > table.seq:
            yield f"{one.name} go up to message {last}, the table to {table.seq}"


def played(
    connection: Connection, table: TableRow, seats: list[SeatRow], actions: list[Action]
) -> Iterator[str]:
    """The match from its beginning, every answer and snapshot compared."""
    s = model.snapshots
    query = select(s.c.seq, s.c.doc).where(s.c.table_id == table.id)
    snapshots = {row.seq: row.doc for row in connection.execute(query)}
    match = journal.begin(table, seats)
    for action in actions:
        if action.number != match.number:
            yield f"message {action.seq} answers {action.number}, but {match.number} was asked"
        try:
            journal.perform(match, action)
        except GameError as error:
            yield f"message {action.seq} ({action.kind} {action.token or action.back}) is refused: {error}"
            return
        if action.after != match.number:
            yield f"message {action.seq} led to {action.after}, now it leads to {match.number}"
        doc = snapshots.pop(action.seq, None)
        if doc is not None and json.loads(doc) != match.to_json():
            yield f"the snapshot at message {action.seq} differs"
    for seq in snapshots:
        yield f"the snapshot at message {seq} belongs to no action"
    yield from at_the_end(table, seats, match)


def at_the_end(table: TableRow, seats: list[SeatRow], match: Match) -> Iterator[str]:
    """What the table says of its match."""
    if match.over != (table.phase == "finished"):
        yield f"is {table.phase}, but its match is {'over' if match.over else 'not over'}"
    if match.over and (table.scores != match.scores() or table.winners != match.winners()):
        yield f"says {table.scores} for {table.winners}, its match {match.scores()} for {match.winners()}"
    if table.phase == "running":
        if (table.waiting or []) != show.waiting(match):
            yield f"waits for {table.waiting}, its match for {show.waiting(match)}"
        due = show.due(table.phase, seats, match) is not None
        if due and table.due is None:
            yield "waits for a bot that is not marked as due"
