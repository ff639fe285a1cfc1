"""Set-up: CF-8 to CF-18."""

from collections import Counter

import pytest

import tetrarch
from games.council_of_four.scene import (
    BALCONIES,
    CITY,
    COUNCILS,
    OFFERS,
    PERMITS,
    REGIONS,
    RESERVE,
    TOKENS,
    new,
    scene,
)

ruling = pytest.mark.ruling


@ruling("CF-8")
def test_sides_are_random_or_chosen() -> None:
    assert {"".join(new(seed=seed).open["sides"]) for seed in range(60)} == {
        a + b + c for a in "ab" for b in "ab" for c in "ab"
    }
    s = new(coast="b", hills="a", mountains="b")
    assert s.open["sides"] == ["b", "a", "b"]
    assert {new(seed=seed, hills="b").open["sides"][1] for seed in range(12)} == {"b"}
    with pytest.raises(tetrarch.BadOption):
        new(coast="c")


@ruling("CF-9")
@pytest.mark.parametrize("side, purple", [("a", "juvelar"), ("b", "graden")])
def test_a_token_for_every_city_but_the_purple_one(side: str, purple: str) -> None:
    places = set()
    for seed in range(80):
        tokens = new(seed=seed, hills=side).open["tokens"]
        assert {city for city, token in tokens.items() if token} == set(CITY.values()) - {purple}
        assert sorted(token for token in tokens.values() if token) == sorted(TOKENS.values())
        places |= {(city, token) for city, token in tokens.items() if token in ("vp1", "coin3")}
    assert len(places) > 24  # of 28: they are dealt at random


@ruling("CF-9")
def test_tokens_stay_where_they_are() -> None:
    s = scene(permits="a c").play("build:a-arkon")
    assert s.open["tokens"]["arkon"] == "vp1" and s.told("token") == []


@ruling("CF-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_cards_in_every_first_hand(seats: int) -> None:
    s = new(seats)
    assert s.open["hand_sizes"] == [7] + [6] * (seats - 1)  # the first player has drawn for the turn
    assert s.open["deck"] == 90 - 6 * seats - 1
    assert sum(s.hand(1).values()) == 6


@ruling("CF-11")
def test_two_permits_of_each_region_face_up() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        s = new(seed=seed)
        for region in REGIONS:
            two = s.open["offers"][region]
            assert len(set(two)) == 2 and set(two) <= set(PERMITS[region].split())
            assert s.open["piles"][region] == 13 and s.open["under"][region] == []
            seen.update(two)
    assert len(seen) == 45  # all can come up


@ruling("CF-12")
@pytest.mark.parametrize("side, city", [("a", "juvelar"), ("b", "graden")])
def test_the_king_starts_in_the_purple_city(side: str, city: str) -> None:
    s = new(hills=side)
    assert s.open["king"] == city and s.open["metals"][city] == "purple"


@ruling("CF-13")
def test_all_tiles_lie_ready() -> None:
    s = new()
    assert not any(owner is not None for owner in s.open["tiles"].values()) and s.open["kings_tiles"] == []


@ruling("CF-13")
@pytest.mark.parametrize(
    "tile, letters, last, points",
    [
        ("gold", "BFHK", "o", 20),
        ("silver", "CDG", "l", 12),
        ("bronze", "EI", "n", 8),
        ("iron", "A", "m", 5),
        ("coast", "BCDE", "a", 5),
        ("hills", "FGHI", "j", 5),
        ("mountains", "KMNO", "l", 5),
    ],
)
def test_points_of_the_bonus_tiles(tile: str, letters: str, last: str, points: int) -> None:
    s = scene(letters, permits=last).play(f"build:{last}-{CITY[last.upper()]}")
    assert s.sheet()[tile] == points and s.sheet()["kings"] == 25


@ruling("CF-13")
def test_points_of_the_kings_tiles() -> None:
    for taken, points in enumerate((25, 18, 12, 7, 3)):
        s = scene("A", permits="m", position={"kings_tiles": [1] * taken} if taken else {})
        s.play("build:m-merkatim")
        assert s.sheet()["kings"] == points


@ruling("CF-14")
def test_four_councillors_a_council_and_eight_in_reserve() -> None:
    rows = set()
    for seed in range(20):
        s = new(seed=seed)
        assert [*s.open["balconies"]] == [*COUNCILS]
        assert all(len(row) == 4 for row in s.open["balconies"].values())
        assert sum(s.open["reserve"].values()) == 8
        rows |= {tuple(row) for row in s.open["balconies"].values()}
    assert len(rows) > 70


@ruling("CF-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_coins_and_assistants_grow_with_the_place_in_the_order(seats: int) -> None:
    view = new(seats).open
    assert view["coins"] == [10, 11, 12, 13][:seats] and view["assistants"] == [1, 2, 3, 4][:seats]
    assert view["points"] == view["nobility"] == [0] * seats
    assert view["emporiums"] == [[]] * seats and view["permits"] == [[]] * seats


@ruling("CF-16")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_start_seat(start: int) -> None:
    s = new(3, start_seat=start)
    assert s.match.seat == start - 1
    for place in range(3):
        seat = (start - 1 + place) % 3
        assert (s.of("coins", seat), s.of("assistants", seat)) == (10 + place, 1 + place)


@ruling("CF-16")
def test_the_start_seat_must_be_there() -> None:
    assert new(2).match.seat == 0
    with pytest.raises(tetrarch.BadOption, match="CF-16"):
        new(2, start_seat=3)


@ruling("CF-17")
def test_neutral_emporiums_of_a_game_for_two() -> None:
    numbers = set()
    for seed in range(80):
        s = new(2, seed=seed)
        permits = [str(args["permit"]) for args in s.told("neutral")]
        assert [next(r for r in REGIONS if p in PERMITS[r].split()) for p in permits] == [*REGIONS]
        assert sorted(s.open["neutral"]) == sorted(
            CITY[letter] for permit in permits for letter in permit.upper()
        )
        assert all(s.open["piles"][region] == 13 for region in REGIONS)  # shuffled back
        for region, permit in zip(REGIONS, permits, strict=True):
            assert permit in s.json["piles"][region] and permit not in s.open["offers"][region]
        numbers.add(len(s.open["neutral"]))
    assert min(numbers) >= 3 and max(numbers) <= 9 and len(numbers) > 4


@ruling("CF-17")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_neutral_emporiums_with_more_players(seats: int) -> None:
    s = new(seats)
    assert s.open["neutral"] == [] and s.told("neutral") == []


@ruling("CF-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_position_drawn_in_the_rulebook(seats: int) -> None:
    hands = set()
    for seed in range(4):
        s = new(seats, seed=seed, setup="rulebook")
        assert s.open["sides"] == ["a", "a", "a"] and s.open["king"] == "juvelar"
        tokens = {city: token for city, token in s.open["tokens"].items() if token}
        assert tokens == {CITY[letter]: token for letter, token in TOKENS.items()}
        assert s.open["offers"] == OFFERS
        assert s.open["balconies"] == BALCONIES
        assert {colour: n for colour, n in s.open["reserve"].items() if n} == RESERVE
        hands.add(str(s.json["hands"]))
    assert len(hands) == 4


@ruling("CF-18")
def test_the_drawn_start_leaves_no_choice_of_sides() -> None:
    with pytest.raises(tetrarch.BadOption, match="CF-18"):
        new(setup="rulebook", coast="b")
