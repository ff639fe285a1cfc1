"""Account deletion: bots play on for those who go, and their games stay without their name.

One transaction deletes an account with all that belongs to it, or closes it, and marks the person as leaving.
Then bots take over, table by table. Should the server be killed meanwhile, the mark is found and the rest is
done.
"""

from __future__ import annotations

import asyncio
import logging
import time

from tetrarch.server.accounts.members import Members
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.accounts.account_deletion import AccountDeletionRepository
from tetrarch.server.refusals import Refused
from tetrarch.server.tables.seating import Seating

log = logging.getLogger("tetrarch.accounts")
INTERVAL = 30.0  # seconds between two looks for people who have not left all tables
SET_ASIDE = 600.0  # seconds for which somebody who cannot leave a table is left alone


class AccountDeletion:
    """Deletes, closes and reopens accounts."""

    def __init__(self, repository: AccountDeletionRepository, members: Members, seating: Seating) -> None:
        self.repository, self.members, self.seating = repository, members, seating
        self.set_aside: dict[str, float] = {}  # people at whose tables something failed, and until when

    async def delete(self, user: User, password: str) -> None:
        """Delete a member's account, after the password was given."""
        await self.members.confirm_password(user, password)
        await self.erase(user)
        log.info("an account was deleted", extra={"user": user.id})

    async def close(self, user: User) -> None:
        """Let nobody sign in as this person, and let bots play on for them."""
        self.members.drop_sessions(user.id, await self.repository.close(user.id))
        await self.leave_tables(user)

    async def reopen(self, user_id: str) -> None:
        await self.repository.reopen(user_id)

    async def erase(self, user: User) -> None:
        """Delete all that belongs to somebody; their games stay, and bots play on."""
        ended, moved = await self.repository.erase(user.id)
        self.members.drop_sessions(user.id, ended)
        for id, seq in moved:
            self.members.rooms.on_table_rewritten(id, seq)
        await self.leave_tables(User(user.id, ""))

    async def leave_tables(self, user: User) -> None:
        """Let bots play on for somebody who has gone. What could not be done now is done later."""
        try:
            for id in await self.repository.tables_of(user.id, "open", "starting", "running"):
                await self._leave(id, user)
            await self.repository.set_left(user.id)
        except Unavailable as error:
            log.warning("somebody leaves later", extra={"user": user.id, "error": str(error)})

    async def _leave(self, id: str, user: User) -> None:
        try:
            await self.seating.leave(id, user, gone=True)
        except Refused as refused:
            if refused.code in ("busy", "unavailable"):
                raise Unavailable(refused.code) from refused
            log.info("nothing to leave", extra={"table": id, "error": refused.code})

    async def run(self) -> None:
        """Finish, until cancelled, what a server that was killed has begun."""
        while True:
            try:
                await self.run_once()
            except Unavailable as error:
                log.warning("nobody leaves", extra={"error": str(error)})
            await asyncio.sleep(INTERVAL)

    async def run_once(self) -> None:
        """Finish once."""
        now = time.monotonic()
        self.set_aside = {id: until for id, until in self.set_aside.items() if until > now}
        for user in await self.repository.leaving():
            if user.id in self.set_aside:
                continue
            try:
                await self.leave_tables(user)
            except Exception as error:  # the others do not wait for this one
                log.error("somebody cannot leave", extra={"user": user.id, "error": repr(error)})
                self.set_aside[user.id] = now + SET_ASIDE
