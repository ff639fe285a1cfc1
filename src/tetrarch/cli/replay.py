"""`tetrarch replay`: a recorded game told move by move."""

from __future__ import annotations

import argparse
import json
import re
from typing import Any

from tetrarch import texts
from tetrarch.cli.arguments import add_lang, command, read_record
from tetrarch.cli.scores import show_result, show_scores
from tetrarch.cli.screen import Screen
from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.match.creation import replay
from tetrarch.core.match.match import GameEvent, Match
from tetrarch.core.match.transcript import parse

EXAMPLES = """examples:
  tetrarch replay game.tet              the whole game in words, the last board and the scores
  tetrarch replay --step game.tet       board by board: Enter goes on, b back, a number jumps, q leaves
  tetrarch replay --json game.tet       every move with its words, for machines"""

SCORES = re.compile(r"\[scores [^\]]*\]")


def add_parser(commands: Any) -> None:
    parser = command(commands, "replay", "tell a recorded game move by move", EXAMPLES)
    parser.add_argument("file", help="a record (.tet), or - for standard input")
    parser.add_argument("--step", action="store_true", help="stop at every move, with the board")
    parser.add_argument("--json", action="store_true", help="for machines")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    text, screen = read_record(args.file), Screen(args.lang)
    match = replay(text)
    if args.json:
        print(json.dumps(document(match, args.lang), indent=2, ensure_ascii=False))
    elif args.step:
        step_through(screen, ReplayViewer(text, match))
    else:
        for event in match.events():
            screen.fold(event_text(match, event, args.lang), "  ")
        show_end(screen, match)
    return 0


def event_text(match: Match, event: GameEvent, lang: str) -> str:
    """An event as all are told it; what an automaton does is explained by its ruling."""
    why = texts.cited_ruling(event, match.game.automaton)
    return texts.event_text(event, texts.seat_names(match, lang), None, lang) + why


def show_end(screen: Screen, match: Match) -> None:
    names = texts.seat_names(match, screen.lang)
    screen.write("\n" + match.descriptor.draw(match.view(None), screen.colour, screen.lang, names))
    if match.over:
        show_result(screen, match, names, None)
    else:
        screen.write()
        show_scores(screen, match, names)


def document(match: Match, lang: str) -> dict[str, object]:
    """The game for machines: moves with what came of each."""
    rows: list[dict[str, object]] = []
    events: dict[int, list[str]] = {}
    for event in match.events():
        events.setdefault(event.number, []).append(event_text(match, event, lang))
    for number, entry in enumerate(match.entries, 1):
        seat = None if entry.seat == CHANCE else entry.seat
        rows.append({"number": number, "seat": seat, "token": entry.token, "events": events.get(number, [])})
    sheet = [{"seat": line.seat, "source": line.source, "points": line.points} for line in match.sheet]
    return {
        "game": match.descriptor.id,
        "version": match.descriptor.version,
        "seats": int(match.game.seats),
        "options": dict(match.options),
        "moves": rows,
        "over": match.over,
        "scores": match.scores(),
        "winners": match.winners(),
        "sheet": sheet,
    }


def find_stops(tokens: list[str]) -> list[int]:
    """After how many tokens a seat is asked: never between a move and the draws that follow it."""
    return [n for n in range(len(tokens) + 1) if n == len(tokens) or not tokens[n].startswith(("~", "!"))]


class ReplayViewer:
    """A record, stop by stop: the match at a stop is the record cut off there, replayed."""

    def __init__(self, text: str, whole: Match) -> None:
        lines = [line for line in text.splitlines() if line.lstrip().startswith("[")]
        self.head = "\n".join(SCORES.sub("", line) for line in lines)
        self.tokens = [token for _, token in parse(text).tokens]
        self.stops = find_stops(self.tokens)
        self.matches = {len(self.stops) - 1: whole}

    @property
    def last_stop(self) -> int:
        return len(self.stops) - 1

    def match(self, at: int) -> Match:
        if at not in self.matches:
            self.matches[at] = replay(f"{self.head}\n{' '.join(self.tokens[: self.stops[at]])}\n")
        return self.matches[at]

    def new_events(self, at: int) -> list[GameEvent]:
        """What happened since the stop before."""
        return self.match(at).events(len(self.match(at - 1).events()) if at else 0)


def step_through(screen: Screen, viewer: ReplayViewer) -> None:
    """Stop at every position until the reader leaves."""
    at = 0
    while True:
        match = viewer.match(at)
        names = texts.seat_names(match, screen.lang)
        screen.write("\n" + match.descriptor.draw(match.view(None), screen.colour, screen.lang, names))
        for event in viewer.new_events(at):
            screen.fold(event_text(match, event, screen.lang), "  ")
        if match.over:
            show_result(screen, match, names, None)
        try:
            to = None
            while to is None:
                to = read_position(screen.ask("terminal-step", number=at, most=viewer.last_stop).lower(), at)
        except EOFError:
            screen.write()
            return
        if to < 0 or (to > viewer.last_stop and at == viewer.last_stop):
            return
        at = min(to, viewer.last_stop)


def read_position(typed: str, at: int) -> int | None:
    """Where to go from a stop: -1 leaves, None is no answer."""
    if typed.isdecimal():
        return int(typed[:9])
    return {"": at + 1, "n": at + 1, "b": max(0, at - 1), "q": -1, "quit": -1}.get(typed)
