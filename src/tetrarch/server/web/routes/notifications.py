"""The inbox, and the channels by which people are told."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.web.endpoints import Endpoints
from tetrarch.server.web.http import (
    MessageResponse,
    body,
    require_user,
    services_of,
    session_token,
    signed_in_user,
)

endpoints = Endpoints()


@endpoints.get("/api/inbox", schemas.Inbox)
async def inbox(request: Request) -> Response:
    """What I am told, the newest first."""
    return MessageResponse(await services_of(request).inboxes.inbox(await signed_in_user(request)))


@endpoints.get("/api/inbox/count", schemas.InboxCount)
async def counts(request: Request) -> Response:
    """How much is new, and how many tables wait for me."""
    return MessageResponse(await services_of(request).inboxes.counts(await signed_in_user(request)))


@endpoints.post("/api/inbox/read", schemas.InboxCount, body=schemas.ReadRequest)
async def read(request: Request) -> Response:
    """These notices are read, or all."""
    user = await require_user(request)
    wanted = await body(request, schemas.ReadRequest)
    return MessageResponse(await services_of(request).inboxes.read(user, wanted.ids))


@endpoints.post("/api/inbox/clear", schemas.InboxCount)
async def clear(request: Request) -> Response:
    """Forget what was read, but for the tables that wait."""
    return MessageResponse(await services_of(request).inboxes.clear(await require_user(request)))


@endpoints.get("/api/channels", schemas.Channels)
async def list_channels(request: Request) -> Response:
    """The ways by which I am told."""
    return MessageResponse(await services_of(request).channels.list_channels(await signed_in_user(request)))


@endpoints.put("/api/channels/hook", schemas.HookInfo, body=schemas.HookRequest)
async def set_hook(request: Request) -> Response:
    """Tell me by a webhook."""
    user = await require_user(request, "heavy")
    return MessageResponse(
        await services_of(request).channels.set_hook(user, await body(request, schemas.HookRequest))
    )


@endpoints.delete("/api/channels/hook")
async def drop_hook(request: Request) -> Response:
    """No webhook any more."""
    await services_of(request).channels.drop_hook(await require_user(request))
    return Response(status_code=204)


@endpoints.post("/api/channels/hook/test", schemas.HookTest)
async def try_hook(request: Request) -> Response:
    """Send something to my webhook now."""
    return MessageResponse(await services_of(request).channels.try_hook(await require_user(request, "heavy")))


@endpoints.put("/api/channels/devices", schemas.DeviceInfo, body=schemas.PushRequest)
async def add_device(request: Request) -> Response:
    """Tell me by push in this browser."""
    user = await require_user(request, "heavy")
    wanted = await body(request, schemas.PushRequest)
    return MessageResponse(
        await services_of(request).channels.add_device(user, session_token(request) or "", wanted)
    )


@endpoints.delete("/api/channels/devices/{id}")
async def drop_device(request: Request, id: str) -> Response:
    """No push to that browser any more."""
    await services_of(request).channels.drop_device(await require_user(request), id)
    return Response(status_code=204)
