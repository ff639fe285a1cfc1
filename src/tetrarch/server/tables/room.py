"""A table in memory: its match, the clients that watch it, and what each of them is sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from tetrarch.core.match.match import Match
from tetrarch.server import schemas
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import Action, Change, SeatRow, StoredTable, TableRow, TalkRow
from tetrarch.server.db.repositories.tables.tables import MAX_TALK_LINES
from tetrarch.server.refusals import Refused
from tetrarch.server.tables import seat_view
from tetrarch.server.tables.chat.chat_log import SPECTATORS, ChatLog
from tetrarch.server.tables.clocks import game_clock

MAX_RECENT_CHANGES = 200  # a client that missed more gets a whole snapshot
MAX_QUEUED = 200  # messages in the queue of a slow client
MAX_QUEUED_BYTES = 1024 * 1024  # of these messages, unless one alone is longer
MAX_ALL_QUEUED_BYTES = 64 * 1024 * 1024  # of the messages to all clients of this process
MAX_ANNOUNCED = 100  # users at one table whom this process announces to the others
encode = msgspec.json.Encoder().encode
EncodedUpdates = dict[tuple[Any, ...], bytes]


class Subscriber:
    """A client that watches a table. `seat` is the one whose view it gets; None: a spectator's view.

    `wake` is called whenever there is something to send; the chat of `muted` users is not sent.
    """

    all_queued_bytes: ClassVar[int] = 0  # in the queues of all clients of this process

    def __init__(
        self, user: User | None, session: str, muted: frozenset[str], wake: Callable[[], None]
    ) -> None:
        self.user, self.session, self.muted, self.wake = user, session, muted, wake
        self.wanted_seat: int | None = None
        self.seat: int | None = None
        self.ready = False  # it has said hello
        self.disconnected = False  # too slow, or signed out; it gets what it missed when it connects again
        self.queue: deque[bytes] = deque()
        self.queued_bytes = 0

    def push(self, message: bytes) -> None:
        """Queue a message; a client whose queue is full is disconnected, and nothing is kept for it."""
        if self.disconnected:
            return
        size = len(message)
        full = self.queued_bytes + size > MAX_QUEUED_BYTES or len(self.queue) == MAX_QUEUED
        if self.queue and (full or Subscriber.all_queued_bytes + size > MAX_ALL_QUEUED_BYTES):
            self.disconnect()
            return
        self.queue.append(message)
        self._count(size)
        self.wake()

    def pop(self) -> bytes:
        """The next message to send."""
        message = self.queue.popleft()
        self._count(-len(message))
        return message

    def disconnect(self) -> None:
        """Have the connection closed, and send nothing more."""
        self.disconnected = True
        self.queue.clear()
        self._count(-self.queued_bytes)
        self.wake()

    def _count(self, size: int) -> None:
        self.queued_bytes += size
        Subscriber.all_queued_bytes += size


@lru_cache(100)
def intern_parts(parts: frozenset[str]) -> frozenset[str]:
    """One object for equal sets, to save memory: a room remembers many of them."""
    return parts


@dataclass(frozen=True, slots=True)
class ChangeSummary:
    """Which parts of a table changed between two seqs, and how many events of the log did not."""

    since: int
    seq: int
    parts: frozenset[str]
    unchanged_events: int


@dataclass(frozen=True)
class Audience:
    """Who watches a table at one process: the ids of users, and how many have no session."""

    users: frozenset[str]
    anonymous: int
    at: float


@dataclass
class Room:
    """One table in memory. Take `lock` before you read or change it."""

    table: TableRow
    seats: list[SeatRow]
    talk: list[TalkRow]
    match: Match | None = None
    chat: ChatLog = field(default_factory=ChatLog)
    writing_chat: int = 0  # lines that are being written
    _: KW_ONLY
    now: Callable[[], float]  # the uptime that game clocks are measured by
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    subscribers: set[Subscriber] = field(default_factory=set)
    recent_changes: deque[ChangeSummary] = field(default_factory=lambda: deque(maxlen=MAX_RECENT_CHANGES))
    actions_by_key: dict[tuple[int, str], Action] = field(default_factory=dict)
    since_snapshot: int = 0  # how many actions there are after the last snapshot
    bot_task: asyncio.Task[None] | None = None
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    remote_audiences: dict[str, Audience] = field(default_factory=dict)
    latest_seq: int = 0  # the last seq that another process is known to have written
    inconsistent: bool = False  # the match in memory may differ from what is stored
    last_used: float = field(default_factory=time.monotonic)

    @property
    def seq(self) -> int:
        """The number of changes that the table has seen."""
        return self.table.seq

    @property
    def number(self) -> int:
        """The number of answers in the match; a move says which number it answers."""
        return 0 if self.match is None else self.match.number

    @property
    def somebody_left(self) -> bool:
        """Whether a bot plays for a person who has left, or whose time was over."""
        return any(seat.kind == "substituted" for seat in self.seats)

    @property
    def undo_barrier(self) -> str | None:
        """Why nobody may take anything back; None: by the rules of undo one may."""
        return "left" if self.table.rated and self.somebody_left else None

    @property
    def undo_by_consent(self) -> bool:
        """Whether one may ask to go back. Whoever is absent cannot agree."""
        return self.table.undo == "consent" and not self.somebody_left

    def check_phase(self, *phases: str) -> None:
        """Refuse the request unless the table is in one of these phases."""
        if self.table.phase not in phases:
            raise Refused("wrong_phase", phase=self.table.phase, number=self.number, seq=self.seq)

    def running_match(self) -> Match:
        """The match; refuses the request unless it is being played."""
        self.check_phase("running")
        assert self.match is not None
        return self.match

    def check_seat(self, user: User | None, seat: int) -> None:
        """Refuse the request unless the user holds the seat."""
        if seat not in seat_view.seats_of(self.seats, user):
            raise Refused("not_seated")

    def viewpoint(self, user: User | None, wanted: int | None) -> int | None:
        """The seat whose view a user gets: the one wanted, or the only one held; None: a spectator's view."""
        seats = seat_view.seats_of(self.seats, user)
        if self.match is None:
            return None
        if wanted is not None and wanted in seats:
            return wanted
        return seats[0] if len(seats) == 1 else None

    # applying changes

    def apply_change(self, change: Change) -> None:
        """Apply a change that this process has written; the match has made its moves already."""
        for key, value in change.fields.items():
            setattr(self.table, key, value)
        self.table.seq = change.seq
        if change.seats is not None:
            self.seats = change.seats
        self._remember(change.talk, change.actions)
        self.since_snapshot = 0 if change.snapshot is not None else self.since_snapshot + len(change.actions)

    def apply_stored(self, stored: StoredTable) -> None:
        """Apply what other processes have written; the match has made their moves already."""
        self.table, self.seats, self.since_snapshot = stored.table, stored.seats, stored.since_snapshot
        self._remember(stored.talk, stored.actions)

    def replace_by(self, fresh: Room) -> None:
        """Take over what a room that was just loaded holds; the clients stay."""
        self.table, self.seats, self.talk, self.match = fresh.table, fresh.seats, fresh.talk, fresh.match
        self.actions_by_key, self.since_snapshot = fresh.actions_by_key, fresh.since_snapshot
        self.chat.merge(fresh.chat)
        self.inconsistent = False

    def _remember(self, talk: list[TalkRow], actions: list[Action]) -> None:
        self.talk = [*self.talk, *talk][-MAX_TALK_LINES:] if talk else self.talk
        self.actions_by_key |= {(action.seat, action.key): action for action in actions}

    # who watches

    @property
    def idle(self) -> bool:
        """Whether the room is not in use and may be dropped from memory."""
        busy = self.bot_task is not None or self.lock.locked() or self.writing_chat > 0
        return not self.subscribers and not busy

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a client whose connection has ended."""
        self.subscribers.discard(subscriber)
        subscriber.disconnect()
        self.last_used = time.monotonic()

    def connect(
        self, subscriber: Subscriber, seat: int | None, since: int | None, heard: int | None = None
    ) -> bool:
        """Send a client what it missed after seq `since`, and all later changes, as `seat` sees them;
        and what was said after line `heard`.

        Returns whether the client has connected for the first time. The caller holds the lock.
        """
        subscriber.wanted_seat = seat
        subscriber.seat = self.viewpoint(subscriber.user, seat)
        first, subscriber.ready = not subscriber.ready, True
        self.send_update(subscriber, since)
        if since is not None and heard is not None:
            reader = None if subscriber.user is None else subscriber.user.id
            if lines := self.chat.lines(reader, subscriber.muted, heard):
                subscriber.push(encode(schemas.ChatLines(lines)))
        return first

    def set_muted(self, user_id: str, muted: frozenset[str]) -> None:
        """Change whose talk a user is not sent, and send that user the whole table anew."""
        for subscriber in self.subscribers:
            if subscriber.user is not None and subscriber.user.id == user_id:
                subscriber.muted = muted
                if subscriber.ready:
                    self.send_update(subscriber, None)

    def local_audience(self) -> Audience:
        """Who watches at this process, as it is announced to the others."""
        users = frozenset(s.user.id for s in self.subscribers if s.user is not None)
        anonymous = sum(1 for s in self.subscribers if s.user is None)
        return Audience(frozenset(sorted(users)[:MAX_ANNOUNCED]), anonymous, time.monotonic())

    def audiences(self) -> list[Audience]:
        """Who watches, process by process."""
        return [self.local_audience(), *self.remote_audiences.values()]

    def online(self) -> frozenset[str]:
        """The ids of all users who watch, at any process."""
        return frozenset[str]().union(*(audience.users for audience in self.audiences()))

    def spectators(self) -> int:
        """How many watch without a seat."""
        seated = {seat.user_id for seat in self.seats if seat.kind == "person"}
        anonymous = sum(audience.anonymous for audience in self.audiences())
        return len(self.online() - seated) + anonymous

    def publish_presence(self) -> None:
        """Send every client who is connected."""
        online = self.online()
        seats = [seat.seat for seat in self.seats if seat.kind == "person" and (seat.user_id or "") in online]
        message = encode(schemas.Presence(seats, self.spectators()))
        for subscriber in self.subscribers:
            if subscriber.ready:
                subscriber.push(message)

    # what clients are sent

    def info(self, user: User | None) -> schemas.TableInfo:
        """The table as a user sees it in lists."""
        return seat_view.table_info(
            self.table,
            self.seats,
            user,
            online=self.online(),
            spectators=self.spectators(),
            now=self.now(),
        )

    def snapshot(
        self, user: User | None, seat: int | None, muted: frozenset[str] = frozenset()
    ) -> schemas.Snapshot:
        """All that a user may know of the table, as `seat` sees it."""
        match, reader = self.match, None if user is None else user.id
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
            talk=sorted([*self.notes(-1), *self.chat.lines(reader, muted)], key=lambda line: line.at),
            ask=seat_view.undo_ask(self.table),
            result=seat_view.result(self.table, match),
            mutes_spectators=SPECTATORS in muted,
        )

    def notes(self, since: int) -> list[schemas.TalkLine]:
        """The server's notes after seq `since`."""
        return [seat_view.note_line(line) for line in self.talk if line.seq > since]

    def decision(self, seat: int | None) -> schemas.Decision | None:
        """Who is asked, and what is asked of this seat; None unless the game is running."""
        if self.match is None or self.table.phase != "running":
            return None
        consent, barrier = self.undo_by_consent, self.undo_barrier
        shared = seat_view.shared_seats(self.seats)
        return seat_view.decision(self.match, seat, consent, self.table.premoves, barrier, shared)

    def update(self, user: User | None, seat: int | None, since: int) -> schemas.Update | None:
        """What changed after seq `since`; None if too much did, so that a snapshot is needed."""
        if since == self.seq:
            return schemas.Update(self.seq, since, self.number)
        missed = [summary for summary in self.recent_changes if summary.seq > since]
        if since > self.seq or not missed or missed[0].since > since:
            return None
        parts = frozenset[str]().union(*(summary.parts for summary in missed))
        if "seats" in parts:
            return None
        update = self._changed_parts(
            user,
            seat,
            since,
            parts=parts,
            unchanged_events=min(summary.unchanged_events for summary in missed),
        )
        if "talk" in parts:
            update.talk = self.notes(since)
        return update

    def _changed_parts(
        self,
        user: User | None,
        seat: int | None,
        since: int,
        *,
        parts: frozenset[str],
        unchanged_events: int,
    ) -> schemas.Update:
        update = schemas.Update(self.seq, since, self.number)
        if "table" in parts:
            update.table = self.info(user)
        if "game" in parts and self.match is not None:
            update.view = self.match.view(seat)
            update.decision = self.decision(seat)
            update.log = seat_view.log(self.match, seat, unchanged_events)
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
        """Send a change to every client, each as it may know it. The change must be on disk."""
        self.recent_changes.append(replace(summary, parts=intern_parts(summary.parts)))
        encoded: EncodedUpdates = {}
        for subscriber in self.subscribers:
            if subscriber.ready:
                self.send_update(subscriber, summary.since, encoded)

    def send_snapshots(self) -> None:
        """Send every client the whole table, because it is not known what changed."""
        self.recent_changes.clear()
        for subscriber in self.subscribers:
            if subscriber.ready:
                self.send_update(subscriber, None)

    def send_update(
        self, subscriber: Subscriber, since: int | None, encoded: EncodedUpdates | None = None
    ) -> None:
        """Bring a client up to date: send what changed after seq `since` if that is known, else everything.

        `encoded` holds updates that are the same for several clients, so that each is encoded once.
        """
        encoded = {} if encoded is None else encoded
        user = subscriber.user
        seat = self.viewpoint(user, subscriber.wanted_seat)
        if since is not None and seat == subscriber.seat:
            # TableInfo differs from user to user, everything else only from seat to seat
            personal = any("table" in summary.parts for summary in self.recent_changes if summary.seq > since)
            reader = user.id if user is not None and personal else None
            key = (seat, since, self.seq, reader)
            if key not in encoded:
                update = self.update(user, seat, since)
                if update is not None:
                    encoded[key] = encode(update)
            if key in encoded:
                subscriber.push(encoded[key])
                return
        subscriber.seat = seat
        subscriber.push(encode(schemas.Welcome(self.snapshot(user, seat, subscriber.muted))))


class RoomEvents:
    """Calls listeners when a room has changed. `services.py` makes one, and listeners subscribe to it."""

    def __init__(self) -> None:
        self._on_change: list[RoomListener] = []
        self._on_seats: list[RoomListener] = []

    def on_change(self, listener: RoomListener) -> None:
        """Call `listener` whenever a room was loaded or its table has changed."""
        self._on_change.append(listener)

    def on_seats(self, listener: RoomListener) -> None:
        """Call `listener` whenever the seats of a table have changed."""
        self._on_seats.append(listener)

    def publish_change(self, room: Room) -> None:
        for listener in self._on_change:
            listener(room)

    def publish_seats(self, room: Room) -> None:
        for listener in self._on_seats:
            listener(room)


RoomListener = Callable[[Room], None]


def server_note(
    room: Room, key: str, seat: int | None = None, name: str | None = None, **args: Any
) -> TalkRow:
    """A line that the server writes into a table's talk: a message key with arguments."""
    return TalkRow(
        id=room.talk[-1].id + 1 if room.talk else 1,
        seq=room.seq + 1,
        at=time.time(),
        name=name,
        seat=seat,
        key=key,
        args={"name": name, **args},
    )
