"""Tables: found, made, joined, started, left."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tetrarch.server import schemas, schemas_replay
from tetrarch.server.http import Wire, body, core_of, someone, who
from tetrarch.server.openapi import described

router = APIRouter()


@router.get("/api/tables", **described(None, schemas.TablePage))
async def listed(
    request: Request, list: str = "open", game: str | None = None, after: str | None = None
) -> Response:
    """Open tables, mine, running ones, or my finished ones (`list`), newest first."""
    return Wire(await core_of(request).lobby.listed(await who(request), list, game, after))


@router.post("/api/tables", **described(schemas.TableRequest, schemas.TableInfo))
async def create(request: Request) -> Response:
    """A new table."""
    user = await someone(request)
    return Wire(await core_of(request).lobby.create(user, await body(request, schemas.TableRequest)), 201)


@router.post("/api/quick", **described(schemas.QuickRequest, schemas.TableInfo))
async def quick(request: Request) -> Response:
    """A game against bots, started at once."""
    user = await someone(request)
    return Wire(await core_of(request).lobby.quick(user, await body(request, schemas.QuickRequest)), 201)


@router.post("/api/tables/continue", **described(schemas_replay.ContinueRequest, schemas.TableInfo))
async def play_on(request: Request) -> Response:
    """Play on from a number of a game that is over."""
    user = await someone(request, "heavy")
    core = core_of(request)
    wanted = await body(request, schemas_replay.ContinueRequest)
    position = await core.replays.position(user, wanted)
    return Wire(await core.lobby.begin_from(user, position, wanted.seat, wanted.level), 201)


@router.post("/api/tables/{id}/join", **described(schemas.JoinRequest, schemas.Snapshot))
async def join(request: Request, id: str) -> Response:
    """Sit down, or come back."""
    user = await someone(request)
    return Wire(await core_of(request).lobby.join(id, user, await body(request, schemas.JoinRequest)))


@router.post("/api/tables/{id}/seats", **described(schemas.SeatChange, schemas.Done))
async def change_seat(request: Request, id: str) -> Response:
    """The owner changes a seat before the start."""
    user = await someone(request)
    wanted = await body(request, schemas.SeatChange)
    return Wire(await core_of(request).lobby.change_seat(id, user, wanted))


@router.post("/api/tables/{id}/nonce", **described(schemas.NonceRequest, schemas.Done))
async def add_nonce(request: Request, id: str) -> Response:
    """Add a share of the dice before the start."""
    user = await someone(request)
    return Wire(await core_of(request).lobby.add_nonce(id, user, await body(request, schemas.NonceRequest)))


@router.post("/api/tables/{id}/start", **described(schemas.StartRequest, schemas.Done))
async def start(request: Request, id: str) -> Response:
    """The owner starts the game."""
    user = await someone(request)
    return Wire(await core_of(request).lobby.start(id, user, await body(request, schemas.StartRequest)))


@router.post("/api/tables/{id}/leave", **described(None, schemas.Done))
async def leave(request: Request, id: str) -> Response:
    """Stand up; in a running game a bot takes over."""
    user = await someone(request)
    return Wire(await core_of(request).lobby.leave(id, user))


@router.post("/api/tables/{id}/abandon", **described(None, schemas.Done))
async def abandon(request: Request, id: str) -> Response:
    """End the game without a result."""
    user = await someone(request)
    return Wire(await core_of(request).lobby.abandon(id, user))


@router.post("/api/tables/{id}/rematch", **described(None, schemas.TableInfo))
async def rematch(request: Request, id: str) -> Response:
    """The same again."""
    user = await someone(request)
    return Wire(await core_of(request).lobby.rematch(id, user))
