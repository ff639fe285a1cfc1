"""Every ruling is proved by a test that names it, and says the same in all languages."""

from pathlib import Path

import pytest
from tetrarch.games.kingsburg.descriptor import DESCRIPTOR

from games.rulings import Book
from tetrarch.core.rulings import LANGUAGES

BOOK = Book(DESCRIPTOR, Path(__file__).parent)


def test_there_are_258_rulings_numbered_in_order() -> None:
    assert list(DESCRIPTOR.rulings()) == [f"KI-{number}" for number in range(1, 259)]


def test_every_ruling_has_a_test() -> None:
    assert BOOK.unproved() == []


def test_no_test_names_an_unknown_ruling() -> None:
    assert BOOK.unknown() == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_rulings(lang: str) -> None:
    rulings = DESCRIPTOR.rulings(lang)
    assert list(rulings) == list(DESCRIPTOR.rulings())
    assert all(ruling.title and ruling.text and ruling.section for ruling in rulings.values())


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_all_languages_say_the_same_numbers(lang: str) -> None:
    for id, ruling in DESCRIPTOR.rulings(lang).items():
        assert BOOK.facts(ruling) == BOOK.facts(DESCRIPTOR.rulings()[id]), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_somewhere(lang: str) -> None:
    assert BOOK.astray(DESCRIPTOR.rulings(lang)) == []


def test_every_option_cites_the_ruling_that_names_it() -> None:
    for option in DESCRIPTOR.options:
        text = DESCRIPTOR.rulings()[f"KI-{option.ruling}"].text
        default = str(option.default).lower() if option.default != () else "none"
        assert f"Option `{option.id}` (default: {default}" in text


def test_all_that_cites_a_ruling_cites_one_that_exists() -> None:
    game, _ = DESCRIPTOR.game(2, {})
    assert {*BOOK.cited([int(step.ruling) for step in game.steps])} <= {*DESCRIPTOR.rulings()}


def test_every_module_cites_its_ruling() -> None:
    assert {DESCRIPTOR.words.ruling(module.ruling) for module in DESCRIPTOR.modules} <= {
        *DESCRIPTOR.rulings()
    }
