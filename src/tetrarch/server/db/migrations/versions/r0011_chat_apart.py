"""Chat has a table of its own, so that no line is in the way of a move; it can be slowed and muted."""

import sqlalchemy as sa
from alembic import op

revision = "r0011"
down_revision = "r0010"
branch_labels = None
depends_on = None

FLAGS = (("tables", "slow_chat"), ("preferences", "mutes_spectators"))
COLUMNS = "table_id, at, user_id, name, seat, text"
NUMBERED = (
    f"SELECT row_number() OVER (ORDER BY at, table_id, id) AS id, {COLUMNS} FROM talk WHERE kind = 'chat'"
)
BACK = """
SELECT c.table_id, coalesce(l.id, 0) + row_number() OVER (PARTITION BY c.table_id ORDER BY c.id),
t.seq, c.at, 'chat', c.user_id, c.name, c.seat, c.text, NULL, '{}'
FROM chat c JOIN tables t ON t.id = c.table_id
LEFT JOIN (SELECT table_id, max(id) AS id FROM talk GROUP BY table_id) l ON l.table_id = c.table_id
"""


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"])
    op.create_index("ix_chat_user_id", "chat", ["user_id"])
    op.execute(f"INSERT INTO chat (id, {COLUMNS}) {NUMBERED}")
    op.execute("DELETE FROM talk WHERE kind = 'chat'")
    for name in ("kind", "user_id", "text"):
        op.drop_column("talk", name)
    for table, name in FLAGS:
        op.add_column(table, sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    for table, name in FLAGS:
        op.drop_column(table, name)
    op.add_column("talk", sa.Column("kind", sa.String(length=8), server_default="note", nullable=False))
    op.add_column("talk", sa.Column("user_id", sa.String(length=24), nullable=True))
    op.add_column("talk", sa.Column("text", sa.Text(), nullable=True))
    op.execute(f"INSERT INTO talk (table_id, id, seq, at, kind, user_id, name, seat, text, key, args) {BACK}")
    op.drop_index("ix_chat_user_id", table_name="chat")
    op.drop_index("ix_chat_table_id_id", table_name="chat")
    op.drop_table("chat")
