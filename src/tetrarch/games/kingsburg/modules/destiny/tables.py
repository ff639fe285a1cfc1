"""The destiny cards: what each changes for a year, and the numbers of the odd ones.

A card whose effect has a key of `plain_changes` is a row of the data and nothing else.
"""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.kingsburg.data.components import (
    GAIN_NAMES,
    bit_set,
    cards,
    column_by_card,
    effect_number,
    number_of,
    params,
    params_by_card,
    places,
    row,
    seasons,
    seasons_by_card,
    source_number,
)
from tetrarch.games.kingsburg.rules import ids

DST_RISING_STARS: Final = i64(number_of("destiny", "rising_stars"))
DST_GOOD_YEAR: Final = i64(number_of("destiny", "good_year"))
DST_SECRET_DEALS: Final = i64(number_of("destiny", "secret_deals"))
DST_SPIES_AT_THE_BORDER: Final = i64(number_of("destiny", "spies_at_the_border"))
DST_ROYAL_TAX: Final = i64(number_of("destiny", "royal_tax"))

FX_GOOD_YEAR: Final = i64(effect_number("good_year"))
FX_DEAL: Final = i64(effect_number("secret_deals"))
SOURCE_ROYAL_WEDDING: Final = i64(source_number("royal_wedding"))
SOURCE_ROYAL_TAX: Final = i64(source_number("royal_tax"))

# Amounts that a card adds to, or sets: the key of its effect, the amount, the parameter that says how much.
ADDED: Final = [
    ("invader_strength", ids.AMOUNT_STRENGTH, "delta"),
    ("fixed_reinforcements", ids.AMOUNT_FIXED_ROYAL, "value"),
    ("recruit_cost_delta", ids.AMOUNT_RECRUIT_COST, "delta"),
    ("swap_good", ids.AMOUNT_SWAPS, "amount"),
]
SET: Final = [
    ("battle_bonus_vp", ids.AMOUNT_STRONGEST_POINTS, "vp"),
    ("phase3_vp", ids.AMOUNT_REWARD, "vp"),
    ("extended_aid", ids.AMOUNT_AID_GOODS, "tie_goods"),
]
# and those that a card makes nothing of, or something out of nothing
NOTHING: Final = [
    ("no_envoy", ids.AMOUNT_ENVOY),
    ("no_peek", ids.AMOUNT_LOOKS),
    ("no_building_loss", ids.AMOUNT_RUIN),
]
AMOUNTS: Final = 64


def plain_changes() -> tuple[list[int], list[int]]:
    """For each card and amount: what is added, and what it is set to (-1: nothing)."""
    added, fixed = [0] * (len(cards("destiny")) * AMOUNTS), [-1] * (len(cards("destiny")) * AMOUNTS)
    for key, amount, name in ADDED:
        for card, n in enumerate(column_by_card("destiny", key, name)):
            added[card * AMOUNTS + amount] += n
    for card, n in enumerate(column_by_card("destiny", "fewer_coloured_dice", "count")):
        added[card * AMOUNTS + ids.AMOUNT_DICE] -= n
    for key, amount, name in SET:
        for card, given in enumerate(params_by_card("destiny", key)):
            fixed[card * AMOUNTS + amount] = given.get(name, -1)
    for card, row_ in enumerate(cards("destiny")):
        key, given = row_["effect"]["key"], row_["effect"]["params"]
        for nothing, amount in NOTHING:
            if key == nothing:
                fixed[card * AMOUNTS + amount] = 0
        if key == "extended_aid":
            fixed[card * AMOUNTS + ids.AMOUNT_AID_SEASONS] = seasons(given["die_seasons"])
        elif key == "plus2_values":
            fixed[card * AMOUNTS + ids.AMOUNT_TOKEN_VALUES] = bit_set(given["values"])
        elif key == "turn_order_reversed":
            fixed[card * AMOUNTS + ids.AMOUNT_HIGHEST_FIRST] = 1
    return added, fixed


CHANGES: Final = plain_changes()
ADDED_TO: Final = ints(CHANGES[0])
SET_TO: Final = ints(CHANGES[1])

CLOSED: Final = ints(
    [places(given.get("advisors", [])) for given in params_by_card("destiny", "advisor_unavailable")]
)
POORER: Final = ints(
    [places(given.get("advisors", [])) for given in params_by_card("destiny", "advisor_reduced_gain")]
)
LESS_GOLD: Final = ints(
    [given.get("reduce", {}).get("gold", 0) for given in params_by_card("destiny", "advisor_reduced_gain")]
)
RICHER: Final = ints(
    [places(given.get("advisors", [])) for given in params_by_card("destiny", "advisor_extra_gain")]
)
MORE_POINTS: Final = ints(
    [given.get("gain", {}).get("vp", 0) for given in params_by_card("destiny", "advisor_extra_gain")]
)
SURCHARGE: Final = ints(column_by_card("destiny", "build_surcharge", "goods"))
SURCHARGE_SEASONS: Final = ints(seasons_by_card("destiny", "build_surcharge"))
FIRST_SOLDIER: Final = ints(
    [given.get("goods", -1) for given in params_by_card("destiny", "first_soldier_cost")]
)
LEAST_ROLL: Final = ints(
    column_by_card("destiny", "roll_for_good", "min_roll")
)  # for which all gain, 0 for no roll
ROLLED_GAIN: Final = ints(
    [
        n
        for given in params_by_card("destiny", "roll_for_good")
        for n in row(given.get("gain", {}), GAIN_NAMES)
    ]
)


def timed(time: str, what: str, kind: str) -> list[int]:
    """How much of a kind each card gives all, or takes from all, at a time of the year."""
    effects = [card["effect"] for card in cards("destiny")]
    return [
        effect["params"].get(what, {}).get(kind, 0) if time in effect["timing"] else 0 for effect in effects
    ]


YEARLY_GIFT: Final = ints(timed("year_start", "gain", "any"))
WINTER_RECRUITS: Final = ints(timed("winter_start", "gain", "soldier"))
WINTER_LOSSES: Final = ints(timed("winter_start", "lose", "soldier"))

GIFTS: Final = params("destiny", "rising_stars")["gifts"]
GIFT_PLACES: Final = i64(places([int(number) for number in GIFTS]))
GIFT_ROWS: Final = ints(
    [n for place in range(ids.ADVISORS) for n in row(GIFTS.get(str(place + 1), {}), GAIN_NAMES)]
)
HIGHEST_DEAL: Final = i64(params("destiny", "secret_deals")["max_advisor"])
GOOD_YEAR_GOODS: Final = i64(params("destiny", "good_year")["with_white_die"]["any"])
TAX_POINTS: Final = i64(params("destiny", "royal_tax")["otherwise"]["vp"])
