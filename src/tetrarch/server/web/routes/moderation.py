"""For moderators: find and remove people, remove tables, read what was done."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.accounts.moderation import Moderation
from tetrarch.server.web.endpoints import TEXT, Endpoints
from tetrarch.server.web.http import MessageResponse, body, require_moderator, services_of

endpoints = Endpoints()


def moderation(request: Request) -> Moderation:
    return services_of(request).moderation


@endpoints.get("/api/moderation/users", schemas.KnownUsers, query={"name": TEXT})
async def find(request: Request) -> Response:
    """People whose name contains a text."""
    await require_moderator(request)
    return MessageResponse(await moderation(request).find(request.query_params.get("name", "")[:80]))


@endpoints.post("/api/moderation/users/{id}", schemas.KnownUser, body=schemas.UserAction)
async def act(request: Request, id: str) -> Response:
    """Close an account, open it again, or remove it."""
    user = await require_moderator(request)
    return MessageResponse(await moderation(request).act(user, id, await body(request, schemas.UserAction)))


@endpoints.post("/api/moderation/tables/{id}", body=schemas.TableRemoval)
async def remove_table(request: Request, id: str) -> Response:
    """Remove a table."""
    user = await require_moderator(request)
    wanted = await body(request, schemas.TableRemoval)
    await moderation(request).remove_table(user, id, wanted.reason)
    return Response(status_code=204)


@endpoints.get("/api/moderation/log", schemas.AuditLog)
async def log(request: Request) -> Response:
    """What moderators did lately."""
    await require_moderator(request)
    return MessageResponse(await moderation(request).log())
