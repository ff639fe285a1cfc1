"""The levels of bots that the server offers; `bots/levels.py` defines them."""

from __future__ import annotations

from tetrarch.bots.levels import BY_ID
from tetrarch.server.refusals import Refused

DEFAULT_LEVEL = "steady"
FALLBACK_LEVEL = BY_ID["sharp"]  # answers at once, for seats that people left and searches that failed


def check_level(id: str | None) -> str:
    """A level's id, the default one for None; refuses unknown levels."""
    if id is None:
        return DEFAULT_LEVEL
    if id not in BY_ID:
        raise Refused("bad_level", detail=", ".join(BY_ID))
    return id
