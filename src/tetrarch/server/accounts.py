"""People: guests with a name of their choice, and their sessions."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections import OrderedDict

from tetrarch.server.model import User
from tetrarch.server.refusals import Refused
from tetrarch.server.storage import Storage

MOST = 24  # characters of a name
CACHED = 5000
ALLOWED = set("LMN")  # letters, their marks, numbers
ALSO = set(" -_.'’&!")


def checked_name(text: str) -> str:
    """A name in its usual form: letters, digits and a few signs, no more than one space in a row."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    allowed = all(unicodedata.category(letter)[0] in ALLOWED or letter in ALSO for letter in name)
    marks = sum(1 for letter in name if unicodedata.category(letter)[0] == "M")
    if not name or len(name) > MOST or not allowed or marks > 4:
        raise Refused("bad_name", most=MOST)
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refused("bad_name", most=MOST)
    return name


def new_id() -> str:
    """A public id that nobody guesses."""
    alphabet = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(12))


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    """Who is who. Sessions looked up lately are kept in memory."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: OrderedDict[str, User] = OrderedDict()
        bus = storage.bus
        bus.subscribe("session", lambda digest: self.known.pop(digest, None))
        bus.subscribe("user", self._forget)
        bus.subscribe("gap", self.known.clear)

    async def sign_in(self, name: str) -> tuple[User, str]:
        """A new guest and the token of the session."""
        user = User(new_id(), checked_name(name))
        token = secrets.token_urlsafe(32)
        await self.storage.add_user(user, digest_of(token))
        self._keep(digest_of(token), user)
        return user, token

    async def user(self, token: str | None) -> User | None:
        if not token or len(token) > 100:
            return None
        digest = digest_of(token)
        if digest in self.known and self.storage.bus.live:
            self.known.move_to_end(digest)
            return self.known[digest]
        user = await self.storage.user_of(digest)
        if user is not None:
            self._keep(digest, user)
        return user

    async def rename(self, user: User, name: str) -> User:
        renamed = User(user.id, checked_name(name))
        await self.storage.rename(renamed)
        for digest, known in self.known.items():
            if known.id == user.id:
                self.known[digest] = renamed
        return renamed

    async def sign_out(self, token: str) -> None:
        await self.storage.end_session(digest_of(token))
        self.known.pop(digest_of(token), None)

    def _forget(self, user: str) -> None:
        """Another process has renamed somebody."""
        for digest in [digest for digest, known in self.known.items() if known.id == user]:
            del self.known[digest]

    def _keep(self, digest: str, user: User) -> None:
        self.known[digest] = user
        while len(self.known) > CACHED:
            self.known.popitem(last=False)
