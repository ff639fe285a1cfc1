"""`tetrarch play`: a game at this screen, in plain lines."""

from __future__ import annotations

import argparse
import secrets
import sys
from typing import Any

from tetrarch.cli.arguments import add_lang, add_options, command, read_record, whole
from tetrarch.cli.local_game import HUMAN, LocalGame, players_of, resume_game
from tetrarch.cli.screen import Screen
from tetrarch.cli.session import Session
from tetrarch.core.match.creation import new
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import read_option_pairs
from tetrarch.core.match.registry import GAMES, find

OPPONENT = "greedy"

EXAMPLES = """examples:
  tetrarch play kingdom_builder                             one person against a bot
  tetrarch play kingdom_builder --seats 3 --bots mcts:0.5s  two people and a bot that thinks half a second
  tetrarch play kingdom_builder --bots none                 people only, at one screen
  tetrarch play kingdom_builder --option setup=first_game --option start_seat=2 --lang it
  tetrarch play kingsburg --bots none --fair                everybody adds words of their own to the dice
  tetrarch play --resume game.tet                           go on where `save game.tet` left off

In the game type the number of a move, its token (b:F12) or the last part of it (F12); help lists the
commands. Bots: the levels gentle to master, random, greedy, mcts (mcts:500 iterations, mcts:2s seconds), or
your own as module:Class. When input ends or Ctrl-C is pressed, the game is saved and the file is named."""


def add_parser(commands: Any) -> None:
    parser = command(commands, "play", "play in the terminal, against bots or each other", EXAMPLES)
    parser.add_argument("game", nargs="?", help="the game's id, as `tetrarch games` lists it")
    parser.add_argument(
        "--seats", type=whole, help="number of players (default: the fewest, or what --bots needs)"
    )
    parser.add_argument(
        "--seed", type=whole, help="decides dice, cards and bots: the same seed, the same game"
    )
    parser.add_argument(
        "--bots",
        metavar="A,B",
        help=f"bots for the last seats, or none (default: {OPPONENT} everywhere but one)",
    )
    parser.add_argument(
        "--fair", action="store_true", help="everybody adds words to the dice, after the digest is shown"
    )
    add_options(parser)
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    sys.path.insert(0, "")  # one's own bots lie in the folder one stands in
    screen = Screen(args.lang)
    local_game = saved_game(args) if args.resume else new_game(args, screen)
    return Session(local_game, screen).run()


def new_game(args: argparse.Namespace, screen: Screen) -> LocalGame:
    if args.game is None:
        raise BadOption(
            f"which game? Type for example: tetrarch play {GAMES[0]} (there are {', '.join(GAMES)})"
        )
    descriptor = find(args.game)
    named = len(args.bots.split(",")) if args.bots not in (None, "", "none") else 0
    options = read_option_pairs(descriptor.options, args.option)
    least = max(descriptor.min_seats(options), named + descriptor.automata(options))
    seats = least if args.seats is None else args.seats
    rules, _ = descriptor.game(seats, options)  # a wrong number of seats is told before wrong bots
    players = players_of(rules, args.bots, OPPONENT)
    if args.fair:
        if args.seed is not None:
            raise BadOption("--fair does not go with --seed: a seed decides all dice beforehand")
        secret = secrets.token_bytes(32)
        nonces = ask_for_words(screen, players, new(args.game, seats, None, secret, **options).commitment)  # type: ignore[arg-type]  # options are checked there
        match = new(args.game, seats, None, secret, nonces, **options)  # type: ignore[arg-type]
    else:
        match = new(args.game, seats, args.seed, **options)  # type: ignore[arg-type]
    return LocalGame(match, players, args.seed, args.lang)


def ask_for_words(screen: Screen, players: list[str], digest: str) -> list[str]:
    """What each person adds to the dice; the secret is fixed before, and its digest shown."""
    screen.say("terminal-fair-digest", digest=digest)
    return [
        screen.ask("terminal-fair-words", player=screen.text("seat-name", number=seat + 1))
        if spec == HUMAN
        else ""
        for seat, spec in enumerate(players)
    ]


def saved_game(args: argparse.Namespace) -> LocalGame:
    for flag in ("seats", "seed", "option", "fair"):
        if getattr(args, flag) not in (None, [], False):
            raise BadOption(f"--{flag} does not go with --resume: it is part of the saved game")
    local_game = resume_game(read_record(args.resume), args.bots, OPPONENT, args.lang)
    game = local_game.match.descriptor.id
    if args.game not in (None, game):
        raise BadOption(f"{args.resume} is a game of {game}, not of {args.game}")
    return local_game
