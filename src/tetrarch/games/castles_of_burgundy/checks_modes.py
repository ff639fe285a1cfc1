"""Whether questions of the solo game and of vineyards fit the rest of a position in JSON."""

from __future__ import annotations

from tetrarch.core.position import Reader
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.effects import has_all
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.modules.solo import SALES
from tetrarch.games.castles_of_burgundy.modules.solo_steps import PRICE, can_trade
from tetrarch.games.castles_of_burgundy.modules.vine_steps import grapes_left
from tetrarch.games.castles_of_burgundy.scoring import unsold
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import DUCHIES
from tetrarch.games.castles_of_burgundy.words import CAUSE, COUNT, DUE

VINES = ("grape_tile", "double", "bonuses", "fetch_double", "fetch_black", "grape")
ALONE = ("points", "order", "reward", "trade", "give", "remove", "clear_goods")


def out_of_mode(game: CastlesOfBurgundy, s: CbState, entry: Reader, ask: str) -> str:
    """Why a question does not go with the way to play; empty if it does."""
    if ask in ALONE:
        return unlike_solo(s, entry, ask) if s.target else "this is asked in the solo game alone [CB-238]"
    if ask in VINES and not game.readings.grapes:
        return "this is asked with the module vineyards alone [CB-259]"
    if ask == "grape" and not any(
        game.readings.grapes >> colour & 1 and grapes_left(s, colour) for colour in range(ids.GRAPES)
    ):
        return "there is no vine tile left [CB-275]"
    return ""


def unlike_solo(s: CbState, entry: Reader, ask: str) -> str:
    """Why a question of the solo game cannot be put in this position; empty if it can."""
    asked = entry["seat"].value != "auto"
    if ask == "points" and asked and not s.silver[0]:
        return "there is no silver for points [CB-252]"
    if ask == "trade" and asked and not can_trade(s, 0):
        return "a trade needs five goods and a black tile [CB-246]"
    if ask == "give" and not 1 <= entry["count"].name(COUNT) <= min(int(PRICE), int(unsold(s, 0))):
        return "there are not so many goods to hand in [CB-246]"
    return undue(s, entry, asked) if ask == "order" else ""


def undue(s: CbState, entry: Reader, asked: bool) -> str:
    """Why something cannot be due; empty if it can [CB-255]."""
    due, cause, at = entry["due"].name(DUE), entry["cause"].name(CAUSE), entry["at"].name(COUNT)
    if asked and due.bit_count() < 2:
        return "two things at least must be due [CB-255]"
    laid = 1 <= cause < SALES and at < ids.CELLS and s.tile[at] == cause - 1
    if due >> ids.DUE_COLOUR & 1 and not (laid and has_all(s, 0, DUCHIES[s.duchy[0]].colour[at])):
        return "this colour is not full [CB-249]"
    sale = cause >= SALES and 1 <= at <= ids.PER_GOOD and s.route[0] != ids.NONE
    if due >> ids.DUE_EFFECT & 1 and not (laid or sale):
        return "neither a tile nor a sale has such an effect [CB-255]"
    return ""
