"""What a seat may know of The Castles of Burgundy, and the board drawn in a terminal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tetrarch.games.castles_of_burgundy import ids, position
from tetrarch.games.castles_of_burgundy.data import areas as area_cells
from tetrarch.games.castles_of_burgundy.drawing import draw_table
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.modules.border_posts import BorderPosts
from tetrarch.games.castles_of_burgundy.modules.chateauma import Chateauma
from tetrarch.games.castles_of_burgundy.modules.chateauma_choosing import chosen
from tetrarch.games.castles_of_burgundy.modules.chateauma_tables import LEVELS, MODIFIERS
from tetrarch.games.castles_of_burgundy.modules.vine_tables import VINE_POINTS
from tetrarch.games.castles_of_burgundy.modules.vineyards import Vineyards, vine_areas
from tetrarch.games.castles_of_burgundy.scoring import end_points
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import AREA_POINTS, DUCHIES, PHASE_POINTS
from tetrarch.games.castles_of_burgundy.words import CELL, COLOUR, GRAPE, SIDE, SOURCES

PAIRS = ([0, 1], [0, 2], [1, 2])  # of border posts, in the order of their bits


def view(game: CastlesOfBurgundy, s: CbState, seat: int | None) -> dict[str, object]:
    """An allow-list: all is public but answers of others that are not yet shown [CB-11]."""
    seats, pairs = range(s.seats), position.owners(s)
    notes = position.sealed(s)
    return {
        "game": "castles_of_burgundy",
        "seat": seat,
        **position.public(s),
        "sealed": [note if owner == seat else None for owner, note in enumerate(notes)],
        "order": [int(owner) for owner in s.order],
        "start": int(game.readings.first),
        "phase_points": 0 if s.phase < 0 else int(PHASE_POINTS[s.phase]),
        "teams": [int(side) for side in game.side],
        "board": [board(s, owner) for owner in pairs],
        "areas": [areas(s, owner) for owner in pairs],
        "posts": posts(game, s),
        **alone(s),
        "vine_areas": vines(game, s),
        "automaton": None if game.automaton < 0 else int(game.automaton),
        **({"selected": selected(s), "manner": manner(game)} if game.automaton >= 0 else {}),
        "empty": [empty(s, owner) for owner in pairs],
        "scores": [int(n) for n in game.scores(s)],
        "at_end": [at_end(game, s, owner) for owner in seats],
        "over": bool(game.over(s)),
    }


def board(s: CbState, seat: int) -> dict[str, list[str | int]]:
    """The colour and the number of each space of a duchy; none while its side is not chosen."""
    if s.asks(ids.ASK_SIDE) or s.asks(ids.ASK_BOARD):
        return {}
    duchies = [DUCHIES[s.duchy[home]] for home in position.halves(s, seat)]
    return {
        CELL.name(half * ids.CELLS + cell): [COLOUR.name(colour), int(die)]
        for half, duchy in enumerate(duchies)
        for cell, (colour, die) in enumerate(zip(duchy.colour, duchy.die, strict=True))
    }


def empty(s: CbState, seat: int) -> int:
    """The spaces of a duchy without a tile."""
    if position.is_automaton(s, seat):
        return ids.CELLS - int(s.filled[seat]).bit_count()
    return len(board(s, seat)) - len(position.placed(s, seat))


def areas(s: CbState, seat: int) -> list[dict[str, object]]:
    """The areas of a duchy: their cells, how many are filled, what the size pays."""
    spaces = board(s, seat)
    if not spaces:
        return []
    tiles = position.placed(s, seat)
    out: list[dict[str, object]] = []
    for cell, area in enumerate(area_cells(int(s.duchy[seat]))):
        if min(area) == cell:
            cells = [CELL.name(other) for other in sorted(area)]
            filled = [tiles[other] for other in cells if other in tiles]
            out.append(
                {
                    "colour": spaces[cells[0]][0],
                    "cells": cells,
                    "size": len(cells),
                    "filled": len(filled),
                    "complete": len(filled) == len(cells),
                    "points": int(AREA_POINTS[len(cells) + filled.count("inn")]),
                }
            )
    return out


def posts(game: CastlesOfBurgundy, s: CbState) -> list[list[list[int]]] | None:
    """The pairs of border posts that each seat has joined [CB-152]; none without the module."""
    if not any(isinstance(module, BorderPosts) for module in game.modules):
        return None
    return [[pair for bit, pair in enumerate(PAIRS) if joined >> bit & 1] for joined in s.joined]


def vines(game: CastlesOfBurgundy, s: CbState) -> list[list[dict[str, object]]] | None:
    """The areas of each vineyard, the largest of a colour first [CB-278]; none without the module."""
    if not any(isinstance(module, Vineyards) for module in game.modules):
        return None
    return [
        [
            {"grape": name, "size": int(size), "points": int(VINE_POINTS[size])}
            for colour, name in enumerate(GRAPE.names)
            for size in vine_areas(s, seat, colour)
        ]
        for seat in range(s.seats)
    ]


def alone(s: CbState) -> dict[str, object]:
    """How far the solo game is: spaces filled, rounds that are not over [CB-256]."""
    if not s.target:
        return {}
    past = max(0, s.phase) * ids.ROUNDS + (s.round + (1 if s.acted else 0) if s.round >= 0 else 0)
    return {"filled": int(s.spaces(0)), "rounds_left": int(ids.PHASES * ids.ROUNDS - past)}


def selected(s: CbState) -> str | None:
    """The card that the white die chooses for the Châteauma [CB-290]."""
    return SIDE.name(chosen(s)) if s.white else None


def manner(game: CastlesOfBurgundy) -> dict[str, object]:
    """How strong the Châteauma is made [CB-309, CB-317]."""
    how = next(module.manner for module in game.modules if isinstance(module, Chateauma))
    modifiers = [name for at, name in enumerate(MODIFIERS) if how.modified(at)]
    return {"level": LEVELS[how.level], "modifiers": modifiers}


def at_end(game: CastlesOfBurgundy, s: CbState, seat: int) -> dict[str, int]:
    """What the end would pay a seat by source, without what pays nothing [CB-131]; nothing once it has."""
    if game.over(s):
        return {}
    sources = range(ids.FROM_UNSOLD, ids.SOURCES)
    points = {SOURCES[source].name: int(end_points(game, s, source, seat)) for source in sources}
    return {name: n for name, n in points.items() if n}


def draw(
    v: Mapping[str, Any],
    colour: bool,
    lang: str = "en",
    names: Sequence[str] = (),
    targets: Collection[str] = (),
) -> str:
    """The depots, then everybody's duchy and goods."""
    return "\n".join(draw_table(v, colour, lang, names, targets))
