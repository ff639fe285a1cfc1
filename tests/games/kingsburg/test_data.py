"""Every number printed on a component drives the rules.

Most games start late, from positions in which seldom met cards and buildings are at work.
"""

import json
from typing import Any

from games.data_mutation import ROOT, DataFiles, DataMutation, Deal

FOLDER = ROOT / "src" / "tetrarch" / "games" / "kingsburg" / "data"
EXPANSIONS = ("extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims", "scenarios")
BASE, EXTRA, STRIPS, GOVERNORS, DESTINY, _, _, SCENARIOS = (
    json.loads((FOLDER / f"{file}.json").read_text("utf-8")) for file in ("kingsburg", *EXPANSIONS)
)
ROWS = ["extra_rows", "alternate_rows"]
CARDS = ["governors", "destiny"]
ALL: dict[str, Any] = {"modules": [*ROWS, *CARDS, "troop_tokens", "whims"]}
LETTERS = "ABCDEFG"
LAST_YEAR = BASE["years"]
WEALTH = {"gold": 25, "wood": 25, "stone": 25}


def province(columns: int, letters: str = LETTERS, alternative: bool = False) -> list[str]:
    """The buildings in the first columns of some rows."""
    printed = [*BASE["buildings"], *EXTRA["buildings"]]
    buildings = STRIPS["buildings"] if alternative else printed
    return [one["id"] for one in buildings if one["row"] in letters and one["column"] <= columns]


def rich(seats: int, year: int = LAST_YEAR, **position: object) -> dict[str, object]:
    """All seats have goods, points and tokens to spare."""
    plenty = {"goods": [WEALTH] * seats, "points": [40] * seats, "plus2": [4] * seats}
    return {"year": year, **plenty, **position}


def columns(alternative: bool, **position: object) -> dict[str, object]:
    """Four seats, of which the first has one column built, the last all four."""
    rows = [list(LETTERS) if alternative else []] * 4
    return rich(
        4, buildings=[province(n, alternative=alternative) for n in range(1, 5)], rows=rows, **position
    )


def mixed(**position: object) -> Deal:
    """Governors whose provinces have printed and alternative rows."""
    names = ["general", "priest", "preacher", "architect"]
    built = [*province(4, "ACFG"), *province(4, "BDE", alternative=True)]
    rows = [["B", "D", "E"]] * 4
    options = {"modules": [*ROWS, "governors"]}
    return Deal(
        4,
        options,
        3,
        {"year": LAST_YEAR, "governors": names, "buildings": [built] * 4, "rows": rows, **position},
    )


def helped(*advisors: str) -> dict[str, object]:
    """Advisors are about to help seat 0, which has a Stable."""
    placed = {advisor: [{"seat": 0, "dice": "6"}] for advisor in advisors}
    return {
        "year": LAST_YEAR,
        "phase": "autumn",
        "at": "help",
        "placed": placed,
        "buildings": [province(2, "E"), []],
    }


def battle(card: dict[str, Any]) -> Deal:
    """Defeats of the rich and of the poor, a narrow and a great victory."""
    position = rich(
        4,
        year=card["year"],
        phase="winter",
        at="battle",
        invader=card["id"],
        shown=True,
        buildings=[province(1, "BC"), province(2, "BC"), [], []],
        soldiers=[0, 0, card["strength"] - 2, 20],
    )
    return Deal(4, position=position)


def governed(first: int) -> Deal:
    """Three years of four governors."""
    names = [(GOVERNORS["governors"] * 2)[first + n]["id"] for n in range(4)]
    position = rich(4, year=3, governors=names, buildings=[province(n, "BCDEF") for n in range(1, 5)])
    return Deal(4, {"modules": ["governors"]}, games=3, position=position)


def under(card: dict[str, Any]) -> Deal:
    """Two years under a destiny card."""
    position = rich(3, destiny=card["id"], buildings=[province(n, "BCDEF") for n in range(1, 4)])
    return Deal(3, {"modules": ["destiny"]}, games=2, position=position)


