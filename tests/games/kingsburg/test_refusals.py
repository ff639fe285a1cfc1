"""A refused move cites the ruling that it breaks."""

from collections.abc import Callable
from typing import Any

import pytest

from games.kingsburg.scene import A, Scene, new, row, scene

ruling = pytest.mark.ruling
BOTH = "statue chapel"


def rolled(dice: str, **more: Any) -> Scene:
    return scene("autumn after_roll", [dice, "456", "456"], **more)


def whim(number: int, advisor: str, **more: Any) -> Scene:
    return scene("autumn help", placed={advisor: "0:1"}, modules=["whims"], more={"whims": [number]}, **more)


def ruled(governor: str, at: str, *args: Any, **more: Any) -> Scene:
    return scene(at, *args, governors=governor, modules=["governors"], **more)


def strip(at: str, rows: str, buildings: str, *args: Any, **more: Any) -> Scene:
    return scene(at, *args, rows=rows, buildings=buildings, modules=["alternate_rows"], **more)


REFUSED: list[tuple[Callable[[], Scene], str, str]] = [
    (lambda: scene("kings_aid compare"), "take:gold+gold", "KI-14"),
    (lambda: scene(dice="135"), "done", "KI-26"),
    (lambda: scene(dice="135", buildings="inn market"), "influence:3-none-sergeant", "KI-73"),
    (
        lambda: scene(dice="5", plus2=1, buildings="inn market", market_with_token=False),
        "influence:5-+2-treasurer",
        "KI-74",
    ),
    (lambda: rolled("222", buildings=BOTH), "use:inn", "KI-90"),
    (lambda: rolled("333", buildings=BOTH), "use:chapel", "KI-69"),
    (lambda: rolled("112", buildings=BOTH), "use:statue", "KI-68"),
    (lambda: rolled("222", buildings=BOTH).play("use:statue ~roll:1-none"), "use:statue", "KI-91"),
    (lambda: rolled("222w2", buildings="statue").play("use:statue"), "reroll:22-none", "KI-68"),
    (
        lambda: strip("autumn after_roll", "B", "bridge altar", ["112"]).play("use:altar"),
        "reroll:112-none",
        "KI-146",
    ),
    (lambda: scene("autumn help", placed={"merchant": "0:4"}), "take:stone", "KI-45"),
    (lambda: scene("autumn build", held="g9w9s9"), "pass", "KI-61"),
    (lambda: scene("autumn build", held="g9w9s9"), "build:sawmill", "KI-62"),
    (lambda: scene("autumn build", held="g9w9s9"), "build:bridge", "KI-62"),
    (lambda: ruled("miner", "autumn build", held="g2").play("build:statue"), "pay_cost:g0w0s0", "KI-66"),
    (
        lambda: scene("autumn end", held="g1w1", buildings=row("town_hall")).play("use:town_hall"),
        "spend:plus2",
        "KI-87",
    ),
    (lambda: scene("recruit hire", held="g2"), "hire:gold", "KI-17"),
    (lambda: scene("winter reveal", held="g2w1").play("~invader:i_orcs_3 ~die:1"), "lose:g1w0s0", "KI-102"),
    (lambda: strip("winter start", "D", "armory", held="g1w1").play("use:armory"), "spend:stone", "KI-153"),
    (
        lambda: new(3, modules=["alternate_rows"], rows_method="draft").play("~order:0+1+2 strip:B"),
        "strip:A",
        "KI-134",
    ),
    (
        lambda: new(2, modules=["alternate_rows"], rows_method="draft").play("~order:0+1 strip:B strip:C"),
        "strip:C",
        "KI-137",
    ),
    (
        lambda: new(2, modules=["alternate_rows"]).play("~order:0+1 ~row:B ~row:C ~row:D ~row:E"),
        "lay:D",
        "KI-139",
    ),
    (lambda: ruled("thief", "autumn help", held=["", "g1", ""]), "steal:2-gold", "KI-173"),
    (
        lambda: ruled("trickster", "autumn after_roll", ["125"]).play("use:trickster"),
        "turn:111-none",
        "KI-189",
    ),
    (lambda: ruled("sorcerer", "kings_aid start", year=3), "raise:chapel", "KI-188"),
    (
        lambda: scene(
            "autumn after_roll",
            ["12"],
            governors="prince",
            modules=["governors", "destiny"],
            more={"destiny": "famine"},
        ).play("use:prince"),
        "set:33",
        "KI-179",
    ),
    (
        lambda: scene("recruit before", held="g1w1", modules=["destiny"], more={"destiny": "royal_tax"}),
        "spend:stone",
        "KI-223",
    ),
    (
        lambda: scene(
            dice="6", placed={"general": "1:46"}, modules=["destiny"], more={"destiny": "secret_deals"}
        ),
        "deal:general",
        "KI-204",
    ),
    (
        lambda: scene(
            "winter reveal", modules=["troop_tokens"], more={"troops": [[0, 4], [1, 1], [1, 1]]}
        ).play("~invader:i_orcs_3"),
        "troops:3",
        "KI-227",
    ),
    (lambda: whim(6, "alchemist", held="g1"), "trade:vp-gold", "KI-239"),
    (lambda: whim(3, "architect"), "take:gold", "KI-236"),
    (lambda: whim(14, "smuggler").play("opponent:1"), "take:gold", "KI-247"),
    (lambda: whim(15, "inventor"), "give:gold-0", "KI-248"),
    (lambda: scene("autumn end", held="g4w3s1", scenario="full_granaries"), "keep:g4w3s0", "KI-255"),
]


@pytest.mark.parametrize(("position", "token", "cited"), REFUSED)
def test_a_refusal_cites_its_ruling(position: Callable[[], Scene], token: str, cited: str) -> None:
    assert position().why(token) == cited


@ruling("KI-169")
def test_a_governor_that_was_not_dealt() -> None:
    s = (
        new(2, modules=["governors"])
        .play("~order:0+1 ~governor:thief ~governor:miner ~governor:duke")
        .chance()
    )
    assert s.seat == A and s.why("govern:sorcerer") == "KI-169"
