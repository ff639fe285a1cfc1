"""The inboxes: what people are told, read and unread."""

from __future__ import annotations

import asyncio
import logging

from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.notifications import NoticeRow
from tetrarch.server.db.repositories.notifications.notices import NoticeRepository
from tetrarch.server.schemas.notifications import Inbox, InboxCount, NoticeInfo

log = logging.getLogger("tetrarch.notices")


class Inboxes:
    """Everybody's notices, read and unread. The outbox sends them by the channels that people have chosen."""

    def __init__(self, repository: NoticeRepository) -> None:
        self.repository = repository
        self.tasks: set[asyncio.Task[None]] = set()

    async def inbox(self, user: User) -> Inbox:
        found = await self.repository.newest(user.id)
        unread, waiting = await self.repository.counts(user.id)
        return Inbox(unread, waiting, [notice_info(row) for row in found])

    async def counts(self, user: User) -> InboxCount:
        return InboxCount(*await self.repository.counts(user.id))

    async def read(self, user: User, ids: list[str] | None) -> InboxCount:
        await self.repository.mark_read(user.id, ids)
        return await self.counts(user)

    async def clear(self, user: User) -> InboxCount:
        await self.repository.clear(user.id)
        return await self.counts(user)

    def mark_table_read(self, user: User | None, table_id: str) -> None:
        """Somebody looks at a table: what they were told about it is read."""
        if user is not None:
            task = asyncio.create_task(self._mark_table_read(user, table_id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _mark_table_read(self, user: User, table_id: str) -> None:
        try:
            ids = await self.repository.unread_at(user.id, table_id)
            if ids:
                await self.repository.mark_read(user.id, ids)
        except Unavailable:
            log.warning("could not mark as read", extra={"table": table_id})


def notice_info(row: NoticeRow) -> NoticeInfo:
    read = row.read is not None
    return NoticeInfo(row.id, row.kind, row.key, row.args, row.path, row.table_id, row.at, read)
