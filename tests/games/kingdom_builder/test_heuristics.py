"""The heuristic: promises of guilds that pay late, which fade with the supply."""

import tetrarch

FARM, LAND = ["tavern", "paddock", "oasis", "farm"], {"hands": ["grass", "desert"], "active": 0}


def worth(guild: str, mine: list[str], other: list[str]) -> float:
    """What a position looks like to seat 0, over what the game would pay if it ended now."""
    guilds = [guild, "knights", "citizens"]
    doc = {
        "format": "tetrarch-position/1",
        "game": "kingdom_builder",
        "seats": 2,
        "options": {"quadrants": FARM, "guilds": guilds},
        "position": LAND | {"settlements": [mine, other]},
    }
    match = tetrarch.from_json(doc)
    return float(match.game.evaluate(match.state, 0)) - match.scores()[0]


def test_farmers_promise_more_for_settlements_in_several_quadrants() -> None:
    spread = worth("farmers", ["A1", "P9", "A13", "P14"], ["T1"])
    together = worth("farmers", ["A1", "B1", "C1", "A2"], ["T1"])
    elsewhere = worth("hermits", ["A1", "P9", "A13", "P14"], ["T1"])
    assert spread > elsewhere
    assert worth("farmers", ["A1", "B1", "C1", "A2", "B2", "A3"], ["T1"]) > elsewhere
    assert together > worth("hermits", ["A1", "B1", "C1", "A2"], ["T1"])


def test_lords_promise_more_to_whoever_leads_in_a_quadrant() -> None:
    assert worth("lords", ["A1", "B1", "C1"], ["A2"]) > worth(
        "lords", ["A1", "B1", "C1"], ["A2", "B2", "C2", "A3"]
    )


def test_merchants_promise_something_for_every_place_that_is_touched() -> None:
    assert worth("merchants", ["B7"], ["T1"]) > worth("merchants", ["A1"], ["T1"])
