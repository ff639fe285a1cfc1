"""Recovery codes: shown once, kept as digests, good for one new password each."""

from __future__ import annotations

import secrets

from tetrarch.server.identifiers import digest_of

CODES = 8
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without what looks alike
LETTERS, GROUP = 16, 4  # 79 bits: too many to try, even for those who have the digests


def new_code() -> str:
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    return "-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP))


def new_codes() -> list[str]:
    return [new_code() for _ in range(CODES)]


def digest(code: str) -> str:
    """Of a code, however it was typed."""
    return digest_of("recovery " + "".join(letter for letter in code.lower() if letter.isalnum()))
