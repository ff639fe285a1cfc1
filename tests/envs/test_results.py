"""Rewards: by rank, by victory, by points; for seats and for sides."""

from __future__ import annotations

from typing import Any

import pytest

from tetrarch.core.engine.kernel import Game, State
from tetrarch.core.match.errors import BadOption
from tetrarch.envs.game_spec import reward_kind
from tetrarch.envs.stepping.results import BY_RANK, BY_SCORE, BY_WIN, results


class Ended(Game[State]):
    """A game that is over, with these points and tie-breaks."""

    def __init__(
        self, points: list[int], ties: list[int] | None = None, side: list[int] | None = None
    ) -> None:
        super().__init__(len(points), [], [], [])
        self.points = points
        self.ties = ties or [0] * len(points)
        self.side = side or list(range(len(points)))

    def scores(self, s: Any) -> list[int]:
        return self.points

    def tiebreak(self, s: Any, seat: int) -> int:
        return self.ties[seat]


@pytest.mark.parametrize(
    ("game", "rank", "win", "score"),
    [
        (Ended([5, 9]), [-1, 1], [0, 1], [-4, 4]),
        (Ended([7, 7]), [0, 0], [0.5, 0.5], [0, 0]),
        (Ended([7, 7], [0, 1]), [-1, 1], [0, 1], [0, 0]),
        (Ended([3, 8, 5]), [-1, 1, 0], [0, 1, 0], [-5, 3, -3]),
        (Ended([8, 8, 5, 5]), [2 / 3, 2 / 3, -2 / 3, -2 / 3], [0.5, 0.5, 0, 0], [0, 0, -3, -3]),
        (Ended([1, 5, 6, 4], side=[0, 1, 0, 1]), [-1, 1, -1, 1], [0, 1, 0, 1], [-2, 2, -2, 2]),
        (Ended([12]), [1], [1], [12]),
    ],
)
def test_what_a_result_is_worth(game: Ended, rank: list[float], win: list[float], score: list[float]) -> None:
    s = State(game.seats)
    for how, worth in ((BY_RANK, rank), (BY_WIN, win), (BY_SCORE, score)):
        assert results(game, s, how) == pytest.approx(worth)


def test_an_unknown_kind_of_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="rewards=gold can't be: one of rank, win, score"):
        reward_kind("gold")
