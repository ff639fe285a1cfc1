"""Playing at a table by plain HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.db.models.accounts import User
from tetrarch.server.tables.room import Room
from tetrarch.server.web.endpoints import NUMBER, Endpoints
from tetrarch.server.web.http import (
    MessageResponse,
    body,
    current_user,
    limit_address,
    query_number,
    query_seat,
    require_user,
    services_of,
)

endpoints = Endpoints()


async def muted_people(request: Request, user: User | None) -> frozenset[str]:
    """The people whose words are not shown to somebody."""
    return await services_of(request).blocks.muted_by(None if user is None else user.id)


async def visit(request: Request, id: str, user: User | None, seq: int = 0) -> Room:
    """The room of a table, for somebody who only looks; bringing one into memory takes its time."""
    services = services_of(request)
    if id not in services.rooms.rooms:
        services.limits.check("load", limit_address(request))
    return await services.rooms.visit(id, user, seq)


@endpoints.get("/api/tables/{id}", schemas.Snapshot, query={"seat": NUMBER})
async def snapshot(request: Request, id: str) -> Response:
    """The table as one of my seats, or a spectator, may know it."""
    user, wanted = await current_user(request), query_seat(request)
    muted = await muted_people(request, user)
    room = await visit(request, id, user)
    async with room.lock:
        if wanted is not None:
            room.check_seat(user, wanted)
        return MessageResponse(room.snapshot(user, room.viewpoint(user, wanted), muted))


@endpoints.get(
    "/api/tables/{id}/updates",
    schemas.Update,
    schemas.Snapshot,
    query={"seat": NUMBER, "since": NUMBER, "heard": NUMBER},
)
async def updates(request: Request, id: str) -> Response:
    """What changed after message `since`, and was said after line `heard`; a whole snapshot when too much
    changed."""
    user, wanted = await current_user(request), query_seat(request)
    since, heard = query_number(request, "since", 0) or 0, query_number(request, "heard", None)
    muted = await muted_people(request, user)
    room = await visit(request, id, user, since)
    async with room.lock:
        if wanted is not None:
            room.check_seat(user, wanted)
        seat = room.viewpoint(user, wanted)
        update = room.update(user, seat, since)
        if update is None:
            return MessageResponse(room.snapshot(user, seat, muted))
        if heard is not None:
            lines = room.chat.lines(None if user is None else user.id, muted, heard)
            update.talk = [*(update.talk or []), *lines]
        return MessageResponse(update)


@endpoints.post("/api/tables/{id}/moves", schemas.Accepted, body=schemas.MoveRequest)
async def move(request: Request, id: str) -> Response:
    """Answer the question."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).playing.move(id, user, await body(request, schemas.MoveRequest))
    )


@endpoints.post("/api/tables/{id}/premove", schemas.Done, body=schemas.PremoveRequest)
async def premove(request: Request, id: str) -> Response:
    """Answer ahead what others are asked before, or take that back."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).playing.premove(id, user, await body(request, schemas.PremoveRequest))
    )


@endpoints.post("/api/tables/{id}/hint", schemas.Hint, body=schemas.HintRequest)
async def hint(request: Request, id: str) -> Response:
    """The best moves and why."""
    user = await require_user(request, "heavy")
    return MessageResponse(
        await services_of(request).bot_driver.hint(id, user, await body(request, schemas.HintRequest))
    )


@endpoints.post("/api/tables/{id}/undo", schemas.Accepted, body=schemas.UndoRequest)
async def undo(request: Request, id: str) -> Response:
    """Take back, or ask the table to go back."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).undo.undo(id, user, await body(request, schemas.UndoRequest))
    )


@endpoints.post("/api/tables/{id}/undo/answer", schemas.Done, body=schemas.ConsentRequest)
async def consent(request: Request, id: str) -> Response:
    """Agree to go back, or not."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).undo.consent(id, user, await body(request, schemas.ConsentRequest))
    )


@endpoints.post("/api/tables/{id}/chat", schemas.Done, body=schemas.ChatRequest)
async def chat(request: Request, id: str) -> Response:
    """Say something."""
    user = await require_user(request)
    wanted = await body(request, schemas.ChatRequest)
    return MessageResponse(await services_of(request).chat.say(id, user, wanted.text))


@endpoints.post("/api/tables/{id}/chat/slow", schemas.Done, body=schemas.SlowChatRequest)
async def slow_chat(request: Request, id: str) -> Response:
    """The owner slows spectators, or lets them write as usual."""
    user = await require_user(request)
    wanted = await body(request, schemas.SlowChatRequest)
    return MessageResponse(await services_of(request).chat.set_slow(id, user, wanted.slow))


@endpoints.put("/api/chat/spectators", body=schemas.MuteRequest)
async def mute_spectators(request: Request) -> Response:
    """Whether I want to read no spectators, at any table."""
    user = await require_user(request)
    wanted = await body(request, schemas.MuteRequest)
    await services_of(request).friendships.mute_spectators(user, wanted.muted)
    return Response(status_code=204)


@endpoints.post("/api/tables/{id}/skip", schemas.Done)
async def skip(request: Request, id: str) -> Response:
    """Do not pace the bots until a person is asked."""
    user = await require_user(request)
    services = services_of(request)
    room = await services.rooms.visit(id, user)
    await services.bot_driver.skip_for(room, user)
    return MessageResponse(schemas.Done(room.seq))
