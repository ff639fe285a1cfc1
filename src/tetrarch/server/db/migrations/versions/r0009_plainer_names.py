"""Plainer names of columns, indices and kinds of seats; the table of the servers' pulse is `uptime`."""

import sqlalchemy as sa
from alembic import op

revision = "r0009"
down_revision = "r0008"
branch_labels = None
depends_on = None

RENAMED_COLUMNS = (
    ("tables", "line", "undo_epoch"),
    ("tables", "plans", "premoves"),
    ("tables", "flag", "next_timeout"),
    ("tables", "due", "bot_due_since"),
    ("tables", "claimer", "claimed_by"),
    ("tables", "claimed", "claimed_until"),
    ("tables", "ask", "undo_ask"),
    ("tables", "start", "start_position"),
    ("actions", "line", "undo_epoch"),
    ("actions", "back", "undo_to"),
    ("accounts", "folded", "folded_name"),
    ("passkeys", "count", "sign_count"),
    ("passkeys", "used", "last_used"),
    ("friends", "asked", "asked_at"),
    ("friends", "since", "friends_since"),
    ("results", "number", "ladder_number"),
    ("results", "gone", "substituted"),
    ("invitations", "from_id", "inviter_id"),
    ("reports", "by_id", "reporter_id"),
)
RENAMED_INDICES = (  # the table, its columns, the old name and the new one
    ("tables", ["next_timeout"], "ix_tables_flag", "ix_tables_next_timeout"),
    ("tables", ["bot_due_since"], "ix_tables_due", "ix_tables_bot_due_since"),
    ("invitations", ["inviter_id"], "ix_invitations_from_id", "ix_invitations_inviter_id"),
    ("reports", ["reporter_id", "created"], "ix_reports_by_id_created", "ix_reports_reporter_id_created"),
)
RENAMED_KEYS = (  # of foreign keys, in PostgreSQL: SQLite never looks at their names
    ("invitations", "fk_invitations_from_id", "fk_invitations_inviter_id"),
    ("reports", "fk_reports_by_id", "fk_reports_reporter_id"),
)
SEATS = "UPDATE seats SET kind = '{new}' WHERE kind = '{old}'"


def upgrade() -> None:
    for table, old, new in RENAMED_COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    for table, columns, old, new in RENAMED_INDICES:
        op.drop_index(old, table_name=table)
        op.create_index(new, table, columns)
    for table, old, new in RENAMED_KEYS:
        rename_key(table, old, new)
    op.execute(SEATS.format(old="left", new="substituted"))
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("last_beat", sa.Float(), nullable=True),
        sa.Column("downtime", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )
    op.execute("INSERT INTO uptime (id, last_beat, downtime) SELECT id, at, lost FROM pulse")
    op.drop_table("pulse")


def downgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=True),
        sa.Column("lost", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.execute("INSERT INTO pulse (id, at, lost) SELECT id, last_beat, downtime FROM uptime")
    op.drop_table("uptime")
    op.execute(SEATS.format(old="substituted", new="left"))
    for table, old, new in RENAMED_KEYS:
        rename_key(table, new, old)
    for table, _, _, new in RENAMED_INDICES:
        op.drop_index(new, table_name=table)
    for table, old, new in RENAMED_COLUMNS:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {new} TO {old}")
    names = {(table, new): old for table, old, new in RENAMED_COLUMNS}
    for table, columns, old, _ in RENAMED_INDICES:
        op.create_index(old, table, [names.get((table, column), column) for column in columns])


def rename_key(table: str, old: str, new: str) -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"ALTER TABLE {table} RENAME CONSTRAINT {old} TO {new}")
