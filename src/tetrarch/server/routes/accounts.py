"""Accounts: sign up, sign in and out, passwords, recovery codes."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.responses import StreamingResponse

from tetrarch.server import schemas, schemas_accounts
from tetrarch.server.export import archive
from tetrarch.server.http import (
    Wire,
    admit,
    body,
    core_of,
    forgotten,
    remembered,
    session,
    someone,
    token,
    who,
)
from tetrarch.server.openapi import described
from tetrarch.server.refusals import Refused

router = APIRouter()


@router.post("/api/account", **described(schemas_accounts.SignUp, schemas_accounts.SignedUp))
async def sign_up(request: Request) -> Response:
    """Make an account. Who is a guest keeps everything; the recovery codes are shown this once."""
    await admit(request, "session")
    wanted = await body(request, schemas_accounts.SignUp)
    members = core_of(request).identity.members
    user, secret, codes = await members.sign_up(await who(request), token(request), wanted)
    return remembered(request, Wire(schemas_accounts.SignedUp(session(user), codes), 201), secret)


@router.get("/api/account", **described(None, schemas_accounts.Account))
async def account(request: Request) -> Response:
    """My account."""
    user = await who(request)
    if user is None:
        raise Refused("not_signed_in")
    return Wire(await core_of(request).identity.members.account(user))


@router.post("/api/account/sign-in", **described(schemas_accounts.SignIn, schemas.Session))
async def sign_in(request: Request) -> Response:
    """Enter by name and password."""
    await admit(request, "sign_in")
    wanted = await body(request, schemas_accounts.SignIn)
    user, secret = await core_of(request).identity.members.sign_in(await who(request), token(request), wanted)
    return remembered(request, Wire(session(user)), secret)


@router.post("/api/account/recover", **described(schemas_accounts.Recovery, schemas.Session))
async def recover(request: Request) -> Response:
    """Enter by a recovery code and choose a new password."""
    await admit(request, "sign_in")
    wanted = await body(request, schemas_accounts.Recovery)
    user, secret = await core_of(request).identity.members.recover(await who(request), token(request), wanted)
    return remembered(request, Wire(session(user)), secret)


@router.delete("/api/account/sessions", **described(None, None))
async def sign_out_everywhere(request: Request) -> Response:
    """Sign out in all browsers."""
    user = await someone(request)
    core = core_of(request)
    await core.identity.members.need(user)
    await core.identity.members.sign_out_everywhere(user)
    return forgotten(request)


@router.post("/api/account/password", **described(schemas_accounts.PasswordChange, None))
async def change_password(request: Request) -> Response:
    """Another password; all other browsers are signed out."""
    user = await someone(request, "sign_in")
    wanted = await body(request, schemas_accounts.PasswordChange)
    await core_of(request).identity.members.change_password(user, token(request) or "", wanted)
    return Response(status_code=204)


@router.post("/api/account/codes", **described(schemas_accounts.Confirmation, schemas_accounts.Codes))
async def new_codes(request: Request) -> Response:
    """Recovery codes in place of the old ones, shown this once."""
    user = await someone(request, "sign_in")
    wanted = await body(request, schemas_accounts.Confirmation)
    return Wire(
        schemas_accounts.Codes(await core_of(request).identity.members.new_codes(user, wanted.password))
    )


@router.post("/api/account/delete", **described(schemas_accounts.Confirmation, None))
async def delete(request: Request) -> Response:
    """Delete my account: my games stay, without my name."""
    user = await someone(request, "sign_in")
    wanted = await body(request, schemas_accounts.Confirmation)
    await core_of(request).identity.farewell.delete(user, wanted.password)
    return forgotten(request)


@router.get("/api/account/games", **described(None, None, text="application/zip"))
async def export(request: Request) -> Response:
    """All my games that are over, in one archive."""
    user = await someone(request, "heavy")
    headers = {
        "content-disposition": 'attachment; filename="tetrarch-games.zip"',
        "cache-control": "no-store",
    }
    games = archive(core_of(request).storage, user)
    return StreamingResponse(games, media_type="application/zip", headers=headers)
