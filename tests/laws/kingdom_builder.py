"""Kingdom Builder under the laws: random set-ups, and what must be true of every position."""

from __future__ import annotations

import random
from typing import Any

from tetrarch.games.kingdom_builder.presentation.vocabulary import GUILD, TILE
from tetrarch.games.kingdom_builder.rules import ids
from tetrarch.games.kingdom_builder.rules.pieces import BUILDS, SETTLEMENTS
from tetrarch.games.kingdom_builder.rules.tables import NEIGHBOURS

SHARED = frozenset({"board", "guild", "plan"})
BESIDE = [[n for n in NEIGHBOURS[cell * 6 : cell * 6 + 6] if n >= 0] for cell in range(ids.CELLS)]


def setup(rng: random.Random) -> dict[str, Any]:
    seats = rng.randint(2, 4)
    options: dict[str, Any] = {"seats": seats, "start_seat": rng.randint(1, seats)}
    for flag in ("lords_zero", "regain_later", "regain_same_turn", "vacated_hex", "fresh_twin"):
        options[flag] = rng.random() < 0.5
    if rng.random() < 0.2:
        return options | {"setup": "first_game"}
    if rng.random() < 0.5:
        options["quadrants"] = [name + rng.choice(["", "/180"]) for name in rng.sample(TILE.names, 4)]
    if rng.random() < 0.5:
        options["guilds"] = rng.sample(GUILD.names, 3)
    return options


def check(game: Any, s: Any) -> None:
    """Settlements, cards and tiles are conserved; the derived counts are what the board says."""
    assert min(game.scores(s)) >= 0
    check_cards(s)
    if -1 in s.plan:
        return
    check_settlements(s)
    check_tiles(s)
    check_derived(s)


def check_cards(s: Any) -> None:
    hands = [card for card in s.hand if card != ids.NO_CARD]
    gone = [5 - int(s.deck[t] + s.discard[t]) - hands.count(t) for t in range(ids.TERRAINS)]
    assert min(s.deck) >= 0 and min(s.discard) >= 0 and min(gone) >= 0
    assert len(set(s.guild)) == len(s.guild) <= 3
    assert all(0 <= drawn <= s.shuffles for drawn in s.drawn)


def check_settlements(s: Any) -> None:
    owners = list(s.owner)
    for seat in range(s.seats):
        lifted = s.lifted >= 0 and seat == s.active
        assert owners.count(seat) + s.supply[seat] + lifted == SETTLEMENTS
        assert s.supply[seat] >= 0
    assert owners.count(ids.FREE) == ids.CELLS - sum(owners.count(seat) for seat in range(s.seats))
    for cell in range(ids.CELLS):
        assert owners[cell] == ids.FREE or s.board.terrain[cell] <= ids.WATER
    assert s.ending == (0 in s.supply)
    assert 0 <= s.builds_left <= BUILDS


def check_tiles(s: Any) -> None:
    for spot, cell in enumerate(s.board.spot_cell):
        held = [int(s.tile[seat * ids.SPOTS + spot]) for seat in range(s.seats)]
        assert 0 <= s.stock[spot] <= 2 and s.stock[spot] + sum(1 for n in held if n) <= 2
        for seat, n in enumerate(held):
            beside = s.near[seat * ids.CELLS + cell] > 0 or (s.lifted >= 0 and seat == s.active)
            assert n in (ids.NONE, ids.GONE) or n > ids.LOST or beside, "a tile is held from afar"
            assert n <= ids.LOST or seat == s.active, "a lost tile is remembered beyond the turn"


def check_derived(s: Any) -> None:
    owners = list(s.owner)
    for seat in range(s.seats):
        near = [0] * ids.CELLS
        for cell, owner in enumerate(owners):
            if owner == seat:
                for n in BESIDE[cell]:
                    near[n] += 1
        if hasattr(s, "built"):
            own = [cell for cell, owner in enumerate(owners) if owner == seat]
            assert list(s.own(seat)) == own and s.settlement_counts[seat] == len(own)
        assert near == list(s.near[seat * ids.CELLS : (seat + 1) * ids.CELLS])
        assert list(s.own(seat)) == [cell for cell, owner in enumerate(owners) if owner == seat]
        for pool in range(ids.POOLS):
            cells = s.board.pool[s.board.start[pool] : s.board.start[pool + 1]]
            free = [cell for cell in cells if owners[cell] == ids.FREE]
            assert s.free[pool] == len(free)
            assert s.reach[seat * ids.POOLS + pool] == sum(1 for cell in free if near[cell])
