"""Looking back, records, verification."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tetrarch.server import schemas_replay
from tetrarch.server.http import Wire, core_of, raw, seat_of, someone, who, whole
from tetrarch.server.openapi import described
from tetrarch.server.replays import LARGEST, MOST_FRAMES

router = APIRouter()


def transcript(text: str, name: str, download: bool) -> Response:
    headers = {"cache-control": "no-store"}
    if download:
        headers["content-disposition"] = f'attachment; filename="{name}.tet"'
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def window(request: Request) -> tuple[int, int]:
    start, count = whole(request, "start", 0), whole(request, "count", 20)
    return start or 0, min(count or 1, MOST_FRAMES)


@router.get("/api/tables/{id}/record", **described(None, text="text/plain"))
async def record(request: Request, id: str, download: bool = False) -> Response:
    """The transcript of a game that is over."""
    room, text = await core_of(request).replays.text(id, await who(request))
    return transcript(text, f"{room.table.game}-{id}", download)


@router.get("/api/tables/{id}/verify", **described(None, schemas_replay.Verification))
async def verify(request: Request, id: str) -> Response:
    """Every roll and draw derived again from the secret, the moves and scores checked."""
    core = core_of(request)
    return Wire(await core.replays.verification(id, await who(request)))


@router.get("/api/tables/{id}/replay", **described(None, schemas_replay.Replay, query=("seat",)))
async def replay(request: Request, id: str) -> Response:
    """A game to walk through, from one's own side; after the end from any."""
    return Wire(await core_of(request).replays.of_table(id, await who(request), seat_of(request)))


@router.get(
    "/api/tables/{id}/frames", **described(None, schemas_replay.Frames, query=("seat", "start", "count"))
)
async def frames(request: Request, id: str) -> Response:
    """The views at some numbers."""
    user, seat = await who(request), seat_of(request)
    return Wire(await core_of(request).replays.table_frames(id, user, seat, *window(request)))


@router.post("/api/replays", **described(None, schemas_replay.Uploaded))
async def upload(request: Request) -> Response:
    """Bring a record along: the body is the text of a .tet file."""
    user = await someone(request, "heavy")
    return Wire(await core_of(request).replays.upload(user, await raw(request, LARGEST)), 201)


@router.get("/api/replays/{id}", **described(None, schemas_replay.Replay, query=("seat",)))
async def uploaded(request: Request, id: str) -> Response:
    """An uploaded record to walk through."""
    return Wire(await core_of(request).replays.of_record(id, seat_of(request)))


@router.get(
    "/api/replays/{id}/frames", **described(None, schemas_replay.Frames, query=("seat", "start", "count"))
)
async def uploaded_frames(request: Request, id: str) -> Response:
    """The views of an uploaded record at some numbers."""
    frames = core_of(request).replays.record_frames
    return Wire(await frames(id, seat_of(request), *window(request)))


@router.get("/api/replays/{id}/record", **described(None, text="text/plain"))
async def uploaded_text(request: Request, id: str, download: bool = False) -> Response:
    """The text of an uploaded record."""
    return transcript(await core_of(request).replays.record(id), id, download)
