"""Reports: lines of talk, people and tables that moderators should look at."""

from __future__ import annotations

import time
from typing import Any

from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.social.reports import ReportRepository, ReportRow
from tetrarch.server.identifiers import new_id
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.social import Person, Reported, ReportInfo, ReportRequest
from tetrarch.server.schemas.social import Reports as ReportList
from tetrarch.server.social.profiles import Profiles, person_info

PAGE_SIZE = 50


class Reports:
    """Reports, written by anybody and seen to by moderators."""

    def __init__(self, repository: ReportRepository, profiles: Profiles) -> None:
        self.repository, self.profiles = repository, profiles

    async def add(self, user: User, wanted: ReportRequest) -> Reported:
        """Report a line, a person or a table; the same once more changes nothing."""
        reason = " ".join(wanted.reason.split())
        if not reason:
            raise Refused("bad_request", detail="reason")
        about, table_id, said = await self._subject(wanted)
        line = wanted.line if wanted.kind == "line" else None
        row = ReportRow(new_id(), user.id, wanted.kind, about, table_id, line, said, reason, time.time())
        return Reported(await self.repository.add(row))

    async def _subject(self, wanted: ReportRequest) -> tuple[str, str | None, str | None]:
        """Whom or what it is about, at which table, and the line as it is now."""
        if wanted.kind == "person":
            return (await self.profiles.find(wanted.id)).id, None, None
        if not await self.repository.table_exists(wanted.id):
            raise Refused("not_found")
        if wanted.kind == "table":
            return wanted.id, wanted.id, None
        line = None if wanted.line is None else await self.repository.line(wanted.id, wanted.line)
        if line is None:
            raise Refused("not_found")
        author, said = line
        return author, wanted.id, said

    async def open(self) -> ReportList:
        """Those that nobody has seen to, the oldest first. For moderators."""
        rows, people = await self.repository.open(PAGE_SIZE + 1)
        infos = {id: person_info(person) for id, person in people.items()}
        return ReportList([report_info(row, infos) for row in rows[:PAGE_SIZE]], len(rows) > PAGE_SIZE)

    async def resolve(self, id: str, moderator: User) -> None:
        """Mark a report as seen to. For moderators."""
        if not await self.repository.resolve(id, moderator.id):
            raise Refused("not_found")


def report_info(row: ReportRow, people: dict[str, Person]) -> ReportInfo:
    kind: Any = row.kind
    return ReportInfo(
        id=row.id,
        kind=kind,
        by=people[row.reporter_id],
        about=people.get(row.about),
        table=row.table_id,
        line=row.line,
        said=row.said,
        reason=row.reason,
        created=row.created,
    )
