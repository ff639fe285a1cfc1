"""Sessions: guests come in, change their name, sign out."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.identifiers import digest_of
from tetrarch.server.web.endpoints import Endpoints
from tetrarch.server.web.http import (
    MessageResponse,
    admit,
    body,
    clear_session_cookie,
    current_user,
    require_user,
    services_of,
    session_info,
    session_token,
    set_session_cookie,
    signed_in_user,
)

endpoints = Endpoints()


@endpoints.post("/api/session", schemas.Session, body=schemas.SessionRequest)
async def sign_in(request: Request) -> Response:
    """Become a guest with a name; who is signed in already stays who they are, under the old name."""
    await admit(request, "session")
    services = services_of(request)
    wanted = await body(request, schemas.SessionRequest)
    user = await current_user(request)
    if user is not None:
        return MessageResponse(session_info(user))
    user, secret = await services.sessions.sign_in(wanted.name, wanted.invented)
    return set_session_cookie(request, MessageResponse(session_info(user), 201), secret)


@endpoints.get("/api/session", schemas.Session)
async def me(request: Request) -> Response:
    """Who I am."""
    return MessageResponse(session_info(await signed_in_user(request)))


@endpoints.patch("/api/session", schemas.Session, body=schemas.SessionRequest)
async def rename(request: Request) -> Response:
    """Another name."""
    user = await require_user(request)
    wanted = await body(request, schemas.SessionRequest)
    return MessageResponse(session_info(await services_of(request).sessions.rename(user, wanted.name)))


@endpoints.delete("/api/session")
async def sign_out(request: Request) -> Response:
    """Forget me on this device."""
    await require_user(request)
    services = services_of(request)
    secret = session_token(request) or ""
    await services.sessions.sign_out(secret)
    services.rooms.disconnect_session(digest_of(secret))
    return clear_session_cookie(request)
