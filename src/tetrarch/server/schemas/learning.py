"""Learning, on the wire: lessons, the coach, and the figures of the rules."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tetrarch.server.schemas.tables import LogEntry, LogPart, MoveInfo, Question, SheetLine
from tetrarch.server.schemas.wire import Answer, Number, Phrase, Refusal, Request, Token

CoachMode = Literal["first", "always", "off"]
Topic = Annotated[str, Meta(min_length=1, max_length=80)]


class LessonInfo(Answer):
    """A lesson in a list. `place` of `length` steps have been taken; `done`: it was taken to its end once."""

    lesson: str
    key: str  # its title; `.help` says what one learns
    minutes: int
    place: int
    length: int
    done: bool


class GameLessons(Answer):
    game: str
    lessons: list[LessonInfo]  # the first game first


class Lessons(Answer):
    games: list[GameLessons]


class PlayOnInfo(Answer):
    """The game that a lesson leads to."""

    seats: int
    options: dict[str, Any]
    level: str


class LessonFrame(Answer):
    """A position on the way to the one that a lesson stands at, with the events that led to it."""

    view: dict[str, Any]
    log: LogPart
    scores: list[int] | None


class LessonReply(Answer):
    """What came of an answer. One that does not go on has changed nothing."""

    goes_on: bool
    text: Phrase | None  # what the lesson says of it
    would: list[LogEntry]  # what a legal move that does not go on would do
    refusal: Refusal | None  # why the rules forbid it


class LessonState(Answer):
    """Where somebody stands in a lesson."""

    game: str
    lesson: str
    key: str
    minutes: int
    number: int  # of the answers given: the next request names it
    place: int  # how many steps have been taken
    length: int
    done: bool  # it was taken to its end, now or once
    over: bool
    step: str | None
    text: Phrase | None
    point: list[str]  # targets such as `cell:D4`, and fields of the view such as `supply.0`
    reads: bool  # there is only something to read
    score: bool  # the score sheet is shown
    good: list[str]  # the tokens that go on
    seats: int
    seat: int
    question: Question | None
    frames: list[LessonFrame]  # what has happened since the answer, before this position
    view: dict[str, Any]
    log: LogPart
    sheet: list[SheetLine]
    scores: list[int] | None
    reply: LessonReply | None
    play_on: PlayOnInfo
    next: str | None  # the lesson after this one


class LessonRequest(Request):
    """Go on in a lesson. `number`: how many answers have been given so far."""

    number: Number
    do: Literal["answer", "back", "skip", "restart"] = "answer"
    token: Token | None = None  # none: what is said has been read


class CoachState(Answer):
    """When the coach speaks, and what it has said: it does not say it again."""

    mode: CoachMode  # first: in games against bots while one learns; always: at tables with people, too
    told: dict[str, list[str]]


class CoachRequest(Request):
    """Choose when the coach speaks, or note what it has said."""

    mode: CoachMode | None = None
    game: str | None = None
    told: Annotated[list[Topic], Meta(max_length=20)] = []


# the figures of the rules


class FigureInfo(Answer):
    """
    A position as the table's boards draw it. The figure is a detail of `size`, in pixels, of a `part` that
    has the size `page`, around the places of `focus`; those of `marks` carry the numbers of the caption.
    """

    id: str
    seats: int
    view: dict[str, Any]
    moves: list[MoveInfo]
    part: Literal["board", "mat"]
    page: list[int]
    size: list[int]
    focus: list[str]
    marks: list[str]
    rulings: list[str]  # that it illustrates


class Figures(Answer):
    game: str
    figures: list[FigureInfo]
