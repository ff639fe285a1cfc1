"""Clocks: how long seats may think, and the time during which a server ran; answers given ahead."""

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("clock", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("times", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("plans", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("flag", sa.Float(), nullable=True))
        batch_op.create_index("ix_tables_flag", ["flag"], unique=False)
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=True),
        sa.Column("lost", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_index("ix_tables_flag", table_name="tables")
    for name in ("flag", "plans", "times", "clock"):
        op.drop_column("tables", name)
