"""`tetrarch bench`: decisions a second and copies, ours and the peers', side by side in one run."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tetrarch._build import compiled
from tetrarch.arena.benchmark.contenders import CONTENDERS, Work
from tetrarch.core.match.errors import BadOption

PEER = "catanatron: Catan"
EXAMPLES = """examples:
  tetrarch bench                       everything that is installed (peers: pip install tetrarch[bench])
  tetrarch bench --rounds 9 --json figures.json

Every contender gets the same short slice of processor time in every round, one after the other, so that a
noisy machine is noisy for all; the table shows medians and their ratio to catanatron."""


@dataclass(frozen=True)
class Figure:
    """The median rate of one contender at one kind of work."""

    contender: str
    work: str  # loop, playout or clone
    rate: float  # decisions or copies a second
    ratio: float | None  # to catanatron; a playout is held against its loop


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure speed, beside the peers that are installed",
        description="Measure speed, beside the peers that are installed.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=7, help="rounds of slices (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.4, help="processor time of a slice (default: 0.4)")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures; - for the screen")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.child:
        return serve_slices()
    if args.rounds < 1 or args.seconds <= 0:
        raise BadOption("--rounds must be at least 1 and --seconds more than 0")
    figures = measure(args.rounds, args.seconds, not args.no_peers)
    document = {"compiled": compiled(), "figures": [asdict(figure) for figure in figures]}
    if args.json is not None and str(args.json) == "-":
        print(json.dumps(document, indent=1))
        return 0
    if args.json is not None:
        args.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    print(table(figures))
    return 0


def rate(work: Work, seconds: float) -> float:
    """Work of a slice, per second of processor time."""
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent


def load_contenders(peers: bool) -> Iterator[tuple[str, dict[str, Work]]]:
    """The contenders that are installed here; what is missing is told once."""
    for name, make in CONTENDERS.items():
        if not peers and name != "kingdom_builder":
            continue
        try:
            yield name, make()
        except ImportError as err:
            print(f"left out: {name} ({err})", file=sys.stderr)


def serve_slices() -> int:
    """The pure-Python engine as a child process: a slice a line, its rate in answer."""
    works = CONTENDERS["kingdom_builder"]()
    for line in sys.stdin:
        work, seconds = line.split()
        print(rate(works[work], float(seconds)), flush=True)
    return 0


class PureEngine:
    """The same games in a Python that does not use the compiled engine."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tetrarch", "bench", "--child"]
        environment = {**os.environ, "TETRARCH_PURE": "1"}
        environment.pop("TETRARCH_NATIVE", None)
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def rate(self, work: str, seconds: float) -> float:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{work} {seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def measure(rounds: int, seconds: float, peers: bool) -> list[Figure]:
    """Slices of all contenders in turn, round after round; medians at the end."""
    works = dict(load_contenders(peers))
    rates: dict[tuple[str, str], list[float]] = {}
    with ExitStack() as stack:
        pure = PureEngine() if compiled() else None
        if pure is not None:
            stack.callback(pure.close)
        for _ in range(rounds):
            for name, kinds in works.items():
                for kind, work in kinds.items():
                    rates.setdefault((name, kind), []).append(rate(work, seconds))
                    if pure is not None and name == "kingdom_builder":
                        pure_rate = pure.rate(kind, seconds)
                        rates.setdefault((f"{name}, uncompiled", kind), []).append(pure_rate)
    return compare({key: statistics.median(values) for key, values in rates.items()})


def compare(medians: Mapping[tuple[str, str], float]) -> list[Figure]:
    """Each rate with its ratio to catanatron's."""
    figures = []
    for (name, kind), median in medians.items():
        base = medians.get((PEER, "clone" if kind == "clone" else "loop"))
        figures.append(Figure(name, kind, median, None if base is None else median / base))
    return figures


def table(figures: list[Figure]) -> str:
    lines = [f"{'':28}{'work':9}{'a second':>12}  {'each':>10}  {'x catanatron':>12}"]
    for figure in figures:
        each = 1e6 / figure.rate
        ratio = "" if figure.ratio is None else f"{figure.ratio:.1f}"
        lines.append(f"{figure.contender:28}{figure.work:9}{figure.rate:12,.0f}  {each:7.2f} us  {ratio:>12}")
    built = "compiled" if compiled() else "uncompiled"
    return "\n".join(
        [*lines, f"engine: {built}; only decisions of seats count; medians of one run on one core"]
    )
