"""The Châteauma under the laws: random set-ups, and what must be true of its cards, reserve and duchy."""

from __future__ import annotations

import random
from typing import Any

from tetrarch.games.castles_of_burgundy.modules.chateauma import tables
from tetrarch.games.castles_of_burgundy.modules.chateauma.choosing import its_tiles
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import BACK, CARD_SPACES, DEAL_CARD, END_TURN
from tetrarch.games.castles_of_burgundy.modules.chateauma.module import settings_of
from tetrarch.games.castles_of_burgundy.modules.chateauma.steps import covered as covered_tiles
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.tables import COLOUR, DUCHIES, NUMBER

NEVER = ("inns",)  # modules that do not go with it [CB-334]


def opponent(rng: random.Random, seats: int, modules: list[str]) -> dict[str, Any]:
    """Options of a game against it."""
    modules = [module for module in modules if module not in NEVER]
    whole = "white_castles" in modules and rng.random() < 0.5
    return {
        "start_seat": rng.randint(1, seats - 1),
        "modules": [*modules, "chateauma"],
        "chateauma_level": rng.choice(tables.LEVELS),
        "chateauma_modifiers": [name for name in tables.MODIFIERS if rng.random() < 0.5],
        "white_castle_search": "board" if whole else "depot",
        "chateauma_shield": rng.choice(["value", "number"]) if "shields" in modules else "value",
        "chateauma_vine_tiles": rng.choice(["one_set", "all_sets"]) if "vineyards" in modules else "one_set",
    }


def entries(s: Any) -> list[int]:
    """The kinds of tiles on its cards, in its reserve and on top of others."""
    rows = (*s.ground, *s.reserve, *s.surplus)
    return [int(entry) & BACK - 1 for entry in rows if entry >= 0]


def check_automaton(game: Any, s: Any) -> None:
    """Its cards are conserved, tiles lie where they belong, and its seat has nothing else."""
    if game.automaton < 0:
        assert not (len(s.cards) or len(s.ground) or len(s.reserve) or len(s.surplus))
        assert s.deck == s.scrap == s.die == s.crossed == s.trophies == 0
        return
    assert all(d.seat != game.automaton for d in s.stack)
    check_cards(game, s)
    check_territory(game, s)
    seat = s.seats - 1
    ranks = [tables.JOKER if entry >= BACK else tables.RANK[COLOUR[entry]] for entry in s.reserve]
    assert ranks == sorted(ranks)
    row = s.stock[seat * ids.TILES : (seat + 1) * ids.TILES]
    assert not any(row) and s.stored[seat] == s.twins[seat] == s.held[seat] == 0
    assert s.workers[seat] == s.powers[seat] == s.shields[seat] == s.castles[seat] == s.joined[seat] == 0
    assert not any(s.dice[seat * 2 : seat * 2 + 2]) and not s.planted[seat]
    own = {int(NUMBER[kind]) for kind in its_tiles(s)} - {0, 27}
    assert s.own[seat] == sum(1 << number for number in own)
    assert s.shield[1] < 0 and not s.trophies >> 1 & 1
    assert all(s.shield[n] < 0 for n in range(ids.SHIELDS) if s.trophies >> n & 1)


def check_cards(game: Any, s: Any) -> None:
    """Every card is in one place, and none is full [CB-284, CB-309, CB-311]."""
    settings = settings_of(game)
    before = sum(1 << int(card) for card in s.cards if card >= 0)
    assert before + s.deck + s.scrap == tables.DECKS[1 if settings.vines else 0] == before | s.deck | s.scrap
    drawing = any(d.step == DEAL_CARD for d in s.stack)
    assert drawing or min(s.cards) >= 0
    for place, card in enumerate(s.cards):
        row = s.ground[place * CARD_SPACES : (place + 1) * CARD_SPACES]
        size = int(tables.CARD_SIZE[card]) if card >= 0 else 0
        assert all(entry < 0 for entry in row[size:])
        assert size == 0 or ids.NONE in row[:size]
        for space, entry in enumerate(row[:size]):
            if 0 <= entry < BACK:
                assert COLOUR[entry] == tables.CARD_COLOUR[card * CARD_SPACES + space]


def check_territory(game: Any, s: Any) -> None:
    """Spaces are filled in order, those with a mark apart; tiles on top have no free space [CB-310]."""
    seat, settings = s.seats - 1, settings_of(game)
    duchy = DUCHIES[s.duchy[seat]]
    assert s.duchy[seat] == (36 if settings.modifiers & 0b1011 else 35)
    tiles = s.tile[seat * ids.CELLS : (seat + 1) * ids.CELLS]
    assert s.filled[seat] == sum(1 << cell for cell, kind in enumerate(tiles) if kind >= 0)
    covered = sum(1 << cell for cell, kind in enumerate(tiles) if kind == ids.WILD)
    assert covered == settings.marked(tables.MODIFIER_COVERED) and covered_tiles(
        s
    ) == covered.bit_count() <= sum(s.dark)
    for colour in range(ids.COLOURS):
        cells = [cell for cell in range(ids.CELLS) if duchy.of[colour] >> cell & 1]
        loose = [cell for cell in cells if not settings.marked(tables.MODIFIER_BUILT) >> cell & 1]
        filled = [tiles[cell] >= 0 for cell in loose]
        assert filled == sorted(filled, reverse=True)
        assert all(COLOUR[tiles[cell]] in (colour, ids.ANY) for cell in cells if tiles[cell] >= 0)
        above = [kind for kind in s.surplus if COLOUR[kind] == colour]
        assert not above or all(filled)


def bonus_due(s: Any) -> bool:
    """Whether it is about to take bonus tiles [CB-312]."""
    return any(d.step == END_TURN for d in s.stack)
