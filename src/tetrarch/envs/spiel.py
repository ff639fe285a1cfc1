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
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from tetrarch.core.codec import Codec
from tetrarch.core.features import Page
from tetrarch.core.kernel import CHANCE
from tetrarch.core.options import read_options
from tetrarch.core.position import Reader, dump, load
from tetrarch.core.registry import GAMES, find
from tetrarch.envs.arrays import row
from tetrarch.envs.results import results
from tetrarch.envs.setting import Setting, reward_kind
from tetrarch.envs.table import Table

LONGEST = 20_000  # moves of a game, at most; far more than any game that was ever seen
BOUNDS = {"rank": (-1.0, 1.0), "win": (0.0, 1.0), "score": (-1000.0, 1000.0)}
PREFIX = "tetrarch_"


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


class Frame:
    """What all positions of a game share: its rules, how it pays, the numbers of chance's answers."""

    def __init__(self, game: str, players: int, options: str, rewards: str) -> None:
        self.words = (game, players, options, rewards)
        pairs = (word.partition(":") for word in options.split(";") if word)
        texts = {key: text.replace("+", ",") for key, _, text in pairs}
        self.setting = Setting(game, players, read_options(find(game).options, texts))
        self.how = reward_kind(rewards)
        self.chance = Codec(self.setting.descriptor.words, chance=True)


@lru_cache(32)
def frame(game: str, players: int, options: str, rewards: str) -> Frame:
    """The options are one text, `edition:2;modules:governors+destiny`: `=` and `,` are OpenSpiel's own."""
    return Frame(game, players, options, rewards)


class TetrarchGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game under one set of options; each of our games is a subclass. An automaton is no player."""

    id: str
    kind: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        params: dict[str, Any] = {"players": find(self.id).usual[0], "options": "", "rewards": "rank"}
        params |= given or {}
        rewards = params["rewards"]
        self.frame = frame(self.id, params["players"], params["options"], rewards)
        least, most = BOUNDS[rewards]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.frame.setting.actions,
            max_chance_outcomes=self.frame.chance.size,
            num_players=len(self.frame.setting.players),
            min_utility=least,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> TetrarchState:
        return TetrarchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TetrarchObserver:
        return TetrarchObserver(self.frame.setting)


class Seated:
    """A table that OpenSpiel can copy and write down."""

    def __init__(self, frame: Frame, table: Table, told: list[str]) -> None:
        self.frame = frame
        self.table = table
        self.told = told  # what has been chosen and drawn

    def __deepcopy__(self, memo: Any) -> Seated:
        return Seated(self.frame, self.table.clone(), self.told[:])

    def __reduce__(self) -> Any:
        setting = self.frame.setting
        doc = dump(setting.descriptor, setting.game, self.table.state, setting.options)
        return seat_again, (self.frame.words, doc, [int(n) for n in self.table.numbers], self.told)


def seat_again(
    words: tuple[str, int, str, str], doc: dict[str, object], numbers: list[int], told: list[str]
) -> Seated:
    """A table as it was written down, with the parts of an action that were chosen."""
    found = frame(*words)
    setting = found.setting
    table = setting.seat(load(setting.descriptor, setting.game, Reader(doc)["position"]))
    for number in numbers:
        table.choose(number)
    return Seated(found, table, told)


class TetrarchState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position; dice and cards are chance nodes with exact odds."""

    def __init__(self, game: TetrarchGame) -> None:
        super().__init__(game)
        self.seated = Seated(game.frame, game.frame.setting.seat(game.frame.setting.game.start()), [])

    @property
    def table(self) -> Table:
        return self.seated.table

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(self.table.asked())
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return len(self.table.state.stack) == 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game, code = self.seated.frame.setting.game, self.seated.frame.chance
        weights = [int(weight) for weight in game.odds(self.table.state)]
        total = sum(weights)
        xs = game.legal(self.table.state)
        numbered = zip((code.index(int(x)) for x in xs), weights, strict=True)
        return sorted((number, weight / total) for number, weight in numbered if weight)

    def _apply_action(self, action: int) -> None:
        self.seated.told.append(self._action_to_string(self.current_player(), action))
        if self.table.asked() == CHANCE:
            frame = self.seated.frame
            frame.setting.game.apply(self.table.state, frame.chance.action(action))
            self.table.look()
        elif self.table.choose(action):
            self.table.look()

    def _action_to_string(self, player: int, action: int) -> str:
        frame = self.seated.frame
        if player == pyspiel.PlayerId.CHANCE:
            return frame.setting.descriptor.words.token(frame.chance.action(action))
        return frame.setting.name(action)

    def returns(self) -> list[float]:
        frame = self.seated.frame
        if not self.is_terminal():
            return [0.0] * len(frame.setting.players)
        worth = results(frame.setting.game, self.table.state, frame.how)
        return [worth[seat] for seat in frame.setting.players]

    def __str__(self) -> str:
        return " ".join(self.seated.told)


class TetrarchObserver:
    """Observations as numbers of about 0 to 1, and as the JSON of a seat's view."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.page = Page(1, setting.size)
        self.scales = np.array(setting.scales, dtype=np.float32)
        self.tensor = np.zeros(setting.size, dtype=np.float32)
        self.dict = {field.name: self.tensor[field.cells] for field in setting.layout}

    def set_from(self, state: TetrarchState, player: int) -> None:
        state.table.observe(player, self.page, 0)
        self.tensor[:] = row(self.page) / self.scales

    def string_from(self, state: TetrarchState, player: int) -> str:
        descriptor, game = self.setting.descriptor, self.setting.game
        begun = [self.setting.name(number) for number in state.table.numbers]
        view = descriptor.view(game, state.table.state, player)
        return json.dumps(view | {"begun": begun if state.table.asked() == player else []})


def register(*more: str) -> None:
    """Make all games known to `pyspiel.load_game` as `tetrarch_kingdom_builder` and so on, once."""
    known = set(pyspiel.registered_names())
    for game in (*GAMES, *more):
        if PREFIX + game not in known:
            kind = game_type(game)
            pyspiel.register_game(kind, type(kind.short_name, (TetrarchGame,), {"id": game, "kind": kind}))
