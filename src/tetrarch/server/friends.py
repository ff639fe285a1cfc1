"""Friends, and people whom one wants to have nothing to do with."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from sqlalchemy import Connection

from tetrarch.server import notices, storage_friends, storage_notices, storage_people
from tetrarch.server.model import User
from tetrarch.server.people import found, shown
from tetrarch.server.presence import Presence
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas_people import Asking, Friend, Friends, TieInfo
from tetrarch.server.storage import Storage
from tetrarch.server.storage_friends import MOST_ASKED, MOST_FRIENDS
from tetrarch.server.storage_people import PersonRow

MOST_BLOCKED = 500
CACHED = 5000
NOBODY: frozenset[str] = frozenset()


class Circle:
    """Who is whose friend, and who has blocked whom."""

    def __init__(self, storage: Storage, presence: Presence) -> None:
        self.storage, self.presence = storage, presence
        self.rooms = presence.rooms
        self.known: OrderedDict[str, frozenset[str]] = OrderedDict()  # whom somebody does not want to hear
        self.changes = 0
        storage.bus.subscribe("blocks", lambda user_id: self.rooms.spawn(self.changed(user_id)))
        storage.bus.subscribe("gap", self._forget)

    # friends

    async def listed(self, user: User) -> Friends:
        """My friends with who is online, the open requests, and whom I have blocked."""

        def job(connection: Connection) -> Friends:
            ties = storage_friends.ties(connection, user.id)
            blocked = storage_friends.blocked_by(connection, user.id)
            ids = {other for other, _ in ties}
            people = storage_people.named(connection, ids | set(blocked))
            hidden = storage_friends.unseen(connection, sorted({*ids, user.id}))
            online = self.presence.people() - hidden
            answer = Friends([], [], [], [shown(people[id]) for id in blocked], user.id in hidden)
            for other, row in ties:
                person = shown(people[other])
                if row.since is not None:
                    answer.friends.append(Friend(person, row.since, other in online))
                else:
                    asks = answer.asked if row.asked_by == user.id else answer.asks
                    asks.append(Asking(person, row.asked))
            answer.friends.sort(key=lambda friend: (not friend.online, friend.person.name.casefold()))
            return answer

        return await self.storage.database.read(job)

    async def ask(self, user: User, who: str) -> TieInfo:
        """Ask somebody to be a friend; who is asked by that person says yes by asking back."""

        def job(connection: Connection) -> TieInfo:
            other = self._other(connection, user, who)
            if storage_friends.apart(connection, user.id, other.id):
                raise Refused("apart")
            tie = storage_friends.tie(connection, user.id, other.id)
            if tie == "asks":
                self._befriend(connection, user, other)
            elif tie == "none":
                self._ask(connection, user, other)
            return tied(connection, user, other)

        return await self.storage.database.write(job)

    def _ask(self, connection: Connection, user: User, other: PersonRow) -> None:
        mine = storage_friends.open_asks(connection, user.id, True)
        if max(mine, storage_friends.open_asks(connection, other.id, False)) >= MOST_ASKED:
            raise Refused("too_many_asked", most=MOST_ASKED)
        storage_friends.ask(connection, user.id, other.id)
        storage_notices.put(connection, [notices.friend(other.id, user, "/people")])

    def _befriend(self, connection: Connection, user: User, other: PersonRow) -> None:
        if max(storage_friends.friends_of(connection, id) for id in (user.id, other.id)) >= MOST_FRIENDS:
            raise Refused("too_many_friends", most=MOST_FRIENDS)
        storage_friends.befriend(connection, user.id, other.id)

    async def answer(self, user: User, id: str, accept: bool) -> TieInfo:
        """Say yes or no to somebody who asks."""

        def job(connection: Connection) -> TieInfo:
            other = self._other(connection, user, id)
            if storage_friends.tie(connection, user.id, other.id) != "asks":
                raise Refused("nothing_asked")
            if accept:
                self._befriend(connection, user, other)
            else:
                storage_friends.part(connection, user.id, other.id)
            return tied(connection, user, other)

        return await self.storage.database.write(job)

    async def remove(self, user: User, id: str) -> TieInfo:
        """A friend no longer, or a request taken back."""

        def job(connection: Connection) -> TieInfo:
            other = self._other(connection, user, id)
            storage_friends.part(connection, user.id, other.id)
            return tied(connection, user, other)

        return await self.storage.database.write(job)

    async def set_unseen(self, user: User, wanted: bool) -> None:
        job = storage_friends.set_unseen
        await self.storage.database.write(lambda connection: job(connection, user.id, wanted))

    def _other(self, connection: Connection, user: User, who: str) -> PersonRow:
        """Somebody else, with whom nobody but this transaction has to do now."""
        other = found(connection, who)
        if other.id == user.id:
            raise Refused("bad_request", detail="yourself")
        storage_friends.hold(connection, user.id, other.id)
        return other

    # blocks

    async def block(self, user: User, who: str) -> TieInfo:
        """Have nothing to do with somebody any more."""

        def job(connection: Connection) -> TieInfo:
            other = self._other(connection, user, who)
            if len(storage_friends.blocked_by(connection, user.id)) >= MOST_BLOCKED:
                raise Refused("too_many_blocked", most=MOST_BLOCKED)
            storage_friends.block(connection, user.id, other.id)
            self.storage.bus.publish(connection, "blocks", user.id)
            return tied(connection, user, other)

        done = await self.storage.database.write(job)
        await self.changed(user.id)
        return done

    async def unblock(self, user: User, id: str) -> TieInfo:
        def job(connection: Connection) -> TieInfo:
            other = self._other(connection, user, id)
            storage_friends.unblock(connection, user.id, other.id)
            self.storage.bus.publish(connection, "blocks", user.id)
            return tied(connection, user, other)

        done = await self.storage.database.write(job)
        await self.changed(user.id)
        return done

    async def apart(self, one: str, other: str) -> bool:
        """Whether either of two people has blocked the other."""
        return one != other and (other in await self.unheard(one) or one in await self.unheard(other))

    async def unheard(self, user_id: str | None) -> frozenset[str]:
        """Whom somebody has blocked: their words are not shown to that person."""
        if user_id is None:
            return NOBODY
        if user_id in self.known and self.storage.bus.live:
            self.known.move_to_end(user_id)
            return self.known[user_id]
        before = self.changes
        read = await self.storage.database.read(lambda it: storage_friends.blocked_by(it, user_id))
        if before == self.changes:  # nothing has changed since it was read
            self.known[user_id] = frozenset(read)
            if len(self.known) > CACHED:
                self.known.popitem(last=False)
        return frozenset(read)

    def _forget(self) -> None:
        self.changes += 1
        self.known.clear()

    async def changed(self, user_id: str) -> None:
        """Somebody has blocked another, or no longer: open tables are shown anew."""
        self.changes += 1
        self.known.pop(user_id, None)
        unheard = await self.unheard(user_id)
        for room in list(self.rooms.rooms.values()):
            for subscriber in room.subscribers:
                if subscriber.user is not None and subscriber.user.id == user_id:
                    subscriber.unheard = unheard
                    if subscriber.ready:
                        room.tell(subscriber, None)


def tied(connection: Connection, user: User, other: PersonRow) -> TieInfo:
    tie: Any = storage_friends.tie(connection, user.id, other.id)
    return TieInfo(tie, storage_friends.blocks(connection, user.id, other.id))
