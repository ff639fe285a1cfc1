"""Invitations: how people come to a private table."""

from __future__ import annotations

from typing import Protocol

from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.notifications.notices import NoticeRepository
from tetrarch.server.db.repositories.social.invitations import InvitationRepository, TableInvitations
from tetrarch.server.notifications import notices
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.social import Invitation, InvitationInfo, Invited
from tetrarch.server.schemas.social import Invitations as InvitationList
from tetrarch.server.social.profiles import Profiles, person_info
from tetrarch.server.social.table_access import TableAccess
from tetrarch.server.tables import seat_view
from tetrarch.server.tables.room import Room
from tetrarch.server.tables.rooms import Rooms


class SessionUsers(Protocol):
    """Knows whose a session is."""

    async def user_of(self, digest: str) -> User | None:
        """The user of the session with this digest, with the name and role of now."""


class Invitations:
    """How people come to a private table: by its link, or because a friend invites them."""

    def __init__(
        self,
        repository: InvitationRepository,
        notices: NoticeRepository,
        bus: Bus,
        *,
        rooms: Rooms,
        access: TableAccess,
        profiles: Profiles,
    ) -> None:
        self.repository, self.notices, self.rooms = repository, notices, rooms
        self.access, self.profiles = access, profiles
        bus.subscribe("access", lambda id: rooms.spawn(self._disconnect_outsiders(id)))
        rooms.events.on_seats(self._on_seats_changed)

    async def enter(self, id: str, user: User, token: str) -> None:
        """Let somebody see a table by its link, from now on. Who may see it anyway needs none."""
        room = await self.rooms.get(id)
        try:
            await self.access.check_may_see(room, user)
        except Refused:
            if await self.access.blocks.either_blocked(room.table.owner_id, user.id):
                raise Refused("block_between") from None
            if not await self.access.may_see(id, user, token):
                raise

    def _on_seats_changed(self, room: Room) -> None:
        """Disconnect those who saw a private table only because of a seat that they have given up."""
        if room.table.private and room.subscribers:
            self.rooms.spawn(self._disconnect_outsiders(room.table.id))

    async def disconnect_all_outsiders(self, sessions: SessionUsers) -> None:
        """Disconnect those who watch private tables and may no longer: moderators who are none any more, whom
        the host has blocked, and others of whom this process was not told."""
        for room in list(self.rooms.rooms.values()):
            if not room.table.private:
                continue
            for subscriber in list(room.subscribers):
                if subscriber.user is not None:
                    user = await sessions.user_of(subscriber.session)
                    subscriber.user = user
            await self._disconnect_outsiders(room.table.id)

    async def _disconnect_outsiders(self, id: str) -> None:
        """Disconnect those who watch a table and may no longer see it."""
        room = self.rooms.rooms.get(id)
        if room is None:
            return
        for subscriber in list(room.subscribers):
            try:
                await self.access.check_may_see(room, subscriber.user)
            except (Refused, Unavailable):
                subscriber.disconnect()

    # the host's side

    async def of_table(self, id: str, user: User) -> Invitation:
        """How people may come to a table; only its host is told."""
        await self._check_host(id, user)
        return invitation(await self.repository.of_table(id))

    async def renew(self, id: str, user: User) -> Invitation:
        """Another link; whoever has the old one, and no seat, is no longer let in."""
        await self._check_host(id, user)
        found = await self.repository.renew_link(id)
        await self._disconnect_outsiders(id)
        return invitation(found)

    async def revoke(self, id: str, user: User) -> Invitation:
        """No link opens the table; invited friends may still come."""
        await self._check_host(id, user)
        found = await self.repository.revoke_link(id)
        await self._disconnect_outsiders(id)
        return invitation(found)

    async def _check_host(self, id: str, user: User) -> None:
        """Refuse whoever is not the host of a table."""
        room = await self.rooms.visit(id, user)
        if room.table.owner_id != user.id:
            raise Refused("not_owner")

    async def invite(self, id: str, user: User, who: str) -> None:
        """Invite a friend: anybody at an open table may, but to a private one only its host."""
        room = await self.rooms.visit(id, user)
        room.check_phase("open")
        table = room.table
        if table.owner_id != user.id and (table.private or not seat_view.seats_of(room.seats, user)):
            raise Refused("not_owner" if table.private else "not_seated")
        friend = await self.profiles.find(who)
        notice = notices.invitation_notice(friend.id, table, user.name)
        await self.repository.invite(id, table.owner_id, user.id, friend.id, notice)

    # the friend's side

    async def pending(self, user: User) -> InvitationList:
        """The tables that I am invited to."""
        answer = InvitationList([])
        for id, by, at in await self.repository.pending(user.id):
            info = (await self.rooms.get(id)).info(user)
            answer.invitations.append(InvitationInfo(info, person_info(by), at))
        return answer

    async def decline(self, id: str, user: User) -> None:
        """Say no to an invitation."""
        if not await self.repository.decline(id, user.id):
            raise Refused("not_found")
        await self.notices.delete_notice(user.id, "invitation", id)


def invitation(found: TableInvitations) -> Invitation:
    invited = [Invited(person_info(person), declined) for person, declined in found.invited]
    return Invitation(found.link, invited)
