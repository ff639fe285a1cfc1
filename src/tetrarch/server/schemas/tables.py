"""The messages about games and tables. TypeScript types and the OpenAPI page are made from `schemas`.

Sentences are never sent: what people read is a key of the Fluent catalogues and its arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from tetrarch.core.match.vocabulary import Role
from tetrarch.server.schemas.clocks import ClockInfo, ClockRequest
from tetrarch.server.schemas.wire import Answer as Answer
from tetrarch.server.schemas.wire import (
    Args,
    HeldBy,
    Key,
    Name,
    Number,
    Phase,
    SeatKind,
    SeatNumber,
    Share,
    Token,
    UndoPolicy,
)
from tetrarch.server.schemas.wire import Phrase as Phrase
from tetrarch.server.schemas.wire import Refusal as Refusal
from tetrarch.server.schemas.wire import Request as Request

# people


class SessionRequest(Request):
    name: Name
    invented: bool = False  # nobody chose it: where somebody has it already, a number is added


class Session(Answer):
    """Who I am. `user` is public; the secret of the session is in a cookie that scripts cannot read."""

    user: str
    name: str
    role: Literal["guest", "user", "moderator"] = "guest"
    account: str | None = None  # the name to sign in with


# lobby


class SeatRequest(Request):
    """Who shall sit here. `me` and `hotseat` are the sender; `name` tells hot-seat players apart.

    Where the rules play a seat by themselves, that seat is an `automaton`.
    """

    kind: SeatKind
    level: str | None = None
    name: Name | None = None


class TableRequest(Request):
    game: str
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=9)]
    options: dict[str, Any] = {}
    undo: UndoPolicy = "free"
    private: bool = False  # not listed in the lobby, and joined by invitation only
    rated: bool = True  # counts for ratings, where two accounts play
    start: bool = False  # start at once, if no seat is open
    clock: ClockRequest | None = None
    share: Share | None = None  # my share of the dice, on the first seat that I hold


class QuickRequest(Request):
    """A game against bots or the game itself, started at once."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=9)] | None = None
    level: str | None = None
    options: dict[str, Any] = {}
    share: Share | None = None


class JoinRequest(Request):
    seat: SeatNumber | None = None
    share: Share | None = None
    invitation: Annotated[str, Meta(max_length=64)] | None = None  # the word that a private table asks for


class SeatChange(Request):
    """The owner changes a seat before the start."""

    seat: SeatNumber
    kind: SeatKind
    level: str | None = None
    name: Name | None = None


class ReadyRequest(Request):
    """Before the start: whether I am ready."""

    ready: bool


class RematchRequest(Request):
    share: Share | None = None


class ShareRequest(Request):
    """Before the start: bind my seat to a nonce, whose digest is the `share`."""

    seat: SeatNumber
    share: Share


class NonceRequest(Request):
    """While the table is `starting`, after its digest was fixed: the nonce that my seat is bound to."""

    seat: SeatNumber
    nonce: Annotated[str, Meta(min_length=32, max_length=64)]


class StartRequest(Request):
    fill: str | None = None  # a level: bots take the open seats


class SeatInfo(Answer):
    seat: int
    kind: HeldBy
    name: str | None  # of a person; a bot is named by its level and seat
    user: str | None
    level: str | None
    me: bool
    online: bool
    left: bool  # a person who left: a bot plays on, and that person may come back
    share: str | None  # of the dice: the digest of a nonce
    nonce: bool  # whether the nonce was revealed in time
    ready: bool = False  # before the start: whether the person says so; bots always are


class TableInfo(Answer):
    id: str
    game: str
    version: int
    options: dict[str, Any]
    phase: Phase
    undo: UndoPolicy
    private: bool
    rated: bool
    owner: str
    own: bool
    seats: list[SeatInfo]
    mine: list[int]  # the seats that I hold
    commitment: str | None  # the digest of secret, set-up and shares; from `starting` on it stays the same
    spectators: int
    created: float
    started: float | None
    ended: float | None
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None  # the table that follows this one
    from_position: bool  # whether it began from a position instead of the beginning
    waiting: list[int]  # the seats that are to answer
    clock: ClockInfo | None = None
    slow_chat: bool = False  # spectators write at most one line in 30 s


