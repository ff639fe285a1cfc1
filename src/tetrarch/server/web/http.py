"""Small helpers of the endpoints: bodies in, answers out, and who is asking."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.accounts.attempts import SHARED_PURPOSES, Guesser
from tetrarch.server.config import Settings
from tetrarch.server.db.models.accounts import User
from tetrarch.server.hosts import limit_key
from tetrarch.server.identifiers import digest_of
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.plain_text import SUSPECT, controls_in, without_controls
from tetrarch.server.services import Services
from tetrarch.server.web.security import check_request

T = TypeVar("T")
MAX_BODY_BYTES = 64 * 1024
YEAR = 365 * 24 * 3600


class MessageResponse(Response):
    """A message as JSON; never kept by caches."""

    media_type = "application/json"

    def __init__(self, content: Any, status_code: int = 200) -> None:
        super().__init__(content, status_code, {"cache-control": "no-store"})

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def client_address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


def limit_address(connection: HTTPConnection) -> str:
    """What stands for the address of whoever asks in all limits."""
    return limit_key(client_address(connection))


def cookie_name(settings: Settings) -> str:
    return "__Host-sid" if settings.secure else "sid"


def session_token(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(cookie_name(services_of(connection).settings))


def session_info(user: User) -> schemas.Session:
    role: Any = user.role
    return schemas.Session(user.id, user.name, role, user.account)


def set_session_cookie(request: Request, answer: Response, secret: str) -> Response:
    """Sign a browser in: the answer sets the cookie of its new session."""
    settings = services_of(request).settings
    name, secure = cookie_name(settings), settings.secure
    answer.set_cookie(name, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return answer


def device_cookie_name(settings: Settings) -> str:
    return "__Host-device" if settings.secure else "device"


def guesser_of(request: Request) -> Guesser:
    """Who tries to sign in."""
    mark = request.cookies.get(device_cookie_name(services_of(request).settings), "")
    return Guesser(limit_address(request), digest_of(mark) if 0 < len(mark) <= 100 else "")


async def sign_browser_in(request: Request, answer: Response, user: User, secret: str) -> Response:
    """Set the cookie of a new session, and a mark by which the browser is known if it comes again."""
    services = services_of(request)
    mark = await services.members.mark_device(user, guesser_of(request))
    if mark is not None:
        name, secure = device_cookie_name(services.settings), services.settings.secure
        answer.set_cookie(name, mark, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/")
    return set_session_cookie(request, answer, secret)


def clear_session_cookie(request: Request) -> Response:
    """Sign a browser out: an empty answer that deletes the cookie."""
    settings, answer = services_of(request).settings, Response(status_code=204)
    answer.delete_cookie(cookie_name(settings), path="/", secure=settings.secure, httponly=True)
    return answer


async def current_user(connection: HTTPConnection) -> User | None:
    """The person who asks; none if nobody is signed in."""
    return await services_of(connection).sessions.user(session_token(connection))


async def signed_in_user(request: Request) -> User:
    """The person who asks; refused if nobody is signed in."""
    user = await current_user(request)
    if user is None:
        raise Refused("session_over" if session_token(request) else "not_signed_in")
    return user


async def require_user(request: Request, purpose: str = "write") -> User:
    """The person who wants to change something. Refuses who is not signed in, comes from a foreign page or
    too often."""
    await admit(request, purpose)
    user = await signed_in_user(request)
    services_of(request).limits.check("person", user.id)
    return user


async def require_moderator(request: Request) -> User:
    """The moderator who asks; others are refused."""
    user = await require_user(request)
    if user.role != "moderator":
        raise Refused("not_moderator")
    return user


async def admit(request: Request, purpose: str = "write") -> None:
    """Refuse a request from a foreign page, or one too many of its purpose from this address."""
    services = services_of(request)
    check_request(services.settings, request.method, request.headers)
    if purpose in SHARED_PURPOSES:
        await services.attempts.check(purpose, limit_address(request))
    else:
        services.limits.check(purpose, limit_address(request))


async def read_body(request: Request, most: int = MAX_BODY_BYTES) -> bytes:
    """The bytes of the body; refused if there are more than `most`."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused("too_large", most=most)
    return bytes(data)


async def body(request: Request, kind: type[T]) -> T:
    """The message in the body. Browsers cannot send this type across origins unasked."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("bad_request", detail="content-type: application/json")
    found: T = decode(await read_body(request) or b"{}", kind)
    return found


def decode(data: bytes, kind: Any) -> Any:
    try:
        found = msgspec.json.decode(data, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_request", detail=without_controls(str(error)[:200])) from None
    if SUSPECT.search(data) and controls_in(found):
        raise Refused("bad_request", detail="control characters")
    return found


def query_seat(request: Request) -> int | None:
    """The seat in the query, if one is named."""
    return query_number(request, "seat", None)


def query_number(request: Request, name: str, default: int | None) -> int | None:
    text = request.query_params.get(name)
    if text in (None, "", "null"):
        return default
    if text is None or not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise Refused("bad_request", detail=name)
    return int(text)


def query_flag(request: Request, name: str) -> bool:
    """Whether something is switched on in the query."""
    text = request.query_params.get(name, "false").lower()
    if text not in ("true", "1", "false", "0"):
        raise Refused("bad_request", detail=name)
    return text in ("true", "1")
