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

from tetrarch.core.matches import new
from tetrarch.core.registry import games
from tetrarch.server import openapi, schemas, static
from tetrarch.server.accounts import Accounts
from tetrarch.server.bus import LocalBus
from tetrarch.server.config import Settings
from tetrarch.server.driver import Driver
from tetrarch.server.http import Core, Wire
from tetrarch.server.lobby import Lobby
from tetrarch.server.matches import Matches
from tetrarch.server.refusals import Refused
from tetrarch.server.replays import Replays
from tetrarch.server.rooms import Rooms, encode
from tetrarch.server.routes import live, lobby, people, replays, tables
from tetrarch.server.security import Guard, Limits
from tetrarch.server.storage import Storage
from tetrarch.server.thinking import Workers

log = logging.getLogger("tetrarch.server")


def assembled(settings: Settings) -> Core:
    """The parts, wired together."""
    storage = Storage(settings.url)
    bus = LocalBus()
    rooms = Rooms(storage, bus, settings.rooms)
    matches, around = Matches(rooms, storage), Lobby(rooms, storage)
    workers = Workers(settings.workers, settings.think)
    driver = Driver(matches, workers, settings.pace)
    rooms.loaded = matches.kick = around.kick = driver.kick
    looking_back = Replays(rooms, storage, workers)
    accounts, limits = Accounts(storage), Limits(settings.rate)
    return Core(settings, storage, workers, accounts, rooms, around, matches, looking_back, driver, limits)


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        core = assembled(settings)
        await core.storage.open()
        await asyncio.to_thread(read_games)
        app.state.core = core
        warming = asyncio.create_task(core.workers.warm())
        log.info("ready")
        yield
        core.stopping = True
        warming.cancel()
        await core.rooms.close()
        await core.workers.close()
        await core.storage.close()
        log.info("stopped")

    app = FastAPI(title="Tetrarch", lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, secure=settings.secure)
    for part in (people, lobby, tables, replays, live, openapi, static):
        app.include_router(part.router)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(HTTPException, unknown)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(Exception, broken)
    return app


def read_games() -> None:
    """Read every game's rules and data now, so that no first request waits for them."""
    for descriptor in games():
        new(descriptor.id, descriptor.usual[0], seed=0).view(None)


def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return Wire(error.wire(), error.status)


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
