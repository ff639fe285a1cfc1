"""For operators: does it live, can it be used, and how does it do."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tetrarch._build import VERSION
from tetrarch.server import metrics, schemas
from tetrarch.server.core import Core
from tetrarch.server.http import Wire, address, core_of
from tetrarch.server.openapi import described
from tetrarch.server.refusals import Refused

router = APIRouter()


@router.get("/api/health", **described(None, schemas.Health))
async def health() -> Response:
    """The process lives."""
    return Wire(schemas.Health("ok", VERSION))


@router.get("/api/ready", **described(None, schemas.Health))
async def ready(request: Request) -> Response:
    """The server can be used: its database answers and it is not about to stop."""
    core = core_of(request)
    if core.stopping:
        return Wire(schemas.Health("stopping", VERSION), 503)
    if not await core.storage.alive():
        return Wire(schemas.Health("unavailable", VERSION), 503)
    return Wire(schemas.Health("ok", VERSION))


@router.get("/api/metrics", include_in_schema=False)
async def figures(request: Request) -> Response:
    """Figures for Prometheus, for this machine or those that the settings name."""
    core = core_of(request)
    if address(request) not in core.settings.metrics:
        raise Refused("not_found")
    await look(core)
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def look(core: Core) -> None:
    """Bring up to date what is not counted as it happens."""
    rooms = core.rooms.rooms.values()
    metrics.TABLES.set(len(rooms))
    metrics.SOCKETS.set(sum(len(room.subscribers) for room in rooms))
    metrics.CLAIMED.set(0 if core.claims is None else len(core.claims.held))
    metrics.LIVE.set(1 if core.storage.bus.live else 0)
    tables, seconds = await core.storage.waiting_for_bots()
    metrics.DUE.set(tables)
    metrics.OVERDUE.set(seconds)
