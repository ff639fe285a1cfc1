"""What somebody has played, as one archive to take along."""

from __future__ import annotations

import asyncio
import json
import re
import zipfile
from collections.abc import AsyncIterator
from typing import Any

from tetrarch.server import journal
from tetrarch.server.model import SeatRow, Since, TableRow, User
from tetrarch.server.storage import Storage
from tetrarch.server.storage_farewell import tables_of

ENDED = ("finished", "abandoned")
NOTE = """Your games of Tetrarch.

games.json  every table at which you have a seat
games/      the records of those that are over: `tetrarch replay FILE` and the page "Replay" show them
uploads/    records that you have brought along

Games that still run are listed without a record: it would tell what you may not know yet.
"""


class Pipe:
    """A file that a zip archive is written to and that is handed on bit by bit."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, data: bytes) -> int:
        self.parts.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Nothing is held back."""

    def taken(self) -> bytes:
        found, self.parts = b"".join(self.parts), []
        return found


async def archive(storage: Storage, user: User) -> AsyncIterator[bytes]:
    """The archive, game by game."""
    pipe = Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as out:  # type: ignore[call-overload]  # it only writes
        listed: list[dict[str, Any]] = []
        out.writestr("README.txt", NOTE)
        for id in await storage.database.read(lambda connection: tables_of(connection, user.id)):
            found = await storage.loaded(id)
            if found is None or found[0].table.hidden:
                continue
            since, snapshot = found
            listed.append(line(since.table, since.seats, user))
            if since.table.phase in ENDED and since.table.started is not None:
                name, text = await asyncio.to_thread(record, since, snapshot)
                out.writestr(name, text)
                listed[-1]["record"] = name
            yield pipe.taken()
        for id, text in await storage.records_of(user.id):
            out.writestr(f"uploads/{id}.tet", text)
        out.writestr("games.json", json.dumps(listed, indent=1, ensure_ascii=False))
    yield pipe.taken()


def record(found: Since, snapshot: str | None) -> tuple[str, str]:
    table = found.table
    match = journal.rebuilt(table, found.seats, snapshot, found.actions)
    return f"games/{table.game}-{re.sub('[^a-z0-9]', '', table.id)}.tet", match.record()


def line(table: TableRow, seats: list[SeatRow], user: User) -> dict[str, Any]:
    """A table as everybody may know it."""
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "phase": table.phase,
        "created": table.created,
        "started": table.started,
        "ended": table.ended,
        "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in seats],
        "mine": [seat.seat for seat in seats if seat.user_id == user.id],
        "scores": table.scores,
        "winners": table.winners,
    }
