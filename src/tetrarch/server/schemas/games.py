"""The messages about games: what may be chosen, what goes together, and the rules."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tetrarch.server.schemas.wire import Answer, Refusal, Request


class OptionInfo(Answer):
    """One choice of the set-up: enough to draw a form."""

    id: str
    type: Literal["flag", "pick", "whole", "several"]
    default: Any
    ruling: str | None
    values: list[str] | None = None
    least: int | None = None
    most: int | None = None
    count: int | None = None
    random: bool = False
    suffixes: list[str] = []
    reading: bool = False  # of a rule that can be understood in two ways


class ModuleInfo(Answer):
    """An expansion."""

    id: str
    ruling: str | None
    reconstructed: bool
    seats: list[int] = []  # the numbers of seats that it takes; none: any that is usual
    sides: list[int] = []  # who plays with whom; none: everybody alone
    automaton: bool = False  # whether the last seat plays by itself
    options: list[str] = []  # those that mean something only with it


class QuickInfo(Answer):
    """A game for one that a click starts, with what a request for it says."""

    id: str
    seats: int
    options: dict[str, Any]


class PresetInfo(Answer):
    """A set-up with a name. The first is for a first game."""

    id: str
    options: dict[str, Any]
    seats: int  # for which a game against bots is started


class LevelInfo(Answer):
    """A strength of bots; its name is the message `key`."""

    id: str
    key: str
    default: bool


class Strength(Answer):
    """How often a level won against another, in duplicate games of two; 95 % lie between `low` and `high`."""

    level: str
    against: str
    games: int
    share: float
    low: float
    high: float
    setting: str  # of the search, where it was not the level's own; else empty


class GameInfo(Answer):
    id: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    modules: list[ModuleInfo]
    reconstructed: bool
    strength: list[Strength]
    usual: list[int] = []  # the numbers of seats without a module that says otherwise
    quick: list[QuickInfo] = []
    presets: list[PresetInfo] = []


class Games(Answer):
    games: list[GameInfo]
    levels: list[LevelInfo]
    languages: list[str]
    version: str


class RulingInfo(Answer):
    id: str
    section: str
    title: str
    text: str


class Rules(Answer):
    """The rules of a game: the page as Markdown, and its rulings one by one."""

    game: str
    lang: str
    page: str
    rulings: list[RulingInfo]


# choosing a set-up


class SetupRequest(Request):
    """Options that somebody is choosing; `seats`: how many take part."""

    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=1, le=9)] | None = None


class SetupChoice(Answer):
    """A value of an option; of a list, one of its names, or `named`: that there are names at all."""

    option: str
    value: bool | int | str


class BlockedChoice(Answer):
    """What cannot be added: the ruling behind that, and the choices that it is at odds with."""

    option: str
    value: bool | int | str
    ruling: str | None
    because: list[SetupChoice]


class SetupCheck(Answer):
    """What the rules say of a set-up."""

    seats: list[int]  # for how many it can be played
    refusal: Refusal | None  # why not for as many as take part
    blocked: list[BlockedChoice]


class SurpriseInfo(Answer):
    """A set-up by lot."""

    options: dict[str, Any]
