"""`tetrarch games`: what can be played, and how it can be set up."""

from __future__ import annotations

import argparse
import json
from typing import Any

from tetrarch.cli.arguments import add_lang, command
from tetrarch.cli.screen import Screen
from tetrarch.core.match.options import Flag, Option, Pick, Several, Whole, option_text
from tetrarch.core.match.registry import Descriptor, find, list_games

EXAMPLES = """examples:
  tetrarch games
  tetrarch games kingsburg
  tetrarch games --json | python3 -m json.tool"""


def add_parser(commands: Any) -> None:
    parser = command(commands, "games", "which games there are, with their options", EXAMPLES)
    parser.add_argument("game", nargs="?", help="one game alone")
    parser.add_argument("--json", action="store_true", help="for machines")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    screen = Screen(args.lang)
    games = [find(args.game)] if args.game else list_games()
    if args.json:
        rows = [{"name": screen.text(f"{game.id}-name"), **game.describe()} for game in games]
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return 0
    for game in games:
        show_game(screen, game)
    return 0


def show_game(screen: Screen, game: Descriptor) -> None:
    name = screen.text(f"{game.id}-name")
    seats = screen.text("terminal-games-seats", least=game.seats[0], most=game.seats[-1])
    screen.write(f"{screen.bold(game.id)}  {name}, {seats}")
    screen.fold(screen.text(f"{game.id}-name.help"), "    ")
    screen.write()
    for option in game.options:
        screen.write(f"    --option {option.id}={option_text(option.default)}")
        label = screen.text(f"{game.id}-option-{option.id}")
        help = screen.text(f"{game.id}-option-{option.id}.help")
        ruling = f" [{game.vocabulary.ruling(option.ruling)}]" if option.ruling else ""
        screen.fold(f"{label}: {help} {values_text(screen, option)}{ruling}", "        ")
    screen.write()


def values_text(screen: Screen, option: Option) -> str:
    """The values of an option, as they are typed."""
    if isinstance(option, Flag):
        return screen.text("terminal-takes-flag")
    if isinstance(option, Whole):
        return screen.text("terminal-takes-whole", least=option.least, most=option.most)
    values = ", ".join(option.values) if isinstance(option, Pick | Several) else ""
    if isinstance(option, Several):
        count = "any" if option.count is None else option.count
        suffix = screen.text("terminal-takes-suffix", suffix=option.suffixes[0]) if option.suffixes else ""
        return f"{screen.text('terminal-takes-several', values=values, count=count)}{suffix and ' ' + suffix}"
    return screen.text("terminal-takes-one", values=values)
