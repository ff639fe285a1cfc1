"""Lessons, and the coach."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch.server import schemas
from tetrarch.server.web.costly import costly
from tetrarch.server.web.endpoints import Endpoints
from tetrarch.server.web.http import (
    MessageResponse,
    body,
    current_user,
    require_user,
    services_of,
    signed_in_user,
)

endpoints = Endpoints()


@endpoints.get("/api/lessons", schemas.Lessons)
async def all_lessons(request: Request) -> Response:
    """The lessons of all games, and how far I have come."""
    return MessageResponse(await services_of(request).lessons.list_all(await current_user(request)))


@endpoints.get("/api/lessons/{game}/{lesson}", schemas.LessonState)
async def lesson(request: Request, game: str, lesson: str) -> Response:
    """A lesson where I left it."""
    async with costly(request) as user:
        return MessageResponse(await services_of(request).lessons.state(user, game, lesson))


@endpoints.post("/api/lessons/{game}/{lesson}", schemas.LessonState, body=schemas.LessonRequest)
async def go_on(request: Request, game: str, lesson: str) -> Response:
    """Answer a step of a lesson, go back, skip it, or begin anew."""
    user = await require_user(request)
    wanted = await body(request, schemas.LessonRequest)
    async with costly(request):
        return MessageResponse(await services_of(request).lessons.go_on(user, game, lesson, wanted))


@endpoints.get("/api/coach", schemas.CoachState)
async def coach(request: Request) -> Response:
    """When the coach speaks to me, and what it has said."""
    return MessageResponse(await services_of(request).coach.state(await signed_in_user(request)))


@endpoints.post("/api/coach", schemas.CoachState, body=schemas.CoachRequest)
async def change_coach(request: Request) -> Response:
    """Choose when the coach speaks, or note what it has said."""
    user = await require_user(request)
    return MessageResponse(
        await services_of(request).coach.change(user, await body(request, schemas.CoachRequest))
    )
