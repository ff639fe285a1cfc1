"""What bots are measured by: the Châteauma in all its strengths, and the solo game."""

from __future__ import annotations

from tetrarch.core.registry import Yardstick
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.modules.chateauma_tables import LEVELS, MODIFIERS

TARGETS = (20, 30, 40, 50, 60, 70)

YARDSTICKS = (
    Yardstick(
        "chateauma",
        {"modules": ("chateauma",)},
        {
            "level": {level: {"chateauma_level": level} for level in LEVELS},
            "modifiers": {  # so many of them, in the rulebook's order
                str(n): {"chateauma_modifiers": MODIFIERS[:n]} for n in range(len(MODIFIERS) + 1)
            },
        },
    ),
    Yardstick(
        "solo",
        {"modules": ("solo",)},
        {
            "duchy": {str(n): {"solo_duchy": n} for n in range(ids.FIRST_SOLO, ids.FIRST_SOLO + 2)},
            "target": {str(n): {"target": n} for n in TARGETS},
        },
        counts="spaces filled",
    ),
)
