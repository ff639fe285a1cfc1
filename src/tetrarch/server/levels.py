"""The levels of bots: names that people choose from, and what stands behind each."""

from __future__ import annotations

from dataclasses import dataclass

from tetrarch.server.refusals import Refused


@dataclass(frozen=True)
class Level:
    """`iterations` and `seconds` bound a search; whichever comes first ends it."""

    id: str
    key: str
    bot: str
    iterations: int = 0
    seconds: float = 0.0


LEVELS = (
    Level("gentle", "server-level-gentle", "random"),
    Level("steady", "server-level-steady", "greedy"),
    Level("sharp", "server-level-sharp", "mcts", 150, 1.5),
    Level("strong", "server-level-strong", "mcts", 3000, 4.0),
)
BY_ID = {level.id: level for level in LEVELS}
DEFAULT = "steady"
FALLBACK = BY_ID["steady"]


def checked_level(id: str | None) -> str:
    """The level meant, or a refusal that names the levels."""
    if id is None:
        return DEFAULT
    if id not in BY_ID:
        raise Refused("bad_level", detail=", ".join(BY_ID))
    return id
