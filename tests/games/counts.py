"""Numbers of legal sequences from named positions. Answers of chance count like those of seats."""

from __future__ import annotations

from pathlib import Path

from tetrarch.core.match import Match

FOLDER = Path(__file__).parents[1] / "counts"


def sequences(match: Match, depth: int) -> list[int]:
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
    """The numbers in the game's file: a line for each position, its name first."""
    lines = [line.split() for line in (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()]
    return {words[0]: [int(n) for n in words[1:]] for words in lines if words and words[0] != "#"}
