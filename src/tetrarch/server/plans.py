"""Answers given ahead: where several seats are asked the same in turn, none needs to wait for the others.

A plan is kept with the table, shown to its seat alone, and holds only while the question it answers is still
to come and offers the same: every change of the table drops those for which that is no longer so. The answer
by which the seat comes to be asked plays it too, in the same transaction: nobody ever sees the seat asked.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from tetrarch.core.kernel import Decision
from tetrarch.core.match import Match
from tetrarch.server import schemas
from tetrarch.server.model import Action, SeatRow

Plans = dict[str, dict[str, str]]  # by seat: the token, and the digest of what was offered


def coming(match: Match, seat: int) -> Decision | None:
    """The question to a seat that is also asked of others before it; or that it is asked now."""
    if match.over or match.simultaneous:
        return None
    passed: set[int] = set()
    stack: list[Decision] = match.state.stack
    for decision in reversed(stack):
        if decision.step != stack[-1].step or decision.seat < 0 or decision.seat in passed:
            return None
        if decision.seat == seat:
            return decision
        passed.add(decision.seat)
    return None


def offered(match: Match, decision: Decision) -> schemas.Asked:
    """The question as it stands now, with all that could be answered."""
    words, game, state = match.descriptor.words, match.game, match.state
    step = words.steps[decision.step]
    args = {**words.carried(decision), **match.descriptor.details(game, state, decision, None)}
    moves = []
    for x in game.legal_for(state, decision):
        kind = words.kind(int(x))
        told = {**words.values(int(x)), **match.descriptor.details(game, state, decision, int(x))}
        key = f"{match.descriptor.id}-move-{kind.verb.lstrip('~')}"
        targets = list(kind.targets(words.operands(int(x))))
        moves.append(schemas.MoveInfo(words.token(int(x)), key, told, targets, words.ruling(kind.ruling)))
    key, ruling = f"{match.descriptor.id}-ask-{step.name}", words.ruling(game.steps[decision.step].ruling)
    return schemas.Asked(int(decision.seat), step.name, key, args, ruling, moves, None)


def digest(asked: schemas.Asked) -> str:
    """What a plan is bound to: the question and all of its answers."""
    offer = [asked.step, asked.args, [[move.token, move.args] for move in asked.moves]]
    return hashlib.sha256(json.dumps(offer, sort_keys=True).encode()).hexdigest()[:32]


def ahead(match: Match, seat: int | None, plans: Plans | None) -> schemas.Asked | None:
    """The question that a seat may answer ahead, with its plan as the sealed answer."""
    decision = None if seat is None or seat in match.seats else coming(match, seat)
    if decision is None or seat is None:
        return None
    asked = offered(match, decision)
    asked.sealed = planned(plans, seat)
    return asked


def planned(plans: Plans | None, seat: int) -> str | None:
    """The token that a seat has planned."""
    plan = (plans or {}).get(str(seat))
    return None if plan is None else plan["token"]


def kept(
    plans: Plans | None, seats: Sequence[SeatRow], match: Match | None, phase: str, action: Action | None
) -> Plans | None:
    """The plans that still hold after a change; whatever is taken back takes all of them along."""
    if not plans or match is None or phase != "running":
        return None
    if action is not None and action.kind != "move":
        return None
    held = {seat: plan for seat, plan in plans.items() if holds(match, seats[int(seat)], plan)}
    return held or None


def played(
    plans: Plans | None, seats: Sequence[SeatRow], match: Match, first: Action
) -> tuple[list[Action], Plans | None]:
    """Play what seats have answered ahead and are asked after an answer; and the plans that are left."""
    done, held = list[Action](), kept(plans, seats, match, "running", first)
    while held:
        seat = next((seat for seat in match.seats if str(seat) in held), None)
        if seat is None:
            break
        number, token, seq = match.number, held[str(seat)]["token"], first.seq + 1 + len(done)
        match.play(token, seat)
        values = (seq, "move", first.line, number, seat, token, None, match.number, f"plan-{seq}", first.at)
        done.append(Action(*values))
        left = {key: plan for key, plan in held.items() if key != str(seat)}
        held = kept(left, seats, match, "running", first)
    return done, held


def holds(match: Match, seat: SeatRow, plan: dict[str, Any]) -> bool:
    decision = coming(match, seat.seat) if seat.kind == "person" else None
    return decision is not None and digest(offered(match, decision)) == plan["offer"]
