"""Names of users: which are allowed, and how they are compared."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import count

from tetrarch.server.refusals import Refused

MAX_NAME_LENGTH = 24
MAX_MARKS = 4  # accents and the like, in one name
LETTERS_AND_NUMBERS = set("LMN")  # Unicode categories: letters, their marks, numbers
PUNCTUATION = set(" -_.'’&!")


def check_name(text: str) -> str:
    """A name in normal form: letters, digits and some punctuation, single spaces. Refuses other names."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    kinds = [unicodedata.category(letter)[0] for letter in name]
    allowed = all(
        kind in LETTERS_AND_NUMBERS or letter in PUNCTUATION for kind, letter in zip(kinds, name, strict=True)
    )
    readable = "L" in kinds or "N" in kinds
    if not allowed or not readable or len(name) > MAX_NAME_LENGTH or kinds.count("M") > MAX_MARKS:
        raise Refused("bad_name", most=MAX_NAME_LENGTH)
    return name


def numbered(name: str) -> Iterator[str]:
    """A name, and then the same with numbers: `Amber Fox`, `Amber Fox 2` ..."""
    yield name
    for number in count(2):
        yield with_number(name, number)


def with_number(name: str, number: int) -> str:
    """A name with a number behind it, cut so that both have room."""
    return f"{name[: MAX_NAME_LENGTH - len(str(number)) - 1].rstrip()} {number}"


def fold_case(name: str) -> str:
    """A name as it is compared: without upper and lower case, and with one form for each letter."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
