"""Notices: the inbox, the ways by which people are told, what is still to be sent."""

import json
import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_notices()
    create_channels()
    create_outbox()
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )
    tell_who_waits()


def downgrade() -> None:
    for name in ("server_keys", "outbox", "channels", "notices"):
        op.drop_table(name)


def refers(table: str, column: str, to: str, onupdate: str | None = None) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], [to], name=name, ondelete="CASCADE", onupdate=onupdate)


def create_notices() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("about", sa.String(length=60), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("args", sa.Text(), nullable=False),
        sa.Column("path", sa.String(length=200), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("read", sa.Float(), nullable=True),
        refers("notices", "user_id", "users.id"),
        refers("notices", "table_id", "tables.id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
        sa.UniqueConstraint("user_id", "kind", "about", name="uq_notices_subject"),
    )
    op.create_index("ix_notices_user_id_at", "notices", ["user_id", "at"])
    op.create_index("ix_notices_table_id", "notices", ["table_id"])


def create_channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("slot", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("secrets", sa.Text(), nullable=False),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("problem", sa.String(length=80), nullable=True),
        refers("channels", "user_id", "users.id"),
        refers("channels", "session", "sessions.digest", onupdate="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
        sa.UniqueConstraint("slot", name=op.f("uq_channels_slot")),
    )
    op.create_index("ix_channels_user_id", "channels", ["user_id"])
    op.create_index("ix_channels_session", "channels", ["session"])


def create_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("notice_id", sa.String(length=24), nullable=False),
        sa.Column("channel_id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        refers("outbox", "notice_id", "notices.id"),
        refers("outbox", "channel_id", "channels.id"),
        sa.PrimaryKeyConstraint("notice_id", "channel_id", name=op.f("pk_outbox")),
    )
    op.create_index("ix_outbox_channel_id", "outbox", ["channel_id"])
    op.create_index("ix_outbox_due", "outbox", ["due"])


WAITING = """SELECT t.id, t.game, t.waiting, s.seat, s.user_id FROM tables t JOIN seats s ON s.table_id = t.id
             WHERE t.phase = 'running' AND t.waiting IS NOT NULL AND s.kind = 'person'"""
TELL = """INSERT INTO notices (id, user_id, kind, about, table_id, key, args, path, at)
          VALUES (:id, :user, 'turn', :table, :table, 'notices-turn', :args, :path, :at)"""


def tell_who_waits() -> None:
    """Whoever is to answer at a running table has it in the inbox."""
    connection = op.get_bind()
    told = set()
    for row in connection.execute(sa.text(WAITING)).all():
        if row.seat not in json.loads(row.waiting) or (row.user_id, row.id) in told:
            continue
        told.add((row.user_id, row.id))
        args = json.dumps({"game": row.game, "others": None})
        values = {"user": row.user_id, "table": row.id, "args": args, "path": f"/table/{row.id}"}
        connection.execute(sa.text(TELL), {"id": secrets.token_hex(6), "at": time.time(), **values})
