"""The tables of notices: inboxes, the channels by which people are told, and deliveries that wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from tetrarch.server.db.models.json_column import JsonText
from tetrarch.server.db.models.metadata import metadata

notices = Table(
    "notices",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("about", String(60), nullable=False),  # a newer one of the same kind about the same replaces it
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("key", String(80), nullable=False),
    Column("args", JsonText, nullable=False),
    Column("path", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("read", Float),
    UniqueConstraint("user_id", "kind", "about", name="uq_notices_subject"),
    Index("ix_notices_user_id_at", "user_id", "at"),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("slot", String(64), nullable=False, unique=True),  # one of each device, one webhook of each person
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", ForeignKey("sessions.digest", ondelete="CASCADE", onupdate="CASCADE"), index=True),
    Column("kind", String(8), nullable=False),  # push or webhook
    Column("address", Text, nullable=False),
    Column("secrets", JsonText, nullable=False),  # of a webhook to sign with, of a device to encrypt with
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # one after the other
    Column("problem", String(80)),  # what went wrong the last time
)

outbox = Table(
    "outbox",
    metadata,
    Column("notice_id", ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True),
    Column("channel_id", ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),  # when it is tried next; whoever tries moves it ahead
    Column("tries", Integer, nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)


@dataclass(frozen=True)
class NoticeRow:
    id: str
    kind: str
    key: str
    args: dict[str, Any]
    path: str
    table_id: str | None
    at: float
    read: float | None


@dataclass(frozen=True)
class Channel:
    """A way to reach somebody: a push device, or a webhook."""

    id: str
    user_id: str
    kind: str
    address: str
    secrets: dict[str, str]
    lang: str
    created: float = 0.0
    failures: int = 0
    problem: str | None = None


@dataclass(frozen=True)
class Delivery:
    """A notice that is to be sent by one channel."""

    notice: NoticeRow
    channel: Channel
    at: float
    tries: int
