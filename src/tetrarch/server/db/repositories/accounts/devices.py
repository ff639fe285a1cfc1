"""The SQL of devices: browsers from which somebody has signed in before."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select

from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.accounts import accounts, devices

MAX_DEVICES = 20  # of one person; the newest are kept


class DeviceRepository:
    """Devices by the digest of the mark that a browser keeps."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def account_of(self, digest: str) -> str | None:
        """The name, without upper and lower case, of the account that a device has signed in to."""
        query = select(accounts.c.folded_name).join(devices, devices.c.user_id == accounts.c.user_id)
        query = query.where(devices.c.digest == digest)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def add(self, user_id: str, digest: str) -> None:
        """Know a device from now on."""

        def job(connection: Connection) -> None:
            row = {"digest": digest, "user_id": user_id, "created": time.time()}
            connection.execute(insert(devices).values(row))
            theirs = select(devices.c.digest).where(devices.c.user_id == user_id)
            newest = theirs.order_by(devices.c.created.desc(), devices.c.digest).limit(MAX_DEVICES)
            old = devices.c.user_id == user_id, devices.c.digest.not_in(list(connection.scalars(newest)))
            connection.execute(delete(devices).where(*old))

        await self.database.write(job)

    async def forget_all(self, user_id: str) -> None:
        """Know no device of somebody any more."""
        query = delete(devices).where(devices.c.user_id == user_id)
        await self.database.write(lambda connection: connection.execute(query).close())
