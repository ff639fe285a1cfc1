"""What `tetrarch bench` measures of environments: many games at once, beside PettingZoo's and OpenSpiel's.

A step: random answer among the legal ones, then the observation and the mask of whoever is asked next.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import warnings
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

from tetrarch._build import compiled
from tetrarch.arena.benchmark.bench import rate
from tetrarch.core.match.errors import BadOption

Work = Callable[[], int]
MISSING = "--envs needs NumPy, which is not installed here: pip install 'tetrarch[rl]'"
ROWS = 64  # few enough for their arrays to stay in the cache
SEATS = 2


def ours(game: str, options: Mapping[str, Any]) -> Work:
    """One of our games in many rows."""
    from tetrarch.envs.vector import VectorEnv

    env = VectorEnv(game, ROWS, seats=SEATS, seed=1, copy=False, **options)

    def steps() -> int:
        env.step(env.sample())
        return env.rows

    return steps


def agents(env: Any) -> Work:
    """A PettingZoo environment, played as its documentation does."""
    import numpy as np

    pick = random.Random(1)

    def steps() -> int:
        env.reset(seed=1)
        n = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(legal[int(pick.random() * len(legal))])
                n += 1
        return n

    return steps


def own_agents(game: str, options: Mapping[str, Any]) -> Work:
    """One of our games as a PettingZoo environment."""
    from tetrarch.envs import aec

    return agents(aec.env(game, seats=SEATS, **options))


def classic(name: str) -> Work:
    """One of PettingZoo's classic games; pygame would greet, and the games warn of how they are loaded."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return agents(import_module(f"pettingzoo.classic.{name}").env())


def open_spiel(name: str) -> Work:
    """A C++ game of OpenSpiel, with the observation that its learners ask for."""
    import pyspiel

    rules = pyspiel.load_game(name)
    pick = random.Random(1)

    def steps() -> int:
        state = rules.new_initial_state()
        n = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(outcomes, odds)[0])
            else:
                state.observation_tensor(state.current_player())
                moves = state.legal_actions()
                state.apply_action(moves[int(pick.random() * len(moves))])
                n += 1
        return n

    return steps


KINGDOM_BUILDER: Mapping[str, Any] = {"setup": "first_game"}
OURS = ("kingdom_builder", "council_of_four", "kingsburg", "castles_of_burgundy")
PEER = "PettingZoo: connect four"
CONTENDERS: dict[str, Callable[[], Work]] = {
    "kingdom_builder": lambda: ours("kingdom_builder", KINGDOM_BUILDER),
    "council_of_four": lambda: ours("council_of_four", {"setup": "rulebook"}),
    "kingsburg": lambda: ours("kingsburg", {}),
    "castles_of_burgundy": lambda: ours("castles_of_burgundy", {"duchies": "same"}),
    "kingdom_builder, one (AEC)": lambda: own_agents("kingdom_builder", KINGDOM_BUILDER),
    PEER: lambda: classic("connect_four_v3"),
    "PettingZoo: tic-tac-toe": lambda: classic("tictactoe_v3"),
    "PettingZoo: chess": lambda: classic("chess_v6"),
    "PettingZoo: Texas hold'em": lambda: classic("texas_holdem_v4"),
    "OpenSpiel: connect four": lambda: open_spiel("connect_four"),
    "OpenSpiel: chess": lambda: open_spiel("chess"),
    "OpenSpiel: backgammon": lambda: open_spiel("backgammon"),
}


@dataclass(frozen=True)
class Figure:
    """The median rate of one environment."""

    contender: str
    rate: float  # steps a second
    ratio: float | None  # to PettingZoo's connect four


def run(args: argparse.Namespace) -> int:
    if args.rounds < 1 or args.seconds <= 0:
        raise BadOption("--rounds must be at least 1 and --seconds more than 0")
    figures = measure(args.rounds, args.seconds, not args.no_peers)
    text = json.dumps({"compiled": compiled(), "figures": [asdict(figure) for figure in figures]}, indent=1)
    if args.json is not None and str(args.json) == "-":
        print(text)
        return 0
    if args.json is not None:
        args.json.write_text(text + "\n", encoding="utf-8")
    print(table(figures))
    return 0


def measure(rounds: int, seconds: float, peers: bool) -> list[Figure]:
    """A slice of every environment in turn, round after round; medians at the end."""
    works: dict[str, Work] = {}
    for name, make in CONTENDERS.items():
        if peers or name in OURS:
            try:
                works[name] = make()
            except ImportError as err:
                if name in OURS:
                    raise BadOption(MISSING) from err
                print(f"left out: {name} ({err})", file=sys.stderr)
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            rates[name].append(rate(work, seconds))
    medians = {name: statistics.median(found) for name, found in rates.items()}
    base = medians.get(PEER)
    return [Figure(name, found, None if base is None else found / base) for name, found in medians.items()]


def table(figures: list[Figure]) -> str:
    lines = [f"{'':28}{'steps a second':>14}  {'each':>10}  {'x connect four':>14}"]
    for figure in figures:
        ratio = "" if figure.ratio is None else f"{figure.ratio:.1f}"
        lines.append(f"{figure.contender:28}{figure.rate:14,.0f}  {1e6 / figure.rate:7.2f} us  {ratio:>14}")
    built = "compiled" if compiled() else "uncompiled"
    return "\n".join([*lines, f"engine: {built}; {ROWS} games at once, one core, medians of one run"])
