"""Accounts: sign up, sign in and out, passwords, recovery codes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tetrarch.server import schemas
from tetrarch.server.web.endpoints import Endpoints
from tetrarch.server.web.http import (
    MessageResponse,
    admit,
    body,
    clear_session_cookie,
    current_user,
    guesser_of,
    require_user,
    services_of,
    session_info,
    session_token,
    sign_browser_in,
    signed_in_user,
)

endpoints = Endpoints()


@endpoints.post("/api/account", schemas.SignedUp, body=schemas.SignUp)
async def sign_up(request: Request) -> Response:
    """Make an account. Who is a guest keeps everything; the recovery codes are shown this once."""
    await admit(request, "session")
    wanted = await body(request, schemas.SignUp)
    members = services_of(request).members
    user, secret, codes = await members.sign_up(await current_user(request), session_token(request), wanted)
    answer = MessageResponse(schemas.SignedUp(session_info(user), codes), 201)
    return await sign_browser_in(request, answer, user, secret)


@endpoints.get("/api/account", schemas.Account)
async def account(request: Request) -> Response:
    """My account."""
    return MessageResponse(await services_of(request).members.account(await signed_in_user(request)))


@endpoints.get("/api/account/settings", schemas.PageSettings)
async def page_settings(request: Request) -> Response:
    """How I want the pages."""
    return MessageResponse(await services_of(request).page_settings.of(await signed_in_user(request)))


@endpoints.put("/api/account/settings", schemas.PageSettings, body=schemas.PageSettingsRequest)
async def save_page_settings(request: Request) -> Response:
    """Keep how I want the pages, for every browser at which I sign in."""
    user = await require_user(request)
    wanted = await body(request, schemas.PageSettingsRequest)
    return MessageResponse(await services_of(request).page_settings.save(user, wanted))


@endpoints.post("/api/account/sign-in", schemas.Session, body=schemas.SignIn)
async def sign_in(request: Request) -> Response:
    """Enter by name and password."""
    await admit(request)
    wanted = await body(request, schemas.SignIn)
    members, guest = services_of(request).members, await current_user(request)
    user, secret = await members.sign_in(guest, session_token(request), wanted, guesser_of(request))
    return await sign_browser_in(request, MessageResponse(session_info(user)), user, secret)


@endpoints.post("/api/account/recover", schemas.Session, body=schemas.Recovery)
async def recover(request: Request) -> Response:
    """Enter by a recovery code and choose a new password."""
    await admit(request)
    wanted = await body(request, schemas.Recovery)
    members, guest = services_of(request).members, await current_user(request)
    user, secret = await members.recover(guest, session_token(request), wanted, guesser_of(request))
    return await sign_browser_in(request, MessageResponse(session_info(user)), user, secret)


@endpoints.delete("/api/account/sessions")
async def sign_out_everywhere(request: Request) -> Response:
    """Sign out in all browsers."""
    user = await require_user(request)
    services = services_of(request)
    await services.members.require_account(user)
    await services.members.sign_out_everywhere(user)
    return clear_session_cookie(request)


@endpoints.post("/api/account/password", body=schemas.PasswordChange)
async def change_password(request: Request) -> Response:
    """Another password; all other browsers are signed out."""
    user = await require_user(request)
    wanted = await body(request, schemas.PasswordChange)
    await services_of(request).members.change_password(user, session_token(request) or "", wanted)
    return Response(status_code=204)


@endpoints.post("/api/account/codes", schemas.Codes, body=schemas.Confirmation)
async def new_codes(request: Request) -> Response:
    """Recovery codes in place of the old ones, shown this once."""
    user = await require_user(request)
    wanted = await body(request, schemas.Confirmation)
    return MessageResponse(schemas.Codes(await services_of(request).members.new_codes(user, wanted.password)))


@endpoints.post("/api/account/delete", body=schemas.Confirmation)
async def delete(request: Request) -> Response:
    """Delete my account: my games stay, without my name."""
    user = await require_user(request)
    wanted = await body(request, schemas.Confirmation)
    await services_of(request).account_deletion.delete(user, wanted.password)
    return clear_session_cookie(request)


@endpoints.get("/api/account/games", media_type="application/zip")
async def export(request: Request) -> Response:
    """All my games that are over, in one archive."""
    user = await require_user(request, "heavy")
    headers = {
        "content-disposition": 'attachment; filename="tetrarch-games.zip"',
        "cache-control": "no-store",
    }
    games = services_of(request).data_export.archive(user)
    return StreamingResponse(games, media_type="application/zip", headers=headers)
