"""Further arguments for the words of Kingsburg's questions and moves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import Decision
from tetrarch.core.words import Names
from tetrarch.games.kingsburg import ids
from tetrarch.games.kingsburg.data import GOOD_NAMES, handfuls
from tetrarch.games.kingsburg.game import Kingsburg
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.steps.goods import Hire
from tetrarch.games.kingsburg.tables import BUNDLE, PRICE, SUM, VALUE, WORTH
from tetrarch.games.kingsburg.words import GOVERNOR, PAIR, PHASE, SHARE, STORE_NAMES

# questions


def of_question(game: Kingsburg, s: KiState, d: Decision) -> dict[str, object]:
    """The year and the phase, what the seat has, and what the question is about."""
    out: dict[str, object] = {"year": int(s.year), "phase": PHASE.name(max(0, s.phase - 1))}
    out |= {name: int(s.goods[d.seat * ids.KINDS + kind]) for kind, name in enumerate(STORE_NAMES)}
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
    elif d.step == ids.ASK_BID:
        out |= {"governor": GOVERNOR.name(s.named), "points": int(s.bid)}
    return out


# moves


def of_action(game: Kingsburg, s: KiState, d: Decision, x: int) -> dict[str, object]:
    kind, a, b = x & 0xFF, x >> 8 & 0xFFF, x >> 20 & 0xFFF
    if kind == ids.DO_INFLUENCE:
        return of_group(s, a, b, x >> 32)
    if kind == ids.DO_BUILD:
        return {**amounts(int(game.rules.cost(s, d.seat, a))), "points": int(WORTH[a])}
    if kind == ids.DO_TAKE:
        return row(BUNDLE, a, GOOD_NAMES)
    if kind == ids.DO_HIRE:
        return row(PRICE, a, STORE_NAMES)
    if kind in (ids.DO_PAY_COST, ids.DO_LOSE, ids.DO_KEEP):
        return amounts(a)
    if kind in (ids.DO_REROLL, ids.DO_TURN, ids.DO_SET):
        return {"faces": faces(a), "whites": faces(b)}
    if kind in (ids.DO_TWO, ids.DO_SHARE):
        return {"things": plain(PAIR if kind == ids.DO_TWO else SHARE, a)}
    if kind in (ids.DO_STEAL, ids.DO_OPPONENT):
        return {"number": a + 1}
    if kind == ids.DO_GIVE:
        return {"number": b + 1}
    return {}


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


# dice and goods as sentences want them


def faces(dice: int) -> str:
    """Dice as a sum, `3+5`."""
    return "+".join(map(str, handfuls()[dice])) or "none"


def row(table: vec[i64], which: int, kinds: tuple[str, ...]) -> dict[str, object]:
    """How many of each kind a line of a table holds."""
    return {kind: int(table[which * len(kinds) + n]) for n, kind in enumerate(kinds)}


def amounts(pay: int) -> dict[str, object]:
    """How many of each good `g2w0s1` stands for."""
    return {"gold": pay >> 6, "wood": pay >> 3 & 7, "stone": pay & 7}


def plain(names: Names, which: int) -> str:
    """A name that sentences can tell from others: `gold_wood`."""
    return names.name(which).replace("+", "_")
