"""How far lessons have come, what the coach has said, and when it speaks."""

import sqlalchemy as sa
from alembic import op

revision = "r0015"
down_revision = "r0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_lessons_user_id")),
        sa.PrimaryKeyConstraint("user_id", "game", "lesson", name=op.f("pk_lessons")),
    )
    op.create_table(
        "coached",
        sa.Column("user_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("topic", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_coached_user_id")),
        sa.PrimaryKeyConstraint("user_id", "game", "topic", name=op.f("pk_coached")),
    )
    with op.batch_alter_table("preferences", schema=None) as batch_op:
        batch_op.add_column(sa.Column("coach", sa.String(length=8), server_default="first", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("preferences", schema=None) as batch_op:
        batch_op.drop_column("coach")
    op.drop_table("coached")
    op.drop_table("lessons")
