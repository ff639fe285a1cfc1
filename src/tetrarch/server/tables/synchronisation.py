"""Keeping rooms as they are stored: loaded, and brought up to date with what other processes wrote."""

from __future__ import annotations

import asyncio
import logging
from copy import copy
from typing import Any

from tetrarch.core.match.errors import GameError
from tetrarch.core.match.match import GameEvent, Match
from tetrarch.server import metrics
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.tables import Action, StoredTable
from tetrarch.server.db.repositories.tables.tables import TableRepository
from tetrarch.server.refusals import Refused
from tetrarch.server.tables import match_rebuild
from tetrarch.server.tables.clocks.uptime_clock import UptimeClock
from tetrarch.server.tables.room import ChangeSummary, Room, RoomEvents

log = logging.getLogger("tetrarch.rooms")
TABLE_INFO_FIELDS = ("phase", "owner_id", "rematch", "scores", "winners", "started", "ended")
Announcement = dict[str, Any]  # a change, as the process that wrote it announces it


class RoomSync:
    """Makes rooms out of what is stored, and keeps them so."""

    def __init__(self, repository: TableRepository, uptime: UptimeClock, events: RoomEvents) -> None:
        self.repository, self.uptime, self.events = repository, uptime, events

    async def load(self, id: str) -> Room:
        """A room for a table; `not_found` if there is no such table."""
        with metrics.LOAD_SECONDS.time():
            stored = await self.repository.load(id)
            if stored is None:
                raise Refused("not_found")
            return await self._make_room(*stored)

    async def _make_room(self, stored: StoredTable, snapshot: str | None) -> Room:
        room = Room(stored.table, stored.seats, stored.talk, now=self.uptime.now)
        if stored.table.started is not None:
            args = (stored.table, stored.seats, snapshot, stored.actions)
            room.match = await asyncio.to_thread(match_rebuild.rebuild_match, *args)
            room.since_snapshot = stored.since_snapshot
            room.actions_by_key = {(action.seat, action.key): action for action in stored.actions}
        return room

    async def refresh(self, room: Room, seq: int = 0) -> None:
        """Bring a room up to date, where it is known not to be; at least up to message `seq`."""
        if room.inconsistent or max(room.latest_seq, seq) > room.seq:
            async with room.lock:
                if room.inconsistent or max(room.latest_seq, seq) > room.seq:
                    await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Make a room as it is stored, and tell its clients what they missed. The caller holds the lock."""
        if room.inconsistent:
            await self._reload(room)
            return
        stored = await self.repository.load_since(room.table.id, room.seq)
        if stored is not None and stored.table.seq > room.seq:
            await self._advance(room, stored)

    async def recover(self, room: Room) -> None:
        """Bring a room back to what is stored; if that cannot be read now, whoever comes next tries again."""
        try:
            await self.catch_up(room)
        except Unavailable:
            log.warning("could not read", extra={"table": room.table.id})

    async def follow(self, room: Room, seq: int, announced: Announcement | None) -> None:
        """Do what another process did: as announced if nothing is missing between, else as stored."""
        try:
            async with room.lock:
                if announced is not None and not room.inconsistent and room.seq == seq - 1:
                    await self._advance(room, after_announcement(room, seq, announced))
            await self.refresh(room)
        except Unavailable:
            log.warning("could not follow", extra={"table": room.table.id})

    async def reread(self, room: Room) -> None:
        """Load all of it anew, and send every client a whole snapshot: old messages have been rewritten."""
        async with room.lock:
            room.inconsistent = True
            await self.recover(room)
            if not room.inconsistent:
                room.send_snapshots()

    async def _advance(self, room: Room, stored: StoredTable) -> None:
        """Do in a room what was done elsewhere after its last message, and tell its clients."""
        since = room.seq
        if stored.table.started is not None and room.match is None:
            await self._reload(room)
            return
        try:
            floor = await self._replay(room.match, stored.actions)
        except GameError:  # cannot be, unless two versions with different rules share a database
            log.exception("cannot follow another process", extra={"table": room.table.id})
            await self._reload(room)
            return
        parts, reseated = changed_parts(room, stored), room.seats != stored.seats
        room.apply_stored(stored)
        metrics.FOLLOWED.inc(room.seq - since)
        room.publish(ChangeSummary(since, room.seq, parts, floor))
        if reseated:
            self.events.publish_seats(room)
        self.events.publish_change(room)

    async def _replay(self, match: Match | None, actions: list[Action]) -> int:
        """Do what others did; how many of the match's events were left as they were."""
        if match is None:
            return 0
        if len(actions) == 1 and actions[0].kind == "move":
            floor = len(match.event_log)
            match_rebuild.follow(match, actions[0])
            return floor
        before = list(match.event_log)
        for action in actions:
            await asyncio.to_thread(match_rebuild.follow, match, action)
        return common_length(before, match.event_log)

    async def _reload(self, room: Room) -> None:
        """All of it anew; clients get a whole snapshot if anything is new to them."""
        since = room.seq
        fresh = await self.load(room.table.id)
        room.table, room.seats, room.talk, room.match = fresh.table, fresh.seats, fresh.talk, fresh.match
        room.actions_by_key, room.since_snapshot, room.inconsistent = (
            fresh.actions_by_key,
            fresh.since_snapshot,
            False,
        )
        if room.seq != since:
            room.send_snapshots()
            self.events.publish_seats(room)
            self.events.publish_change(room)


def after_announcement(room: Room, seq: int, announced: Announcement) -> StoredTable:
    """A table as it is after the next message, as the process that wrote it announced it."""
    table = copy(room.table)
    vars(table).update(announced["fields"], seq=seq)
    if announced["action"] is None:
        return StoredTable(table, room.seats, [], [], room.since_snapshot)
    since_snapshot = 0 if announced["saved"] else room.since_snapshot + 1
    return StoredTable(table, room.seats, [], [Action(**announced["action"])], since_snapshot)


def changed_parts(room: Room, stored: StoredTable) -> frozenset[str]:
    """What clients must be told of, after other processes wrote."""
    parts: set[str] = set()
    changed = any(getattr(room.table, key) != getattr(stored.table, key) for key in TABLE_INFO_FIELDS)
    if changed or room.seats != stored.seats:
        parts |= {"table"} if room.match is None else {"table", "game", "result", "ask"}
    if stored.actions or room.table.premoves != stored.table.premoves:
        parts.add("game")
    if room.table.undo_ask != stored.table.undo_ask:
        parts.add("ask")
    if stored.talk:
        parts.add("talk")
    return frozenset(parts)


def common_length(old: list[GameEvent], new: list[GameEvent]) -> int:
    """How many events two logs begin with in common."""
    count = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        count += 1
    return count
