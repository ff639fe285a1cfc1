"""What a seat may know of The Castles of Burgundy, and the board drawn in a terminal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from tetrarch.games.castles_of_burgundy.data.components import areas as area_cells
from tetrarch.games.castles_of_burgundy.presentation.expansions import EXPANSIONS
from tetrarch.games.castles_of_burgundy.presentation.game_vocabulary import VOCABULARY
from tetrarch.games.castles_of_burgundy.presentation.positions.duchies import tiles_in
from tetrarch.games.castles_of_burgundy.presentation.positions.seating import halves, is_automaton, owners
from tetrarch.games.castles_of_burgundy.presentation.positions.turn import sealed
from tetrarch.games.castles_of_burgundy.presentation.state_table import TABLE
from tetrarch.games.castles_of_burgundy.presentation.terminal import draw_table
from tetrarch.games.castles_of_burgundy.presentation.view_types import (
    Area,
    BurgundyView,
    Colour,
    Land,
    PublicPosition,
)
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import CELL, COLOUR
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.final_scoring import end_points
from tetrarch.games.castles_of_burgundy.rules.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import AREA_POINTS, DUCHIES, PHASE_POINTS


def view(game: CastlesOfBurgundy, s: CbState, seat: int | None) -> BurgundyView:
    """An allow-list: all is public but answers of others that are not yet shown [CB-11]."""
    seats, pairs = range(s.seats), owners(s)
    found = {
        "game": "castles_of_burgundy",
        "seat": seat,
        **cast(PublicPosition, TABLE.dump(s, PublicPosition.__annotations__)),
        "sealed": [note if owner == seat else None for owner, note in enumerate(sealed(s))],
        "order": [int(owner) for owner in s.order],
        "start": int(game.variants.first),
        "phase_points": 0 if s.phase < 0 else int(PHASE_POINTS[s.phase]),
        "teams": [int(side) for side in game.side],
        "board": [board(s, owner) for owner in pairs],
        "areas": [areas(s, owner) for owner in pairs],
        "posts": None,
        "vine_areas": None,
        "automaton": None if game.automaton < 0 else int(game.automaton),
        "empty": [empty(s, owner) for owner in pairs],
        "scores": [int(n) for n in game.scores(s)],
        "at_end": [at_end(game, s, owner) for owner in seats],
        "over": bool(game.over(s)),
    }
    for info in EXPANSIONS:
        found |= info.view(game, s)
    return cast(BurgundyView, found)


def board(s: CbState, seat: int) -> Land:
    """The colour and the number of each space of a duchy; none while its side is not chosen."""
    if s.asks(ids.ASK_SIDE) or s.asks(ids.ASK_BOARD):
        return {}
    duchies = [DUCHIES[s.duchy[home]] for home in halves(s, seat)]
    return {
        CELL.name(half * ids.CELLS + cell): (cast(Colour, COLOUR.name(colour)), int(die))
        for half, duchy in enumerate(duchies)
        for cell, (colour, die) in enumerate(zip(duchy.colour, duchy.die, strict=True))
    }


def empty(s: CbState, seat: int) -> int:
    """The spaces of a duchy without a tile."""
    if is_automaton(s, seat):
        return ids.CELLS - int(s.filled[seat]).bit_count()
    return len(board(s, seat)) - len(tiles_in(s, seat))


def areas(s: CbState, seat: int) -> list[Area]:
    """The areas of a duchy: their cells, how many are filled, what the size pays."""
    spaces = board(s, seat)
    if not spaces:
        return []
    tiles = tiles_in(s, seat)
    out: list[Area] = []
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


def at_end(game: CastlesOfBurgundy, s: CbState, seat: int) -> dict[str, int]:
    """What the end would pay a seat by source, without what pays nothing [CB-131]; nothing once it has."""
    if game.over(s):
        return {}
    sources = range(ids.SOURCE_UNSOLD, ids.SOURCES)
    points = {source: int(end_points(game, s, source, seat)) for source in sources}
    return {VOCABULARY.sources[source].name: n for source, n in points.items() if n}


def draw(
    v: Mapping[str, Any],
    colour: bool,
    lang: str = "en",
    names: Sequence[str] = (),
    targets: Collection[str] = (),
) -> str:
    """The depots, then everybody's duchy and goods."""
    return "\n".join(draw_table(v, colour, lang, names, targets))
