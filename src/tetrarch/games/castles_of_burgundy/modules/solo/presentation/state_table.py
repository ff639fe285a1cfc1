"""What the solo game adds to positions in JSON."""

from __future__ import annotations

from tetrarch.core.position.codecs import whole
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.rows import int_field, vec_field
from tetrarch.core.position.state_table import Presence
from tetrarch.games.castles_of_burgundy.modules.solo.ids import DUE_AREA, DUE_COLOUR, DUE_EFFECT
from tetrarch.games.castles_of_burgundy.modules.solo.presentation.vocabulary import CAUSE, DUE
from tetrarch.games.castles_of_burgundy.modules.solo.rules import SALES, won
from tetrarch.games.castles_of_burgundy.modules.solo.steps import can_trade
from tetrarch.games.castles_of_burgundy.modules.solo.tables import (
    GOODS_FOR_TILE,
    HIGHEST_TARGET,
    LOWEST_TARGET,
)
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import ExpansionPosition
from tetrarch.games.castles_of_burgundy.presentation.positions.supplies import GOODS
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import COUNT
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.final_scoring import unsold
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import DUCHIES
from tetrarch.games.castles_of_burgundy.rules.tiles.areas import has_all

PLAYED_ALONE = Presence(lambda s: s.target > 0, "this is for the solo game alone [CB-240, CB-245]")
ALONE = ("points", "order", "reward", "trade", "give", "remove", "clear_goods")


def check_target(draft: Draft) -> None:
    """The marker is below the target, and there are empty spaces, unless all is over [CB-253, CB-256]."""
    s, doc = draft.state, draft.doc
    going_on = bool(doc["stack"].items()) if doc.has("stack") else s.active != ids.NONE
    if s.target and going_on and won(s):
        raise doc["placed"].fail("all spaces are filled, so the game is over [CB-256]")
    if s.target and s.points[0] >= s.target and not won(s):
        raise doc.fail(f"the points must be fewer than the target of {int(s.target)} [CB-253]")


def order_problem(s: CbState, entry: Reader, asked: bool) -> str:
    """Why something cannot be due; empty if it can [CB-255]."""
    due, cause, at = entry["due"].name(DUE), entry["cause"].name(CAUSE), entry["at"].name(COUNT)
    if asked and due.bit_count() < 2:
        return "two things at least must be due [CB-255]"
    laid = 1 <= cause < SALES and at < ids.CELLS and s.tile[at] == cause - 1
    if due >> DUE_COLOUR & 1 and not (laid and has_all(s, 0, DUCHIES[s.duchy[0]].colour[at])):
        return "this colour is not full [CB-249]"
    if due >> DUE_AREA & 1 and not (laid and area_is_full(s, at)):
        return "this area is not full [CB-91]"
    sale = cause >= SALES and 1 <= at <= ids.PER_GOOD and s.route[0] != ids.NONE
    if due >> DUE_EFFECT & 1 and not (laid or sale):
        return "neither a tile nor a sale has such an effect [CB-255]"
    return ""


def area_is_full(s: CbState, cell: int) -> bool:
    """Whether all spaces of the printed area of a cell are filled."""
    return DUCHIES[s.duchy[0]].area[cell] & ~s.filled[0] == 0


class SoloPosition(ExpansionPosition):
    """Black tiles, and goods out of the game."""

    def question_problem(self, draft: Draft, entry: Reader, ask: str) -> str:
        """Why a question does not go with the solo game, or not without it; empty if it does."""
        if ask not in ALONE:
            return ""
        s: CbState = draft.state
        if not s.target:
            return "this is asked in the solo game alone [CB-238]"
        asked = entry["seat"].value != "auto"
        if ask == "points" and asked and not s.silver[0]:
            return "there is no silver for points [CB-252]"
        if ask == "trade" and asked and not can_trade(s, 0):
            return "a trade needs five goods and a black tile [CB-246]"
        if ask == "give" and not 1 <= entry["count"].name(COUNT) <= min(
            int(GOODS_FOR_TILE), int(unsold(s, 0))
        ):
            return "there are not so many goods to hand in [CB-246]"
        return order_problem(s, entry, asked) if ask == "order" else ""

    def tile_problem(self, s: CbState, kind: int) -> str:
        return "" if kind != ids.WILD or s.target else "only the solo game has black tiles [CB-246]"

    def goods_removed(self, s: CbState) -> list[int]:
        return [int(n) for n in s.lost]


ROWS = (
    int_field(
        *("target", "points that are not to be reached; 0 in other games"),
        codec=whole(int(LOWEST_TARGET), int(HIGHEST_TARGET)),
        default=lambda draft: int(draft.state.target),
        presence=PLAYED_ALONE,
    ),
    vec_field(
        *("lost", "goods out of the game by kind", "GOODS"),
        codec=GOODS,
        key="goods_removed",
        default=[0] * ids.GOODS,
        presence=PLAYED_ALONE,
        shared=True,
    ),
)
CHECKS = (check_target,)
POSITION = SoloPosition()
