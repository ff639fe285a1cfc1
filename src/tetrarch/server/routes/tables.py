"""Playing at a table by plain HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tetrarch.server import schemas
from tetrarch.server.http import Wire, body, core_of, seat_of, someone, who, whole
from tetrarch.server.model import User
from tetrarch.server.openapi import described

router = APIRouter()


async def muted(request: Request, user: User | None) -> frozenset[str]:
    """The people whose words are not shown to somebody."""
    return await core_of(request).society.circle.unheard(None if user is None else user.id)


@router.get("/api/tables/{id}", **described(None, schemas.Snapshot, query=("seat",)))
async def snapshot(request: Request, id: str) -> Response:
    """The table as one of my seats, or a spectator, may know it."""
    user, wanted = await who(request), seat_of(request)
    unheard = await muted(request, user)
    room = await core_of(request).rooms.visit(id, user)
    async with room.lock:
        if wanted is not None:
            room.held(user, wanted)
        return Wire(room.snapshot(user, room.viewpoint(user, wanted), unheard))


@router.get(
    "/api/tables/{id}/updates", **described(None, schemas.Update, schemas.Snapshot, query=("seat", "since"))
)
async def updates(request: Request, id: str) -> Response:
    """What changed after message `since`; a whole snapshot when too much did."""
    user, wanted = await who(request), seat_of(request)
    since, unheard = whole(request, "since", 0) or 0, await muted(request, user)
    room = await core_of(request).rooms.visit(id, user, since)
    async with room.lock:
        if wanted is not None:
            room.held(user, wanted)
        seat = room.viewpoint(user, wanted)
        update = room.update(user, seat, since, unheard)
        return Wire(room.snapshot(user, seat, unheard) if update is None else update)


@router.post("/api/tables/{id}/moves", **described(schemas.MoveRequest, schemas.Accepted))
async def move(request: Request, id: str) -> Response:
    """Answer the question."""
    user = await someone(request)
    return Wire(await core_of(request).matches.move(id, user, await body(request, schemas.MoveRequest)))


@router.post("/api/tables/{id}/plan", **described(schemas.PlanRequest, schemas.Done))
async def plan(request: Request, id: str) -> Response:
    """Answer ahead what others are asked before, or take that back."""
    user = await someone(request)
    return Wire(await core_of(request).matches.plan(id, user, await body(request, schemas.PlanRequest)))


@router.post("/api/tables/{id}/hint", **described(schemas.HintRequest, schemas.Hint))
async def hint(request: Request, id: str) -> Response:
    """The best moves and why."""
    user = await someone(request, "heavy")
    return Wire(await core_of(request).driver.hint(id, user, await body(request, schemas.HintRequest)))


@router.post("/api/tables/{id}/undo", **described(schemas.UndoRequest, schemas.Accepted))
async def undo(request: Request, id: str) -> Response:
    """Take back, or ask the table to go back."""
    user = await someone(request)
    return Wire(await core_of(request).matches.undo(id, user, await body(request, schemas.UndoRequest)))


@router.post("/api/tables/{id}/undo/answer", **described(schemas.ConsentRequest, schemas.Done))
async def consent(request: Request, id: str) -> Response:
    """Agree to go back, or not."""
    user = await someone(request)
    return Wire(await core_of(request).matches.consent(id, user, await body(request, schemas.ConsentRequest)))


@router.post("/api/tables/{id}/chat", **described(schemas.ChatRequest, schemas.Done))
async def chat(request: Request, id: str) -> Response:
    """Say something."""
    user = await someone(request)
    wanted = await body(request, schemas.ChatRequest)
    return Wire(await core_of(request).matches.chat(id, user, wanted.text))


@router.post("/api/tables/{id}/skip", **described(None, schemas.Done))
async def skip(request: Request, id: str) -> Response:
    """Do not pace the bots until a person is asked."""
    user = await someone(request)
    core = core_of(request)
    room = await core.rooms.visit(id, user)
    await core.driver.skip_for(room, user)
    return Wire(schemas.Done(room.seq))
