"""For operators: does it live, can it be used, and how does it do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch._build import VERSION
from tetrarch.server import metrics, schemas
from tetrarch.server.refusals import Refused
from tetrarch.server.services import Services
from tetrarch.server.web.endpoints import Endpoints
from tetrarch.server.web.http import MessageResponse, client_address, services_of

endpoints = Endpoints()


@endpoints.get("/api/health", schemas.Health)
async def health(request: Request) -> Response:
    """The process lives; whether all that it does by itself works."""
    return MessageResponse(schemas.Health("ok", VERSION, services_of(request).background.failing()))


@endpoints.get("/api/ready", schemas.Health)
async def ready(request: Request) -> Response:
    """The server can be used: its database answers and it is not about to stop."""
    services = services_of(request)
    if services.stopping:
        return MessageResponse(schemas.Health("stopping", VERSION), 503)
    if not await services.repositories.maintenance.is_reachable():
        return MessageResponse(schemas.Health("unavailable", VERSION), 503)
    return MessageResponse(schemas.Health("ok", VERSION))


@endpoints.get("/api/metrics", documented=False)
async def metrics_page(request: Request) -> Response:
    """Figures for Prometheus, for this machine or those that the settings name."""
    services = services_of(request)
    if client_address(request) not in services.settings.metrics:
        raise Refused("not_found")
    await update_gauges(services)
    return Response(metrics.prometheus_text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def update_gauges(services: Services) -> None:
    """Set the gauges that are not counted as things happen."""
    rooms = services.rooms.rooms.values()
    metrics.TABLES.set(len(rooms))
    metrics.SOCKETS.set(sum(len(room.subscribers) for room in rooms))
    metrics.CLAIMED_TABLES.set(0 if services.claims is None else len(services.claims.tasks))
    metrics.NOTIFICATIONS_LIVE.set(1 if services.bus.live else 0)
    tables, seconds = await services.repositories.claims.waiting()
    metrics.DUE_TABLES.set(tables)
    metrics.OVERDUE_SECONDS.set(seconds)
