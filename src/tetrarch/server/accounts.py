"""People: guests with a name of their choice, and everybody's sessions."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from dataclasses import replace

from tetrarch.server.model import User
from tetrarch.server.refusals import Refused
from tetrarch.server.storage import Storage

MOST = 24  # characters of a name
CACHED = 5000
KNOWN = 60.0  # seconds after which a session is looked up again
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


def new_token() -> str:
    """The secret of a session."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    """Who is who. Sessions looked up lately are kept in memory."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: OrderedDict[str, tuple[User, float]] = OrderedDict()  # until when
        bus = storage.bus
        bus.subscribe("session", self.forget)
        bus.subscribe("user", self.forget_user)
        bus.subscribe("gap", self.known.clear)

    async def sign_in(self, name: str) -> tuple[User, str]:
        """A new guest and the token of the session."""
        user, token = User(new_id(), checked_name(name)), new_token()
        await self.storage.add_user(user, digest_of(token))
        self.keep(digest_of(token), user)
        return user, token

    async def user(self, token: str | None) -> User | None:
        if not token or len(token) > 100:
            return None
        digest = digest_of(token)
        user, until = self.known.get(digest, (None, 0.0))
        if user is not None and until > time.monotonic() and self.storage.bus.live:
            self.known.move_to_end(digest)
            return user
        user = await self.storage.user_of(digest)
        if user is None:
            self.forget(digest)
        else:
            self.keep(digest, user)
        return user

    async def rename(self, user: User, name: str) -> User:
        renamed = replace(user, name=checked_name(name))
        await self.storage.rename(renamed)
        self.forget_user(user.id)
        return renamed

    async def sign_out(self, token: str) -> None:
        await self.storage.end_session(digest_of(token))
        self.forget(digest_of(token))

    def keep(self, digest: str, user: User) -> None:
        self.known[digest] = user, time.monotonic() + KNOWN
        while len(self.known) > CACHED:
            self.known.popitem(last=False)

    def forget(self, digest: str) -> None:
        """A session has ended, here or at another process."""
        self.known.pop(digest, None)

    def forget_user(self, user: str) -> None:
        """Somebody is not as before: has another name, another role."""
        for digest in [digest for digest, (known, _) in self.known.items() if known.id == user]:
            del self.known[digest]
