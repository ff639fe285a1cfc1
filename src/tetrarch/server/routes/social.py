"""People: profiles, leaderboards, friends, blocks, invitations, reports."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tetrarch.server import schemas_people as schemas
from tetrarch.server.http import Wire, body, core_of, moderator, someone, who, whole
from tetrarch.server.model import User
from tetrarch.server.openapi import described
from tetrarch.server.ratings import PROVISIONAL
from tetrarch.server.refusals import Refused
from tetrarch.server.society import Society

router = APIRouter()
SOCIAL = "social"  # how often such a thing may be asked for


def society(request: Request) -> Society:
    return core_of(request).society


async def me(request: Request) -> User:
    """The person who asks for something of their own."""
    user = await who(request)
    if user is None:
        raise Refused("not_signed_in")
    return user


@router.get("/api/people/{person}", **described(None, schemas.Profile))
async def profile(request: Request, person: str) -> Response:
    """Somebody, by the name of the account or by id."""
    return Wire(await society(request).people.profile(person, await who(request)))


@router.get("/api/people/{person}/matches", **described(None, schemas.PastPage))
async def matches(
    request: Request, person: str, game: str | None = None, after: str | None = None
) -> Response:
    """Matches of somebody that are over, newest first."""
    return Wire(await society(request).people.past(person, await who(request), game, after))


@router.get(
    "/api/leaderboard/{game}", **described(None, schemas.Leaderboard, query=("seats", "least", "start"))
)
async def leaderboard(request: Request, game: str) -> Response:
    """Who is best in a game with so many seats; `least`: of those with so many rated games."""
    seats, start = whole(request, "seats", 2) or 0, whole(request, "start", 0) or 0
    least = whole(request, "least", PROVISIONAL) or 0
    people = society(request).people
    return Wire(await people.leaderboard(game, seats, least, start, await who(request)))


# friends


@router.get("/api/friends", **described(None, schemas.Friends))
async def friends(request: Request) -> Response:
    """My friends, open requests, and whom I have blocked."""
    return Wire(await society(request).circle.listed(await me(request)))


@router.post("/api/friends", **described(schemas.PersonRequest, schemas.TieInfo))
async def ask(request: Request) -> Response:
    """Ask somebody to be a friend."""
    user = await someone(request, SOCIAL)
    wanted = await body(request, schemas.PersonRequest)
    return Wire(await society(request).circle.ask(user, wanted.person))


@router.patch("/api/friends", **described(schemas.UnseenRequest, schemas.Friends))
async def unseen(request: Request) -> Response:
    """Whether my friends are told that I am online."""
    user = await someone(request)
    wanted = await body(request, schemas.UnseenRequest)
    await society(request).circle.set_unseen(user, wanted.unseen)
    return Wire(await society(request).circle.listed(user))


@router.post("/api/friends/{id}/answer", **described(schemas.TieAnswer, schemas.TieInfo))
async def answer(request: Request, id: str) -> Response:
    """Say yes or no to somebody who asks."""
    user = await someone(request)
    wanted = await body(request, schemas.TieAnswer)
    return Wire(await society(request).circle.answer(user, id, wanted.accept))


@router.delete("/api/friends/{id}", **described(None, schemas.TieInfo))
async def remove(request: Request, id: str) -> Response:
    """A friend no longer; or I take back that I asked."""
    return Wire(await society(request).circle.remove(await someone(request), id))


@router.post("/api/blocks", **described(schemas.PersonRequest, schemas.TieInfo))
async def block(request: Request) -> Response:
    """Have nothing to do with somebody."""
    user = await someone(request, SOCIAL)
    wanted = await body(request, schemas.PersonRequest)
    return Wire(await society(request).circle.block(user, wanted.person))


@router.delete("/api/blocks/{id}", **described(None, schemas.TieInfo))
async def unblock(request: Request, id: str) -> Response:
    """It is well again."""
    return Wire(await society(request).circle.unblock(await someone(request), id))


# invitations


@router.get("/api/tables/{id}/invitation", **described(None, schemas.Invitation))
async def invitation(request: Request, id: str) -> Response:
    """How people may come to my table."""
    return Wire(await society(request).door.seen(id, await me(request)))


@router.post("/api/tables/{id}/invitation", **described(None, schemas.Invitation))
async def renew(request: Request, id: str) -> Response:
    """Another address; the old one no longer opens the table."""
    return Wire(await society(request).door.renew(id, await someone(request, SOCIAL)))


@router.delete("/api/tables/{id}/invitation", **described(None, schemas.Invitation))
async def revoke(request: Request, id: str) -> Response:
    """No address opens the table any more."""
    return Wire(await society(request).door.revoke(id, await someone(request)))


@router.post("/api/tables/{id}/invited", **described(schemas.PersonRequest, None))
async def invite(request: Request, id: str) -> Response:
    """Invite a friend to a table."""
    user = await someone(request, SOCIAL)
    wanted = await body(request, schemas.PersonRequest)
    await society(request).door.invite(id, user, wanted.person)
    return Response(status_code=204)


@router.post("/api/tables/{id}/visit", **described(schemas.VisitRequest, None))
async def visit(request: Request, id: str) -> Response:
    """Come by the link of a private table: from now on I may see it."""
    user = await someone(request)
    wanted = await body(request, schemas.VisitRequest)
    await society(request).door.enter(id, user, wanted.invitation)
    return Response(status_code=204)


@router.get("/api/invitations", **described(None, schemas.Invitations))
async def invitations(request: Request) -> Response:
    """The tables that I am invited to."""
    return Wire(await society(request).door.listed(await me(request)))


@router.delete("/api/invitations/{id}", **described(None, None))
async def decline(request: Request, id: str) -> Response:
    """No, thank you: the id is that of the table."""
    await society(request).door.decline(id, await someone(request))
    return Response(status_code=204)


# reports


@router.post("/api/reports", **described(schemas.ReportRequest, schemas.Reported))
async def report(request: Request) -> Response:
    """Have the moderators look at something."""
    user = await someone(request, SOCIAL)
    return Wire(await society(request).reports.add(user, await body(request, schemas.ReportRequest)), 201)


@router.get("/api/reports", **described(None, schemas.Reports))
async def reports(request: Request) -> Response:
    """What nobody has seen to yet. For moderators."""
    await moderator(request)
    return Wire(await society(request).reports.open())


@router.post("/api/reports/{id}/resolve", **described(None, None))
async def resolve(request: Request, id: str) -> Response:
    """Seen to. For moderators."""
    await society(request).reports.resolve(id, await moderator(request))
    return Response(status_code=204)
