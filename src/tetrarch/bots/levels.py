"""The five levels that people choose from, and how strong each was measured to be."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True)
class Level:
    """A strength with a name, and the bot that plays it; some games have a bot of their own."""

    id: str
    bot: str
    bot_by_game: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def key(self) -> str:
        """The message that names it."""
        return f"server-level-{self.id}"


# the bots of single games, so that each level wins clearly against the one below it (docs/bots.md)
SHARP = {"kingdom_builder": "soft:0.09", "council_of_four": "soft:0.08", "kingsburg": "soft:0.05"}
STRONG = {"kingdom_builder": "greedy", "council_of_four": "mcts:10", "kingsburg": "mcts:40"}
LEVELS = (
    Level("gentle", "soft:0.7"),
    Level("steady", "soft:0.25"),
    Level("sharp", "greedy", SHARP),
    Level("strong", "mcts:80", STRONG),
    Level("master", "deep:2s"),
)
BY_ID = {level.id: level for level in LEVELS}


@cache
def strength(game: str) -> list[dict[str, Any]]:
    """What `tools/measure_levels.py` measured of the levels in a game; nothing for games it does not know."""
    text = files(__package__).joinpath("data", "strength.json").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = json.loads(text).get(game, [])
    return rows
