"""Playing: moves, going back, talking. No HTTP here, and no SQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

from tetrarch.core.errors import GameError, UndoRefused
from tetrarch.core.match import Match
from tetrarch.server import journal, plans, show
from tetrarch.server.model import Action, Change, TalkRow, User
from tetrarch.server.refusals import Refused, refuse
from tetrarch.server.room import Room, note, talk_row
from tetrarch.server.rooms import Rooms, common, persistent
from tetrarch.server.schemas import Accepted, ConsentRequest, Done, MoveRequest, PlanRequest, UndoRequest
from tetrarch.server.storage import Storage


class Matches:
    """What people and bots do at a running table. `kick` wakes the bots after a change."""

    def __init__(self, rooms: Rooms, storage: Storage) -> None:
        self.rooms, self.storage = rooms, storage
        self.kick: Callable[[Room], None] = lambda room: None

    # moves

    @persistent
    async def move(self, id: str, user: User | None, wanted: MoveRequest) -> Accepted:
        """Answer a question. A repeat is harmless; whatever is refused changes nothing."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.held(user, wanted.seat)
            if (done := await self._done_before(room, wanted, "move")) is not None:
                return done
            match = await self._asked(room, wanted.number, wanted.seat)
            try:
                action = await self.answer(room, wanted.seat, wanted.token, wanted.key)
            except GameError as error:
                refuse(error, match.number, room.seq)
            return Accepted(wanted.key, action.seq, action.after, False)

    async def _asked(self, room: Room, number: int, seat: int) -> Match:
        """The match, if that is the number asked now and in time; others may know of a later one."""
        if number != room.number:
            await self.rooms.catch_up(room)
        match = room.playing()
        if number != match.number:
            raise Refused("stale", number=match.number, seq=room.seq)
        await self.rooms.on_time(room, seat)
        return match

    async def answer(self, room: Room, seat: int, token: str, key: str | None = None) -> Action:
        """Play a token for a seat, write it, tell it. The caller holds the lock."""
        match = room.playing()
        number, floor = match.number, len(match.told)
        line = room.table.line + (1 if seat in match.sealed else 0)  # a sealed answer is changed
        match.play(token, seat)
        seq = room.seq + 1
        key = key or f"bot-{seq}"
        action = Action(seq, "move", line, number, seat, token, None, match.number, key, time.time())
        await self._write(room, match, action, floor, {"line": line})
        return action

    async def _write(
        self,
        room: Room,
        match: Match,
        action: Action,
        floor: int,
        fields: dict[str, Any],
        talk: Sequence[TalkRow] = (),
    ) -> None:
        """Write an action and what follows from it, also what was answered ahead."""
        room.broken = True  # until it is written
        ahead, left = plans.played(room.table.plans, room.seats, match, action)
        if left != room.table.plans:
            fields["plans"] = left
        fields["waiting"] = show.waiting(match)
        last = action.seq + len(ahead)
        change = Change(room.table.id, last, fields, action=action, ahead=ahead, talk=list(talk))
        parts = {"game", "talk"} if talk else {"game"}
        if room.table.ask is not None:
            change.fields["ask"] = None
            parts.add("ask")
        if match.over:
            change.fields |= {"phase": "finished", "ended": time.time()}
            change.fields |= {"scores": match.scores(), "winners": match.winners()}
            parts |= {"table", "result"}
        if match.over or room.unsaved + len(change.actions) >= journal.EVERY:
            change.snapshot = journal.snapshot(match)
        await self.rooms.commit(room, change, parts, floor)
        self.kick(room)

    async def _done_before(self, room: Room, wanted: MoveRequest | UndoRequest, kind: str) -> Accepted | None:
        """What came of the same request earlier, if it was made."""
        done = room.keys.get((wanted.seat, wanted.key))
        if done is None and (room.match is None or wanted.number != room.match.number):
            done = await self.storage.action(room.table.id, wanted.seat, wanted.key)
        if done is None:
            return None
        same = done.kind == kind and done.number == wanted.number
        if not same or (isinstance(wanted, MoveRequest) and done.token != wanted.token):
            raise Refused("key_reused", number=room.number, seq=room.seq)
        return Accepted(wanted.key, done.seq, done.after, True)

    # answering ahead

    @persistent
    async def plan(self, id: str, user: User | None, wanted: PlanRequest) -> Done:
        """Keep the answer to a question that is asked of others before, or take it back."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.held(user, wanted.seat)
            match = await self._asked(room, wanted.number, wanted.seat)
            asked = plans.ahead(match, wanted.seat, room.table.plans)
            if asked is None:
                raise Refused("nothing_ahead", number=match.number, seq=room.seq)
            if wanted.token is not None and wanted.token not in [move.token for move in asked.moves]:
                raise Refused("illegal", number=match.number, seq=room.seq, rule="none")
            left = {key: plan for key, plan in (room.table.plans or {}).items() if key != str(wanted.seat)}
            if wanted.token is not None:
                left[str(wanted.seat)] = {"token": wanted.token, "offer": plans.digest(asked)}
            change = Change(room.table.id, room.seq + 1, {"plans": left or None})
            await self.rooms.commit(room, change, {"game"})
            return Done(room.seq)

    # going back

    @persistent
    async def undo(self, id: str, user: User | None, wanted: UndoRequest) -> Accepted:
        """Take back what no new information forbids; beyond that, ask the table if it allows that."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.held(user, wanted.seat)
            if (done := await self._done_before(room, wanted, "undo")) is not None:
                return done
            match = await self._asked(room, wanted.number, wanted.seat)
            try:
                return await self._back(room, match, wanted)
            except UndoRefused as error:
                if not (wanted.ask and room.consent and wanted.to is not None):
                    refuse(error, match.number, room.seq)
            return await self._ask(room, user, match, wanted)

    async def _back(self, room: Room, match: Match, wanted: UndoRequest) -> Accepted:
        """The free undo."""
        number = match.number
        match.undo(wanted.seat, wanted.to)
        back = None if number == match.number else match.number
        seq, line = room.seq + 1, room.table.line
        values = (seq, "undo", line, number, wanted.seat, None, back, match.number, wanted.key, time.time())
        await self._write(room, match, Action(*values), len(match.told), {"line": line + 1})
        return Accepted(wanted.key, seq, match.number, False)

    async def _ask(self, room: Room, user: User | None, match: Match, wanted: UndoRequest) -> Accepted:
        """Ask every other person at the table."""
        assert user is not None and wanted.to is not None
        if wanted.to not in show.consentable(match):
            raise Refused("undo_refused", reason=match.barrier, number=match.number, seq=room.seq)
        others = [seat.seat for seat in room.seats if seat.kind == "person" and seat.user_id != user.id]
        if not others:
            await self._rewind(room, match, wanted.seat, wanted.to, wanted.key)
            return Accepted(wanted.key, room.seq, match.number, False)
        ask = {"seat": wanted.seat, "to": wanted.to, "number": match.number, "agreed": [], "pending": others}
        line = note(room, "server-note-undo_asked", wanted.seat, user.name, number=wanted.to)
        change = Change(room.table.id, room.seq + 1, {"ask": ask}, talk=[line])
        await self.rooms.commit(room, change, {"ask", "talk"})
        return Accepted(wanted.key, room.seq, match.number, False, True)

    @persistent
    async def consent(self, id: str, user: User | None, answer: ConsentRequest) -> Done:
        """Agree to go back, or not. When all have agreed it is done; one refusal ends it."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            match = room.playing()
            ask = room.table.ask
            if ask is None:
                raise Refused("nothing_asked")
            seats = show.mine(room.seats, user)
            mine = [seat for seat in ask["pending"] if seat in seats]
            if user is None or not (mine or (ask["seat"] in seats and not answer.agree)):
                raise Refused("not_seated")
            pending = [seat for seat in ask["pending"] if seat not in mine]
            key = "server-note-undo_agreed" if answer.agree else "server-note-undo_declined"
            line = note(room, key, seats[0], user.name, number=ask["to"])
            if answer.agree and not pending:
                await self._rewind(room, match, ask["seat"], ask["to"], f"consent-{room.seq + 1}", [line])
                return Done(room.seq)
            left = {**ask, "agreed": [*ask["agreed"], *mine], "pending": pending} if answer.agree else None
            change = Change(room.table.id, room.seq + 1, {"ask": left}, talk=[line])
            await self.rooms.commit(room, change, {"ask", "talk"})
            return Done(room.seq)

    async def _rewind(
        self, room: Room, match: Match, seat: int, to: int, key: str, talk: Sequence[TalkRow] = ()
    ) -> None:
        """Go back by consent: what was drawn since is drawn anew."""
        number, told = match.number, list(match.told)
        try:
            await asyncio.to_thread(match.rewind, to)
        except UndoRefused as error:
            refuse(error, match.number, room.seq)
        seq, line = room.seq + 1, room.table.line
        action = Action(seq, "rewind", line, number, seat, None, to, match.number, key, time.time())
        await self._write(room, match, action, common(told, match.told), {"line": line + 1}, talk)

    # talking

    @persistent
    async def chat(self, id: str, user: User | None, text: str) -> Done:
        """Say something at a table; spectators may."""
        said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if user is None:
            raise Refused("not_signed_in")
        if not said:
            raise Refused("bad_request", detail="empty")
        room = await self.rooms.visit(id, user)
        async with room.lock:
            seats = show.mine(room.seats, user)
            line = talk_row(room, "chat", user.id, user.name, seats[0] if seats else None, said)
            await self.rooms.commit(room, Change(room.table.id, room.seq + 1, talk=[line]), {"talk"})
            return Done(room.seq)
