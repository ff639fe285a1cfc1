"""Table access: private tables take an invitation, and nobody joins those who have blocked them."""

from __future__ import annotations

from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.social.invitations import InvitationRepository
from tetrarch.server.refusals import Refused
from tetrarch.server.social.blocks import Blocks
from tetrarch.server.tables.room import Room


class TableAccess:
    """Decides who may see or join a table."""

    def __init__(self, repository: InvitationRepository, blocks: Blocks) -> None:
        self.repository, self.blocks = repository, blocks

    async def check_may_see(self, room: Room, user: User | None) -> None:
        """Refuse whoever may not see a table."""
        if not room.table.private or takes_part(room, user):
            return
        if user is not None and user.role == "moderator":
            return
        blocked = user is None or await self.blocks.either_blocked(room.table.owner_id, user.id)
        if user is None or blocked or not await self.may_see(room.table.id, user, None):
            raise Refused("table_private")

    async def check_may_join(self, room: Room, user: User, token: str | None) -> None:
        """Refuse whoever may not sit down. Who has sat there before may come back."""
        table = room.table
        if takes_part(room, user):
            return
        if await self.blocks.either_blocked(table.owner_id, user.id):
            raise Refused("block_between")
        if table.private and not await self.may_see(table.id, user, token):
            raise Refused("invitation_needed")

    async def check_may_rejoin(self, room: Room, user: User) -> None:
        """Refuse whoever may not take part in a rematch: those who were there need no invitation."""
        if await self.blocks.either_blocked(room.table.owner_id, user.id):
            raise Refused("block_between")

    async def may_see(self, id: str, user: User, token: str | None) -> bool:
        """Whether somebody was invited, came by the link before, or does now."""
        if await self.repository.may_see(id, user.id):
            return True
        return token is not None and await self.repository.enter_by_link(id, user.id, token)


def takes_part(room: Room, user: User | None) -> bool:
    """Whether somebody owns a table, or sits or sat there."""
    return user is not None and user.id in {room.table.owner_id, *(seat.user_id for seat in room.seats)}
