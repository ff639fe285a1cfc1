"""How long a table that left memory takes to come back, for every game.

`python tools/drills/waking.py [--kind postgres]`

Games are played by chance to nine tenths of their length, with as many seats as there can be, and stored as
the server stores them. Then each is asked for: its rows are read, the match is made from the last snapshot
and the actions since, and everything that a seat may know is put into a message.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sqlalchemy import Connection, insert

from devkit.postgres import Postgres
from tetrarch.core.match.registry import list_games
from tetrarch.server.db import models
from tetrarch.server.db.bus import LocalBus
from tetrarch.server.db.engine import make_database
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import SeatRow, TableRow
from tetrarch.server.db.repositories.accounts.sessions import SessionRepository
from tetrarch.server.db.repositories.operations.maintenance import MaintenanceRepository
from tetrarch.server.db.repositories.tables.clocks import ClockRepository
from tetrarch.server.db.repositories.tables.tables import TableRepository
from tetrarch.server.schemas.tables import Welcome
from tetrarch.server.serve import freeze_garbage
from tetrarch.server.services import preload_games
from tetrarch.server.social import rating_model
from tetrarch.server.tables import match_rebuild, seat_view
from tetrarch.server.tables.clocks.uptime_clock import UptimeClock
from tetrarch.server.tables.room import RoomEvents, encode
from tetrarch.server.tables.synchronisation import RoomSync

GAMES = 10
Moves = list[tuple[int, str]]


def table(game: str, number: int) -> TableRow:
    fixed = (None, None, None, None, None, None)  # start, ask, scores, winners, waiting, rematch
    secret = f"{number:064x}"
    return TableRow(
        f"{game}-{number}", game, 1, {}, "running", "u0", "free", False, 1, 0, secret, *fixed, 0.0, 0.0, None
    )


def play(row: TableRow, seats: list[SeatRow]) -> Moves:
    """The moves of a game by chance."""
    match, chance, moves = match_rebuild.begin_match(row, seats), random.Random(row.secret), Moves()
    while not match.over:
        seat = seat_view.waiting_seats(match)[0]
        token = chance.choice(match.legal(seat)).token
        match.play(token, seat)
        moves.append((seat, token))
    return moves


async def store(repository: TableRepository, row: TableRow, seats: list[SeatRow], moves: Moves) -> int:
    """Put a game into the database, with a snapshot every so many moves; how many answers it has."""
    match, actions, snapshots = match_rebuild.begin_match(row, seats), [], []
    for seq, (seat, token) in enumerate(moves):
        number = match.number
        match.play(token, seat)
        action = models.Action(seq, "move", 0, number, seat, token, None, match.number, f"k{seq}", 0.0)
        actions.append({"table_id": row.id, **vars(action)})
        if seq % match_rebuild.SNAPSHOT_EVERY == match_rebuild.SNAPSHOT_EVERY - 1:
            snapshots.append({"table_id": row.id, "seq": seq, "doc": match_rebuild.snapshot(match)})
    row.seq = len(moves)

    def job(connection: Connection) -> None:
        connection.execute(insert(models.actions), actions)
        connection.execute(insert(models.snapshots), snapshots)

    await repository.create(row, seats, [])
    await repository.database.write(job)
    return match.number


async def woken(repository: TableRepository, id: str) -> tuple[float, float]:
    """Milliseconds until the table is back, and those of this process's processor time."""
    sync = RoomSync(repository, UptimeClock(ClockRepository(repository.database)), RoomEvents())
    wall, busy = time.perf_counter(), time.process_time()
    room = await sync.load(id)
    encode(Welcome(room.snapshot(User("u0", "P0"), 0)))
    return 1000 * (time.perf_counter() - wall), 1000 * (time.process_time() - busy)


async def measured(url: str) -> None:
    database = make_database(url)
    await database.open()
    await MaintenanceRepository(database).migrate()
    repository = TableRepository(database, LocalBus(), rating_model)
    sessions = SessionRepository(database, repository.bus)
    people = max(descriptor.seats[-1] for descriptor in list_games())
    for seat in range(people):
        await sessions.add_user(User(f"u{seat}", f"P{seat}"), f"digest {seat}")
    for descriptor in list_games():
        seats = [SeatRow(seat, "person", f"u{seat}", f"P{seat}") for seat in range(descriptor.seats[-1])]
        rows = [table(descriptor.id, number) for number in range(GAMES)]
        lengths = []
        for row in rows:
            moves = play(row, seats)
            lengths.append(await store(repository, row, seats, moves[: len(moves) * 9 // 10]))
        took = [await woken(repository, row.id) for row in rows]
        wall, busy = zip(*took, strict=True)
        print(
            f"{descriptor.id}: {max(lengths)} answers at most, median {median(wall):.0f} ms, "
            f"worst {max(wall):.0f} ms; processor time {median(busy):.0f} and {max(busy):.0f} ms"
        )
    await database.close()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kind", choices=["sqlite", "postgres"], default="sqlite")
    kind = parser.parse_args().kind
    print(f"{kind}, load {os.getloadavg()[0]:.0f}, {os.cpu_count()} cores")
    preload_games()
    freeze_garbage()  # garbage is looked for as in a server
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measured(f"sqlite+aiosqlite:///{Path(folder, 'games.sqlite3')}"))
        return 0
    cluster = Postgres(safe=True)
    try:
        asyncio.run(measured(cluster.create()))
    finally:
        cluster.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