class TablePage(Answer):
    tables: list[TableInfo]
    next: str | None  # give it as `after` for the next page


# a table


class LogEntry(Answer):
    """Something that happened, as the asked seat may know it. `number` counts the answers up to it."""

    index: int
    number: int
    seat: int
    name: str
    key: str
    args: Args
    ruling: str | None


class SheetLine(Answer):
    """Points with their source and ruling."""

    seat: int
    source: str
    points: int
    key: str
    args: Args
    ruling: str | None


class MoveInfo(Answer):
    """
    A legal answer. `targets` are what it points at on the board, such as `cell:F12`. `role`: `close` ends the
    turn or a part of it; `lapse` is lost to who closes without it, such as an unused die.
    """

    token: str
    key: str
    args: Args
    targets: list[str]
    ruling: str | None
    role: Role


class Question(Answer):
    """What is asked of the seat that this snapshot is for."""

    seat: int
    step: str
    key: str
    args: Args
    ruling: str | None
    moves: list[MoveInfo]
    sealed: str | None  # the token that I have answered already; it may be changed until the reveal


class UndoInfo(Answer):
    """`to`: the numbers that I may go back to, oldest first. `reason`: why not further."""

    to: list[int]
    reason: Phrase
    consent: list[int]  # the numbers that I may ask the table to go back to
    own: int | None  # the last of them at which I was asked


class Decision(Answer):
    """Who is asked; `mine` is the question to the seat that this snapshot is for."""

    seats: list[int]
    waiting: list[int]
    steps: list[str]  # what is asked of each of `seats`, by name
    simultaneous: bool
    mine: Question | None
    undo: UndoInfo
    premove: Question | None = None  # what this seat is asked next and may answer already
    covered: list[
        int
    ] = []  # of seats that share a device: those to which it is handed over before they answer


class UndoAsk(Answer):
    """Somebody asks the table to go back; every other person at it must agree."""

    seat: int
    to: int
    number: int
    agreed: list[int]
    pending: list[int]


class TalkLine(Answer):
    """A line of chat (`text`), or a note of the server (`key` with `args`). Each kind has ids of its own; who
    says something without a `seat` is a spectator."""

    id: int
    at: float
    kind: Literal["chat", "note"]
    name: str | None
    seat: int | None
    text: str | None
    key: str | None
    args: Args
    user: str | None = None


class Result(Answer):
    """The end. The secret is out: whoever likes derives every roll and draw again."""

    scores: list[int]
    winners: list[int]
    abandoned: bool
    stopped: bool  # abandoned by the server, because it was far too long
    secret: str
    commitment: str
    shares: list[str]
    nonces: list[str]
    record: str  # address of the transcript
    verify: str  # address of its verification


class Snapshot(Answer):
    """A table as one seat (`seat`; null: a spectator) may know it."""

    seq: int
    table: TableInfo
    number: int
    seat: int | None
    view: dict[str, Any] | None
    decision: Decision | None
    log: list[LogEntry]
    sheet: list[SheetLine]
    scores: list[int] | None
    talk: list[TalkLine]  # chat and notes, the oldest first
    ask: UndoAsk | None
    result: Result | None
    mutes_spectators: bool = False  # I want to read no spectators


class LogPart(Answer):
    """Cut my log to `start` entries, then append."""

    start: int
    entries: list[LogEntry]


class Update(Answer, tag="update"):
    """What changed after message `since`, up to `seq`. Parts that did not change are left out."""

    seq: int
    since: int
    number: int
    table: TableInfo | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    decision: Decision | None | UnsetType = UNSET
    log: LogPart | UnsetType = UNSET
    sheet: list[SheetLine] | UnsetType = UNSET
    scores: list[int] | None | UnsetType = UNSET
    talk: list[TalkLine] | UnsetType = UNSET  # new notes; by HTTP with `heard` new lines of chat, too
    ask: UndoAsk | None | UnsetType = UNSET
    clock: ClockInfo | None | UnsetType = UNSET  # the times as they are now
    result: Result | UnsetType = UNSET


