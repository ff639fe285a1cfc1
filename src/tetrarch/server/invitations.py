"""Who may sit down: private tables are joined by invitation, and nobody joins those who have blocked them."""

from __future__ import annotations

import hmac

from sqlalchemy import Connection

from tetrarch.server import (
    notices,
    show,
    storage_friends,
    storage_invitations,
    storage_notices,
    storage_people,
)
from tetrarch.server.friends import Circle
from tetrarch.server.model import User
from tetrarch.server.people import found, shown
from tetrarch.server.refusals import Refused
from tetrarch.server.room import Room
from tetrarch.server.rooms import Rooms
from tetrarch.server.schemas_people import Invitation, InvitationInfo, Invitations, Invited
from tetrarch.server.storage import Storage
from tetrarch.server.storage_notices import NoticeStorage

MOST = 50  # people who are invited to a table, and invitations that are shown


class Door:
    """The way to a seat."""

    def __init__(self, storage: Storage, rooms: Rooms, circle: Circle) -> None:
        self.storage, self.rooms, self.circle = storage, rooms, circle

    async def admit(self, room: Room, user: User, token: str | None) -> None:
        """Refuse whoever may not sit down. Who has sat there before may come back."""
        table = room.table
        if table.owner_id == user.id or any(seat.user_id == user.id for seat in room.seats):
            return
        if await self.circle.apart(table.owner_id, user.id):
            raise Refused("apart")
        if table.private and not await self._invited(table.id, user, token):
            raise Refused("invitation_needed")

    async def rejoin(self, room: Room, user: User) -> None:
        """Refuse whoever may not take part in a rematch: those who were there need no invitation."""
        if await self.circle.apart(room.table.owner_id, user.id):
            raise Refused("apart")

    async def _invited(self, id: str, user: User, token: str | None) -> bool:
        def job(connection: Connection) -> bool:
            word = storage_invitations.link(connection, id)
            if word is not None and token is not None and hmac.compare_digest(word.encode(), token.encode()):
                return True
            return user.id in dict(storage_invitations.invited(connection, id))

        return await self.storage.database.read(job)

    # the host's side

    async def seen(self, id: str, user: User) -> Invitation:
        """How people may come to a table; only its host is told."""
        await self._hosted(id, user)
        return await self.storage.database.read(lambda connection: told(connection, id))

    async def renew(self, id: str, user: User) -> Invitation:
        """Another address; whoever has the old one can no longer sit down."""
        await self._hosted(id, user)

        def job(connection: Connection) -> Invitation:
            storage_invitations.new_link(connection, id)
            return told(connection, id)

        return await self.storage.database.write(job)

    async def revoke(self, id: str, user: User) -> Invitation:
        """No address opens the table; invited friends may still come."""
        await self._hosted(id, user)

        def job(connection: Connection) -> Invitation:
            storage_invitations.drop_link(connection, id)
            return told(connection, id)

        return await self.storage.database.write(job)

    async def _hosted(self, id: str, user: User) -> Room:
        room = await self.rooms.get(id)
        if room.table.owner_id != user.id:
            raise Refused("not_owner")
        return room

    async def invite(self, id: str, user: User, who: str) -> None:
        """Invite a friend: anybody at an open table may, but to a private one only its host."""
        room = await self.rooms.get(id)
        room.need("open")
        table = room.table
        if table.owner_id != user.id and (table.private or not show.mine(room.seats, user)):
            raise Refused("not_owner" if table.private else "not_seated")

        def job(connection: Connection) -> None:
            friend = found(connection, who)
            if storage_friends.tie(connection, user.id, friend.id) != "friend":
                raise Refused("not_friends")
            if storage_friends.apart(connection, table.owner_id, friend.id):
                raise Refused("apart")
            if len(storage_invitations.invited(connection, id)) >= MOST:
                raise Refused("too_many_invited", most=MOST)
            if storage_invitations.invite(connection, id, friend.id, user.id):
                storage_notices.put(connection, [notices.invitation(friend.id, table, user.name)])

        await self.storage.database.write(job)

    # the friend's side

    async def listed(self, user: User) -> Invitations:
        """The tables that I am invited to."""

        def job(connection: Connection) -> list[tuple[str, str, float]]:
            rows = storage_invitations.waiting(connection, user.id, MOST)
            return [(row.table_id, row.from_id, row.at) for row in rows]

        rows = await self.storage.database.read(job)
        people = {by for _, by, _ in rows}
        known = await self.storage.database.read(lambda it: storage_people.named(it, people))
        answer = Invitations([])
        for id, by, at in rows:
            info = (await self.rooms.get(id)).info(user)
            answer.invitations.append(InvitationInfo(info, shown(known[by]), at))
        return answer

    async def decline(self, id: str, user: User) -> None:
        """No, thank you."""
        job = storage_invitations.decline
        if not await self.storage.database.write(lambda connection: job(connection, id, user.id)):
            raise Refused("not_found")
        await NoticeStorage(self.storage.database).forget(user.id, "invitation", id)


def told(connection: Connection, id: str) -> Invitation:
    rows = storage_invitations.invited(connection, id)
    people = storage_people.named(connection, {user_id for user_id, _ in rows})
    invited = [Invited(shown(people[user_id]), declined) for user_id, declined in rows]
    return Invitation(storage_invitations.link(connection, id), invited)
