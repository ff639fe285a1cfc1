"""How long a table that left memory takes to come back, for every game: `python tools/drills/waking.py`.

Each game is played by chance to nine tenths of its length with as many seats as it has; then it is loaded
from its last snapshot and the actions since, as the server does it. Processor time is measured, since others
may use the machine.
"""

from __future__ import annotations

import os
import random
import sys
import time
from statistics import median

from tetrarch.core.match import Match
from tetrarch.core.registry import games
from tetrarch.server import journal, show
from tetrarch.server.command import settled
from tetrarch.server.core import read_games
from tetrarch.server.model import Action, SeatRow, TableRow

GAMES = 5
Moves = list[tuple[int, str]]


def table(game: str, options: dict[str, object], secret: str) -> TableRow:
    fixed = (None, None, None, None, None, None)  # start, ask, scores, winners, waiting, rematch
    return TableRow(
        "x", game, 1, options, "running", "u", "free", False, 1, 0, secret, *fixed, 0.0, 0.0, None
    )


def played(game: str, seats: list[SeatRow], secret: str, most: int) -> tuple[TableRow, Moves]:
    """A game by chance: its table and its moves."""
    row = table(game, {}, secret)
    match, chance, moves = journal.begin(row, seats), random.Random(secret), Moves()
    while not match.over and len(moves) < most:
        seat = show.waiting(match)[0]
        token = chance.choice(match.legal(seat)).token
        match.play(token, seat)
        moves.append((seat, token))
    return row, moves


def stored(row: TableRow, seats: list[SeatRow], moves: Moves) -> tuple[str | None, list[Action]]:
    """What the database holds of it: the last snapshot and the actions since."""
    match, snapshot, since = journal.begin(row, seats), None, list[Action]()
    for seq, (seat, token) in enumerate(moves):
        number = match.number
        match.play(token, seat)
        since.append(Action(seq, "move", 0, number, seat, token, None, match.number, f"k{seq}", 0.0))
        if len(since) == journal.EVERY:
            snapshot, since = journal.snapshot(match), []
    return snapshot, since


def waking(game: str, count: int) -> tuple[int, list[float]]:
    """The length of the games, and the milliseconds to load each."""
    seats = [SeatRow(seat, "person", f"u{seat}", f"P{seat}") for seat in range(count)]
    took, length = list[float](), 0
    for number in range(GAMES):
        secret = f"{number:064x}"
        _, whole = played(game, seats, secret, 10_000)
        row, moves = played(game, seats, secret, len(whole) * 9 // 10)
        doc, since = stored(row, seats, moves)
        start = time.process_time()
        match: Match = journal.rebuilt(row, seats, doc, since)
        match.view(0)
        took.append(1000 * (time.process_time() - start))
        length = max(length, match.number)
    return length, took


def main() -> int:
    print(f"load {os.getloadavg()[0]:.0f}, {os.cpu_count()} cores")
    read_games()
    settled()  # garbage is looked for as in a server
    for descriptor in games():
        length, took = waking(descriptor.id, descriptor.seats[-1])
        print(f"{descriptor.id}: {length} answers, median {median(took):.1f} ms, worst {max(took):.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
