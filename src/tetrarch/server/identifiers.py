"""Random ids and session tokens, the digests that are stored instead of tokens, and keys of requests."""

from __future__ import annotations

import hashlib
import secrets

ID_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A random id of twelve characters; ids are public, but cannot be guessed."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(12))


def new_token() -> str:
    """The secret token of a session."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """The SHA-256 digest of a token: this is stored, never the token itself."""
    return hashlib.sha256(token.encode()).hexdigest()


def person_key(user_id: str, key: str) -> str:
    """The stored form of an idempotency key: like no other person's, and like none of the server's."""
    return hashlib.sha256(f"{user_id}\n{key}".encode()).hexdigest()


def server_key(origin: str, seq: int) -> str:
    """The key of an action that the server does by itself: there is one at most for each seq."""
    return f"server:{origin}-{seq}"
