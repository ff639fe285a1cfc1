"""A table in memory: who watches it, and what each of them is told."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import lru_cache
from typing import Any

import msgspec

from tetrarch.core.match.match import Match
from tetrarch.server import schemas
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import Action, Change, SeatRow, StoredTable, TableRow, TalkRow
from tetrarch.server.refusals import Refused
from tetrarch.server.tables import seat_view
from tetrarch.server.tables.clocks import game_clock

MAX_RECENT_CHANGES = 200  # whose gaps can be filled
MAX_QUEUED = 200  # messages that may wait for a slow client
MAX_ANNOUNCED = 100  # people at one table of this process whom others are told of
MAX_TALK = 300  # lines of talk that are kept in memory
encode = msgspec.json.Encoder().encode
EncodedUpdates = dict[tuple[Any, ...], bytes]


class Subscriber:
    """A client that listens. `seat` is the one whose view it gets; None: a spectator's view."""

    def __init__(self, user: User | None, session: str = "") -> None:
        self.user = user
        self.session = session  # the digest of its token
        self.wanted_seat: int | None = None
        self.seat: int | None = None
        self.ready = False  # after its hello
        self.muted: frozenset[str] = frozenset()  # people whose words are not shown
        self.disconnected = False  # too slow, or signed out; it fills the gap when it comes back
        self.queue: list[bytes] = []
        self.wake: Callable[[], object] = lambda: None  # has the queue sent

    def push(self, message: bytes) -> None:
        if len(self.queue) < MAX_QUEUED:
            self.queue.append(message)
        else:
            self.disconnected = True
        self.wake()

    def disconnect(self) -> None:
        self.disconnected = True
        self.wake()


@lru_cache(100)
def intern_parts(parts: frozenset[str]) -> frozenset[str]:
    """The same object for equal sets: a room remembers many of them."""
    return parts


@dataclass(frozen=True, slots=True)
class ChangeSummary:
    """Which parts of a table changed between two messages; the first `floor` events of the match did not."""

    since: int
    seq: int
    parts: frozenset[str]
    floor: int


@dataclass(frozen=True)
class Audience:
    """Who watches a table at another process, as that told it last."""

    users: frozenset[str]
    anonymous: int
    at: float


