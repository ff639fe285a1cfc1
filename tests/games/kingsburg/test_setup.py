"""Aim, set-up and options: KI-1 to KI-12, KI-120 to KI-122."""

import itertools

import pytest

import tetrarch
from games.kingsburg.scene import A, B, C, battle, load, new, scene, walk

ruling = pytest.mark.ruling
MODULES = ["extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims"]


@ruling("KI-1", "KI-12")
def test_a_game_lasts_five_years_of_eight_phases() -> None:
    seen = [(s.open["year"], s.open["phase"]) for s in walk(5)]
    stages = [stage for stage, _ in itertools.groupby(seen)]
    assert [year for year, _ in itertools.groupby(stages, lambda stage: stage[0])] == [1, 2, 3, 4, 5]
    for year in range(1, 6):
        phases = [phase for at, phase in stages if at == year]
        assert len(phases) == len({*phases}) and [
            p for p in phases if p in ("spring", "summer", "autumn")
        ] == [
            "spring",
            "summer",
            "autumn",
        ]


@ruling("KI-5")
def test_everybody_starts_with_nothing() -> None:
    s = new().chance()
    assert [s.has(seat) for seat in (A, B, C)] == ["", "", ""]
    assert s.open["buildings"] == [[], [], []] and s.open["envoy"] is None
    assert (s.open["year"], s.open["phase"]) == (1, "kings_aid")


@ruling("KI-6")
def test_the_first_order_is_random_and_counts_for_the_aid_and_the_first_ties() -> None:
    s = new()
    assert s.drawn == {"0+1+2", "0+2+1", "1+0+2", "1+2+0", "2+0+1", "2+1+0"}
    s.play("~order:2+0+1 2>take:gold 0>take:gold 1>take:gold").roll("123", "123", "123")
    assert s.open["order"] == [2, 0, 1]


@ruling("KI-7", "KI-9")
def test_invader_cards_are_secret_until_winter() -> None:
    s = scene("autumn help", placed={"general": "1:46"}, held=["", "g2", ""])
    assert s.drawn == {"i_barbarians_2", "i_goblins_2", "i_goblins_3", "i_orcs_3", "i_zombies_4"}
    s.play("~invader:i_orcs_3")
    assert s.match.view(B)["invader"] == "i_orcs_3"
    assert s.match.view(A)["invader"] is None and s.open["invader"] is None
    s.play("1>done 1>done ~die:1")
    assert s.told("saw", A) == [] and s.told("saw", None) == []


@ruling("KI-3", "KI-120", "KI-121")
def test_modules_and_scenarios_need_edition_2() -> None:
    for more in ({"modules": ["destiny"]}, {"scenario": "goblin_valley"}):
        with pytest.raises(tetrarch.BadOption, match="edition"):
            new(edition=1, **more)
    with pytest.raises(tetrarch.BadOption):
        new(edition=3)
    assert new(edition=1).chance().question == "aid"


@ruling("KI-120")
@pytest.mark.parametrize("count", [0, 1, 2, 6])
def test_modules_in_every_combination(count: int) -> None:
    for modules in itertools.combinations(MODULES, count):
        assert not new(2, modules=[*modules]).chance().match.over
    with pytest.raises(tetrarch.BadOption):
        new(modules=["dragons"])


@ruling("KI-121")
def test_a_random_scenario() -> None:
    s = new(scenario="random")
    assert s.drawn == {"goblin_valley", "royal_inspection", "full_granaries", "shadow_of_the_dragon"}
    assert s.play("~scenario:full_granaries").open["scenario"] == "full_granaries"


@ruling("KI-122")
def test_rows_are_chosen_before_governors() -> None:
    s = new(2, modules=["governors", "alternate_rows"]).chance()
    assert s.question == "rows"
    s.play("lay:none lay:none").chance()
    assert s.question == "governor"


@pytest.mark.parametrize(
    "options",
    [
        {"rows_method": "draft"},
        {"governor_method": "auction"},
        {"whims_variant": "restoration"},
        {"preacher_pays": "each"},
        {"stable_whims": False},
        {"academy_choice": "own"},
    ],
)
def test_an_option_of_a_module_needs_the_module(options: dict[str, object]) -> None:
    with pytest.raises(tetrarch.BadOption):
        new(**options)


@ruling("KI-4")
def test_goods_are_open_and_without_limit_and_tokens_are_none() -> None:
    s = scene("autumn help", held="g99", plus2=7, placed={"wizard": "0:466"})
    assert s.goods() == "g103"
    s = scene("kings_aid compare", held=["g1", "", ""], plus2=[0, 1, 1])
    assert s.seat == B  # tied with C: tokens are no goods
    s.play("1>take:gold 2>take:gold")


@ruling("KI-10")
def test_points_below_zero_and_without_limit() -> None:
    s = battle("v_barbarians_7", points=3)
    assert s.points() == -5
    s = scene("autumn help", points=59, placed={"queen": "0:566"}).play("~invader:i_orcs_3 take:gold+gold")
    assert s.points() == 62


@ruling("KI-11")
def test_points_during_play_leave_out_the_end_of_the_game() -> None:
    s = scene("spring roll", held="g4", buildings="statue chapel church cathedral", points=24)
    assert s.points() == 24 and s.open["at_end"][A] == {"cathedral": 2}


def test_positions_say_what_is_wrong() -> None:
    with pytest.raises(tetrarch.BadPosition, match="buildings"):
        load(3, {"buildings": [["market"], [], []]})
    with pytest.raises(tetrarch.BadPosition, match="goods"):
        load(3, {"goods": [{"silver": 1}, {}, {}]})
    with pytest.raises(tetrarch.BadPosition, match="order"):
        load(3, {"order": [0, 0, 1]})
