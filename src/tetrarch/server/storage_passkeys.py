"""The repository of passkeys, and of the challenges that they are to answer."""

from __future__ import annotations

import time
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select, update

from tetrarch.server.database import Database
from tetrarch.server.model_accounts import PasskeyRow, challenges, passkeys


class PasskeyStorage:
    """What is kept of passkeys."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ask(self, digest: str, purpose: str, challenge: str, seconds: float) -> None:
        """Keep a challenge for whoever has the secret of the digest, in place of an older one."""

        def job(connection: Connection) -> None:
            now, c = time.time(), challenges.c
            connection.execute(delete(challenges).where((c.digest == digest) | (c.expires < now)))
            row = {"digest": digest, "purpose": purpose, "challenge": challenge, "expires": now + seconds}
            connection.execute(insert(challenges).values(row))

        await self.database.write(job)

    async def asked(self, digest: str, purpose: str) -> str | None:
        """The challenge, which is then no more: each is answered once."""

        def job(connection: Connection) -> str | None:
            c = challenges.c
            terms = c.digest == digest, c.purpose == purpose
            row = connection.execute(select(c.challenge, c.expires).where(*terms)).first()
            connection.execute(delete(challenges).where(*terms))
            return row.challenge if row is not None and row.expires >= time.time() else None

        return await self.database.write(job)

    async def add(self, row: PasskeyRow) -> None:
        """IntegrityError if somebody has it already."""
        query = insert(passkeys).values(asdict(row))
        await self.database.write(lambda connection: connection.execute(query).close())

    async def of(self, user_id: str) -> list[PasskeyRow]:
        p = passkeys.c
        query = select(passkeys).where(p.user_id == user_id).order_by(p.created, p.id)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [PasskeyRow(**row._mapping) for row in rows]

    async def find(self, credential: str) -> PasskeyRow | None:
        query = select(passkeys).where(passkeys.c.credential == credential)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else PasskeyRow(**row._mapping)

    async def used(self, id: str, count: int) -> None:
        query = update(passkeys).where(passkeys.c.id == id).values(count=count, used=time.time())
        await self.database.write(lambda connection: connection.execute(query).close())

    async def rename(self, user_id: str, id: str, name: str) -> PasskeyRow | None:
        """Call somebody's passkey otherwise; None if there is no such one."""

        def job(connection: Connection) -> PasskeyRow | None:
            mine = passkeys.c.id == id, passkeys.c.user_id == user_id
            connection.execute(update(passkeys).where(*mine).values(name=name))
            row = connection.execute(select(passkeys).where(*mine)).first()
            return None if row is None else PasskeyRow(**row._mapping)

        return await self.database.write(job)

    async def remove(self, user_id: str, id: str) -> bool:
        query = delete(passkeys).where(passkeys.c.id == id, passkeys.c.user_id == user_id)
        return await self.database.write(lambda connection: connection.execute(query).rowcount == 1)
