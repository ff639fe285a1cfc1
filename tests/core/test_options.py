"""Set-up options: what is allowed, and what is said when it is not."""

import re

import pytest

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import (
    Flag,
    Option,
    Pick,
    Several,
    Whole,
    check_options,
    option_text,
    read_options,
)

OPTIONS = (
    Flag("fast", False, 1),
    Pick("board", "small", 2, ("small", "large")),
    Whole("rounds", 5, 3, 1, 9),
    Several("modules", (), 4, ("sun", "moon", "star")),
    Several("tiles", "random", 5, ("oak", "elm", "ash"), 2, True, ("180",)),
)


def test_defaults_are_filled_in() -> None:
    assert check_options(OPTIONS, {}) == {
        "fast": False,
        "board": "small",
        "rounds": 5,
        "modules": (),
        "tiles": "random",
    }


def test_good_values() -> None:
    given = {"fast": True, "board": "large", "rounds": 9, "modules": ["moon"], "tiles": ("oak/180", "elm")}
    assert check_options(OPTIONS, given) == given | {"modules": ("moon",)}
    for value in ("random", ["random"], ("random",)):
        assert check_options(OPTIONS, {"tiles": value})["tiles"] == "random"
    texts = {"fast": "yes", "rounds": "3", "modules": "sun,moon", "tiles": "oak,elm/180"}
    found = {"fast": True, "rounds": 3, "modules": ("sun", "moon"), "tiles": ("oak", "elm/180")}
    assert {name: check_options(OPTIONS, texts)[name] for name in found} == found


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"fast": 1}, "option fast=1 can't be: true or false"),
        ({"board": "huge"}, "option board=huge can't be: one of small, large"),
        ({"board": []}, "option board= can't be: one of small, large"),
        ({"rounds": 10}, "option rounds=10 can't be: a whole number from 1 to 9"),
        ({"rounds": True}, "option rounds=true can't be: a whole number from 1 to 9"),
        ({"rounds": "x"}, "option rounds=x can't be: a whole number from 1 to 9"),
        ({"modules": "sun,mars"}, "option modules=mars can't be: any different of sun, moon, star"),
        ({"modules": 5}, "option modules=5 can't be: any different of"),
        ({"modules": {"sun": 1}}, "can't be: any different of sun, moon, star"),
        ({"modules": ["sun", "sun"]}, "option modules=sun,sun can't be: any different of sun, moon, star"),
        (
            {"modules": ["mon"]},
            "option modules=mon can't be: any different of sun, moon, star (did you mean moon?)",
        ),
        ({"modules": ["sun/180"]}, "option modules=sun/180 can't be: any different of sun, moon, star"),
        ({"tiles": ["oak"]}, "can't be: 2 different of oak, elm, ash, each optionally with /180, or random"),
        ({"tiles": ["oak", "oak/180"]}, "option tiles=oak,oak/180 can't be: 2 different"),
        ({"tiles": ["oak/90", "elm"]}, "option tiles=oak/90 can't be: 2 different"),
        ({"bord": "small"}, "there is no option 'bord': did you mean board? There are fast, board, rounds"),
        ({"xyzzy": 1}, "there is no option 'xyzzy': There are fast, board, rounds, modules, tiles"),
    ],
)
def test_bad_values_say_what_is_allowed(given: dict[str, object], says: str) -> None:
    with pytest.raises(BadOption, match=re.escape(says)):
        check_options(OPTIONS, given)


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"fast": True, "rounds": 7, "modules": ("sun", "star")},
        {"tiles": ("oak/180", "ash"), "board": "large"},
    ],
)
def test_what_a_transcript_writes_is_read_back(values: dict[str, object]) -> None:
    checked = check_options(OPTIONS, values)
    texts = {key: option_text(value) for key, value in checked.items()}
    assert check_options(OPTIONS, read_options(OPTIONS, texts)) == checked


@pytest.mark.parametrize("text", ["--5", "²", "", "5.0", "9" * 5000])
def test_what_is_no_number_stays_a_text(text: str) -> None:
    read = read_options(OPTIONS, {"rounds": text, "other": "x"})
    assert read == {"rounds": text, "other": "x"}
    with pytest.raises(BadOption, match="rounds=.* can't be"):
        check_options(OPTIONS[2:3], {"rounds": read["rounds"]})


def test_flags_are_written_in_several_ways() -> None:
    for text, value in {
        "yes": True,
        "ON": True,
        "1": True,
        "no": False,
        "off": False,
        "maybe": "maybe",
    }.items():
        assert read_options(OPTIONS, {"fast": text}) == {"fast": value}


def test_options_describe_themselves_for_forms() -> None:
    told = [option.describe() for option in OPTIONS]
    assert told[0] == {"id": "fast", "type": "flag", "default": False, "ruling": 1, "reading": False}
    assert told[1]["values"] == ["small", "large"]
    assert (told[2]["least"], told[2]["most"]) == (1, 9)
    assert told[3]["default"] == [] and told[3]["count"] is None
    assert told[4]["random"] is True and told[4]["suffixes"] == ["180"]


def test_an_option_says_itself_what_it_takes() -> None:
    with pytest.raises(NotImplementedError):
        Option("plain", 1).check(1)
