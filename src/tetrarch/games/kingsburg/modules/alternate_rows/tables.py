"""The alternative buildings that do something of their own, and their numbers."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.kingsburg.data.components import effect_number, facts, number_of, params, source_number

BRIDGE: Final = i64(number_of("buildings", "bridge"))
DOME: Final = i64(number_of("buildings", "dome"))
HIDDEN_REFUGE: Final = i64(number_of("buildings", "hidden_refuge"))
ARCHITECTS_GUILD: Final = i64(number_of("buildings", "architects_guild"))
MERCENARY_POST: Final = i64(number_of("buildings", "mercenary_post"))

FX_ARMORY: Final = i64(effect_number("armory"))
FX_WAR_MACHINES: Final = i64(effect_number("war_machines"))
FX_WAR_COLLEGE: Final = i64(effect_number("war_college"))
FX_BRIDGE: Final = i64(effect_number("bridge"))
SOURCE_DOME: Final = i64(source_number("dome"))
SOURCE_ARCHITECTS_GUILD: Final = i64(source_number("architects_guild"))

STRIP_COPIES: Final = i64(facts("alternate_rows")["strips"]["copies_per_row"])
STRIPS_DRAWN: Final = i64(facts("alternate_rows")["strips"]["draw"])
BRIDGE_TOKENS: Final = i64(params("buildings", "bridge")["gain"]["plus2"])
DOME_COLUMN: Final = i64(params("buildings", "dome")["min_buildings"])
DOME_POINTS: Final = i64(params("buildings", "dome")["vp"])
GUILD_POINTS: Final = i64(params("buildings", "architects_guild")["gain"]["vp"])  # for a building put up
GUILD_ROW_POINTS: Final = i64(params("buildings", "architects_guild")["game_end"]["vp"])
MERCENARY_GOODS: Final = i64(params("buildings", "mercenary_post")["goods"])  # saved on the first soldier
LOW_DIE: Final = i64(params("buildings", "war_college")["if_die_at_most"])
MACHINE_BONUS: Final = ints([params("buildings", "war_machines")["table"][str(face)] for face in range(1, 7)])
