"""Private tables are seen by those who were let in; who sat at the table before a rematch is."""

import sqlalchemy as sa
from alembic import op

revision = "r0007"
down_revision = "r0006"
branch_labels = None
depends_on = None

FORMER = """
INSERT INTO visitors (table_id, user_id, by_link, at)
SELECT DISTINCT n.id, s.user_id, false, n.created
FROM tables t JOIN tables n ON n.id = t.rematch JOIN seats s ON s.table_id = t.id
WHERE n.private AND s.user_id IS NOT NULL
"""


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("by_link", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_visitors_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_visitors_user_id")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_visitors")),
    )
    op.create_index("ix_visitors_user_id", "visitors", ["user_id"])
    op.execute(sa.text(FORMER))


def downgrade() -> None:
    op.drop_table("visitors")
