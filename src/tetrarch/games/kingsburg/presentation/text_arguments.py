"""Further arguments for the words of Kingsburg's questions and moves."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision
from tetrarch.games.kingsburg.data.components import GOOD_NAMES, handfuls
from tetrarch.games.kingsburg.presentation.expansions import infos
from tetrarch.games.kingsburg.presentation.names import PHASE, STORE_NAMES
from tetrarch.games.kingsburg.rules import ids
from tetrarch.games.kingsburg.rules.game import Kingsburg
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.steps.goods import Hire
from tetrarch.games.kingsburg.rules.tables import BUILDING_POINTS, BUNDLE, PRICE, SUM, VALUE

# questions


def of_question(game: Kingsburg, s: KiState, d: Decision) -> dict[str, object]:
    """The year and the phase, what the seat has, and what the question is about."""
    out: dict[str, object] = {"year": int(s.year), "phase": PHASE.name(max(0, s.phase - 1))}
    out |= {name: int(s.goods[d.seat * ids.KINDS + kind]) for kind, name in enumerate(STORE_NAMES)}
    if d.step == ids.ASK_HELP:
        out["edition"] = int(game.variants.edition)
    if d.step == ids.ASK_BUILD:
        out["envoy"] = "yes" if s.constructed[d.seat] and s.envoy == d.seat else "no"
    elif d.step in (ids.ASK_AID, ids.ASK_GIFT):
        out["count"] = d.a
    elif d.step == ids.ASK_HELP:
        out["number"] = d.a + 1
    elif d.step == ids.ASK_RECRUIT:
        step = game.steps[ids.ASK_RECRUIT]
        assert isinstance(step, Hire)
        out["price"] = int(step.price(s, d.seat))
    for expansion in infos():
        out |= expansion.of_question(s, d)
    return out


# moves


def of_action(game: Kingsburg, s: KiState, d: Decision, x: int) -> dict[str, object]:
    kind, a, b = x & 0xFF, x >> 8 & 0xFFF, x >> 20 & 0xFFF
    if kind == ids.DO_INFLUENCE:
        return {**of_group(s, a, b, x >> 32), "edition": int(game.variants.edition)}
    if kind == ids.DO_BUILD:
        return {**amounts(int(game.rules.cost(s, d.seat, a))), "points": int(BUILDING_POINTS[a])}
    if kind == ids.DO_TAKE:
        return row(BUNDLE, a, GOOD_NAMES)
    if kind == ids.DO_HIRE:
        return row(PRICE, a, STORE_NAMES)
    if kind in (ids.DO_PAY_COST, ids.DO_LOSE):
        return amounts(a)
    if kind == ids.DO_REROLL:
        return thrown(a, b)
    out: dict[str, object] = {}
    for expansion in infos():
        out |= expansion.of_action(kind, a, b)
    return out


def of_group(s: KiState, dice: int, extra: int, place: int) -> dict[str, object]:
    """How dice reach an advisor: their sum, what a token and a market add, whether by the envoy."""
    white, token = extra % ids.HANDFULS, extra // ids.HANDFULS
    total = int(SUM[dice] + SUM[white])
    return {
        "faces": faces(dice),
        "whites": faces(white),
        "token": token,
        "sum": total,
        "number": int(VALUE[place]),
        "shift": int(VALUE[place]) - total - token,
        "envoy": "yes" if s.taken >> place & 1 else "no",
        "covered": "yes" if s.covered >> place & 1 else "no",
    }


# what events and lines of the score sheet need besides


def of_names(game: Kingsburg, args: Mapping[str, object]) -> dict[str, object]:
    """The edition, where an advisor is named."""
    named = "place" in args or args.get("source") == "spy"
    return {"edition": int(game.variants.edition)} if named else {}


# dice and goods as sentences want them


def faces(dice: int) -> str:
    """Dice as a sum, `3+5`."""
    return "+".join(map(str, handfuls()[dice])) or "none"


def thrown(dice: int, white: int) -> dict[str, object]:
    """Coloured and white dice."""
    return {"faces": faces(dice), "whites": faces(white)}


def row(table: vec[i64], which: int, kinds: tuple[str, ...]) -> dict[str, object]:
    """How many of each kind a line of a table holds."""
    return {kind: int(table[which * len(kinds) + n]) for n, kind in enumerate(kinds)}


def amounts(pay: int) -> dict[str, object]:
    """How many of each good `g2w0s1` stands for."""
    return {"gold": pay >> 6, "wood": pay >> 3 & 7, "stone": pay & 7}
