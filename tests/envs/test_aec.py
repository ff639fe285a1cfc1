"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from envs.places import GAMES, setup, whole
from tetrarch.core.match.errors import BadOption, IllegalAction
from tetrarch.core.match.registry import GAMES as OURS
from tetrarch.envs import aec

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where its classic games are installed, its tests warn of them
    from pettingzoo.test import api_test, seed_test


@pytest.fixture
def masked() -> Iterator[None]:
    """PettingZoo warns of observations with a mask, though its own games have them."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end; the reward of each agent."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


@pytest.mark.parametrize("game", GAMES)
def test_the_interface_is_pettingzoos(game: str, masked: None) -> None:
    api_test(aec.env(game, **setup(game, 1)), num_cycles=60)


@pytest.mark.parametrize("game", OURS)
def test_with_many_modules(game: str, masked: None) -> None:
    api_test(aec.env(game, **whole(game)), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_decides_the_game(game: str) -> None:
    seed_test(lambda: aec.env(game, **setup(game, 2)), num_cycles=15)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_at_the_end(game: str) -> None:
    env = aec.env(game, **setup(game, 3))
    rewards = play(env, 3)
    assert sorted(rewards) == env.possible_agents and min(rewards.values()) >= -1
    level = max(rewards.values()) == min(rewards.values())
    assert not level or len(rewards) == 1 or set(rewards.values()) == {0.0}
    assert play(aec.env(game, **setup(game, 3)), 3) == rewards


def test_an_illegal_action_ends_the_game_for_who_chose_it() -> None:
    env = aec.env("kingdom_builder", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.terminations[agent] and env.rewards[agent] == -1
    raw = aec.raw_env("kingdom_builder", seats=2)
    raw.reset(seed=1)
    with pytest.raises(IllegalAction, match=f"{illegal} is no choice of player_0 now"):
        raw.step(illegal)


def test_an_automaton_is_no_agent() -> None:
    env = aec.env("lanterns", seats=3, keeper=True)
    assert env.possible_agents == ["player_0", "player_1"]
    assert set(play(env, 1)) == {"player_0", "player_1"}


def test_a_team_is_paid_alike() -> None:
    rewards = [play(aec.env("lantern_teams", seats=4), seed) for seed in range(4)]
    assert all(r["player_0"] == r["player_2"] == -r["player_1"] == -r["player_3"] for r in rewards)


def test_points_as_rewards() -> None:
    env = aec.env("kingdom_builder", seats=2, rewards="score")
    rewards = play(env, 1)
    scores = env.unwrapped.game_spec.game.scores(env.unwrapped.env_game.state)
    assert rewards == {"player_0": scores[0] - scores[1], "player_1": scores[1] - scores[0]}


def test_the_board_is_drawn_as_text() -> None:
    env = aec.env("council_of_four", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 10
    silent = aec.raw_env("council_of_four")
    silent.reset()
    assert silent.render() is None
    silent.close()
    with pytest.raises(BadOption, match="render_mode=human can't be"):
        aec.env("council_of_four", render_mode="human")


def test_an_environment_can_be_copied() -> None:
    env = aec.raw_env("kingsburg", seats=3, rewards="win")
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert play(again, 5) == play(env, 5)
