"""Passwords: what may be one, and its Argon2id hash. Hashing takes long, so threads of their own do it."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from tetrarch.server.refusals import Refused

T = TypeVar("T")
LEAST, MOST = 8, 128  # characters
HASHER = PasswordHasher()  # the library's choice: Argon2id with 64 MiB


def folded(name: str) -> str:
    """A name as it is compared: upper and lower case, and ways to write a letter, are the same."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def checked(password: str, *names: str) -> str:
    """A password in its usual form; any of enough characters that is not one of the names."""
    text = unicodedata.normalize("NFKC", password)
    if not LEAST <= len(text) <= MOST or folded(text) in map(folded, names):
        raise Refused("bad_password", least=LEAST, most=MOST)
    return text


async def hashed(password: str) -> str:
    return await THREADS.run(lambda: HASHER.hash(password))


async def fits(known: str | None, password: str) -> bool:
    """Whether this is the password of a hash. No hash takes as long as a wrong one."""
    text = unicodedata.normalize("NFKC", password)
    return len(text) <= MOST and await THREADS.run(lambda: matches(known or nobodys(), text))


def matches(known: str, text: str) -> bool:
    try:
        return HASHER.verify(known, text)
    except VerifyMismatchError:
        return False


def nobodys() -> str:
    """A hash that no password has."""
    salt, digest = (spelled(secrets.token_bytes(size)) for size in (HASHER.salt_len, HASHER.hash_len))
    costs = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"


def spelled(data: bytes) -> str:
    return b64encode(data).decode().rstrip("=")


class Threads:
    """Work beside the event loop; too much at once is sent away."""

    def __init__(self, threads: int, most: int) -> None:
        self.pool = ThreadPoolExecutor(threads, "passwords")
        self.most, self.waiting = most, 0

    async def run(self, work: Callable[[], T]) -> T:
        if self.waiting >= self.most:
            raise Refused("busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.waiting -= 1


THREADS = Threads(2, 50)
