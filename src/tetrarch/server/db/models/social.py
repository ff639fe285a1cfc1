"""The tables about people: results and ratings, friends and blocks, invitations, reports."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from tetrarch.server.db.models.metadata import metadata

results = Table(  # what a person has reached at a table; who held several seats has none
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),  # how many the table had
    Column("ended", Float, nullable=False),
    Column("score", Integer),  # none: the person left, or the game was broken off
    Column("place", Integer, nullable=False),  # of all seats; equal ones share it
    Column("won", Boolean, nullable=False),
    Column("side", Integer, nullable=False),  # who shares it plays together
    Column("substituted", Boolean, nullable=False),  # a bot played on for the person
    Column("ladder_number", Integer),  # of the match on its ladder; none: not rated for this person
    Column("mu", Float),  # the rating after it
    Column("sigma", Float),
    Index("ix_results_user_id_ended", "user_id", "ended"),
    Index("ix_results_ladder", "game", "seats", "ladder_number"),
)

ladders = Table(  # a game with a number of seats; whoever rates a match takes the next number
    "ladders",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("matches", Integer, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_ratings_ladder", "game", "seats", "mu"),
)

friends = Table(  # one row for two people, the smaller id first
    "friends",
    metadata,
    Column("one_id", ForeignKey("users.id"), primary_key=True),
    Column("other_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("asked_by", String(24), nullable=False),
    Column("asked_at", Float, nullable=False),
    Column("friends_since", Float),  # none: not answered yet
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("blocked_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("unseen", Boolean, nullable=False, server_default=false()),  # friends are not told who is online
    Column("mutes_spectators", Boolean, nullable=False, server_default=false()),  # at all tables
    Column(
        "coach", String(8), nullable=False, server_default="first"
    ),  # when it speaks: first, always or off
    Column("page", String(2000), nullable=False, server_default="{}"),  # how the pages look and sound: JSON
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("inviter_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
)

links = Table(  # the word in the address that lets people in at a private table
    "links",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("token", String(64), nullable=False),
    Column("at", Float, nullable=False),
)

visitors = Table(  # who may see a private table without a seat or an invitation
    "visitors",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("by_link", Boolean, nullable=False),  # only until the host renews or revokes that
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("reporter_id", ForeignKey("users.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # line, person or table
    Column("about", String(24), nullable=False),  # the person; of a table the table
    Column("table_id", String(24)),
    Column("line", Integer),
    Column("said", Text),  # the line as it was, should it be gone later
    Column("reason", String(500), nullable=False),
    Column("created", Float, nullable=False),
    Column("resolved_by", String(24)),
    Column("resolved_at", Float),
    Index("ix_reports_resolved_at_created", "resolved_at", "created"),
    Index("ix_reports_reporter_id_created", "reporter_id", "created"),
)
