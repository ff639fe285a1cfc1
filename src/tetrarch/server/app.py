"""The application: its parts put together, started and stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from tetrarch.server import openapi, schemas, static
from tetrarch.server.config import Settings
from tetrarch.server.core import Core, assembled, read_games, stopped
from tetrarch.server.database import Unavailable
from tetrarch.server.http import Wire
from tetrarch.server.refusals import Refused
from tetrarch.server.room import encode
from tetrarch.server.routes import (
    accounts,
    live,
    lobby,
    moderation,
    notices,
    operations,
    passkeys,
    people,
    replays,
    social,
    tables,
)
from tetrarch.server.security import Guard

log = logging.getLogger("tetrarch.server")
PARTS = (
    people,
    accounts,
    passkeys,
    moderation,
    lobby,
    tables,
    replays,
    notices,
    social,
    operations,
    openapi,
    static,
)


class Application(FastAPI):
    """Sockets stay open for hours: nothing lies between them and what they are for, to be kept in memory."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = live.PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table is None:
            await super().__call__(scope, receive, send)
        else:
            scope["app"] = self
            await live.live(WebSocket(scope, receive, send), table[1])


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        core = app.state.core = assembled(settings)
        await core.open()
        await asyncio.to_thread(read_games)
        tasks = [asyncio.create_task(work) for work in core.chores()]
        log.info("ready")
        yield
        core.stopping = True
        await stopped(core, tasks)
        log.info("stopped")

    app = Application(title="Tetrarch", lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, secure=settings.secure)
    for part in PARTS:
        app.include_router(part.router)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(HTTPException, unknown)
    app.add_exception_handler(Unavailable, unavailable)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(Exception, broken)
    return app


def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return Wire(error.wire(), error.status)


def unavailable(request: Request, error: Exception) -> Response:
    log.warning("the database is not there", extra={"error": str(error), "path": request.url.path})
    return Wire(Refused("unavailable").wire(), 503)


def unknown(request: Request, error: Exception) -> Response:
    """No such address, or not this way."""
    assert isinstance(error, HTTPException)
    return Wire(Refused("not_found").wire(), error.status_code)


def misread(request: Request, error: Exception) -> Response:
    """Something in the address cannot be read."""
    assert isinstance(error, RequestValidationError)
    places = [str(problem["loc"][-1]) for problem in error.errors()]
    refusal = Refused("bad_request", detail=", ".join(places)[:200])
    return Wire(refusal.wire(), refusal.status)


def broken(request: Request, error: Exception) -> Response:
    """A fault of ours: it is in the log, and says nothing here."""
    refusal = Refused("internal")
    return Wire(refusal.wire(), refusal.status)


def say_bye(core: Core) -> None:
    """Tell every client that the server stops."""
    core.stopping = True
    message = encode(schemas.Bye("restart"))
    for room in core.rooms.rooms.values():
        for subscriber in room.subscribers:
            subscriber.push(message)
