"""Shields as tables: points, where they lie at the start, and which of them has which effect.

To give a shield its power, name its effect in `data/castles_of_burgundy.json` and add a constant for it
below. Then the power goes where powers of its kind are:

- It doubles an amount: a line in `doublers`, and the amount in `Shields.amounts`.
- It changes an amount in another way (room, reach, sizes, silver): a branch in `Shields.amount`, and the
  amount in `Shields.amounts`. A new amount gets a number in `rules/ids.py`; the rule asks `game.amount`.
- It lets a player do something at a question that is open anyway: the action in `Shields.offer`, what comes
  of it in `Shields.take`, the ruling of a refusal in `Shields.why`, its kind in `Shields.kinds`.
- It answers what somebody does (gaining workers, shipping goods): a branch in `Shields.react`, and the
  trigger in `Shields.triggers`. If there is something to choose, `react` pushes a question of `steps.py`.
- It asks at a fixed time, such as the end of a phase: a step in `steps.py`, named in `Shields.steps` and put
  into the flow by `Shields.weave`.
- What several of these share, and what ends when a shield is lost (`lose`), is in `rules.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.castles_of_burgundy.data.components import shield_points, shield_with, shields_in_depots
from tetrarch.games.castles_of_burgundy.data.files import number
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_BONUS,
    AMOUNT_MINES,
    AMOUNT_MONASTERY_POINTS,
    AMOUNT_SALE_POINTS,
    AMOUNTS,
    NONE,
)

SHIELD_POINTS: Final = ints(shield_points())
SHIELDS_IN: Final = ints(shields_in_depots())  # by seats less 2, and depot
TRIBUTE: Final[i64] = number("shields", "tribute")  # silver, or workers

# shields by their effects; numbers from 0 on
SINGLE_PASTURE: Final[i64] = shield_with("single_pasture")
COPY_WORKERS: Final[i64] = shield_with("copy_workers")
TRIBUTE_WITH_WORKERS: Final[i64] = shield_with("tribute_with_workers")
UNLIMITED_STORAGE: Final[i64] = shield_with("unlimited_storage")
EXTRA_GOODS: Final[i64] = shield_with("extra_goods_type")
COPY_MONASTERIES: Final[i64] = shield_with("copy_monasteries")
SILVER_PER_TILE: Final[i64] = shield_with("silver_per_tile")
CASTLE_TAKES_SHIELD: Final[i64] = shield_with("castle_takes_shield")
DOUBLE_SHIELDS: Final[i64] = shield_with("double_shield_vp")
PLACE_FROM_DEPOTS: Final[i64] = shield_with("place_from_depots")
PLACE_FROM_BLACK: Final[i64] = shield_with("place_from_black")
SET_DIE: Final[i64] = shield_with("set_one_die")
LARGER_AREAS: Final[i64] = shield_with("area_plus_one")
PLACE_ANYWHERE: Final[i64] = shield_with("place_anywhere")


def doublers() -> vec[i64]:
    """The shield that doubles each amount, NONE for most [CB-198, CB-199, CB-201, CB-203]."""
    out = vec[i64]([NONE] * AMOUNTS)
    out[AMOUNT_BONUS] = shield_with("double_new_bonus_tiles")
    out[AMOUNT_MINES] = shield_with("double_mines")
    out[AMOUNT_MONASTERY_POINTS] = shield_with("double_monastery_vp")
    out[AMOUNT_SALE_POINTS] = shield_with("double_goods_vp")
    return out


DOUBLER: Final = doublers()
