"""Requests that cost much: who may make them, and how many at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import Request

from tetrarch.server.db.models.accounts import User
from tetrarch.server.web.http import current_user, limit_address, services_of


@asynccontextmanager
async def costly(request: Request) -> AsyncIterator[User | None]:
    """Who asks for what has to be made first; refused if they ask too often, or for too much at once."""
    services, address = services_of(request), limit_address(request)
    services.limits.check("replay", address)
    user = await current_user(request)
    if user is not None:
        services.limits.check("replay", user.id)
    slots = services.slots.take("replay", address)
    try:
        yield user
    finally:
        services.slots.release(slots)
