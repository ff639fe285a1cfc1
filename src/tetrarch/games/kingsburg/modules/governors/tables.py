"""The governors by name, and the numbers of those that do something of their own."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.kingsburg.data.components import (
    GOOD_NAMES,
    bit_set,
    column_by_card,
    effect_number,
    facts,
    kinds,
    number_of,
    params,
    params_by_card,
    races,
    row,
    seasons_by_card,
    source_number,
)
from tetrarch.games.kingsburg.data.effect_rows import effects_by_card

GOV_THIEF: Final = i64(number_of("governors", "thief"))
GOV_POLITICIAN: Final = i64(number_of("governors", "politician"))
GOV_ARCHITECT: Final = i64(number_of("governors", "architect"))
GOV_PRINCE: Final = i64(number_of("governors", "prince"))
GOV_PHILOSOPHER: Final = i64(number_of("governors", "philosopher"))
GOV_TAX_COLLECTOR: Final = i64(number_of("governors", "tax_collector"))
GOV_PALADIN: Final = i64(number_of("governors", "paladin"))
GOV_DUKE: Final = i64(number_of("governors", "duke"))
GOV_FAIRY: Final = i64(number_of("governors", "fairy"))
GOV_PRIEST: Final = i64(number_of("governors", "priest"))
GOV_SORCERER: Final = i64(number_of("governors", "sorcerer"))
GOV_TRICKSTER: Final = i64(number_of("governors", "trickster"))
GOV_DAMSEL: Final = i64(number_of("governors", "damsel"))
GOV_TRADER: Final = i64(number_of("governors", "trader"))
GOV_ENGINEER: Final = i64(number_of("governors", "engineer"))
GOV_CAPTAIN: Final = i64(number_of("governors", "captain"))
GOV_MINSTREL: Final = i64(number_of("governors", "minstrel"))
GOV_PREACHER: Final = i64(number_of("governors", "preacher"))

FX_PRINCE: Final = i64(effect_number("prince"))
FX_TRICKSTER: Final = i64(effect_number("trickster"))
FX_CONSOLATION: Final = i64(effect_number("consolation"))
FX_DUKE: Final = i64(effect_number("duke"))
FX_THIEF: Final = i64(effect_number("thief"))
FX_SORCERER: Final = i64(effect_number("sorcerer"))
FX_PREACHER: Final = i64(effect_number("preacher"))
FX_PRIEST: Final = i64(effect_number("priest"))
FX_PHILOSOPHER: Final = i64(effect_number("philosopher"))
FX_ARCHITECT: Final = i64(effect_number("architect"))

SOURCE_AUCTION: Final = i64(source_number("auction"))
SOURCE_THIEF: Final = i64(source_number("thief"))
SOURCE_MINSTREL: Final = i64(source_number("minstrel"))
SOURCE_ARCHITECT: Final = i64(source_number("architect"))
SOURCE_PHILOSOPHER: Final = i64(source_number("philosopher"))
SOURCE_PREACHER: Final = i64(source_number("preacher"))
SOURCE_PALADIN: Final = i64(source_number("paladin"))
SOURCE_PRIEST: Final = i64(source_number("priest"))

# the effects that each governor brings its owner, as a bit set; the Priest's blessing is for all
EFFECTS_OF_GOVERNOR: Final = ints([effects & ~(1 << FX_PRIEST) for effects in effects_by_card("governors")])

YEARLY_DISCOUNT: Final = ints(
    [kinds(given.get("discount_one_of", [])) for given in params_by_card("governors", "build_discount")]
)
WHITE_DICE_OF_GOVERNOR: Final = ints(column_by_card("governors", "extra_white_die", "count"))
WHITE_SEASONS: Final = ints(seasons_by_card("governors", "extra_white_die"))
BUILDING_SEASONS: Final = ints(seasons_by_card("governors", "second_building"))
UNCOUNTED: Final = ints(column_by_card("governors", "count_fewer_buildings", "buildings"))
LEAST_COUNTED: Final = ints(column_by_card("governors", "count_fewer_buildings", "minimum"))
SWAPS: Final = ints(column_by_card("governors", "swap_good", "amount"))
KEPT_SOLDIERS: Final = ints(column_by_card("governors", "keep_soldiers", "max_soldiers"))
BATTLES_WON: Final = ints(column_by_card("governors", "vp_per_battle_won", "vp"))
WHOLE_ROWS: Final = ints(column_by_card("governors", "vp_per_complete_row", "vp"))
START_POINTS: Final = ints(column_by_card("governors", "start_vp", "vp"))

GOVERNORS_DEALT: Final = i64(facts("governors")["governor_cards"]["deal"])
AUCTION_EXTRA: Final = i64(facts("governors")["governor_cards"]["auction_extra"])
HATED: Final = ints(
    [params("governors", "paladin")["races"].get(race, 0) for race in races()]
)  # bonus in battle
DUKES_PLACE: Final = i64(params("governors", "duke")["advisor"]) - 1
PRINCE_DICE: Final = i64(
    sum(1 << 3 * (face - 1) for face in params("governors", "prince")["values"])
)  # as FACES counts
TRICKSTER_FACE: Final = 3 * (
    i64(params("governors", "trickster")["from"]) - 1
)  # where FACES counts those dice
TRICKSTER_TO: Final = ints([3 * (face - 1) for face in params("governors", "trickster")["to"]])
SORCERY_YEAR: Final = i64(params("governors", "sorcerer")["year"])
SORCERY_BUILDINGS: Final = i64(params("governors", "sorcerer")["max_buildings"])
PRIEST_POINTS: Final = i64(params("governors", "priest")["owner_bonus"]["vp"])
BLESSING_POINTS: Final = i64(params("governors", "priest")["with_white_die"]["vp"])
LOWEST_POINTS: Final = i64(params("governors", "minstrel", "gain_if_lowest_vp")["gain"]["vp"])
SHARING_POINTS: Final = i64(params("governors", "minstrel", "gain_if_sharing_vp_space")["gain"]["vp"])
TAX_COLUMNS: Final = i64(bit_set([column - 1 for column in params("governors", "tax_collector")["columns"]]))
TAX_GOODS: Final = i64(params("governors", "tax_collector")["gain"]["any"])
ARCHITECT_KINDS: Final = i64(kinds(params("governors", "architect")["discount_one_of"]))

# the Politician's spaces: the goods that each gives, and how many of choice, all different or not
POLITICIANS_SPACES: Final = params("governors", "politician")["spaces"]
SPACE_GOODS: Final = ints(
    [n for space in POLITICIANS_SPACES for n in row(space["gain"], (*GOOD_NAMES, "any", "any_distinct"))]
)
SPACE_WIDTH: Final = 5
