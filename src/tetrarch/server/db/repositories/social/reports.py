"""The SQL of reports: what people want the moderators to look at."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, func, insert, select, update

from tetrarch.server.db import models
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.social import reports as r
from tetrarch.server.db.repositories.social.people import PersonRow, people_by_id
from tetrarch.server.refusals import Refused

DAY = 24 * 3600.0
MAX_REPORTS_A_DAY = 20  # of one person
SUBJECT = ("kind", "about", "table_id", "line")  # two reports with the same of these are about the same


@dataclass(frozen=True)
class ReportRow:
    """A line of talk, a person or a table, reported. `about`: the person, of a table its id."""

    id: str
    reporter_id: str
    kind: str
    about: str
    table_id: str | None
    line: int | None
    said: str | None
    reason: str
    created: float


class ReportRepository:
    """Reports, until a moderator has seen to them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, report: ReportRow) -> str:
        """Keep a report; its id, or that of the same person's open report about the same."""

        def job(connection: Connection) -> str:
            known = open_like(connection, report)
            if known is not None:
                return known
            if count_since(connection, report.reporter_id, report.created - DAY) >= MAX_REPORTS_A_DAY:
                raise Refused("too_many_reports", most=MAX_REPORTS_A_DAY)
            connection.execute(insert(r).values(asdict(report)))
            return report.id

        return await self.database.write(job)

    async def open(self, limit: int) -> tuple[list[ReportRow], dict[str, PersonRow]]:
        """Reports that nobody has seen to, the oldest first, and the people in them by id."""

        def job(connection: Connection) -> tuple[list[ReportRow], dict[str, PersonRow]]:
            columns = [r.c[name] for name in ReportRow.__dataclass_fields__]
            query = select(*columns).where(r.c.resolved_at.is_(None)).order_by(r.c.created, r.c.id)
            rows = [ReportRow(**row._mapping) for row in connection.execute(query.limit(limit))]
            ids = {row.reporter_id for row in rows} | {row.about for row in rows if row.kind != "table"}
            return rows, people_by_id(connection, ids)

        return await self.database.read(job)

    async def resolve(self, id: str, by: str) -> bool:
        """Whether there was such an open report."""
        this = r.c.id == id, r.c.resolved_at.is_(None)
        query = update(r).where(*this).values(resolved_by=by, resolved_at=time.time())
        return await self.database.write(lambda connection: bool(connection.execute(query).rowcount))

    async def table_exists(self, id: str) -> bool:
        query = select(models.tables.c.id).where(models.tables.c.id == id)
        return await self.database.read(lambda connection: connection.execute(query).first() is not None)

    async def line(self, table_id: str, number: int) -> tuple[str, str] | None:
        """Who said something at a table, and what."""
        k = models.chat
        this = k.c.table_id == table_id, k.c.id == number
        query = select(k.c.user_id, k.c.text).where(*this)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.user_id, row.text)


def open_like(connection: Connection, report: ReportRow) -> str | None:
    """The same person's open report about the same."""
    same = [r.c[name].is_not_distinct_from(getattr(report, name)) for name in SUBJECT]
    query = select(r.c.id).where(r.c.reporter_id == report.reporter_id, r.c.resolved_at.is_(None), *same)
    return connection.scalar(query.limit(1))


def count_since(connection: Connection, user_id: str, at: float) -> int:
    mine = r.c.reporter_id == user_id, r.c.created > at
    return int(connection.scalar(select(func.count()).select_from(r).where(*mine)) or 0)
