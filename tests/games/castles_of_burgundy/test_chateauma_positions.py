"""The Châteauma in positions, views, the terminal and the log, and what bots think of it."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import (
    AUTOMATON_EVENTS,
    cards,
    completing,
    draw,
    game,
    its,
    land,
    machine,
    machine_end,
    paused,
    person,
    reserve,
)
from games.castles_of_burgundy.scene import Scene, load, walk
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.json_position import load as read
from tetrarch.core.position.reader import Reader
from tetrarch.games.castles_of_burgundy.presentation.descriptor import DESCRIPTOR
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import TILE

ruling = pytest.mark.ruling
OWN = "$.position.chateauma"

REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"more": {"cards": [4, 4]}}, f"{OWN}.cards", "two different cards"),
    ({"more": {"cards": [4, None]}}, f"{OWN}.cards", "'stack' must draw one"),
    ({"more": {"cards": [4, 10]}}, f"{OWN}.cards[1]", "CB-330"),
    ({"more": {"tiles": [["castle", None, None, None, None], [None] * 3]}}, f"{OWN}.tiles[0][0]", "CB-285"),
    ({"more": {"tiles": [[None] * 4, [None] * 3]}}, f"{OWN}.tiles[0]", "5 entries"),
    ({"more": {"tiles": [[None] * 5, ["mine", "cow2", "m1"]]}}, f"{OWN}.tiles[1]", "CB-309"),
    ({"more": {"tiles": [["inn", None, None, None, None], [None] * 3]}}, f"{OWN}.tiles[0][0]", "CB-334"),
    ({"more": {"deck": [2, 2]}}, f"{OWN}.deck", "twice"),
    ({"more": {"deck": [2, 3], "discarded": [3]}}, OWN, "every card must be in one place"),
    ({"territory": {"mine": "covered"}}, f"{OWN}.territory.mine[0]", "covered"),
    ({"territory": {"mine": "ship"}}, f"{OWN}.territory.mine[0]", "CB-310"),
    ({"territory": {"mine": "mine . mine mine"}}, f"{OWN}.territory.mine[3]", "on top of others"),
    ({"reserve": {"mine": "bank"}}, f"{OWN}.reserve.mine[0]", "CB-299"),
    ({"more": {"die": 7}}, f"{OWN}.die", "from 1 to 6"),
    ({"position": {"active": 0, "dice": [[1], []]}}, f"{OWN}.die", "CB-292"),
    ({"position": {"white": None}}, "$.position", "CB-290"),
    ({"more": {"posts": 1}}, f"{OWN}.posts", "from 0 to 0"),
    ({"more": {"shields": [4]}}, f"{OWN}.shields[0]", "CB-327"),
    ({"more": {"shields": [4, 4]}, "modules": "shields"}, f"{OWN}.shields[1]", "CB-327"),
    ({"more": {"doubles": {"red_red": 1}}}, "$.position", "CB-260"),
    ({"more": {"hand": []}}, OWN, "no field 'hand'"),
    ({"position": {"storage": [[], ["bank"]]}}, "$.position.storage[1]", "see 'chateauma'"),
    ({"position": {"dice": [[1, 1], [1, 1]]}}, "$.position.dice[1]", "see 'chateauma'"),
    ({"position": {"workers": [0, 1]}}, "$.position.workers[1]", "see 'chateauma'"),
    ({"position": {"duchies": [1, 2]}}, "$.position.duchies[1]", "from 35 to 35"),
    (
        {"position": {"depot_shields": {"1": [2]}}, "modules": "shields"},
        "$.position.depot_shields.1[0]",
        "CB-327",
    ),
    (
        {"position": {"depot_shields": {"1": [4]}}, "more": {"shields": [4]}, "modules": "shields"},
        "$.position.depot_shields.1[0]",
        "CB-179",
    ),
    (
        {"position": {"supply": {"coloured": {}, "black": {}}}, "chateauma_modifiers": ["covered"]},
        "$.position",
        "CB-318",
    ),
]


@pytest.mark.parametrize("given, path, message", REFUSED, ids=range(len(REFUSED)))
def test_what_a_position_may_not_say(given: dict[str, Any], path: str, message: str) -> None:
    with pytest.raises(tetrarch.BadPosition) as refusal:
        machine(**given)
    assert refusal.value.path == path and message in str(refusal.value)


def test_it_is_not_in_other_games() -> None:
    with pytest.raises(tetrarch.BadPosition, match="CB-281"):
        load(2, {"chateauma": {}}, duchies="same")
    with pytest.raises(tetrarch.BadPosition, match="CB-281"):
        load(2, {"stack": [{"ask": "die", "seat": "chance"}]}, duchies="same")


QUESTIONS: list[tuple[dict[str, Any], str]] = [
    ({"ask": "turn", "seat": 1}, "never asked"),
    ({"ask": "warehouse", "seat": "auto", "of": "1"}, "never asked"),
    ({"ask": "card", "seat": "chance", "place": "left"}, "a card lies there"),
    ({"ask": "built", "seat": "chance"}, "during the set-up"),
    ({"ask": "die", "seat": 0}, "drawn by lot"),
]


@pytest.mark.parametrize("entry, message", QUESTIONS)
def test_questions_that_do_not_fit(entry: dict[str, Any], message: str) -> None:
    with pytest.raises(tetrarch.BadPosition, match=message):
        machine(position={"stack": [entry]})


def test_its_turn_is_no_others() -> None:
    with pytest.raises(tetrarch.BadPosition, match="CB-291"):
        person(position={"stack": [{"ask": "end_turn", "seat": "auto"}]})


def test_tiles_from_the_start_come_once() -> None:
    doc = {"phase": None, "round": None, "active": None, "stack": [{"ask": "built", "seat": "chance"}]}
    given: dict[str, Any] = {"duchies": "same", "modules": ["chateauma"]}
    for modifiers in ([], ["built"]):
        with pytest.raises(tetrarch.BadPosition, match="CB-319"):
            paused(2, doc, chateauma_modifiers=modifiers, **given)


def test_a_missing_card_is_drawn_before_the_die() -> None:
    entries = [{"ask": "die", "seat": "auto"}, {"ask": "card", "seat": "chance", "place": "right"}]
    with pytest.raises(tetrarch.BadPosition, match="both cards"):
        machine(more={"cards": [4, None], "tiles": [[None] * 5, []]}, position={"stack": entries})


def test_its_position_goes_on_where_it_was() -> None:
    """A card is being drawn, also in the set-up; what comes after is kept."""
    s = completing(more={"deck": [2, 3], "discarded": [5, 6, 7, 8, 9]})
    for waiting in (s, paused(2, {"phase": None, **SETTING_UP}, duchies="same", modules=["chateauma"])):
        doc = waiting.match.to_json(bare=True)["position"]
        again = read(DESCRIPTOR, waiting.match.game, Reader(doc))
        waiting.match.game.settle(again)
        assert DESCRIPTOR.dump(waiting.match.game, again) == DESCRIPTOR.dump(
            waiting.match.game, waiting.match.state
        )
    assert its(draw(s, "~card:3"), "cards") == [4, 3]


SETTING_UP: dict[str, Any] = {
    "round": None,
    "active": None,
    "placed": [{}, {}],
    "chateauma": {"cards": [None, None], "tiles": [[], []]},
    "stack": [{"ask": "next_phase", "seat": "auto"}, {"ask": "card", "seat": "auto", "place": "left"}],
}


def test_what_is_left_out_is_as_at_the_start() -> None:
    now = {"active": 0, "track": [[0, 1]]}
    s = load(2, now, duchies="same", modules=["chateauma"], chateauma_modifiers=["covered", "built"])
    assert its(s, "cards") == [4, 1] and cards(s) == [[None, "castle", None, None, None], [None] * 3]
    assert land(s)["building"] == ["covered", "covered", "watchtower"] and land(s)["castle"] == ["castle"]
    s = load(2, now, duchies="same", modules=["chateauma", "vineyards"])
    assert its(s, "cards") == [12, 1] and len(its(s, "deck")) == 7
    s = load(2, now | {"chateauma": {"cards": [1, 4]}}, duchies="same", modules=["chateauma"])
    assert not any(cards(s)[0]) and not any(cards(s)[1]) and its(s, "discarded") == []
    s = load(2, now | {"chateauma": {"deck": [2, 3]}}, duchies="same", modules=["chateauma"])
    assert its(s, "discarded") == [5, 6, 7, 8, 9]  # what is nowhere else
    full = {"livestock": "cow2 cow2 cow3 cow3 cow4 cow4 pig2"}
    assert land(person(territory=full))["livestock"][6:] == ["pig2"]


@ruling("CB-310")
def test_tiles_on_top_of_two_colours() -> None:
    """Card 5 has its monasteries before its livestock; the duchy keeps colours apart."""
    s = machine(
        cards=(5, 4),
        tiles=["m1 bank cow2 ."],
        die=2,
        depots={2: "m2"},
        territory={"livestock": "pig2 pig2 pig3 pig3 pig4 pig4", "monastery": "m3 m4 m5 m6 m7 m8"},
        position={"bonus": {"livestock": [1], "monastery": [1]}},
    )
    assert land(s)["livestock"][6:] == ["cow2"] and land(s)["monastery"][6:] == ["m1", "m2"]
    assert [int(kind) for kind in s.match.state.surplus] == [TILE.read(name) for name in ("cow2", "m1", "m2")]


@ruling("CB-329")
def test_a_joker_that_is_turned_up_works_for_who_follows() -> None:
    """Monastery 14: four workers for a die instead of two."""
    s = machine(
        cards=(1, 4),
        tiles=["mine wild:m14 ."],
        die=2,
        depots={2: "m1"},
        modules="shields",
        position={"shields": [{"D4": 6}, {}], "follow": [1, None], "dice": [[1, 1], []]},
    )
    draw(s, "~card:7")
    assert s.play("workers:1").wealth()[2] == 4


# words


@ruling("CB-281")
@pytest.mark.parametrize("more", [[], ["vineyards"]])
def test_all_that_it_does_is_explained(more: list[str]) -> None:
    modules = ["extra_tiles", "border_posts", "white_castles", "trade_routes", "shields", *more, "chateauma"]
    modifiers = ["built", "extra_turns"]
    told: set[str] = set()
    for seed in range(4):
        s = [*walk(seed, 3, modules=modules, chateauma_modifiers=modifiers)][-1]
        events = [event for event in s.match.events() if event.seat == 2]
        assert all(event.ruling for event in events if event.name not in ("turn", "silver"))
        told |= {event.name for event in events}
        assert all(281 <= int(str(line.ruling)[3:]) <= 334 for line in s.match.score_sheet(2))
    if more:  # it buys double tiles instead of tiles for its reserve
        assert told >= AUTOMATON_EVENTS - {"from_reserve"} | {"double_won", "double_bought"}
    else:
        assert told >= AUTOMATON_EVENTS | {"bought_for_reserve"}


FULL = ["bank . m1 mine church", ". . ."]
EXPLAINED: list[tuple[dict[str, Any], str, str]] = [
    ({"cards": (6, 1), "reserve": {"wild": "bank"}}, "joker_used", "CB-296"),
    ({"cards": (6, 1), "black": "bank"}, "joker_taken", "CB-297"),
    ({"cards": (6, 1)}, "silver_instead", "CB-298"),
    ({"die": 2, "depots": {2: "castle"}}, "another_tile", "CB-300"),
    ({"tiles": FULL, "die": 2, "depots": {2: "castle"}}, "sale_instead", "CB-301"),
    ({"tiles": FULL, "die": 2, "depots": {2: "castle"}}, "nothing_sold", "CB-308"),
    ({"cards": (2, 1), "depots": {1: "market"}}, "nothing_found", "CB-303"),
    ({"cards": (2, 1), "depots": {1: "town_hall"}, "reserve": {"mine": "mine"}}, "hall_tile", "CB-304"),
    ({"cards": (2, 1), "depots": {1: "white_castle"}, "modules": "white_castles"}, "white_silver", "CB-323"),
    ({"cards": (6, 1), "depots": {1: "ship"}, "goods": "1"}, "advanced", "CB-306"),
    ({"cards": (6, 1), "depots": {1: "ship"}, "goods": "1"}, "sold", "CB-308"),
]


@ruling("CB-281")
@pytest.mark.parametrize("given, name, cited", EXPLAINED)
def test_its_decisions_cite_their_ruling(given: dict[str, Any], name: str, cited: str) -> None:
    events = {event.name: event.ruling for event in machine(**given).match.events() if event.seat == 1}
    assert events[name] == cited


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_drawn(lang: str) -> None:
    s = machine(
        cards=(10, 12),
        tiles=["bank wild:ship . .", ". . . . ."],
        die=3,
        depots={3: "cow2"},
        reserve={"mine": "mine"},
        territory={"building": "covered . church"},
        modules="vineyards shields border_posts",
        chateauma_modifiers=["covered"],
        more={"shields": [4], "posts": 2, "doubles": {"red_red": 1}},
    )
    text = " ".join(DESCRIPTOR.draw(s.open, False, lang, ["Ada", "Bot"], []).split())
    assert "castles_of_burgundy" not in text and "12" in text and "×1" in text
    if lang == "en":
        assert "> Card 10 (left): [bank], [face down], [2 cows], m" in text
        assert "Duchy: B# face down + church Reserve: mine Double tiles: red–red ×1" in text
        assert "Shields: 4; cards with border posts: 2" in text


def test_it_is_drawn_while_a_card_is_missing() -> None:
    text = DESCRIPTOR.draw(completing().open, False, "en", ["Ada", "Bot"], [])
    assert "Card 4 (left)" in text and "(right)" not in text


# bots


def worth(s: Scene) -> float:
    return float(s.match.game.evaluate(s.match.state, 1))


def test_bots_know_how_strong_it_is() -> None:
    given: dict[str, Any] = {"cards": (2, 1)}
    plain = worth(person(**given))
    assert worth(person(tiles=["bank . . ."], **given)) > plain + 2
    assert worth(person(chateauma_level="hard", **given)) > plain
    assert worth(person(chateauma_modifiers=["extra_turns"], **given)) > plain
    assert worth(person(territory={"mine": "mine mine"}, **given)) > plain + 5
    assert worth(person(silver=2, goods="1 1", **given)) > plain + 4
    taken = {"bonus": {"mine": [0]}}
    duchy = "D4:castle E3:mine F2:mine G1:mine"
    assert worth(person(duchy, territory={"mine": "mine mine"}, position=taken, **given)) < worth(
        person(duchy, territory={"mine": "mine mine"}, **given)
    )
    both = {"bonus": {"mine": [1, 0]}}
    assert worth(person(duchy, territory={"mine": "mine mine mine"}, position=both, **given)) > plain
    assert worth(completing()) > 12  # without a card


def test_what_it_is_worth_at_the_end() -> None:
    s = machine_end(points=[3, 5])
    assert worth(s) == 5.0
    late = {"phase": "E", "round": 5}
    assert worth(person(position=late, territory={"mine": "mine mine"})) < worth(
        person(territory={"mine": "mine mine"})
    )


def test_reserve_is_shown_in_its_order() -> None:
    s = machine(cards=(1, 4), die=3, depots={3: "cow2"}, silver=2, black="bank", reserve={"mine": "mine"})
    assert reserve(s) == {"building": ["bank"], "mine": ["mine"]} and [*reserve(s)] == ["building", "mine"]
    assert [*game().open["chateauma"]["territory"]] == [
        "castle",
        "mine",
        "ship",
        "livestock",
        "monastery",
        "building",
    ]
