"""The uptime of servers in seconds, in place of times of day with the downtime between them."""

import time

import sqlalchemy as sa
from alembic import op

revision = "r0013"
down_revision = "r0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    last, downtime = last_beat()
    op.drop_table("uptime")
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )
    start = (last or time.time()) - downtime  # any start would do, but for clocks that run already
    op.execute(sa.text("INSERT INTO uptime (id, seconds) VALUES (1, :start)").bindparams(start=start))


def last_beat() -> tuple[float | None, float]:
    """When a server last showed that it runs, and the downtime until then."""
    row = op.get_bind().execute(sa.text("SELECT last_beat, downtime FROM uptime")).first()
    return (None, 0.0) if row is None else (row.last_beat, row.downtime)


def downgrade() -> None:
    seconds = op.get_bind().execute(sa.text("SELECT seconds FROM uptime")).scalar_one()
    op.drop_table("uptime")
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("last_beat", sa.Float(), nullable=True),
        sa.Column("downtime", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )
    now = time.time()
    statement = sa.text("INSERT INTO uptime (id, last_beat, downtime) VALUES (1, :now, :downtime)")
    op.execute(statement.bindparams(now=now, downtime=now - seconds))
