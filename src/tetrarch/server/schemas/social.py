"""People, on the wire: profiles, ratings, friends, invitations, reports."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tetrarch.server.schemas.tables import TableInfo
from tetrarch.server.schemas.wire import Answer, Request

Who = Annotated[str, Meta(min_length=1, max_length=80)]  # the name of an account, or an id
Tie = Literal["me", "none", "friend", "asked", "asks"]  # `asked`: by me; `asks`: that person asks me


class Person(Answer):
    """Somebody. `account` is the name in the page's address; guests have none and are found by `user`."""

    user: str
    name: str
    account: str | None


class RatingInfo(Answer):
    """A rating with its standard deviation; a newcomer has 1500 and 350."""

    value: int
    doubt: int
    games: int
    provisional: bool  # too few games yet


class Tally(Answer):
    """What somebody has reached in a game with so many seats."""

    game: str
    seats: int
    games: int
    wins: int
    mean: float | None  # of the scores
    rating: RatingInfo | None


class Profile(Answer):
    person: Person
    since: float
    tie: Tie
    blocked: bool  # by me
    games: int
    wins: int
    streak: int  # victories one after the other, the most ever
    favourite: str | None  # the game played most
    tallies: list[Tally]


class PastMatch(Answer):
    """A match that is over. `names` are those of all seats; null: a bot."""

    table: str
    game: str
    seats: int
    ended: float
    names: list[str | None]
    seat: int
    score: int | None
    place: int
    won: bool
    gone: bool  # a bot played on
    rating: int | None  # after it, if it was rated
    change: int | None


class PastPage(Answer):
    matches: list[PastMatch]
    next: str | None  # give it as `after` for the next page


class Leader(Answer):
    place: int
    person: Person
    rating: RatingInfo
    wins: int
    me: bool


class Ladder(Answer):
    """A game with a number of seats, and how many people have a rating there."""

    game: str
    seats: int
    people: int


class Leaderboard(Answer):
    """People by rating, those with at least `least` rated games."""

    game: str
    seats: int
    least: int
    people: int
    leaders: list[Leader]
    next: int | None  # give it as `start` for the next page
    mine: Leader | None
    ladders: list[Ladder]  # all that there are


# friends


class PersonRequest(Request):
    person: Who


class VisitRequest(Request):
    invitation: Annotated[str, Meta(max_length=64)]  # the word in a private table's link


class TieAnswer(Request):
    accept: bool


class Friend(Answer):
    person: Person
    since: float
    online: bool  # at some table, and not unseen


class Asking(Answer):
    person: Person
    at: float


class Friends(Answer):
    friends: list[Friend]
    asked: list[Asking]  # by me
    asks: list[Asking]  # who ask me
    blocked: list[Person]
    unseen: bool  # my friends are not told whether I am online


class UnseenRequest(Request):
    unseen: bool


class TieInfo(Answer):
    tie: Tie
    blocked: bool


# invitations


class Invited(Answer):
    person: Person
    declined: bool


class Invitation(Answer):
    """How people may come to a table: by the word for its address (none: by no address), or invited."""

    token: str | None
    invited: list[Invited]


class InvitationInfo(Answer):
    """Somebody invites me."""

    table: TableInfo
    by: Person
    at: float


class Invitations(Answer):
    invitations: list[InvitationInfo]


# reports


class ReportRequest(Request):
    """Something for the moderators to look at: a line (`id` is its table's), a person or a table."""

    kind: Literal["line", "person", "table"]
    id: Annotated[str, Meta(min_length=1, max_length=24)]
    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    line: Annotated[int, Meta(ge=1, le=1_000_000_000)] | None = None


class Reported(Answer):
    id: str


class ReportInfo(Answer):
    """A report as moderators see it. `said` is the line as it was."""

    id: str
    kind: Literal["line", "person", "table"]
    by: Person
    about: Person | None  # none: it is about a table
    table: str | None
    line: int | None
    said: str | None
    reason: str
    created: float


class Reports(Answer):
    reports: list[ReportInfo]
    more: bool
