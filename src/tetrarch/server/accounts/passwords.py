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
from tetrarch.server.user_names import fold_case

T = TypeVar("T")
MIN_LENGTH, MAX_LENGTH = 8, 128
HASHER = PasswordHasher()  # the library's choice: Argon2id with 64 MiB


def check_password(password: str, *names: str) -> str:
    """A password in its usual form; any of enough characters that is not one of the names."""
    text = unicodedata.normalize("NFKC", password)
    if not MIN_LENGTH <= len(text) <= MAX_LENGTH or fold_case(text) in map(fold_case, names):
        raise Refused("bad_password", least=MIN_LENGTH, most=MAX_LENGTH)
    return text


async def hash_password(password: str) -> str:
    return await HASHING_THREADS.run(lambda: HASHER.hash(password))


async def verify(stored_hash: str | None, password: str) -> bool:
    """Whether a hash was made of this password. Without a hash the answer is no, after the same work."""
    text = unicodedata.normalize("NFKC", password)
    return len(text) <= MAX_LENGTH and await HASHING_THREADS.run(
        lambda: hash_fits(stored_hash or dummy_hash(), text)
    )


def hash_fits(stored_hash: str, text: str) -> bool:
    """Whether a hash was made of this password."""
    try:
        return HASHER.verify(stored_hash, text)
    except VerifyMismatchError:
        return False


def dummy_hash() -> str:
    """A hash that no password has. Equalises timing for unknown accounts."""
    salt, digest = (to_base64(secrets.token_bytes(size)) for size in (HASHER.salt_len, HASHER.hash_len))
    costs = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"


def to_base64(data: bytes) -> str:
    """Bytes as an Argon2 hash writes them."""
    return b64encode(data).decode().rstrip("=")


class BoundedThreadPool:
    """Runs work in threads; once `max_waiting` tasks wait, further ones are refused as `busy`."""

    def __init__(self, threads: int, max_waiting: int) -> None:
        self.pool = ThreadPoolExecutor(threads, "passwords")
        self.max_waiting, self.waiting = max_waiting, 0

    async def run(self, work: Callable[[], T]) -> T:
        if self.waiting >= self.max_waiting:
            raise Refused("busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.waiting -= 1


HASHING_THREADS = BoundedThreadPool(threads=2, max_waiting=50)
