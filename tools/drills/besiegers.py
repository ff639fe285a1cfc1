"""People who mean harm, all at once: `python tools/drills/besiegers.py --seconds 60 http://localhost:8000`.

A process of its own, so that what they do takes no time from the people whose waiting is measured. Each kind
comes from an address of its own. To this machine only, and for the given time only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import ssl
import sys
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from drills.attackers import SilentReader

UNUSED = ssl.create_default_context()
READERS = 40  # sockets that ask and do not read: as many as one address may have without a session
SLOW_LINES = 60  # connections that say one byte a second
EACH = 4  # requests of one kind that wait at once
ODD_PATHS = ["%00", "%ff%fe", "a" * 3000, "%2e%2e/%2e%2e/etc/passwd", "tables/%0a/live", "tables/x?since=%ff"]


class Besieger:
    """One kind of flood, from one address."""

    def __init__(self, bases: list[str], number: int, tables: list[str], found: Counter[str]) -> None:
        self.base, self.tables, self.found = bases[number % len(bases)], tables, found
        transport = httpx2.AsyncHTTPTransport(local_address=f"127.0.0.{number + 2}", verify=UNUSED)
        address = f"http://127.0.0.1:{urlsplit(self.base).port}"
        self.http = httpx2.AsyncClient(base_url=address, transport=transport, timeout=20)
        self.mine: dict[str, Any] | None = None  # a table of its own

    def table(self) -> str:
        return random.choice(self.tables) if self.tables else "none"

    async def signed_in(self) -> None:
        if not self.http.cookies:
            await self.post("session", {"name": f"Mallory {random.randrange(10**6)}"})

    async def get(self, path: str) -> httpx2.Response:
        return self.count(await self.http.get(f"/api/{path}"))

    async def post(self, path: str, body: Any) -> httpx2.Response:
        return self.count(await self.http.post(f"/api/{path}", json=body))

    def count(self, answer: httpx2.Response) -> httpx2.Response:
        self.found[f"answers {answer.status_code // 100}xx"] += 1
        if answer.status_code == 500:
            self.found[f"faults at {answer.request.url.path[:60]}: {answer.text[:80]}"] += 1
        return answer

    # what they do

    async def look_around(self) -> None:
        """Learn which tables there are."""
        answer = await self.get("tables?list=running")
        if answer.status_code == 200:
            self.tables[:] = [row["id"] for row in answer.json()["tables"]] or self.tables
        await self.get(f"tables/{self.table()}")

    async def chat(self) -> None:
        await self.signed_in()
        await self.post(f"tables/{self.table()}/chat", {"text": "x" * random.randrange(1, 300)})

    async def ask_for_much(self) -> None:
        await self.signed_in()
        await self.play()
        which = self.mine["id"] if self.mine else self.table()
        part = f"frames?start={random.randrange(100)}&count=60"
        await self.get(f"tables/{which}/{random.choice(['verify', 'replay', part, 'record'])}")

    async def upload(self) -> None:
        await self.signed_in()
        text = "tetrarch 1\n" + "x" * random.randrange(200_000)
        self.count(await self.http.post("/api/replays", content=text))

    async def guess(self) -> None:
        await self.post("account/sign-in", {"username": "drill", "password": f"guess {random.random()}"})

    async def come_as_guests(self) -> None:
        self.http.cookies.clear()
        await self.signed_in()

    async def send_rubbish(self) -> None:
        await self.get(random.choice(ODD_PATHS))
        body = random.choice([b"[" * 5000, b'{"text": "\x00"}', b"\xff\xfe", b"{}", b"9" * 70_000])
        where = random.choice(["chat", "moves", "undo", "join", "premove"])
        headers = {"content-type": "application/json"}
        path = f"/api/tables/{self.table()}/{where}"
        self.count(await self.http.post(path, content=body, headers=headers))

    async def play(self) -> None:
        """A game against a bot, with the keys that a server might make."""
        await self.signed_in()
        mine = self.mine  # others of its kind play there, too
        if mine is None:
            answer = await self.post("quick", {"game": "kingdom_builder", "level": "gentle"})
            self.mine = answer.json() if answer.status_code < 300 else None
            return
        state = (await self.get(f"tables/{mine['id']}")).json()
        question = (state.get("decision") or {}).get("mine")
        if state.get("result") or "table" not in state:
            self.mine = None
        elif question:
            token, number = random.choice(question["moves"])["token"], state["number"]
            key = random.choice([f"bot-{number + 1}", f"plan-{number}", f"bot-{number}"])
            body = {"seat": question["seat"], "token": token, "number": number, "key": key}
            await self.post(f"tables/{mine['id']}/moves", body)

    async def flood(self, what: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await what()
            except (httpx2.HTTPError, ValueError):
                self.found["no answer"] += 1
                await asyncio.sleep(0.5)
            await asyncio.sleep(random.uniform(0.0, 2 * pause))


async def flood_all(bases: list[str], rate: float, seconds: float, found: Counter[str]) -> None:
    tables: list[str] = []
    kinds = [
        "look_around",
        "chat",
        "ask_for_much",
        "upload",
        "guess",
        "come_as_guests",
        "send_rubbish",
        "play",
    ]
    besiegers = [Besieger(bases, number, tables, found) for number, _ in enumerate(kinds)]
    pause = EACH * len(kinds) / rate
    floods = [
        asyncio.create_task(one.flood(getattr(one, kind), pause))
        for one, kind in zip(besiegers, kinds, strict=True)
        for _ in range(EACH)
    ]
    slow = [asyncio.create_task(say_slowly(bases, number, found)) for number in range(SLOW_LINES)]
    stopped = threading.Event()
    reading = asyncio.create_task(asyncio.to_thread(read_nothing, bases, tables, stopped, found))
    await asyncio.sleep(seconds)
    stopped.set()
    for task in [*floods, *slow]:
        task.cancel()
    ended = await asyncio.gather(*floods, *slow, return_exceptions=True)
    for error in ended:
        if not isinstance(error, asyncio.CancelledError):
            found[f"a besieger's own fault: {error!r}"] += 1
    await reading


async def say_slowly(bases: list[str], number: int, found: Counter[str]) -> None:
    """A request whose head never ends."""
    port = urlsplit(bases[number % len(bases)]).port
    while True:
        with suppress(OSError):
            line = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.20", 0))
            try:
                line[1].write(b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nX: ")
                while not line[0].at_eof():
                    line[1].write(b"a")
                    await asyncio.sleep(1.0)
                    await line[1].drain()
            finally:
                line[1].close()
                found["slow lines ended"] += 1
        await asyncio.sleep(1.0)


def read_nothing(bases: list[str], tables: list[str], stopped: threading.Event, found: Counter[str]) -> None:
    """Keep sockets that ask for whole tables and read none of them; whoever is dropped comes again."""
    readers: list[SilentReader] = []
    while not stopped.wait(1.0):
        for reader in list(readers):
            if reader.closed():
                reader.close()
                readers.remove(reader)
                found["silent readers dropped"] += 1
        for _ in range(min(5, READERS - len(readers)) if tables else 0):
            with suppress(OSError, AssertionError):
                readers.append(SilentReader(random.choice(bases), random.choice(tables), source="127.0.0.30"))
                readers[-1].ask(30)
                found["silent readers"] += 1
    for reader in readers:
        reader.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--rate", type=float, default=60.0, help="requests a second, of all kinds together")
    parser.add_argument("bases", nargs="+")
    args = parser.parse_args()
    assert all(urlsplit(base).hostname == "localhost" for base in args.bases), "drills stay on this machine"
    os.nice(5)
    start, found = time.monotonic(), Counter[str]()
    asyncio.run(flood_all(args.bases, args.rate, args.seconds, found))
    print(json.dumps({"seconds": round(time.monotonic() - start), **found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
