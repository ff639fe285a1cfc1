"""`tetrarch verify`: is a recorded game what it claims to be?"""

from __future__ import annotations

import argparse
import json
from typing import Any

from tetrarch.cli.arguments import add_lang, command, read_record
from tetrarch.cli.screen import Screen
from tetrarch.core.match.creation import verify
from tetrarch.core.match.errors import BadRecord
from tetrarch.core.match.transcript import parse

EXAMPLES = """examples:
  tetrarch verify game.tet
  tetrarch verify game.tet --digest 7be1...        the digest that was shown at the start of the game
  tetrarch verify --json game.tet
  tetrarch verify - < game.tet

exit codes: 0 all is well, 1 something is wrong with the game, 2 the file can't be read as a record"""


def add_parser(commands: Any) -> None:
    parser = command(commands, "verify", "check a recorded game: moves, scores, dice and cards", EXAMPLES)
    parser.add_argument("file", help="a record (.tet), or - for standard input")
    parser.add_argument(
        "--digest", metavar="HEX", help="the digest that was published at the start, as somebody noted it"
    )
    parser.add_argument("--json", action="store_true", help="for machines")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    text = read_record(args.file)
    header = parse(text).header  # what is no record at all is bad input, not a finding
    result: dict[str, object] = {"game": header.game, "seats": header.seats}
    try:
        verdict = verify(text, args.digest)
        problems = list(verdict.problems)
        result |= {"over": verdict.match.over, "scores": verdict.match.scores(), "draws": verdict.draws}
        result |= {"digest": verdict.match.commitment, "absent": list(verdict.absent)}
    except BadRecord as error:
        problems = [str(error)]
    result |= {"ok": not problems, "problems": problems}
    if args.json:
        print(json.dumps(result, indent=2))
    else:
        report(Screen(args.lang), result, problems, args.digest is not None)
    return 1 if problems else 0


def report(screen: Screen, result: dict[str, Any], problems: list[str], compared: bool) -> None:
    for problem in problems:
        screen.say("terminal-verify-bad", problem=problem)
    if not problems:
        screen.say("terminal-verify-good", draws=result["draws"])
        for seat in result["absent"]:
            screen.say("terminal-verify-absent", player=screen.text("seat-name", number=seat + 1))
        if not compared:
            screen.say("terminal-verify-digest", digest=result["digest"])
        if not result["over"]:
            screen.say("terminal-verify-open")
