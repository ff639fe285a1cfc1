"""Moderation: closing and removing accounts, removing tables. Every act is logged."""

from __future__ import annotations

import logging
import time
from typing import Any

from tetrarch.server.accounts.account_deletion import AccountDeletion
from tetrarch.server.db.models.accounts import AuditRow, User
from tetrarch.server.db.models.tables import Change
from tetrarch.server.db.repositories.accounts.moderation import ModerationRepository, UserRow
from tetrarch.server.identifiers import new_id
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.accounts import AuditLine, AuditLog, KnownUser, KnownUsers, UserAction
from tetrarch.server.tables.commit import Committer, retry_on_conflict
from tetrarch.server.tables.rooms import Rooms

log = logging.getLogger("tetrarch.moderation")


class Moderation:
    """Does what moderators want. The routes let only moderators in."""

    def __init__(
        self,
        repository: ModerationRepository,
        account_deletion: AccountDeletion,
        rooms: Rooms,
        committer: Committer,
    ) -> None:
        self.repository, self.account_deletion = repository, account_deletion
        self.rooms, self.committer = rooms, committer

    async def find(self, name: str) -> KnownUsers:
        """People whose names contain a text, the newest first."""
        return KnownUsers([known_user(row) for row in await self.repository.find(name)])

    async def act(self, moderator: User, id: str, wanted: UserAction) -> KnownUser:
        """Close an account, open it again, or remove it with its name."""
        row = await self._row(id)
        user = User(row.id, row.name, row.role or "guest", row.account)
        if user.role == "moderator":
            raise Refused("is_moderator")
        if row.disabled and not row.name:
            raise Refused("not_found")
        await self._log(moderator, f"user-{wanted.action}", id, wanted.reason)
        if wanted.action == "enable":
            await self.account_deletion.reopen(id)
        elif wanted.action == "remove":
            await self.account_deletion.erase(user)
        else:
            await self.account_deletion.close(user)
        return known_user(await self._row(id))

    async def remove_table(self, moderator: User, id: str, reason: str) -> None:
        """End a table, and show it to nobody any more."""
        await self.rooms.get(id)
        await self._log(moderator, "table-remove", id, reason)
        await self._hide(id)

    @retry_on_conflict
    async def _hide(self, id: str) -> None:
        room = await self.rooms.get(id)
        async with room.lock:
            fields: dict[str, Any] = {"hidden": True}
            if room.table.phase in ("open", "starting", "running"):
                fields |= {"phase": "abandoned", "ended": time.time(), "waiting": [], "undo_ask": None}
            change = Change(id, room.seq + 1, fields)
            parts = {"table"} if room.match is None else {"table", "game", "result", "ask"}
            await self.committer.commit(room, change, parts)
            for subscriber in room.subscribers:
                subscriber.disconnect()

    async def log(self) -> AuditLog:
        """What moderators did lately, the last first."""
        return AuditLog([AuditLine(**vars(row)) for row in await self.repository.acts()])

    async def _row(self, id: str) -> UserRow:
        row = await self.repository.user(id)
        if row is None:
            raise Refused("not_found")
        return row

    async def _log(self, moderator: User, action: str, target: str, reason: str) -> None:
        said = " ".join(reason.split())
        if not said:
            raise Refused("bad_request", detail="reason")
        await self.repository.log(AuditRow(new_id(), time.time(), moderator.id, action, target, said))
        log.warning(
            "a moderator has acted",
            extra={"moderator": moderator.id, "action": action, "target": target, "reason": said},
        )


def known_user(row: UserRow) -> KnownUser:
    role: Any = row.role or "guest"
    return KnownUser(row.id, row.name, row.account, role, row.disabled, row.created)
