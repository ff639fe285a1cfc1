"""Who is ready to start, and an index to find out whether a name is taken."""

import sqlalchemy as sa
from alembic import op

revision = "r0016"
down_revision = "r0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("ready", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.create_index("ix_users_name", ["name"])


def downgrade() -> None:
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.drop_index("ix_users_name")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("ready")
