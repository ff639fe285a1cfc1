"""What a seat may know of Kingdom Builder, and the board drawn in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tetrarch.games.kingdom_builder import ids
from tetrarch.games.kingdom_builder.data import KINDS
from tetrarch.games.kingdom_builder.game import KingdomBuilder
from tetrarch.games.kingdom_builder.imagine import is_hidden
from tetrarch.games.kingdom_builder.position import (
    card_name,
    cards,
    quadrant_name,
    removed,
    settlements,
    stock,
    tiles,
)
from tetrarch.games.kingdom_builder.scoring import earners, points
from tetrarch.games.kingdom_builder.state import KbState
from tetrarch.games.kingdom_builder.words import CELL, GUILD, TILE

LETTERS = "GFTCDWMKL"  # the letters of the data file, by terrain


def view(game: KingdomBuilder, s: KbState, seat: int | None) -> dict[str, object]:
    """An allow-list: all is public but hands not being played, and so the make-up of the deck [KB-34]."""
    seats = range(s.seats)
    me = -1 if seat is None else seat
    hidden = [bool(is_hidden(s, holder, me)) for holder in seats]
    return {
        "game": "kingdom_builder",
        "seat": seat,
        "quadrants": [quadrant_name(code) for code in s.plan],
        "rows": ["".join(LETTERS[s.board.terrain[row * 20 + col]] for col in range(20)) for row in range(20)],
        "locations": {
            CELL.name(c): TILE.name(k) for c, k in zip(s.board.spot_cell, s.board.spot_kind, strict=True)
        },
        "castles": [CELL.name(cell) for cell in s.board.castle],
        "guilds": [GUILD.name(guild) for guild in s.guild],
        "settlements": [settlements(s, holder) for holder in seats],
        "supply": [int(n) for n in s.supply],
        "hands": ["hidden" if hidden[holder] else card_name(s.hand[holder]) for holder in seats],
        "deck": int(s.cards_left()),
        "discards": cards(s.discard),
        "removed": cards(removed(s)),
        "tiles": [tiles(s, holder) for holder in seats],
        "stock": stock(s),
        "active": None if s.active < 0 else int(s.active),
        "start": int(game.readings.first),
        "builds_left": int(s.owed()) if s.active >= 0 else 0,
        "round": int(s.round),
        "ending": bool(s.ending),
        "lifted": None if s.lifted < 0 else CELL.name(s.lifted),
        "scores": [int(n) for n in game.scores(s)],
        "gold": [gold(game, s, holder) for holder in seats],
        "over": bool(game.over(s)),
    }


def gold(game: KingdomBuilder, s: KbState, seat: int) -> dict[str, object]:
    """Points by source, with the hexes that earn them [KB-82]."""
    sources = [(GUILD.name(guild), int(guild)) for guild in s.guild] + [("castles", ids.CASTLES)]
    return {
        name: {
            "points": int(points(s, source, seat, game.readings)),
            "cells": [CELL.name(cell) for cell in earners(s, source, seat, game.readings)],
        }
        for name, source in sources
    }


BACK = {"G": 71, "F": 176, "T": 22, "C": 131, "D": 222, "W": 27, "M": 245, "K": 250, "L": 180}
SEAT_COLOURS = (160, 36, 21, 220)
GLYPHS = "oxv*"  # one a seat, so that colour is never the only sign


def draw(v: Mapping[str, Any], colour: bool) -> str:
    """Twenty rows of hexes; odd rows stand half a hex to the right."""
    owner = {cell: seat for seat, cells in enumerate(v["settlements"]) for cell in cells}
    header = "     " + "   ".join("ABCDEFGHIJKLMNOPQRST")
    lines = [header]
    for row in range(20):
        cells = [draw_cell(v, row, col, owner, colour) for col in range(20)]
        lines.append(f"{row + 1:>3} " + ("  " if row % 2 else "") + " ".join(cells))
    legend = ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, KINDS, strict=True))
    return "\n".join([*lines, legend, *draw_tables(v)])


def draw_cell(v: Mapping[str, Any], row: int, col: int, owner: Mapping[str, int], colour: bool) -> str:
    name = CELL.name(row * 20 + col)
    letter = v["rows"][row][col]
    seat = owner.get(name)
    text = f"{letter.lower()}{GLYPHS[seat]} " if seat is not None else f" {letter} "
    if name in v["locations"]:
        text = v["locations"][name][:2].upper() + str(v["stock"][name])
    if not colour:
        return text
    front = (
        f"\x1b[1;38;5;15;48;5;{SEAT_COLOURS[seat]}m"
        if seat is not None
        else f"\x1b[38;5;16;48;5;{BACK[letter]}m"
    )
    return f"{front}{text}\x1b[0m"


def draw_tables(v: Mapping[str, Any]) -> list[str]:
    """Guilds, hands, tiles and scores, a line a seat."""
    lines = [
        "",
        "guilds: " + ", ".join(v["guilds"]) + f"   round {v['round']}   cards in the pile: {v['deck']}",
    ]
    for seat, supply in enumerate(v["supply"]):
        held = ", ".join(f"{v['locations'][cell]} ({state})" for cell, state in v["tiles"][seat].items())
        paid = ", ".join(f"{name} {entry['points']}" for name, entry in v["gold"][seat].items())
        mark = ">" if seat == v["active"] else " "
        lines.append(
            f"{mark} {GLYPHS[seat]} seat {seat + 1}: {v['scores'][seat]} gold ({paid}); supply {supply}; "
            f"card {v['hands'][seat] or 'none'}; tiles: {held or 'none'}"
        )
    return lines
