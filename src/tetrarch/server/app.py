"""The application: its parts put together, started and stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from tetrarch.server.config import Settings
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.refusals import Refused
from tetrarch.server.services import Services, preload_games
from tetrarch.server.web import openapi, static
from tetrarch.server.web.http import Wire
from tetrarch.server.web.routes import (
    accounts,
    games,
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
from tetrarch.server.web.security import Guard

log = logging.getLogger("tetrarch.server")
PARTS = (
    sessions,
    games,
    accounts,
    passkeys,
    moderation,
    lobby,
    tables,
    replays,
    notifications,
    social,
    operations,
    openapi,
    static,
)


class Application(Starlette):
    """Takes sockets past the middleware: they stay open for hours, and each layer would stay in memory."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = websocket.PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table is None:
            await super().__call__(scope, receive, send)
        else:
            scope["app"] = self
            await websocket.serve_socket(WebSocket(scope, receive, send), table[1])


def create_app(settings: Settings) -> Starlette:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services = app.state.services = Services(settings)
        await services.open()
        await asyncio.to_thread(preload_games)
        tasks = [asyncio.create_task(work) for work in services.background_work()]
        log.info("ready")
        yield
        await services.close(tasks)
        log.info("stopped")

    return Application(
        routes=[route for part in PARTS for route in part.endpoints.routes],
        middleware=[
            Middleware(Guard, secure=settings.secure),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={
            Refused: refused,
            HTTPException: unknown,
            Unavailable: unavailable,
            Exception: broken,
        },
        lifespan=lifespan,
    )


def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return Wire(error.wire(), error.status)


def unavailable(request: Request, error: Exception) -> Response:
    log.warning("the database is not there", extra={"error": str(error), "path": request.url.path})
    return Wire(Refused("unavailable").wire(), 503)


def unknown(request: Request, error: Exception) -> Response:
    """Answer for an address that there is not, or a method that it does not take."""
    assert isinstance(error, HTTPException)
    return Wire(Refused("not_found").wire(), error.status_code)


def broken(request: Request, error: Exception) -> Response:
    """Answer for a fault of ours, without a word about it: the log has it."""
    refusal = Refused("internal")
    return Wire(refusal.wire(), refusal.status)
