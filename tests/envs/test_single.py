"""Gymnasium's own check, and what it does not look at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.places import GAMES, setup, whole
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import GAMES as OURS
from tetrarch.envs.single import SeatEnv, register


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """A random game to its end: the reward, and the number of answers."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    n = 0
    while True:
        _, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        n += 1
        assert not truncated
        if over:
            return reward, n
        assert reward == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_interface_is_gymnasiums(game: str, seed: int) -> None:
    check_env(SeatEnv(game, opponents="random", **setup(game, seed)), skip_render_check=True)


@pytest.mark.parametrize("game", OURS)
def test_with_many_modules(game: str) -> None:
    check_env(SeatEnv(game, opponents="random", **whole(game)), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_decides_the_game(game: str) -> None:
    env = SeatEnv(game, opponents="random", **setup(game, 3))
    reward, n = play(env, 3)
    assert -1 <= reward <= 1 and n > 1
    assert play(env, 3) == (reward, n)


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("kingdom_builder", seats=2, opponents=["random"])
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1, True, True)


def test_masks_are_those_that_learners_ask_for() -> None:
    env = SeatEnv("kingsburg", seats=2, opponents="random")
    _, info = env.reset(seed=2)
    assert (env.action_masks() == info["action_mask"]).all() and info["action_mask"].any()


def test_the_own_seat_may_be_any_but_the_automatons() -> None:
    assert play(SeatEnv("lanterns", seats=3, keeper=True, seat=1, opponents="greedy"), 1)[1] > 0
    with pytest.raises(BadOption, match=r"seat=2 can't be: one of \[0, 1\]"):
        SeatEnv("lanterns", seats=3, keeper=True, seat=2)
    with pytest.raises(BadOption, match="2 opponents can't be: there are 1 other seats"):
        SeatEnv("lanterns", seats=3, keeper=True, opponents=["random", "random"])


def test_games_have_names_in_gymnasium() -> None:
    register()
    env = gymnasium.make("tetrarch/kingdom_builder-v0", opponents="random", render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str) and len(drawn.splitlines()) > 20
    silent = SeatEnv("kingdom_builder")
    assert silent.render() is None
