"""Tables: found, made, joined, started, left."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.web.endpoints import TEXT, Endpoints
from tetrarch.server.web.http import MessageResponse, body, current_user, require_user, services_of

endpoints = Endpoints()


@endpoints.get("/api/tables", schemas.TablePage, query={"list": TEXT, "game": TEXT, "after": TEXT})
async def list_tables(request: Request) -> Response:
    """Open tables, mine, running ones, or my finished ones (`list`), newest first."""
    query = request.query_params
    which, game, after = query.get("list", "open"), query.get("game"), query.get("after")
    return MessageResponse(
        await services_of(request).lobby.list_tables(await current_user(request), which, game, after)
    )


@endpoints.post("/api/tables", schemas.TableInfo, body=schemas.TableRequest)
async def create(request: Request) -> Response:
    """A new table."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).lobby.create(user, await body(request, schemas.TableRequest)), 201
    )


@endpoints.post("/api/quick", schemas.TableInfo, body=schemas.QuickRequest)
async def quick(request: Request) -> Response:
    """A game against bots, started at once."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).lobby.quick(user, await body(request, schemas.QuickRequest)), 201
    )


@endpoints.post("/api/tables/continue", schemas.TableInfo, body=schemas.ContinueRequest)
async def play_on(request: Request) -> Response:
    """Play on from a number of a game that is over."""
    user = await require_user(request, "heavy")
    services = services_of(request)
    wanted = await body(request, schemas.ContinueRequest)
    position = await services.replays.position(user, wanted)
    return MessageResponse(
        await services.lobby.create_from_position(user, position, wanted.seat, wanted.level, wanted.share),
        201,
    )


@endpoints.post("/api/tables/{id}/join", schemas.Snapshot, body=schemas.JoinRequest)
async def join(request: Request, id: str) -> Response:
    """Sit down, or come back."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).seating.join(id, user, await body(request, schemas.JoinRequest))
    )


@endpoints.post("/api/tables/{id}/seats", schemas.Done, body=schemas.SeatChange)
async def change_seat(request: Request, id: str) -> Response:
    """The owner changes a seat before the start."""
    user = await require_user(request)
    wanted = await body(request, schemas.SeatChange)
    return MessageResponse(await services_of(request).seating.change_seat(id, user, wanted))


@endpoints.post("/api/tables/{id}/ready", schemas.Done, body=schemas.ReadyRequest)
async def ready(request: Request, id: str) -> Response:
    """Say whether I am ready to start."""
    user = await require_user(request)
    wanted = await body(request, schemas.ReadyRequest)
    return MessageResponse(await services_of(request).seating.set_ready(id, user, wanted.ready))


@endpoints.post("/api/tables/{id}/share", schemas.Done, body=schemas.ShareRequest)
async def bind(request: Request, id: str) -> Response:
    """Bind my seat to a nonce before the start."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).starting.bind(id, user, await body(request, schemas.ShareRequest))
    )


@endpoints.post("/api/tables/{id}/nonce", schemas.Done, body=schemas.NonceRequest)
async def reveal(request: Request, id: str) -> Response:
    """Reveal the nonce that my seat is bound to, while the table is starting."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).starting.reveal(id, user, await body(request, schemas.NonceRequest))
    )


@endpoints.post("/api/tables/{id}/start", schemas.Done, body=schemas.StartRequest)
async def start(request: Request, id: str) -> Response:
    """The owner starts the game."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).seating.start(id, user, await body(request, schemas.StartRequest))
    )


@endpoints.post("/api/tables/{id}/leave", schemas.Done)
async def leave(request: Request, id: str) -> Response:
    """Stand up; in a running game a bot takes over."""
    user = await require_user(request)
    return MessageResponse(await services_of(request).seating.leave(id, user))


@endpoints.post("/api/tables/{id}/abandon", schemas.Done)
async def abandon(request: Request, id: str) -> Response:
    """End the game without a result."""
    user = await require_user(request)
    return MessageResponse(await services_of(request).seating.abandon(id, user))


@endpoints.post("/api/tables/{id}/rematch", schemas.TableInfo, body=schemas.RematchRequest)
async def rematch(request: Request, id: str) -> Response:
    """The same again."""
    user = await require_user(request)
    wanted = await body(request, schemas.RematchRequest)
    return MessageResponse(await services_of(request).lobby.rematch(id, user, wanted))
