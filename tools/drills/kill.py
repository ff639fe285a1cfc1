"""kill -9 at random moments under load.

`python tools/drills/kill.py --kind postgres --what server --times 50`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sqlalchemy import Connection, select

from drills.people import Crowd, Receipt, table
from drills.site import Site
from tetrarch.server.config import load_settings
from tetrarch.server.db import models
from tetrarch.server.db.engine import make_database
from tetrarch.server.identifiers import person_key

WAIT = 60.0  # seconds in which everybody must be back before it counts as never


async def drill(kind: str, what: str, times: int, tables: int, folder: Path) -> dict[str, Any]:
    """Play, kill, start again, play on; then look whether everything that was confirmed is there, once."""
    shared = kind == "postgres"
    site = Site(folder, kind, servers=2 if shared else 1, workers=2 if shared and what == "worker" else 0)
    started, resumed = list[float](), list[float]()
    try:
        await site.start()
        crowd = Crowd(site.bases)
        playing = [asyncio.create_task(table(crowd, n, bot=n % 2 == 0)) for n in range(tables)]
        for number in range(times):
            await another_receipt(crowd)
            print(f"{number} of {times}, {len(crowd.receipts)} moves confirmed", file=sys.stderr)
            await asyncio.sleep(random.uniform(0.2, 1.5))
            if what == "server":
                start, back = await kill_server(site, crowd)
                started.append(start)
                resumed.append(back)
            else:
                await kill_thinker(site)
        await another_receipt(crowd)
        await asyncio.sleep(3.0)  # the last bots answer, the last games go on
        crowd.stop = True
        await asyncio.wait(playing, timeout=WAIT)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        found = await compare_receipts(site, crowd.receipts)
        checked = await asyncio.to_thread(site.admin, "check")
        return {
            "database": kind,
            "killed": what,
            "times": times,
            "tables": tables,
            "moves confirmed": len(crowd.receipts),
            "of these to a repeat": crowd.repeated,
            **found,
            "check": checked.stdout.strip().splitlines()[-1] if checked.stdout else checked.stderr,
            "refusals": crowd.refusals,
            "ready again s, median and worst": median_and_worst(started),
            "lines broken for s, median and worst": median_and_worst(crowd.absences),
            "everybody back after that s, median and worst": median_and_worst(resumed),
        }
    finally:
        site.close()


async def another_receipt(crowd: Crowd) -> None:
    """Wait until one more move is confirmed: the games go on."""
    before, end = len(crowd.receipts), time.monotonic() + WAIT
    while len(crowd.receipts) == before:
        assert time.monotonic() < end, "nobody can move"
        await asyncio.sleep(0.02)


async def kill_server(site: Site, crowd: Crowd) -> tuple[float, float]:
    """Kill a server and start it again: seconds until it is ready, and then until everybody is back."""
    number = random.randrange(len(site.servers))
    site.servers[number].end(signal.SIGKILL)
    await asyncio.sleep(random.uniform(0.0, 1.0))
    site.servers[number].start()
    took = await site.ready(number)
    ready = time.monotonic()
    while crowd.away and time.monotonic() < ready + WAIT:
        await asyncio.sleep(0.02)
    assert not crowd.away, f"never came back: {sorted(crowd.away)}"
    return took, time.monotonic() - ready


async def kill_thinker(site: Site) -> None:
    """Kill a worker and start another; without workers, a process in which the server's bots think."""
    if site.workers:
        worker = random.choice(site.workers)
        worker.end(signal.SIGKILL)
        worker.start()
        await site.works(worker)
        return
    children = site.servers[0].children()
    if children:
        os.kill(random.choice(children), signal.SIGKILL)


async def compare_receipts(site: Site, receipts: list[Receipt]) -> dict[str, int]:
    """How many confirmed moves are not stored, how many differ, how many are stored twice."""
    database = make_database(load_settings(**site.database).url)
    await database.open(exclusive=False)
    rows = await database.read(stored_moves)
    await database.close()
    lost = other = 0
    for receipt in receipts:
        found = rows.get((receipt.table, receipt.seat, person_key(receipt.user, receipt.key)), [])
        lost += not found
        other += bool(found) and found[0] != (receipt.token, receipt.seq, receipt.number)
    moves = [row for found in rows.values() for row in found]
    return {"lost": lost, "changed": other, "duplicated": len(moves) - len(rows)}


def stored_moves(connection: Connection) -> dict[tuple[str, int, str], list[tuple[str, int, int]]]:
    a = models.actions
    found: dict[tuple[str, int, str], list[tuple[str, int, int]]] = {}
    for row in connection.execute(select(a).where(a.c.kind == "move")):
        found.setdefault((row.table_id, row.seat, row.key), []).append((row.token, row.seq, row.number))
    return found


def median_and_worst(values: list[float]) -> list[float]:
    ordered = sorted(values)
    return [round(ordered[len(ordered) // 2], 1), round(ordered[-1], 1)] if ordered else []


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--what", choices=("server", "worker"), default="server")
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--tables", type=int, default=8)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print("load:", os.getloadavg(), f"{os.cpu_count()} cores")
        found = asyncio.run(drill(args.kind, args.what, args.times, args.tables, Path(folder)))
    print(json.dumps(found))
    return 1 if found["lost"] or found["changed"] or found["duplicated"] else 0


if __name__ == "__main__":
    sys.exit(main())
