"""Help of the advisors: KI-40 to KI-60, and the Stable KI-82."""

import pytest

from games.kingsburg.scene import A, B, Scene, scene

ruling = pytest.mark.ruling
STABLE = "palisade stable"


def helped(advisor: str, **more: object) -> Scene:
    return scene("autumn help", placed={advisor: "0:1"}, **more)  # type: ignore[arg-type]


@ruling("KI-40")
def test_ascending_order_lets_a_lower_advisor_pay_a_higher_one() -> None:
    s = scene("autumn help", placed={"alchemist": "0:6", "merchant": "0:4"})
    assert s.offered("take") == {"gold", "wood"}
    s.play("take:wood pay:wood")
    assert s.goods() == "g1s1"


@ruling("KI-40")
def test_dice_go_back_after_the_help() -> None:
    s = scene("autumn help", held="g2", placed={"jester": "0:1"})
    assert s.question == "build" and s.open["placed"] == {}


@ruling("KI-41", "KI-45")
def test_a_choice_cannot_be_declined() -> None:
    s = helped("merchant")
    assert s.tokens == {"take:gold", "take:wood"} and s.why("decline") == "KI-45"


@ruling("KI-42", "KI-43", "KI-44", "KI-46", "KI-49", "KI-54", "KI-56", "KI-57", "KI-59")
@pytest.mark.parametrize(
    ("advisor", "gain"),
    [
        ("jester", "p1"),
        ("squire", "g1"),
        ("architect", "w1"),
        ("sergeant", "m1"),
        ("treasurer", "g2"),
        ("champion", "s3"),
        ("inventor", "g1w1s1"),
        ("wizard", "g4"),
        ("king", "g1w1s1 m1"),
    ],
)
def test_advisors_without_a_choice(advisor: str, gain: str) -> None:
    assert helped(advisor).has() == gain


@ruling("KI-45", "KI-48", "KI-50", "KI-52", "KI-53")
@pytest.mark.parametrize(
    ("advisor", "choices", "more"),
    [
        ("merchant", "gold wood", ""),
        ("astronomer", "gold wood stone", " t1"),
        ("master_hunter", "gold+wood wood+stone", ""),
        ("swordsmith", "gold+stone wood+stone", ""),
        (
            "duchess",
            "gold+gold gold+wood gold+stone wood+wood wood+stone stone+stone",
            " t1",
        ),
    ],
)
def test_advisors_with_a_choice(advisor: str, choices: str, more: str) -> None:
    assert helped(advisor).tokens == {f"take:{choice}" for choice in choices.split()}
    for choice in choices.split():
        held = {letter: choice.count(name) for letter, name in (("g", "gold"), ("w", "wood"), ("s", "stone"))}
        goods = "".join(f"{letter}{n}" for letter, n in held.items() if n)
        assert helped(advisor).play(f"take:{choice}").has() == goods + more


@ruling("KI-47")
def test_the_alchemist_turns_one_good_into_the_two_others() -> None:
    s = helped("alchemist", held="g1s2")
    assert s.tokens == {"pay:gold", "pay:stone", "decline"}
    assert helped("alchemist", held="g1s2").play("pay:gold").goods() == "w1s3"
    assert helped("alchemist", held="g1s2").play("pay:stone").goods() == "g2w1s1"
    assert helped("alchemist", held="g1s2").play("decline").goods() == "g1s2"
    assert helped("alchemist").has() == "" and helped("alchemist").question is None


@ruling("KI-51", "KI-60")
def test_the_general_recruits_two_and_looks_in_secret() -> None:
    s = helped("general", held="g2").play("~invader:i_zombies_4")
    assert s.of("soldiers") == 2 and s.match.view(A)["invader"] == "i_zombies_4"
    assert s.match.view(B)["invader"] is None and s.open["known"] == [A]


@ruling("KI-60")
def test_a_card_that_was_seen_is_the_one_that_appears() -> None:
    s = scene("autumn help", placed={"general": "0:46", "queen": "1:566"})
    s.play("~invader:i_goblins_3 1>take:gold+gold 1>done 1>done")
    assert s.match.view(B)["invader"] == "i_goblins_3"
    assert s.play("~die:6").open["past"] == ["i_goblins_3"]


@ruling("KI-55")
def test_the_spy_sells_three_goods_for_a_point_also_below_zero() -> None:
    s = helped("smuggler", points=-1)
    assert len(s.offered("take")) == 10 and "decline" in s.tokens
    s.play("take:gold+wood+stone")
    assert (s.goods(), s.points()) == ("g1w1s1", -2)
    assert helped("smuggler").play("decline").has() == ""


@ruling("KI-55", "KI-3")
def test_the_spy_who_must_be_paid() -> None:
    assert "decline" not in helped("smuggler", spy_must_pay=True).tokens
    assert "decline" in helped("smuggler", edition=1).tokens


@ruling("KI-58")
@pytest.mark.parametrize(
    ("edition", "option", "points"),
    [(2, "edition", 3), (1, "edition", 1), (1, "three", 3), (2, "one", 1)],
)
def test_the_queen(edition: int, option: str, points: int) -> None:
    s = helped("queen", edition=edition, queen_points=option)
    s.play("~invader:i_orcs_3 take:gold+stone")
    assert (s.goods(), s.points()) == ("g1s1", points)
    assert s.match.view(A)["invader"] == "i_orcs_3"


@ruling("KI-82")
@pytest.mark.parametrize(("advisor", "soldiers"), [("sergeant", 2), ("general", 3), ("king", 2)])
def test_the_stable_adds_a_soldier(advisor: str, soldiers: int) -> None:
    assert helped(advisor, buildings=STABLE).of("soldiers") == soldiers


@ruling("KI-82")
def test_the_stable_adds_one_for_each_help_and_none_elsewhere() -> None:
    s = scene("autumn help", buildings=STABLE, placed={"sergeant": "0:5 0:5"})
    assert s.of("soldiers") == 4
    s = scene("recruit hire", held="g2", buildings=STABLE).play("hire:gold+gold")
    assert s.of("soldiers") == 1
    assert helped("jester", buildings=STABLE).of("soldiers") == 0


@ruling("KI-257")
def test_the_stable_may_be_read_as_for_the_general_alone() -> None:
    found = {
        name: helped(name, buildings=STABLE, stable_advisors="general").of("soldiers")
        for name in ("sergeant", "general", "king")
    }
    assert found == {"sergeant": 1, "general": 3, "king": 1}
