"""Many games at once: the same games as one by one, with rewards and new games in their rows."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from envs.places import GAMES, setup
from tetrarch.core.engine.features import Page
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.errors import BadOption, IllegalAction
from tetrarch.envs.stepping.results import BY_RANK, results
from tetrarch.envs.vector import VectorEnv

ROWS = 3


def make(game: str, seed: int) -> VectorEnv:
    return VectorEnv(game, ROWS, seed=seed, **setup(game, seed))


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_games_as_they_would_be_alone(game: str) -> None:
    env = make(game, 1)
    source = Rng(1)
    source.fork()
    chance = [source.fork() for _ in range(ROWS)]
    env_games = [env.game_spec.new_game(chance[row]) for row in range(ROWS)]
    page, mask = Page(1, env.size), Page(1, env.actions)
    ended = steps = 0
    while not ended:
        steps += 1
        for row, env_game in enumerate(env_games if steps % 9 == 1 else []):
            assert env.turn[row] == env_game.asked()
            env_game.observe(env_game.asked(), page, 0)
            env_game.write_mask(mask, 0)
            assert bytes(env.observations[row]) == bytes(page.cells)
            assert bytes(env.masks[row]) == bytes(mask.cells)
        numbers = env.sample().copy()
        env.step(numbers)
        for row, env_game in enumerate(env_games):
            if env_game.choose(int(numbers[row])):
                env_game.advance(chance[row])
            over = env.game_spec.game.over(env_game.state)
            assert bool(env.dones[row]) == over
            worth = results(env.game_spec.game, env_game.state, BY_RANK) if over else [0.0] * env.seats
            assert env.rewards[row].tolist() == worth
            if over:
                env_games[row] = env.game_spec.new_game(chance[row])
                ended += 1
    assert env.games == ended


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_decides_the_games(game: str) -> None:
    runs = []
    for _ in range(2):
        env = make(game, 2)
        env.reset(7)
        for _ in range(20):
            env.step(env.sample())
        runs.append((env.observations.tobytes(), env.turn.tolist(), env.steps))
    assert runs[0] == runs[1] and runs[0][2] == 20 * ROWS


def test_a_number_that_is_no_choice_changes_nothing() -> None:
    env = VectorEnv("kingdom_builder", ROWS)
    before = env.observations.tobytes()
    numbers = env.sample().tolist()
    for wrong in (int(np.flatnonzero(env.masks[1] == 0)[0]), -1, env.actions):
        with pytest.raises(IllegalAction, match=f"{wrong} is no choice in row 1"):
            env.step([numbers[0], wrong, numbers[2]])
    with pytest.raises(ValueError, match="2 answers for 3 games"):
        env.step(numbers[:2])
    assert env.observations.tobytes() == before and env.steps == 0


def test_rewards_are_taken_back_with_the_next_step() -> None:
    env = VectorEnv("lanterns", 1)
    while not env.dones[0]:
        env.step(env.sample())
    assert env.rewards.any() or env.rewards.tolist() == [[0.0, 0.0]]
    assert env.masks.any(), "the next game is there already"
    env.step(env.sample())
    assert not env.dones[0] and not env.rewards.any()


def test_arrays_cannot_be_written_to() -> None:
    env = VectorEnv("lanterns", 1)
    with pytest.raises(ValueError, match="read-only"):
        env.masks[0, 0] = 1


def test_bots_answer_for_their_seats() -> None:
    env = VectorEnv("lanterns", ROWS, seats=3, bots={0: "random", 2: "greedy"})
    for _ in range(30):
        assert set(env.turn) == {1}
        env.step(env.sample())
    assert env.scales.shape == (env.size,)


def test_who_would_never_be_asked_is_refused() -> None:
    with pytest.raises(BadOption, match="rows=0 can't be"):
        VectorEnv("lanterns", 0)
    for bots in ({0: "random", 1: "random"}, {4: "random"}):
        with pytest.raises(BadOption, match="one by you"):
            VectorEnv("lanterns", 1, seats=2, bots=bots)


def test_it_is_a_vector_environment_of_gymnasiums() -> None:
    env = VectorEnv("lanterns", ROWS, seats=2, seed=4, bots={0: "random"})
    assert isinstance(env, gymnasium.vector.VectorEnv) and env.num_envs == ROWS
    wrapped = RecordEpisodeStatistics(env)
    observations, infos = wrapped.reset(seed=5)
    ended = 0
    for _ in range(200):
        assert observations in env.observation_space
        numbers = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        assert numbers in env.action_space and (infos["turn"] == 1).all()
        assert (env.action_masks() == infos["action_mask"]).all()
        observations, rewards, over, cut_off, infos = wrapped.step(numbers)
        assert rewards.tolist() == infos["rewards"][:, 1].tolist(), "those of the seat that is no bot's"
        assert rewards[~over].any() == cut_off.any() == False  # noqa: E712
        ended += int(over.sum())
    assert ended > ROWS and len(wrapped.return_queue) == min(ended, 100)
    wrapped.close()


def test_what_a_step_returns_can_be_kept() -> None:
    env = VectorEnv("kingdom_builder", ROWS, seed=4)
    first, infos = env.reset(4)
    kept = first.tobytes(), infos["action_mask"].tobytes()
    second, *_ = env.step(env.sample())
    assert (first.tobytes(), infos["action_mask"].tobytes()) == kept and second.tobytes() != kept[0]
    quick = VectorEnv("kingdom_builder", ROWS, seed=4, copy=False)
    shown, _ = quick.reset(4)
    assert shown.tobytes() == kept[0]
    quick.step(quick.sample())
    assert shown.tobytes() == second.tobytes(), "a window, as was asked for"


def test_without_a_seed_chance_decides_and_goes_on_from_the_last_one() -> None:
    games = []
    for _ in range(2):
        env = VectorEnv("kingdom_builder", ROWS)
        env.reset(3)
        games.append([env.reset()[0].tobytes() for _ in range(2)])
    assert games[0] == games[1] and len({*games[0]}) == 2
