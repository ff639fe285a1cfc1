"""The command line: `tetrarch COMMAND`. One module a command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from tetrarch import _build
from tetrarch.core.match.errors import GameError

EXAMPLES = """examples:
  tetrarch play kingdom_builder                 against a bot
  tetrarch play kingdom_builder --bots none     two people at one screen
  tetrarch learn kingdom_builder                the first game, step by step
  tetrarch rules kingdom_builder KB-37          one rule
  tetrarch verify game.tet                      were the dice fair, the moves legal, the scores right?
  tetrarch COMMAND --help                       more on a command

exit codes: 0 done, 1 a negative finding (verify), 2 wrong usage or input, 130 interrupted"""

COMMANDS = {
    "serve": ("tetrarch.server.serve", "play in the browser: start the server"),
    "worker": (
        "tetrarch.server.operations.worker",
        "let bots think in a process of its own (PostgreSQL)",
    ),
    "admin": ("tetrarch.server.operations.admin", "look after a server's database and its accounts"),
    "play": ("tetrarch.cli.play", "play in the terminal, against bots or each other"),
    "watch": ("tetrarch.cli.watch", "look on while bots play"),
    "learn": ("tetrarch.cli.lessons.command", "learn a game by playing it, step by step"),
    "games": ("tetrarch.cli.games", "which games there are, with their options"),
    "rules": ("tetrarch.cli.rules", "the rules of a game, or some of them"),
    "replay": ("tetrarch.cli.replay", "tell a recorded game move by move"),
    "verify": ("tetrarch.cli.verify", "check a recorded game: moves, scores, dice and cards"),
    "sim": ("tetrarch.arena.sim", "play many games between bots and compare them"),
    "arena": ("tetrarch.arena.tournament.command", "tournaments of bots, and reports on them"),
    "train": ("tetrarch.training.command", "let bots learn to judge a game by self-play"),
    "bench": ("tetrarch.cli.bench", "measure how fast the engine is"),
}

EXTRAS = dict.fromkeys(("serve", "worker", "admin"), "server")  # which one a command needs


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # odd bytes in, or a terminal that lacks a letter
    try:
        try:
            args = parser(words).parse_args(words)
        except SystemExit as stop:  # argparse has said why
            return stop.code if isinstance(stop.code, int) else 2
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever was reading has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except ModuleNotFoundError as error:
        command, missing = words[0], str(error.name).partition(".")[0]
        if command not in EXTRAS or missing == "tetrarch":
            raise
        need = f"`tetrarch {command}` needs more packages, {missing} among them"
        print(f"tetrarch: {need}: pip install 'tetrarch[{EXTRAS[command]}]'", file=sys.stderr)
        return 2
    except (GameError, OSError) as error:
        trace = error.trace if isinstance(error, GameError) else ""
        print(f"{trace}tetrarch: {one_line(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser; only the command in use is loaded, the others are listed."""
    top = Parser(
        prog="tetrarch",
        description="Four board games to play and to research: Kingsburg, The Castles of Burgundy, "
        "Council of Four and Kingdom Builder.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument(
        "--version", action=Version, nargs=0, help="the version, and whether the engine is compiled"
    )
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for name, (module, help) in COMMANDS.items():
        if name in words[:1]:
            import_module(module).add_parser(commands)
        else:
            commands.add_parser(name, help=help)
    return top


class Parser(argparse.ArgumentParser):
    """Wrong usage in one line, as every other error."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (more by: {self.prog} --help)\n")


class Version(argparse.Action):
    """`--version`, looked up only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        engine = "compiled engine" if _build.compiled() else "pure Python engine"
        print(f"tetrarch {_build.VERSION} ({engine}, Python {sys.version.split()[0]})")
        parser.exit(0)


def one_line(error: Exception) -> str:
    """An error for stderr."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return " ".join(str(error).split())
