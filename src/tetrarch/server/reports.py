"""Reports: what people want the moderators to look at."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Row

from tetrarch.server import storage_invitations as kept
from tetrarch.server import storage_people
from tetrarch.server.accounts import new_id
from tetrarch.server.model import User
from tetrarch.server.people import found, shown
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas_people import Person, Reported, ReportInfo, ReportRequest, Reports
from tetrarch.server.storage import Storage, selected_table

DAY = 24 * 3600.0
MOST = 20  # of one person in a day
PAGE = 50


class Complaints:
    """Reports, written by anybody and seen to by moderators."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def add(self, user: User, wanted: ReportRequest) -> Reported:
        """Report a line, a person or a table; the same once more changes nothing."""
        reason = " ".join(wanted.reason.split())
        if not reason:
            raise Refused("bad_request", detail="reason")

        def job(connection: Connection) -> Reported:
            about = subject(connection, wanted)
            same = {name: about[name] for name in ("kind", "about", "table_id", "line")}
            if (id := kept.reported(connection, user.id, same)) is not None:
                return Reported(id)
            now = time.time()
            if kept.reports_since(connection, user.id, now - DAY) >= MOST:
                raise Refused("too_many_reports", most=MOST)
            row = {**about, "id": new_id(), "by_id": user.id, "reason": reason, "created": now}
            kept.add_report(connection, row)
            return Reported(row["id"])

        return await self.storage.database.write(job)

    async def open(self) -> Reports:
        """Those that nobody has seen to, the oldest first. For moderators."""

        def job(connection: Connection) -> Reports:
            rows = kept.open_reports(connection, PAGE + 1)
            ids = {row.by_id for row in rows} | {row.about for row in rows if row.kind != "table"}
            people = {id: shown(one) for id, one in storage_people.named(connection, ids).items()}
            return Reports([report(row, people) for row in rows[:PAGE]], len(rows) > PAGE)

        return await self.storage.database.read(job)

    async def resolve(self, id: str, moderator: User) -> None:
        """Seen to. For moderators."""
        if not await self.storage.database.write(lambda it: kept.resolve(it, id, moderator.id)):
            raise Refused("not_found")


def subject(connection: Connection, wanted: ReportRequest) -> dict[str, Any]:
    """What is reported, if it is there. A line is kept as it is now."""
    row = {"kind": wanted.kind, "about": wanted.id, "table_id": None, "line": None, "said": None}
    if wanted.kind == "person":
        return {**row, "about": found(connection, wanted.id).id}
    if selected_table(connection, wanted.id) is None:
        raise Refused("not_found")
    if wanted.kind == "table":
        return {**row, "table_id": wanted.id}
    line = None if wanted.line is None else kept.line(connection, wanted.id, wanted.line)
    if line is None:
        raise Refused("not_found")
    said = {"table_id": wanted.id, "line": wanted.line, "said": line.text}
    return {**row, **said, "about": line.user_id}


def report(row: Row[Any], people: dict[str, Person]) -> ReportInfo:
    return ReportInfo(
        id=row.id,
        kind=row.kind,
        by=people[row.by_id],
        about=people.get(row.about),
        table=row.table_id,
        line=row.line,
        said=row.said,
        reason=row.reason,
        created=row.created,
    )
