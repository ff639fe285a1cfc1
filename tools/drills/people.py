"""People at tables: they play by socket, come back by themselves when the line breaks, send again what was
not answered, and remember everything that was confirmed to them."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

KEYS = count()
FIRST_PAUSE, MAX_PAUSE = 0.5, 4.0  # seconds between attempts to come back, as the browser's client does it
GAME = "kingdom_builder"
UNUSED = ssl.create_default_context()  # for HTTPS; made once, since that takes longer than a request


@dataclass(frozen=True)
class Receipt:
    """What a person was told: this move is on disk."""

    table: str
    seat: int
    user: str
    key: str
    token: str
    seq: int
    number: int


@dataclass(frozen=True)
class Account:
    """Who somebody is for the server, and from where they come, as a proxy would say it."""

    cookie: str
    user: str
    address: str

    def headers(self) -> dict[str, str]:
        cookie = {"cookie": f"sid={self.cookie}"} if self.cookie else {}
        return {"x-forwarded-for": self.address, **cookie}


@dataclass
class Crowd:
    """All people, and what they saw."""

    bases: list[str]
    think: tuple[float, float] = (0.2, 1.0)
    level: str = "gentle"
    games: Sequence[str] = (GAME,)
    clock: dict[str, Any] | None = None
    receipts: list[Receipt] = field(default_factory=list)
    repeated: int = 0
    refusals: dict[str, int] = field(default_factory=dict)
    absences: list[float] = field(default_factory=list)  # seconds for which somebody's line was broken
    away: dict[str, float] = field(default_factory=dict)  # person -> when it broke
    confirmed: list[tuple[float, float]] = field(default_factory=list)  # moments of clicks and receipts
    moved: dict[str, float] = field(default_factory=dict)  # table that is played -> when it last went on
    finished: int = 0
    stop: bool = False

    def base(self) -> str:
        """Where a proxy would lead somebody: to any of the servers."""
        return random.choice(self.bases)

    async def sign_in(self, name: str, address: str) -> Account:
        """A new guest."""
        answer = await self.post(Account("", "", address), "session", {"name": name})
        return Account(answer.cookies["sid"], answer.json()["user"], address)

    async def post(self, account: Account, path: str, body: Any) -> httpx2.Response:
        """Until it works: people try again."""
        headers = account.headers()
        while True:
            try:
                async with httpx2.AsyncClient(base_url=self.base(), timeout=60, verify=UNUSED) as http:
                    answer = await http.post(f"/api/{path}", json=body, headers=headers)
                if answer.status_code < 500:
                    return answer
            except httpx2.HTTPError:
                pass
            if self.stop:
                raise asyncio.CancelledError
            await asyncio.sleep(0.5)


class Person:
    """Somebody with a seat at a table."""

    def __init__(self, crowd: Crowd, name: str, account: Account, table: str, seat: int) -> None:
        self.crowd, self.name, self.table, self.seat = crowd, name, table, seat
        self.account = account
        self.state: dict[str, Any] = {}
        self.seq: int | None = None
        self.pending: dict[str, Any] | None = None
        self.sent = 0.0
        self.over = False

    async def play(self) -> None:
        """To the end of the game, whatever happens to the line."""
        attempt = 0
        while not self.over and not self.crowd.stop:
            try:
                async with self.open_socket() as socket:
                    await self.talk(socket)
                    attempt = 0
            except (OSError, WebSocketException, TimeoutError):
                self.crowd.away.setdefault(self.name, time.monotonic())
            pause = min(MAX_PAUSE, FIRST_PAUSE * 2**attempt)
            attempt += 1
            await asyncio.sleep(pause / 2 + random.random() * pause / 2)

    def open_socket(self) -> Any:
        base = self.crowd.base()
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        headers = {**self.account.headers(), "Origin": base}
        return connect(address, additional_headers=headers, max_size=None, open_timeout=30)

    async def talk(self, socket: ClientConnection) -> None:
        self.greet(socket)
        clicking = asyncio.create_task(self.click(socket))
        try:
            async for text in socket:
                self.hear(json.loads(text), socket)
                if self.over or self.crowd.stop:
                    return
        finally:
            clicking.cancel()
            await asyncio.gather(clicking, return_exceptions=True)
        self.crowd.away.setdefault(self.name, time.monotonic())  # closed in good order, by a stopping server

    def hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        kind = message["type"]
        if kind in ("welcome", "update") and self.name in self.crowd.away:
            self.crowd.absences.append(time.monotonic() - self.crowd.away.pop(self.name))
        if kind == "welcome":
            self.state = message["snapshot"]
            self.note_progress(self.state["seq"])
        elif kind == "update":
            if self.seq is None or message["since"] > self.seq:
                self.greet(socket)
            elif message["seq"] > self.seq:
                self.state.update(message)
                self.note_progress(message["seq"])
        elif kind == "accepted" and self.pending is not None and message["key"] == self.pending["key"]:
            self.confirm(message)
        elif kind == "refused" and self.pending is not None and message["key"] == self.pending["key"]:
            error = message["refusal"]["error"]
            self.crowd.refusals[error] = self.crowd.refusals.get(error, 0) + 1
            if error not in ("unavailable", "busy"):  # these are clicked again, under the same key
                self.pending = None
            self.greet(socket)
        self.over = bool(self.state.get("result"))

    def note_progress(self, seq: int) -> None:
        if seq != self.seq:
            self.seq, self.crowd.moved[self.table] = seq, time.monotonic()

    def greet(self, socket: ClientConnection) -> None:
        """Ask for what is missing."""
        hello = {"type": "hello", "since": self.seq, "seat": self.seat}
        self.greeting = asyncio.create_task(socket.send(json.dumps(hello)))
        self.greeting.add_done_callback(lambda done: done.cancelled() or done.exception())  # the line is gone

    def confirm(self, message: dict[str, Any]) -> None:
        assert self.pending is not None
        self.crowd.confirmed.append((self.sent, time.monotonic()))
        self.crowd.repeated += message["repeated"]
        done = self.pending
        self.crowd.receipts.append(
            Receipt(
                self.table,
                self.seat,
                self.account.user,
                done["key"],
                done["token"],
                message["seq"],
                done["number"],
            )
        )
        self.pending = None

    async def click(self, socket: ClientConnection) -> None:
        """Answer when asked; on a new line, first send again what was not answered."""
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        while True:
            await asyncio.sleep(random.uniform(*self.crowd.think))
            if self.pending is not None:
                if time.monotonic() > self.sent + 2.0:
                    await socket.send(json.dumps(self.pending))
                continue
            mine = (self.state.get("decision") or {}).get("mine")
            number = self.state.get("number")
            if mine and mine["seat"] == self.seat:
                token = random.choice(mine["moves"])["token"]
                key = f"drill-{next(KEYS)}"
                self.pending = {
                    "type": "move",
                    "seat": self.seat,
                    "token": token,
                    "number": number,
                    "key": key,
                }
                self.sent = time.monotonic()
                self.state["decision"] = None
                await socket.send(json.dumps(self.pending))


async def begin(crowd: Crowd, id: str, accounts: list[Account]) -> None:
    """Sit down and start; a server that has not heard of the last to join yet refuses, so try again."""
    while True:
        for account in accounts[1:]:
            await crowd.post(account, f"tables/{id}/join", {})
        answer = await crowd.post(accounts[0], f"tables/{id}/start", {})
        if answer.status_code < 300 or answer.json()["error"] == "wrong_phase":
            return
        await asyncio.sleep(0.5)


async def table(crowd: Crowd, number: int, bot: bool) -> None:
    """One table after the other: two people, or one against a bot."""
    names = [f"Drill {number}"] if bot else [f"Drill {number} a", f"Drill {number} b"]
    addresses = [f"10.{seat}.{number >> 8}.{number & 255}" for seat, _ in enumerate(names)]
    accounts = [await crowd.sign_in(name, address) for name, address in zip(names, addresses, strict=True)]
    while not crowd.stop:
        other = {"kind": "bot", "level": crowd.level} if bot else {"kind": "open"}
        body = {"game": crowd.games[number % len(crowd.games)], "seats": [{"kind": "me"}, other]}
        id = (await crowd.post(accounts[0], "tables", {**body, "clock": crowd.clock})).json()["id"]
        await begin(crowd, id, accounts)
        people = [Person(crowd, names[seat], account, id, seat) for seat, account in enumerate(accounts)]
        crowd.moved[id] = time.monotonic()
        await asyncio.gather(*(person.play() for person in people))
        del crowd.moved[id]
        crowd.finished += 1
