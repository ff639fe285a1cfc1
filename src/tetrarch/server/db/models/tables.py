"""The tables of games: tables, seats, actions, snapshots, talk, and their rows as the use cases see them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from tetrarch.server.db.models.json_column import JsonText
from tetrarch.server.db.models.metadata import metadata
from tetrarch.server.db.models.outcomes import Outcome

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JsonText, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("owner_id", ForeignKey("users.id"), nullable=False),
    Column("undo", String(12), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("seq", Integer, nullable=False),  # of the last change: two writers cannot both take the next
    Column("undo_epoch", Integer, nullable=False),  # how often something was taken back
    Column("secret", String(64), nullable=False),
    Column("start_position", JsonText),  # that it began from; none: from the beginning
    Column("undo_ask", JsonText),  # somebody asks to go back
    Column("scores", JsonText),
    Column("winners", JsonText),
    Column("waiting", JsonText),  # the seats that are to answer, for lists
    Column("rematch", String(24)),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("bot_due_since", Float),  # since when a bot is to answer; none: no bot is
    Column("claimed_by", String(24)),  # the process that lets the bot answer ...
    Column("claimed_until", Float),  # ... and until when, unless it renews its claim
    Column("clock", JsonText),  # how long seats may think; none: as long as they like
    Column("times", JsonText),  # what each seat has left of it
    Column("premoves", JsonText),  # answers that seats have given before they are asked
    Column("next_timeout", Float),  # when the first seat's time will be over, in uptime; none: no clock runs
    Column("hidden", Boolean, nullable=False, server_default=false()),  # a moderator has removed it
    Column("slow_chat", Boolean, nullable=False, server_default=false()),  # spectators write seldom
    Index("ix_tables_phase_created", "phase", "created"),
    Index("ix_tables_bot_due_since", "bot_due_since"),
    Index("ix_tables_next_timeout", "next_timeout"),
)

uptime = Table(  # one row
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Float, nullable=False),  # for which a server has run while any clock did
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
    Column("share", String(64)),  # the digest of a nonce, published before the start
    Column("nonce", String(80)),  # what the person added to the dice
    Column("ready", Boolean, nullable=False, server_default=false()),  # to start
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),  # move, undo (free) or rewind (by consent)
    Column("undo_epoch", Integer, nullable=False),  # of the table, when it was done
    Column("number", Integer, nullable=False),  # the number that it answers
    Column("seat", Integer, nullable=False),
    Column("token", String(200)),
    Column("undo_to", Integer),  # of undo and rewind: the number gone back to; none: an answer unsealed
    Column("after", Integer, nullable=False),  # the number that was asked afterwards
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "undo_epoch", "number", "seat", "kind", name="uq_actions_answer"),
    UniqueConstraint("table_id", "seat", "key", name="uq_actions_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("doc", Text, nullable=False),
)

talk = Table(  # what the server notes at a table
    "talk",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("id", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("name", String(80)),
    Column("seat", Integer),
    Column("key", String(80)),
    Column("args", JsonText, nullable=False),
)

chat = Table(  # what people say; it is no change of the table, and takes no seq
    "chat",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),  # in the order of commits
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("user_id", String(24), nullable=False),
    Column("name", String(80)),
    Column("seat", Integer),  # none: a spectator
    Column("text", Text, nullable=False),
    Index("ix_chat_table_id_id", "table_id", "id"),
    Index("ix_chat_user_id", "user_id"),
)

records = Table(
    "records",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)


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
    undo_epoch: int
    secret: str
    start_position: dict[str, Any] | None
    undo_ask: dict[str, Any] | None
    scores: list[int] | None
    winners: list[int] | None
    waiting: list[int] | None
    rematch: str | None
    created: float
    started: float | None
    ended: float | None
    bot_due_since: float | None = None
    clock: dict[str, Any] | None = None
    times: list[dict[str, Any]] | None = None
    next_timeout: float | None = None
    premoves: dict[str, dict[str, str]] | None = None
    hidden: bool = False
    rated: bool = False  # whether its result is to count for ratings, where it can
    slow_chat: bool = False


@dataclass
class SeatRow:
    seat: int
    kind: str  # person, bot, open, closed, automaton; substituted: a bot plays for the person
    user_id: str | None = None
    name: str | None = None
    level: str | None = None
    nonce: str | None = None
    share: str | None = None
    ready: bool = False


@dataclass(frozen=True)
class Action:
    seq: int
    kind: str
    undo_epoch: int
    number: int
    seat: int
    token: str | None
    undo_to: int | None
    after: int
    key: str
    at: float


@dataclass(frozen=True)
class TalkRow:
    id: int
    seq: int
    at: float
    name: str | None
    seat: int | None
    key: str | None
    args: dict[str, Any]


@dataclass(frozen=True)
class ChatRow:
    """A line of chat. `seat`: none for a spectator; `name`: none if the account was deleted."""

    id: int
    table_id: str
    at: float
    user_id: str
    name: str | None
    seat: int | None
    text: str


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored, with the talk and actions after some seq."""

    table: TableRow
    seats: list[SeatRow]
    talk: list[TalkRow]
    actions: list[Action]
    since_snapshot: int  # how many actions there are after the last snapshot
    chat: list[ChatRow] = field(default_factory=list)  # the last lines, where the whole table is loaded


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
class InboxChanges:
    """What a change of a table does to inboxes: who has answered there, and new notices."""

    answered: list[str] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)


@dataclass
class Change:
    """All that one change of a table writes, in one transaction; refused if anything was written after
    `since`. Each premove that is played with it takes a seq of its own."""

    table_id: str
    seq: int
    fields: dict[str, Any] = field(default_factory=dict)
    seats: list[SeatRow] | None = None
    action: Action | None = None
    premoves: list[Action] = field(default_factory=list)  # that are played right after it
    talk: list[TalkRow] = field(default_factory=list)
    snapshot: str | None = None
    outcome: Outcome | None = None  # of a match that ends with it
    inbox_changes: InboxChanges = field(default_factory=InboxChanges)

    @property
    def since(self) -> int:
        return self.seq - 1 - len(self.premoves)

    @property
    def actions(self) -> list[Action]:
        return [] if self.action is None else [self.action, *self.premoves]
