"""`tetrarch sim`: bots against each other, and what came of it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from tetrarch.arena.progress import Progress
from tetrarch.arena.runner import Plan, Result, play_all
from tetrarch.arena.stats import Standing, standings
from tetrarch.core.errors import BadOption
from tetrarch.core.options import read_options
from tetrarch.core.registry import find

EXAMPLES = """examples:
  tetrarch sim kingdom_builder --bots greedy,random --games 1000
  tetrarch sim kingdom_builder --bots mcts:200,greedy,greedy --games 30 --jobs 2 --json games.jsonl
  tetrarch sim kingdom_builder --bots my_module:MyBot,greedy --games 100

Games come in sets: as many as there are seats share their dice and cards, with the bots one seat further on
each time. Intervals are 95 % (Wilson's for shares of wins; a shared victory counts in parts)."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "sim",
        help="play many games between bots and compare them",
        description="Play many games between bots and compare them.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="the game's id, as `tetrarch games` lists it")
    parser.add_argument("--bots", required=True, help="one for each seat, with commas between")
    parser.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        help="decides all dice and cards, and the bots' own chance (default: 1)",
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes to use (default: 1)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; local: on one of this machine"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write a line of JSON a game; - for the screen"
    )
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    plan = Plan(args.game, tuple(args.bots.split(",")), args.games, args.seed, options_of(args))
    sys.path.insert(0, "")  # one's own bots lie in the folder one stands in
    plan.check()
    if args.jobs < 1:
        raise BadOption(f"--jobs {args.jobs} can't be: at least 1")
    results = gather(plan, args.jobs, None if args.quiet else sys.stderr, args.ray)
    if args.json is not None:
        lines = "".join(json.dumps(result.row()) + "\n" for result in results)
        if str(args.json) == "-":
            sys.stdout.write(lines)
            return 0
        args.json.write_text(lines, encoding="utf-8")
    print(table(plan, standings(plan, results), results))
    return 0


def options_of(args: argparse.Namespace) -> dict[str, object]:
    """`--option key=value` as the game's options read it."""
    pairs = [text.partition("=") for text in args.option]
    wrong = [key for key, equals, _ in pairs if not equals]
    if wrong:
        raise BadOption(f"--option {wrong[0]} must be written KEY=VALUE")
    return read_options(find(args.game).options, {key: value for key, _, value in pairs})


def gather(plan: Plan, jobs: int, screen: TextIO | None, ray: str | None = None) -> list[Result]:
    """All results in order, with a progress bar where somebody looks."""
    progress = Progress(plan.games, 0, screen if screen is not None and screen.isatty() else None)
    results = []
    for result in play_all(plan, jobs, ray):
        results.append(result)
        progress.step()
    progress.finish()
    return sorted(results, key=lambda result: result.index)


def table(plan: Plan, rows: Sequence[Standing], results: Sequence[Result]) -> str:
    """The standings for people."""
    wide = max(3, *(len(row.bot) for row in rows))
    seats = "  ".join(f"seat {seat + 1}" for seat in range(len(rows)))
    lines = [f"{'bot':{wide}}   wins   share  95 % interval    mean score     win share in {seats}"]
    for row in rows:
        shares = "  ".join(f"{100 * share:5.1f}%" for share in row.by_seat)
        lines.append(
            f"{row.bot:{wide}} {row.wins:6.1f} {100 * row.share:6.1f}%"
            f"  {100 * row.low:5.1f}% to {100 * row.high:5.1f}%"
            f"  {row.score:7.2f} +- {row.score_half:.2f}   {shares}"
        )
    decisions = sum(result.decisions for result in results) / len(results)
    lines.append(f"{len(results)} games of {plan.game}, seed {plan.seed}, {decisions:.0f} decisions a game")
    return "\n".join(lines)
