"""Passkeys: made, listed, renamed, removed, signed in with."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.accounts.passkeys import CHALLENGE_SECONDS, Site, site
from tetrarch.server.identifiers import new_token
from tetrarch.server.web.endpoints import Endpoints
from tetrarch.server.web.http import (
    MessageResponse,
    admit,
    body,
    current_user,
    guesser_of,
    require_user,
    services_of,
    session_info,
    session_token,
    sign_browser_in,
    signed_in_user,
)
from tetrarch.server.web.security import same_origin

endpoints = Endpoints()


def cookie(request: Request) -> str:
    """The name of the cookie that binds a challenge to a browser."""
    return "__Host-challenge" if services_of(request).settings.secure else "challenge"


def asking(request: Request) -> Site:
    """The page's own address, as the browser tells it."""
    origin, host = request.headers.get("origin"), request.headers.get("host")
    return site(origin if same_origin(services_of(request).settings, origin, host) else None)


@endpoints.get("/api/account/passkeys", schemas.PasskeyList)
async def list_passkeys(request: Request) -> Response:
    """My passkeys."""
    user = await signed_in_user(request)
    return MessageResponse(schemas.PasskeyList(await services_of(request).passkeys.list_passkeys(user)))


@endpoints.post(
    "/api/account/passkeys/options",
    schemas.PasskeyOptions,
    body=schemas.Confirmation,
)
async def register_options(request: Request) -> Response:
    """Begin to make a passkey."""
    user = await require_user(request)
    wanted = await body(request, schemas.Confirmation)
    passkeys = services_of(request).passkeys
    options = await passkeys.register_options(
        user, session_token(request) or "", wanted.password, asking(request)
    )
    return MessageResponse(schemas.PasskeyOptions(options))


@endpoints.post("/api/account/passkeys", schemas.PasskeyInfo, body=schemas.PasskeyRequest)
async def register(request: Request) -> Response:
    """Keep a passkey that was made."""
    user = await require_user(request)
    wanted = await body(request, schemas.PasskeyRequest)
    passkeys = services_of(request).passkeys
    return MessageResponse(
        await passkeys.register(user, session_token(request) or "", wanted, asking(request)), 201
    )


@endpoints.patch("/api/account/passkeys/{id}", schemas.PasskeyInfo, body=schemas.PasskeyName)
async def rename(request: Request, id: str) -> Response:
    """Call a passkey of mine otherwise."""
    user = await require_user(request)
    wanted = await body(request, schemas.PasskeyName)
    return MessageResponse(await services_of(request).passkeys.rename(user, id, wanted.name))


@endpoints.delete("/api/account/passkeys/{id}")
async def remove(request: Request, id: str) -> Response:
    """Forget a passkey."""
    user = await require_user(request)
    await services_of(request).passkeys.remove(user, id)
    return Response(status_code=204)


@endpoints.post("/api/account/passkey/options", schemas.PasskeyOptions)
async def sign_in_options(request: Request) -> Response:
    """Begin to sign in with a passkey."""
    await admit(request)
    await services_of(request).members.count_attempt(guesser_of(request))
    secret = new_token()
    options = await services_of(request).passkeys.sign_in_options(secret, asking(request))
    answer = MessageResponse(schemas.PasskeyOptions(options))
    secure = services_of(request).settings.secure
    answer.set_cookie(
        cookie(request),
        secret,
        int(CHALLENGE_SECONDS),
        path="/",
        secure=secure,
        httponly=True,
        samesite="strict",
    )
    return answer


@endpoints.post("/api/account/passkey", schemas.Session, body=schemas.PasskeySignIn)
async def sign_in(request: Request) -> Response:
    """Enter by a passkey."""
    await admit(request)
    await services_of(request).members.count_attempt(guesser_of(request))
    wanted = await body(request, schemas.PasskeySignIn)
    secret, guest = request.cookies.get(cookie(request), ""), await current_user(request)
    passkeys = services_of(request).passkeys
    user, fresh = await passkeys.sign_in(guest, session_token(request), secret, wanted, asking(request))
    answer = await sign_browser_in(request, MessageResponse(session_info(user)), user, fresh)
    answer.delete_cookie(
        cookie(request), path="/", secure=services_of(request).settings.secure, httponly=True
    )
    return answer
