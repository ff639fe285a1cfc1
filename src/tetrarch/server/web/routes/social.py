"""People: profiles, leaderboards, friends, blocks, invitations, reports."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.social.rating_model import PROVISIONAL
from tetrarch.server.web.endpoints import NUMBER, TEXT, Endpoints
from tetrarch.server.web.http import (
    MessageResponse,
    body,
    current_user,
    query_number,
    require_moderator,
    require_user,
    services_of,
    signed_in_user,
)

endpoints = Endpoints()
SOCIAL = "social"  # how often such a thing may be asked for


@endpoints.get("/api/people/{person}", schemas.Profile)
async def profile(request: Request, person: str) -> Response:
    """Somebody, by the name of the account or by id."""
    return MessageResponse(await services_of(request).profiles.profile(person, await current_user(request)))


@endpoints.get("/api/people/{person}/matches", schemas.PastPage, query={"game": TEXT, "after": TEXT})
async def matches(request: Request, person: str) -> Response:
    """Matches of somebody that are over, newest first."""
    game, after = request.query_params.get("game"), request.query_params.get("after")
    return MessageResponse(
        await services_of(request).profiles.past_matches(person, await current_user(request), game, after)
    )


@endpoints.get(
    "/api/leaderboard/{game}", schemas.Leaderboard, query={"seats": NUMBER, "least": NUMBER, "start": NUMBER}
)
async def leaderboard(request: Request, game: str) -> Response:
    """Who is best in a game with so many seats; `least`: of those with so many rated games."""
    seats, start = query_number(request, "seats", 2) or 0, query_number(request, "start", 0) or 0
    least = query_number(request, "least", PROVISIONAL) or 0
    people = services_of(request).profiles
    return MessageResponse(await people.leaderboard(game, seats, least, start, await current_user(request)))


# friends


@endpoints.get("/api/friends", schemas.Friends)
async def friends(request: Request) -> Response:
    """My friends, open requests, and whom I have blocked."""
    return MessageResponse(await services_of(request).friendships.contacts(await signed_in_user(request)))


@endpoints.post("/api/friends", schemas.TieInfo, body=schemas.PersonRequest)
async def ask(request: Request) -> Response:
    """Ask somebody to be a friend."""
    user = await require_user(request, SOCIAL)
    wanted = await body(request, schemas.PersonRequest)
    return MessageResponse(await services_of(request).friendships.ask(user, wanted.person))


@endpoints.patch("/api/friends", schemas.Friends, body=schemas.UnseenRequest)
async def unseen(request: Request) -> Response:
    """Whether my friends are told that I am online."""
    user = await require_user(request)
    wanted = await body(request, schemas.UnseenRequest)
    await services_of(request).friendships.set_unseen(user, wanted.unseen)
    return MessageResponse(await services_of(request).friendships.contacts(user))


@endpoints.post("/api/friends/{id}/answer", schemas.TieInfo, body=schemas.TieAnswer)
async def answer(request: Request, id: str) -> Response:
    """Say yes or no to somebody who asks."""
    user = await require_user(request)
    wanted = await body(request, schemas.TieAnswer)
    return MessageResponse(await services_of(request).friendships.answer(user, id, wanted.accept))


@endpoints.delete("/api/friends/{id}", schemas.TieInfo)
async def remove(request: Request, id: str) -> Response:
    """A friend no longer; or I take back that I asked."""
    return MessageResponse(await services_of(request).friendships.remove(await require_user(request), id))


@endpoints.post("/api/blocks", schemas.TieInfo, body=schemas.PersonRequest)
async def block(request: Request) -> Response:
    """Have nothing to do with somebody."""
    user = await require_user(request, SOCIAL)
    wanted = await body(request, schemas.PersonRequest)
    return MessageResponse(await services_of(request).friendships.block(user, wanted.person))


@endpoints.delete("/api/blocks/{id}", schemas.TieInfo)
async def unblock(request: Request, id: str) -> Response:
    """It is well again."""
    return MessageResponse(await services_of(request).friendships.unblock(await require_user(request), id))


# invitations


@endpoints.get("/api/tables/{id}/invitation", schemas.Invitation)
async def invitation(request: Request, id: str) -> Response:
    """How people may come to my table."""
    return MessageResponse(await services_of(request).invitations.of_table(id, await signed_in_user(request)))


@endpoints.post("/api/tables/{id}/invitation", schemas.Invitation)
async def renew(request: Request, id: str) -> Response:
    """Another address; the old one no longer opens the table."""
    return MessageResponse(
        await services_of(request).invitations.renew(id, await require_user(request, SOCIAL))
    )


@endpoints.delete("/api/tables/{id}/invitation", schemas.Invitation)
async def revoke(request: Request, id: str) -> Response:
    """No address opens the table any more."""
    return MessageResponse(await services_of(request).invitations.revoke(id, await require_user(request)))


@endpoints.post("/api/tables/{id}/invited", body=schemas.PersonRequest)
async def invite(request: Request, id: str) -> Response:
    """Invite a friend to a table."""
    user = await require_user(request, SOCIAL)
    wanted = await body(request, schemas.PersonRequest)
    await services_of(request).invitations.invite(id, user, wanted.person)
    return Response(status_code=204)


@endpoints.post("/api/tables/{id}/visit", body=schemas.VisitRequest)
async def visit(request: Request, id: str) -> Response:
    """Come by the link of a private table: from now on I may see it."""
    user = await require_user(request)
    wanted = await body(request, schemas.VisitRequest)
    await services_of(request).invitations.enter(id, user, wanted.invitation)
    return Response(status_code=204)


@endpoints.get("/api/invitations", schemas.Invitations)
async def invitations(request: Request) -> Response:
    """The tables that I am invited to."""
    return MessageResponse(await services_of(request).invitations.pending(await signed_in_user(request)))


@endpoints.delete("/api/invitations/{id}")
async def decline(request: Request, id: str) -> Response:
    """No, thank you: the id is that of the table."""
    await services_of(request).invitations.decline(id, await require_user(request))
    return Response(status_code=204)


# reports


@endpoints.post("/api/reports", schemas.Reported, body=schemas.ReportRequest)
async def report(request: Request) -> Response:
    """Have the moderators look at something."""
    user = await require_user(request, SOCIAL)
    return MessageResponse(
        await services_of(request).reports.add(user, await body(request, schemas.ReportRequest)), 201
    )


@endpoints.get("/api/reports", schemas.Reports)
async def reports(request: Request) -> Response:
    """What nobody has seen to yet. For moderators."""
    await require_moderator(request)
    return MessageResponse(await services_of(request).reports.open())


@endpoints.post("/api/reports/{id}/resolve")
async def resolve(request: Request, id: str) -> Response:
    """Seen to. For moderators."""
    await services_of(request).reports.resolve(id, await require_moderator(request))
    return Response(status_code=204)
