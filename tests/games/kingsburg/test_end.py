"""The end of the game: KI-71, KI-114 to KI-116."""

import pytest

from games.kingsburg.scene import A, B, battle, finish, row

ruling = pytest.mark.ruling


@ruling("KI-71", "KI-4")
def test_the_cathedral_pays_for_every_two_goods_left() -> None:
    s = finish(held=["g2w2s1", "g9", ""], buildings=row("cathedral"), plus2=3)
    assert s.sheet() == {"cathedral": 2} and s.goods() == "g2w2s1"
    assert s.sheet(B) == {}


@ruling("KI-115")
def test_most_points_win() -> None:
    assert finish(points=[1, 2, 0], held=["g9", "", ""]).match.winners() == [B]
    assert finish(points=[-1, -2, -3]).match.winners() == [A]


@ruling("KI-116")
def test_ties_are_broken_by_goods_then_by_buildings() -> None:
    assert finish(held=["g1", "w2", "g1"], buildings=["inn", "", ""]).match.winners() == [B]
    assert finish(held=["g1", "w1", "s1"], buildings=["inn", "inn market", ""]).match.winners() == [B]
    assert finish(
        held=["g1", "w1", ""], plus2=[0, 5, 0], buildings=["inn", "inn", "inn"]
    ).match.winners() == [A, B]


@ruling("KI-116", "KI-71")
def test_goods_counted_by_the_cathedral_still_break_ties() -> None:
    s = finish(points=[0, 1, 0], held=["g2", "g1", ""], buildings=[row("cathedral"), row("cathedral"), ""])
    assert s.match.scores() == [1, 1, 0] and s.match.winners() == [A]


@ruling("KI-114")
def test_the_cathedral_is_scored_after_the_battle() -> None:
    s = battle("v_demons_9", 1, held="g4", buildings=row("cathedral"), points=24)
    assert s.match.over and s.sheet() == {"destroyed": -9}  # it was destroyed in time
    s = battle("v_demons_9", 6, held="g4", buildings=row("cathedral"), soldiers=9)
    assert s.sheet() == {"victory": 2, "strongest": 1, "cathedral": 2}
