"""What goes together in a set-up, as the rules themselves tell, and a set-up by lot."""

from random import Random
from typing import Any

import pytest

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import Descriptor, find, list_games
from tetrarch.core.setup.choices import NAMED, Choice, SetupCheck, check_setup, random_setup

BURGUNDY, KINGSBURG, BUILDER = "castles_of_burgundy", "kingsburg", "kingdom_builder"


def blocked(check: SetupCheck) -> dict[tuple[str, object], tuple[str | None, set[object]]]:
    return {
        (one.choice.option, one.choice.value): (one.ruling, {other.value for other in one.because})
        for one in check.blocked
    }


def test_a_module_that_excludes_others_blocks_them_and_the_ruling_is_named() -> None:
    check = check_setup(find(BURGUNDY), {"modules": ["chateauma"]})
    assert check.seats == (2, 3, 4) and check.error is None
    found = blocked(check)
    assert found["modules", "inns"] == ("CB-334", {"chateauma"})
    assert found["modules", "teams"] == ("CB-334", {"chateauma"})
    assert ("modules", "vineyards") not in found


def test_the_ruling_is_not_that_of_a_number_of_seats() -> None:
    """Teams are for four: why they do not go with the first game has another reason."""
    first = find(BURGUNDY).presets[0].options
    found = blocked(check_setup(find(BURGUNDY), first))
    assert found["modules", "teams"] == ("CB-213", {"centre"})
    assert found["modules", "solo"] == ("CB-238", {"centre"})


def test_each_of_several_reasons_is_named() -> None:
    found = blocked(check_setup(find(BURGUNDY), {"modules": ["teams", "inns"]}))
    assert found["modules", "chateauma"][1] == {"teams", "inns"}
    assert found["start_castle", "centre"][0] == "CB-213"


def test_an_edition_without_modules() -> None:
    found = blocked(check_setup(find(KINGSBURG), {"edition": 1}))
    assert found["modules", "destiny"] == ("KI-120", {1})
    assert found["scenario", "random"] == ("KI-121", {1})
    assert ("modules", "destiny") not in blocked(check_setup(find(KINGSBURG), {}))


def test_what_can_be_only_with_something_else_names_the_ruling() -> None:
    found = blocked(check_setup(find(KINGSBURG), {}))
    assert found["rows_method", "draft"] == ("KI-135", set())


def test_named_quadrants_and_the_first_game() -> None:
    assert blocked(check_setup(find(BUILDER), {"setup": "first_game"}))["quadrants", NAMED] == (
        "KB-13",
        {"first_game"},
    )
    four = ["oracle", "farm", "tavern", "tower"]
    found = blocked(check_setup(find(BUILDER), {"quadrants": four}))
    assert found["setup", "first_game"] == ("KB-13", {NAMED})
    assert ("guilds", NAMED) not in found


def test_what_depends_on_something_else_is_told_by_what_would_have_to_go() -> None:
    """The expert side is nothing without teams, so the pair alone says nothing."""
    check = check_setup(find(BURGUNDY), {"modules": ["teams"], "team_side": "expert", "team_castle": "any"})
    assert check.seats == (4,)
    assert blocked(check)["team_side", "standard"] == ("CB-218", {"any"})


def test_the_wrong_number_of_seats_is_told() -> None:
    check = check_setup(find(BURGUNDY), {"modules": ["teams"]}, 2)
    assert check.seats == (4,) and check.error is not None and check.error.ruling == "CB-212"
    both = check_setup(find(BURGUNDY), {"modules": ["teams", "chateauma"]})
    assert both.seats == () and both.error is not None and both.error.ruling == "CB-334"
    assert check_setup(find(KINGSBURG), {}, 4).error is None


def test_a_value_that_no_option_takes_is_an_error() -> None:
    with pytest.raises(BadOption):
        check_setup(find(KINGSBURG), {"edition": 7})


def refused(descriptor: Descriptor, options: dict[str, Any]) -> bool:
    try:
        for seats in descriptor.usual:
            descriptor.game(seats, options)
    except BadOption:
        return True
    return False


@pytest.mark.parametrize("game", [BUILDER, BURGUNDY, "council_of_four", KINGSBURG])
def test_presets_can_be_played_by_any_number_of_people(game: str) -> None:
    descriptor = find(game)
    assert descriptor.presets[0].id == "first"
    for preset in descriptor.presets:
        assert not refused(descriptor, dict(preset.options)), preset
        assert preset.seats in descriptor.usual
        if preset.id == "everything":
            names = preset.options["modules"]
            assert isinstance(names, list)
            left = [one.id for one in descriptor.modules if one.id not in names]
            assert all(refused(descriptor, {"modules": [*names, one]}) for one in left)


def test_what_may_be_added_one_by_one_can_all_be_played() -> None:
    """Whatever is not blocked can be chosen, and then the game begins."""
    chance = Random(5)
    for descriptor in list_games():
        for _ in range(5):
            seats = chance.choice(descriptor.usual)
            options = random_setup(descriptor, seats, chance)
            check = check_setup(descriptor, options, seats)
            assert check.error is None and seats in check.seats
            readings = {option.id for option in descriptor.options if option.reading}
            assert not readings & set(options)


def test_lots_differ() -> None:
    setups = [random_setup(find(BURGUNDY), 4, Random(seed)) for seed in range(12)]
    assert len({str(one) for one in setups}) > 6
    assert all("chateauma" not in one.get("modules", ()) for one in setups)
    assert Choice("modules", "inns") == Choice("modules", "inns")
