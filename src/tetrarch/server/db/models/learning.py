"""The tables about learning: how far lessons have come, and what the coach has said."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table

from tetrarch.server.db.models.json_column import JsonText
from tetrarch.server.db.models.metadata import metadata

lessons = Table(
    "lessons",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("answers", JsonText, nullable=False),  # all that has happened follows from them
    Column("place", Integer, nullable=False),  # how many steps have been taken
    Column("done", Boolean, nullable=False),  # it was taken to its end, now or once
    Column("changed", Float, nullable=False),
)

coached = Table(  # what the coach has said to somebody, who does not hear it again
    "coached",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("topic", String(80), primary_key=True),
)


@dataclass(frozen=True)
class LessonRow:
    """How far somebody has come in a lesson."""

    game: str
    lesson: str
    answers: list[str]
    place: int
    done: bool
    changed: float
