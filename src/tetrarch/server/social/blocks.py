"""Blocks: who has blocked whom, or muted spectators. Every table asks, so they are kept in memory."""

from __future__ import annotations

from collections import OrderedDict

from tetrarch.server.db.bus import Bus
from tetrarch.server.db.repositories.social.friendships import FriendshipRepository
from tetrarch.server.tables.chat.chat_log import SPECTATORS

MAX_CACHED_USERS = 5000
NOBODY: frozenset[str] = frozenset()


class Blocks:
    """Who has blocked whom."""

    def __init__(self, repository: FriendshipRepository, bus: Bus) -> None:
        self.repository, self.bus = repository, bus
        self.cache: OrderedDict[str, frozenset[str]] = OrderedDict()  # by user: whom they have blocked
        self.changes = 0
        bus.subscribe("gap", self.invalidate_all)

    async def either_blocked(self, one: str, other: str) -> bool:
        """Whether either of two people has blocked the other."""
        return one != other and (other in await self.muted_by(one) or one in await self.muted_by(other))

    async def muted_by(self, user_id: str | None) -> frozenset[str]:
        """Whom somebody has blocked, and `SPECTATORS`: their words are not shown to that person."""
        if user_id is None:
            return NOBODY
        if user_id in self.cache and self.bus.live:
            self.cache.move_to_end(user_id)
            return self.cache[user_id]
        before = self.changes
        ids, spectators = await self.repository.muted_by(user_id)
        blocked = frozenset([*ids, SPECTATORS] if spectators else ids)
        if before == self.changes:  # nothing has changed since it was read
            self.cache[user_id] = blocked
            if len(self.cache) > MAX_CACHED_USERS:
                self.cache.popitem(last=False)
        return blocked

    def invalidate(self, user_id: str) -> None:
        """Drop somebody's blocks from memory: they have changed."""
        self.changes += 1
        self.cache.pop(user_id, None)

    def invalidate_all(self) -> None:
        self.changes += 1
        self.cache.clear()
