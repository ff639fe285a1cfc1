"""Committing: every change of a table is written to disk first, then sent to everybody who watches it.

Whatever changes a table (a move, a seat taken, a note, a time-out) makes a `Change` and hands it to
`Committer.commit`. If another process has written in between, nothing is written, the room is brought up to
date and `ConcurrentUpdate` is raised; `retry_on_conflict` then starts the use case again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from tetrarch.core.match.match import MAX_ANSWERS, Match
from tetrarch.server import metrics
from tetrarch.server.db.models.tables import Action, Change, TalkRow
from tetrarch.server.db.repositories.tables.tables import Collision, Conflict, TableRepository
from tetrarch.server.refusals import Refused
from tetrarch.server.tables import match_rebuild, premoves, seat_view
from tetrarch.server.tables.clocks.uptime_clock import UptimeClock
from tetrarch.server.tables.consequences import add_consequences
from tetrarch.server.tables.room import ChangeSummary, Room, RoomEvents, server_note
from tetrarch.server.tables.synchronisation import RoomSync

log = logging.getLogger("tetrarch.rooms")
MAX_TRIES = 20  # against other processes that write at the same moment
P = ParamSpec("P")
T = TypeVar("T")


class ConcurrentUpdate(Exception):
    """Another process has written first. The room is up to date again, and the use case can be retried."""


def retry_on_conflict(
    use_case: Callable[P, Coroutine[Any, Any, T]],
) -> Callable[P, Coroutine[Any, Any, T]]:
    """Decorate a use case so that it starts again when another process has written first."""

    @wraps(use_case)
    async def retried(*args: P.args, **kwargs: P.kwargs) -> T:
        for attempt in range(MAX_TRIES):
            try:
                return await use_case(*args, **kwargs)
            except ConcurrentUpdate:  # wait for a random time, so that the two do not meet again
                await asyncio.sleep(0.01 * attempt * random.random())
        raise Refused("busy")

    return retried


class Committer:
    """Writes changes of tables and publishes them. The caller holds the room's lock."""

    def __init__(
        self, repository: TableRepository, sync: RoomSync, uptime: UptimeClock, events: RoomEvents
    ) -> None:
        self.repository, self.sync, self.uptime, self.events = repository, sync, uptime, events

    async def commit_action(
        self,
        room: Room,
        match: Match,
        action: Action,
        *,
        unchanged_events: int,
        undo_epoch: int,
        talk: Sequence[TalkRow] = (),
    ) -> None:
        """Commit an action that `match` has done already, and the premoves that can be played after it.

        The first `unchanged_events` events of the match's log are the same as before the action.
        """
        room.inconsistent = True  # until it is written
        played, left = premoves.play_premoves(room.table.id, room.table.premoves, room.seats, match, action)
        fields: dict[str, Any] = {"undo_epoch": undo_epoch, "waiting": seat_view.waiting_seats(match)}
        parts = {"game", "talk"} if talk else {"game"}
        if left != room.table.premoves:
            fields["premoves"] = left
        if room.table.undo_ask is not None:
            fields["undo_ask"] = None
            parts.add("ask")
        if match.over:
            fields |= {"phase": "finished", "ended": time.time()}
            fields |= {"scores": match.scores(), "winners": match.winners()}
            parts |= {"table", "result"}
        elif match.stopped:
            fields |= {"phase": "abandoned", "ended": time.time(), "waiting": [], "undo_ask": None}
            parts |= {"table", "result", "talk"}
            talk = [*talk, server_note(room, "server-note-stopped", most=MAX_ANSWERS)]
        last = action.seq + len(played)
        change = Change(room.table.id, last, fields, action=action, premoves=played, talk=list(talk))
        if match.over or room.since_snapshot + len(change.actions) >= match_rebuild.SNAPSHOT_EVERY:
            change.snapshot = match_rebuild.snapshot(match)
        await self.commit(room, change, parts, unchanged_events)

    async def commit(
        self, room: Room, change: Change, parts: set[str], unchanged_events: int | None = None
    ) -> None:
        """Write a change, then send it to every client. If it cannot be written, the room is reloaded.

        `parts` names the parts of the table that clients must be sent; of the match's log the first
        `unchanged_events` events are the same as before (None: all of them).
        """
        add_consequences(room, change, self.uptime.now())
        await self._write(room, change)
        reseated = change.seats is not None
        room.apply_change(change)
        if unchanged_events is None:
            unchanged_events = 0 if room.match is None else len(room.match.event_log)
        room.publish(ChangeSummary(change.since, change.seq, frozenset(parts), unchanged_events))
        if reseated:
            self.events.publish_seats(room)
        self.events.publish_change(room)

    async def _write(self, room: Room, change: Change) -> None:
        room.inconsistent = True  # until it is written, the match has gone further than what is stored
        try:
            with metrics.WRITE_SECONDS.time():
                await self.repository.write_change(change)
        except Conflict as error:
            metrics.WRITES.labels(result="overtaken").inc()
            await self.sync.catch_up(room)
            raise ConcurrentUpdate from error
        except Collision as error:
            metrics.WRITES.labels(result="failed").inc()
            log.warning("a key was used before", extra={"table": room.table.id, "key": str(error)})
            await self.sync.recover(room)
            raise Refused("key_reused", number=room.number, seq=room.seq) from error
        except Exception as error:
            metrics.WRITES.labels(result="failed").inc()
            log.error("could not write", extra={"table": room.table.id, "error": repr(error)})
            await self.sync.recover(room)
            raise
        room.inconsistent = False
        metrics.WRITES.labels(result="written").inc()
