"""The inbox, and the ways by which people are told."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tetrarch.server import schemas_notices as schemas
from tetrarch.server.http import Wire, body, core_of, someone, token, who
from tetrarch.server.model import User
from tetrarch.server.openapi import described
from tetrarch.server.refusals import Refused

router = APIRouter()


async def reader(request: Request) -> User:
    user = await who(request)
    if user is None:
        raise Refused("not_signed_in")
    return user


@router.get("/api/inbox", **described(None, schemas.Inbox))
async def inbox(request: Request) -> Response:
    """What I am told, the newest first."""
    return Wire(await core_of(request).notices.inbox(await reader(request)))


@router.get("/api/inbox/count", **described(None, schemas.InboxCount))
async def counts(request: Request) -> Response:
    """How much is new, and how many tables wait for me."""
    return Wire(await core_of(request).notices.counts(await reader(request)))


@router.post("/api/inbox/read", **described(schemas.ReadRequest, schemas.InboxCount))
async def read(request: Request) -> Response:
    """These notices are read, or all."""
    user = await someone(request)
    wanted = await body(request, schemas.ReadRequest)
    return Wire(await core_of(request).notices.read(user, wanted.ids))


@router.post("/api/inbox/clear", **described(None, schemas.InboxCount))
async def clear(request: Request) -> Response:
    """Forget what was read, but for the tables that wait."""
    return Wire(await core_of(request).notices.clear(await someone(request)))


@router.get("/api/telling", **described(None, schemas.Telling))
async def telling(request: Request) -> Response:
    """The ways by which I am told."""
    return Wire(await core_of(request).notices.ways.telling(await reader(request)))


@router.put("/api/telling/hook", **described(schemas.HookRequest, schemas.HookInfo))
async def set_hook(request: Request) -> Response:
    """Tell me by a webhook."""
    user = await someone(request, "heavy")
    return Wire(await core_of(request).notices.ways.set_hook(user, await body(request, schemas.HookRequest)))


@router.delete("/api/telling/hook", **described(None, None))
async def drop_hook(request: Request) -> Response:
    """No webhook any more."""
    await core_of(request).notices.ways.drop_hook(await someone(request))
    return Response(status_code=204)


@router.post("/api/telling/hook/test", **described(None, schemas.HookTest))
async def try_hook(request: Request) -> Response:
    """Send something to my webhook now."""
    return Wire(await core_of(request).notices.ways.try_hook(await someone(request, "heavy")))


@router.put("/api/telling/devices", **described(schemas.PushRequest, schemas.DeviceInfo))
async def add_device(request: Request) -> Response:
    """Tell me by push in this browser."""
    user = await someone(request, "heavy")
    wanted = await body(request, schemas.PushRequest)
    return Wire(await core_of(request).notices.ways.add_device(user, token(request) or "", wanted))


@router.delete("/api/telling/devices/{id}", **described(None, None))
async def drop_device(request: Request, id: str) -> Response:
    """No push to that browser any more."""
    await core_of(request).notices.ways.drop_device(await someone(request), id)
    return Response(status_code=204)
