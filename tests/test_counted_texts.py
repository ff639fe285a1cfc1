"""Numbers in sentences: whatever is counted has the form that goes with its number, in every language."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tetrarch
from tetrarch import texts
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.registry import Descriptor
from tetrarch.core.match.vocabulary import Change, Names, Numbers, way

LOCALES = Path(__file__).resolve().parents[1] / "src" / "tetrarch" / "locales"
COUNTED = (1, 2, 5)  # in Polish: one, few, many
# what stands before a word without counting it: names, numbers of things, units
NAMES = {"after", "by", "cell", "depot", "die", "from", "game", "letter", "name", "number", "other", "place"}
NAMES |= {
    "example",
    "file",
    "level",
    "phase",
    "player",
    "players",
    "rank",
    "round",
    "route",
    "ruling",
    "slot",
}
NAMES |= {"space", "target", "time", "whim", "year"}
MANY = {"all", "cities", "columns", "most", "rows", "shown", "spaces"}  # never one
UNITS = {"d", "g", "h", "min"}
# words after a number that it does not count, or that are the same for any number
UNCOUNTED = {
    "en": {"and", "at", "filled", "for", "from", "gold", "in", "left", "less", "more", "of", "on", "stone"}
    | {"to", "when", "with", "wood"},
    "it": {"a", "completata", "con", "da", "di", "e", "in", "meno", "per", "quando", "se", "su", "unità"},
    "pl": {"do", "i", "na", "od", "po", "w", "z", "ze", "za"},
}
WORD = re.compile(r" ([^\W\d]+)")


def patterns(lang: str, domain: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every pattern of a file, attributes among them, by the key of its message."""
    for entry in FluentParser().parse((LOCALES / lang / f"{domain}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            for holder in (entry, *entry.attributes):
                if holder.value is not None:
                    yield entry.id.name, holder.value


def uncounted_nouns(pattern: ast.Pattern, chosen: frozenset[str], known: set[str]) -> Iterator[str]:
    """Numbers with a word right behind them that no selector fits to the number."""
    elements = pattern.elements
    for element, after in zip(elements, [*elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            selector = getattr(inner.selector, "id", None)
            by = chosen | {selector.name} if selector else chosen
            for variant in inner.variants:
                yield from uncounted_nouns(variant.value, by, known)
        elif isinstance(inner, ast.VariableReference) and isinstance(after, ast.TextElement):
            word = WORD.match(after.value)
            counts = inner.id.name not in chosen | NAMES | MANY
            if word and counts and word[1].lower() not in known | UNITS:
                yield f"${inner.id.name} {word[1]}"


# The rules in short name numbers printed on components, each of which has one value; the client's tests know
# the values for which their nouns are written (web/tests/rules/summary.test.ts).
COUNTING = [domain for domain in texts.domains() if not domain.endswith("_rules")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", COUNTING)
def test_every_noun_behind_a_number_is_selected_by_it(lang: str, domain: str) -> None:
    found = [
        (key, noun)
        for key, pattern in patterns(lang, domain)
        for noun in uncounted_nouns(pattern, frozenset(), UNCOUNTED[lang])
    ]
    assert found == []


# all events

AWKWARD = re.compile(r"  | [,.;:)]|\( |\{|(?<!\d)-\d|\bnone\b|\bunknown\b|_")  # what nobody would say


def amounts(names: Names) -> tuple[int, ...]:
    """The values of an operand that sentences are tried with: one, two and five, or a few names."""
    if isinstance(names, Change):
        return (*COUNTED, *(-n for n in COUNTED))
    if isinstance(names, Numbers):
        return tuple(i for i in range(min(names.size, 120)) if int(names.name(i)) in COUNTED) or (0,)
    return tuple(range(0, names.size, max(1, names.size // 6)))


def all_phrases(descriptor: Descriptor) -> Iterator[tuple[str, dict[str, object]]]:
    """Every event of a game with each of these values, and every source of points, won and lost."""
    vocabulary = descriptor.vocabulary
    for kind, event in vocabulary.events.items():
        for values in product(*(amounts(names) for names in event.operands.values())):
            padded = (*values, 0, 0, 0, 0)[:4]
            text = vocabulary.event_text(kind, padded, False)
            if text.args.get("dice") != "none" or text.args.get("white", "none") != "none":
                yield text.key, dict(text.args)
    for source, points in product(vocabulary.sources, (1, 2, 5, -1, -2, -5)):
        args = {"source": source.name, "points": abs(points), "way": way(points)}
        yield f"{descriptor.id}-event-score", args


def people(key_args: dict[str, object]) -> Iterator[dict[str, object]]:
    """An event as its actor, as the other seat and as a third one hears it."""
    for you, other_you in (("yes", "no"), ("no", "yes"), ("no", "no")):
        more = {"other": "Ugo", "other_you": other_you} if "other" in key_args else {}
        if "from" in key_args:
            more["back"] = "yes" if key_args["from"] == key_args.get("cell") else "no"
        yield {**key_args, "player": "Ania", "you": you, "edition": 1, **more}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("descriptor", tetrarch.list_games(), ids=lambda one: str(one.id))
def test_every_event_speaks_of_one_two_and_five(lang: str, descriptor: Descriptor) -> None:
    for key, args in all_phrases(descriptor):
        for given in people(args):
            text, wrong = texts.format_with_errors(key, tuple(given.items()), lang)
            assert wrong == () and text.endswith("."), (key, given, text, wrong)
            assert not AWKWARD.search(text), text
