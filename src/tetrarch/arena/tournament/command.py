"""`tetrarch arena`: tournaments of bots from a file, and reports on them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TextIO

from tetrarch.arena.running.runner import custom_bot_modules
from tetrarch.arena.running.workers import open_pool, run_batches
from tetrarch.arena.tournament import export
from tetrarch.arena.tournament.config import FORMATS, Tournament, load
from tetrarch.arena.tournament.progress import Progress
from tetrarch.arena.tournament.records import Record, play
from tetrarch.arena.tournament.store import BadStore, Store
from tetrarch.core.match.errors import BadOption

RUN_EXAMPLE = f"""a tournament (docs/arena.md has all keys):

  game = "kingsburg"
  format = "round-robin"                   # {", ".join(FORMATS)}
  bots = ["random", "greedy", "mcts:100", {{ name = "mine", bot = "my_module:MyBot" }}]
  seats = 2
  games = 200                              # of each pairing; every deal is played from every seat

  [setups.base]                            # optional: everything is played under each of them

  [setups.governors]
  modules = ["governors"]

The same file and seed give the same results, whoever plays them. A run that was stopped, by whatever, goes
on where it was when it is called again."""
REPORT_EXAMPLE = """The report is one HTML file that needs nothing else: ratings, cross-table, score
distributions, win share by seat, points by source and ruling, buildings, tiles and cards, game length,
changes of the lead."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help="tournaments of bots, and reports on them",
        description="Tournaments of bots, and reports on them.",
    )
    parts = parser.add_subparsers(metavar="run|report|game", required=True)
    shape = argparse.RawDescriptionHelpFormatter
    run_parser = parts.add_parser(
        "run",
        help="play a tournament, or go on with it",
        description="Play a tournament, or go on with it.",
        epilog=RUN_EXAMPLE,
        formatter_class=shape,
    )
    run_parser.add_argument("config", type=Path, metavar="CONFIG", help="the tournament, a TOML file")
    run_parser.add_argument(
        "--seed", type=int, help="in place of the file's: decides deals and the bots' own chance"
    )
    run_parser.add_argument(
        "--out", type=Path, metavar="DIR", help="where it is kept (default: the file's name without .toml)"
    )
    run_parser.add_argument(
        "--processes", type=int, metavar="N", help="processes (default: one for each processor)"
    )
    run_parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; local: on one of this machine's own"
    )
    run_parser.add_argument("--quiet", action="store_true", help="no progress")
    run_parser.set_defaults(run=run)
    report_parser = parts.add_parser(
        "report",
        help="an HTML page of what came of it",
        description="Write an HTML page of what came of a tournament.",
        epilog=REPORT_EXAMPLE,
        formatter_class=shape,
    )
    report_parser.add_argument("folder", type=Path, metavar="DIR", help="where the tournament is kept")
    report_parser.add_argument("--out", type=Path, metavar="FILE", help="the page (default: DIR/report.html)")
    report_parser.set_defaults(run=report)
    game_parser = parts.add_parser(
        "game",
        help="one game of it, for `tetrarch replay`",
        description="Write the record of one game, where the tournament's file says `moves = true`.",
        epilog="example: tetrarch arena game cup 0 7 | tetrarch replay -",
        formatter_class=shape,
    )
    game_parser.add_argument("folder", type=Path, metavar="DIR", help="where the tournament is kept")
    game_parser.add_argument("table", type=int, metavar="TABLE", help="which table, from 0 on")
    game_parser.add_argument("index", type=int, metavar="GAME", help="which game there, from 0 on")
    game_parser.set_defaults(run=game)


def run(args: argparse.Namespace) -> int:
    sys.path.insert(0, "")  # one's own bots lie in the folder one stands in
    tournament = load(args.config, args.seed)
    store = Store(args.out or Path(args.config.with_suffix("").name))
    processes = os.cpu_count() or 1 if args.processes is None else args.processes
    play_missing(store, tournament, processes, args.ray, None if args.quiet else sys.stderr)
    records = store.records()
    files = [store.games]
    if find_spec("pyarrow"):
        files += export.write(store.folder, tournament.game, records)
    else:
        print(f"left out: {export.MISSING}", file=sys.stderr)
    print(ranking(tournament, records))
    print(f"{len(records)} games in {', '.join(map(str, files))}")
    print(f"a page of them by: tetrarch arena report {store.folder}")
    return 0


def game(args: argparse.Namespace) -> int:
    """Write the record of one game."""
    store = Store(args.folder)
    store.tournament()
    for record in store.records():
        if record.key == (args.table, args.index):
            if not record.transcript:
                raise BadStore(f"{args.folder}: its moves were not kept; the file must say `moves = true`")
            print(record.transcript, end="")
            return 0
    raise BadStore(f"{args.folder}: there is no game {args.index} of table {args.table}")


def play_missing(
    store: Store, tournament: Tournament, processes: int, ray: str | None, screen: TextIO | None
) -> None:
    """Play the games of a tournament that its folder does not have yet."""
    modules = custom_bot_modules([*(entrant.bot for entrant in tournament.entrants), *tournament.observers])
    tables = tournament.tables()
    with store.open_writer(tournament) as writer:
        jobs = [
            (table, index)
            for index in range(tournament.games)
            for table in tables
            if (table.number, index) not in writer.done
        ]
        progress = Progress(tournament.games * len(tables), len(writer.done), screen)
        if jobs:
            with open_pool(min(processes, len(jobs)), ray, modules) as workers:
                for line in run_batches(play, jobs, workers):
                    writer.append(line)
                    progress.step()
        progress.finish()


def ranking(tournament: Tournament, records: Sequence[Record]) -> str:
    """The ratings for people."""
    from tetrarch.arena.statistics.analysis import entrants

    rows = sorted(entrants(tournament, records), key=lambda row: -row.rating.value)
    wide = max(3, *(len(row.name) for row in rows))
    lines = [f"{'bot':{wide}}  rating  95 % interval   games  win share  95 % interval     mean score"]
    for row in rows:
        lines.append(
            f"{row.name:{wide}}  {row.rating.value:6.0f}  {row.rating.low:5.0f} to {row.rating.high:5.0f} "
            f"  {row.games:6}    {100 * row.share.value:5.1f} %"
            f"  {100 * row.share.low:5.1f} to {100 * row.share.high:5.1f} %"
            f"  {row.score.value:8.2f} +- {row.score.half:.2f}"
        )
    return "\n".join(lines)


def report(args: argparse.Namespace) -> int:
    from tetrarch.arena.report.page import page

    store = Store(args.folder)
    tournament, records = store.tournament(), store.records()
    if not records:
        raise BadOption(f"{args.folder}: no game is finished yet")
    target: Path = args.out or args.folder / "report.html"
    target.write_text(page(tournament, records), encoding="utf-8")
    print(f"{target}: {len(records)} games")
    return 0
