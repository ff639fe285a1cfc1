"""Measure the server under load: `.venv/bin/python tools/load_test.py` starts one and plays against it.

It runs on a new database.

Many tables with two people each, one move every two seconds a table; before that, a single table alone.
What was acknowledged is looked for again after the server was killed. `--kind postgres --servers 2`: the two
people of a table sit at different processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvloop
from msgspec import UNSET, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect

from drills.site import Site

GAME = "kingdom_builder"
KEYS = count()
TABLES_AT_ONCE = 16  # tables that are made at the same time
UNUSED = ssl.create_default_context()  # for HTTPS; made once, since that takes longer than a request


# what people read of the messages; all else is skipped, since they share the machine with the servers


class Token(Struct):
    token: str


class Mine(Struct):
    moves: list[Token]


class Decision(Struct):
    mine: Mine | None = None


class State(Struct):
    seq: int = 0
    number: int = 0
    decision: Decision | None | UnsetType = UNSET
    result: dict[str, Any] | None | UnsetType = UNSET


class Message(State):
    type: str = ""
    since: int = 0
    key: str | None = None
    snapshot: State | None = None


read = msgspec.json.Decoder(Message).decode


@dataclass
class Seat:
    """A person at a table: a socket, and what it was told."""

    cookie: str
    socket: ClientConnection
    seq: int = 0
    number: int = 0
    mine: Mine | None = None
    over: bool = False
    gaps: int = 0

    def learn(self, state: State) -> None:
        self.seq, self.number = state.seq, state.number
        if state.decision is not UNSET:
            self.mine = None if state.decision is None else state.decision.mine
        self.over = self.over or bool(state.result)


@dataclass
class Latencies:
    confirmed: list[float] = field(default_factory=list)  # click to acknowledgement
    seen: list[float] = field(default_factory=list)  # click to the other person's screen
    refused: int = 0


def quantile(values: Sequence[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Table:
    """One table and its two people."""

    def __init__(self, bases: list[str], id: str, cookies: list[str], latencies: Latencies) -> None:
        self.bases, self.id, self.cookies, self.latencies = bases, id, cookies, latencies
        self.seats: list[Seat] = []
        self.sent: dict[str, float] = {}
        self.moved: dict[int, float] = {}
        self.acknowledged = 0

    async def open(self) -> None:
        for side, cookie in enumerate(self.cookies):
            base = self.bases[side % len(self.bases)]
            address = f"{base.replace('http', 'ws')}/api/tables/{self.id}/live"
            headers = {"Cookie": f"sid={cookie}", "Origin": base}
            socket = await connect(address, additional_headers=headers, max_size=None, open_timeout=60)
            seat = Seat(cookie, socket)
            await socket.send('{"type":"hello"}')
            self.seats.append(seat)

    async def listen(self, seat: Seat) -> None:
        async for raw in seat.socket:
            now = time.perf_counter()
            message = read(raw)
            if message.type == "welcome":
                assert message.snapshot is not None
                seat.learn(message.snapshot)
            elif message.type == "update":
                seat.gaps += message.since != seat.seq
                seat.learn(message)
                if seat.seq in self.moved:
                    self.latencies.seen.append(now - self.moved[seat.seq])
            elif message.type == "accepted":
                self.latencies.confirmed.append(now - self.sent.pop(message.key or ""))
                self.acknowledged = max(self.acknowledged, message.seq)
            elif message.type == "refused":
                self.latencies.refused += 1

    async def play(self, seconds: float, every: float) -> None:
        listening = [asyncio.create_task(self.listen(seat)) for seat in self.seats]
        end = time.monotonic() + seconds
        await asyncio.sleep(random.random() * every)
        while time.monotonic() < end:
            start = time.monotonic()
            if not await self.move():
                break
            await asyncio.sleep(max(0.0, every - (time.monotonic() - start)))
        await asyncio.sleep(2.0)
        for task in listening:
            task.cancel()

    async def move(self) -> bool:
        """Let whoever is asked answer; false when the game is over."""
        for index, seat in enumerate(self.seats):
            if seat.over:
                return False
            if seat.mine:
                key, token = f"k{next(KEYS)}", random.choice(seat.mine.moves).token
                self.sent[key] = self.moved[seat.seq + 1] = time.perf_counter()
                seat.mine = None
                body = {"type": "move", "seat": index, "token": token, "number": seat.number, "key": key}
                await seat.socket.send(json.dumps(body))
                return True
        return True


class ProcessorTime:
    """The processor time that servers, database and the people here use from now on."""

    def __init__(self, site: Site) -> None:
        self.site, self.before = site, self.now(site)

    @staticmethod
    def now(site: Site) -> list[float]:
        return [sum(server.busy() for server in site.servers), site.database_busy(), time.process_time()]

    def each(self, moves: int) -> list[float]:
        """Milliseconds of each, a move."""
        spent = zip(self.now(self.site), self.before, strict=True)
        return [round(1000 * (after - before) / moves, 2) for after, before in spent]


def client(base: str, name: str) -> httpx2.Client:
    made = httpx2.Client(base_url=base, timeout=60)
    made.post("/api/session", json={"name": name}).raise_for_status()
    return made


def start_table(bases: list[str], number: int, latencies: Latencies) -> Table:
    """A table with two people, started."""

    def post(cookie: str | None, path: str, body: object) -> httpx2.Response:
        headers = {"cookie": f"sid={cookie}"} if cookie else {}
        answer = httpx2.post(f"{bases[0]}/api/{path}", json=body, headers=headers, timeout=60, verify=UNUSED)
        return answer.raise_for_status()

    cookies = [post(None, "session", {"name": f"Load {number} {side}"}).cookies["sid"] for side in "ab"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = post(cookies[0], "tables", {"game": GAME, "seats": seats}).json()["id"]
    post(cookies[1], f"tables/{id}/join", {})
    post(cookies[0], f"tables/{id}/start", {})
    return Table(bases, id, cookies, latencies)


async def measure_crowd(site: Site, tables: int, seconds: float, every: float) -> dict[str, Any]:
    """Many tables at once; then the servers are killed, and everything acknowledged must be there."""
    latencies = Latencies()
    empty = site.memory()
    with ThreadPoolExecutor(TABLES_AT_ONCE) as pool:
        rooms = list(pool.map(lambda number: start_table(site.bases, number, latencies), range(tables)))
    before = site.memory()
    for first in range(0, tables, TABLES_AT_ONCE):
        await asyncio.gather(*(room.open() for room in rooms[first : first + TABLES_AT_ONCE]))
    await asyncio.sleep(2.0)
    opened = site.memory()
    print("playing", flush=True)
    start, busy = time.monotonic(), ProcessorTime(site)
    await asyncio.gather(*(room.play(seconds, every) for room in rooms))
    took, count = time.monotonic() - start, max(1, len(latencies.confirmed))
    found = {
        "tables": tables,
        "sockets": 2 * tables,
        "moves": len(latencies.confirmed),
        "moves a second": round(len(latencies.confirmed) / took, 1),
        "confirmed ms p50/p95/p99": [round(quantile(latencies.confirmed, q), 1) for q in (0.5, 0.95, 0.99)],
        "seen by all ms p50/p95/p99": [round(quantile(latencies.seen, q), 1) for q in (0.5, 0.95, 0.99)],
        "processor ms a move: servers, database, people": busy.each(count),
        "refused": latencies.refused,
        "unanswered": sum(len(room.sent) for room in rooms),
        "gaps": sum(seat.gaps for room in rooms for seat in room.seats),
        "servers MB": [round(server.memory()) for server in site.servers],
        "kB a socket: to connect, with tables, after play": [
            round(1024 * more / (2 * tables), 1)
            for more in (opened - before, opened - empty, site.memory() - empty)
        ],
    }
    for server in site.servers:
        server.end()
    return found | {"rooms": rooms}


def count_lost(site: Site, rooms: list[Table]) -> int:
    """Tables whose last acknowledged message is not there."""
    with httpx2.Client(base_url=site.bases[0], timeout=60) as reader:
        return sum(reader.get(f"/api/tables/{room.id}").json()["seq"] < room.acknowledged for room in rooms)


# one table


class TimedClient:
    """A client that keeps how long it waited, by what it asked for."""

    def __init__(self, http: httpx2.Client) -> None:
        self.http = http
        self.took: dict[str, list[float]] = {}

    def __call__(self, what: str, method: str, path: str, body: object = None) -> Any:
        start = time.perf_counter()
        answer = self.http.request(method, f"/api/{path}", json=body)
        self.took.setdefault(what, []).append(time.perf_counter() - start)
        answer.raise_for_status()
        return answer.json()

    def ms(self, what: str, share: float) -> float:
        return round(quantile(self.took.get(what, []), share), 1)


def measure_single(base: str) -> tuple[dict[str, Any], str]:
    """Moves by HTTP one after the other, and going back, in a long game of four at one device."""
    ask = TimedClient(client(base, "Single"))
    body = {"game": GAME, "seats": [{"kind": "me"}] * 4, "undo": "consent", "start": True}
    id = ask("make", "POST", "tables", body)["id"]
    while True:
        state = ask("look", "GET", f"tables/{id}")
        if state["result"]:
            break
        seat = state["decision"]["waiting"][0]
        step(ask, id, seat, ask("look", "GET", f"tables/{id}?seat={seat}"))
    ask.http.close()
    return {
        "moves": len(ask.took["move"]),
        "length of the game": state["number"],
        "move by HTTP ms p50/p95": [ask.ms("move", q) for q in (0.5, 0.95)],
        "undo to here ms p50/worst": [ask.ms("undo", q) for q in (0.5, 1.0)],
        "back by consent ms p50/worst": [ask.ms("back", q) for q in (0.5, 1.0)],
    }, id


def step(ask: TimedClient, id: str, seat: int, state: dict[str, Any]) -> None:
    """A move; now and then back to the beginning of the turn, and late in the game beyond it by consent."""
    undo = state["decision"]["undo"]
    request = {"seat": seat, "number": state["number"], "key": f"s{next(KEYS)}"}
    if len(undo["to"]) > 2 and random.random() < 0.2:
        ask("undo", "POST", f"tables/{id}/undo", {**request, "to": undo["to"][0]})
    elif state["number"] > 250 and len(ask.took.get("back", [])) < 5:
        ask("back", "POST", f"tables/{id}/undo", {**request, "to": undo["consent"][-6], "ask": True})
    else:
        tokens = [move["token"] for move in state["decision"]["mine"]["moves"]]
        ask("move", "POST", f"tables/{id}/moves", {**request, "token": random.choice(tokens)})


def measure_loading(base: str, id: str) -> dict[str, Any]:
    """A finished game, from disk."""
    ask = TimedClient(httpx2.Client(base_url=base, timeout=60))
    ask("games", "GET", "games")
    ask("table", "GET", f"tables/{id}")
    ask("replay", "GET", f"tables/{id}/replay?seat=0")
    ask("frames", "GET", f"tables/{id}/frames?seat=0&count=20")
    ask.http.close()
    return {f"{what} ms": ask.ms(what, 1.0) for what in ("table", "replay", "frames")}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--kind", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="processes, with PostgreSQL")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), args.kind, args.servers)
        try:
            uvloop.run(run_load(site, args))
        finally:
            site.close()
    return 0


async def run_load(site: Site, args: argparse.Namespace) -> None:
    version = subprocess.run(
        [sys.executable, "-m", "tetrarch", "--version"], capture_output=True, text=True
    ).stdout.strip()
    print(f"{version}, {args.kind}, {args.servers} servers, {os.cpu_count()} cores, {platform.system()}")
    print("load before:", os.getloadavg(), flush=True)
    await site.start()
    alone, long_game = measure_single(site.bases[0])
    print("one table:", json.dumps(alone), flush=True)
    many = await measure_crowd(site, args.tables, args.seconds, args.every)
    rooms = many.pop("rooms")
    print("crowd:", json.dumps(many), flush=True)
    await site.start()
    print("after kill -9, tables with an acknowledged move lost:", count_lost(site, rooms))
    print("a finished game from disk:", json.dumps(measure_loading(site.bases[0], long_game)))
    print("load after:", os.getloadavg())


if __name__ == "__main__":
    sys.exit(main())