def built(seats: int, phase: str, at: str, buildings: list[str], **position: object) -> dict[str, object]:
    """All seats have the same buildings, at some moment of the last year."""
    return {"year": LAST_YEAR, "phase": phase, "at": at, "buildings": [buildings] * seats, **position}


# Moments at which two effects meet, or a condition holds that random games seldom bring about.
MONASTERY = built(
    3,
    "autumn",
    "end",
    [*province(3, "B", alternative=True), *province(3, "F")],
    rows=[["B"]] * 3,
    goods=[{}, {}, {"gold": 1}],
    plus2=[0, 1, 1],
)
WAR_COLLEGE = built(
    5,
    "winter",
    "reinforce",
    province(4, "G", alternative=True),
    rows=[["G"]] * 5,
    invader="v_dragons_9",
    soldiers=[4, 5, 6, 7, 8],
)
TRAINING_CAMP = built(
    2, "recruit", "before", province(3, "G"), governors=["general", "miner"], soldiers=[1, 0]
)
MEETINGS = (
    Deal(3, {"modules": ["alternate_rows"]}, games=2, position=MONASTERY),
    Deal(5, {"modules": [*ROWS, "troop_tokens"]}, games=8, position=WAR_COLLEGE),
    Deal(2, {"modules": ["extra_rows", "governors"]}, games=2, position=TRAINING_CAMP),
    Deal(2, {"modules": ["governors"]}, games=4, position={"year": 3, "governors": ["sorcerer", "thief"]}),
    Deal(
        2,
        {"modules": ["governors", "destiny"]},
        games=2,
        position={"year": LAST_YEAR, "destiny": "good_year", "governors": ["priest", "miner"]},
    ),
    Deal(
        2,
        {"modules": ["destiny"]},
        position={**helped("treasurer", "wizard"), "destiny": "corrupt_officials"},
    ),
    Deal(2, {"modules": ["destiny"]}, position={"year": LAST_YEAR, "destiny": "generous_king"}),
    Deal(2, {"modules": ["governors"]}, games=4, position={"year": 3, "governors": ["heiress", "prince"]}),
)

DATA = DataFiles(
    game="kingsburg",
    files=("kingsburg", *EXPANSIONS),
    deals=(
        Deal(4, {"modules": ROWS}, games=3, position=columns(False)),
        Deal(4, {"modules": ROWS}, games=6, position=columns(True, soldiers=[0, 1, 2, 3])),
        mixed(),
        mixed(goods=[WEALTH] * 4),
        Deal(2, games=2),
        Deal(5, {"edition": 1}, games=2),
        *map(battle, BASE["invaders"]),
        *map(governed, range(0, len(GOVERNORS["governors"]), 4)),
        *map(under, DESTINY["destiny"]),
        Deal(3, {"modules": ["whims"]}, games=4, position=rich(3, whims=list(range(1, 14)))),
        Deal(3, {"modules": ["whims"]}, games=4, position=rich(3, whims=list(range(4, 17)))),
        Deal(3, {"modules": ["whims"], "whims_variant": "restoration"}, games=2),
        Deal(3, {"modules": ["governors"], "governor_method": "auction"}),
        Deal(2, {"stable_advisors": "general"}, position=helped("sergeant", "general", "king")),
        Deal(2, {"edition": 1}, position=helped("queen")),
        Deal(4, {"modules": ROWS}, games=4, position={"rows": [list(LETTERS)] * 4, "goods": [WEALTH] * 4}),
        *(Deal(3, {"scenario": one["id"]}, games=2) for one in SCENARIOS["scenarios"]),
        Deal(3, ALL, games=4),
        Deal(4, {"modules": ROWS}, games=6, position={"goods": [WEALTH] * 4}),
        *MEETINGS,
    ),
    undrawn=("troop_tokens",),  # the client writes the values of tokens that a view names
    exempt={
        "*: schema": "the form of the file, not a component",
        "*: game.*": "what the game is called and who made it",
    },
)


class TestData(DataMutation):
    data = DATA
    every = 32
