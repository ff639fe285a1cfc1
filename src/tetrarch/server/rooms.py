"""The tables in memory: loaded when wanted, kept up to date with other processes, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from copy import copy
from dataclasses import replace
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from tetrarch.core.errors import GameError
from tetrarch.core.match import Match, Told
from tetrarch.server import clocks, journal, metrics, plans, ratings, show
from tetrarch.server.database import Unavailable
from tetrarch.server.model import Action, Change, Since, User
from tetrarch.server.notices import following
from tetrarch.server.refusals import Refused
from tetrarch.server.room import News, Room
from tetrarch.server.served import Served
from tetrarch.server.storage import Conflict, Storage

log = logging.getLogger("tetrarch.rooms")
TALK = 300
TRIES = 20  # against other processes that write at the same moment
SHOWN = ("phase", "owner_id", "rematch", "scores", "winners", "started", "ended")
P = ParamSpec("P")
T = TypeVar("T")
Words = dict[str, Any]  # a change, as another process tells it


class Overtaken(Exception):
    """Another process was first. The room is up to date again, and what was wanted can be looked at anew."""


def persistent(
    use_case: Callable[P, Coroutine[Any, Any, T]],
) -> Callable[P, Coroutine[Any, Any, T]]:
    """A use case that begins anew when another process was first."""

    @wraps(use_case)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for number in range(TRIES):
            try:
                return await use_case(*args, **kwargs)
            except Overtaken:  # wait a little, and not as long as the other
                await asyncio.sleep(0.01 * number * random.random())
        raise Refused("busy")

    return tried


class Rooms:
    """The rooms of this process. At most so many stay in memory, none longer than `idle` seconds unused.
    `screen` refuses whoever may not see a table, `reseated` hears of seats that have changed."""

    def __init__(self, storage: Storage, most: int, idle: float = 300.0) -> None:
        self.storage, self.most, self.idle = storage, most, idle
        self.served = Served(storage.database)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.loaded: Callable[[Room], None] = lambda room: None
        self.screen: Callable[[Room, User | None], Awaitable[None]]
        self.reseated: Callable[[Room], None] = lambda room: None
        self.tasks: set[asyncio.Task[None]] = set()
        storage.bus.subscribe("table", self.heard)
        storage.bus.subscribe("rewritten", self.rewritten)

    async def get(self, id: str, seq: int = 0) -> Room:
        """The room of a table, at least as new as a message; `not_found` if there is no such table."""
        if id not in self.rooms:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self._load(id))
                self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
            self.rooms.setdefault(id, await asyncio.shield(self.loading[id]))
        room = self.rooms[id]
        self.rooms.move_to_end(id)
        room.used = time.monotonic()
        await self.refresh(room, seq)
        if room.table.hidden:
            raise Refused("not_found")
        return room

    async def visit(self, id: str, user: User | None, seq: int = 0) -> Room:
        """The same for somebody who wants to see it: not everybody may."""
        room = await self.get(id, seq)
        await self.screen(room, user)
        return room

    async def refresh(self, room: Room, seq: int = 0) -> None:
        """Bring a room up to date, where it is known not to be."""
        if room.broken or max(room.behind, seq) > room.seq:
            async with room.lock:
                if room.broken or max(room.behind, seq) > room.seq:
                    await self.catch_up(room)

    async def _load(self, id: str) -> Room:
        with metrics.LOAD.timed():
            found = await self.storage.loaded(id)
            if found is None:
                raise Refused("not_found")
            room = await self._filled(*found)
        self.add(room)
        self.loaded(room)
        return room

    async def _filled(self, found: Since, snapshot: str | None) -> Room:
        room = Room(found.table, found.seats, found.talk)
        if found.table.started is not None:
            args = (found.table, found.seats, snapshot, found.actions)
            room.match = await asyncio.to_thread(journal.rebuilt, *args)
            room.unsaved = found.unsaved
            room.keys = {(action.seat, action.key): action for action in found.actions}
        return room

    def add(self, room: Room) -> None:
        self.rooms[room.table.id] = room
        room.now = self.served.now
        self.forget(len(self.rooms) - self.most)

    def forget(self, most: int) -> None:
        """Forget so many rooms, the longest unused first; those in use stay."""
        for id in list(self.rooms)[: max(0, most)]:
            if self.rooms[id].idle:
                del self.rooms[id]

    def tidy(self) -> None:
        """Forget what has long been unused."""
        old = time.monotonic() - self.idle
        for id, room in list(self.rooms.items()):
            if room.idle and room.used < old:
                del self.rooms[id]

    # writing

    async def commit(self, room: Room, change: Change, parts: set[str], floor: int | None = None) -> None:
        """Write a change, then tell everybody. If it cannot be written, the room is as stored again."""
        self._mark_plans(room, change)
        self._mark_due(room, change)
        self._mark_end(room, change)
        change.post = following(room, change)
        self._mark_times(room, change)
        room.broken = True  # until it is written, the match has gone further than what is stored
        try:
            with metrics.WRITE.timed():
                await self.storage.apply(change)
        except Conflict as error:
            metrics.WRITES.add(result="overtaken")
            await self.catch_up(room)
            raise Overtaken from error
        except Exception as error:
            metrics.WRITES.add(result="failed")
            log.error("could not write", extra={"table": room.table.id, "error": repr(error)})
            await self._recover(room)
            raise
        room.broken = False
        metrics.WRITES.add(result="written")
        for key, value in change.fields.items():
            setattr(room.table, key, value)
        room.table.seq = change.seq
        if change.seats is not None:
            room.seats = change.seats
            self.reseated(room)
        room.talk = [*room.talk, *change.talk][-TALK:] if change.talk else room.talk
        room.keys |= {(action.seat, action.key): action for action in change.actions}
        room.unsaved = 0 if change.snapshot is not None else room.unsaved + len(change.actions)
        told = 0 if room.match is None else len(room.match.told)
        room.publish(News(change.since, change.seq, frozenset(parts), told if floor is None else floor))

    def _mark_plans(self, room: Room, change: Change) -> None:
        """Have the change drop what seats answered ahead and no longer holds."""
        if room.table.plans and "plans" not in change.fields:
            seats = room.seats if change.seats is None else change.seats
            phase = change.fields.get("phase", room.table.phase)
            held = plans.kept(room.table.plans, seats, room.match, phase, change.action)
            if held != room.table.plans:
                change.fields["plans"] = held

    def _mark_due(self, room: Room, change: Change) -> None:
        """Have the change say whether a bot is to answer, where that changes."""
        seats = room.seats if change.seats is None else change.seats
        phase = change.fields.get("phase", room.table.phase)
        due = show.due(phase, seats, room.match) is not None
        if due != (room.table.due is not None):
            change.fields["due"] = time.time() if due else None

    def _mark_times(self, room: Room, change: Change) -> None:
        """Have the change say what time each seat has left, where there is a clock."""
        clock, match = change.fields.get("clock", room.table.clock), room.match
        if clock is None or match is None:
            return
        seats = room.seats if change.seats is None else change.seats
        before = replace(room.table, times=change.fields.get("times", room.table.times))
        thinking = show.thinking(change.fields.get("phase", room.table.phase), seats, match)
        times, now = clocks.times_of(before, len(seats)), self.served.now()
        asked = [*([action.seat] for action in change.ahead), thinking]  # after each of the actions
        actions: list[Action | None] = [*change.actions] or [None]
        for action, then in zip(actions, asked, strict=True):
            times = clocks.advanced(clock, times, then, action, now, not match.marks)
        if (stored := clocks.stored(times)) != room.table.times:
            change.fields |= {"times": stored, "flag": clocks.flag(times)}

    async def on_time(self, room: Room, seat: int) -> None:
        """Refuse whoever answers when the time is over; a bot is about to take the seat."""
        if room.table.clock is None or room.table.times is None:
            return
        now = await self.served.fresh()
        if seat in clocks.late(clocks.times_of(room.table, 0), now):
            raise Refused("time_over", number=room.number, seq=room.seq)

    def _mark_end(self, room: Room, change: Change) -> None:
        """Have the change say what people have reached, where it ends a match played from its beginning."""
        phase, table, match = change.fields.get("phase"), room.table, room.match
        if match is None or table.start is not None or phase not in ("finished", "abandoned"):
            return
        if change.fields.get("hidden"):  # a moderator has ended it
            return
        seats = room.seats if change.seats is None else change.seats
        sides = [int(side) for side in match.game.side]
        scores, winners = change.fields.get("scores"), change.fields.get("winners") or []
        places = ratings.places(seats, sides, scores, winners)
        args = (table.game, len(seats), change.fields["ended"], table.rated, phase == "finished", places)
        change.outcome = ratings.Outcome(*args)

    async def _recover(self, room: Room) -> None:
        """Bring a room back to what is stored; if that cannot be read now, whoever comes next tries again."""
        try:
            await self.catch_up(room)
        except Unavailable:
            log.warning("could not read", extra={"table": room.table.id})

    # what other processes write

    def heard(self, id: str, seq: int, due: bool = False, told: Words | None = None) -> None:
        """Another process has written: rooms in use follow at once, others when they are wanted."""
        room = self.rooms.get(id)
        if room is None:
            return
        room.behind = max(room.behind, seq)
        if not room.idle:
            self.spawn(self._follow(room, seq, told))

    def rewritten(self, id: str, seq: int, due: bool = False) -> None:
        """What was said at a table has changed: it is read anew."""
        room = self.rooms.get(id)
        if room is not None and room.idle:
            del self.rooms[id]
        elif room is not None:
            self.spawn(self._anew(room))

    async def _anew(self, room: Room) -> None:
        async with room.lock:
            room.broken = True
            await self._recover(room)
            if not room.broken:
                room.tell_all()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _follow(self, room: Room, seq: int, told: Words | None) -> None:
        """Do what another process did: as it told it if nothing is missing between, else as it is stored."""
        try:
            async with room.lock:
                if told is not None and not room.broken and room.seq == seq - 1:
                    await self._bring(room, foretold(room, seq, told))
            await self.refresh(room)
        except Unavailable:
            log.warning("could not follow", extra={"table": room.table.id})

    async def look(self) -> None:
        """Compare with what is stored: a notification may have been lost."""
        if not self.rooms:
            return
        for id, seq in (await self.storage.heads(list(self.rooms))).items():
            if id in self.rooms and seq > self.rooms[id].seq:
                self.heard(id, seq)

    async def catch_up(self, room: Room) -> None:
        """Make a room as it is stored, and tell its clients what they missed. The caller holds the lock."""
        if room.broken:
            await self._reload(room)
            return
        found = await self.storage.since(room.table.id, room.seq)
        if found is not None and found.table.seq > room.seq:
            await self._bring(room, found)

    async def _bring(self, room: Room, found: Since) -> None:
        """Do in a room what was done elsewhere after its last message, and tell its clients."""
        since = room.seq
        if found.table.started is not None and room.match is None:
            await self._reload(room)
            return
        try:
            floor = await self._played(room.match, found.actions)
        except GameError:  # cannot be, unless two versions with different rules share a database
            log.exception("cannot follow another process", extra={"table": room.table.id})
            await self._reload(room)
            return
        parts, seats = changed(room, found), room.seats
        room.table, room.seats = found.table, found.seats
        if room.seats != seats:
            self.reseated(room)
        room.talk = [*room.talk, *found.talk][-TALK:] if found.talk else room.talk
        room.keys |= {(action.seat, action.key): action for action in found.actions}
        room.unsaved = found.unsaved
        metrics.FOLLOWED.add(room.seq - since)
        room.publish(News(since, room.seq, parts, floor))
        self.loaded(room)

    async def _played(self, match: Match | None, actions: list[Action]) -> int:
        """Do what others did; how many of the match's events were left as they were."""
        if match is None:
            return 0
        if len(actions) == 1 and actions[0].kind == "move":
            floor = len(match.told)
            journal.follow(match, actions[0])
            return floor
        told = list(match.told)
        for action in actions:
            await asyncio.to_thread(journal.follow, match, action)
        return common(told, match.told)

    async def _reload(self, room: Room) -> None:
        """All of it anew; clients get a whole snapshot if anything is new to them."""
        since = room.seq
        found = await self.storage.loaded(room.table.id)
        assert found is not None
        fresh = await self._filled(*found)
        room.table, room.seats, room.talk, room.match = fresh.table, fresh.seats, fresh.talk, fresh.match
        room.keys, room.unsaved, room.broken = fresh.keys, fresh.unsaved, False
        if room.seq != since:
            self.reseated(room)
            room.tell_all()
            self.loaded(room)

    # the end

    def cut(self, session: str) -> None:
        """Who has signed out hears and says nothing more with that session."""
        for room in self.rooms.values():
            for subscriber in room.subscribers:
                if subscriber.session == session:
                    subscriber.cut()

    async def close(self) -> None:
        """Stop all that runs for a room."""
        running = [room.driver for room in self.rooms.values() if room.driver is not None]
        for task in [*running, *self.tasks]:
            task.cancel()
        await asyncio.gather(*running, *self.tasks, return_exceptions=True)


def foretold(room: Room, seq: int, told: Words) -> Since:
    """A table as it is after the next message, by the words of the process that wrote it."""
    table = copy(room.table)
    vars(table).update(told["fields"], seq=seq)
    if told["action"] is None:
        return Since(table, room.seats, [], [], room.unsaved)
    unsaved = 0 if told["saved"] else room.unsaved + 1
    return Since(table, room.seats, [], [Action(*told["action"])], unsaved)


def changed(room: Room, found: Since) -> frozenset[str]:
    """What clients must be told of, after other processes wrote."""
    parts: set[str] = set()
    if (
        any(getattr(room.table, key) != getattr(found.table, key) for key in SHOWN)
        or room.seats != found.seats
    ):
        parts |= {"table"} if room.match is None else {"table", "game", "result", "ask"}
    if found.actions or room.table.plans != found.table.plans:
        parts.add("game")
    if room.table.ask != found.table.ask:
        parts.add("ask")
    if found.talk:
        parts.add("talk")
    return frozenset(parts)


def common(old: list[Told], new: list[Told]) -> int:
    """How many events two logs begin with in common."""
    count = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        count += 1
    return count
