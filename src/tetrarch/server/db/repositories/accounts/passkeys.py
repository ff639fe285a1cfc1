"""The SQL of passkeys and of the challenges that they are to answer."""

from __future__ import annotations

import time
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.accounts import PasskeyRow, challenges, passkeys
from tetrarch.server.refusals import Refused


class PasskeyRepository:
    """Passkeys and open challenges."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put_challenge(self, digest: str, purpose: str, challenge: str, seconds: float) -> None:
        """Keep a challenge for whoever has the secret of the digest, in place of an older one."""

        def job(connection: Connection) -> None:
            now, c = time.time(), challenges.c
            connection.execute(delete(challenges).where((c.digest == digest) | (c.expires < now)))
            row = {"digest": digest, "purpose": purpose, "challenge": challenge, "expires": now + seconds}
            connection.execute(insert(challenges).values(row))

        await self.database.write(job)

    async def take_challenge(self, digest: str, purpose: str) -> str | None:
        """The challenge, which is deleted: each is answered once."""

        def job(connection: Connection) -> str | None:
            c = challenges.c
            terms = c.digest == digest, c.purpose == purpose
            row = connection.execute(select(c.challenge, c.expires).where(*terms)).first()
            connection.execute(delete(challenges).where(*terms))
            return row.challenge if row is not None and row.expires >= time.time() else None

        return await self.database.write(job)

    async def add(self, row: PasskeyRow) -> None:
        """Keep a passkey; refused if somebody has it already."""
        query = insert(passkeys).values(asdict(row))
        try:
            await self.database.write(lambda connection: connection.execute(query).close())
        except IntegrityError:
            raise Refused("passkey_failed") from None

    async def of(self, user_id: str) -> list[PasskeyRow]:
        p = passkeys.c
        query = select(passkeys).where(p.user_id == user_id).order_by(p.created, p.id)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [PasskeyRow(**row._mapping) for row in rows]

    async def find(self, credential: str) -> PasskeyRow | None:
        query = select(passkeys).where(passkeys.c.credential == credential)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else PasskeyRow(**row._mapping)

    async def record_use(self, id: str, sign_count: int) -> None:
        """Keep when a passkey was last used, and its counter."""
        query = (
            update(passkeys).where(passkeys.c.id == id).values(sign_count=sign_count, last_used=time.time())
        )
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
