"""Bots that are due, and who sees to them."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"
branch_labels = None
depends_on = None

# Running tables with bots are marked as due: whoever claims one finds out whether it is.
MARK = """UPDATE tables SET due = 0 WHERE phase = 'running'
          AND id IN (SELECT table_id FROM seats WHERE kind IN ('bot', 'left'))"""


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("due", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("claimer", sa.String(length=24), nullable=True))
        batch_op.add_column(sa.Column("claimed", sa.Float(), nullable=True))
        batch_op.create_index("ix_tables_due", ["due"], unique=False)
    op.execute(MARK)


def downgrade() -> None:
    op.drop_index("ix_tables_due", table_name="tables")
    for name in ("claimed", "claimer", "due"):
        op.drop_column("tables", name)
