"""Everything at once: `python tools/drills/siege.py [--kind postgres] [--seconds 600] [--tables 200]`.

Tables of all games at which people play, and beside them slow readers, floods, kills, a full disk, a
locked database, steps of the clock, restarts of PostgreSQL. Afterwards: is every confirmed move there, once;
does every table go on; did nobody lose on time; how long did honest people wait. All limits are those of a
real server. `--only disk lock`: these troubles alone, to look at them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sqlalchemy import Connection, func, select

from drills.disk import SmallDisk
from drills.kill import compare_receipts
from drills.people import Crowd, table
from drills.site import Site
from drills.stepped import Clock
from drills.troubles import TIMES, Outages, Troubles
from tetrarch.core.match.registry import list_games
from tetrarch.server.config import load_settings
from tetrarch.server.db import models
from tetrarch.server.db.engine import make_database

HERE = Path(__file__).parent
WAIT = 180.0  # seconds in which a table must go on after all works again
BOTS = 4  # every so many tables have one
CLOCK = {"kind": "game", "each": 180 * 60}  # steps of days must take no minute of it
FAULTS = re.compile(r"Traceback|task failed|endpoint failed|cannot move|stopped")


@dataclass(frozen=True)
class Siege:
    """What is asked for. `every`: seconds between moves at a table; `rate`: hostile requests a second;
    `only`: these troubles alone."""

    kind: str = "sqlite"
    tables: int = 200
    seconds: float = 600.0
    every: float = 5.0
    rate: float = 60.0
    only: tuple[str, ...] = ()


async def besiege(wanted: Siege, folder: Path) -> dict[str, Any]:
    """Begin to play, besiege, let all go on, look whether all is there."""
    clock = Clock(folder / "clock")
    kind, seconds, every = wanted.kind, wanted.seconds, wanted.every
    program, shared = (str(HERE / "stepped.py"), str(clock.file)), kind == "postgres"
    with SmallDisk() as disk:
        site = Site(
            folder, kind, 1 + shared, 2 * shared, disk.folder, program, RATE=1, PACE=0.2, IDLE=60, THINK=5
        )
        try:
            await site.start()
            crowd = Crowd(site.bases, (every / 2, every * 1.5), clock=CLOCK)
            crowd.games = [descriptor.id for descriptor in list_games() if 2 in descriptor.seats]
            playing = await sit_down(crowd, wanted.tables)
            troubles = Troubles(site, crowd, disk, clock, wanted.only)
            besiegers = start_besiegers(site, seconds, wanted.rate)
            begin = time.monotonic()
            await troubles.run(seconds)
            harm = json.loads((await asyncio.to_thread(besiegers.communicate, timeout=WAIT))[0])
            end = time.monotonic()
            stuck = await find_stuck(crowd)
            await stop(crowd, playing)
            return {
                "database": kind,
                "tables": wanted.tables,
                "seconds": round(end - begin),
                "what went wrong": dict(troubles.done),
                "full disk": "tried" if disk.real else "not tried: only root can mount a small disk",
                "besiegers": harm,
                **await judge(site, crowd, stuck),
                **waits(crowd, troubles.outages, begin, end),
                "logged faults": logged_faults(folder),
            }
        finally:
            site.close()


async def sit_down(crowd: Crowd, tables: int) -> list[asyncio.Task[None]]:
    """Begin all tables, a few at a time, and wait until there is play at each."""
    playing = list[asyncio.Task[None]]()
    for number in range(tables):
        playing.append(asyncio.create_task(table(crowd, number, bot=number % BOTS == 0)))
        if number % 8 == 7:
            await asyncio.sleep(0.5)
    until = time.monotonic() + WAIT
    while len(crowd.moved) < tables:
        assert time.monotonic() < until, "not all could sit down"
        raise_first(playing)
        await asyncio.sleep(0.1)
    return playing


def raise_first(tasks: list[asyncio.Task[None]]) -> None:
    """A fault of the drill itself must not look like a table that is stuck."""
    for task in tasks:
        if task.done():
            task.result()


def start_besiegers(site: Site, seconds: float, rate: float) -> subprocess.Popen[bytes]:
    command = [sys.executable, str(HERE / "besiegers.py"), "--seconds", str(seconds), "--rate", str(rate)]
    return subprocess.Popen([*command, *site.bases], stdout=subprocess.PIPE)


async def find_stuck(crowd: Crowd) -> list[str]:
    """The tables that do not go on within some minutes, now that all works."""
    since = time.monotonic()
    waiting = set(crowd.moved)
    while waiting and time.monotonic() < since + WAIT:
        waiting = {id for id in waiting if crowd.moved.get(id, time.monotonic()) <= since}
        await asyncio.sleep(0.1)
    return sorted(waiting)


async def stop(crowd: Crowd, playing: list[asyncio.Task[None]]) -> None:
    raise_first(playing)
    crowd.stop = True
    await asyncio.wait(playing, timeout=WAIT)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def judge(site: Site, crowd: Crowd, stuck: list[str]) -> dict[str, Any]:
    """What must be nothing, and how much it is about."""
    database = make_database(load_settings(**site.database).url)
    await database.open(exclusive=False)
    late = await database.read(substituted)
    await database.close()
    checked = await asyncio.to_thread(site.admin, "check")
    return {
        "moves confirmed": len(crowd.receipts),
        "of these to a repeat": crowd.repeated,
        "games ended": crowd.finished,
        **await compare_receipts(site, crowd.receipts),
        "stuck": len(stuck),
        "stuck tables": stuck,
        "lost on time": late,
        "never came back": sorted(crowd.away),
        "check": checked.stdout.strip().splitlines()[-1] if checked.stdout else checked.stderr,
        "refusals of honest people": dict(crowd.refusals),
    }


def substituted(connection: Connection) -> int:
    """Seats that a bot plays on."""
    seats = models.seats
    found = connection.execute(select(func.count()).where(seats.c.kind == "substituted"))
    return int(found.scalar_one())


def waits(crowd: Crowd, outages: Outages, begin: float, end: float) -> dict[str, Any]:
    """How long honest people waited for the receipt of a move: besieged alone, and whatever happened."""
    besieged = [(sent, got) for sent, got in crowd.confirmed if sent >= begin and got <= end]
    calm = [got - sent for sent, got in besieged if not outages.touch(sent, got)]
    out = sum(outages.touch(moment, moment) for moment in range(int(begin), int(end)))
    return {
        "share of the time in which something was out of order": round(out / max(1.0, end - begin), 2),
        "ms p50/p95/p99/worst, under floods alone": [len(calm), *quantiles(calm)],
        "ms p50/p95/p99/worst, whatever happened": [
            len(besieged),
            *quantiles([got - sent for sent, got in besieged]),
        ],
    }


def quantiles(values: list[float]) -> list[int]:
    ordered = sorted(values)
    last = len(ordered) - 1
    return (
        [round(1000 * ordered[min(last, int(q * len(ordered)))]) for q in (0.5, 0.95, 0.99, 1.0)]
        if ordered
        else []
    )


def logged_faults(folder: Path) -> dict[str, int]:
    """Lines that say that something failed which should not."""
    found = Counter[str]()
    for log in folder.glob("*.log"):
        for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
            if FAULTS.search(line):
                found[re.sub(r"^[\d-]+ [\d:,]+ ", "", line)[:100]] += 1
    return dict(found)


def passed(found: dict[str, Any]) -> bool:
    nothing = ("lost", "changed", "duplicated", "stuck", "lost on time")
    return not any(found[name] for name in nothing) and found["check"].endswith(" 0 differences")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    asked = Siege()
    parser.add_argument("--kind", choices=("sqlite", "postgres"), default=asked.kind)
    parser.add_argument("--tables", type=int, default=asked.tables)
    parser.add_argument("--seconds", type=float, default=asked.seconds)
    parser.add_argument("--every", type=float, default=asked.every, help="seconds between moves at a table")
    parser.add_argument("--rate", type=float, default=asked.rate, help="hostile requests a second")
    parser.add_argument("--only", nargs="*", default=[], choices=sorted(TIMES), help="these troubles alone")
    parser.add_argument("--logs", type=Path, default=None, help="a folder in which the logs stay")
    args = vars(parser.parse_args())
    logs = args.pop("logs")
    with tempfile.TemporaryDirectory() as scratch:
        folder = logs or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        print("load:", os.getloadavg(), f"{os.cpu_count()} cores", file=sys.stderr)
        found = asyncio.run(besiege(Siege(**args | {"only": tuple(args["only"])}), folder))
        print("load:", os.getloadavg(), file=sys.stderr)
    print(json.dumps(found, indent=1))
    return 0 if passed(found) else 1


if __name__ == "__main__":
    sys.exit(main())
