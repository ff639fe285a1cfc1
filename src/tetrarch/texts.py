"""The words: Fluent catalogues in English, Italian and Polish, shared with the browser.

A key's first part names its file: `kingdom_builder-move-b` is in `kingdom_builder.ftl`; keys without a
file of their own are in `common.ftl`. A dot asks for an attribute: `kingdom_builder-move-b.short`. Fluent is
imported when the first text is wanted, so that `import tetrarch` stays quick.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from tetrarch.core.errors import GameError, IllegalAction, StaleVersion, UndoRefused
from tetrarch.core.match import REASONS
from tetrarch.core.phrase import Phrase, bare
from tetrarch.core.rulings import LANGUAGES

COMMON = "common"
Plain = str | int | float


def format(key: str, args: Mapping[str, object], lang: str) -> str:
    """A message in words; one that no catalogue has shows its key and arguments."""
    return formatted(key, tuple((name, plain(value)) for name, value in args.items()), spoken(lang))[0]


@lru_cache(maxsize=20_000)
def formatted(key: str, args: tuple[tuple[str, Plain], ...], lang: str) -> tuple[str, tuple[str, ...]]:
    """A message and what went wrong with it. Formatting takes a tenth of a millisecond, so it is kept."""
    id, _, attribute = key.partition(".")
    bundle = catalogue(domain(id), lang)
    given = dict(args)
    message = bundle.get_message(id) if bundle.has_message(id) else None
    pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return bare(key, given, lang), (f"there is no message {key}",)
    text, errors = bundle.format_pattern(pattern, given)
    return text, tuple(map(str, errors))


def plain(value: object) -> Plain:
    """An argument as Fluent takes it: numbers stay, anything else becomes text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float) else "none" if value is None else str(value)


def spoken(lang: str) -> str:
    """The catalogue's language for a tag such as it-CH; English for what there is no catalogue of."""
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


def refusal(error: GameError) -> Phrase:
    """What to tell people of an error of the engine; the detail, where there is one, is in English."""
    key = f"error-{type(error).__name__}"
    args: dict[str, object] = {"detail": str(error)}
    if isinstance(error, UndoRefused):
        return Phrase(
            next((f"undo-{name}" for name, why in REASONS.items() if str(error).startswith(why)), key)
        )
    if isinstance(error, IllegalAction):
        args = {"ruling": error.ruling or "none"}
    elif isinstance(error, StaleVersion):
        args = {"number": error.number}
    return Phrase(key, args)
