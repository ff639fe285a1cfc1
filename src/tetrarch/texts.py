"""Texts for people: Fluent catalogues in English, Italian and Polish, shared with the browser.

A key's first part names its file: `kingdom_builder-move-b` is in `kingdom_builder.ftl`; keys without a
file of their own are in `common.ftl`. A dot asks for an attribute: `kingdom_builder-move-b.short`. Fluent is
imported when the first text is wanted, so that `import tetrarch` stays quick.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.errors import GameError, IllegalAction, StaleVersion, UndoRefused
from tetrarch.core.match.match import GameEvent, Match
from tetrarch.core.match.phrase import Phrase, key_and_arguments

COMMON = "common"
FluentValue = str | int | float


def format(key: str, args: Mapping[str, object], lang: str) -> str:
    """The text of a message; one that no catalogue has shows its key and arguments."""
    return format_with_errors(
        key, tuple((name, fluent_value(value)) for name, value in args.items()), supported_language(lang)
    )[0]


@lru_cache(maxsize=20_000)
def format_with_errors(
    key: str, args: tuple[tuple[str, FluentValue], ...], lang: str
) -> tuple[str, tuple[str, ...]]:
    """The text of a message, and what went wrong. Results are kept: formatting takes 0.1 ms."""
    id, _, attribute = key.partition(".")
    bundle = catalogue(domain(id), lang)
    given = dict(args)
    message = bundle.get_message(id) if bundle.has_message(id) else None
    pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return key_and_arguments(key, given, lang), (f"there is no message {key}",)
    text, errors = bundle.format_pattern(pattern, given)
    return text, tuple(map(str, errors))


def fluent_value(value: object) -> FluentValue:
    """An argument as Fluent takes it: numbers stay, anything else becomes text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float) else "none" if value is None else str(value)


def supported_language(lang: str) -> str:
    """The language of the catalogue for a tag such as it-CH; English if there is none."""
    base = lang.replace("_", "-").partition("-")[0].lower()
    return base if base in LANGUAGES else "en"


@cache
def domains() -> tuple[str, ...]:
    """The files of a language, without their ending."""
    folder = files("tetrarch").joinpath("locales", "en")
    return tuple(sorted(entry.name[:-4] for entry in folder.iterdir() if entry.name.endswith(".ftl")))


def domain(id: str) -> str:
    """The file that a message belongs to."""
    first = id.partition("-")[0]
    return first if first in domains() else COMMON


@cache
def catalogue(name: str, lang: str) -> Any:
    """The messages of one file."""
    from fluent.runtime import FluentBundle, FluentResource

    source = files("tetrarch").joinpath("locales", lang, f"{name}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def event_text(event: GameEvent, names: Sequence[str], viewer: int | None, lang: str) -> str:
    """An event in words: who acts, and where it names one the other seat that it happens to."""
    args = {**event.args, "player": names[event.seat], "you": event.seat == viewer}
    other = event.args.get("other")
    if isinstance(other, int):
        args |= {"other": names[other], "other_you": other == viewer}
    return format(event.key, args, lang)


def seat_names(match: Match, lang: str) -> list[str]:
    """What the seats are called where nobody has a name; an automaton has its own."""
    names = [format("seat-name", {"number": seat + 1}, lang) for seat in range(match.game.seats)]
    if match.game.automaton >= 0:
        names[match.game.automaton] = format(f"{match.descriptor.id}-automaton", {}, lang)
    return names


def cited_ruling(event: GameEvent, automaton: int) -> str:
    """What an automaton does is explained by its ruling: ` [CB-290]`, or nothing."""
    return f" [{event.ruling}]" if event.ruling and event.seat == automaton else ""


def refusal(error: GameError) -> Phrase:
    """What to tell people of an error of the engine; the detail, where there is one, is in English."""
    key = f"error-{type(error).__name__}"
    args: dict[str, object] = {"detail": str(error)}
    if isinstance(error, UndoRefused):
        return Phrase(key if error.reason is None else f"undo-{error.reason}")
    if isinstance(error, IllegalAction):
        args = {"ruling": error.ruling or "none"}
    elif isinstance(error, StaleVersion):
        args = {"number": error.number}
    return Phrase(key, args)
