"""Premoves: where several seats are asked the same in turn, each may answer before it is asked.

A premove is kept with the table, shown to its seat alone, and is valid only while the question it answers
is still to come and offers the same moves: every change of the table drops those that are not. The answer
by which the seat comes to be asked plays its premove too, in the same transaction.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace

from tetrarch.core.engine.kernel import Decision
from tetrarch.core.match.errors import RulesFault
from tetrarch.core.match.match import Match
from tetrarch.server import schemas
from tetrarch.server.db.models.tables import Action, SeatRow
from tetrarch.server.identifiers import server_key
from tetrarch.server.tables.match_rebuild import log_fault

Premoves = dict[str, dict[str, str]]  # by seat: the token, and the digest of the question


def upcoming_decision(match: Match, seat: int) -> Decision | None:
    """The open decision of a seat, if only seats with the same question are asked before it; else None."""
    if match.over or match.simultaneous:
        return None
    earlier_seats: set[int] = set()
    stack: list[Decision] = match.state.stack
    for decision in reversed(stack):
        if decision.step != stack[-1].step or decision.seat < 0 or decision.seat in earlier_seats:
            return None
        if decision.seat == seat:
            return decision
        earlier_seats.add(decision.seat)
    return None


def question_info(match: Match, decision: Decision) -> schemas.Question:
    """A decision as a question with all its legal moves."""
    vocabulary, game, state = match.descriptor.vocabulary, match.game, match.state
    step = vocabulary.steps[decision.step]
    args = {**vocabulary.question_operands(decision), **match.descriptor.details(game, state, decision, None)}
    return schemas.Question(
        seat=int(decision.seat),
        step=step.name,
        key=f"{match.descriptor.id}-ask-{step.name}",
        args=args,
        ruling=vocabulary.ruling(game.steps[decision.step].ruling),
        moves=[move_info(match, decision, int(x)) for x in game.legal_for(state, decision)],
        sealed=None,
    )


def move_info(match: Match, decision: Decision, x: int) -> schemas.MoveInfo:
    """One legal move of a decision that is not asked yet."""
    vocabulary = match.descriptor.vocabulary
    kind = vocabulary.kind(x)
    return schemas.MoveInfo(
        token=vocabulary.token(x),
        key=f"{match.descriptor.id}-move-{kind.verb.lstrip('~')}",
        args={**vocabulary.values(x), **match.descriptor.details(match.game, match.state, decision, x)},
        targets=list(kind.targets(vocabulary.operands(x))),
        ruling=vocabulary.ruling(kind.ruling),
        role=kind.role,
    )


def question_digest(question: schemas.Question) -> str:
    """A digest of a question and its moves; a premove is valid for this question only."""
    offer = [question.step, question.args, [[move.token, move.args] for move in question.moves]]
    return hashlib.sha256(json.dumps(offer, sort_keys=True).encode()).hexdigest()[:32]


def upcoming_question(match: Match, seat: int | None, premoves: Premoves | None) -> schemas.Question | None:
    """The question that a seat may answer before it is asked, with its premove as the sealed answer."""
    decision = None if seat is None or seat in match.seats else upcoming_decision(match, seat)
    if decision is None or seat is None:
        return None
    question = question_info(match, decision)
    premove = (premoves or {}).get(str(seat))
    question.sealed = None if premove is None else premove["token"]
    return question


def with_premove(premoves: Premoves | None, question: schemas.Question, token: str | None) -> Premoves | None:
    """The premoves after a seat has chosen a token; None as token: it has taken its premove back."""
    left = without_seat(premoves or {}, question.seat)
    if token is not None:
        left[str(question.seat)] = {"token": token, "offer": question_digest(question)}
    return left or None


def valid_premoves(
    premoves: Premoves | None,
    seats: Sequence[SeatRow],
    match: Match | None,
    phase: str,
    action: Action | None,
) -> Premoves | None:
    """The premoves that are still valid after a change; an undo drops all of them."""
    if not premoves or match is None or phase != "running":
        return None
    if action is not None and action.kind != "move":
        return None
    left = {seat: premove for seat, premove in premoves.items() if is_valid(match, seats[int(seat)], premove)}
    return left or None


def play_premoves(
    table: str, premoves: Premoves | None, seats: Sequence[SeatRow], match: Match, first: Action
) -> tuple[list[Action], Premoves | None]:
    """Play the premoves of seats that are asked after a move; returns their actions and the premoves left."""
    actions, left = list[Action](), valid_premoves(premoves, seats, match, "running", first)
    while left:
        seat = next((seat for seat in match.seats if str(seat) in left), None)
        if seat is None:
            break
        number, token, seq = match.number, left[str(seat)]["token"], first.seq + 1 + len(actions)
        try:
            match.play(token, seat)
        except RulesFault as error:  # the seat is asked instead
            log_fault(table, match, seat, token, error)
            left = valid_premoves(without_seat(left, seat), seats, match, "running", first)
            continue
        actions.append(
            replace(
                first,
                seq=seq,
                number=number,
                seat=seat,
                token=token,
                after=match.number,
                key=server_key("premove", seq),
            )
        )
        left = valid_premoves(without_seat(left, seat), seats, match, "running", first)
    return actions, left


def without_seat(premoves: Premoves, seat: int) -> Premoves:
    """The premoves of all other seats."""
    return {key: premove for key, premove in premoves.items() if key != str(seat)}


def is_valid(match: Match, seat: SeatRow, premove: dict[str, str]) -> bool:
    """Whether a seat's question is still to come and is the one that its premove answers."""
    decision = upcoming_decision(match, seat.seat) if seat.kind == "person" else None
    return decision is not None and question_digest(question_info(match, decision)) == premove["offer"]
