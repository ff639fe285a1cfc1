"""The database: its tables, and the rows as the use cases see them. The SQL is portable."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

if TYPE_CHECKING:
    from tetrarch.server.ratings import Outcome

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("disabled", Boolean, nullable=False, server_default=false()),  # who may not come in any more
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token; the token itself is kept nowhere
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("owner_id", ForeignKey("users.id"), nullable=False),
    Column("undo", String(12), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("seq", Integer, nullable=False),  # of the last change: two writers cannot both take the next
    Column("line", Integer, nullable=False),  # how often something was taken back
    Column("secret", String(64), nullable=False),
    Column("start", Text),  # the position that it began from, if not from the beginning
    Column("ask", Text),  # somebody asks to go back
    Column("scores", Text),
    Column("winners", Text),
    Column("waiting", Text),  # the seats that are to answer, for lists
    Column("rematch", String(24)),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("due", Float),  # since when a bot is to answer; none: no bot is
    Column("claimer", String(24)),  # the process that lets it answer ...
    Column("claimed", Float),  # ... and until when that holds, unless it is renewed
    Column("clock", Text),  # how long seats may think; none: as long as they like
    Column("times", Text),  # what each seat has left of it
    Column("plans", Text),  # answers that seats gave ahead
    Column("flag", Float),  # when the first of them will be over, in served time; none: no clock runs
    Column("hidden", Boolean, nullable=False, server_default=false()),  # a moderator has removed it
    Index("ix_tables_phase_created", "phase", "created"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_flag", "flag"),
)

pulse = Table(  # one row, as soon as a clock runs
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float),  # when a server last showed that it runs; none: no clock needs to know
    Column("lost", Float, nullable=False),  # seconds during which clocks would have run, but no server did
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("user_id", ForeignKey("users.id"), index=True),
    Column("name", String(80)),
    Column("level", String(24)),
    Column("nonce", String(80)),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),  # move, undo (free) or rewind (by consent)
    Column("line", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # the number that it answers
    Column("seat", Integer, nullable=False),
    Column("token", String(200)),
    Column("back", Integer),  # for undo and rewind: the number gone back to; none: an answer unsealed
    Column("after", Integer, nullable=False),  # the number that was asked afterwards
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "line", "number", "seat", "kind", name="uq_actions_answer"),
    UniqueConstraint("table_id", "seat", "key", name="uq_actions_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("doc", Text, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("id", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("user_id", String(24)),
    Column("name", String(80)),
    Column("seat", Integer),
    Column("text", Text),
    Column("key", String(80)),
    Column("args", Text, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)


@dataclass(frozen=True)
class User:
    id: str
    name: str  # as others see it
    role: str = "guest"  # or user, moderator: who has an account
    account: str | None = None  # the name to sign in with


@dataclass
class TableRow:
    id: str
    game: str
    version: int
    options: dict[str, Any]
    phase: str
    owner_id: str
    undo: str
    private: bool
    seq: int
    line: int
    secret: str
    start: dict[str, Any] | None
    ask: dict[str, Any] | None
    scores: list[int] | None
    winners: list[int] | None
    waiting: list[int] | None
    rematch: str | None
    created: float
    started: float | None
    ended: float | None
    due: float | None = None
    clock: dict[str, Any] | None = None
    times: list[dict[str, Any]] | None = None
    flag: float | None = None
    plans: dict[str, dict[str, str]] | None = None
    hidden: bool = False
    rated: bool = False  # whether its result is to count for ratings, where it can


@dataclass
class SeatRow:
    seat: int
    kind: str  # person, bot, open, closed, automaton; left: a person who left, for whom a bot plays
    user_id: str | None = None
    name: str | None = None
    level: str | None = None
    nonce: str | None = None


@dataclass(frozen=True)
class Action:
    seq: int
    kind: str
    line: int
    number: int
    seat: int
    token: str | None
    back: int | None
    after: int
    key: str
    at: float


@dataclass(frozen=True)
class TalkRow:
    id: int
    seq: int
    at: float
    kind: str
    user_id: str | None
    name: str | None
    seat: int | None
    text: str | None
    key: str | None
    args: dict[str, Any]


@dataclass(frozen=True)
class Since:
    """What a table is like now, and what was said and done after some message."""

    table: TableRow
    seats: list[SeatRow]
    talk: list[TalkRow]
    actions: list[Action]
    unsaved: int  # actions since the last snapshot


@dataclass(frozen=True)
class Notice:
    """Something that a person is told. `seen`: they are at the table and know it."""

    user_id: str
    kind: str  # turn, begun, finished, invitation, friend or time
    about: str  # of a table or a person: one notice of a kind about each
    key: str
    args: dict[str, Any]
    path: str
    table_id: str | None = None
    seen: bool = False


@dataclass
class Post:
    """What a change of a table means for inboxes: who no longer waits to answer there, and what is new."""

    answered: list[str] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)


@dataclass
class Change:
    """All that one message of a table writes, in one transaction: it counts only if nothing was written after
    `since`. Each answer that was given ahead and is played with it takes a number of its own."""

    table_id: str
    seq: int
    fields: dict[str, Any] = field(default_factory=dict)
    seats: list[SeatRow] | None = None
    action: Action | None = None
    ahead: list[Action] = field(default_factory=list)  # what seats had answered ahead, played right after it
    talk: list[TalkRow] = field(default_factory=list)
    snapshot: str | None = None
    outcome: Outcome | None = None  # of a match that ends with it
    post: Post = field(default_factory=Post)

    @property
    def since(self) -> int:
        return self.seq - 1 - len(self.ahead)

    @property
    def actions(self) -> list[Action]:
        return [] if self.action is None else [self.action, *self.ahead]
