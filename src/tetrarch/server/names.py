"""Names of people, ids, and secrets of sessions: how they are made and compared."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import unicodedata

from tetrarch.server.refusals import Refused

MAX_NAME_LENGTH = 24
MAX_MARKS = 4  # of accents and the like, in one name
LETTERS_AND_NUMBERS = set("LMN")  # of Unicode's categories: letters, their marks, numbers
PUNCTUATION = set(" -_.'’&!")
ID_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def check_name(text: str) -> str:
    """A name in its usual form: letters, digits and a few signs, no more than one space in a row."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    kinds = [unicodedata.category(letter)[0] for letter in name]
    allowed = all(
        kind in LETTERS_AND_NUMBERS or letter in PUNCTUATION for kind, letter in zip(kinds, name, strict=True)
    )
    readable = "L" in kinds or "N" in kinds
    if not allowed or not readable or len(name) > MAX_NAME_LENGTH or kinds.count("M") > MAX_MARKS:
        raise Refused("bad_name", most=MAX_NAME_LENGTH)
    return name


def fold_case(name: str) -> str:
    """A name as it is compared: upper and lower case, and ways to write a letter, are the same."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def is_ip_address(host: str) -> bool:
    """Whether a host is written as 192.168.0.7: no foreign page can make that point elsewhere."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def new_id() -> str:
    """A public id that nobody guesses."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(12))


def new_token() -> str:
    """The secret of a session."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """What is stored of a secret: its SHA-256."""
    return hashlib.sha256(token.encode()).hexdigest()
