"""PettingZoo: every seat is an agent, one of them acts at a time (AEC).

>>> from tetrarch.envs import aec
>>> env = aec.env("council_of_four", seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     mask = observation["action_mask"]
...     env.step(None if termination or truncation else env.action_space(agent).sample(mask))
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tetrarch.core.engine.features import Page
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.errors import BadOption, IllegalAction
from tetrarch.envs.arrays import row
from tetrarch.envs.game_spec import GameSpec, reward_kind
from tetrarch.envs.stepping.results import results

__all__ = ["env", "raw_env"]

MAX_SEED = (1 << 62) - 1


def env(game: str, **settings: Any) -> AECEnv:
    """A game with PettingZoo's usual guards: who chooses an illegal action ends it, with a reward of -1."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), -1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def check_render_mode(render_mode: str | None) -> str | None:
    if render_mode not in (None, "ansi"):
        raise BadOption(f"render_mode={render_mode} can't be: ansi, or none")
    return render_mode


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """Without guards: an illegal action raises `IllegalAction`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        rewards: str = "rank",
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode, rewards, **options)
        super().__init__()
        self.game_spec = GameSpec(game, seats, options)
        self.reward_kind = reward_kind(rewards)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in self.game_spec.players]
        self.agents: list[str] = []
        self.page = Page(1, self.game_spec.size)
        self.mask = Page(1, self.game_spec.actions)
        shape, actions = (self.game_spec.size,), (self.game_spec.actions,)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, shape, np.uint8),
                    "action_mask": spaces.Box(0, 1, actions, np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game_spec.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.rng = Rng((secrets.randbits(62) if seed is None else seed) & MAX_SEED)
        self.env_game = self.game_spec.new_game(self.rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.env_game.asked()]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; its mask is zero where another is asked."""
        seat = self.possible_agents.index(agent)
        self.env_game.observe(seat, self.page, 0)
        mask = np.zeros(self.game_spec.actions, dtype=np.int8)
        if self.env_game.asked() == seat:
            self.env_game.write_mask(self.mask, 0)
            mask = row(self.mask, np.int8)
        return {"observation": row(self.page), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not self.env_game.allows(int(action)):
            raise IllegalAction(f"{action} is no choice of {agent} now: its mask is 0")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.env_game.choose(int(action)):
            self.env_game.advance(self.rng)
        if self.game_spec.game.over(self.env_game.state):
            rewards = results(self.game_spec.game, self.env_game.state, self.reward_kind)
            self.rewards = {name: rewards[int(name[7:])] for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.env_game.asked()]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as text, as a spectator sees it."""
        if self.render_mode is None:
            return None
        descriptor = self.game_spec.descriptor
        return descriptor.draw(descriptor.view(self.game_spec.game, self.env_game.state, None), colour=False)

    def close(self) -> None:
        """Nothing is held open."""
