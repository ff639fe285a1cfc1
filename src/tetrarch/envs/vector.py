"""Many games at once into NumPy arrays: the fastest way to play our games for learning.

>>> from tetrarch.envs.vector import VectorEnv
>>> env = VectorEnv("kingdom_builder", 4, seed=1, setup="first_game")
>>> env.observations.shape == (4, env.size), env.masks.shape == (4, env.actions)
(True, True)
>>> for _ in range(10):
...     env.step(env.sample())
>>> env.steps
40
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tetrarch.bots.factory import make_bot
from tetrarch.core.match.errors import BadOption, IllegalAction
from tetrarch.envs.arrays import Bytes, Floats, Ints, window
from tetrarch.envs.game_spec import GameSpec, reward_kind
from tetrarch.envs.stepping.batch import Batch

__all__ = ["VectorEnv"]


class VectorEnv:
    """`rows` games of one kind. In each of them one seat is asked; `step` answers in all of them.

    The arrays show the position after the last `reset` or `step`; they are read-only windows on buffers that
    the next step overwrites, so copy what you keep. A game that ends pays its rewards, sets `dones` and
    makes room for the next one at once: its row already shows the new game's first question.

    `bots` maps seats to bots (`{1: "greedy"}`): those seats are never asked.
    """

    def __init__(
        self,
        game: str,
        rows: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        rewards: str = "rank",
        bots: Mapping[int, str] | None = None,
        **options: object,
    ) -> None:
        self.game_spec = GameSpec(game, seats, options)
        if rows < 1:
            raise BadOption(f"rows={rows} can't be: at least 1")
        self.rows = rows
        self.seats = self.game_spec.seats
        self.size = self.game_spec.size
        self.actions = self.game_spec.actions
        self.scales = np.array(self.game_spec.scales, dtype=np.float32)
        self.bots = dict(bots or {})
        if not set(self.bots) < set(self.game_spec.players):
            raise BadOption(
                f"bots at {sorted(self.bots)} can't be: {self.game_spec.players} are asked, one by you"
            )
        self.batch = Batch(self.game_spec.rules, rows, self.size, reward_kind(rewards))
        self.observations: Bytes = window(self.batch.observations.cells, np.uint8).reshape(rows, self.size)
        self.masks: Bytes = window(self.batch.masks.cells, np.uint8).reshape(rows, self.actions)
        self.turn: Ints = window(self.batch.turn, np.int64)
        self.rewards: Floats = window(self.batch.rewards, np.float64).reshape(rows, self.seats)
        self.dones: Bytes = window(self.batch.done, np.uint8)
        self.samples: Ints = window(self.batch.samples, np.int64)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games in all rows; the same seed and the same answers give the same games."""
        for seat, spec in self.bots.items():
            player = make_bot(spec, seed + seat).for_game(self.game_spec.game)
            self.batch.seat_bot(seat, player.bot, player.budget)
        self.batch.reset(seed)

    def step(self, numbers: Ints | list[int]) -> None:
        """Answer in every row with a number whose mask is 1; else IllegalAction, and nothing is done."""
        listed: list[int] = numbers.tolist() if isinstance(numbers, np.ndarray) else numbers
        if len(listed) != self.rows:
            raise ValueError(f"{len(listed)} answers for {self.rows} games")
        row = self.batch.step(listed)
        if row >= 0:
            raise IllegalAction(f"{listed[row]} is no choice in row {row}: its mask is 0 there")

    def sample(self) -> Ints:
        """Random answers: in every row each legal action is as likely as the next."""
        self.batch.sample()
        return self.samples

    @property
    def steps(self) -> int:
        """Answers given so far, in all rows together."""
        return int(self.batch.steps)

    @property
    def games(self) -> int:
        """Games that have ended."""
        return int(self.batch.games)
