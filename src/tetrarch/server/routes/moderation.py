"""For moderators: find and remove people, remove tables, read what was done."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tetrarch.server import schemas_accounts as schemas
from tetrarch.server.http import Wire, body, core_of, moderator
from tetrarch.server.moderation import Moderation
from tetrarch.server.openapi import described

router = APIRouter()


def moderation(request: Request) -> Moderation:
    return core_of(request).identity.moderation


@router.get("/api/moderation/users", **described(None, schemas.KnownUsers))
async def find(request: Request, name: str = "") -> Response:
    """People whose name contains a text."""
    await moderator(request)
    return Wire(await moderation(request).find(name[:80]))


@router.post("/api/moderation/users/{id}", **described(schemas.UserAction, schemas.KnownUser))
async def act(request: Request, id: str) -> Response:
    """Close an account, open it again, or remove it."""
    user = await moderator(request)
    return Wire(await moderation(request).act(user, id, await body(request, schemas.UserAction)))


@router.post("/api/moderation/tables/{id}", **described(schemas.TableRemoval, None))
async def remove_table(request: Request, id: str) -> Response:
    """Remove a table."""
    user = await moderator(request)
    wanted = await body(request, schemas.TableRemoval)
    await moderation(request).remove_table(user, id, wanted.reason)
    return Response(status_code=204)


@router.get("/api/moderation/log", **described(None, schemas.AuditLog))
async def log(request: Request) -> Response:
    """What moderators did lately."""
    await moderator(request)
    return Wire(await moderation(request).log())
