"""How long a bot's turn takes while 200 people ask for costly things: `python tools/drills/costly.py`.

Spans without and with them alternate in one run, so that both have the same machine. What they ask for are
frames of uploaded records, each time others: a worker must make nearly all of them. The limits are those of a
real server; the people come from forty addresses.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from drills.people import UNUSED, Account, Crowd, Person
from drills.site import Site
from tetrarch.core.match.creation import new
from tetrarch.server.tables import seat_view

RECORDED, RECORDS, ADDRESSES = "castles_of_burgundy", 12, 40
SPAN = 15.0  # seconds without, then as many with those who ask
SETTLING = 2.0  # seconds at the beginning of a span that do not count


def long_record(number: int) -> str:
    """A whole game by chance."""
    match, chance = new(RECORDED, 2, seed=number), random.Random(number)
    while not match.over:
        seat = seat_view.waiting_seats(match)[0]
        match.play(chance.choice(match.legal(seat)).token, seat)
    return match.record()


class Player(Person):
    """Somebody who plays against a bot and notes when each of its turns began and ended."""

    turns: list[tuple[float, float]]
    answered: tuple[float, int] | None = None  # when the last move was confirmed, and what is asked after it

    def hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        super().hear(message, socket)
        if message["type"] == "accepted":
            self.answered = time.monotonic(), message["number"]
        mine = (self.state.get("decision") or {}).get("mine")
        if mine and self.answered is not None and self.state["number"] > self.answered[1]:
            self.turns.append((self.answered[0], time.monotonic()))
            self.answered = None


async def play_on(crowd: Crowd, game: str, level: str, turns: list[tuple[float, float]]) -> None:
    """One game after the other."""
    account = await crowd.sign_in("Player", "10.7.0.1")
    while not crowd.stop:
        id = (await crowd.post(account, "quick", {"game": game, "level": level})).json()["id"]
        player = Player(crowd, "Player", account, id, 0)
        player.turns = turns
        await player.play()


class Askers:
    """People who ask for something costly, wait for the answer, and ask again a second later."""

    def __init__(self, base: str, count: int) -> None:
        limits = httpx2.Limits(max_connections=count, max_keepalive_connections=count)
        self.http = httpx2.AsyncClient(base_url=f"{base}/api", timeout=120, verify=UNUSED, limits=limits)
        self.count, self.records, self.answers = count, list[str](), Counter[int]()

    async def bring_records(self, crowd: Crowd) -> None:
        for number in range(RECORDS):
            account: Account = await crowd.sign_in("Asker", f"10.9.0.{number}")
            answer = await self.http.post("/replays", content=long_record(number), headers=account.headers())
            self.records.append(answer.raise_for_status().json()["id"])

    async def ask(self, number: int) -> None:
        headers = {"x-forwarded-for": f"10.8.0.{number % ADDRESSES}"}
        await asyncio.sleep(random.random())
        while True:
            path = f"/replays/{random.choice(self.records)}/frames?start={random.randrange(400)}&count=60"
            answer = await self.http.get(path, headers=headers)
            self.answers[answer.status_code] += 1
            await asyncio.sleep(1.0)

    async def span(self, asking: bool) -> tuple[float, float]:
        """Ask for a while, or leave it; from when to when that counts."""
        tasks = [asyncio.create_task(self.ask(number)) for number in range(self.count if asking else 0)]
        await asyncio.sleep(SETTLING)
        begin = time.monotonic()
        await asyncio.sleep(SPAN)
        end = time.monotonic()
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        faults = [one for one in ended if not isinstance(one, asyncio.CancelledError)]
        assert not faults, faults[0]
        return begin, end


async def measure(spans: int, people: int, game: str, level: str, folder: Path) -> dict[str, Any]:
    """Bots' turns, in turn without and with those who ask."""
    site, turns = Site(folder, "sqlite", RATE=1, PACE=0), list[tuple[float, float]]()
    took: dict[bool, list[float]] = {False: [], True: []}
    try:
        await site.start()
        crowd, askers = Crowd(site.bases, (0.2, 0.4)), Askers(site.bases[0], people)
        await askers.bring_records(crowd)
        playing = asyncio.create_task(play_on(crowd, game, level, turns))
        for number in range(2 * spans):
            begin, end = await askers.span(asking=number % 2 == 1)
            took[number % 2 == 1] += [over - at for at, over in turns if begin <= at and over <= end]
            if playing.done():
                playing.result()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    finally:
        site.close()
    return {
        "bot": f"{game}, {level}",
        "people who ask": people,
        "their answers by status": dict(askers.answers),
        "turns without, s: number, median, mean, longest": figures(took[False]),
        "turns with, s: number, median, mean, longest": figures(took[True]),
        "ratio of medians": round(median(took[True]) / median(took[False]), 2),
        "ratio of means": round(mean(took[True]) / mean(took[False]), 2),
    }


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def figures(took: list[float]) -> list[float]:
    return [len(took), *(round(value, 3) for value in (median(took), mean(took), max(took)))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--spans", type=int, default=8, help=f"of {SPAN:.0f} s, of each kind")
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--game", default="council_of_four")
    parser.add_argument("--level", default="strong")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print("load:", os.getloadavg(), f"{os.cpu_count()} cores", file=sys.stderr)
        found = asyncio.run(measure(args.spans, args.people, args.game, args.level, Path(folder)))
        print("load:", os.getloadavg(), file=sys.stderr)
    print(json.dumps(found, indent=1))
    return 0 if found["ratio of medians"] <= 2.0 else 1


if __name__ == "__main__":
    sys.exit(main())
