"""Lessons in the browser. All that happens in one follows from its script and the answers that are kept."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from tetrarch.core.match.errors import BadOption, IllegalAction
from tetrarch.core.match.match import Match
from tetrarch.core.match.phrase import Phrase
from tetrarch.core.match.registry import list_games
from tetrarch.lessons.catalogue import find_lesson, lesson_names
from tetrarch.lessons.lesson import READ_ON, Lesson, Reply
from tetrarch.lessons.script import Script
from tetrarch.server import schemas
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.learning import LessonRow
from tetrarch.server.db.repositories.learning.lessons import LessonRepository
from tetrarch.server.refusals import Refused, to_refusal
from tetrarch.server.tables import seat_view


@dataclass
class Recorder:
    """Records the positions that a lesson passes through."""

    seat: int
    match: Match | None
    known: int = 0  # events of the match that have been told
    frames: list[schemas.LessonFrame] = field(default_factory=list)

    def log(self, match: Match) -> schemas.LogPart:
        """The events that have not been told yet."""
        known = self.known if match is self.match else 0
        self.match, self.known = match, len(match.event_log)
        return seat_view.log(match, self.seat, known)

    def watch(self, match: Match) -> None:
        view = match.view(self.seat)
        self.frames.append(schemas.LessonFrame(view, self.log(match), seat_view.scores(view)))


class Lessons:
    """Shows lessons and takes their answers; the progress of each person is kept."""

    def __init__(self, repository: LessonRepository) -> None:
        self.repository = repository

    async def list_all(self, user: User | None) -> schemas.Lessons:
        """The lessons of every game, with the progress of a person."""
        rows = [] if user is None else await self.repository.of(user.id)
        kept = {(row.game, row.lesson): row for row in rows}
        games = [(game.id, lesson_names(game.id)) for game in list_games()]
        return schemas.Lessons(
            [
                schemas.GameLessons(
                    game, [lesson_info(find_lesson(game, name), kept.get((game, name))) for name in names]
                )
                for game, names in games
            ]
        )

    async def state(self, user: User | None, game: str, name: str) -> schemas.LessonState:
        """Where somebody stands in a lesson."""
        script = script_of(game, name)
        row = None if user is None else await self.repository.find(user.id, game, name)
        return await asyncio.to_thread(stand, script, row)

    async def go_on(
        self, user: User, game: str, name: str, wanted: schemas.LessonRequest
    ) -> schemas.LessonState:
        """Take an answer, or go back, skip a step, begin anew."""
        script = script_of(game, name)
        row = await self.repository.find(user.id, game, name)
        answers = [] if row is None else row.answers
        if wanted.number != len(answers):
            raise Refused("stale", number=len(answers))
        state, kept = await asyncio.to_thread(take, script, row, wanted)
        if kept != answers:
            fits = await self.repository.keep(
                user.id, game, name, before=len(answers), answers=kept, place=state.place, done=state.over
            )
            if not fits:  # another window was first
                raise Refused("stale")
        return state


def script_of(game: str, name: str) -> Script:
    try:
        return find_lesson(game, name)
    except BadOption:
        raise Refused("not_found") from None


def lesson_info(script: Script, row: LessonRow | None) -> schemas.LessonInfo:
    length = sum(len(scene.steps) for scene in script.scenes)
    place, done = (0, False) if row is None else (min(row.place, length), row.done)
    return schemas.LessonInfo(script.id, script.key, script.minutes, place, length, done)


# in a thread: a lesson is played anew


def stand(script: Script, row: LessonRow | None) -> schemas.LessonState:
    """The lesson as somebody left it."""
    lesson = Lesson(script, [] if row is None else row.answers)
    number = 0 if row is None else len(row.answers)
    return state_of(lesson, Recorder(lesson.scene.learner, None), None, number, row is not None and row.done)


def take(
    script: Script, row: LessonRow | None, wanted: schemas.LessonRequest
) -> tuple[schemas.LessonState, list[str]]:
    """Do what is wanted; the state that it leads to, and the answers to be kept."""
    lesson = Lesson(script, [] if row is None else row.answers)
    recorder = Recorder(lesson.scene.learner, lesson.match, len(lesson.match.event_log))
    lesson.watch = recorder.watch
    reply = None
    if wanted.do == "answer":
        reply = give(lesson, wanted.token)
    elif wanted.do == "skip":
        lesson.skip()
    else:
        recorder = Recorder(lesson.scene.learner, None)
        lesson = Lesson(script, lesson.answers[:-1] if wanted.do == "back" else ())
    done = lesson.over or (row is not None and row.done)
    if reply is not None and not reply.goes_on and row is not None:
        return state_of(lesson, recorder, reply, len(row.answers), done), row.answers
    return state_of(lesson, recorder, reply, len(lesson.answers), done), lesson.answers


def give(lesson: Lesson, token: str | None) -> Reply:
    try:
        return lesson.give(READ_ON if token is None else token)
    except IllegalAction as error:  # a move where one reads, or the other way round
        return Reply(False, error=error)


def state_of(
    lesson: Lesson, recorder: Recorder, reply: Reply | None, number: int, done: bool
) -> schemas.LessonState:
    script, step, seat = lesson.script, lesson.step, lesson.scene.learner
    match, view = lesson.match, lesson.match.view(seat)
    frames = recorder.frames
    if frames and recorder.match is match:
        *frames, last = frames
        log = last.log  # the last position on the way is this one
    else:
        log = recorder.log(match)
    names = lesson_names(script.game)
    following = names[names.index(script.id) + 1 :]
    return schemas.LessonState(
        game=script.game,
        lesson=script.id,
        key=script.key,
        minutes=script.minutes,
        number=number,
        place=lesson.place,
        length=lesson.length,
        done=done,
        over=lesson.over,
        step=step.id if step else None,
        text=phrase(lesson.text),
        point=list(step.point) if step else [],
        reads=step is not None and not step.moves,
        score=step is not None and step.score,
        good=[move.token for move in lesson.good_moves],
        seats=lesson.scene.seats,
        seat=seat,
        question=seat_view.question_to(match, seat) if step and step.moves and lesson.asked else None,
        frames=frames,
        view=view,
        log=log,
        sheet=seat_view.sheet(match, seat),
        scores=seat_view.scores(view),
        reply=None if reply is None else reply_message(reply),
        play_on=schemas.PlayOnInfo(script.play_on.seats, dict(script.play_on.options), script.play_on.level),
        next=following[0] if following else None,
    )


def phrase(said: Phrase | None) -> schemas.Phrase | None:
    return None if said is None else schemas.Phrase(said.key, dict(said.args))


def reply_message(reply: Reply) -> schemas.LessonReply:
    would = [seat_view.log_entry(index, event) for index, event in enumerate(reply.would_happen)]
    refusal = None if reply.error is None else to_refusal(reply.error).to_message()
    return schemas.LessonReply(reply.goes_on, phrase(reply.text), would, refusal)
