"""Account deletion: bots play on for those who go, and their games stay without their name."""

from __future__ import annotations

import logging

from tetrarch.server.accounts.members import Members
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.accounts.account_deletion import AccountDeletionRepository
from tetrarch.server.refusals import Refused
from tetrarch.server.tables.seating import Seating

log = logging.getLogger("tetrarch.accounts")


class AccountDeletion:
    """Deletes, closes and reopens accounts."""

    def __init__(self, repository: AccountDeletionRepository, members: Members, seating: Seating) -> None:
        self.repository, self.members, self.seating = repository, members, seating

    async def delete(self, user: User, password: str) -> None:
        """Delete a member's account, after the password was given."""
        await self.members.confirm_password(user, password)
        await self.close(user)
        await self.erase(user)
        log.info("an account was deleted", extra={"user": user.id})

    async def close(self, user: User) -> None:
        """Let nobody sign in as this person, and let bots play on for them."""
        self.members.drop_sessions(user.id, await self.repository.set_disabled(user.id, True))
        for id in await self.repository.tables_of(user.id, "open", "starting", "running"):
            try:
                await self.seating.leave(id, user)
            except Refused as refused:  # it ended just now, or a bot plays there already
                log.info("nothing to leave", extra={"table": id, "error": refused.code})

    async def reopen(self, user_id: str) -> None:
        await self.repository.set_disabled(user_id, False)

    async def erase(self, user: User) -> None:
        """Delete all that belongs to somebody; their games stay."""
        moved = await self.repository.erase(user.id)
        self.members.sessions.invalidate_user(user.id)
        for id, seq in moved:
            self.members.rooms.on_table_rewritten(id, seq)
