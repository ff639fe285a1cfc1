"""Limits: CF-80 to CF-82."""

import pytest

from games.council_of_four.scene import scene

ruling = pytest.mark.ruling


@ruling("CF-80")
@pytest.mark.parametrize(
    "limit, before, after", [(True, 15, 19), (True, 18, 20), (True, 20, 20), (False, 18, 22)]
)
def test_coins_beyond_20_are_lost(limit: bool, before: int, after: int) -> None:
    assert scene(coins=before, coin_limit=limit).elect().of("coins") == after


@ruling("CF-80")
def test_rewards_end_at_the_limit_as_well() -> None:
    s = scene("H", permits="j i", coins=19).play("build:i-indur")
    assert s.of("coins") == 20


@ruling("CF-81")
def test_what_is_left_in_the_pool() -> None:
    s = scene(permits="d", assistants=[40, 7]).play("build:d-dorful")  # two on the token, one in the pool
    assert s.of("assistants") == 41 and s.open["pool"] == 0
    assert s.why("hire") == "CF-81"
    s.play("swap:coast")
    assert s.open["pool"] == 1


@ruling("CF-81")
def test_a_pool_without_end() -> None:
    s = scene(permits="d", assistants=[40, 7], assistant_limit=False).play("build:d-dorful hire")
    assert s.of("assistants") == 43 and s.open["pool"] is None


@ruling("CF-82")
def test_points_go_on_after_99() -> None:
    s = scene(permits="c", position={"points": [98, 0]}).play("build:c-castrum")
    assert s.of("points") == 101 and s.match.scores()[0] >= 101
