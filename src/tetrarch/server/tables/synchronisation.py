"""Loading rooms from the database, and keeping them up to date with what other processes write."""

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
from tetrarch.server.tables.chat.chat_log import ChatLog
from tetrarch.server.tables.clocks.uptime_clock import UptimeClock
from tetrarch.server.tables.room import ChangeSummary, Room, RoomEvents

log = logging.getLogger("tetrarch.rooms")
TABLE_INFO_FIELDS = ("phase", "owner_id", "rematch", "scores", "winners", "started", "ended", "slow_chat")
Announcement = dict[str, Any]  # a change, as the process that wrote it announces it


class RoomSync:
    """Loads rooms, and brings them up to date with the database."""

    def __init__(self, repository: TableRepository, uptime: UptimeClock, events: RoomEvents) -> None:
        self.repository, self.uptime, self.events = repository, uptime, events

    async def load(self, id: str) -> Room:
        """Load the room of a table; refused if there is no such table."""
        with metrics.LOAD_SECONDS.time():
            stored = await self.repository.load(id)
            if stored is None:
                raise Refused("not_found")
            return await self._make_room(*stored)

    async def _make_room(self, stored: StoredTable, snapshot: str | None) -> Room:
        table, seats, talk, actions = stored.table, stored.seats, stored.talk, stored.actions
        if table.started is None:
            return Room(table, seats, talk, chat=ChatLog(stored.chat), now=self.uptime.now)
        match = await asyncio.to_thread(match_rebuild.rebuild_match, table, seats, snapshot, actions)
        return Room(
            table,
            seats,
            talk,
            match,
            chat=ChatLog(stored.chat),
            now=self.uptime.now,
            since_snapshot=stored.since_snapshot,
            actions_by_key={(action.seat, action.key): action for action in actions},
        )

    async def refresh(self, room: Room, seq: int = 0) -> None:
        """Bring a room up to date if it is known to be behind the database or behind `seq`."""
        if room.inconsistent or max(room.latest_seq, seq) > room.seq:
            async with room.lock:
                if room.inconsistent or max(room.latest_seq, seq) > room.seq:
                    await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Bring a room up to date and send its clients what changed. The caller holds the lock."""
        if room.inconsistent:
            await self._load_again(room)
            return
        stored = await self.repository.load_since(room.table.id, room.seq)
        if stored is not None and stored.table.seq > room.seq:
            await self._advance(room, stored)

    async def recover(self, room: Room) -> None:
        """Bring a room up to date after a failed write; if that fails, too, the next request tries again."""
        try:
            await self.catch_up(room)
        except Unavailable:
            log.warning("could not reload", extra={"table": room.table.id})

    async def follow(self, room: Room, seq: int, announced: Announcement | None) -> None:
        """Apply a change of another process: as announced if it is the next one, else from the database."""
        try:
            async with room.lock:
                if announced is not None and not room.inconsistent and room.seq == seq - 1:
                    await self._advance(room, after_announcement(room, seq, announced))
            await self.refresh(room)
        except Unavailable:
            log.warning("could not apply a remote change", extra={"table": room.table.id})

    async def reload(self, room: Room) -> None:
        """Load a room again and send every client a snapshot, because old rows have changed."""
        async with room.lock:
            room.inconsistent = True
            await self.recover(room)
            if not room.inconsistent:
                room.send_snapshots()

    async def _advance(self, room: Room, stored: StoredTable) -> None:
        """Apply to a room what was stored after its seq, and send it to the clients."""
        since = room.seq
        if stored.table.started is not None and room.match is None:
            await self._load_again(room)
            return
        try:
            unchanged_events = await self._replay(room.match, stored.actions)
        except GameError:  # happens only if two versions with different rules share a database
            log.exception("a remote change does not fit", extra={"table": room.table.id})
            await self._load_again(room)
            return
        parts, reseated = changed_parts(room, stored), room.seats != stored.seats
        room.apply_stored(stored)
        metrics.REMOTE_CHANGES.inc(room.seq - since)
        room.publish(ChangeSummary(since, room.seq, parts, unchanged_events))
        if reseated:
            self.events.publish_seats(room)
        self.events.publish_change(room)

    async def _replay(self, match: Match | None, actions: list[Action]) -> int:
        """Apply actions of other processes; returns how many events of the log did not change."""
        if match is None:
            return 0
        if len(actions) == 1 and actions[0].kind == "move":
            unchanged_events = len(match.event_log)
            match_rebuild.apply_and_compare(match, actions[0])
            return unchanged_events
        before = list(match.event_log)
        for action in actions:
            await asyncio.to_thread(match_rebuild.apply_and_compare, match, action)
        return common_length(before, match.event_log)

    async def _load_again(self, room: Room) -> None:
        """Load a room again; its clients get a snapshot if anything has changed."""
        since = room.seq
        room.replace_by(await self.load(room.table.id))
        if room.seq != since:
            room.send_snapshots()
            self.events.publish_seats(room)
            self.events.publish_change(room)


def after_announcement(room: Room, seq: int, announced: Announcement) -> StoredTable:
    """A table after the next change, from the announcement of the process that wrote it."""
    table = copy(room.table)
    vars(table).update(announced["fields"], seq=seq)
    if announced["action"] is None:
        return StoredTable(table, room.seats, [], [], room.since_snapshot)
    since_snapshot = 0 if announced["saved"] else room.since_snapshot + 1
    return StoredTable(table, room.seats, [], [Action(**announced["action"])], since_snapshot)


def changed_parts(room: Room, stored: StoredTable) -> frozenset[str]:
    """The parts of a table that clients must be sent after other processes have written."""
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
    """How many events two logs have in common at their start."""
    count = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        count += 1
    return count
