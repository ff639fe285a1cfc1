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

from tetrarch.bots.levels import Player, make
from tetrarch.core.errors import BadOption
from tetrarch.core.features import Page
from tetrarch.core.registry import GAMES
from tetrarch.core.rng import Rng
from tetrarch.envs.aec import check_render_mode
from tetrarch.envs.arrays import Bytes, row
from tetrarch.envs.results import results
from tetrarch.envs.setting import Setting, reward_kind

ILLEGAL = -1.0  # the reward of an illegal action, which ends the game


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
        self.setting = Setting(game, seats, options)
        if seat not in self.setting.players:
            raise BadOption(f"seat={seat} can't be: one of {self.setting.players}")
        self.seat = seat
        others = [other for other in self.setting.players if other != seat]
        specs = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(specs) != len(others):
            raise BadOption(f"{len(specs)} opponents can't be: there are {len(others)} other seats")
        self.specs = dict(zip(others, specs, strict=True))
        self.how = reward_kind(rewards)
        self.render_mode = check_render_mode(render_mode)
        self.page = Page(1, self.setting.size)
        self.mask = Page(1, self.setting.actions)
        self.observation_space = spaces.Box(0, 255, (self.setting.size,), np.uint8)
        self.action_space = spaces.Discrete(self.setting.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        self.bots: dict[int, Player] = {seat: make(spec, self.draw()) for seat, spec in self.specs.items()}
        self.rng = Rng(self.draw())
        self.table = self.setting.table(self.rng)
        self.answer()
        return self.look(), self.told()

    def draw(self) -> int:
        """A seed out of Gymnasium's generator."""
        return int(self.np_random.integers(1 << 62))

    def answer(self) -> None:
        """Let the others answer, up to the own question or the end."""
        game, state = self.setting.game, self.table.state
        while not game.over(state) and (other := int(self.table.asked())) != self.seat:
            game.apply(state, self.bots[other].choose(game, state, other, self.rng))
            self.table.advance(self.rng)

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if not self.table.allows(int(action)):
            return self.look(), ILLEGAL, True, False, self.told() | {"illegal": True}
        if self.table.choose(int(action)):
            self.table.advance(self.rng)
            self.answer()
        over = bool(self.setting.game.over(self.table.state))
        reward = results(self.setting.game, self.table.state, self.how)[self.seat] if over else 0.0
        return self.look(), reward, over, False, self.told()

    def look(self) -> Bytes:
        self.table.observe(self.seat, self.page, 0)
        return row(self.page)

    def action_masks(self) -> NDArray[np.int8]:
        """A 1 for every legal action; the name is the one that maskable learners call."""
        self.table.mark(self.mask, 0)
        return row(self.mask, np.int8)

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def render(self) -> Any:
        """The board as text, as the seat sees it."""
        if self.render_mode is None:
            return None
        descriptor = self.setting.descriptor
        view = descriptor.view(self.setting.game, self.table.state, self.seat)
        return descriptor.draw(view, colour=False)


def register() -> None:
    """Make the games known to `gymnasium.make` as `tetrarch/kingdom_builder-v0` and so on."""
    for game in GAMES:
        gymnasium.register(f"tetrarch/{game}-v0", "tetrarch.envs.single:SeatEnv", kwargs={"game": game})
