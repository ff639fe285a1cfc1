"""What one seat, or a spectator, may see of a table: all messages about a match are made here."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from tetrarch.core.engine.kernel import CHANCE, EVERYONE
from tetrarch.core.match.match import GameEvent, Match, ScoreLine
from tetrarch.server import schemas
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import SeatRow, TableRow, TalkRow
from tetrarch.server.tables import premoves
from tetrarch.server.tables.clocks import game_clock
from tetrarch.server.tables.match_rebuild import commitment_of

BOT_KINDS = ("bot", "substituted")  # seats for which a bot answers


def seats_of(seats: Iterable[SeatRow], user: User | None) -> list[int]:
    """The seats that a user holds."""
    if user is None:
        return []
    return [seat.seat for seat in seats if seat.kind == "person" and seat.user_id == user.id]


def seat_info(
    seat: SeatRow, user: User | None, online: frozenset[str], may_return: bool = True
) -> schemas.SeatInfo:
    """A seat as a user sees it; `may_return`: whether its person may come back after a bot took over."""
    bot = seat.kind in BOT_KINDS
    kind: Any = "bot" if bot else seat.kind
    return schemas.SeatInfo(
        seat=seat.seat,
        kind=kind,
        name=seat.name,
        user=seat.user_id,
        level=seat.level if bot else None,
        me=seat.kind == "person" and user is not None and seat.user_id == user.id,
        online=bot or seat.kind == "automaton" or (seat.user_id or "") in online,
        left=seat.kind == "substituted" and may_return,
        share=seat.share,
        nonce=bool(seat.nonce),
        ready=seat.ready or seat.kind in (*BOT_KINDS, "automaton"),
    )


def table_info(
    table: TableRow,
    seats: list[SeatRow],
    user: User | None,
    *,
    online: frozenset[str] = frozenset(),
    spectators: int = 0,
    now: float,
) -> schemas.TableInfo:
    """A table as a user sees it in lists; `now` is the uptime that its clock is measured by."""
    phase: Any = table.phase
    undo: Any = table.undo
    return schemas.TableInfo(
        id=table.id,
        game=table.game,
        version=table.version,
        options=table.options,
        phase=phase,
        undo=undo,
        private=table.private,
        rated=table.rated,
        owner=table.owner_id,
        own=user is not None and user.id == table.owner_id,
        seats=[seat_info(seat, user, online, game_clock.may_return(table, seat.seat)) for seat in seats],
        mine=seats_of(seats, user),
        commitment=commitment_of(table, seats),
        spectators=spectators,
        created=table.created,
        started=table.started,
        ended=table.ended,
        scores=table.scores,
        winners=table.winners,
        rematch=table.rematch,
        from_position=table.start_position is not None,
        waiting=table.waiting or [],
        clock=game_clock.clock_info(table, now),
        slow_chat=table.slow_chat,
    )


# the match


def may_know(event: GameEvent, seat: int | None) -> bool:
    """Whether a seat may know of an event."""
    return event.audience == EVERYONE or (seat is not None and bool(event.audience >> seat & 1))


def log(match: Match, seat: int | None, skip: int = 0) -> schemas.LogPart:
    """The log as a seat may know it, without the first `skip` events of the match."""
    start = sum(1 for event in match.event_log[:skip] if may_know(event, seat))
    events = [event for event in match.event_log[skip:] if may_know(event, seat)]
    return schemas.LogPart(start, [log_entry(start + n, event) for n, event in enumerate(events)])


def log_entry(index: int, event: GameEvent) -> schemas.LogEntry:
    return schemas.LogEntry(
        index=index,
        number=event.number,
        seat=event.seat,
        name=event.name,
        key=event.key,
        args=dict(event.args),
        ruling=event.ruling,
    )


def sheet(match: Match, seat: int | None) -> list[schemas.SheetLine]:
    """The score sheet, without points that the seat may not know of."""
    events = [event for event in match.event_log if event.name == "score"]
    earlier = len(match.sheet) - len(events)  # lines of the position that the match started from
    public = [sheet_line(line) for line in match.sheet[:earlier]]
    return public + [
        sheet_line(line)
        for event, line in zip(events, match.sheet[earlier:], strict=True)
        if may_know(event, seat)
    ]


def sheet_line(line: ScoreLine) -> schemas.SheetLine:
    return schemas.SheetLine(
        seat=line.seat,
        source=line.source,
        points=line.points,
        key=line.key,
        args=dict(line.args),
        ruling=line.ruling,
    )


def question_to(match: Match, seat: int) -> schemas.Question:
    """The question to a seat, with all its legal moves."""
    question = match.question_for(seat)
    moves = [
        schemas.MoveInfo(move.token, move.key, dict(move.args), list(move.targets), move.ruling, move.role)
        for move in match.legal(seat)
    ]
    sealed = match.descriptor.vocabulary.token(match.sealed[seat]) if seat in match.sealed else None
    return schemas.Question(
        seat=seat,
        step=question.step,
        key=question.key,
        args=dict(question.args),
        ruling=question.ruling,
        moves=moves,
        sealed=sealed,
    )


def undo_info(match: Match, seat: int | None, consent: bool, barrier: str | None = None) -> schemas.UndoInfo:
    """The numbers that a seat may go back to, and the reason why no further; with a `barrier` nobody may."""
    if barrier is not None:
        return schemas.UndoInfo([], schemas.Phrase(f"undo-{barrier}", {}), [], None)
    to = match.undoable if match.undo_seat == seat else []
    reason = "other" if match.undo_seat is not None and not to else match.barrier
    may_ask = consent and seat is not None and not match.over
    numbers = rewindable_numbers(match) if may_ask else []
    return schemas.UndoInfo(
        to=to,
        reason=schemas.Phrase(f"undo-{reason}", {}),
        consent=[n for n in numbers if n not in to],
        own=max((n for n in numbers if match.entries[n].seat == seat), default=None),
    )


def rewindable_numbers(match: Match) -> list[int]:
    """The numbers that a table may go back to by consent: those at which a seat was asked."""
    return [number for number, entry in enumerate(match.entries) if entry.seat != CHANCE and entry.place == 0]


def decision(
    match: Match,
    seat: int | None,
    consent: bool,
    table_premoves: premoves.Premoves | None = None,
    undo_barrier: str | None = None,
    shared: Collection[int] = (),
) -> schemas.Decision | None:
    """Who is asked, and what is asked of this seat; `consent`: whether the table allows undo by consent,
    `shared`: the seats of people who hold several."""
    if match.over:
        return None
    seats = match.seats
    steps = [match.descriptor.vocabulary.steps[d.step].name for d in match.state.stack if d.seat in seats]
    return schemas.Decision(
        seats=seats,
        waiting=waiting_seats(match),
        steps=steps[-len(seats) :][::-1],
        simultaneous=match.simultaneous,
        mine=question_to(match, seat) if seat is not None and seat in seats else None,
        undo=undo_info(match, seat, consent, undo_barrier),
        premove=premoves.upcoming_question(match, seat, table_premoves),
        covered=[one for one in waiting_seats(match) if one in shared and has_secrets(match, one)],
    )


def has_secrets(match: Match, seat: int) -> bool:
    """Whether a seat knows something that a spectator does not, or answers in secret."""
    return match.simultaneous or _tells_more(match.view(seat), match.view(None))


def _tells_more(own: object, public: object) -> bool:
    """Whether a view has anything where the public one has nothing, but for the number of its seat."""
    if own == public or not own:
        return False
    if isinstance(own, dict) and isinstance(public, dict):
        return any(_tells_more(value, public.get(key)) for key, value in own.items() if key != "seat")
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return any(map(_tells_more, own, public))
    return True


def shared_seats(seats: Iterable[SeatRow]) -> set[int]:
    """The seats of people who hold several, as at one device."""
    holders = [(seat.seat, seat.user_id) for seat in seats if seat.kind == "person"]
    users = [user for _, user in holders]
    return {seat for seat, user in holders if users.count(user) > 1}


def waiting_seats(match: Match) -> list[int]:
    """The seats that have yet to answer."""
    return [] if match.over else [seat for seat in match.seats if seat not in match.sealed]


def due_bot(phase: str, seats: Iterable[SeatRow], match: Match | None) -> int | None:
    """The seat of a bot that has to answer; None if no bot has."""
    if match is None or phase != "running":
        return None
    bots = {seat.seat for seat in seats if seat.kind in BOT_KINDS}
    return next((seat for seat in waiting_seats(match) if seat in bots), None)


def thinking_seats(phase: str, seats: Iterable[SeatRow], match: Match) -> list[int]:
    """The seats of people who have to answer: their clocks run."""
    people = {seat.seat for seat in seats if seat.kind == "person"}
    return [seat for seat in waiting_seats(match) if seat in people] if phase == "running" else []


def scores(view: dict[str, Any]) -> list[int] | None:
    """The running scores, if the view has them."""
    values = view.get("scores")
    return list(values) if isinstance(values, list) else None


def result(table: TableRow, match: Match | None) -> schemas.Result | None:
    """The result of a table that is over, with the secret behind its dice and cards; else None."""
    if match is None or table.phase not in ("finished", "abandoned"):
        return None
    return schemas.Result(
        scores=table.scores or [],
        winners=table.winners or [],
        abandoned=table.phase == "abandoned",
        stopped=match.stopped,
        secret=table.secret,
        commitment=match.commitment,
        shares=list(match.fairness.shares),
        nonces=list(match.fairness.nonces),
        record=f"/api/tables/{table.id}/record",
        verify=f"/api/tables/{table.id}/verify",
    )


def undo_ask(table: TableRow) -> schemas.UndoAsk | None:
    return None if table.undo_ask is None else schemas.UndoAsk(**table.undo_ask)


def note_line(line: TalkRow) -> schemas.TalkLine:
    return schemas.TalkLine(
        id=line.id,
        at=line.at,
        kind="note",
        name=line.name,
        seat=line.seat,
        text=None,
        key=line.key,
        args=dict(line.args),
    )
