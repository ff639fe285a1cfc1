"""Who may see a table and sit down: private ones take an invitation, and nobody joins those who have blocked
them."""

from __future__ import annotations

import hmac
from collections.abc import Callable

from sqlalchemy import Connection

from tetrarch.server import (
    notices,
    show,
    storage_friends,
    storage_invitations,
    storage_notices,
    storage_people,
)
from tetrarch.server.database import Unavailable
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
    """The way to a table and to a seat at it."""

    def __init__(self, storage: Storage, rooms: Rooms, circle: Circle) -> None:
        self.storage, self.rooms, self.circle = storage, rooms, circle
        storage.bus.subscribe("door", lambda id: rooms.spawn(self._show_out(id)))
        rooms.reseated = self._stood_up

    async def screen(self, room: Room, user: User | None) -> None:
        """Refuse whoever may not see a table."""
        if not room.table.private or at_home(room, user):
            return
        if user is None or (user.role != "moderator" and not await self._known(room.table.id, user, None)):
            raise Refused("table_private")

    async def enter(self, id: str, user: User, token: str) -> None:
        """Come by a table's link, which is remembered. Who may see it anyway needs none."""
        room = await self.rooms.get(id)
        try:
            await self.screen(room, user)
        except Refused:
            if await self.circle.apart(room.table.owner_id, user.id):
                raise Refused("apart") from None
            if not await self._known(id, user, token):
                raise

    async def admit(self, room: Room, user: User, token: str | None) -> None:
        """Refuse whoever may not sit down. Who has sat there before may come back."""
        table = room.table
        if at_home(room, user):
            return
        if await self.circle.apart(table.owner_id, user.id):
            raise Refused("apart")
        if table.private and not await self._known(table.id, user, token):
            raise Refused("invitation_needed")

    async def rejoin(self, room: Room, user: User) -> None:
        """Refuse whoever may not take part in a rematch: those who were there need no invitation."""
        if await self.circle.apart(room.table.owner_id, user.id):
            raise Refused("apart")

    async def _known(self, id: str, user: User, token: str | None) -> bool:
        """Whether somebody was invited, came by the link before, or does now."""
        look = storage_invitations.may_see
        if await self.storage.database.read(lambda connection: look(connection, id, user.id)):
            return True
        if token is None:
            return False

        def job(connection: Connection) -> bool:
            word = storage_invitations.link(connection, id, hold=True)
            right = word is not None and hmac.compare_digest(word.encode(), token.encode())
            if right:
                storage_invitations.let_in(connection, id, [user.id], by_link=True)
            return right

        return await self.storage.database.write(job)

    def _stood_up(self, room: Room) -> None:
        """Who has given up a seat may have seen a private table by that alone."""
        if room.table.private and room.subscribers:
            self.rooms.spawn(self._show_out(room.table.id))

    async def _show_out(self, id: str) -> None:
        """Cut those off who watch a table and may no longer see it."""
        room = self.rooms.rooms.get(id)
        for subscriber in [] if room is None else list(room.subscribers):
            assert room is not None
            try:
                await self.screen(room, subscriber.user)
            except (Refused, Unavailable):
                subscriber.cut()

    # the host's side

    async def seen(self, id: str, user: User) -> Invitation:
        """How people may come to a table; only its host is told."""
        await self._hosted(id, user)
        return await self.storage.database.read(lambda connection: told(connection, id))

    async def renew(self, id: str, user: User) -> Invitation:
        """Another address; whoever has the old one, and no seat, is no longer let in."""
        return await self._relinked(id, user, storage_invitations.new_link)

    async def revoke(self, id: str, user: User) -> Invitation:
        """No address opens the table; invited friends may still come."""
        return await self._relinked(id, user, storage_invitations.drop_link)

    async def _relinked(self, id: str, user: User, change: Callable[[Connection, str], object]) -> Invitation:
        await self._hosted(id, user)

        def job(connection: Connection) -> Invitation:
            change(connection, id)
            self.storage.bus.publish(connection, "door", id)
            return told(connection, id)

        answer = await self.storage.database.write(job)
        await self._show_out(id)
        return answer

    async def _hosted(self, id: str, user: User) -> Room:
        room = await self.rooms.visit(id, user)
        if room.table.owner_id != user.id:
            raise Refused("not_owner")
        return room

    async def invite(self, id: str, user: User, who: str) -> None:
        """Invite a friend: anybody at an open table may, but to a private one only its host."""
        room = await self.rooms.visit(id, user)
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


def at_home(room: Room, user: User | None) -> bool:
    """Whether a table is somebody's, or has or had a seat for them."""
    return user is not None and user.id in {room.table.owner_id, *(seat.user_id for seat in room.seats)}


def told(connection: Connection, id: str) -> Invitation:
    rows = storage_invitations.invited(connection, id)
    people = storage_people.named(connection, {user_id for user_id, _ in rows})
    invited = [Invited(shown(people[user_id]), declined) for user_id, declined in rows]
    return Invitation(storage_invitations.link(connection, id), invited)
