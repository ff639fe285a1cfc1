"""The tables of people: users, sessions, accounts, recovery codes, passkeys, what moderators did."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from tetrarch.server.db.models.metadata import metadata

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("disabled", Boolean, nullable=False, server_default=false()),  # who may not come in any more
    Column("leaving", Boolean, nullable=False, server_default=false()),  # has gone, not yet from all tables
    Index("ix_users_name", "name"),
    Index("ix_users_leaving", "leaving", sqlite_where=text("leaving"), postgresql_where=text("leaving")),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token; the token itself is kept nowhere
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("last_used", Float, nullable=False, server_default="0"),  # to within a day
)

devices = Table(  # browsers from which somebody has signed in: they are not slowed by others' guesses
    "devices",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the mark that the browser keeps
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("name", String(80), nullable=False),  # to sign in with; the name that others see is the user's
    Column("folded_name", String(200), nullable=False),  # the same without upper and lower case
    Column("password", String(200)),  # its Argon2id hash; none: it was reset and is to be chosen anew
    Column("role", String(12), nullable=False),  # user or moderator
    Column("created", Float, nullable=False),
    UniqueConstraint("folded_name", name="uq_accounts_folded"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),  # the authenticator's id, base64url
    Column("public_key", Text, nullable=False),  # base64url
    Column("sign_count", BigInteger, nullable=False),  # of signatures, as far as the authenticator counts
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("last_used", Float),
)

challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the session or cookie that it is bound to
    Column("purpose", String(12), nullable=False),
    Column("challenge", String(100), nullable=False),
    Column("expires", Float, nullable=False),
)

attempts = Table(  # of those who may be limited, where several processes count together
    "attempts",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the purpose, and the address or account
    Column("until", Float, nullable=False, index=True),  # when all that was spent is there again
)

audit = Table(
    "audit",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("actor_id", String(24), nullable=False),
    Column("action", String(24), nullable=False),
    Column("target", String(24), nullable=False),  # of a user or a table, as the action says
    Column("reason", Text, nullable=False),
)


@dataclass(frozen=True)
class User:
    """Who asks: a guest, or somebody with an account."""

    id: str
    name: str  # as others see it
    role: str = "guest"  # or user, moderator: who has an account
    account: str | None = None  # the name to sign in with


@dataclass(frozen=True)
class AccountRow:
    user_id: str
    name: str
    password: str | None
    role: str
    created: float
    display_name: str  # as others see it
    disabled: bool


@dataclass(frozen=True)
class PasskeyRow:
    id: str
    user_id: str
    credential: str
    public_key: str
    sign_count: int
    name: str
    created: float
    last_used: float | None = None


@dataclass(frozen=True)
class AuditRow:
    id: str
    at: float
    actor_id: str
    action: str
    target: str
    reason: str
