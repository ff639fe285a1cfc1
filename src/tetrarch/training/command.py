"""`tetrarch train`: let a game's bots learn to judge by self-play."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tetrarch.core.match.errors import BadOption

EXAMPLES = """example:
  tetrarch train kingsburg --folder runs/kingsburg --rounds 10 --jobs 2
  tetrarch sim kingsburg --bots runs/kingsburg/best.json:mcts:40,mcts:40 --games 200 --seed 7
  tetrarch play kingsburg --bots runs/kingsburg/best.json:mcts:200

The same command goes on with a run that was stopped, or adds rounds to it. docs/training.md tells more."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "train",
        help="let bots learn to judge a game by self-play",
        description="Let bots learn to judge a game by self-play.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="the game's id, as `tetrarch games` lists it")
    parser.add_argument("--folder", type=Path, required=True, help="where the run is kept")
    parser.add_argument("--rounds", type=int, default=5, help="self-play, learning and gate; so many (5)")
    parser.add_argument("--games", type=int, default=10_000, help="of self-play in a round (10000)")
    parser.add_argument("--units", type=int, default=32, help="hidden units of the network (32)")
    parser.add_argument("--epochs", type=int, default=4, help="how often a round's samples are gone over (4)")
    parser.add_argument("--trust", type=float, default=0.85, help="lambda of TD(lambda), 0 to 1 (0.85)")
    parser.add_argument("--gate-bot", default="greedy", help="who plays with the networks in gates (greedy)")
    parser.add_argument("--gate-games", type=int, default=400, help="of a gate (400)")
    parser.add_argument("--base-game", action="store_true", help="no expansions in self-play")
    parser.add_argument("--seed", type=int, default=1, help="decides everything (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use (1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; local: on this machine")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from tetrarch.training.loop import Run, Settings
    except ModuleNotFoundError as err:
        raise BadOption(f"training needs NumPy: pip install 'tetrarch[train]' ({err})") from err
    for name, least in (
        ("rounds", 1),
        ("games", 10),
        ("units", 1),
        ("epochs", 1),
        ("gate_games", 2),
        ("jobs", 1),
    ):
        if getattr(args, name) < least:
            raise BadOption(f"--{name.replace('_', '-')} {getattr(args, name)} can't be: at least {least}")
    if not 0 <= args.trust <= 1:
        raise BadOption(f"--trust {args.trust} can't be: from 0 to 1")
    settings = Settings(
        args.game,
        args.seed,
        args.games,
        args.units,
        args.epochs,
        args.trust,
        args.gate_bot,
        args.gate_games,
        not args.base_game,
    )
    Run(args.folder, settings, args.jobs, args.ray).rounds(args.rounds, lambda line: print(line, flush=True))
    return 0
