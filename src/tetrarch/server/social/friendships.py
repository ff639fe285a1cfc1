"""Friendships: friends, friend requests, and people whom one has blocked."""

from __future__ import annotations

from typing import Any

from tetrarch.server.db.bus import Bus
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.social.friendships import FriendshipRepository, Tie
from tetrarch.server.db.repositories.social.people import PersonRow
from tetrarch.server.notifications import notices
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.social import Asking, Friend, Friends, TieInfo
from tetrarch.server.social.blocks import Blocks
from tetrarch.server.social.profiles import Profiles, person_info
from tetrarch.server.tables.presence import Presence
from tetrarch.server.tables.rooms import Rooms


class Friendships:
    """Who is whose friend, and who has blocked whom."""

    def __init__(
        self,
        repository: FriendshipRepository,
        bus: Bus,
        *,
        rooms: Rooms,
        blocks: Blocks,
        presence: Presence,
        profiles: Profiles,
    ) -> None:
        self.repository, self.rooms, self.blocks = repository, rooms, blocks
        self.presence, self.profiles = presence, profiles
        bus.subscribe("blocks", lambda user_id: self.rooms.spawn(self.blocks_changed(user_id)))

    # friends

    async def contacts(self, user: User) -> Friends:
        """My friends with who is online, the open requests, and whom I have blocked."""
        found = await self.repository.contacts(user.id)
        online = self.presence.online_users() - found.hidden
        blocked = [person_info(found.people[id]) for id in found.blocked]
        answer = Friends([], [], [], blocked, user.id in found.hidden)
        for row in found.ties:
            person = person_info(found.people[row.other])
            if row.friends_since is not None:
                answer.friends.append(Friend(person, row.friends_since, row.other in online))
            else:
                asks = answer.asked if row.asked_by == user.id else answer.asks
                asks.append(Asking(person, row.asked_at))
        answer.friends.sort(key=lambda friend: (not friend.online, friend.person.name.casefold()))
        return answer

    async def ask(self, user: User, who: str) -> TieInfo:
        """Ask somebody to be a friend; who is asked by that person says yes by asking back."""
        other = await self._other(user, who)
        notice = notices.friend_notice(other.id, user, "/people")
        return tie_info(await self.repository.request(user.id, other.id, notice))

    async def answer(self, user: User, id: str, accept: bool) -> TieInfo:
        """Say yes or no to somebody who asks."""
        other = await self._other(user, id)
        return tie_info(await self.repository.answer(user.id, other.id, accept))

    async def remove(self, user: User, id: str) -> TieInfo:
        """End a friendship, or take a request back."""
        other = await self._other(user, id)
        return tie_info(await self.repository.remove(user.id, other.id))

    async def set_unseen(self, user: User, wanted: bool) -> None:
        """Whether friends are not told that one is online."""
        await self.repository.set_unseen(user.id, wanted)

    async def _other(self, user: User, who: str) -> PersonRow:
        """Somebody by name or id, but not oneself."""
        other = await self.profiles.find(who)
        if other.id == user.id:
            raise Refused("bad_request", detail="yourself")
        return other

    # blocks

    async def mute_spectators(self, user: User, wanted: bool) -> None:
        """Whether somebody wants to read no spectators; it is kept, and holds at all tables."""
        await self.repository.mute_spectators(user.id, wanted)
        await self.blocks_changed(user.id)

    async def block(self, user: User, who: str) -> TieInfo:
        """Have nothing to do with somebody any more."""
        other = await self._other(user, who)
        tie = await self.repository.block(user.id, other.id)
        await self.blocks_changed(user.id)
        return tie_info(tie)

    async def unblock(self, user: User, id: str) -> TieInfo:
        other = await self._other(user, id)
        tie = await self.repository.unblock(user.id, other.id)
        await self.blocks_changed(user.id)
        return tie_info(tie)

    async def blocks_changed(self, user_id: str) -> None:
        """Send somebody the open tables anew, after they have blocked or unblocked another."""
        self.blocks.invalidate(user_id)
        muted = await self.blocks.muted_by(user_id)
        for room in list(self.rooms.rooms.values()):
            room.set_muted(user_id, muted)


def tie_info(tie: Tie) -> TieInfo:
    kind: Any = tie.kind
    return TieInfo(kind, tie.blocked)
