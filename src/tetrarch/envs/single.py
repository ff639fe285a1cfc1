"""Gymnasium: one seat is yours, bots have the others.

>>> from tetrarch.envs.single import SeatEnv
>>> env = SeatEnv("kingdom_builder", seats=2, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, over, truncated, info = env.step(action)
>>> -1 <= reward <= 1
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tetrarch.bots.factory import BotPlayer, make_bot
from tetrarch.core.engine.features import Page
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import GAMES
from tetrarch.envs.aec import check_render_mode
from tetrarch.envs.arrays import Bytes, row
from tetrarch.envs.game_spec import GameSpec, reward_kind
from tetrarch.envs.stepping.results import results

__all__ = ["SeatEnv", "register"]

ILLEGAL_REWARD = -1.0  # the reward of an illegal action, which ends the game


class SeatEnv(gymnasium.Env[Bytes, Any]):
    """A game from one seat. `info["action_mask"]`, like `action_masks()`, says which actions are legal."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        rewards: str = "rank",
        **options: Any,
    ) -> None:
        self.game_spec = GameSpec(game, seats, options)
        if seat not in self.game_spec.players:
            raise BadOption(f"seat={seat} can't be: one of {self.game_spec.players}")
        self.seat = seat
        others = [other for other in self.game_spec.players if other != seat]
        specs = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(specs) != len(others):
            raise BadOption(f"{len(specs)} opponents can't be: there are {len(others)} other seats")
        self.specs = dict(zip(others, specs, strict=True))
        self.reward_kind = reward_kind(rewards)
        self.render_mode = check_render_mode(render_mode)
        self.page = Page(1, self.game_spec.size)
        self.mask = Page(1, self.game_spec.actions)
        self.observation_space = spaces.Box(0, 255, (self.game_spec.size,), np.uint8)
        self.action_space = spaces.Discrete(self.game_spec.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        self.bots: dict[int, BotPlayer] = {
            seat: make_bot(spec, self.draw_seed()) for seat, spec in self.specs.items()
        }
        self.rng = Rng(self.draw_seed())
        self.env_game = self.game_spec.new_game(self.rng)
        self.let_opponents_answer()
        return self.observation(), self.info()

    def draw_seed(self) -> int:
        """A seed out of Gymnasium's generator."""
        return int(self.np_random.integers(1 << 62))

    def let_opponents_answer(self) -> None:
        """Let the others answer, up to the own question or the end."""
        game, state = self.game_spec.game, self.env_game.state
        while not game.over(state) and (other := int(self.env_game.asked())) != self.seat:
            game.apply(state, self.bots[other].choose(game, state, other, self.rng))
            self.env_game.advance(self.rng)

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if not self.env_game.allows(int(action)):
            return self.observation(), ILLEGAL_REWARD, True, False, self.info() | {"illegal": True}
        if self.env_game.choose(int(action)):
            self.env_game.advance(self.rng)
            self.let_opponents_answer()
        over = bool(self.game_spec.game.over(self.env_game.state))
        reward = (
            results(self.game_spec.game, self.env_game.state, self.reward_kind)[self.seat] if over else 0.0
        )
        return self.observation(), reward, over, False, self.info()

    def observation(self) -> Bytes:
        self.env_game.observe(self.seat, self.page, 0)
        return row(self.page)

    def action_masks(self) -> NDArray[np.int8]:
        """A 1 for every legal action; the name is the one that maskable learners call."""
        self.env_game.write_mask(self.mask, 0)
        return row(self.mask, np.int8)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def render(self) -> Any:
        """The board as text, as the seat sees it."""
        if self.render_mode is None:
            return None
        descriptor = self.game_spec.descriptor
        view = descriptor.view(self.game_spec.game, self.env_game.state, self.seat)
        return descriptor.draw(view, colour=False)


def register() -> None:
    """Make the games known to `gymnasium.make` as `tetrarch/kingdom_builder-v0` and so on."""
    for game in GAMES:
        gymnasium.register(f"tetrarch/{game}-v0", "tetrarch.envs.single:SeatEnv", kwargs={"game": game})
