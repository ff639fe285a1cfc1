"""The heuristic of Council of Four's bots: it likes what leads to points."""

from typing import Any

from games.council_of_four.scene import Scene, new, scene
from tetrarch.bots.search.bot import Budget
from tetrarch.bots.search.greedy import GreedyBot
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng


def worth(s: Scene, seat: int = 0) -> float:
    return float(s.match.game.evaluate(s.match.state, seat))


def test_goods_are_worth_something() -> None:
    bare: dict[str, Any] = {"coins": 5, "assistants": 1}
    base = worth(scene(**bare))
    assert worth(scene(coins=9, assistants=1)) > base
    assert worth(scene(coins=5, assistants=3)) > base
    assert worth(scene(hand="white joker", **bare)) > worth(scene(hand="white", **bare)) > base
    assert worth(scene(permits="cde", **bare)) > base
    assert worth(scene(nobility=[3, 0], **bare)) > worth(scene(nobility=[1, 0], **bare)) > base


def test_a_tile_within_reach_is_worth_more_than_a_scattered_emporium() -> None:
    """Arkon and Merkatim are the two cities of iron on side a [CF-58]."""
    taken = {"tiles": {"iron": 0}, "kings_tiles": [0]}
    assert worth(scene("AM", position=taken)) > worth(scene("AD"))
    assert worth(scene("A", permits="m")) > worth(scene("D", permits="m"))
    assert (
        worth(scene("", "")) > worth(scene("", "AM", position={"tiles": {"iron": 1}, "kings_tiles": [1]})) - 9
    )


def test_a_tile_that_another_is_about_to_take_is_worth_less() -> None:
    assert worth(scene("F")) > worth(scene("F", "GHI"))


def test_five_kings_tiles_gone_leave_the_bonus_tile() -> None:
    gone = {"kings_tiles": [1, 1, 1, 1, 1]}
    assert worth(scene("A")) > worth(scene("A", position=gone))


def test_greedy_plays_a_whole_game_and_its_score_is_the_last_word() -> None:
    s = new(2, 5)
    bots = [GreedyBot(1), GreedyBot(2)]
    rng = Rng(3)
    for _ in range(2000):
        if s.match.over:
            break
        seat = s.match.seat
        assert seat is not None
        seen = observe(s.match.game, s.match.state, seat, rng)
        s.match.play(int(bots[seat].choose(seen, Budget(1))))
    assert s.match.over
    assert [worth(s, seat) for seat in (0, 1)] == s.match.scores()


def test_goods_in_plenty_do_not_keep_anybody_from_building_for_ever() -> None:
    """Early on, a ninth emporium makes stored goods fade; after many rounds they have faded anyhow."""
    rich: dict[str, Any] = {"coins": 20, "assistants": 6, "hand": "white " * 12, "permits": "cde"}
    eight, nine = "ADFGHILM", "ADFGHILMN"
    taken = {"tiles": {"iron": 0}, "kings_tiles": [0]}
    gains = [
        worth(scene(nine, position={"round": number, **taken}, **rich))
        - worth(scene(eight, position={"round": number, **taken}, **rich))
        for number in (10, 60)
    ]
    assert gains[0] < 0 < gains[1]
