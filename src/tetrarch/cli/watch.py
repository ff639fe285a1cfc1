"""`tetrarch watch`: bots play, and one looks on."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from tetrarch.bots.factory import make_bot
from tetrarch.cli.arguments import add_lang, add_options, command, whole
from tetrarch.cli.local_game import AUTOMATON, LocalGame
from tetrarch.cli.scores import show_result
from tetrarch.cli.screen import Screen
from tetrarch.core.match.creation import new
from tetrarch.core.match.options import read_option_pairs
from tetrarch.core.match.registry import find

BOTS = "strong,sharp"

EXAMPLES = """examples:
  tetrarch watch kingdom_builder                                 two levels play each other
  tetrarch watch kingsburg --bots greedy,greedy,mcts:200 --step  board by board
  tetrarch watch council_of_four --bots my_module:MyBot,strong --pause 2 --seed 7
  tetrarch watch kingsburg --save game.tet                       kept, for `tetrarch replay`"""


def add_parser(commands: Any) -> None:
    parser = command(commands, "watch", "look on while bots play", EXAMPLES)
    parser.add_argument("game", help="the game's id, as `tetrarch games` lists it")
    parser.add_argument("--bots", metavar="A,B", default=BOTS, help=f"a bot for each seat (default: {BOTS})")
    parser.add_argument(
        "--seed", type=whole, help="decides dice, cards and bots: the same seed, the same game"
    )
    parser.add_argument("--step", action="store_true", help="stop at every turn, with the board")
    parser.add_argument(
        "--pause", type=seconds, default=0.0, metavar="SECONDS", help="show the board at every turn, so long"
    )
    parser.add_argument("--save", metavar="FILE", help="keep the record in a new file")
    add_options(parser)
    add_lang(parser)
    parser.set_defaults(run=run)


def seconds(text: str) -> float:
    """A time, for argparse."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds from 0 to 3600")
    return found


class WatchedGame(LocalGame):
    """A match between bots, each called by its name, with its seat where it must be."""

    def name(self, seat: int) -> str:
        spec = self.players[seat]
        if spec == AUTOMATON:
            return super().name(seat)
        return spec if self.players.count(spec) == 1 else f"{spec} {seat + 1}"


def run(args: argparse.Namespace) -> int:
    sys.path.insert(0, "")  # one's own bots lie in the folder one stands in
    descriptor, screen = find(args.game), Screen(args.lang)
    options = read_option_pairs(descriptor.options, args.option)
    bots = [spec.strip() for spec in args.bots.split(",")]
    for spec in bots:
        make_bot(spec)  # BadOption names the bots there are
    automata = descriptor.automata(options)
    match = new(args.game, len(bots) + automata, args.seed, **options)  # type: ignore[arg-type]
    watched = WatchedGame(match, [*bots, *[AUTOMATON] * automata], args.seed, args.lang)
    play(watched, screen, args.step, args.pause)
    if args.save:
        watched.save(Path(args.save))
    return 0


def play(watched: WatchedGame, screen: Screen, step: bool, pause: float) -> None:
    """Tell the game move by move, with the board where a turn passes to another seat."""
    match, told, last = watched.match, 0, None
    while match.seat is not None and not match.stopped:
        told = tell(watched, screen, told)
        if match.seat != last and (step or pause):
            last = match.seat
            draw(watched, screen)
            if step and not goes_on(screen):
                return
            time.sleep(pause)
        watched.bot_moves(match.seat)
    tell(watched, screen, told)
    draw(watched, screen)
    show_result(screen, match, watched.names, None)


def tell(watched: WatchedGame, screen: Screen, told: int) -> int:
    """What has happened since; how many events have been told by now."""
    events = watched.match.events()
    for event in events[told:]:
        screen.fold(watched.event_text(event, None), "  ")
    return len(events)


def draw(watched: WatchedGame, screen: Screen) -> None:
    """The board as all may see it."""
    match = watched.match
    board = match.descriptor.draw(match.view(None), screen.colour, screen.lang, watched.names)
    screen.write("\n" + board)


def goes_on(screen: Screen) -> bool:
    """Whether the looker-on wants to see more."""
    try:
        return screen.ask("terminal-watch").lower() not in ("q", "quit")
    except EOFError:
        return False
