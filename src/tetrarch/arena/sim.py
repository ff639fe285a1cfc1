"""`tetrarch sim`: many games between bots, and who won how often."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from tetrarch.arena.running.runner import Plan, Result, play_all
from tetrarch.arena.statistics.solo_challenges import cells_of, merge_options, report, solo_challenge
from tetrarch.arena.statistics.stats import Standing, standings
from tetrarch.arena.tournament.progress import Progress
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.match import MAX_ANSWERS
from tetrarch.core.match.options import read_option_pairs
from tetrarch.core.match.registry import find

EXAMPLES = """examples:
  tetrarch sim kingdom_builder --bots greedy,random --games 1000
  tetrarch sim kingdom_builder --bots mcts:200,greedy,greedy --games 30 --jobs 2 --json games.jsonl
  tetrarch sim kingdom_builder --bots my_module:MyBot,greedy --games 100
  tetrarch sim castles_of_burgundy --bots greedy,random,greedy,random --option modules=teams
  tetrarch sim castles_of_burgundy --against chateauma --bots random,greedy --only modifiers=0,4
  tetrarch sim castles_of_burgundy --solo --bots greedy --only target=30,40,50,60

Games come in sets: as many as there are seats share their dice and cards, with the bots one seat further on
each time. Intervals are 95 % (Wilson's for shares of wins; a shared victory counts in parts). Partners are
one row, with the sum of their scores; an automaton takes the last seat besides the bots.

With --against or --solo every bot plays on its own: as many games as --games says in each set-up."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "sim",
        help="play many games between bots and compare them",
        description="Play many games between bots and compare them.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="the game's id, as `tetrarch games` lists it")
    parser.add_argument(
        "--bots", required=True, help="one for each seat, with commas between (not for an automaton)"
    )
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
    parser.add_argument("--against", metavar="NAME", help="measure each bot by an automaton of the game")
    parser.add_argument("--solo", action="store_true", help="measure each bot by the game for one")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="AXIS=VALUES",
        help="some set-ups of --against or --solo, values with commas between; may be given several times",
    )
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    sys.path.insert(0, "")  # one's own bots lie in the folder one stands in
    if args.jobs < 1:
        raise BadOption(f"--jobs {args.jobs} can't be: at least 1")
    return measure(args) if args.against or args.solo else compare(args)


def compare(args: argparse.Namespace) -> int:
    """Bots against each other."""
    if args.only:
        raise BadOption("--only can't be without --against or --solo")
    options = read_option_pairs(find(args.game).options, args.option)
    plan = Plan(args.game, tuple(args.bots.split(",")), args.games, args.seed, options)
    plan.check()
    results = collect_results(plan, args.jobs, None if args.quiet else sys.stderr, args.ray)
    if write_results(args.json, [result.row() for result in results]):
        print(table(plan, standings(plan, results), results))
    return 0


def measure(args: argparse.Namespace) -> int:
    """Each bot on its own against a solo challenge."""
    if args.against and args.solo:
        raise BadOption("--against and --solo can't be in one run")
    descriptor = find(args.game)
    common = read_option_pairs(descriptor.options, args.option)
    challenge = solo_challenge(descriptor, args.against or "solo")
    cells = cells_of(challenge, args.only)
    plans = [
        (
            cell,
            Plan(
                args.game,
                (bot,),
                args.games,
                args.seed,
                merge_options(common, challenge.options, options),
            ),
        )
        for bot in args.bots.split(",")
        for cell, options in cells
    ]
    for _, plan in plans:
        plan.check()
    screen = None if args.quiet else sys.stderr
    runs = [(cell, plan, collect_results(plan, args.jobs, screen, args.ray)) for cell, plan in plans]
    if write_results(
        args.json, [{**cell, **result.row()} for cell, _, results in runs for result in results]
    ):
        print(report(challenge, [(cell, standings(plan, results)) for cell, plan, results in runs]))
        print(f"{args.games} games of {args.game} in each line, seed {args.seed}")
    return 0


def write_results(target: Path | None, rows: Sequence[Mapping[str, object]]) -> bool:
    """A line a game, where somebody wants them; whether the screen is left for a table."""
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    if str(target) == "-":
        sys.stdout.write(lines)
        return False
    if target is not None:
        target.write_text(lines, encoding="utf-8")
    return True


def collect_results(plan: Plan, jobs: int, screen: TextIO | None, ray: str | None = None) -> list[Result]:
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
    place = "team" if len(rows) < len(plan.bots) else "seat"
    seats = "  ".join(f"{place} {number + 1}" for number in range(len(rows[0].by_seat)))
    lines = [f"{'bot':{wide}}   wins   share  95 % interval    mean score     win share in {seats}"]
    for row in rows:
        shares = "  ".join(f"{100 * share:5.1f}%" for share in row.by_seat)
        lines.append(
            f"{row.bot:{wide}} {row.wins:6.1f} {100 * row.share:6.1f}%"
            f"  {100 * row.low:5.1f}% to {100 * row.high:5.1f}%"
            f"  {row.score:7.2f} +- {row.score_half:.2f}   {shares}"
        )
    decisions = sum(result.decisions for result in results) / len(results)
    longest = max(result.decisions for result in results)
    lines.append(
        f"{len(results)} games of {plan.game}, seed {plan.seed}, {decisions:.0f} decisions a game, "
        f"{longest} in the longest"
    )
    stopped = sum(result.ending == "stopped" for result in results)
    if stopped:
        lines.append(f"stopped after {MAX_ANSWERS} decisions and scored as they stood: {stopped}")
    return "\n".join(lines)
