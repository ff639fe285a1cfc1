"""Numbers of legal sequences from named positions: they catch what nobody thought to test."""

import pytest

from games.counts import sequences, written
from games.kingsburg.scene import A, B, row, scene

POSITIONS = {
    "three_dice": lambda: scene(dice=["135", "246", "236"]),
    "white_dice_and_token": lambda: scene(dice=["135w24", "", ""], plus2=1),
    "market_and_token": lambda: scene(dice=["136", "2", ""], plus2=1, buildings="inn market"),
    "tokens_in_every_group": lambda: scene(dice=["135", "", ""], plus2=3, token_limit="group"),
    "envoy": lambda: scene(dice=["234", "", ""], placed={"merchant": "1:4"}, more={"envoy": A}),
    "statue_and_chapel": lambda: scene("autumn after_roll", ["222", "456", "456"], buildings="statue chapel"),
    "rich_builder": lambda: scene("autumn build", held="g9w9s9", more={"envoy": A}),
    "recruiting": lambda: scene("recruit hire", held=["g2w2s1", "g1s1", ""]),
    "spy_and_queen": lambda: scene(
        "autumn help",
        placed={"smuggler": "0:266", "queen": "1:566"},
        more={"known": [B], "invader": "i_orcs_3"},
    ),
    "losses": lambda: scene("winter reveal", year=4, held="g3w2s2").play("~invader:iv_demons_6 ~die:1"),
    "end_of_season": lambda: scene(
        "summer end",
        held="g1w1s1",
        plus2=1,
        buildings=row("goldsmith") + " " + row("town_hall"),
        modules=["extra_rows"],
    ),
    "neutral_dice": lambda: scene("spring start", seats=2),
    "politician": lambda: scene(dice="555", modules=["governors"], governors="politician"),
    "secret_deals": lambda: scene(
        dice=["26", "3", ""],
        placed={"sergeant": "2:5"},
        modules=["destiny"],
        more={"destiny": "secret_deals"},
    ),
    "lucky_omens": lambda: scene(
        dice=["135", "", ""], plus2=1, modules=["destiny"], more={"destiny": "lucky_omens"}
    ),
    "troop_tokens": lambda: scene("winter reveal", modules=["troop_tokens"]).play("~invader:i_orcs_3"),
    "whim_11_and_15": lambda: scene(
        "autumn help",
        placed={"swordsmith": "0:56", "inventor": "0:456"},
        modules=["whims"],
        more={"whims": [11, 15]},
    ),
    "discounts": lambda: scene(
        "spring build",
        held="g3w2s2",
        modules=["destiny", "governors"],
        governors="architect",
        more={"destiny": "masons_strike"},
    ),
}


def test_every_position_is_counted() -> None:
    assert list(written("kingsburg")) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_number_of_legal_sequences(name: str) -> None:
    assert sequences(POSITIONS[name]().match, 3) == written("kingsburg")[name]
