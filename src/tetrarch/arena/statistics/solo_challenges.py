"""What a bot is measured by on its own: an automaton of the game, or the game for one, in many set-ups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from tetrarch.arena.statistics.stats import Standing
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import Descriptor, SoloChallenge
from tetrarch.core.match.vocabulary import quoted

Cell = dict[str, str]  # a value for each axis


def solo_challenge(descriptor: Descriptor, name: str) -> SoloChallenge:
    """A solo challenge of a game by its name."""
    challenges = {challenge.id: challenge for challenge in descriptor.solo_challenges}
    if name not in challenges:
        known = f"there are {quoted(list(challenges))}" if challenges else "it has none"
        raise BadOption(f"{descriptor.id} can't be played against {name!r}: {known}")
    return challenges[name]


def cells_of(challenge: SoloChallenge, only: Sequence[str]) -> list[tuple[Cell, dict[str, object]]]:
    """Every set-up with its options; `level=easy,hard` leaves the others of an axis out."""
    axes = {name: dict(values) for name, values in challenge.axes.items()}
    for text in only:
        name, equals, wanted = text.partition("=")
        if not equals or name not in axes:
            raise BadOption(
                f"--only {text} must be written AXIS=VALUES; axes: {quoted(list(challenge.axes))}"
            )
        for value in wanted.split(","):
            if value not in challenge.axes[name]:
                raise BadOption(
                    f"--only {name}: there is no {value!r}, there are {quoted(list(challenge.axes[name]))}"
                )
        axes[name] = {value: axes[name][value] for value in wanted.split(",") if value in axes[name]}
    return [
        (
            dict(zip(axes, values, strict=True)),
            merge_options(*(axes[name][v] for name, v in zip(axes, values, strict=True))),
        )
        for values in product(*axes.values())
    ]


def merge_options(*parts: Mapping[str, object]) -> dict[str, object]:
    """Options together: the last word counts, but lists, such as modules, are joined."""
    merged: dict[str, object] = {}
    for part in parts:
        for key, value in part.items():
            before = merged.get(key)
            if isinstance(before, tuple) and isinstance(value, tuple):
                value = tuple(dict.fromkeys((*before, *value)))
            merged[key] = value
    return merged


def report(challenge: SoloChallenge, rows: Sequence[tuple[Cell, Sequence[Standing]]]) -> str:
    """A line for each bot in each set-up."""
    wide = max(3, *(len(standings[0].bot) for _, standings in rows))
    axes = "".join(f"  {name:>9}" for name in challenge.axes)
    lines = [f"{'bot':{wide}}{axes}     won  95 % interval    mean {challenge.counts}"]
    for cell, (own, *others) in rows:
        values = "".join(f"  {cell[name]:>9}" for name in challenge.axes)
        means = " : ".join(f"{row.score:.2f} +- {row.score_half:.2f}" for row in (own, *others))
        interval = f"{100 * own.low:5.1f}% to {100 * own.high:5.1f}%"
        lines.append(f"{own.bot:{wide}}{values}  {100 * own.share:5.1f}%  {interval}  {means}")
    return "\n".join(lines)
