"""Many games at once into NumPy arrays: the fastest way to play our games for learning.

>>> from tetrarch.envs.vector import VectorEnv
>>> env = VectorEnv("kingdom_builder", 4, seed=1, setup="first_game")
>>> env.observations.shape == (4, env.size), env.masks.shape == (4, env.actions)
(True, True)
>>> for _ in range(10):
...     observations, rewards, over, cut_off, infos = env.step(env.sample())
>>> env.steps
40
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tetrarch.bots.factory import make_bot
from tetrarch.core.match.errors import BadOption, IllegalAction
from tetrarch.envs.arrays import Bytes, Floats, Ints, window
from tetrarch.envs.game_spec import GameSpec, reward_kind
from tetrarch.envs.stepping.batch import Batch

__all__ = ["VectorEnv"]

Step = tuple[Bytes, Floats, NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorEnv(GymnasiumVectorEnv[Bytes, "Ints | list[int]", "NDArray[Any]"]):
    """`rows` games of one kind. In each of them one seat is asked; `step` answers in all of them.

    It is a vector environment of Gymnasium's. A game that ends pays its rewards and makes room for the next
    one at once: its row already shows the new game's first question. The rewards of `step` are those of the
    first seat that is yours; `infos` has all of them, the masks, and whose turn it is.

    What `reset` and `step` return is copied, unless `copy` is false. The arrays that are attributes are
    read-only windows on buffers that the next step overwrites.

    `bots` maps seats to bots (`{1: "greedy"}`): those seats are never asked.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        rows: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        rewards: str = "rank",
        bots: Mapping[int, str] | None = None,
        copy: bool = True,
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
        self.learner = min(set(self.game_spec.players) - set(self.bots))
        self.copy = copy
        self.set_spaces()
        self.batch = Batch(self.game_spec.rules, rows, self.size, reward_kind(rewards))
        self.observations: Bytes = window(self.batch.observations.cells, np.uint8).reshape(rows, self.size)
        self.masks: Bytes = window(self.batch.masks.cells, np.uint8).reshape(rows, self.actions)
        self.turn: Ints = window(self.batch.turn, np.int64)
        self.rewards: Floats = window(self.batch.rewards, np.float64).reshape(rows, self.seats)
        self.dones: Bytes = window(self.batch.done, np.uint8)
        self.samples: Ints = window(self.batch.samples, np.int64)
        self.step_result: Step = (
            self.observations,
            self.rewards[:, self.learner],
            self.dones.view(np.bool_),
            np.zeros(rows, dtype=np.bool_),
            {"action_mask": self.masks, "turn": self.turn, "rewards": self.rewards},
        )
        self.reset(seed)

    def set_spaces(self) -> None:
        """What Gymnasium asks of a vector environment."""
        self.num_envs = self.rows
        self.single_observation_space = spaces.Box(0, 255, (self.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, self.rows)
        self.action_space = batch_space(self.single_action_space, self.rows)

    def reset(
        self, seed: int | None = None, *, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """New games in all rows. The same seed and answers give the same games; no seed, any games."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(1 << 31))
        for seat, spec in self.bots.items():
            player = make_bot(spec, seed + seat).for_game(self.game_spec.game)
            self.batch.seat_bot(seat, player.bot, player.budget)
        self.batch.reset(seed)
        observations, *_, infos = self.returned()
        return observations, infos

    def step(self, numbers: Ints | list[int]) -> Step:
        """Answer in every row with a number whose mask is 1; else IllegalAction, and nothing is done."""
        listed: list[int] = numbers.tolist() if isinstance(numbers, np.ndarray) else numbers
        if len(listed) != self.rows:
            raise ValueError(f"{len(listed)} answers for {self.rows} games")
        row = self.batch.step(listed)
        if row >= 0:
            raise IllegalAction(f"{listed[row]} is no choice in row {row}: its mask is 0 there")
        return self.returned()

    def returned(self) -> Step:
        """What a step returns, copied if that is wanted."""
        if not self.copy:
            return self.step_result
        observations, rewards, over, cut_off, infos = self.step_result
        kept = {name: array.copy() for name, array in infos.items()}
        return observations.copy(), rewards.copy(), over.copy(), cut_off.copy(), kept

    def action_masks(self) -> Bytes:
        """Which numbers are choices, row by row: for learners that ask for it."""
        return self.masks.copy()

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
