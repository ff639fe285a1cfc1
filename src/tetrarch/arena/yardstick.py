"""What a bot is measured by on its own: an automaton of the game, or the game for one, in many set-ups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from tetrarch.arena.stats import Standing
from tetrarch.core.errors import BadOption
from tetrarch.core.registry import Descriptor, Yardstick
from tetrarch.core.words import quoted

Cell = dict[str, str]  # a value for each axis


def yardstick(descriptor: Descriptor, name: str) -> Yardstick:
    """A yardstick of a game by its name."""
    found = {stick.id: stick for stick in descriptor.yardsticks}
    if name not in found:
        known = f"there are {quoted(list(found))}" if found else "it has none"
        raise BadOption(f"{descriptor.id} can't be played against {name!r}: {known}")
    return found[name]


def cells_of(stick: Yardstick, only: Sequence[str]) -> list[tuple[Cell, dict[str, object]]]:
    """Every set-up with its options; `level=easy,hard` leaves the others of an axis out."""
    axes = {name: dict(values) for name, values in stick.axes.items()}
    for text in only:
        name, equals, wanted = text.partition("=")
        if not equals or name not in axes:
            raise BadOption(f"--only {text} must be written AXIS=VALUES; axes: {quoted(list(stick.axes))}")
        for value in wanted.split(","):
            if value not in stick.axes[name]:
                raise BadOption(
                    f"--only {name}: there is no {value!r}, there are {quoted(list(stick.axes[name]))}"
                )
        axes[name] = {value: axes[name][value] for value in wanted.split(",") if value in axes[name]}
    return [
        (
            dict(zip(axes, values, strict=True)),
            merged(*(axes[name][v] for name, v in zip(axes, values, strict=True))),
        )
        for values in product(*axes.values())
    ]


def merged(*parts: Mapping[str, object]) -> dict[str, object]:
    """Options together: the last word counts, but lists, such as modules, are joined."""
    found: dict[str, object] = {}
    for part in parts:
        for key, value in part.items():
            before = found.get(key)
            if isinstance(before, tuple) and isinstance(value, tuple):
                value = tuple(dict.fromkeys((*before, *value)))
            found[key] = value
    return found


def report(stick: Yardstick, rows: Sequence[tuple[Cell, Sequence[Standing]]]) -> str:
    """A line for each bot in each set-up."""
    wide = max(3, *(len(standings[0].bot) for _, standings in rows))
    axes = "".join(f"  {name:>9}" for name in stick.axes)
    lines = [f"{'bot':{wide}}{axes}     won  95 % interval    mean {stick.counts}"]
    for cell, (own, *others) in rows:
        values = "".join(f"  {cell[name]:>9}" for name in stick.axes)
        means = " : ".join(f"{row.score:.2f} +- {row.score_half:.2f}" for row in (own, *others))
        interval = f"{100 * own.low:5.1f}% to {100 * own.high:5.1f}%"
        lines.append(f"{own.bot:{wide}}{values}  {100 * own.share:5.1f}%  {interval}  {means}")
    return "\n".join(lines)
