"""Attempts to sign in, which several processes count together."""

import sqlalchemy as sa
from alembic import op

revision = "r0008"
down_revision = "r0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_attempts")),
    )
    op.create_index("ix_attempts_until", "attempts", ["until"])


def downgrade() -> None:
    op.drop_table("attempts")
