"""What may be added to a set of options, found by asking the rules themselves, and a set-up by lot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import RULES, Flag, Option, Pick, Several, Value, check_options
from tetrarch.core.match.registry import Descriptor

Options = dict[str, Value]
NAMED = "named"  # instead of names at random, those that one chooses


@dataclass(frozen=True)
class Choice:
    """A value of an option; of a list, one of its names, or that there are names at all."""

    option: str
    value: bool | int | str


@dataclass(frozen=True)
class Blocked:
    """A choice that cannot be added to a set-up: the ruling behind that, and what it is at odds with."""

    choice: Choice
    ruling: str | None
    because: tuple[Choice, ...]


@dataclass(frozen=True)
class SetupCheck:
    """What the rules say of a set-up: for how many seats it is, why not for those wanted, what is blocked."""

    seats: tuple[int, ...]
    error: BadOption | None
    blocked: tuple[Blocked, ...]


def check_setup(descriptor: Descriptor, given: Mapping[str, object], seats: int | None = None) -> SetupCheck:
    """Try a set-up, and with it every choice that could be added. BadOption: an option is itself wrong.

    `error` is that for `seats`, or where no number of seats is allowed.
    """
    options = check_options(descriptor.options, given)
    allowed = seat_counts(descriptor, options)
    count = seats if seats is not None else (allowed or descriptor.usual)[0]
    blocked = [
        Blocked(
            choice, _ruling(descriptor, more, choice, allowed), tuple(_at_odds(descriptor, options, choice))
        )
        for choice in _additions(descriptor, options)
        if not seat_counts(descriptor, more := _added(descriptor, options, choice))
    ]
    return SetupCheck(tuple(allowed), _error(descriptor, count, options), tuple(blocked))


def seat_counts(descriptor: Descriptor, options: Options) -> list[int]:
    """The numbers of seats for which the rules take some options."""
    return [count for count in descriptor.seats if _error(descriptor, count, options) is None]


def _ruling(descriptor: Descriptor, options: Options, choice: Choice, allowed: list[int]) -> str | None:
    """The ruling that forbids a choice beside others, which are `allowed` for some numbers of seats.

    It is asked for a number that suits both, so that the ruling is not about the number itself.
    """
    alone = seat_counts(descriptor, _added(descriptor, check_options(descriptor.options, {}), choice))
    both = [count for count in alone if count in allowed]
    error = _error(descriptor, (both or alone or allowed or descriptor.usual)[0], options)
    return None if error is None else error.ruling


def random_setup(descriptor: Descriptor, seats: int, chance: Random) -> dict[str, Any]:
    """A set-up by lot for so many people: expansions and maps, but no readings of unclear rules."""
    options = check_options(descriptor.options, {})
    automata = {module.id for module in descriptor.modules if module.automaton}
    choices = [
        choice
        for choice in _additions(descriptor, options)
        if choice.value not in automata and not _option(descriptor, choice.option).reading
    ]
    chance.shuffle(choices)
    for choice in choices:
        more = _added(descriptor, options, choice)
        if chance.random() < 0.5 and _error(descriptor, seats, more) is None:
            options = more
    default = check_options(descriptor.options, {})
    return {id: value for id, value in options.items() if value != default[id]}


def _error(descriptor: Descriptor, seats: int, options: Options) -> BadOption | None:
    try:
        descriptor.game(seats, options)
    except BadOption as error:
        return error
    return None


def _option(descriptor: Descriptor, id: str) -> Option:
    return next(option for option in descriptor.options if option.id == id)


def _additions(descriptor: Descriptor, options: Options) -> Iterator[Choice]:
    """Every name that a list does not hold yet, and every other value of what has few."""
    for option in descriptor.options:
        value = options[option.id]
        if isinstance(option, Several) and option.count is None and isinstance(value, tuple):
            yield from (Choice(option.id, name) for name in option.values if name not in value)
        elif isinstance(option, Several) and option.random and value == "random":
            yield Choice(option.id, NAMED)
        elif isinstance(option, Pick) and option.id != RULES:
            yield from (Choice(option.id, name) for name in option.values if name != value)
        elif isinstance(option, Flag):
            yield Choice(option.id, not value)


def _added(descriptor: Descriptor, options: Options, choice: Choice) -> Options:
    option, value = _option(descriptor, choice.option), options[choice.option]
    if not isinstance(option, Several):
        return options | {choice.option: choice.value}
    if choice.value == NAMED:
        return options | {choice.option: option.values[: option.count]}
    assert isinstance(value, tuple)
    names = {*value, choice.value}
    return options | {choice.option: tuple(name for name in option.values if name in names)}


def _chosen(descriptor: Descriptor, options: Options) -> Iterator[tuple[Choice, Value]]:
    """What differs from the defaults, each with the value of its option without it."""
    for option in descriptor.options:
        value = options[option.id]
        if value == option.default:
            continue
        if not isinstance(value, tuple):
            yield Choice(option.id, value), option.default
        elif isinstance(option, Several) and option.count is not None:
            yield Choice(option.id, NAMED), option.default
        else:
            yield from (
                (Choice(option.id, one), tuple(name for name in value if name != one)) for one in value
            )


def _at_odds(descriptor: Descriptor, options: Options, choice: Choice) -> Iterator[Choice]:
    """What has been chosen and cannot be together with a choice."""
    default = check_options(descriptor.options, {})
    several = isinstance(_option(descriptor, choice.option), Several)
    chosen = [pair for pair in _chosen(descriptor, options) if several or pair[0].option != choice.option]
    pairs = [one for one, _ in chosen if not _go_together(descriptor, default, one, choice)]
    if pairs:
        yield from pairs
        return
    for one, rest in chosen:
        if seat_counts(descriptor, _added(descriptor, options | {one.option: rest}, choice)):
            yield one


def _go_together(descriptor: Descriptor, default: Options, one: Choice, other: Choice) -> bool:
    """Whether two choices, each of which can be alone, can be in one game."""
    alone = _added(descriptor, default, one)
    if not seat_counts(descriptor, alone) or not seat_counts(descriptor, _added(descriptor, default, other)):
        return True
    return bool(seat_counts(descriptor, _added(descriptor, alone, other)))
