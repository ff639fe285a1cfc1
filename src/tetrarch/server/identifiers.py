"""Random ids and session tokens, and the digests that are stored instead of tokens."""

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
