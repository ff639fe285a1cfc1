"""Results and ratings, friends and blocks, invitations, reports."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"
branch_labels = None
depends_on = None

TABLES = (
    "reports",
    "links",
    "invitations",
    "preferences",
    "blocks",
    "friends",
    "ratings",
    "ladders",
    "results",
)
ENDED = """SELECT id, game, scores, winners, ended FROM tables
           WHERE phase = 'finished' AND start IS NULL AND scores IS NOT NULL"""
SEATS = "SELECT seat, kind, user_id FROM seats WHERE table_id = :id ORDER BY seat"


def upgrade() -> None:
    # games that run already are not rated: nobody has agreed to that
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    results = create_results()
    create_ladders()
    create_friends()
    create_blocks()
    create_invitations()
    create_reports()
    connection = op.get_bind()
    for table in connection.execute(sa.text(ENDED)).all():
        seats = connection.execute(sa.text(SEATS), {"id": table.id}).all()
        rows = list(earlier(table, seats))
        if rows:
            connection.execute(results.insert(), rows)


def downgrade() -> None:
    for name in TABLES:
        op.drop_table(name)
    op.drop_column("tables", "rated")


def earlier(table: Any, seats: Any) -> Iterator[dict[str, Any]]:
    """What people have reached at a table that is over."""
    scores, winners = json.loads(table.scores), json.loads(table.winners or "[]")
    held = Counter(seat.user_id for seat in seats)
    ranks = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)]
    for seat in seats:
        if seat.kind not in ("person", "left") or seat.user_id is None or held[seat.user_id] > 1:
            continue
        gone = seat.kind == "left"
        yield {
            "table_id": table.id,
            "user_id": seat.user_id,
            "seat": seat.seat,
            "game": table.game,
            "seats": len(scores),
            "ended": table.ended or 0.0,
            "score": None if gone else scores[seat.seat],
            "place": len(scores) if gone else 1 + sum(other > ranks[seat.seat] for other in ranks),
            "won": not gone and seat.seat in winners,
            "side": seat.seat,
            "gone": gone,
        }


def person(name: str, nullable: bool = False) -> sa.Column[Any]:
    return sa.Column(name, sa.String(length=24), nullable=nullable)


def refers(table: str, column: str, to: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [to], name=op.f(f"fk_{table}_{column}"))


def create_results() -> sa.Table:
    made = op.create_table(
        "results",
        person("table_id"),
        person("user_id"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        refers("results", "table_id", "tables.id"),
        refers("results", "user_id", "users.id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_results")),
    )
    op.create_index("ix_results_user_id_ended", "results", ["user_id", "ended"])
    op.create_index("ix_results_ladder", "results", ["game", "seats", "number"])
    return made


def create_ladders() -> None:
    op.create_table(
        "ladders",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", name=op.f("pk_ladders")),
    )
    op.create_table(
        "ratings",
        person("user_id"),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        refers("ratings", "user_id", "users.id"),
        sa.PrimaryKeyConstraint("user_id", "game", "seats", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_ladder", "ratings", ["game", "seats", "mu"])


def create_friends() -> None:
    op.create_table(
        "friends",
        person("one_id"),
        person("other_id"),
        person("asked_by"),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("since", sa.Float(), nullable=True),
        refers("friends", "one_id", "users.id"),
        refers("friends", "other_id", "users.id"),
        sa.PrimaryKeyConstraint("one_id", "other_id", name=op.f("pk_friends")),
    )
    op.create_index("ix_friends_other_id", "friends", ["other_id"])
    op.create_table(
        "preferences",
        person("user_id"),
        sa.Column("unseen", sa.Boolean(), nullable=False, server_default=sa.false()),
        refers("preferences", "user_id", "users.id"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_preferences")),
    )


def create_blocks() -> None:
    op.create_table(
        "blocks",
        person("user_id"),
        person("blocked_id"),
        sa.Column("at", sa.Float(), nullable=False),
        refers("blocks", "user_id", "users.id"),
        refers("blocks", "blocked_id", "users.id"),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])


def create_invitations() -> None:
    op.create_table(
        "invitations",
        person("table_id"),
        person("user_id"),
        person("from_id"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
        refers("invitations", "table_id", "tables.id"),
        refers("invitations", "user_id", "users.id"),
        refers("invitations", "from_id", "users.id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_invitations")),
    )
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    op.create_index("ix_invitations_from_id", "invitations", ["from_id"])
    op.create_table(
        "links",
        person("table_id"),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        refers("links", "table_id", "tables.id"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_links")),
    )


def create_reports() -> None:
    op.create_table(
        "reports",
        person("id"),
        person("by_id"),
        sa.Column("kind", sa.String(length=8), nullable=False),
        person("about"),
        person("table_id", True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("said", sa.Text(), nullable=True),
        sa.Column("reason", sa.String(length=500), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        person("resolved_by", True),
        sa.Column("resolved_at", sa.Float(), nullable=True),
        refers("reports", "by_id", "users.id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index("ix_reports_resolved_at_created", "reports", ["resolved_at", "created"])
    op.create_index("ix_reports_by_id_created", "reports", ["by_id", "created"])
