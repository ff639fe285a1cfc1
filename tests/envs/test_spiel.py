"""OpenSpiel's random simulations, with everything written down and read again on the way."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from envs.places import GAMES, setup, small, whole
from tetrarch._build import compiled
from tetrarch.core.match.registry import GAMES as OURS
from tetrarch.core.match.registry import find
from tetrarch.envs import spiel
from tetrarch.envs.game_spec import GameSpec

spiel.register(*GAMES)


def text(options: dict[str, Any]) -> str:
    """Options as OpenSpiel takes them."""
    lists = {key: value if isinstance(value, list | tuple) else [value] for key, value in options.items()}
    return ";".join(f"{key}:{'+'.join(map(str, values))}" for key, values in lists.items())


def load(game: str, options: dict[str, Any], **more: Any) -> Any:
    rest = dict(options)
    seats = rest.pop("seats")
    return pyspiel.load_game(f"tetrarch_{game}", {"players": seats, "options": text(rest), **more})


@pytest.mark.parametrize("game", GAMES)
def test_random_simulations(game: str) -> None:
    """Few seats: OpenSpiel asks for the view of each at each step."""
    pyspiel.random_sim_test(load(game, small(game)), 3 if compiled() else 1, True, False)


@pytest.mark.skipif(not compiled(), reason="a minute uncompiled")
@pytest.mark.parametrize("game", OURS)
def test_random_simulations_with_many_modules(game: str) -> None:
    pyspiel.random_sim_test(load(game, whole(game)), 1, True, False)


@pytest.mark.parametrize("game", GAMES)
def test_without_parameters_there_are_the_fewest_usual_seats(game: str) -> None:
    fewest = find(game).usual[0]
    assert pyspiel.load_game(f"tetrarch_{game}").num_players() == fewest == GameSpec(game).seats


@pytest.mark.parametrize("game", GAMES)
def test_chance_has_exact_odds(game: str) -> None:
    state = load(game, setup(game, 2)).new_initial_state()
    pick = random.Random(2)
    kinds = set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1) and list(outcomes) == sorted(set(outcomes))
            kinds.add(state.action_to_string(outcomes[0]).partition(":")[0])
            state.apply_action(pick.choices(outcomes, odds)[0])
        else:
            state.apply_action(pick.choice(state.legal_actions()))
    assert all(kind.startswith("~") for kind in kinds) and kinds
    assert len(str(state).split()) == len(state.history())


def test_a_written_position_keeps_a_half_made_choice() -> None:
    game = load("kingsburg", {"seats": 2})
    pick = random.Random(1)
    state = game.new_initial_state()
    while not state.env_game.part:
        assert not state.is_terminal()
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(pick.choices(outcomes, odds)[0])
        else:
            state.apply_action(pick.choice(state.legal_actions()))
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert again.legal_actions() == state.legal_actions() and str(again) == str(state)
    player = state.current_player()
    assert again.observation_tensor(player) == state.observation_tensor(player)
    assert again.observation_string(player) == state.observation_string(player)
    assert '"begun": ["' in state.observation_string(player)
    assert '"begun": []' in state.observation_string(1 - player)


def test_returns_are_the_rewards() -> None:
    game = load("kingdom_builder", {"seats": 2, "setup": "first_game"}, rewards="score")
    state = game.new_initial_state()
    pick = random.Random(4)
    assert state.returns() == [0, 0]
    while not state.is_terminal():
        moves = state.legal_actions() or [outcome for outcome, _ in state.chance_outcomes()]
        state.apply_action(pick.choice(moves))
    one, two = state.returns()
    scores = state.copyable.shared.game_spec.game.scores(state.env_game.state)
    assert one == scores[0] - scores[1] == -two


def test_an_automaton_is_no_player() -> None:
    game = load("lanterns", {"seats": 3, "keeper": "true"})
    assert game.num_players() == 2 and len(game.new_initial_state().returns()) == 2


def test_registering_again_does_nothing() -> None:
    known = len(pyspiel.registered_names())
    spiel.register()
    assert len(pyspiel.registered_names()) == known


class NoOpinion:
    """What OpenSpiel's search asks for at a leaf."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def played_on(state: Any, pick: random.Random, moves: int) -> None:
    """So many moves at random."""
    for _ in range(moves):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(pick.choices(outcomes, odds)[0])
        else:
            state.apply_action(pick.choice(state.legal_actions()))


@pytest.mark.parametrize("game", OURS)
def test_a_player_cannot_tell_a_resampled_position_from_the_true_one(game: str) -> None:
    pick = random.Random(3)
    state = load(game, small(game)).new_initial_state()
    truths = set()
    for _ in range(12):
        played_on(state, pick, 9)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        before = state.observation_string(player), state.legal_actions(), str(state)
        twin = state.resample_from_infostate(player, pick.random)
        assert (twin.observation_string(player), twin.legal_actions()) == before[:2]
        assert twin.current_player() == player and str(twin) == "imagined"
        truths.add(pickle.dumps(twin.copyable) != pickle.dumps(state.copyable))
        twin.apply_action(twin.legal_actions()[0])
        assert (state.observation_string(player), state.legal_actions(), str(state)) == before
    assert True in truths, "something was hidden, and dealt anew"


def test_a_half_made_choice_is_resampled_with_its_parts() -> None:
    state = load("kingsburg", {"seats": 2}).new_initial_state()
    pick = random.Random(1)
    while not state.env_game.part:
        played_on(state, pick, 1)
    player = state.current_player()
    twin = state.resample_from_infostate(player, pick.random)
    assert twin.legal_actions() == state.legal_actions()
    assert twin.observation_string(player) == state.observation_string(player)
    other = state.resample_from_infostate(1 - player, pick.random)  # who is not asked sees no parts
    assert other.observation_string(1 - player) == state.observation_string(1 - player)


@pytest.mark.parametrize("game", OURS)
def test_openspiels_search_over_what_is_hidden_plays(game: str) -> None:
    loaded = load(game, small(game))
    bot = ISMCTSBot(
        loaded,
        NoOpinion(),
        uct_c=1.4,
        max_simulations=4,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    state = loaded.new_initial_state()
    pick = random.Random(5)
    played_on(state, pick, 30)
    choices = 0
    for _ in range(40):
        if state.is_chance_node():
            played_on(state, pick, 1)
        elif not state.is_terminal():
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
            choices += 1
    assert choices > 5
