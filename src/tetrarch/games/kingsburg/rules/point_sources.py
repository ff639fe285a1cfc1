"""Where points come from, as the score sheet names it; sources of modules are in their folders."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.kingsburg.data.components import facts, source_number

SOURCE_ADVISOR: Final = i64(source_number("advisor"))
SOURCE_BUILDING: Final = i64(source_number("building"))
SOURCE_REWARD: Final = i64(source_number("reward"))
SOURCE_VICTORY: Final = i64(source_number("victory"))
SOURCE_STRONGEST: Final = i64(source_number("strongest"))
SOURCE_DEFEAT: Final = i64(source_number("defeat"))
SOURCE_DESTROYED: Final = i64(source_number("destroyed"))
SOURCE_SPY: Final = i64(source_number("spy"))
SOURCE_FORTRESS: Final = i64(source_number("fortress"))
SOURCE_CATHEDRAL: Final = i64(source_number("cathedral"))
SOURCE_TROOP_TOKEN: Final = i64(source_number("troop_token"))

# what the end of the game pays, in this order [KI-114]
END_SOURCES: Final = ints([source_number(name) for name in facts()["end_point_order"]])
