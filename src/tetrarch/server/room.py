"""A table in memory: who watches it, and what each of them is told."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import msgspec

from tetrarch.core.match import Match
from tetrarch.server import clocks, schemas, show
from tetrarch.server.model import Action, SeatRow, TableRow, TalkRow, User
from tetrarch.server.refusals import Refused

REMEMBERED = 200  # messages whose gaps can be filled
QUEUED = 200  # messages that may wait for a slow client
TOLD = 100  # people of one process that others are told of
encode = msgspec.json.Encoder().encode
Rendered = dict[tuple[Any, ...], bytes]


class Subscriber:
    """A client that listens. `seat` is the one whose view it gets; None is a spectator's."""

    def __init__(self, user: User | None, session: str = "") -> None:
        self.user = user
        self.session = session  # the digest of its token
        self.wanted: int | None = None
        self.seat: int | None = None
        self.ready = False  # after its hello
        self.unheard: frozenset[str] = frozenset()  # people whose words are not shown
        self.lost = False  # too slow, or signed out: it is cut off, and fills the gap when it comes back
        self.queue: list[bytes] = []
        self.wake: Callable[[], object] = lambda: None  # has the queue sent

    def push(self, message: bytes) -> None:
        if len(self.queue) < QUEUED:
            self.queue.append(message)
        else:
            self.lost = True
        self.wake()

    def cut(self) -> None:
        self.lost = True
        self.wake()


@lru_cache(100)
def one(parts: frozenset[str]) -> frozenset[str]:
    """The same set for the same parts: a table remembers many of them."""
    return parts


@dataclass(frozen=True, slots=True)
class News:
    """What changed between two messages; `floor` is how many of the match's events were left as they were."""

    since: int
    seq: int
    parts: frozenset[str]
    floor: int


@dataclass(frozen=True)
class Elsewhere:
    """Who watches a table at another process, as that told it last."""

    users: frozenset[str]
    strangers: int
    at: float


