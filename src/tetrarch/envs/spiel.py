"""OpenSpiel: our games as registered Python games with explicit chance nodes.

>>> from tetrarch.envs import spiel
>>> spiel.register()
>>> import pyspiel
>>> game = pyspiel.load_game("tetrarch_kingsburg", {"players": 3, "options": "modules:governors+destiny"})
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from tetrarch.core.engine.features import Page
from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.json_position import dump, load
from tetrarch.core.match.options import read_options
from tetrarch.core.match.registry import GAMES, find
from tetrarch.core.position.reader import Reader
from tetrarch.envs.action_index import ActionIndex
from tetrarch.envs.arrays import row
from tetrarch.envs.game_spec import GameSpec, reward_kind
from tetrarch.envs.stepping.env_game import EnvGame
from tetrarch.envs.stepping.results import results

__all__ = ["register"]

MAX_GAME_LENGTH = 20_000  # moves of a game, at most; far more than any game that was ever seen
BOUNDS = {"rank": (-1.0, 1.0), "win": (0.0, 1.0), "score": (-1000.0, 1000.0)}
PREFIX = "tetrarch_"
RESAMPLE_SEEDS = 1 << 53  # as many as there are numbers from 0 to 1 that a sampler can say
IMAGINED = "imagined"  # in place of what has been chosen and drawn


def game_type(game: str) -> Any:
    seats = find(game).seats
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=f"Tetrarch: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": find(game).usual[0], "options": "", "rewards": "rank"},
    )


class SharedRules:
    """What all positions of a game share: its rules, how it pays, the numbers of chance's answers."""

    def __init__(self, game: str, players: int, options: str, rewards: str) -> None:
        self.parameters = (game, players, options, rewards)
        pairs = (word.partition(":") for word in options.split(";") if word)
        texts = {key: text.replace("+", ",") for key, _, text in pairs}
        self.game_spec = GameSpec(game, players, read_options(find(game).options, texts))
        self.reward_kind = reward_kind(rewards)
        self.chance = ActionIndex(self.game_spec.descriptor.vocabulary, chance=True)


@lru_cache(32)
def shared_rules(game: str, players: int, options: str, rewards: str) -> SharedRules:
    """The options are one text, `edition:2;modules:governors+destiny`: `=` and `,` are OpenSpiel's own."""
    return SharedRules(game, players, options, rewards)


class TetrarchGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game under one set of options; each of our games is a subclass. An automaton is no player."""

    id: str
    kind: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        params: dict[str, Any] = {"players": find(self.id).usual[0], "options": "", "rewards": "rank"}
        params |= given or {}
        rewards = params["rewards"]
        self.shared = shared_rules(self.id, params["players"], params["options"], rewards)
        least, most = BOUNDS[rewards]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shared.game_spec.actions,
            max_chance_outcomes=self.shared.chance.size,
            num_players=len(self.shared.game_spec.players),
            min_utility=least,
            max_utility=most,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> TetrarchState:
        return TetrarchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TetrarchObserver:
        return TetrarchObserver(self.shared.game_spec)


class CopyableGame:
    """A game that OpenSpiel can copy and write down."""

    def __init__(self, shared: SharedRules, env_game: EnvGame, info: list[str]) -> None:
        self.shared = shared
        self.env_game = env_game
        self.info = info  # what has been chosen and drawn

    def __deepcopy__(self, memo: Any) -> CopyableGame:
        return CopyableGame(self.shared, self.env_game.clone(), self.info[:])

    def __reduce__(self) -> Any:
        spec = self.shared.game_spec
        doc = dump(spec.descriptor, spec.game, self.env_game.state, spec.options)
        return restore_game, (self.shared.parameters, doc, [int(n) for n in self.env_game.numbers], self.info)


def restore_game(
    parameters: tuple[str, int, str, str], doc: dict[str, object], numbers: list[int], info: list[str]
) -> CopyableGame:
    """A game as it was written down, with the parts of an action that were chosen."""
    shared = shared_rules(*parameters)
    spec = shared.game_spec
    env_game = spec.game_at(load(spec.descriptor, spec.game, Reader(doc)["position"]))
    for number in numbers:
        env_game.choose(number)
    return CopyableGame(shared, env_game, info)


class TetrarchState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position; dice and cards are chance nodes with exact odds."""

    def __init__(self, game: TetrarchGame) -> None:
        super().__init__(game)
        self.copyable = CopyableGame(
            game.shared, game.shared.game_spec.game_at(game.shared.game_spec.game.start()), []
        )

    @property
    def env_game(self) -> EnvGame:
        return self.copyable.env_game

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(self.env_game.asked())
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return len(self.env_game.state.stack) == 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.env_game.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game, code = self.copyable.shared.game_spec.game, self.copyable.shared.chance
        weights = [int(weight) for weight in game.odds(self.env_game.state)]
        total = sum(weights)
        xs = game.legal(self.env_game.state)
        numbered = zip((code.index(int(x)) for x in xs), weights, strict=True)
        return sorted((number, weight / total) for number, weight in numbered if weight)

    def _apply_action(self, action: int) -> None:
        self.copyable.info.append(self._action_to_string(self.current_player(), action))
        if self.env_game.asked() == CHANCE:
            shared = self.copyable.shared
            shared.game_spec.game.apply(self.env_game.state, shared.chance.action(action))
            self.env_game.update_choices()
        elif self.env_game.choose(action):
            self.env_game.update_choices()

    def _action_to_string(self, player: int, action: int) -> str:
        shared = self.copyable.shared
        if player == pyspiel.PlayerId.CHANCE:
            return shared.game_spec.descriptor.vocabulary.token(shared.chance.action(action))
        return shared.game_spec.name(action)

    def returns(self) -> list[float]:
        shared = self.copyable.shared
        if not self.is_terminal():
            return [0.0] * len(shared.game_spec.players)
        rewards = results(shared.game_spec.game, self.env_game.state, shared.reward_kind)
        return [rewards[seat] for seat in shared.game_spec.players]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TetrarchState:
        """Another position that a player cannot tell from this one: what is hidden is dealt anew."""
        spec, rng = self.copyable.shared.game_spec, Rng(int(sampler() * RESAMPLE_SEEDS))
        truth, asked = self.env_game.state, self.env_game.asked() == player
        imagined = (
            observe(spec.game, truth, player, rng).state if asked else spec.game.imagine(truth, player, rng)
        )
        env_game = spec.game_at(imagined)
        for number in self.env_game.numbers if asked else ():
            env_game.choose(number)
        twin: TetrarchState = self.clone()
        twin.copyable = CopyableGame(self.copyable.shared, env_game, [IMAGINED])
        return twin

    def __str__(self) -> str:
        return " ".join(self.copyable.info)


class TetrarchObserver:
    """Observations as numbers of about 0 to 1, and as the JSON of a seat's view."""

    def __init__(self, spec: GameSpec) -> None:
        self.game_spec = spec
        self.page = Page(1, spec.size)
        self.scales = np.array(spec.scales, dtype=np.float32)
        self.tensor = np.zeros(spec.size, dtype=np.float32)
        self.dict = {field.name: self.tensor[field.cells] for field in spec.layout}

    def set_from(self, state: TetrarchState, player: int) -> None:
        state.env_game.observe(player, self.page, 0)
        self.tensor[:] = row(self.page) / self.scales

    def string_from(self, state: TetrarchState, player: int) -> str:
        descriptor, game = self.game_spec.descriptor, self.game_spec.game
        begun = [self.game_spec.name(number) for number in state.env_game.numbers]
        view = descriptor.view(game, state.env_game.state, player)
        return json.dumps(view | {"begun": begun if state.env_game.asked() == player else []})


def register(*more: str) -> None:
    """Make all games known to `pyspiel.load_game` as `tetrarch_kingdom_builder` and so on, once."""
    known = set(pyspiel.registered_names())
    for game in (*GAMES, *more):
        if PREFIX + game not in known:
            kind = game_type(game)
            pyspiel.register_game(kind, type(kind.short_name, (TetrarchGame,), {"id": game, "kind": kind}))
