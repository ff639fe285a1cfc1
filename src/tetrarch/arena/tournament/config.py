"""What a tournament is: a TOML file, read with errors that name the key and what it takes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from itertools import combinations
from pathlib import Path
from typing import Any

from tetrarch.arena.running.runner import Plan
from tetrarch.arena.statistics.observers import STANDARD, load_observer
from tetrarch.bots.factory import make_bot
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import find

FORMATS = ("round-robin", "ladder", "duplicate")
KEYS = ("game", "format", "bots", "seats", "games", "seed", "observers", "moves", "options", "setups")
MAX_GAMES = 10_000_000
MAX_SEED = 2**31 - 1


class BadConfig(BadOption):
    """A tournament's file that cannot be used; names the key."""


@dataclass(frozen=True)
class Entrant:
    """A bot under the name that tables show."""

    name: str
    bot: str


@dataclass(frozen=True)
class Setup:
    """A named set of options under which every table is played."""

    name: str
    options: Mapping[str, object]


@dataclass(frozen=True)
class Table:
    """Some entrants who play a number of games against each other under one set-up."""

    number: int
    setup: str
    players: tuple[int, ...]  # of the tournament's entrants
    names: tuple[str, ...]  # of the same
    plan: Plan
    observers: tuple[str, ...]
    moves: bool = False  # whether they are kept


