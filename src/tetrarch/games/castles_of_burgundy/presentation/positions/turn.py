"""The order of turns in JSON: the track, who has had a turn, the dice, answers that are not yet shown."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision, action
from tetrarch.core.position.codecs import Codec
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.castles_of_burgundy.presentation.positions.seating import distinct_seats
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import CELL, DUCHY
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.steps.setup import same_board

ONCE_A_TURN = {"purchase": ids.BOUGHT, "m6": ids.BUILT, "shield16": ids.TURNED}


# the track


def track(s: CbState) -> list[list[int]]:
    """The stacks of markers from space to space, the upper ones first; none for a single seat [CB-245]."""
    if s.seats == 1:
        return []
    return [[int(seat) for seat in s.order if s.space[seat] == space] for space in range(ids.SPACES)]


def read_track(draft: Draft) -> None:
    """Markers from the last space back, upper ones first [CB-21, CB-37]."""
    s = draft.state
    s.order = vec[i64]([draft.game.seated(k) for k in range(s.seats)])
    if not draft.doc.has("track"):
        return
    stacks = draft.doc["track"].items(0 if s.seats == 1 else None)
    if len(stacks) > ids.SPACES:
        raise draft.doc["track"].fail(f"has {ids.SPACES} spaces at most")
    order: list[int] = []
    for space, stack in reversed([*enumerate(stacks)]):
        for item in stack.items():
            order.append(item.whole(0, s.seats - 1))
            s.space[order[-1]] = space
    if sorted(order) != list(range(s.seats)) and s.seats > 1:
        raise draft.doc["track"].fail("must name every seat once")
    s.order = vec[i64](order or list(s.order))


# turns and dice


def done(s: CbState) -> list[int]:
    return [seat for seat in range(s.seats) if s.acted >> seat & 1]


def read_done(draft: Draft) -> None:
    """Who has had a turn in this round: those before the active seat, if nothing is said."""
    s, doc = draft.state, draft.doc
    order = [int(seat) for seat in s.order]
    seats = order[: order.index(s.active)] if s.active != ids.NONE else []
    if doc.has("done"):
        seats = distinct_seats(doc["done"], s.seats)
        if s.active in seats:
            raise doc["done"].fail("the active seat has its turn now")
    if s.active != ids.NONE and min(s.phase, s.round) < 0:
        raise doc.fail("there is an active seat, so 'phase' and 'round' must be given")
    s.acted = sum(1 << seat for seat in seats)


def dice(s: CbState) -> list[list[int]]:
    return [[int(die) for die in s.dice[seat * 2 : seat * 2 + 2] if die] for seat in range(s.seats)]


def read_dice(draft: Draft) -> None:
    """Two ones for those who are still to have their turn, if nothing is said."""
    s = draft.state
    for seat in range(s.seats):
        idle = s.acted >> seat & 1 or s.active == ids.NONE or seat == draft.game.automaton
        faces = [] if idle else [1, 1]
        if draft.doc.has("dice"):
            item = draft.doc["dice"].items(s.seats)[seat]
            faces = sorted(die.whole(1, 6) for die in item.items())
            if len(faces) > 2:
                raise item.fail("a seat has two dice at most")
        s.roll(seat, *[*faces, 0, 0][:2])


def read_used(item: Reader, draft: Draft) -> int:
    bits = 0
    for entry in item.items():
        if entry.value not in ONCE_A_TURN:
            raise entry.fail(f"must be one of {', '.join(ONCE_A_TURN)}")
        bits |= ONCE_A_TURN[entry.text()]
    return bits


USED = Codec(lambda bits: [name for name, bit in ONCE_A_TURN.items() if bits & bit], read_used)


# answers that are not yet shown


def sealed(s: CbState) -> list[int | str | None]:
    """Answers that are not yet shown: numbers of duchies or cells of castles."""
    side = s.asks(ids.ASK_SIDE)
    return [None if x == ids.NONE else int(x) if side else CELL.name(x) for x in s.sealed]


def read_sealed(draft: Draft) -> None:
    """Answers of a group that are not yet shown: of those who are not asked any more."""
    s, doc = draft.state, draft.doc
    if not doc.has("sealed"):
        return
    items = doc["sealed"].items(s.seats)
    sealed_answers = [read_sealed_answer(item) for item in items]
    entries: list[Mapping[str, object]] = (
        [entry.mapping() for entry in doc["stack"].items()] if doc.has("stack") else []
    )
    group = entries[-1].get("ask") if entries else None
    waiting = [entry.get("seat") for entry in entries if entry.get("ask") == group]
    for seat, (item, sealed_answer) in enumerate(zip(items, sealed_answers, strict=True)):
        given = group in ("side", "castle") and seat not in waiting and s.leads(seat)
        given = given and seat != draft.game.automaton
        if (sealed_answer == ids.NONE) == given:
            raise item.fail("must be an answer of a seat that is not asked any more, or null")
        if given and not answers(draft, seat, str(group), sealed_answer, item):
            raise item.fail("is no answer to this question [CB-14, CB-22]")
    s.sealed = vec[i64](sealed_answers)


def read_sealed_answer(item: Reader) -> int:
    if item.value is None:
        return ids.NONE
    return item.name(CELL) if isinstance(item.value, str) else item.whole(1, DUCHY.size)


def answers(draft: Draft, seat: int, group: str, sealed_answer: int, item: Reader) -> bool:
    """Whether a sealed answer is one to a group's question."""
    s = draft.state
    if group == "side":
        return isinstance(item.value, int) and same_board(sealed_answer, s.duchy[seat])
    castles = draft.game.steps[ids.ASK_CASTLE].legal(s, Decision(ids.ASK_CASTLE, seat))
    return isinstance(item.value, str) and action(ids.DO_CASTLE, sealed_answer) in castles
