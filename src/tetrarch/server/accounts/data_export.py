"""Data export: all games of a user in one archive."""

from __future__ import annotations

import asyncio
import json
import re
import zipfile
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any

from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import SeatRow, StoredTable, TableRow
from tetrarch.server.db.repositories.accounts.account_deletion import AccountDeletionRepository
from tetrarch.server.db.repositories.learning.coach import CoachRepository
from tetrarch.server.db.repositories.learning.lessons import LessonRepository
from tetrarch.server.db.repositories.tables.tables import TableRepository
from tetrarch.server.db.repositories.tables.uploaded_records import RecordRepository
from tetrarch.server.tables import match_rebuild

ENDED = ("finished", "abandoned")
NOTE = """Your games of Tetrarch.

games.json     every table at which you have a seat
games/         the records of those that are over: `tetrarch replay FILE` and the page "Replay" show them
uploads/       records that you have brought along
learning.json  your lessons, and what the coach has told you

Games that still run are listed without a record: it would tell what you may not know yet.
"""


class ZipStream:
    """A file for a zip archive to write to, whose bytes can be taken while it is still being written."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, data: bytes) -> int:
        self.parts.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Nothing is held back."""

    def take(self) -> bytes:
        """What was written since the last call."""
        data, self.parts = b"".join(self.parts), []
        return data


class DataExport:
    """Packs all games of a user into one archive."""

    def __init__(
        self,
        deletion: AccountDeletionRepository,
        tables: TableRepository,
        records: RecordRepository,
        *,
        lessons: LessonRepository,
        coach: CoachRepository,
    ) -> None:
        self.deletion, self.tables, self.records = deletion, tables, records
        self.lessons, self.coach = lessons, coach

    async def archive(self, user: User) -> AsyncIterator[bytes]:
        """The archive, game by game."""
        pipe = ZipStream()
        with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as out:  # type: ignore[call-overload]  # it only writes
            listed: list[dict[str, Any]] = []
            out.writestr("README.txt", NOTE)
            for id in await self.deletion.tables_of(user.id):
                found = await self.tables.load(id)
                if found is None or found[0].table.hidden:
                    continue
                since, snapshot = found
                listed.append(table_summary(since.table, since.seats, user))
                if since.table.phase in ENDED and since.table.started is not None:
                    name, text = await asyncio.to_thread(record, since, snapshot)
                    out.writestr(name, text)
                    listed[-1]["record"] = name
                yield pipe.take()
            for id, text in await self.records.of(user.id):
                out.writestr(f"uploads/{id}.tet", text)
            out.writestr("games.json", json.dumps(listed, indent=1, ensure_ascii=False))
            out.writestr("learning.json", json.dumps(await self.learning(user), indent=1))
        yield pipe.take()

    async def learning(self, user: User) -> dict[str, Any]:
        """How far lessons have come, and what the coach has said."""
        return {
            "lessons": [asdict(row) for row in await self.lessons.of(user.id)],
            "coach": {"mode": await self.coach.mode(user.id), "told": await self.coach.told(user.id)},
        }


def record(found: StoredTable, snapshot: str | None) -> tuple[str, str]:
    table = found.table
    match = match_rebuild.rebuild_match(table, found.seats, snapshot, found.actions)
    return f"games/{table.game}-{re.sub('[^a-z0-9]', '', table.id)}.tet", match.record()


def table_summary(table: TableRow, seats: list[SeatRow], user: User) -> dict[str, Any]:
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
