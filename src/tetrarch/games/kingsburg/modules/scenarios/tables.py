"""The scenarios by name, and their numbers."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.kingsburg.data.components import number_of, params, races, source_number

SCN_GOBLIN_VALLEY: Final = i64(number_of("scenarios", "goblin_valley"))
SCN_ROYAL_INSPECTION: Final = i64(number_of("scenarios", "royal_inspection"))
SCN_FULL_GRANARIES: Final = i64(number_of("scenarios", "full_granaries"))
SCN_SHADOW_OF_THE_DRAGON: Final = i64(number_of("scenarios", "shadow_of_the_dragon"))

SOURCE_ROYAL_INSPECTION: Final = i64(source_number("royal_inspection"))
SOURCE_FULL_GRANARIES: Final = i64(source_number("full_granaries"))
SOURCE_SHADOW: Final = i64(source_number("shadow_of_the_dragon"))

VALLEY_RACE: Final = i64(races().index(params("scenarios", "goblin_valley", "valley_raid")["race"]))
INSPECTION_YEARS: Final = ints(params("scenarios", "royal_inspection")["years"])
INSPECTED: Final = ints([column - 1 for column in params("scenarios", "royal_inspection")["columns"]])
INSPECTION_POINTS: Final = i64(params("scenarios", "royal_inspection")["vp"])
LEAST_INSPECTED: Final = i64(params("scenarios", "royal_inspection")["minimum"])  # buildings in a column
GRANARY: Final = i64(params("scenarios", "full_granaries")["max_goods"])
GRANARY_GOODS: Final = i64(params("scenarios", "full_granaries")["goods_per_vp"])
SHADOW_YEAR: Final = i64(params("scenarios", "shadow_of_the_dragon")["year"])
SHADOW_CARD: Final = i64(number_of("invaders", params("scenarios", "shadow_of_the_dragon")["card"]))
SHADOW_MARGIN: Final = i64(params("scenarios", "shadow_of_the_dragon", "margin_vp")["margin"])
SHADOW_POINTS: Final = i64(params("scenarios", "shadow_of_the_dragon", "margin_vp")["vp"])
