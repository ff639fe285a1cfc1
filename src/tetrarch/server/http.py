"""Small helpers of the endpoints: bodies in, answers out, and who is asking."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from fastapi import Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.attempts import SHARED
from tetrarch.server.config import Settings
from tetrarch.server.core import Core
from tetrarch.server.model import User
from tetrarch.server.refusals import Refused
from tetrarch.server.security import check_request

T = TypeVar("T")
LARGEST = 64 * 1024
YEAR = 365 * 24 * 3600


class Wire(Response):
    """A message as JSON; never kept by caches."""

    media_type = "application/json"

    def __init__(self, content: Any, status_code: int = 200) -> None:
        super().__init__(content, status_code, {"cache-control": "no-store"})

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def core_of(connection: HTTPConnection) -> Core:
    core: Core = connection.app.state.core
    return core


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


def cookie_name(settings: Settings) -> str:
    return "__Host-sid" if settings.secure else "sid"


def token(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(cookie_name(core_of(connection).settings))


def session(user: User) -> schemas.Session:
    role: Any = user.role
    return schemas.Session(user.id, user.name, role, user.account)


def remembered(request: Request, answer: Response, secret: str) -> Response:
    """The answer to a browser that is signed in from now on."""
    settings = core_of(request).settings
    name, secure = cookie_name(settings), settings.secure
    answer.set_cookie(name, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return answer


def forgotten(request: Request) -> Response:
    """The answer to a browser that is signed out."""
    settings, answer = core_of(request).settings, Response(status_code=204)
    answer.delete_cookie(cookie_name(settings), path="/", secure=settings.secure, httponly=True)
    return answer


async def who(connection: HTTPConnection) -> User | None:
    """The person asking, if signed in."""
    return await core_of(connection).accounts.user(token(connection))


async def someone(request: Request, purpose: str = "write") -> User:
    """The person who wants to change something: signed in, from our own page, not too often."""
    await admit(request, purpose)
    user = await who(request)
    if user is None:
        raise Refused("not_signed_in")
    return user


async def moderator(request: Request) -> User:
    """Somebody who looks after the others."""
    user = await someone(request)
    if user.role != "moderator":
        raise Refused("not_moderator")
    return user


async def admit(request: Request, purpose: str = "write") -> None:
    core = core_of(request)
    check_request(core.settings, request.method, request.headers)
    if purpose in SHARED:
        await core.attempts.check(purpose, address(request))
    else:
        core.limits.check(purpose, address(request))


async def raw(request: Request, most: int = LARGEST) -> bytes:
    """The body, if it is not too large."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refused("too_large", most=most)
    return bytes(found)


async def body(request: Request, kind: type[T]) -> T:
    """The message in the body. Browsers cannot send this type across origins unasked."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("bad_request", detail="content-type: application/json")
    found: T = read(await raw(request) or b"{}", kind)
    return found


def read(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad_request", detail=str(error)[:200]) from None


def seat_of(request: Request) -> int | None:
    """The seat in the query, if one is named."""
    return whole(request, "seat", None)


def whole(request: Request, name: str, default: int | None) -> int | None:
    text = request.query_params.get(name)
    if text in (None, "", "null"):
        return default
    if text is None or not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise Refused("bad_request", detail=name)
    return int(text)
