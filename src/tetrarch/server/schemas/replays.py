"""Looking back, on the wire."""

from __future__ import annotations

from typing import Any, Literal

from tetrarch.server.schemas.tables import LogEntry, SheetLine
from tetrarch.server.schemas.wire import Answer, Args, Number, Request, SeatNumber, Share


class ReplayStep(Answer):
    """One answer of the record; `seat` is -1 for dice and cards."""

    number: int  # of the position after it
    seat: int
    token: str
    key: str
    args: Args
    round: int | None


class Replay(Answer):
    """A game to look back on, as a seat knew it; `last` is the number of the last position."""

    id: str
    source: Literal["table", "record"]
    game: str
    version: int
    options: dict[str, Any]
    names: list[str | None]
    seats: int
    seat: int | None
    may: list[int | None]  # the seats whose view may be asked for; null is a spectator's
    last: int
    over: bool
    scores: list[int] | None
    winners: list[int] | None
    steps: list[ReplayStep]
    log: list[LogEntry]
    sheet: list[SheetLine]
    playable: list[int]  # numbers from which `continue` can play on
    automaton: int | None = None  # the seat that played by itself


class CurvePoint(Answer):
    """What each seat would have had if the game had ended after a round."""

    number: int
    round: int | None
    scores: list[int]


class Lead(Answer):
    """Another seat took the lead at a point of the curve."""

    point: int
    seat: int


class SeatLuck(Answer):
    """What dice or draws gave to a seat, what they give on average, and the usual distance from it."""

    drawn: int
    expected: float
    spread: float
    draws: int


class Luck(Answer):
    """Luck in a measure that people know, such as pips, by seat."""

    measure: str
    seats: list[SeatLuck]


class Summary(Answer):
    """A game that is over, in numbers."""

    id: str
    source: Literal["table", "record"]
    game: str
    names: list[str | None]
    automaton: int | None
    scores: list[int]
    winners: list[int]
    stopped: bool
    teams: list[int]  # the side of each seat; empty where everybody plays alone
    sheet: list[SheetLine]
    curve: list[CurvePoint]
    leads: list[Lead]
    luck: list[Luck]


class Frame(Answer):
    number: int
    view: dict[str, Any]


class Frames(Answer):
    frames: list[Frame]


class ContinueRequest(Request):
    """Play on from a number of a finished table or an uploaded record, against bots."""

    number: Number
    table: str | None = None
    record: str | None = None
    seat: SeatNumber = 0
    level: str | None = None
    share: Share | None = None


class Uploaded(Answer):
    id: str


class DrawInfo(Answer):
    """A roll or draw: what could come with which weight, and what came. With `back`: the table went back to
    that number by consent, and all else is empty."""

    number: int
    purpose: str  # a whole number, which may be large
    tokens: list[str]
    weights: list[int]
    token: str
    back: int | None = None


class Verification(Answer):
    ok: bool
    problems: list[str]  # in English, for the curious
    draws: int
    commitment: str
    secret: str
    shares: list[str]
    nonces: list[str]
    absent: list[int]  # seats that were bound to a nonce and did not reveal it
    terms: str  # what the commitment binds the secret to
    steps: list[DrawInfo]  # with these a browser derives every draw itself
