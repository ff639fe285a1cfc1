"""Module 3, how governors are chosen: KI-169 to KI-171, KI-258."""

from typing import Any

import pytest

import tetrarch
from games.kingsburg.scene import A, B, C, new

ruling = pytest.mark.ruling
ON: dict[str, Any] = {"modules": ["governors"]}
AUCTION = ON | {"governor_method": "auction"}


@ruling("KI-169")
def test_three_are_dealt_in_secret_and_one_is_kept() -> None:
    s = new(2, **ON).play("~order:0+1 ~governor:thief ~governor:miner ~governor:duke")
    assert len(s.drawn) == 21
    s.play("~governor:fairy ~governor:priest ~governor:prince")
    assert s.tokens == {"govern:thief", "govern:miner", "govern:duke"} and s.match.seats == [0, 1]
    hidden, own = s.match.view(B)["dealt"]  # type: ignore[misc]
    assert hidden == 3 and sorted(own) == ["fairy", "priest", "prince"]
    s.match.take("govern:fairy", seat=B)
    assert s.open["governors"] == [None, None] and s.match.view(A)["governors"] == [None, None]
    s.match.take("govern:duke", seat=A)
    assert s.open["governors"] == ["duke", "fairy"]
    assert all(not cards for cards in s.match.view(A)["dealt"])  # type: ignore[attr-defined]


@ruling("KI-170", "KI-171")
def test_the_auction() -> None:
    s = new(3, **AUCTION).play("~order:1+0+2 ~governor:thief ~governor:miner ~governor:duke ~governor:fairy")
    assert (s.seat, s.question) == (B, "open")
    s.play("1>open:miner-0 2>bid:1 0>pass 1>bid:3 2>pass")
    assert (s.open["governors"], s.open["points"]) == ([None, "miner", None], [0, -3, 0])
    assert s.seat == C and s.offered("open").isdisjoint({"miner-0"})  # next to the one who named the card
    s.play("2>open:thief-0 0>bid:2 2>pass")
    assert s.points(A) == -5  # the price and the thief's own three
    assert (s.seat, s.question) == (C, "open")
    s.play("2>open:fairy-0")
    assert s.open["governors"] == ["thief", "miner", "fairy"] and s.question == "aid"


@ruling("KI-170")
def test_a_bid_must_be_higher() -> None:
    s = new(2, **AUCTION).play("~order:0+1 ~governor:thief ~governor:miner ~governor:duke open:miner-4")
    assert {int(bid) for bid in s.offered("bid")} == {*range(5, 60)}
    assert s.why("bid:4") == "KI-170"


@ruling("KI-171")
def test_the_last_card_is_put_aside_and_the_last_player_pays_the_opening_bid() -> None:
    s = new(2, **AUCTION).play("~order:0+1 ~governor:thief ~governor:miner ~governor:duke open:miner-0 pass")
    assert s.seat == B
    s.play("open:duke-2")
    assert s.open["points"] == [0, -2] and s.open["governors"] == ["miner", "duke"]


@ruling("KI-258")
def test_no_bid_above_the_track() -> None:
    s = new(2, **AUCTION).play("~order:0+1 ~governor:thief ~governor:miner ~governor:duke")
    assert "miner-59" in s.offered("open")
    with pytest.raises(tetrarch.BadToken):
        s.play("open:miner-60")
    s.play("open:miner-59")
    assert s.open["governors"] == ["miner", None]  # nobody can bid more


def test_everybody_has_one_governor_and_all_are_different() -> None:
    for method in ("deal", "auction"):
        s = new(5, 7, modules=["governors"], governor_method=method).chance()
        while s.question in ("governor", "open", "bid"):
            s.match.play(s.match.legal()[0])
        assert len({*s.open["governors"]}) == 5 and None not in s.open["governors"]


@ruling("KI-9", "KI-169")
def test_a_choice_that_is_not_yet_shown_is_any_to_others() -> None:
    s = new(2, **ON).play("~order:0+1 ~governor:thief ~governor:miner ~governor:duke")
    s.play("~governor:fairy ~governor:priest ~governor:prince")
    game, state = s.match.game, s.match.state.clone()
    first = state.stack[-1]
    game.apply(state, game.legal_for(state, first)[0])
    assert state.stack[-1].seat != first.seat
    imagined = [game.imagine(state, state.stack[-1].seat, tetrarch.Rng(seed)) for seed in range(40)]
    assert len({twin.sealed[first.seat] for twin in imagined}) > 3
    assert game.imagine(state, first.seat, tetrarch.Rng(1)).sealed[first.seat] == state.sealed[first.seat]
