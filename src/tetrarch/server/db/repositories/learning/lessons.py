"""The SQL of lessons: how far people have come."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, select, update

from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.learning import LessonRow, lessons
from tetrarch.server.db.repositories.inserting import insert_if_absent

t = lessons.c
COLUMNS = (t.game, t.lesson, t.answers, t.place, t.done, t.changed)


class LessonRepository:
    """The progress of people in lessons."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, user_id: str) -> list[LessonRow]:
        """All that somebody has begun."""
        return await self.database.read(lambda connection: rows_of(connection, user_id))

    async def find(self, user_id: str, game: str, lesson: str) -> LessonRow | None:
        query = select(*COLUMNS).where(t.user_id == user_id, t.game == game, t.lesson == lesson)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else readable(row)

    async def keep(
        self,
        user_id: str,
        game: str,
        lesson: str,
        *,
        before: int,
        answers: Sequence[str],
        place: int,
        done: bool,
    ) -> bool:
        """Keep the answers given, if there were `before` of them until now; whether that was so.
        A lesson that was done stays so."""

        def job(connection: Connection) -> bool:
            new = {"user_id": user_id, "game": game, "lesson": lesson}
            nothing = {"answers": [], "place": 0, "done": False, "changed": time.time()}
            connection.execute(insert_if_absent(connection, lessons).values(new | nothing))
            this = t.user_id == user_id, t.game == game, t.lesson == lesson
            was = readable(connection.execute(select(*COLUMNS).where(*this).with_for_update()).one())
            if before != len(was.answers):
                return False
            values = {"answers": list(answers), "place": place, "done": done or was.done}
            connection.execute(update(lessons).where(*this).values(**values, changed=time.time()))
            return True

        return await self.database.write(job)


def rows_of(connection: Connection, user_id: str) -> list[LessonRow]:
    query = select(*COLUMNS).where(t.user_id == user_id).order_by(t.game, t.lesson)
    return [readable(row) for row in connection.execute(query).all()]


def readable(row: Any) -> LessonRow:
    """A row; damaged answers are none, and the lesson begins anew."""
    found = LessonRow(**row._mapping)
    return found if isinstance(found.answers, list) else LessonRow(**{**row._mapping, "answers": []})


def merge_lessons(connection: Connection, guest: str, user_id: str) -> None:
    """Of a lesson that both have begun the newer stays, and it is done if one of them has done it."""
    mine = {(row.game, row.lesson): row for row in rows_of(connection, user_id)}
    for row in rows_of(connection, guest):
        theirs = t.user_id == guest, t.game == row.game, t.lesson == row.lesson
        own = mine.get((row.game, row.lesson))
        if own is not None:
            this = t.user_id == user_id, t.game == row.game, t.lesson == row.lesson
            done = own.done or row.done
            if own.changed >= row.changed:
                connection.execute(update(lessons).where(*this).values(done=done))
                connection.execute(delete(lessons).where(*theirs))
                continue
            connection.execute(delete(lessons).where(*this))
            connection.execute(update(lessons).where(*theirs).values(done=done))
        connection.execute(update(lessons).where(*theirs).values(user_id=user_id))
