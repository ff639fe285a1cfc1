"""What several commands take and read alike."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path
from typing import Any

from tetrarch import texts
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.errors import BadRecord

MAX_RECORD_BYTES = 5_000_000  # bytes of a record; a whole game takes some thousands


def command(commands: Any, name: str, description: str, epilog: str) -> argparse.ArgumentParser:
    """A command's parser, with examples below its options."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=description,
        description=description[0].upper() + description[1:] + ".",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language(),
        help="language of the texts (default: the terminal's, else en)",
    )


def language() -> str:
    """The language that the environment asks for."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return texts.supported_language(os.environ[name])
    return "en"


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game, as `tetrarch games` lists them; may be given several times",
    )


def read_record(name: str) -> str:
    """The text of a recorded game; `-` reads standard input."""
    if name == "-":
        return sys.stdin.read(MAX_RECORD_BYTES)
    path = Path(name).expanduser()
    if path.is_file() and path.stat().st_size > MAX_RECORD_BYTES:
        raise BadRecord(f"{name} is larger than {MAX_RECORD_BYTES} bytes: this is no record of a game")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{name} is not text: a record begins with a line such as [game ...]") from None


def whole(text: str) -> int:
    """A number from 0 on, for argparse."""
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    return int(text)
