"""What several commands take and read alike."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tetrarch import texts
from tetrarch.core.errors import BadOption, BadRecord
from tetrarch.core.options import read_options
from tetrarch.core.registry import Descriptor
from tetrarch.core.rulings import LANGUAGES

LARGEST = 5_000_000  # bytes of a record; a whole game takes some thousands


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
            return texts.spoken(os.environ[name])
    return "en"


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game, as `tetrarch games` lists them; may be given several times",
    )


def options_of(descriptor: Descriptor, pairs: Sequence[str]) -> dict[str, object]:
    """`--option key=value` as the game reads it."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"--option {pair} must be written KEY=VALUE")
        if key in found:
            raise BadOption(f"--option {key} is given twice")
        found[key] = value
    return read_options(descriptor.options, found)


def read_record(name: str) -> str:
    """The text of a recorded game; `-` reads standard input."""
    if name == "-":
        return sys.stdin.read(LARGEST)
    path = Path(name).expanduser()
    if path.is_file() and path.stat().st_size > LARGEST:
        raise BadRecord(f"{name} is larger than {LARGEST} bytes: this is no record of a game")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{name} is not text: a record begins with a line such as [game ...]") from None


def whole(text: str) -> int:
    """A number from 0 on, for argparse."""
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    return int(text)
