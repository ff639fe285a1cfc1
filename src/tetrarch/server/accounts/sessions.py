"""Sessions: guests come in with a name of their choice, and browsers are known by a cookie."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from random import randrange

from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.accounts.sessions import SessionRepository
from tetrarch.server.identifiers import digest_of, new_id, new_token
from tetrarch.server.user_names import check_name, with_number

log = logging.getLogger("tetrarch.accounts")
PURGE_SECONDS = 600.0  # between two looks for sessions that are over
MAX_CACHED_SESSIONS = 5000
CACHE_SECONDS = 60.0  # seconds after which a session is looked up again


class Sessions:
    """Knows whose session a token is. Sessions looked up lately are kept in memory."""

    def __init__(self, repository: SessionRepository, bus: Bus) -> None:
        self.repository, self.bus = repository, bus
        self.cache: OrderedDict[str, tuple[User, float]] = OrderedDict()  # until when
        bus.subscribe("session", self.invalidate)
        bus.subscribe("user", self.invalidate_user)
        bus.subscribe("gap", self.cache.clear)

    async def sign_in(self, name: str, invented: bool = False) -> tuple[User, str]:
        """Make a new guest; the guest, and the token of the session. An invented name is nobody else's."""
        name = check_name(name)
        if invented:
            name = await self.free_name(name)
        user, token = User(new_id(), name), new_token()
        await self.repository.add_user(user, digest_of(token))
        self.keep(digest_of(token), user)
        return user, token

    async def free_name(self, name: str) -> str:
        """A name that nobody has: this one, or with a number that grows fast where many have it."""
        wanted, number = name, 2
        while await self.repository.is_taken(wanted):
            wanted = with_number(name, number)
            number += randrange(1, number + 1)
        return wanted

    async def user(self, token: str | None) -> User | None:
        if not token or len(token) > 100:
            return None
        return await self.user_of(digest_of(token))

    async def user_of(self, digest: str) -> User | None:
        """The user of the session with this digest, with the name and role of now."""
        user, until = self.cache.get(digest, (None, 0.0))
        if user is not None and until > time.monotonic() and self.bus.live:
            self.cache.move_to_end(digest)
            return user
        user = await self.repository.user_of(digest)
        if user is None:
            self.invalidate(digest)
        else:
            self.keep(digest, user)
        return user

    async def purge(self, end: Callable[[str], None]) -> None:
        """Delete sessions that are over for long, until cancelled; `end` is told of each."""
        while True:
            try:
                for digest in await self.repository.purge():
                    self.invalidate(digest)
                    end(digest)
            except Unavailable as error:
                log.warning("no sessions were deleted", extra={"error": str(error)})
            await asyncio.sleep(PURGE_SECONDS)

    async def rename(self, user: User, name: str) -> User:
        renamed = replace(user, name=check_name(name))
        await self.repository.rename(renamed)
        self.invalidate_user(user.id)
        return renamed

    async def sign_out(self, token: str) -> None:
        await self.repository.end(digest_of(token))
        self.invalidate(digest_of(token))

    def keep(self, digest: str, user: User) -> None:
        self.cache[digest] = user, time.monotonic() + CACHE_SECONDS
        while len(self.cache) > MAX_CACHED_SESSIONS:
            self.cache.popitem(last=False)

    def invalidate(self, digest: str) -> None:
        """Drop a session that has ended, here or at another process, from memory."""
        self.cache.pop(digest, None)

    def invalidate_user(self, user: str) -> None:
        """Drop a user's sessions from memory: the name or the role has changed."""
        for digest in [digest for digest, (known, _) in self.cache.items() if known.id == user]:
            del self.cache[digest]
