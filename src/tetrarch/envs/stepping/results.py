"""What the end of a game is worth to each seat."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.kernel import Game, State

BY_RANK: Final = 0
BY_WIN: Final = 1
BY_SCORE: Final = 2


def results(game: Game[State], s: State, how: i64) -> list[float]:
    """The reward of each seat for a game that is over."""
    if how == BY_WIN:
        return game.utility(s)
    return by_score(game, s) if how == BY_SCORE else by_rank(game, s)


def by_score(game: Game[State], s: State) -> list[float]:
    """Points of the seat's side less those of the best other one; alone, just the points."""
    totals = game.totals(s)
    out: list[float] = []
    for seat in range(game.seats):
        others = [totals[other] for other in range(game.seats) if game.side[other] != game.side[seat]]
        out.append(float(totals[seat] - (max(others) if others else 0)))
    return out


def by_rank(game: Game[State], s: State) -> list[float]:
    """From 1 for the first side down to -1 for the last; level sides share. Alone: won or lost."""
    sides = sorted(set(game.side))
    if len(sides) == 1:
        return [2.0 * worth - 1.0 for worth in game.utility(s)]
    marks = [standing(game, s, side) for side in sides]
    out: list[float] = []
    for seat in range(game.seats):
        own = marks[sides.index(game.side[seat])]
        better = sum([1 for mark in marks if mark > own])
        level = sum([1 for mark in marks if mark == own])
        out.append(1.0 - (2.0 * better + level - 1.0) / (len(sides) - 1))
    return out


def standing(game: Game[State], s: State, side: int) -> tuple[int, int, int]:
    """What sides are ranked by: victory, points, the tie-break of their best seat."""
    members = [seat for seat in range(game.seats) if game.side[seat] == side]
    won = 1 if members[0] in game.winners(s) else 0
    return (won, game.totals(s)[members[0]], max([int(game.tiebreak(s, seat)) for seat in members]))