class MoveRequest(Request):
    """`number` is the one that this answers; `key` is new for every click, the same for a repeat of it."""

    seat: SeatNumber
    token: Token
    number: Number
    key: Key


class PremoveRequest(Request):
    """Answer ahead the question in `Decision.premove`; without a token: take the answer back."""

    seat: SeatNumber
    number: Number
    token: Token | None = None


class HintRequest(Request):
    """What would a good bot play for my seat? Only where nobody but bots plays against me."""

    seat: SeatNumber
    number: Number


class HintMove(Answer):
    """`chance` of a victory, 0 to 1, and what the move changes most: messages that name it, with points."""

    token: str
    chance: float
    reasons: dict[str, float]
    equal: bool  # whether the search can't tell it from the best


class Hint(Answer):
    """The best moves for the question with this number, the best first."""

    number: int
    moves: list[HintMove]


class UndoRequest(Request):
    """Back to `to`, or by one mark. Where only the table's consent allows it, `ask` asks for that."""

    seat: SeatNumber
    number: Number
    key: Key
    to: Number | None = None
    ask: bool = False


class ConsentRequest(Request):
    agree: bool


class ChatRequest(Request):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class SlowChatRequest(Request):
    """Whether spectators may write only now and then."""

    slow: bool


class MuteRequest(Request):
    """Whether I want to read no spectators, at any table."""

    muted: bool


class Accepted(Answer, tag="accepted"):
    """Done and on disk. `number` is asked now; `repeated`: it had been done before."""

    key: str
    seq: int
    number: int
    repeated: bool
    asked: bool = False  # an undo that now waits for the table's consent


class Done(Answer):
    """Done; the table's news come in message `seq`."""

    seq: int


# operations


class Health(Answer):
    """`failing`: background tasks that have failed in the last two minutes, and were started again."""

    status: Literal["ok", "stopping", "unavailable"]
    version: str
    failing: list[str] = []


# the socket: what the client says


class Hello(Request, tag="hello"):
    """First message, and again to change the seat or fill a gap. `since`: the last `seq` I have; `heard`: the
    last line of chat."""

    since: int | None = None
    seat: SeatNumber | None = None
    heard: int | None = None


class SocketMove(Request, tag="move"):
    seat: SeatNumber
    token: Token
    number: Number
    key: Key


class SocketUndo(Request, tag="undo"):
    seat: SeatNumber
    number: Number
    key: Key
    to: Number | None = None
    ask: bool = False


class SocketConsent(Request, tag="consent"):
    agree: bool
    key: Key


class SocketChat(Request, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Key


class Skip(Request, tag="skip"):
    """Do not pace the bots' moves until a person is asked."""


class Ping(Request, tag="ping"):
    pass


ClientMessage = Hello | SocketMove | SocketUndo | SocketConsent | SocketChat | Skip | Ping


# the socket: what the server says


class Welcome(Answer, tag="welcome"):
    """All there is to know, for a new client or one that missed too much."""

    snapshot: Snapshot


class ChatLines(Answer, tag="chat"):
    """New lines of chat; they have no `seq`."""

    lines: list[TalkLine]


class Refused(Answer, tag="refused"):
    """`key` is that of the message refused, if it had one."""

    key: str | None
    refusal: Refusal


class Presence(Answer, tag="presence"):
    """Who is connected now; not numbered, and not kept."""

    online: list[int]
    spectators: int


class Pong(Answer, tag="pong"):
    pass


class Bye(Answer, tag="bye"):
    """The server stops, or starts anew: connect again in a moment."""

    reason: Literal["restart"]


ServerMessage = Welcome | Update | ChatLines | Accepted | Refused | Presence | Pong | Bye
