"""The end of the game: CF-1 and CF-83 to CF-94."""

import pytest

from games.council_of_four.scene import NINE, TEN, Scene, finish, scene, walk

ruling = pytest.mark.ruling


@ruling("CF-1")
@pytest.mark.parametrize("seed", range(3))
def test_the_most_points_win(seed: int) -> None:
    *_, s = walk(seed, seats=2 + seed)
    scores = s.match.scores()
    assert s.match.over and all(scores[seat] == max(scores) for seat in s.match.winners())
    for seat, score in enumerate(scores):
        assert sum(s.sheet(seat).values()) == score == sum(line.points for line in s.match.score_sheet(seat))


def last(**more: object) -> Scene:
    """Seat 0 with nine emporiums and a permit for the tenth."""
    return scene(NINE, permits="a f", **more)  # type: ignore[arg-type]


@ruling("CF-83")
def test_three_points_for_the_tenth_emporium() -> None:
    s = last()
    s.play("build:a-arkon")
    assert s.open["ending"] == 0 and s.sheet()["last"] == 3
    assert s.of("points") == 1 + 1 + 3  # Arkon, Burgen, the last emporium
    assert len(s.told("ending", None)) == 1


@ruling("CF-83")
def test_nine_emporiums_are_not_the_end() -> None:
    s = scene(NINE[1:], permits="a").play("build:a-arkon")
    assert s.open["ending"] is None and "last" not in s.sheet()


@ruling("CF-84")
@pytest.mark.parametrize("each, points", [(True, 3), (False, 0)])
def test_a_second_tenth_emporium(each: bool, points: int) -> None:
    s = scene(
        TEN, NINE, permits=["", "a"], assistants=9, last_bonus_each=each, position={"active": 1, "ending": 0}
    )
    s.play("build:a-arkon")
    assert s.sheet(1).get("last", 0) == points
    assert s.play("end").match.over
    assert s.open["mains"] == 0, "nobody has an action left"


@ruling("CF-85")
def test_the_turn_of_the_last_emporium_goes_on() -> None:
    s = last().play("build:a-arkon")
    assert s.match.seat == 0 and s.verbs >= {"hire", "extra", "end"}
    s.play("extra").elect()
    assert s.play("end").match.seat == 1


@ruling("CF-85")
def test_or_it_ends_with_the_rewards() -> None:
    s = last(finish_turn=False).play("extra build:a-arkon")
    assert s.match.seat == 1 and s.of("points") == 5 and s.of("coins") > 10
    s = scene("BDGHIJKNO", permits="l", nobility=3, finish_turn=False).play("build:l-lyram")
    assert s.match.seat == 0 and s.verbs == {"reuse"}  # Osium led to space 4
    assert s.play("reuse:dorful").match.seat == 1


