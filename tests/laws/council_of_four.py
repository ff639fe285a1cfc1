"""Council of Four under the laws: random set-ups, and what must be true of every position."""

from __future__ import annotations

import random
from typing import Any

from tetrarch.games.council_of_four.rules import ids, pieces
from tetrarch.games.council_of_four.rules.scoring import total

SHARED = frozenset({"board", "sides", "token", "held", "spent"})
FLAGS = (
    "every_space_pays",
    "free_permit_pays",
    "same_permit_again",
    "coin_limit",
    "assistant_limit",
    "last_bonus_each",
    "finish_turn",
    "permits_tie_pays",
    "used_permits_count",
)
CARDS = [int(n) for n in pieces.CARDS]


def setup(rng: random.Random) -> dict[str, Any]:
    seats = rng.randint(2, 4)
    options: dict[str, Any] = {"seats": seats, "start_seat": rng.randint(1, seats)}
    for flag in FLAGS:
        options[flag] = rng.random() < 0.6
    options["reward_order"] = rng.choice(["free", "fixed"])
    options["tie_break"] = rng.choice(["sum", "assistants_first"])
    if rng.random() < 0.2:
        return options | {"setup": "rulebook"}
    return options | {region: rng.choice(["random", "a", "b"]) for region in ("coast", "hills", "mountains")}


def check(game: Any, s: Any) -> None:
    """Cards, councillors, permits and tokens are conserved; goods stay within their limits."""
    check_cards(s)
    check_councils(s)
    check_permits(s)
    check_goods(game, s)
    check_tiles(s)
    if game.over(s):
        assert s.ending >= 0 and s.active < 0
    else:
        assert [total(s, seat, game.variants) for seat in range(s.seats)] == game.scores(s)


def check_cards(s: Any) -> None:
    for kind, most in enumerate(CARDS):
        piles = int(s.deck[kind] + s.discard[kind]) + sum(s.hand[kind :: ids.KINDS])
        assert piles == most and sum(s.held[kind :: ids.KINDS]) <= most
    assert min(*s.deck, *s.discard, *s.hand, *s.held, *s.spent) >= 0
    assert any(s.deck) or not any(s.discard), "an empty deck is renewed at once"
    for seat in range(s.seats):
        row = range(seat * ids.KINDS, seat * ids.KINDS + ids.KINDS)
        assert 0 <= s.fresh[seat] <= s.cards_of(seat)
        assert all(s.spent[i] <= s.held[i] for i in row)
        older = sum(min(int(s.hand[i]), int(s.held[i] - s.spent[i])) for i in row)
        assert older >= s.cards_of(seat) - s.fresh[seat]


def check_councils(s: Any) -> None:
    seen = [int(n) for n in s.reserve]
    for row in s.balcony:
        for place in range(4):
            colour = int(row) >> 3 * place & 7
            if colour != ids.NOBODY:
                seen[colour] += 1
    assert seen == [pieces.COUNCILLORS] * ids.COLOURS and min(s.reserve) >= 0


def under(s: Any, region: int) -> list[int]:
    return [region * ids.IN_PILE + int(digit, 16) for digit in f"{int(s.under[region]):x}"[1:]]


def check_permits(s: Any) -> None:
    places = [int(permit) for permit in s.offer if permit != ids.GAP]
    for region in range(ids.REGIONS):
        places += under(s, region)
        assert all(s.offer[place] // ids.IN_PILE in (region, -1) for place in (region * 2, region * 2 + 1))
    for bits in (*s.pile, *s.permits, *s.used):
        places += [permit for permit in range(ids.PERMITS) if int(bits) >> permit & 1]
    assert sorted(places) == list(range(ids.PERMITS))
    tokens = [int(token) for token in s.token if token != ids.NO_TOKEN]
    assert len(set(tokens)) == len(tokens)


def check_goods(game: Any, s: Any) -> None:
    limit = game.variants.max_coins
    assert all(0 <= n <= limit for n in s.coins) and min(s.assistants) >= 0
    assert sum(s.assistants) <= game.variants.max_assistants
    assert all(0 <= n < pieces.SPACES for n in s.nobility) and min(s.points) >= 0
    for seat in range(s.seats):
        assert int(s.emporiums[seat]).bit_count() <= pieces.EMPORIUMS
        assert int(s.emporiums[seat]).bit_count() >= int(s.used[seat]).bit_count()
    done = [seat for seat in range(s.seats) if int(s.emporiums[seat]).bit_count() == pieces.EMPORIUMS]
    assert (s.ending >= 0) == bool(done) and (not done or s.ending in done)
    assert s.seats == 2 or s.neutral == 0


def check_tiles(s: Any) -> None:
    held = [int(seat) for seat in s.tile if seat >= 0]
    kings = [int(seat) for seat in s.kings_tile]
    assert len([seat for seat in kings if seat >= 0]) == min(len(held), ids.KINGS_TILES)
    assert all(kings.count(seat) <= held.count(seat) for seat in range(s.seats))
    if -1 in s.sides:
        return
    for tile, group in enumerate(s.board.group):
        full = [seat for seat in range(s.seats) if s.emporiums[seat] & group == group]
        assert (s.tile[tile] in full) if full else s.tile[tile] < 0
