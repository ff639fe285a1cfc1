"""Idempotency keys as they are stored: each belongs to the person who chose it, or to the server.

A person's key is stored as a digest with the person's id. So no key that somebody chooses can be like another
person's, or like one that the server makes for bots, premoves and agreed undos.
"""

from __future__ import annotations

import hashlib


def person_key(user_id: str, key: str) -> str:
    """The stored form of a key that a person chose."""
    return hashlib.sha256(f"{user_id}\n{key}".encode()).hexdigest()


def server_key(origin: str, seq: int) -> str:
    """The key of an action that the server does by itself: there is one at most for each seq."""
    return f"server:{origin}-{seq}"
