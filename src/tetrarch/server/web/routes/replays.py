"""Replays, records, verification."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.tables.replays import MAX_FRAMES, MAX_RECORD_BYTES
from tetrarch.server.web.costly import costly
from tetrarch.server.web.endpoints import FLAG, NUMBER, Endpoints
from tetrarch.server.web.http import (
    MessageResponse,
    query_flag,
    query_number,
    query_seat,
    read_body,
    require_user,
    services_of,
)

endpoints = Endpoints()
WINDOW = {"seat": NUMBER, "start": NUMBER, "count": NUMBER}


def transcript(request: Request, text: str, name: str) -> Response:
    headers = {"cache-control": "no-store"}
    if query_flag(request, "download"):
        headers["content-disposition"] = f'attachment; filename="{name}.tet"'
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def ready_message(message: bytes) -> Response:
    """A message that is encoded already."""
    return Response(message, media_type="application/json", headers={"cache-control": "no-store"})


def window(request: Request) -> tuple[int, int]:
    start, count = query_number(request, "start", 0), query_number(request, "count", 20)
    return start or 0, min(count or 1, MAX_FRAMES)


@endpoints.get("/api/tables/{id}/record", media_type="text/plain", query={"download": FLAG})
async def record(request: Request, id: str) -> Response:
    """The transcript of a game that is over."""
    async with costly(request) as user:
        room, text = await services_of(request).replays.table_record(id, user)
    return transcript(request, text, f"{room.table.game}-{id}")


@endpoints.get("/api/tables/{id}/verify", schemas.Verification)
async def verify(request: Request, id: str) -> Response:
    """Every roll and draw derived again from the secret, the moves and scores checked."""
    async with costly(request) as user:
        return ready_message(await services_of(request).replays.verification(id, user))


@endpoints.get("/api/tables/{id}/replay", schemas.Replay, query={"seat": NUMBER})
async def replay(request: Request, id: str) -> Response:
    """A game to walk through, from one's own side; after the end from any."""
    async with costly(request) as user:
        return ready_message(await services_of(request).replays.table_replay(id, user, query_seat(request)))


@endpoints.get("/api/tables/{id}/summary", schemas.Summary)
async def summary(request: Request, id: str) -> Response:
    """A game that is over, in numbers: points after each round, changes of the lead, luck."""
    async with costly(request) as user:
        return ready_message(await services_of(request).replays.table_summary(id, user))


@endpoints.get("/api/tables/{id}/frames", schemas.Frames, query=WINDOW)
async def frames(request: Request, id: str) -> Response:
    """The views at some numbers."""
    seat, part = query_seat(request), window(request)
    async with costly(request) as user:
        return ready_message(await services_of(request).replays.table_frames(id, user, seat, *part))


@endpoints.post("/api/replays", schemas.Uploaded)
async def upload(request: Request) -> Response:
    """Bring a record along: the body is the text of a .tet file."""
    user = await require_user(request, "heavy")
    return MessageResponse(
        await services_of(request).replays.upload(user, await read_body(request, MAX_RECORD_BYTES)), 201
    )


@endpoints.get("/api/replays/{id}", schemas.Replay, query={"seat": NUMBER})
async def uploaded_replay(request: Request, id: str) -> Response:
    """An uploaded record to walk through."""
    async with costly(request):
        return ready_message(await services_of(request).replays.record_replay(id, query_seat(request)))


@endpoints.get("/api/replays/{id}/summary", schemas.Summary)
async def uploaded_summary(request: Request, id: str) -> Response:
    """An uploaded record in numbers."""
    async with costly(request):
        return ready_message(await services_of(request).replays.record_summary(id))


@endpoints.get("/api/replays/{id}/frames", schemas.Frames, query=WINDOW)
async def uploaded_frames(request: Request, id: str) -> Response:
    """The views of an uploaded record at some numbers."""
    seat, part = query_seat(request), window(request)
    async with costly(request):
        return ready_message(await services_of(request).replays.record_frames(id, seat, *part))


@endpoints.get("/api/replays/{id}/record", media_type="text/plain", query={"download": FLAG})
async def uploaded_text(request: Request, id: str) -> Response:
    """The text of an uploaded record."""
    return transcript(request, await services_of(request).replays.uploaded_record(id), id)
