"""Every piece says which ruling explains it, and the view says what can be built."""

import json
from importlib import resources
from typing import Any

import pytest

from games.kingsburg.scene import A, B, scene
from tetrarch import texts
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.registry import find

FOLDER = resources.files("tetrarch.games.kingsburg")
KINDS = {
    "advisors": "advisor",
    "buildings": "building",
    "governors": "governor",
    "destiny": "destiny",
    "scenarios": "scenario",
}


def pieces(part: str) -> list[dict[str, Any]]:
    files = [json.loads(path.read_text()) for path in (FOLDER / "data").iterdir() if path.suffix == ".json"]
    return [piece for file in files for piece in file.get(part, ())]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", KINDS)
def test_the_ruling_of_a_piece_has_its_name(part: str, lang: str) -> None:
    found = find("kingsburg").rulings(lang)
    for piece in pieces(part):
        name = texts.format(f"kingsburg-{KINDS[part]}", {KINDS[part]: piece["id"]}, lang)
        assert name.lower() in found[piece["ruling"]].title.lower(), (piece["id"], name)


def test_whims_have_their_numbers() -> None:
    found = find("kingsburg").rulings()
    assert [found[whim["ruling"]].title for whim in pieces("whims")] == [f"Whim {n}" for n in range(1, 17)]


@pytest.mark.ruling("KI-63")
def test_what_is_next_in_its_row_and_what_can_be_paid() -> None:
    built = ["statue chapel", "barricade"]
    s = scene("spring build", held=["g2", "w2"], buildings=built, seats=2)
    view: dict[str, Any] = s.match.view(A)
    assert view["next"][A] == ["church", "inn", "guard_tower", "palisade", "barricade"]
    assert view["affordable"] == [[], ["palisade"]] and view["next"][B][-1] == "crane"