@dataclass(frozen=True)
class Tournament:
    """Everything that decides the results; nothing of who plays them, and where they are kept."""

    game: str
    format: str
    entrants: tuple[Entrant, ...]
    seats: int
    games: int  # of each table
    seed: int
    setups: tuple[Setup, ...]
    observers: tuple[str, ...] = ()
    moves: bool = False  # whether they are kept

    def groups(self) -> list[tuple[int, ...]]:
        """Who plays whom: everybody with everybody, each with the next in the list, or all at one table."""
        everybody = range(len(self.entrants))
        if self.format == "round-robin":
            return list(combinations(everybody, self.seats))
        last = len(self.entrants) - self.seats
        return [tuple(range(first, first + self.seats)) for first in range(last + 1)]

    def tables(self) -> list[Table]:
        tables: list[Table] = []
        for setup in self.setups:
            for players in self.groups():
                bots = tuple(self.entrants[player].bot for player in players)
                called = tuple(self.entrants[player].name for player in players)
                plan = Plan(self.game, bots, self.games, self.seed, setup.options)
                tables.append(
                    Table(len(tables), setup.name, players, called, plan, self.observers, self.moves)
                )
        return tables

    def document(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def tournament_from_json(document: Mapping[str, Any]) -> Tournament:
    """A tournament back from JSON."""
    return Tournament(
        **{
            **document,
            "entrants": tuple(Entrant(**entrant) for entrant in document["entrants"]),
            "setups": tuple(Setup(**setup) for setup in document["setups"]),
            "observers": tuple(document["observers"]),
        }
    )


def load(path: Path, seed: int | None = None) -> Tournament:
    """The tournament of a file; `seed` takes the place of the file's."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as err:
        raise BadConfig(f"{path}: this is no TOML: {err}") from err
    if seed is not None:
        document["seed"] = seed
    try:
        return parse(document)
    except BadConfig as err:
        raise BadConfig(f"{path}: {err}") from err


def parse(document: Mapping[str, object]) -> Tournament:
    """The tournament that a TOML document describes."""
    for key in document:
        if key not in KEYS:
            near = get_close_matches(key, KEYS, 1)
            hint = f"did you mean {near[0]}? " if near else ""
            raise BadConfig(f"there is no key {key!r}: {hint}There are {', '.join(KEYS)}")
    for key in ("game", "bots"):
        if key not in document:
            raise BadConfig(f'the key {key!r} is missing; least of all: game = "..." and bots = [...]')
    game = text(document, "game")
    descriptor = check_value("game", find, game)
    format = text(document, "format", "round-robin")
    if format not in FORMATS:
        raise config_error("format", format, f"one of {', '.join(FORMATS)}")
    entrants = read_bots(document["bots"])
    default = len(entrants) if format == "duplicate" else descriptor.usual[0]
    seats = whole(document, "seats", default, descriptor.seats[0], descriptor.seats[-1])
    if len(entrants) < seats or (format == "duplicate" and len(entrants) != seats):
        exactly = "exactly" if format == "duplicate" else "at least"
        raise BadConfig(
            f"bots: {len(entrants)} are named, but {format} at {seats} seats needs {exactly} {seats}"
        )
    games = whole(document, "games", 100 // seats * seats, seats, MAX_GAMES)
    if games % seats:
        below = games // seats * seats
        raise config_error(
            "games",
            games,
            f"a multiple of the {seats} seats, so that every deal is played from every "
            f"seat: {below} or {below + seats}",
        )
    observers = names(document, "observers")
    taken = {kind.name for kind in STANDARD}
    for spec in observers:
        name = check_value("observers", load_observer, spec).name
        if name in taken:
            raise config_error("observers", spec, f"its name {name!r} is taken")
        taken.add(name)
    seed = whole(document, "seed", 1, 0, MAX_SEED)
    setups = read_setups(document, game, seats)
    moves = document.get("moves", False)
    if not isinstance(moves, bool):
        raise config_error("moves", moves, "true or false")
    return Tournament(game, format, entrants, seats, games, seed, setups, observers, moves)


def read_bots(value: object) -> tuple[Entrant, ...]:
    """Texts, or tables with a name of one's own; a bot that is named twice gets a number."""
    allowed = 'texts such as "greedy" or "my_module:MyBot", or { name = "...", bot = "..." }'
    if not isinstance(value, list) or not value:
        raise config_error("bots", value, f"a list of {allowed}")
    entrants: list[Entrant] = []
    for item in value:
        bot = item.get("bot") if isinstance(item, dict) else item
        name = item.get("name", bot) if isinstance(item, dict) else item
        if not isinstance(bot, str) or not isinstance(name, str) or not name:
            raise config_error("bots", item, allowed)
        if isinstance(item, dict) and set(item) - {"name", "bot"}:
            raise config_error("bots", item, "a table takes name and bot only")
        check_value("bots", make_bot, bot)
        used = {entrant.name for entrant in entrants}
        numbered = [name, *(f"{name} #{n}" for n in range(2, len(value) + 1))]
        entrants.append(Entrant(next(one for one in numbered if one not in used), bot))
    return tuple(entrants)


def read_setups(document: Mapping[str, object], game: str, seats: int) -> tuple[Setup, ...]:
    """`[options]` alone, or with each of `[setups.NAME]` laid over it."""
    common = mapping(document, "options")
    named = mapping(document, "setups")
    if "setups" in document and not named:
        raise BadConfig("setups: name at least one, as [setups.NAME], or leave the key out")
    found = []
    for name, own_options in (named or {"": {}}).items():
        place = f"setups.{name}" if named else "options"
        if not isinstance(own_options, dict):
            raise config_error(place, own_options, "a table of options")
        options = {**common, **own_options}
        rules, checked = check_value(place, find(game).game, seats, options)
        if rules.automaton >= 0:
            raise BadConfig(f"{place}: a table with an automaton can't be part of a tournament of bots")
        # as JSON would give them back, so that a resumed tournament compares equal
        plain = {key: list(value) if isinstance(value, tuple) else value for key, value in checked.items()}
        found.append(Setup(name, plain))
    return tuple(found)


def config_error(key: str, value: object, allowed: str) -> BadConfig:
    return BadConfig(f"{key} = {value!r} can't be: {allowed}")


def check_value(key: str, function: Any, *args: object) -> Any:
    """Call what checks a value; its refusal names the key."""
    try:
        return function(*args)
    except BadOption as err:
        raise BadConfig(f"{key}: {err}") from err


def text(document: Mapping[str, object], key: str, default: str = "") -> str:
    value = document.get(key, default)
    if not isinstance(value, str):
        raise config_error(key, value, "a text in quotes")
    return value


def whole(document: Mapping[str, object], key: str, default: int, least: int, most: int) -> int:
    value = document.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise config_error(key, value, f"a whole number from {least} to {most}")
    return value


def names(document: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = document.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise config_error(key, value, "a list of texts")
    return tuple(value)


def mapping(document: Mapping[str, object], key: str) -> dict[str, object]:
    value = document.get(key, {})
    if not isinstance(value, dict):
        raise config_error(key, value, f"a table: [{key}]")
    return value


def differences(one: Tournament, other: Tournament) -> Sequence[str]:
    """The keys in which two tournaments differ."""
    first, second = one.document(), other.document()
    return [key for key in first if first[key] != second[key]]
