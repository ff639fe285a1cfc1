"""The duchies drawn in a terminal, and moves in words."""

import pytest

import tetrarch
from games.castles_of_burgundy.modes import team, vines
from games.castles_of_burgundy.scene import MODULES, scene
from tetrarch.core.languages import LANGUAGES
from tetrarch.games.castles_of_burgundy.presentation.descriptor import DESCRIPTOR


def played() -> tetrarch.Match:
    """A game with all modules on its way."""
    match = tetrarch.new("castles_of_burgundy", seats=2, seed=5, modules=MODULES)
    rng = tetrarch.Rng(4)
    for _ in range(120):
        moves = match.legal()
        match.play(moves[rng.below(len(moves))])
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_duchies_in_a_terminal(lang: str) -> None:
    view = played().view(0)
    text = DESCRIPTOR.draw(view, False, lang, ["Ada", "Bo"], ["depot:3"])
    assert "Ada" in text and "castles_of_burgundy" not in text and "\x1b" not in text
    assert text.count("\n    D ") == 2 and sum(line.startswith("  > ") for line in text.splitlines()) == 1
    assert "\x1b" in DESCRIPTOR.draw(view, True, lang, ["Ada", "Bo"], [])


def test_goods_shields_and_routes_are_named() -> None:
    view = played().view(0)
    text = DESCRIPTOR.draw(view, False, "en", ["Ada", "Bo"], [])
    words = " ".join(text.split())
    for depot, goods in view["depot_goods"].items():
        assert all(f"({good}) ×{n}" in words for good, n in goods.items()), depot
    assert all(f"shield {n} (" in words for depot in view["depot_shields"].values() for n in depot)
    assert words.count("trade route:") == 2


def test_what_a_seat_has_gained_is_shown() -> None:
    mines = "D4:castle E3:mine F2:mine G1:mine"
    s = scene(
        mines, sold="4 4", modules="shields", position={"bonus": {"mine": [0]}, "shields": [{"D4": 6}, {}]}
    )
    text = " ".join(DESCRIPTOR.draw(s.open, False, "en", ["Ada", "Bo"], []).split())
    for part in ("sold: red goods (4) ×2", "shields: shield 6 (", "bonus tiles: mines"):
        assert part in text


def test_there_is_no_duchy_before_its_side_is_chosen() -> None:
    match = tetrarch.new("castles_of_burgundy", seats=2, seed=1)
    assert "\n    D " not in DESCRIPTOR.draw(match.view(0), False, "en", ["Ada", "Bo"], [])


def test_moves_name_what_they_are_about() -> None:
    s = scene(rolled="25", goods="2 5", modules="shields", position={"shields": [{"D4": 6}, {}, {}]}, seats=3)
    said = {move.token: move.text("en") for move in s.match.legal()}
    assert said["sell:5-5"] == "Sell brown goods (5) with die 5: 1 tile, 3 points, 1 silver coin"
    assert said["follow:2"] == "Shield 6: use the monasteries of Player 3"


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_vineyards_are_drawn(lang: str) -> None:
    """Offers by place, vine tiles, levels as far up as one can plant."""
    s = vines(depot="red_red . green_blue", storage="red_blue", planted="1:green_black", grapes="red red")
    text = flat(DESCRIPTOR.draw(s.open, False, lang, ["Ada", "Bo"], ["bed:2", "vat:3"]))
    assert "castles_of_burgundy" not in text and text.count("> 3 ") == 1 and text.count("> 2 [4]") == 1


def test_vineyards_in_words() -> None:
    s = vines(depot="red_red . green_blue", storage="red_blue", planted="1:green_black", grapes="red red")
    text = flat(DESCRIPTOR.draw(s.open, False, "en", ["Ada", "Bo"], []))
    for part in (
        "Vineyard depot: 1 red–red, 3 green–blue Vineyard shop: - ",
        "storage: double tile red–blue",
        "vine tiles: red ×2",
        "vineyard, level 2: 3 [2]: double tile + watchtower; 4 [5]: church + warehouse",
        "vineyard, level 1: 1: green–black; 2 [4]: boarding house + market",
    ):
        assert part in text
    assert "level 3" not in text and "Vineyard depot" not in DESCRIPTOR.draw(scene().open, False)


def test_double_tiles_are_named_in_moves_and_shared_storages() -> None:
    s = vines(depot="red_red . green_blue", shop="blue_blue", silver=2, rolled="15")
    said = {move.token: move.text("en") for move in s.match.legal()}
    assert said["pick:1-1"] == "Take the double tile red–red from place 1 with die 1"
    assert said["buy_double:1"] == "Buy the double tile blue–blue from shop place 1"
    partners = team(shared="red_blue", modules="vineyards")
    assert "shared storage: double tile red–blue" in flat(DESCRIPTOR.draw(partners.open, False))
