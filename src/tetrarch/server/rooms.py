"""Live tables: what is in memory of a table, who watches it, and what each of them is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tetrarch.core.match import Match
from tetrarch.server import journal, schemas, show
from tetrarch.server.bus import Bus
from tetrarch.server.model import Action, Change, SeatRow, TableRow, TalkRow, User
from tetrarch.server.refusals import Refused
from tetrarch.server.storage import Conflict, Storage

log = logging.getLogger("tetrarch.rooms")
REMEMBERED = 200  # messages whose gaps can be filled
QUEUED = 200  # messages that may wait for a slow client
TALK = 300
encode = msgspec.json.Encoder().encode


class Subscriber:
    """A client that listens. `seat` is the one whose view it gets; None is a spectator's."""

    def __init__(self, user: User | None, session: str = "") -> None:
        self.user = user
        self.session = session  # the digest of its token
        self.wanted: int | None = None
        self.seat: int | None = None
        self.ready = False  # after its hello
        self.lost = False  # too slow, or signed out: it is cut off, and fills the gap when it comes back
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUED)

    def push(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True

    def cut(self) -> None:
        self.lost = True
        self.push(b"")  # wakes the sender up


@dataclass(frozen=True)
class News:
    """What a message changed; `floor` is how many of the match's events it left as they were."""

    seq: int
    parts: frozenset[str]
    floor: int


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
    rendered: dict[tuple[Any, ...], bytes] = field(default_factory=dict)

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

    def online(self) -> frozenset[str]:
        return frozenset(s.user.id for s in self.subscribers if s.user is not None)

    def spectators(self) -> int:
        seated = {seat.user_id for seat in self.seats if seat.kind == "person"}
        return sum(1 for s in self.subscribers if s.user is None or s.user.id not in seated)

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
        return show.table_info(self.table, self.seats, user, self.online(), self.spectators())

    def snapshot(self, user: User | None, seat: int | None) -> schemas.Snapshot:
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
            talk=[show.talk_line(line) for line in self.talk],
            ask=show.ask(self.table),
            result=show.result(self.table, match),
        )

    def decision(self, seat: int | None) -> schemas.Decision | None:
        if self.match is None or self.table.phase != "running":
            return None
        return show.decision(self.match, seat, self.consent)

    def update(self, user: User | None, seat: int | None, since: int) -> schemas.Update | None:
        """What changed after a message; None when that is not remembered."""
        if since == self.seq:
            return schemas.Update(self.seq, since, self.number)
        missed = [news for news in self.news if news.seq > since]
        if since > self.seq or not missed or missed[0].seq != since + 1:
            return None
        parts = frozenset[str]().union(*(news.parts for news in missed))
        if "seats" in parts:
            return None
        return self._parts(user, seat, since, parts, min(news.floor for news in missed))

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
        if "ask" in parts:
            update.ask = show.ask(self.table)
        if "talk" in parts:
            update.talk = [show.talk_line(line) for line in self.talk if line.seq > since]
        if "result" in parts and (result := show.result(self.table, self.match)) is not None:
            update.result = result
        return update

    def publish(self, news: News) -> None:
        """Tell everybody, each as they may know it. What is told is on disk."""
        self.news.append(news)
        self.rendered.clear()
        for subscriber in self.subscribers:
            if subscriber.ready:
                self.tell(subscriber, news.seq - 1)

    def tell(self, subscriber: Subscriber, since: int | None) -> None:
        """Bring a client up to date: the gap if that can be, else everything."""
        user = subscriber.user
        seat = self.viewpoint(user, subscriber.wanted)
        if since is not None and seat == subscriber.seat:
            # the table's part differs from person to person, all else from seat to seat
            personal = any("table" in news.parts for news in self.news if news.seq > since)
            key = (seat, since, self.seq, user.id if user is not None and personal else None)
            if key not in self.rendered:
                update = self.update(user, seat, since)
                if update is not None:
                    self.rendered[key] = encode(update)
            if key in self.rendered:
                subscriber.push(self.rendered[key])
                return
        subscriber.seat = seat
        subscriber.push(encode(schemas.Welcome(self.snapshot(user, seat))))


class Rooms:
    """The tables in memory: loaded when wanted, forgotten when long unused."""

    def __init__(self, storage: Storage, bus: Bus, most: int) -> None:
        self.storage, self.bus, self.most = storage, bus, most
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.loaded: Callable[[Room], None] = lambda room: None

    async def get(self, id: str) -> Room:
        """The room of a table; `not_found` if there is none."""
        if id in self.rooms:
            self.rooms.move_to_end(id)
            return self.rooms[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> Room:
        found = await self.storage.table(id)
        if found is None:
            raise Refused("not_found")
        room = Room(*found)
        await self.fill(room)
        self.add(room)
        self.loaded(room)
        return room

    async def fill(self, room: Room) -> None:
        """Bring the match of a room into memory."""
        if room.table.started is None:
            return
        snapshot, actions = await self.storage.history(room.table.id)
        room.match = await asyncio.to_thread(journal.rebuilt, room.table, room.seats, snapshot, actions)
        room.unsaved = len(actions)
        room.keys = {(action.seat, action.key): action for action in actions}

    def add(self, room: Room) -> None:
        self.rooms[room.table.id] = room
        self._forget()

    def _forget(self) -> None:
        """Keep as many as allowed; those in use stay."""
        for id in list(self.rooms)[: max(0, len(self.rooms) - self.most)]:
            room = self.rooms[id]
            if not room.subscribers and room.driver is None and not room.lock.locked():
                del self.rooms[id]

    async def commit(self, room: Room, change: Change, parts: set[str], floor: int | None = None) -> None:
        """Write a change, then tell everybody. If it cannot be written, the room is as on disk again."""
        old_seq = room.seq
        try:
            await self.storage.apply(change)
        except Exception as error:
            await self._reload(room)
            if isinstance(error, Conflict):
                raise Refused("busy", number=room.number, seq=room.seq) from error
            log.exception("could not write", extra={"table": room.table.id, "seq": old_seq + 1})
            raise
        for key, value in change.fields.items():
            setattr(room.table, key, value)
        room.table.seq = change.seq
        if change.seats is not None:
            room.seats = change.seats
        room.talk = [*room.talk, *change.talk][-TALK:] if change.talk else room.talk
        if change.action is not None:
            room.keys[change.action.seat, change.action.key] = change.action
            room.unsaved = 0 if change.snapshot is not None else room.unsaved + 1
        told = 0 if room.match is None else len(room.match.told)
        room.publish(News(change.seq, frozenset(parts), told if floor is None else floor))
        await self.bus.publish(room.table.id, change.seq)

    async def _reload(self, room: Room) -> None:
        found = await self.storage.table(room.table.id)
        assert found is not None
        room.table, room.seats, room.talk = found
        room.news.clear()
        await self.fill(room)

    def cut(self, session: str) -> None:
        """Who has signed out hears and says nothing more with that session."""
        for room in self.rooms.values():
            for subscriber in room.subscribers:
                if subscriber.session == session:
                    subscriber.cut()

    async def close(self) -> None:
        """Stop all that runs for a room."""
        drivers = [room.driver for room in self.rooms.values() if room.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)


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
