"""The inboxes: what people are told, read and unread."""

from __future__ import annotations

import logging

from tetrarch.server.config import Settings
from tetrarch.server.database import Unavailable
from tetrarch.server.model import Notice, User
from tetrarch.server.model_notices import NoticeRow
from tetrarch.server.outbox import Outbox
from tetrarch.server.outgoing import Outgoing
from tetrarch.server.reminders import Reminders
from tetrarch.server.rooms import Rooms
from tetrarch.server.schemas_notices import Inbox, InboxCount, NoticeInfo
from tetrarch.server.storage_notices import NoticeStorage
from tetrarch.server.ways import Ways

log = logging.getLogger("tetrarch.notices")


class Notices:
    """The inboxes; `outbox` sends what is in them by the `ways` that people have chosen."""

    def __init__(self, storage: NoticeStorage, rooms: Rooms, settings: Settings) -> None:
        self.storage, self.rooms = storage, rooms
        outgoing = Outgoing(settings.outgoing_ports, settings.outgoing_allowed)
        self.outbox = Outbox(storage, outgoing, settings)
        self.reminders = Reminders(rooms)
        self.ways = Ways(storage, outgoing, self.outbox)

    async def tell(self, *notices: Notice) -> None:
        """Tell people something, in the inbox and by the ways that they have chosen."""
        await self.storage.put(notices)

    async def forget(self, user_id: str, kind: str, about: str) -> None:
        """What was told is no longer so: an invitation was taken back, a request answered."""
        await self.storage.forget(user_id, kind, about)

    async def inbox(self, user: User) -> Inbox:
        found = await self.storage.listed(user.id)
        unread, waiting = await self.storage.counts(user.id)
        return Inbox(unread, waiting, [shown(row) for row in found])

    async def counts(self, user: User) -> InboxCount:
        return InboxCount(*await self.storage.counts(user.id))

    async def read(self, user: User, ids: list[str] | None) -> InboxCount:
        await self.storage.mark_read(user.id, ids)
        return await self.counts(user)

    async def clear(self, user: User) -> InboxCount:
        await self.storage.clear(user.id)
        return await self.counts(user)

    def opened(self, user: User | None, table_id: str) -> None:
        """Somebody looks at a table: what they were told about it is read."""
        if user is not None:
            self.rooms.spawn(self._opened(user, table_id))

    async def _opened(self, user: User, table_id: str) -> None:
        try:
            ids = await self.storage.unread_at(user.id, table_id)
            if ids:
                await self.storage.mark_read(user.id, ids)
        except Unavailable:
            log.warning("could not mark as read", extra={"table": table_id})


def shown(row: NoticeRow) -> NoticeInfo:
    read = row.read is not None
    return NoticeInfo(row.id, row.kind, row.key, row.args, row.path, row.table_id, row.at, read)
