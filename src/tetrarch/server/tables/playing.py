"""Playing: moves and premoves. Each use case checks a request, applies it to the match and commits it."""

from __future__ import annotations

import time

from tetrarch.core.match.errors import GameError, RulesFault
from tetrarch.core.match.match import Match
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import Action, Change
from tetrarch.server.db.repositories.tables.tables import TableRepository
from tetrarch.server.identifiers import person_key, server_key
from tetrarch.server.refusals import Refused, refuse
from tetrarch.server.schemas.tables import Accepted, Done, MoveRequest, PremoveRequest, UndoRequest
from tetrarch.server.tables import premoves
from tetrarch.server.tables.clocks import game_clock
from tetrarch.server.tables.clocks.uptime_clock import UptimeClock
from tetrarch.server.tables.commit import Committer, retry_on_conflict
from tetrarch.server.tables.match_rebuild import log_fault
from tetrarch.server.tables.room import Room
from tetrarch.server.tables.rooms import Rooms


class Playing:
    """The use cases of a running table, for people and bots."""

    def __init__(
        self, rooms: Rooms, committer: Committer, repository: TableRepository, uptime: UptimeClock
    ) -> None:
        self.rooms, self.committer, self.repository, self.uptime = rooms, committer, repository, uptime

    # moves

    @retry_on_conflict
    async def move(self, id: str, user: User | None, wanted: MoveRequest) -> Accepted:
        """Answer the question with a move. A repeated request changes nothing, nor does a refused one."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.check_seat(user, wanted.seat)
            if (earlier := await self.earlier_answer(room, user, wanted, "move")) is not None:
                return earlier
            match = await self.current_match(room, wanted.number, wanted.seat)
            try:
                key = person_key(holder(user), wanted.key)
                action = await self.answer(room, wanted.seat, wanted.token, key)
            except GameError as error:
                refuse(error, match.number, room.seq)
            return Accepted(wanted.key, action.seq, action.after, False)

    async def answer(self, room: Room, seat: int, token: str, key: str | None = None) -> Action:
        """Play a token for a seat, then commit it; without a key, for a bot. The caller holds the lock."""
        match = room.running_match()
        number, events = match.number, len(match.event_log)
        undo_epoch = room.table.undo_epoch + (
            1 if seat in match.sealed else 0
        )  # changing a sealed answer is an undo
        try:
            match.play(token, seat)
        except RulesFault as error:  # a fault of ours; nothing has changed
            log_fault(room.table.id, match, seat, token, error)
            raise
        seq = room.seq + 1
        action = Action(
            seq=seq,
            kind="move",
            undo_epoch=undo_epoch,
            number=number,
            seat=seat,
            token=token,
            undo_to=None,
            after=match.number,
            key=key or server_key("bot", seq),
            at=time.time(),
        )
        await self.committer.commit_action(
            room, match, action, unchanged_events=events, undo_epoch=undo_epoch
        )
        return action

    async def current_match(self, room: Room, number: int, seat: int) -> Match:
        """The match; refused unless `number` is asked now and the seat has time left."""
        if number != room.number:
            await self.rooms.sync.catch_up(room)  # another process may have played a move
        match = room.running_match()
        if number != match.number:
            raise Refused("stale", number=match.number, seq=room.seq)
        if room.table.clock is not None and room.table.times is not None:
            now = await self.uptime.checked_now()
            times = game_clock.times_of(room.table, len(room.seats))
            if seat in game_clock.overdue_seats(times, now):  # a bot is about to take the seat
                raise Refused("time_over", number=room.number, seq=room.seq)
        return match

    async def earlier_answer(
        self, room: Room, user: User | None, wanted: MoveRequest | UndoRequest, kind: str
    ) -> Accepted | None:
        """The answer to the same request if it was made before; refused if its key was used for another."""
        key = person_key(holder(user), wanted.key)
        action = room.actions_by_key.get((wanted.seat, key))
        if action is None and (room.match is None or wanted.number != room.match.number):
            action = await self.repository.find_action(room.table.id, wanted.seat, key)
        if action is None:
            return None
        same = action.kind == kind and action.number == wanted.number
        if not same or (isinstance(wanted, MoveRequest) and action.token != wanted.token):
            raise Refused("key_reused", number=room.number, seq=room.seq)
        return Accepted(wanted.key, action.seq, action.after, True)

    # premoves

    @retry_on_conflict
    async def premove(self, id: str, user: User | None, wanted: PremoveRequest) -> Done:
        """Store a premove: the answer to a question that is still to come; without a token, delete it."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            room.check_seat(user, wanted.seat)
            match = await self.current_match(room, wanted.number, wanted.seat)
            question = premoves.upcoming_question(match, wanted.seat, room.table.premoves)
            if question is None:
                raise Refused("no_premove", number=match.number, seq=room.seq)
            if wanted.token is not None and wanted.token not in [move.token for move in question.moves]:
                raise Refused("illegal", number=match.number, seq=room.seq, rule="none")
            left = premoves.with_premove(room.table.premoves, question, wanted.token)
            change = Change(room.table.id, room.seq + 1, {"premoves": left})
            await self.committer.commit(room, change, {"game"})
            return Done(room.seq)


def holder(user: User | None) -> str:
    """The id of somebody who was found to hold a seat."""
    assert user is not None
    return user.id
