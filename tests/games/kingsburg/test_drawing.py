"""The table in a terminal, drawn from a view alone; what is imagined of cards that others have seen."""

import pytest

from games.kingsburg.scene import A, B, load, scene, walk
from tetrarch.core.engine.rng import Rng
from tetrarch.core.languages import LANGUAGES
from tetrarch.games.kingsburg.presentation.descriptor import DESCRIPTOR

EVERYTHING = ["extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_court_and_the_provinces_are_drawn(lang: str) -> None:
    s = scene(
        "autumn influence",
        ["5w2", "6", ""],
        buildings="inn",
        governors="politician",
        placed={"king": "1:666+2", "space_5": "0:5"},
        more={"envoy": A, "destiny": "famine", "whims": [3]},
        modules=["governors", "destiny", "whims"],
    )
    text = DESCRIPTOR.draw(s.match.view(A), False, lang, ["Ada", "Bo", "Cy"], ["place:jester"])
    lines = text.splitlines()
    assert lines[1].startswith("> 1 ") and lines[3].startswith("  3~") and "x:666+2" in lines[6]
    assert lines[7].endswith("o:5") and not lines[8]
    assert [line[4:6] for line in lines if line[2:3] in "oxv" and line[2:3]] == ["Ad", "Bo", "Cy"]
    assert "5w2" in lines[9]
    assert "\x1b" in DESCRIPTOR.draw(s.match.view(A), True, lang, ["Ada", "Bo", "Cy"], [])


def test_neutral_dice_have_a_sign_of_their_own() -> None:
    s = scene("autumn influence", "5", seats=2, placed={"king": "n:666"})
    assert "#:666" in DESCRIPTOR.draw(s.match.view(None), False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_of_a_game_can_be_drawn(lang: str) -> None:
    for number, s in enumerate(walk(11, 5, modules=EVERYTHING)):
        if number % 20 == 0:
            assert "{" not in DESCRIPTOR.draw(s.match.view(B), False, lang)


@pytest.mark.ruling("KI-250", "KI-253")
def test_a_seat_that_knows_one_deck_imagines_another_card_of_the_other() -> None:
    known = {"phase": "autumn", "invader": "i_goblins_2", "valley": "i_goblins_3"}
    s = load(2, known | {"known": [A], "valley_known": [B]}, scenario="goblin_valley")
    game, state = s.match.game, s.match.state
    for seat, mine, other in ((A, "invader", "valley"), (B, "valley", "invader")):
        seen = set()
        for seed in range(60):
            imagined = DESCRIPTOR.dump(game, game.imagine(state, seat, Rng(seed)))
            assert imagined[mine] == known[mine]
            seen.add(imagined[other])
        year = {"i_barbarians_2", "i_goblins_2", "i_goblins_3", "i_orcs_3", "i_zombies_4"}
        assert seen == year - {known[mine]}
