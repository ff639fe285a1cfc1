"""Undo: free where nobody has learned anything new since, else by consent of everybody at the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from tetrarch.core.match.errors import GameError, RulesFault, UndoRefused
from tetrarch.core.match.match import Match
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import Action, Change, TalkRow
from tetrarch.server.identifiers import person_key, server_key
from tetrarch.server.refusals import Refused, refuse
from tetrarch.server.schemas.tables import Accepted, ConsentRequest, Done, UndoRequest
from tetrarch.server.tables import seat_view
from tetrarch.server.tables.commit import Committer, retry_on_conflict
from tetrarch.server.tables.match_rebuild import log_fault
from tetrarch.server.tables.playing import Playing, holder
from tetrarch.server.tables.room import Room, server_note
from tetrarch.server.tables.rooms import Rooms
from tetrarch.server.tables.synchronisation import common_length


class Undo:
    """The use cases of undo: take moves back, ask for the others' consent, give it."""

    def __init__(self, rooms: Rooms, committer: Committer, playing: Playing) -> None:
        self.rooms, self.committer, self.playing = rooms, committer, playing

    @retry_on_conflict
    async def undo(self, id: str, user: User | None, wanted: UndoRequest) -> Accepted:
        """Take moves back if nobody has learned anything since; else ask for consent, where allowed."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.check_seat(user, wanted.seat)
            if (earlier := await self.playing.earlier_answer(room, user, wanted, "undo")) is not None:
                return earlier
            match = await self.playing.current_match(room, wanted.number, wanted.seat)
            if room.undo_barrier is not None:
                raise Refused("undo_refused", reason=room.undo_barrier, number=match.number, seq=room.seq)
            try:
                return await self._undo_freely(room, user, match, wanted)
            except UndoRefused as error:
                may_ask = wanted.ask and wanted.to is not None
                if may_ask and room.table.undo == "consent" and room.somebody_left:
                    raise Refused(
                        "undo_refused", reason="absent", number=match.number, seq=room.seq
                    ) from None
                if not (may_ask and room.undo_by_consent):
                    refuse(error, match.number, room.seq)
            return await self._ask(room, user, match, wanted)

    async def _undo_freely(
        self, room: Room, user: User | None, match: Match, wanted: UndoRequest
    ) -> Accepted:
        number, key = match.number, person_key(holder(user), wanted.key)
        match.undo(wanted.seat, wanted.to)
        undo_to = None if number == match.number else match.number
        action = undo_action(
            room, match, kind="undo", number=number, seat=wanted.seat, undo_to=undo_to, key=key
        )
        await self._commit(room, match, action, len(match.event_log))
        return Accepted(wanted.key, action.seq, match.number, False)

    async def _ask(self, room: Room, user: User | None, match: Match, wanted: UndoRequest) -> Accepted:
        """Ask every other person at the table for consent; without others, go back at once."""
        assert user is not None and wanted.to is not None
        if wanted.to not in seat_view.rewindable_numbers(match):
            raise Refused("undo_refused", reason=match.barrier, number=match.number, seq=room.seq)
        others = [seat.seat for seat in room.seats if seat.kind == "person" and seat.user_id != user.id]
        if not others:
            key = person_key(user.id, wanted.key)
            await self._rewind(room, match, seat=wanted.seat, to=wanted.to, key=key)
            return Accepted(wanted.key, room.seq, match.number, False)
        ask = {"seat": wanted.seat, "to": wanted.to, "number": match.number, "agreed": [], "pending": others}
        line = server_note(room, "server-note-undo_asked", wanted.seat, user.name, number=wanted.to)
        change = Change(room.table.id, room.seq + 1, {"undo_ask": ask}, talk=[line])
        await self.committer.commit(room, change, {"ask", "talk"})
        return Accepted(wanted.key, room.seq, match.number, False, True)

    @retry_on_conflict
    async def consent(self, id: str, user: User | None, answer: ConsentRequest) -> Done:
        """Agree or not to an undo that was asked for. It is done when all agree; one refusal ends it."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            match = room.running_match()
            ask = room.table.undo_ask
            if ask is None:
                raise Refused("nothing_asked")
            seats = seat_view.seats_of(room.seats, user)
            mine = [seat for seat in ask["pending"] if seat in seats]
            if user is None or not (mine or (ask["seat"] in seats and not answer.agree)):
                raise Refused("not_seated")
            pending = [seat for seat in ask["pending"] if seat not in mine]
            key = "server-note-undo_agreed" if answer.agree else "server-note-undo_declined"
            line = server_note(room, key, seats[0], user.name, number=ask["to"])
            if answer.agree and not pending:
                key = server_key("consent", room.seq + 1)
                await self._rewind(room, match, seat=ask["seat"], to=ask["to"], key=key, talk=[line])
                return Done(room.seq)
            left = {**ask, "agreed": [*ask["agreed"], *mine], "pending": pending} if answer.agree else None
            change = Change(room.table.id, room.seq + 1, {"undo_ask": left}, talk=[line])
            await self.committer.commit(room, change, {"ask", "talk"})
            return Done(room.seq)

    async def _rewind(
        self, room: Room, match: Match, *, seat: int, to: int, key: str, talk: Sequence[TalkRow] = ()
    ) -> None:
        """Go back by consent; dice and cards drawn since are drawn again."""
        number, before = match.number, list(match.event_log)
        try:
            await asyncio.to_thread(match.rewind, to)
        except GameError as error:
            if isinstance(error, RulesFault):
                log_fault(room.table.id, match, seat, f"rewind to {to}", error)
            refuse(error, match.number, room.seq)
        action = undo_action(room, match, kind="rewind", number=number, seat=seat, undo_to=to, key=key)
        await self._commit(room, match, action, common_length(before, match.event_log), talk)

    async def _commit(
        self, room: Room, match: Match, action: Action, unchanged_events: int, talk: Sequence[TalkRow] = ()
    ) -> None:
        await self.committer.commit_action(
            room,
            match,
            action,
            unchanged_events=unchanged_events,
            undo_epoch=action.undo_epoch + 1,
            talk=talk,
        )


def undo_action(
    room: Room, match: Match, *, kind: str, number: int, seat: int, undo_to: int | None, key: str
) -> Action:
    """The action of an undo or rewind that the match has just done at `number`."""
    return Action(
        seq=room.seq + 1,
        kind=kind,
        undo_epoch=room.table.undo_epoch,
        number=number,
        seat=seat,
        token=None,
        undo_to=undo_to,
        after=match.number,
        key=key,
        at=time.time(),
    )
