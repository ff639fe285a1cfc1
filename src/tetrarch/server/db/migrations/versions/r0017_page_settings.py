"""What people choose for the pages goes with their accounts."""

import sqlalchemy as sa
from alembic import op

revision = "r0017"
down_revision = "r0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("preferences", schema=None) as batch_op:
        batch_op.add_column(sa.Column("page", sa.String(length=2000), server_default="{}", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("preferences", schema=None) as batch_op:
        batch_op.drop_column("page")
