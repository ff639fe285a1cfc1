"""The ASGI application: its routes, middleware and error handlers, its start and stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from tetrarch.server.config import Settings
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.refusals import Refused
from tetrarch.server.services import Services, preload_games
from tetrarch.server.web import openapi, static
from tetrarch.server.web.http import MessageResponse
from tetrarch.server.web.routes import (
    accounts,
    games,
    learning,
    lobby,
    moderation,
    notifications,
    operations,
    passkeys,
    replays,
    sessions,
    social,
    tables,
    websocket,
)
from tetrarch.server.web.security import SecurityMiddleware, address_problem

log = logging.getLogger("tetrarch.server")
ROUTE_MODULES = (
    sessions,
    games,
    accounts,
    passkeys,
    moderation,
    lobby,
    tables,
    replays,
    learning,
    notifications,
    social,
    operations,
    openapi,
    static,
)


class Application(Starlette):
    """Serves sockets without the middleware: they stay open for hours, and so would each layer."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and (problem := address_problem(scope)):
            await refuse_address(scope, receive, send, problem)
            return
        table = websocket.PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table is None:
            await super().__call__(scope, receive, send)
        else:
            scope["app"] = self
            await websocket.serve_socket(WebSocket(scope, receive, send), table[1])


async def refuse_address(scope: Scope, receive: Receive, send: Send, problem: str) -> None:
    """Answer a request whose address no endpoint should see."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close(websocket.CLOSE_REFUSED, "bad_request")
        return
    refused = Refused("bad_request", detail=problem)
    await MessageResponse(refused.to_message(), refused.status)(scope, receive, send)


def create_app(settings: Settings) -> Starlette:
    """Make the ASGI application of a server with these settings."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services = app.state.services = Services(settings)
        await services.open()
        await asyncio.to_thread(preload_games)
        services.start_background()
        log.info("ready")
        yield
        await services.close()
        log.info("stopped")

    return Application(
        routes=[route for module in ROUTE_MODULES for route in module.endpoints.routes],
        middleware=[
            Middleware(SecurityMiddleware, secure=settings.secure),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={
            Refused: refusal_response,
            HTTPException: not_found_response,
            ClientDisconnect: gone_response,
            Unavailable: unavailable_response,
            Exception: internal_error_response,
        },
        lifespan=lifespan,
    )


def refusal_response(request: Request, error: Exception) -> Response:
    """Answer a request that a use case has refused."""
    assert isinstance(error, Refused)
    return MessageResponse(error.to_message(), error.status)


def unavailable_response(request: Request, error: Exception) -> Response:
    """Answer while the database cannot be reached."""
    log.warning("the database is not available", extra={"error": str(error), "path": request.url.path})
    return MessageResponse(Refused("unavailable").to_message(), 503)


def gone_response(request: Request, error: Exception) -> Response:
    """Answer nobody: the client has hung up in the middle of what it wanted to say."""
    return MessageResponse(Refused("bad_request", detail="incomplete").to_message(), 400)


def not_found_response(request: Request, error: Exception) -> Response:
    """Answer a request for an unknown path, or with a method that the path does not take."""
    assert isinstance(error, HTTPException)
    return MessageResponse(Refused("not_found").to_message(), error.status_code)


def internal_error_response(request: Request, error: Exception) -> Response:
    """Answer after an error of the server. The details are in the log, not in the answer."""
    refusal = Refused("internal")
    return MessageResponse(refusal.to_message(), refusal.status)
