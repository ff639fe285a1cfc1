"""Who has gone, while bots do not yet play on for them at all tables."""

import sqlalchemy as sa
from alembic import op

revision = "r0012"
down_revision = "r0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("leaving", sa.Boolean(), server_default=sa.false(), nullable=False))
    marked = sa.text("leaving")
    op.create_index("ix_users_leaving", "users", ["leaving"], sqlite_where=marked, postgresql_where=marked)


def downgrade() -> None:
    op.drop_index("ix_users_leaving", table_name="users")
    op.drop_column("users", "leaving")
