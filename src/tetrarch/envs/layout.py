"""What the numbers of actions and observations mean: `python -m tetrarch.envs.layout kingsburg 3`."""

from __future__ import annotations

import sys

from tetrarch.core.match.options import read_options
from tetrarch.core.match.registry import find
from tetrarch.envs.game_spec import GameSpec


def actions_table(spec: GameSpec) -> str:
    """The blocks of the action space; a kind of action in several parts has a line for each."""
    lines = ["| numbers | action | decides |", "|---|---|---|"]
    for start, width, kind, operands in spec.blocks():
        numbers = str(start) if width == 1 else f"{start} to {start + width - 1}"
        lines.append(f"| {numbers} | `{kind.verb}` | {', '.join(operands) or 'all'} |")
    return "\n".join(lines)


def fields_table(spec: GameSpec) -> str:
    """The fields of an observation; `scale` is about the most that one of its cells holds."""
    lines = ["| cells | field | size | scale |", "|---|---|---:|---:|"]
    for field in spec.layout:
        if field.size:
            scales = sorted(set(spec.scales[field.cells]))
            scale = " and ".join(map(str, scales))
            end = field.start + field.size - 1
            lines.append(f"| {field.start} to {end} | `{field.name}` | {field.size} | {scale} |")
    return "\n".join(lines)


def describe(spec: GameSpec) -> str:
    head = f"{spec.descriptor.id}, {spec.seats} seats: {spec.actions} actions, {spec.size} cells"
    return f"{head}\n\n{actions_table(spec)}\n\n{fields_table(spec)}"


def main(words: list[str]) -> str:
    """Words as on the command line: the game, the seats, options as key=value."""
    game, *rest = words
    seats = [int(word) for word in rest if word.isdigit()]
    texts = {key: text for key, sign, text in (word.partition("=") for word in rest) if sign}
    return describe(GameSpec(game, seats[0] if seats else None, read_options(find(game).options, texts)))


if __name__ == "__main__":
    print(main(sys.argv[1:]))
