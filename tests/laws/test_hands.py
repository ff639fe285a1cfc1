"""Kingdom Builder's cards: what counting tells about hidden hands is kept when they are imagined [KB-34]."""

from __future__ import annotations

from typing import Any

from laws.sampling import seeds
from laws.subjects import SUBJECTS
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingdom_builder.evaluation.imagine import is_hidden

KINGDOM_BUILDER = SUBJECTS[0]


def hidden(s: Any, seat: int, shuffle: int) -> list[int]:
    """Hidden hands that were drawn from the pile of a shuffle, sorted."""
    return sorted(int(s.hand[h]) for h in range(s.seats) if is_hidden(s, h, seat) and s.drawn[h] == shuffle)


@seeds()
def test_hands_drawn_before_a_shuffle_never_hold_reshuffled_cards(seed: int) -> None:
    for n, (game, s, _) in enumerate(KINGDOM_BUILDER.positions(seed)):
        if n % 5 or s.shuffles == 0:
            continue
        for seat in range(s.seats):
            t = game.imagine(s, seat, Rng(n))
            assert t.hand[seat] == s.hand[seat] and list(t.drawn) == list(s.drawn)
            for shuffle in range(s.shuffles):
                assert hidden(t, seat, shuffle) == hidden(s, seat, shuffle)


def test_an_imagined_hand_follows_the_cards_that_are_left() -> None:
    """A hidden hand is each terrain as often as the pile and the hidden hands hold it."""
    for game, s, _ in KINGDOM_BUILDER.positions(3):
        others = [h for h in range(s.seats) if is_hidden(s, h, 0) and s.drawn[h] == s.shuffles]
        if others and game.asked(s) == 0 and max(s.deck) > 2 * min(s.deck):
            break
    pool = [int(n) for n in s.deck]
    for holder in others:
        pool[s.hand[holder]] += 1
    rng, draws = Rng(1), 1500
    seen = [0] * 5
    for _ in range(draws):
        seen[game.imagine(s, 0, rng).hand[others[0]]] += 1
    fair = [draws * n / sum(pool) for n in pool]
    assert all((f == 0 and n == 0) or abs(n - f) < 5 * f**0.5 for n, f in zip(seen, fair, strict=True))
