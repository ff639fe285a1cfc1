"""A message for people as a key and arguments. Its text comes from the catalogues, outside the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


def key_and_arguments(key: str, args: Mapping[str, object], lang: str) -> str:
    """Without catalogues, a phrase shows its key and arguments."""
    return " ".join([key, *(f"{name}={value}" for name, value in args.items())])


class Catalogue:
    """Where phrases get their words; `tetrarch.texts` puts its formatter here."""

    format: Callable[[str, Mapping[str, object], str], str] = staticmethod(key_and_arguments)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message's key and arguments."""

    key: str
    args: Mapping[str, object] = field(default_factory=dict)

    def text(self, lang: str = "en") -> str:
        """The text in a language."""
        return Catalogue.format(self.key, self.args, lang)
