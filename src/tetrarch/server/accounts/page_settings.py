"""How the pages look and sound for a person: the client's own names and values, kept as they are."""

from __future__ import annotations

import json

from tetrarch.server import schemas
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.accounts.page_settings import PageSettingsRepository


class PageSettings:
    """What a person has chosen, at whatever browser."""

    def __init__(self, repository: PageSettingsRepository) -> None:
        self.repository = repository

    async def of(self, user: User) -> schemas.PageSettings:
        return schemas.PageSettings(json.loads(await self.repository.of(user.id)))

    async def save(self, user: User, wanted: schemas.PageSettingsRequest) -> schemas.PageSettings:
        await self.repository.save(user.id, json.dumps(wanted.values, ensure_ascii=False))
        return schemas.PageSettings(wanted.values)