@dataclass
class Room:
    """One table in memory. Whoever reads or changes it holds `lock`."""

    table: TableRow
    seats: list[SeatRow]
    talk: list[TalkRow]
    match: Match | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    subscribers: set[Subscriber] = field(default_factory=set)
    news: deque[News] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    keys: dict[tuple[int, str], Action] = field(default_factory=dict)
    unsaved: int = 0  # actions since the last snapshot
    driver: asyncio.Task[None] | None = None
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    behind: int = 0  # the last message that another process is known to have written
    broken: bool = False  # the match in memory may differ from what is stored
    used: float = field(default_factory=time.monotonic)
    now: Callable[[], float] = clocks.wall  # the time that clocks go by

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def number(self) -> int:
        return 0 if self.match is None else self.match.number

    @property
    def consent(self) -> bool:
        return self.table.undo == "consent"

    def need(self, *phases: str) -> None:
        if self.table.phase not in phases:
            raise Refused("wrong_phase", phase=self.table.phase, number=self.number, seq=self.seq)

    def playing(self) -> Match:
        """The match, if it is being played."""
        self.need("running")
        assert self.match is not None
        return self.match

    def held(self, user: User | None, seat: int) -> None:
        """Refuse whoever does not hold the seat."""
        if seat not in show.mine(self.seats, user):
            raise Refused("not_seated")

    def viewpoint(self, user: User | None, wanted: int | None) -> int | None:
        """Whose view somebody gets: that of the seat wanted, or of the only one held."""
        seats = show.mine(self.seats, user)
        if self.match is None:
            return None
        if wanted is not None and wanted in seats:
            return wanted
        return seats[0] if len(seats) == 1 else None

    # who is here

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.subscribers and self.driver is None and not self.lock.locked()

    def here(self) -> Elsewhere:
        """Who watches at this process, as others are told."""
        users = frozenset(s.user.id for s in self.subscribers if s.user is not None)
        strangers = sum(1 for s in self.subscribers if s.user is None)
        return Elsewhere(frozenset(sorted(users)[:TOLD]), strangers, time.monotonic())

    def online(self) -> frozenset[str]:
        return self.here().users.union(*(there.users for there in self.elsewhere.values()))

    def spectators(self) -> int:
        seated = {seat.user_id for seat in self.seats if seat.kind == "person"}
        strangers = sum(there.strangers for there in (self.here(), *self.elsewhere.values()))
        return len(self.online() - seated) + strangers

    def present(self) -> None:
        """Tell everybody who is connected."""
        online = self.online()
        seats = [seat.seat for seat in self.seats if seat.kind == "person" and (seat.user_id or "") in online]
        message = encode(schemas.Presence(seats, self.spectators()))
        for subscriber in self.subscribers:
            if subscriber.ready:
                subscriber.push(message)

    # what they are told

    def info(self, user: User | None) -> schemas.TableInfo:
        return show.table_info(self.table, self.seats, user, self.online(), self.spectators(), self.now())

    def snapshot(
        self, user: User | None, seat: int | None, unheard: frozenset[str] = frozenset()
    ) -> schemas.Snapshot:
        """All that somebody may know, from the seat's side."""
        match = self.match
        view = None if match is None else match.view(seat)
        return schemas.Snapshot(
            seq=self.seq,
            table=self.info(user),
            number=self.number,
            seat=seat,
            view=view,
            decision=self.decision(seat),
            log=[] if match is None else show.log(match, seat).entries,
            sheet=[] if match is None else show.sheet(match, seat),
            scores=None if view is None else show.scores(view),
            talk=self.said(-1, unheard),
            ask=show.ask(self.table),
            result=show.result(self.table, match),
        )

    def said(self, since: int, unheard: frozenset[str]) -> list[schemas.TalkLine]:
        """What was said after a message, without the words of some people."""
        lines = [line for line in self.talk if line.seq > since and line.user_id not in unheard]
        return [show.talk_line(line) for line in lines]

    def decision(self, seat: int | None) -> schemas.Decision | None:
        if self.match is None or self.table.phase != "running":
            return None
        return show.decision(self.match, seat, self.consent, self.table.plans)

    def update(
        self, user: User | None, seat: int | None, since: int, unheard: frozenset[str] = frozenset()
    ) -> schemas.Update | None:
        """What changed after a message; None when that is not remembered."""
        if since == self.seq:
            return schemas.Update(self.seq, since, self.number)
        missed = [news for news in self.news if news.seq > since]
        if since > self.seq or not missed or missed[0].since > since:
            return None
        parts = frozenset[str]().union(*(news.parts for news in missed))
        if "seats" in parts:
            return None
        update = self._parts(user, seat, since, parts, min(news.floor for news in missed))
        if "talk" in parts:
            update.talk = self.said(since, unheard)
        return update

    def _parts(
        self, user: User | None, seat: int | None, since: int, parts: frozenset[str], floor: int
    ) -> schemas.Update:
        update = schemas.Update(self.seq, since, self.number)
        if "table" in parts:
            update.table = self.info(user)
        if "game" in parts and self.match is not None:
            update.view = self.match.view(seat)
            update.decision = self.decision(seat)
            update.log = show.log(self.match, seat, floor)
            update.sheet = show.sheet(self.match, seat)
            update.scores = show.scores(update.view)
        if parts & {"table", "game"} and self.table.clock is not None:
            update.clock = clocks.info(self.table, self.now())
        if "ask" in parts:
            update.ask = show.ask(self.table)
        if "result" in parts and (result := show.result(self.table, self.match)) is not None:
            update.result = result
        return update

    def publish(self, news: News) -> None:
        """Tell everybody, each as they may know it. What is told is on disk."""
        self.news.append(replace(news, parts=one(news.parts)))
        rendered: Rendered = {}
        for subscriber in self.subscribers:
            if subscriber.ready:
                self.tell(subscriber, news.since, rendered)

    def tell_all(self) -> None:
        """Tell everybody everything: what changed is not known."""
        self.news.clear()
        for subscriber in self.subscribers:
            if subscriber.ready:
                self.tell(subscriber, None)

    def tell(self, subscriber: Subscriber, since: int | None, rendered: Rendered | None = None) -> None:
        """Bring a client up to date: the gap if that can be, else everything. What several are told alike is
        made once, and kept in `rendered`."""
        rendered = {} if rendered is None else rendered
        user = subscriber.user
        seat = self.viewpoint(user, subscriber.wanted)
        if since is not None and seat == subscriber.seat:
            # the table's part differs from person to person, all else from seat to seat
            personal = any("table" in news.parts for news in self.news if news.seq > since)
            whose = user.id if user is not None and personal else None
            key = (seat, since, self.seq, whose, subscriber.unheard)
            if key not in rendered:
                update = self.update(user, seat, since, subscriber.unheard)
                if update is not None:
                    rendered[key] = encode(update)
            if key in rendered:
                subscriber.push(rendered[key])
                return
        subscriber.seat = seat
        subscriber.push(encode(schemas.Welcome(self.snapshot(user, seat, subscriber.unheard))))


def note(room: Room, key: str, seat: int | None = None, name: str | None = None, **args: Any) -> TalkRow:
    """A line that the server writes into a table's talk."""
    return talk_row(room, "note", seat=seat, name=name, key=key, args={"name": name, **args})


def talk_row(
    room: Room,
    kind: str,
    user_id: str | None = None,
    name: str | None = None,
    seat: int | None = None,
    text: str | None = None,
    key: str | None = None,
    args: dict[str, Any] | None = None,
) -> TalkRow:
    id = room.talk[-1].id + 1 if room.talk else 1
    return TalkRow(id, room.seq + 1, time.time(), kind, user_id, name, seat, text, key, args or {})
