"""Numbers of legal sequences from named positions: they catch what nobody thought to test.

Answers of chance count like those of seats. `tests/counts/<game>.txt` holds a line for each position: its
name and the numbers for one, two and more answers.
"""

from __future__ import annotations

from pathlib import Path

import tetrarch

FOLDER = Path(__file__).parents[1] / "counts"


def sequences(match: tetrarch.Match, depth: int) -> list[int]:
    """How many sequences of one to `depth` answers there are."""
    game = match.game
    level, numbers = [match.state], []
    for _ in range(depth):
        following = []
        for state in level:
            for x in [] if game.over(state) else game.legal(state):
                after = state.clone()
                game.apply(after, x)
                following.append(after)
        level = following
        numbers.append(len(level))
    return numbers


def written(game: str) -> dict[str, list[int]]:
    lines = [line.split() for line in (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()]
    return {words[0]: [int(n) for n in words[1:]] for words in lines if words and words[0] != "#"}
