"""Positions in JSON: what a person can write by hand is read with care, field by field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision, Step
from tetrarch.core.match.vocabulary import Names
from tetrarch.core.position.reader import Reader

if TYPE_CHECKING:
    from tetrarch.core.match.registry import AnyGame, AnyState, Descriptor

FORMAT = "tetrarch-position/1"


def seat_name(seat: int) -> object:
    return {CHANCE: "chance", AUTO: "auto"}.get(seat, seat)


def dump_stack(descriptor: Descriptor, s: AnyState) -> list[dict[str, object]]:
    """The open questions, the next one last."""
    vocabulary = descriptor.vocabulary
    return [
        {"ask": vocabulary.steps[d.step].name, "seat": seat_name(d.seat)} | vocabulary.question_operands(d)
        for d in s.stack
    ]


def load_stack(descriptor: Descriptor, game: AnyGame, s: AnyState, doc: Reader) -> None:
    steps = Names("question", [step.name for step in descriptor.vocabulary.steps])
    for entry in doc.items():
        step = entry["ask"].name(steps)
        who = entry["seat"]
        seat = {"chance": CHANCE, "auto": AUTO}.get(str(who.value))
        if seat is None:
            seat = who.whole(0, s.seats - 1)
        kind = type(game.steps[step])
        if seat != AUTO and kind.legal is Step.legal:
            raise who.fail(f"{steps.name(step)} is bookkeeping: must be auto, not {who.value!r}")
        if seat == CHANCE and kind.odds is Step.odds:
            raise who.fail(f"{steps.name(step)} is asked of seats, not of chance")
        operands = descriptor.vocabulary.steps[step].carries(seat)
        entry.keys(("ask", "seat", *operands))
        values = [entry[key].name(names) for key, names in operands.items()]
        s.stack.append(Decision(step, seat, *values))


def dump(
    descriptor: Descriptor, game: AnyGame, s: AnyState, options: Mapping[str, object]
) -> dict[str, object]:
    """A bare position as JSON."""
    return {
        "format": FORMAT,
        "game": descriptor.id,
        "version": descriptor.version,
        "seats": game.seats,
        "options": {key: list(v) if isinstance(v, tuple) else v for key, v in options.items()},
        "position": descriptor.dump(game, s) | {"stack": dump_stack(descriptor, s)},
    }


def load(descriptor: Descriptor, game: AnyGame, doc: Reader) -> AnyState:
    """The position in a document's field `position`."""
    s = descriptor.load(game, doc)
    if doc.has("stack"):
        s.stack.clear()
        load_stack(descriptor, game, s, doc["stack"])
    return s
