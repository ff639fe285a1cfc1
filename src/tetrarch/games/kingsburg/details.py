"""Further arguments for the words of Kingsburg's questions and moves."""

from __future__ import annotations

from tetrarch.core.kernel import Decision
from tetrarch.games.kingsburg import ids
from tetrarch.games.kingsburg.data import GOOD_NAMES
from tetrarch.games.kingsburg.game import Kingsburg
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.tables import SUM, VALUE, WORTH
from tetrarch.games.kingsburg.words import COLOURED, PHASE, WHITE


def of_question(s: KiState, d: Decision) -> dict[str, object]:
    """The year and the phase; what a store holds."""
    out: dict[str, object] = {"year": int(s.year), "phase": PHASE.name(max(0, s.phase - 1))}
    for good, name in enumerate(GOOD_NAMES):
        out[name] = int(s.goods[d.seat * ids.KINDS + good])
    out["tokens"] = int(s.goods[d.seat * ids.KINDS + ids.PLUS2])
    if d.step == ids.ASK_BUILD:
        out["envoy"] = "yes" if s.constructed[d.seat] and s.envoy == d.seat else "no"
    return out


def of_action(game: Kingsburg, s: KiState, d: Decision, x: int) -> dict[str, object]:
    kind = x & 0xFF
    if kind == ids.DO_INFLUENCE:
        return of_group(s, x >> 8 & 0xFFF, x >> 20 & 0xFFF, x >> 32)
    if kind == ids.DO_BUILD:
        return of_building(game, s, d, x >> 8)
    return {}


def of_group(s: KiState, dice: int, extra: int, place: int) -> dict[str, object]:
    """How dice reach an advisor: their sum, what a token and a market add, whether by the envoy."""
    white, token = extra % ids.HANDFULS, extra // ids.HANDFULS
    total = int(SUM[dice] + SUM[white])
    return {
        "coloured": COLOURED.name(dice),
        "white": WHITE.name(white),
        "token": token,
        "sum": total,
        "number": int(VALUE[place]),
        "shift": int(VALUE[place]) - total - token,
        "envoy": "yes" if s.taken >> place & 1 else "no",
        "covered": "yes" if s.covered >> place & 1 else "no",
    }


def of_building(game: Kingsburg, s: KiState, d: Decision, building: int) -> dict[str, object]:
    """What a building costs and pays."""
    pay = int(game.rules.cost(s, d.seat, building))
    return {
        "gold": pay >> 6,
        "wood": pay >> 3 & 7,
        "stone": pay & 7,
        "points": int(WORTH[building]),
    }
