"""What `tetrarch bench` measures: our games, and the peers that are installed, each as rounds of work.

A contender does some work and says how many decisions (or copies) it was. Only decisions of seats count;
chance is answered inside. A decision: ask for the legal moves, pick one at random, apply it.
"""

from __future__ import annotations

import ctypes
import random
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.registry import find

Work = Callable[[], int]
SEATS = 4
COPIES = 2000


def ours(game: str, options: Mapping[str, object]) -> dict[str, Work]:
    """The fast layer of one of our games: a Python loop, whole playouts inside, and copies."""
    rules, _ = find(game).game(SEATS, options)
    rng = Rng(1)
    middle = rules.start()
    rules.advance(middle, rng)
    for _ in range(120):
        xs = rules.legal(middle)
        rules.apply(middle, xs[rng.below(len(xs))])
        rules.advance(middle, rng)

    def loop() -> int:
        legal, apply, advance, over, below = rules.legal, rules.apply, rules.advance, rules.over, rng.below
        n = 0
        s = rules.start()
        advance(s, rng)
        while not over(s):
            xs = legal(s)
            apply(s, xs[below(len(xs))])
            advance(s, rng)
            n += 1
        return n

    def playout() -> int:
        return int(rules.playout(rules.start(), rng))

    def clone() -> int:
        for _ in range(COPIES):
            middle.clone()
        return COPIES

    return {"loop": loop, "playout": playout, "clone": clone}


def catanatron() -> dict[str, Work]:
    """Catan with four random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def loop() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        n = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            n += 1
        return n

    middle = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(300):
        middle.play_tick()

    def clone() -> int:
        for _ in range(20):
            middle.copy()
        return 20

    return {"loop": loop, "clone": clone}


def open_spiel(name: str) -> dict[str, Work]:
    """A C++ game of OpenSpiel, played from Python."""
    import pyspiel

    rules = pyspiel.load_game(name)
    pick = random.Random(1)

    def step(state: Any) -> int:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(pick.choices(outcomes, odds)[0])
            return 0
        moves = state.legal_actions()
        state.apply_action(moves[int(pick.random() * len(moves))])
        return 1

    def loop() -> int:
        state = rules.new_initial_state()
        n = 0
        while not state.is_terminal():
            n += step(state)
        return n

    middle = rules.new_initial_state()
    done = 0
    while done < 10:
        done += step(middle)

    def clone() -> int:
        for _ in range(COPIES):
            middle.clone()
        return COPIES

    return {"loop": loop, "clone": clone}


def python_chess() -> dict[str, Work]:
    """Chess by python-chess."""
    import chess

    pick = random.Random(1)

    def loop() -> int:
        board = chess.Board()
        n = 0
        while not board.is_game_over():
            board.push(pick.choice(list(board.legal_moves)))
            n += 1
        return n

    return {"loop": loop}


def placement_in_c() -> dict[str, Work]:
    """Kingdom Builder's bare placement rule in C; needs a C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise ImportError("no C compiler")
    rules, _ = find("kingdom_builder").game(SEATS, {"setup": "first_game"})
    terrain = (ctypes.c_long * 400)(*[int(t) for t in rules.start().board.terrain])
    source = Path(str(files(__package__).joinpath("placement.c")))
    with tempfile.TemporaryDirectory() as folder:
        shared_library = Path(folder) / "placement.so"
        subprocess.run(
            [compiler, "-O2", "-shared", "-fPIC", "-o", shared_library, source],
            check=True,
            capture_output=True,
        )
        library = ctypes.CDLL(str(shared_library))
    library.place.restype = ctypes.c_long
    library.place.argtypes = [ctypes.c_void_p, ctypes.c_ulonglong, ctypes.c_long]
    seeds = iter(range(1, 10**9))
    return {"playout": lambda: int(library.place(terrain, next(seeds), 20))}


KINGDOM_BUILDER: Mapping[str, object] = {"setup": "first_game"}
COUNCIL_OF_FOUR: Mapping[str, object] = {"setup": "rulebook"}
KINGSBURG: Mapping[str, object] = {}
KINGSBURG_WHOLE: Mapping[str, object] = {"modules": [module.id for module in find("kingsburg").modules]}
CASTLES_OF_BURGUNDY: Mapping[str, object] = {"duchies": "same"}
EXPANSIONS = ("extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields")
BURGUNDY_WHOLE: Mapping[str, object] = {**CASTLES_OF_BURGUNDY, "modules": EXPANSIONS}
CONTENDERS: dict[str, Callable[[], dict[str, Work]]] = {
    "kingdom_builder": lambda: ours("kingdom_builder", KINGDOM_BUILDER),
    "council_of_four": lambda: ours("council_of_four", COUNCIL_OF_FOUR),
    "kingsburg": lambda: ours("kingsburg", KINGSBURG),
    "kingsburg, all modules": lambda: ours("kingsburg", KINGSBURG_WHOLE),
    "castles_of_burgundy": lambda: ours("castles_of_burgundy", CASTLES_OF_BURGUNDY),
    "burgundy, all expansions": lambda: ours("castles_of_burgundy", BURGUNDY_WHOLE),
    "placement rule in C": placement_in_c,
    "catanatron: Catan": catanatron,
    "OpenSpiel: chess": lambda: open_spiel("chess"),
    "OpenSpiel: euchre": lambda: open_spiel("euchre"),
    "python-chess": python_chess,
}
