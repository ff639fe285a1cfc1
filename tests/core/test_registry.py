"""Games by their id, their rulings, and phrases without a catalogue."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tetrarch
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match import registry
from tetrarch.core.match.match import Match
from tetrarch.core.match.phrase import Catalogue, Phrase, key_and_arguments
from tetrarch.core.match.registry import Descriptor
from tetrarch.core.match.rulings import parse_rulings, rulings
from tetrarch.envs.action_index import ActionIndex
from toy import teams  # noqa: F401  (registers the game)
from toy.lanterns import LanternsDescriptor


def test_the_games_of_this_package() -> None:
    ids = [game.id for game in tetrarch.list_games()]
    assert "kingdom_builder" in ids and ids == list(registry.GAMES)
    assert tetrarch.find("kingdom_builder") is tetrarch.list_games()[ids.index("kingdom_builder")]


def test_a_game_from_outside_is_found_by_its_id() -> None:
    assert tetrarch.find("lanterns").rulings()["LA-3"].title == "Lighting"


@pytest.mark.parametrize(
    ("id", "says"),
    [
        ("kingdom_bilder", "there is no game 'kingdom_bilder': did you mean kingdom_builder? There are "),
        ("go", "there is no game 'go': There are "),
        (5, "there is no game 5: There are "),
    ],
)
def test_an_unknown_game(id: Any, says: str) -> None:
    with pytest.raises(tetrarch.BadOption, match=re.escape(says)):
        tetrarch.new(id)


@pytest.mark.parametrize("seats", [1, 5, "3", 2.0, True, None])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(tetrarch.BadOption, match="lanterns takes 2 to 4 seats, not"):
        tetrarch.new("lanterns", seats)


def test_a_game_for_one_number_of_seats() -> None:
    class Duel(LanternsDescriptor):
        seats = range(2, 3)

    with pytest.raises(tetrarch.BadOption, match="lanterns takes 2 seats, not 3"):
        Duel().game(3, {})


@pytest.mark.parametrize(
    ("id", "seats", "options", "says"),
    [
        ("lantern_teams", 4, {"keeper": True}, "keeper=true can't be: no team has a keeper [LA-8]"),
        ("lanterns", 2, {"modules": ["mono"]}, "any different of moon (did you mean moon?)"),
    ],
)
def test_a_forbidden_set_up_says_why(id: str, seats: int, options: dict[str, Any], says: str) -> None:
    with pytest.raises(tetrarch.BadOption, match=re.escape(says)):
        tetrarch.new(id, seats, **options)


def test_values_of_options_may_be_texts() -> None:
    """As environments, forms and configuration files have them."""
    texts = {"edition": "2", "modules": "governors,destiny", "market_with_token": "no"}
    match = tetrarch.new("kingsburg", 3, seed=1, **texts)
    wanted = {"edition": 2, "modules": ("governors", "destiny"), "market_with_token": False}
    assert {name: match.options[name] for name in wanted} == wanted
    assert tetrarch.new("castles_of_burgundy", seed=1, duchies="same", duchy="7").options["duchy"] == 7
    with pytest.raises(tetrarch.BadOption, match="option edition=three can't be: a whole number from 1 to 2"):
        tetrarch.new("kingsburg", edition="three")


def test_the_fewest_seats_as_modules_tell() -> None:
    burgundy = tetrarch.find("castles_of_burgundy")
    assert burgundy.usual == [2, 3, 4] and burgundy.min_seats({}) == 2
    found = {mode: burgundy.min_seats({"modules": [mode]}) for mode in ("solo", "chateauma", "teams", "inns")}
    assert found == {"solo": 1, "chateauma": 2, "teams": 4, "inns": 2}


@pytest.mark.parametrize("descriptor", tetrarch.list_games(), ids=lambda descriptor: descriptor.id)
def test_options_of_modules_mean_nothing_without_them(descriptor: Descriptor) -> None:
    """Forms hide such an option until its module is chosen: another value is refused, or changes nothing."""
    options = {option.id: option for option in descriptor.options}
    for name in {name for module in descriptor.modules for name in module.options}:
        option = options[name]
        more = option.describe()
        values = more.get("values") or [not option.default, more.get("least"), more.get("most")]
        for value in (value for value in values if type(value) is type(option.default)):
            try:
                match = tetrarch.new(descriptor.id, seed=1, **{name: value})
            except tetrarch.BadOption:
                continue
            assert first_moves(match) == first_moves(tetrarch.new(descriptor.id, seed=1)), (name, value)


def first_moves(match: Match) -> tuple[list[str], list[int]]:
    """A game by the first legal moves up to its end: what was asked, and the scores."""
    asked = []
    while not match.over:
        moves = match.legal()
        asked.append(" ".join(move.token for move in moves))
        match.play(moves[0])
    return asked, match.scores()


def test_a_descriptor_describes_itself() -> None:
    told = tetrarch.find("lanterns").describe()
    assert told["id"] == "lanterns" and told["seats"] == [2, 3, 4] and told["reconstructed"] is False
    plain = {"reconstructed": False, "automaton": False, "seats": (), "sides": (), "options": ()}
    assert told["modules"][0] == {"id": "moon", "ruling": 7, **plain}  # type: ignore[index]
    assert [option["id"] for option in told["options"]] == ["modules", "keeper"]  # type: ignore[index, attr-defined]


def test_a_descriptor_without_a_game() -> None:
    plain: Any = registry.Descriptor()
    assert plain.details(None, None, None, None) == {}
    for call in (
        lambda: plain.build(2, {}),
        lambda: plain.view(None, None, 0),
        lambda: plain.draw({}, False),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_rulings_of_a_page() -> None:
    page = "# Game\n\n## Part\n\n**AB-1** Title here. Some\ntext.\n\nnot numbered\n\n**AB-2** Bare.\n"
    found = parse_rulings(page)
    assert list(found) == ["AB-1", "AB-2"]
    assert (found["AB-1"].section, found["AB-1"].title, found["AB-1"].text) == (
        "Part",
        "Title here",
        "Some text.",
    )
    assert found["AB-2"].text == ""
    with pytest.raises(AssertionError, match="AB-1 stands twice"):
        parse_rulings(page + "\n**AB-1** Again. x")


DATA = {
    "cards": {"red": 2, "blue": 5},
    "inns": [{"id": "old", "ruling": "AB-1", "gold": 4}, {"id": "new", "ruling": 2, "gold": [7, 8]}],
    "weights": [1, 2, 3],
}


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("**AB-1** Inn. Pays {gold} gold.", "Pays 4 gold."),
        ("**AB-2** Inn. Pays {gold.1} gold.", "Pays 8 gold."),
        ("**AB-3** Inn. Pays {inns.new.gold.0} of {cards.*} and {weights.*}.", "Pays 7 of 7 and 6."),
        ("**AB-3** Inn. Pays {cards.red|2 two}, then {cards.blue|2 two}.", "Pays two, then 5."),
    ],
)
def test_numbers_of_a_ruling_are_those_of_the_data(text: str, filled: str) -> None:
    (ruling,) = parse_rulings(text, [{}, DATA]).values()
    assert ruling.text == filled


@pytest.mark.parametrize("path", ["gold", "cards.green", "inns.9", "inns.lost.gold", "cards.red.deep"])
def test_a_number_that_is_not_in_the_data(path: str) -> None:
    with pytest.raises(KeyError, match="AB-3: there is no number"):
        parse_rulings(f"**AB-3** Inn. Pays {{{path}}}.", [DATA])


def test_a_title_may_have_numbers_and_ends_with_a_stop() -> None:
    assert parse_rulings("**AB-3** Only {cards.red|2 two}. Text.", [DATA])["AB-3"].title == "Only two"
    with pytest.raises(AssertionError, match="AB-3 has no title"):
        parse_rulings("**AB-3** Nothing at all")


def test_a_missing_page_is_read_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.md").write_text("**AB-1** One. Text", encoding="utf-8")
    (tmp_path / "it.md").write_text("**AB-1** Uno. Testo", encoding="utf-8")
    assert [rulings(tmp_path, lang)["AB-1"].title for lang in LANGUAGES] == ["One", "Uno", "One"]
    assert rulings(tmp_path, "it") is rulings(tmp_path, "it")


def test_every_ruling_that_is_cited_exists() -> None:
    for id in (*registry.GAMES, "lanterns"):
        descriptor = tetrarch.find(id)
        vocabulary = descriptor.vocabulary
        game, _ = descriptor.game(descriptor.usual[0], {})
        cited = [kind.ruling for kind in vocabulary.kinds.values()] + [
            source.ruling for source in vocabulary.sources
        ]
        cited += [int(step.ruling) for step in game.steps] + [option.ruling for option in descriptor.options]
        cited += [module.ruling for module in descriptor.modules]
        for lang in LANGUAGES:
            known = descriptor.rulings(lang)
            assert all(vocabulary.ruling(number) in known for number in cited if number), (id, lang)


def test_a_phrase_gets_its_words_from_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    assert key_and_arguments("key", {"a": 1, "b": "x"}, "en") == "key a=1 b=x"
    monkeypatch.setattr(
        Catalogue, "format", staticmethod(lambda key, args, lang: f"{lang} {key} {args['n']}")
    )
    assert Phrase("deep", {"n": 5}).text("it") == "it deep 5"


def test_rounds_and_numbers_of_actions() -> None:
    builder, lanterns = tetrarch.find("kingdom_builder"), tetrarch.find("lanterns")
    assert builder.round(tetrarch.new("kingdom_builder", seed=1).state) == 1
    assert lanterns.round(tetrarch.new("lanterns", seed=1).state) is None
    action_index = ActionIndex(builder.vocabulary)
    assert [action_index.index(action_index.action(n)) for n in range(action_index.size)] == [
        *range(action_index.size)
    ]
