"""Further arguments for the words of Kingsburg's questions and moves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import Decision
from tetrarch.games.kingsburg import ids
from tetrarch.games.kingsburg.data import GOOD_NAMES, handfuls
from tetrarch.games.kingsburg.game import Kingsburg
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.steps.build import BuildStep, amount_of
from tetrarch.games.kingsburg.steps.goods import Hire
from tetrarch.games.kingsburg.tables import BUNDLE, PRICE, SUM, VALUE, WORTH
from tetrarch.games.kingsburg.words import GOVERNOR, PAIR, SHARE, STORE_NAMES

BITS = ("gold", "wood", "stone", "plus2", "soldier", "vp")  # what whims give, in sentences


def row(table: vec[i64], which: int, kinds: tuple[str, ...]) -> dict[str, object]:
    """How many of each kind a line of a table holds."""
    return {kind: int(table[which * len(kinds) + n]) for n, kind in enumerate(kinds)}


def amounts(pay: int) -> dict[str, object]:
    return {kind: int(amount_of(pay, n)) for n, kind in enumerate(GOOD_NAMES)}


def bits(text: str) -> dict[str, object]:
    """How many of each there are in `gold+vp`."""
    found = text.split("+")
    return {kind: found.count(kind) for kind in BITS}


def faces(dice: int) -> str:
    """Dice as a sum, `3+5`."""
    return "+".join(map(str, handfuls()[dice])) or "none"


def of_question(game: Kingsburg, s: KiState, d: Decision) -> dict[str, object]:
    if d.step == ids.ASK_HELP:
        return {"number": d.a + 1}
    if d.step == ids.ASK_RECRUIT:
        step = game.steps[ids.ASK_RECRUIT]
        assert isinstance(step, Hire)
        return {"price": int(step.price(s, d.seat))}
    if d.step == ids.ASK_BID:
        return {"governor": GOVERNOR.name(s.named), "points": int(s.bid)}
    return {}


def of_group(s: KiState, dice: int, extra: int, place: int) -> dict[str, object]:
    """Dice on a place: what they are and how they get there [KI-27, KI-29, KI-36, KI-73]."""
    white, token = extra % ids.HANDFULS, extra // ids.HANDFULS
    number = int(VALUE[place])
    return {
        "faces": faces(dice),
        "whites": faces(white),
        "token": token,
        "number": number,
        "shift": number - int(SUM[dice] + SUM[white]) - token,
        "envoy": "yes" if s.taken >> place & 1 else "no",
    }


def of_building(game: Kingsburg, s: KiState, seat: int, building: int) -> dict[str, object]:
    """What a building costs now at the least and what it is worth [KI-61]."""
    step = game.steps[ids.ASK_BUILD]
    assert isinstance(step, BuildStep)
    pays = list(step.payments(s, seat, building)) or list(step.due(s, seat, building))
    least = min(pays, key=lambda pay: sum(amount_of(pay, n) for n in range(ids.GOODS)))
    return {**amounts(int(least)), "points": int(WORTH[building])}


def of_action(game: Kingsburg, s: KiState, d: Decision, x: int) -> dict[str, object]:
    kind, a, b = x & 0xFF, x >> 8 & 0xFFF, x >> 20 & 0xFFF
    if kind == ids.DO_INFLUENCE:
        return of_group(s, a, b, x >> 32)
    if kind == ids.DO_BUILD:
        return of_building(game, s, d.seat, a)
    if kind == ids.DO_TAKE:
        return row(BUNDLE, a, GOOD_NAMES)
    if kind == ids.DO_HIRE:
        return row(PRICE, a, STORE_NAMES)
    if kind in (ids.DO_PAY_COST, ids.DO_LOSE, ids.DO_KEEP):
        return amounts(a)
    if kind in (ids.DO_REROLL, ids.DO_TURN, ids.DO_SET):
        return {"faces": faces(a), "whites": faces(b)}
    if kind == ids.DO_TWO:
        return bits(PAIR.name(a))
    if kind == ids.DO_SHARE:
        return bits(SHARE.name(a))
    if kind in (ids.DO_STEAL, ids.DO_OPPONENT):
        return {"number": a + 1}
    if kind == ids.DO_GIVE:
        return {"number": b + 1}
    return {}