@dataclass
class Room:
    """One table in memory. Whoever reads or changes it holds `lock`."""

    table: TableRow
    seats: list[SeatRow]
    talk: list[TalkRow]
    match: Match | None = None
    _: KW_ONLY
    now: Callable[[], float]  # the time that clocks go by
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    subscribers: set[Subscriber] = field(default_factory=set)
    recent_changes: deque[ChangeSummary] = field(default_factory=lambda: deque(maxlen=MAX_RECENT_CHANGES))
    actions_by_key: dict[tuple[int, str], Action] = field(default_factory=dict)
    since_snapshot: int = 0  # how many actions there are after the last snapshot
    bot_task: asyncio.Task[None] | None = None
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    remote_audiences: dict[str, Audience] = field(default_factory=dict)
    latest_seq: int = 0  # of the last message that another process is known to have written
    inconsistent: bool = False  # the match in memory may differ from what is stored
    last_used: float = field(default_factory=time.monotonic)

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def number(self) -> int:
        return 0 if self.match is None else self.match.number

    @property
    def undo_by_consent(self) -> bool:
        return self.table.undo == "consent"

    def check_phase(self, *phases: str) -> None:
        if self.table.phase not in phases:
            raise Refused("wrong_phase", phase=self.table.phase, number=self.number, seq=self.seq)

    def running_match(self) -> Match:
        """The match, if it is being played."""
        self.check_phase("running")
        assert self.match is not None
        return self.match

    def check_seat(self, user: User | None, seat: int) -> None:
        """Refuse whoever does not hold the seat."""
        if seat not in seat_view.seats_of(self.seats, user):
            raise Refused("not_seated")

    def viewpoint(self, user: User | None, wanted: int | None) -> int | None:
        """Whose view somebody gets: that of the seat wanted, or of the only one held."""
        seats = seat_view.seats_of(self.seats, user)
        if self.match is None:
            return None
        if wanted is not None and wanted in seats:
            return wanted
        return seats[0] if len(seats) == 1 else None

    # what was written

    def apply_change(self, change: Change) -> None:
        """Take on a change that this process has written; the match has done its actions already."""
        for key, value in change.fields.items():
            setattr(self.table, key, value)
        self.table.seq = change.seq
        if change.seats is not None:
            self.seats = change.seats
        self._remember(change.talk, change.actions)
        self.since_snapshot = 0 if change.snapshot is not None else self.since_snapshot + len(change.actions)

    def apply_stored(self, stored: StoredTable) -> None:
        """Take on what other processes have written; the match has done their actions already."""
        self.table, self.seats, self.since_snapshot = stored.table, stored.seats, stored.since_snapshot
        self._remember(stored.talk, stored.actions)

    def _remember(self, talk: list[TalkRow], actions: list[Action]) -> None:
        self.talk = [*self.talk, *talk][-MAX_TALK:] if talk else self.talk
        self.actions_by_key |= {(action.seat, action.key): action for action in actions}

    # who is here

    @property
    def idle(self) -> bool:
        """Whether nobody uses the room, so that it may be dropped from memory."""
        return not self.subscribers and self.bot_task is None and not self.lock.locked()

    def local_audience(self) -> Audience:
        """Who watches at this process, as others are told."""
        users = frozenset(s.user.id for s in self.subscribers if s.user is not None)
        anonymous = sum(1 for s in self.subscribers if s.user is None)
        return Audience(frozenset(sorted(users)[:MAX_ANNOUNCED]), anonymous, time.monotonic())

    def audiences(self) -> list[Audience]:
        """Who watches, process by process."""
        return [self.local_audience(), *self.remote_audiences.values()]

    def online(self) -> frozenset[str]:
        """The people who watch anywhere."""
        return frozenset[str]().union(*(audience.users for audience in self.audiences()))

    def spectators(self) -> int:
        seated = {seat.user_id for seat in self.seats if seat.kind == "person"}
        anonymous = sum(audience.anonymous for audience in self.audiences())
        return len(self.online() - seated) + anonymous

    def publish_presence(self) -> None:
        """Tell everybody who is connected."""
        online = self.online()
        seats = [seat.seat for seat in self.seats if seat.kind == "person" and (seat.user_id or "") in online]
        message = encode(schemas.Presence(seats, self.spectators()))
        for subscriber in self.subscribers:
            if subscriber.ready:
                subscriber.push(message)

    # what they are told

    def info(self, user: User | None) -> schemas.TableInfo:
        return seat_view.table_info(
            self.table, self.seats, user, self.online(), self.spectators(), self.now()
        )

    def snapshot(
        self, user: User | None, seat: int | None, muted: frozenset[str] = frozenset()
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
            log=[] if match is None else seat_view.log(match, seat).entries,
            sheet=[] if match is None else seat_view.sheet(match, seat),
            scores=None if view is None else seat_view.scores(view),
            talk=self.talk_lines(-1, muted),
            ask=seat_view.undo_ask(self.table),
            result=seat_view.result(self.table, match),
        )

    def talk_lines(self, since: int, muted: frozenset[str]) -> list[schemas.TalkLine]:
        """What was said after a message, without the words of some people."""
        lines = [line for line in self.talk if line.seq > since and line.user_id not in muted]
        return [seat_view.talk_line(line) for line in lines]

    def decision(self, seat: int | None) -> schemas.Decision | None:
        if self.match is None or self.table.phase != "running":
            return None
        return seat_view.decision(self.match, seat, self.undo_by_consent, self.table.premoves)

    def update(
        self, user: User | None, seat: int | None, since: int, muted: frozenset[str] = frozenset()
    ) -> schemas.Update | None:
        """What changed after a message; None when that is not remembered."""
        if since == self.seq:
            return schemas.Update(self.seq, since, self.number)
        missed = [summary for summary in self.recent_changes if summary.seq > since]
        if since > self.seq or not missed or missed[0].since > since:
            return None
        parts = frozenset[str]().union(*(summary.parts for summary in missed))
        if "seats" in parts:
            return None
        update = self._changed_parts(user, seat, since, parts, min(summary.floor for summary in missed))
        if "talk" in parts:
            update.talk = self.talk_lines(since, muted)
        return update

    def _changed_parts(
        self, user: User | None, seat: int | None, since: int, parts: frozenset[str], floor: int
    ) -> schemas.Update:
        update = schemas.Update(self.seq, since, self.number)
        if "table" in parts:
            update.table = self.info(user)
        if "game" in parts and self.match is not None:
            update.view = self.match.view(seat)
            update.decision = self.decision(seat)
            update.log = seat_view.log(self.match, seat, floor)
            update.sheet = seat_view.sheet(self.match, seat)
            update.scores = seat_view.scores(update.view)
        if parts & {"table", "game"} and self.table.clock is not None:
            update.clock = game_clock.clock_info(self.table, self.now())
        if "ask" in parts:
            update.ask = seat_view.undo_ask(self.table)
        if "result" in parts and (result := seat_view.result(self.table, self.match)) is not None:
            update.result = result
        return update

    def publish(self, summary: ChangeSummary) -> None:
        """Tell everybody, each as they may know it. What is told is on disk."""
        self.recent_changes.append(replace(summary, parts=intern_parts(summary.parts)))
        encoded: EncodedUpdates = {}
        for subscriber in self.subscribers:
            if subscriber.ready:
                self.send_update(subscriber, summary.since, encoded)

    def send_snapshots(self) -> None:
        """Tell everybody everything: what changed is not known."""
        self.recent_changes.clear()
        for subscriber in self.subscribers:
            if subscriber.ready:
                self.send_update(subscriber, None)

    def send_update(
        self, subscriber: Subscriber, since: int | None, encoded: EncodedUpdates | None = None
    ) -> None:
        """Bring a client up to date: fill the gap since a message if possible, else send everything. What
        several clients are told alike is encoded once, and kept in `encoded`."""
        encoded = {} if encoded is None else encoded
        user = subscriber.user
        seat = self.viewpoint(user, subscriber.wanted_seat)
        if since is not None and seat == subscriber.seat:
            # the table's part differs from person to person, all else from seat to seat
            personal = any("table" in summary.parts for summary in self.recent_changes if summary.seq > since)
            whose = user.id if user is not None and personal else None
            key = (seat, since, self.seq, whose, subscriber.muted)
            if key not in encoded:
                update = self.update(user, seat, since, subscriber.muted)
                if update is not None:
                    encoded[key] = encode(update)
            if key in encoded:
                subscriber.push(encoded[key])
                return
        subscriber.seat = seat
        subscriber.push(encode(schemas.Welcome(self.snapshot(user, seat, subscriber.muted))))


class RoomEvents:
    """Tells listeners that a room has changed. They subscribe when `services.py` makes them."""

    def __init__(self) -> None:
        self._on_change: list[RoomListener] = []
        self._on_seats: list[RoomListener] = []

    def on_change(self, listener: RoomListener) -> None:
        """Call `listener` whenever a room was loaded, or something was written at its table."""
        self._on_change.append(listener)

    def on_seats(self, listener: RoomListener) -> None:
        """Call `listener` whenever other people sit at a table than before."""
        self._on_seats.append(listener)

    def publish_change(self, room: Room) -> None:
        for listener in self._on_change:
            listener(room)

    def publish_seats(self, room: Room) -> None:
        for listener in self._on_seats:
            listener(room)


RoomListener = Callable[[Room], None]


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
