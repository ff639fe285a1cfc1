"""The coach: a sentence the first time that something comes up. Nobody hears one twice."""

from __future__ import annotations

from typing import Any

from tetrarch import texts
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import find
from tetrarch.server import schemas
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.repositories.learning.coach import CoachRepository
from tetrarch.server.refusals import Refused

DEFAULT_MODE = "first"


class Coach:
    """What the coach has said to each person, and when it may speak."""

    def __init__(self, repository: CoachRepository) -> None:
        self.repository = repository

    async def state(self, user: User) -> schemas.CoachState:
        told: dict[str, list[str]] = {}
        for game, topic in await self.repository.told(user.id):
            told.setdefault(game, []).append(topic)
        mode: Any = await self.repository.mode(user.id) or DEFAULT_MODE
        return schemas.CoachState(mode, told)

    async def change(self, user: User, wanted: schemas.CoachRequest) -> schemas.CoachState:
        """Keep what was chosen and what was said."""
        if wanted.told:
            game = wanted.game or ""
            if unknown := [topic for topic in wanted.told if not has_sentence(game, topic)]:
                raise Refused("bad_request", detail=f"topic {unknown[0]}")
            await self.repository.tell(user.id, game, wanted.told)
        if wanted.mode is not None:
            await self.repository.set_mode(user.id, wanted.mode)
        return await self.state(user)


def has_sentence(game: str, topic: str) -> bool:
    """Whether the coach has something to say about a topic of a game: so what can be kept is bounded."""
    try:
        domain = f"{find(game).id}_coach"
    except BadOption:
        return False
    return domain in texts.domains() and bool(texts.catalogue(domain, "en").has_message(f"{domain}-{topic}"))
