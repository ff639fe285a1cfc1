"""Those who go: bots play on for them, and their games stay without their name."""

from __future__ import annotations

import logging

from tetrarch.server import storage_farewell as kept
from tetrarch.server.lobby import Lobby
from tetrarch.server.members import Members
from tetrarch.server.model import User
from tetrarch.server.refusals import Refused

log = logging.getLogger("tetrarch.accounts")


class Farewell:
    """Accounts that are deleted, closed or removed."""

    def __init__(self, members: Members, lobby: Lobby) -> None:
        self.members, self.lobby = members, lobby
        self.database, self.bus = members.kept.database, members.kept.bus

    async def delete(self, user: User, password: str) -> None:
        """A member goes."""
        await self.members.confirmed(user, password)
        await self.close(user)
        await self.forget(user)
        log.info("an account was deleted", extra={"user": user.id})

    async def close(self, user: User) -> None:
        """Nobody comes in as this person; wherever they play a bot goes on."""
        write = self.database.write
        ended = await write(lambda connection: kept.disable(connection, self.bus, user.id, True))
        self.members.ended(user.id, ended)
        phases = ("open", "running")
        for id in await self.database.read(lambda connection: kept.tables_of(connection, user.id, *phases)):
            try:
                await self.lobby.leave(id, user)
            except Refused as refused:  # it ended just now, or a bot plays there already
                log.info("nothing to leave", extra={"table": id, "error": refused.code})

    async def reopen(self, user_id: str) -> None:
        write = self.database.write
        await write(lambda connection: kept.disable(connection, self.bus, user_id, False))

    async def forget(self, user: User) -> None:
        """All that belongs to somebody is deleted; their games stay."""
        moved = await self.database.write(lambda connection: kept.forget(connection, self.bus, user.id))
        self.members.accounts.forget_user(user.id)
        for id, seq in moved:
            self.members.rooms.rewritten(id, seq)