@ruling("CF-86")
@pytest.mark.parametrize("active, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_everybody_else_has_one_more_turn(active: int, order: list[int]) -> None:
    emporiums, permits = ["", "", ""], ["", "", ""]
    emporiums[active], permits[active] = NINE, "a"
    s = scene(*emporiums, permits=permits, position={"active": active})
    seen = [active]
    s.play("build:a-arkon end")
    while not s.match.over:
        seen.append(int(s.match.seat or 0))
        s.turn()
    assert seen == order and s.match.legal() == [] and s.match.seat is None


@ruling("CF-86")
def test_a_second_tenth_emporium_does_not_prolong_the_game() -> None:
    s = scene(NINE, NINE, "", permits=["a", "abc", ""], assistants=15)
    s.play("build:a-arkon end build:abc-castrum end")
    assert s.open["ending"] == 0 and s.match.seat == 2
    assert s.turn().match.over


@ruling("CF-87")
def test_tiles_are_worth_points_at_the_end() -> None:
    position = {"tiles": {"gold": 1, "iron": 1}, "kings_tiles": [1, 1]}
    s = finish(TEN, "BFHKOAM", position=position)
    assert s.sheet(1) == {"gold": 20, "iron": 5, "kings": 25 + 18, "furthest": 5, "most_permits": 3}
    assert s.match.scores()[1] == 76


@ruling("CF-87")
def test_points_of_tiles_are_not_on_the_track_before() -> None:
    s = scene("A", permits="m").play("build:m-merkatim")
    assert s.of("points") == 0 and s.match.scores()[0] >= 5 + 25


def ranks(*nobility: int) -> list[int]:
    s = finish(seats=len(nobility), nobility=nobility)
    return [
        s.sheet(seat).get("furthest", 0) + s.sheet(seat).get("second", 0) for seat in range(len(nobility))
    ]


@ruling("CF-88")
def test_five_points_for_the_first_and_two_for_the_second() -> None:
    assert ranks(3, 7, 5, 0) == [0, 5, 2, 0]
    assert ranks(4, 1) == [5, 2]


@ruling("CF-89")
def test_ties_on_the_nobility_track() -> None:
    assert ranks(7, 7, 5, 5) == [5, 5, 0, 0]
    assert ranks(7, 5, 5, 1) == [5, 2, 2, 0]
    assert ranks(0, 0, 0) == [5, 5, 5]
    assert ranks(2, 0, 0) == [5, 2, 2]


@ruling("CF-90")
def test_three_points_for_the_most_permits() -> None:
    s = finish(permits=["a", "f g", "k"], seats=3)
    assert [s.sheet(seat).get("most_permits", 0) for seat in range(3)] == [0, 3, 0]


@ruling("CF-90")
@pytest.mark.parametrize("pays, points", [(True, [3, 3, 0]), (False, [0, 0, 0])])
def test_a_tie_for_the_most_permits(pays: bool, points: list[int]) -> None:
    s = finish(permits=["a b", "f g", "k"], seats=3, permits_tie_pays=pays)
    assert [s.sheet(seat).get("most_permits", 0) for seat in range(3)] == points


@ruling("CF-91")
@pytest.mark.parametrize("count, points", [(True, [3, 0]), (False, [0, 3])])
def test_used_permits_count_too(count: bool, points: list[int]) -> None:
    s = finish(permits=["a", "f g"], used=["c d", ""], used_permits_count=count)
    assert [s.sheet(seat).get("most_permits", 0) for seat in range(2)] == points


@ruling("CF-92")
def test_the_winner_has_the_most_points() -> None:
    s = finish(seats=3, position={"points": [4, 9, 6]})
    assert s.match.winners() == [1] and s.match.scores() == [12, 17, 14]


@ruling("CF-93")
@pytest.mark.parametrize(
    "tie_break, assistants, hands, winners",
    [
        ("sum", [3, 2], {0: "white", 1: "white black orange"}, [1]),
        ("assistants_first", [3, 2], {0: "white", 1: "white black orange"}, [0]),
        ("assistants_first", [3, 3], {0: "white", 1: "white black orange"}, [1]),
        ("sum", [3, 2], {0: "white", 1: "white black"}, [0, 1]),
        ("assistants_first", [3, 3], {0: "white", 1: "black"}, [0, 1]),
    ],
)
def test_ties(tie_break: str, assistants: list[int], hands: dict[int, str], winners: list[int]) -> None:
    s = finish(assistants=assistants, hands=hands, tie_break=tie_break)
    assert s.match.scores() == [8, 8] and s.match.winners() == winners


@ruling("CF-93")
def test_only_those_with_the_most_points_are_compared() -> None:
    s = finish(seats=3, assistants=[1, 2, 9], position={"points": [5, 5, 4]})
    assert s.match.winners() == [1]


@ruling("CF-94")
def test_scores_during_play_are_those_of_an_end_now() -> None:
    s = scene("A", permits=["a m", ""], nobility=[2, 1], position={"points": [6, 0]})
    assert s.match.scores() == [6 + 5 + 3, 2] and not s.match.over
    s.play("build:m-merkatim")
    assert s.match.scores() == [6 + 5 + 3 + 5 + 25, 2]
    assert s.of("points") == 6
