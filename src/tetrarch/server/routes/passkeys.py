"""Passkeys: made, listed, renamed, removed, signed in with."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tetrarch.server import schemas, schemas_accounts
from tetrarch.server.accounts import new_token
from tetrarch.server.http import Wire, admit, body, core_of, remembered, session, someone, token, who
from tetrarch.server.openapi import described
from tetrarch.server.passkeys import SECONDS, Site, site
from tetrarch.server.refusals import Refused
from tetrarch.server.security import same_origin

router = APIRouter()


def cookie(request: Request) -> str:
    """The name of the cookie that binds a challenge to a browser."""
    return "__Host-challenge" if core_of(request).settings.secure else "challenge"


def asking(request: Request) -> Site:
    """The page's own address, as the browser tells it."""
    origin, host = request.headers.get("origin"), request.headers.get("host")
    return site(origin if same_origin(core_of(request).settings, origin, host) else None)


@router.get("/api/account/passkeys", **described(None, schemas_accounts.PasskeyList))
async def listed(request: Request) -> Response:
    """My passkeys."""
    user = await who(request)
    if user is None:
        raise Refused("not_signed_in")
    return Wire(schemas_accounts.PasskeyList(await core_of(request).identity.passkeys.listed(user)))


@router.post(
    "/api/account/passkeys/options",
    **described(schemas_accounts.Confirmation, schemas_accounts.PasskeyOptions),
)
async def register_options(request: Request) -> Response:
    """Begin to make a passkey."""
    user = await someone(request, "sign_in")
    wanted = await body(request, schemas_accounts.Confirmation)
    passkeys = core_of(request).identity.passkeys
    options = await passkeys.register_options(user, token(request) or "", wanted.password, asking(request))
    return Wire(schemas_accounts.PasskeyOptions(options))


@router.post(
    "/api/account/passkeys", **described(schemas_accounts.PasskeyRequest, schemas_accounts.PasskeyInfo)
)
async def register(request: Request) -> Response:
    """Keep a passkey that was made."""
    user = await someone(request)
    wanted = await body(request, schemas_accounts.PasskeyRequest)
    passkeys = core_of(request).identity.passkeys
    return Wire(await passkeys.register(user, token(request) or "", wanted, asking(request)), 201)


@router.patch(
    "/api/account/passkeys/{id}", **described(schemas_accounts.PasskeyName, schemas_accounts.PasskeyInfo)
)
async def rename(request: Request, id: str) -> Response:
    """Call a passkey of mine otherwise."""
    user = await someone(request)
    wanted = await body(request, schemas_accounts.PasskeyName)
    return Wire(await core_of(request).identity.passkeys.rename(user, id, wanted.name))


@router.delete("/api/account/passkeys/{id}", **described(None, None))
async def remove(request: Request, id: str) -> Response:
    """Forget a passkey."""
    user = await someone(request)
    await core_of(request).identity.passkeys.remove(user, id)
    return Response(status_code=204)


@router.post("/api/account/passkey/options", **described(None, schemas_accounts.PasskeyOptions))
async def sign_in_options(request: Request) -> Response:
    """Begin to sign in with a passkey."""
    await admit(request, "sign_in")
    secret = new_token()
    options = await core_of(request).identity.passkeys.sign_in_options(secret, asking(request))
    answer = Wire(schemas_accounts.PasskeyOptions(options))
    secure = core_of(request).settings.secure
    answer.set_cookie(
        cookie(request), secret, int(SECONDS), path="/", secure=secure, httponly=True, samesite="strict"
    )
    return answer


@router.post("/api/account/passkey", **described(schemas_accounts.PasskeySignIn, schemas.Session))
async def sign_in(request: Request) -> Response:
    """Enter by a passkey."""
    await admit(request, "sign_in")
    wanted = await body(request, schemas_accounts.PasskeySignIn)
    secret, guest = request.cookies.get(cookie(request), ""), await who(request)
    passkeys = core_of(request).identity.passkeys
    user, fresh = await passkeys.sign_in(guest, token(request), secret, wanted, asking(request))
    answer = remembered(request, Wire(session(user)), fresh)
    answer.delete_cookie(cookie(request), path="/", secure=core_of(request).settings.secure, httponly=True)
    return answer
