"""`tetrarch learn`: a game learned at this screen, by playing it."""

from __future__ import annotations

import argparse
from typing import Any

from tetrarch.cli.arguments import add_lang, command
from tetrarch.cli.lessons.progress import LessonProgress
from tetrarch.cli.lessons.session import LessonSession
from tetrarch.cli.screen import Screen
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import GAMES, find
from tetrarch.core.match.vocabulary import quoted
from tetrarch.lessons.catalogue import find_lesson, lesson_names

EXAMPLES = """examples:
  tetrarch learn kingdom_builder                   the first game, step by step
  tetrarch learn kingdom_builder guilds            one chapter
  tetrarch learn --list                            all lessons, and which of them you have finished
  tetrarch learn kingdom_builder --restart         from the beginning, not from where you left

In a lesson type the number of a move, its token or the last part of it, as in `tetrarch play`; back, skip and
help are among the commands. Where you leave is kept for the next time."""


def add_parser(commands: Any) -> None:
    parser = command(commands, "learn", "learn a game by playing it, step by step", EXAMPLES)
    parser.add_argument("game", nargs="?", help="the game's id, as `tetrarch games` lists it")
    parser.add_argument("lesson", nargs="?", help="the lesson, as --list names it (default: the first game)")
    parser.add_argument("--list", action="store_true", help="which lessons there are")
    parser.add_argument("--restart", action="store_true", help="begin anew, not where you left")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    screen = Screen(args.lang)
    if args.list:
        for game in [find(args.game).id] if args.game else GAMES:
            list_lessons(screen, game)
        return 0
    with_lessons = [game for game in GAMES if lesson_names(game)]
    if args.game is None:
        raise BadOption(
            f"which game? Type for example: tetrarch learn {GAMES[0]} (there are {quoted(with_lessons)})"
        )
    names = lesson_names(args.game)
    script = find_lesson(args.game, args.lesson or (names[0] if names else "first_game"))
    return LessonSession(script, screen, LessonProgress(script), args.restart).run()


def list_lessons(screen: Screen, game: str) -> None:
    """A game's lessons, each with what one learns in it."""
    names = lesson_names(game)
    if names:
        screen.write(screen.bold(screen.text(f"{game}-name")))
    for name in names:
        script = find_lesson(game, name)
        minutes = screen.text("terminal-lesson-minutes", minutes=script.minutes)
        done = f" ({screen.text('terminal-lesson-finished')})" if LessonProgress(script).done else ""
        screen.write(f"  {name:16} {screen.text(script.key)}, {minutes}{done}")
        screen.fold(screen.text(f"{script.key}.help"), " " * 19)
