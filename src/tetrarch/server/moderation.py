"""What moderators may do: close and remove people, remove tables. Every act is logged."""

from __future__ import annotations

import logging
import time
from typing import Any

from sqlalchemy import Connection

from tetrarch.server import storage_moderation as kept
from tetrarch.server.accounts import new_id
from tetrarch.server.farewell import Farewell
from tetrarch.server.model import Change, User
from tetrarch.server.model_accounts import AuditRow
from tetrarch.server.refusals import Refused
from tetrarch.server.rooms import Rooms, persistent
from tetrarch.server.schemas_accounts import AuditLine, AuditLog, KnownUser, KnownUsers, UserAction

log = logging.getLogger("tetrarch.moderation")


class Moderation:
    """The routes let only moderators in here."""

    def __init__(self, farewell: Farewell, rooms: Rooms) -> None:
        self.farewell, self.rooms = farewell, rooms
        self.database = farewell.database

    async def find(self, name: str) -> KnownUsers:
        """People whose names contain a text, the newest first."""
        rows = await self.database.read(lambda connection: kept.people(connection, name))
        return KnownUsers([known(row) for row in rows])

    async def act(self, moderator: User, id: str, wanted: UserAction) -> KnownUser:
        """Close an account, open it again, or remove it with its name."""
        user, removed = await self._subject(id)
        if user.role == "moderator":
            raise Refused("is_moderator")
        if removed:
            raise Refused("not_found")
        await self._log(moderator, f"user-{wanted.action}", id, wanted.reason)
        if wanted.action == "enable":
            await self.farewell.reopen(id)
        else:
            await self.farewell.close(user)
        if wanted.action == "remove":
            await self.farewell.forget(user)
        [row] = await self.database.read(lambda connection: kept.people(connection, id=id))
        return known(row)

    async def remove_table(self, moderator: User, id: str, reason: str) -> None:
        """A table ends and is shown to nobody any more."""
        await self.rooms.get(id)
        await self._log(moderator, "table-remove", id, reason)
        await self._hide(id)

    @persistent
    async def _hide(self, id: str) -> None:
        room = await self.rooms.get(id)
        async with room.lock:
            fields: dict[str, Any] = {"hidden": True}
            if room.table.phase in ("open", "running"):
                fields |= {"phase": "abandoned", "ended": time.time(), "waiting": [], "ask": None}
            change = Change(id, room.seq + 1, fields)
            parts = {"table"} if room.match is None else {"table", "game", "result", "ask"}
            await self.rooms.commit(room, change, parts)
            for subscriber in room.subscribers:
                subscriber.cut()

    async def log(self) -> AuditLog:
        """What moderators did lately, the last first."""
        return AuditLog([AuditLine(**row._mapping) for row in await self.database.read(kept.acts)])

    async def _subject(self, id: str) -> tuple[User, bool]:
        rows = await self.database.read(lambda connection: kept.people(connection, id=id))
        if not rows:
            raise Refused("not_found")
        [row] = rows
        return User(row.id, row.name, row.role or "guest", row.account), row.disabled and not row.name

    async def _log(self, moderator: User, action: str, target: str, reason: str) -> None:
        said = " ".join(reason.split())
        if not said:
            raise Refused("bad_request", detail="reason")
        row = AuditRow(new_id(), time.time(), moderator.id, action, target, said)

        def job(connection: Connection) -> None:
            kept.audited(connection, row)

        await self.database.write(job)
        log.warning(
            "a moderator has acted",
            extra={"moderator": moderator.id, "action": action, "target": target, "reason": said},
        )


def known(row: Any) -> KnownUser:
    return KnownUser(row.id, row.name, row.account, row.role or "guest", row.disabled, row.created)
