"""The levels of bots as the server offers them; what stands behind each is in `bots/levels.py`."""

from __future__ import annotations

from tetrarch.bots.levels import BY_ID
from tetrarch.server.refusals import Refused

DEFAULT = "steady"
FALLBACK = BY_ID["sharp"]  # answers at once, for seats that people left and searches that failed


def check_level(id: str | None) -> str:
    """The level meant, or a refusal that names the levels."""
    if id is None:
        return DEFAULT
    if id not in BY_ID:
        raise Refused("bad_level", detail=", ".join(BY_ID))
    return id
