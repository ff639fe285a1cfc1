"""The inbox, and the ways by which people are told."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tetrarch.server import schemas_notices as schemas
from tetrarch.server.http import Wire, body, core_of, someone, who
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
