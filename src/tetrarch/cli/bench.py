"""`tetrarch bench`: the engine beside its peers, or with `--envs` the environments beside theirs."""

from __future__ import annotations

import argparse
from typing import Any

from tetrarch.arena.benchmark import bench
from tetrarch.envs import speed


def add_parser(commands: Any) -> None:
    bench.add_parser(commands)
    parser: argparse.ArgumentParser = commands.choices["bench"]
    parser.add_argument(
        "--envs", action="store_true", help="steps of environments for learning (peers: tetrarch[bench,rl])"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    return speed.run(args) if args.envs else bench.run(args)
