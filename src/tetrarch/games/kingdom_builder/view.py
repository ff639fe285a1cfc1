"""What a seat may know of Kingdom Builder, and the board drawn in a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.phrase import Phrase
from tetrarch.games.kingdom_builder import ids
from tetrarch.games.kingdom_builder.data import KINDS
from tetrarch.games.kingdom_builder.game import KingdomBuilder
from tetrarch.games.kingdom_builder.imagine import is_hidden
from tetrarch.games.kingdom_builder.position import (
    card_name,
    cards,
    quadrant_name,
    removed,
    stock,
    tiles,
)
from tetrarch.games.kingdom_builder.scoring import earners, points
from tetrarch.games.kingdom_builder.state import KbState
from tetrarch.games.kingdom_builder.tables import board_of
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
        "rows": list(rows(tuple(s.board.plan))),
        "locations": {
            CELL.name(c): TILE.name(k) for c, k in zip(s.board.spot_cell, s.board.spot_kind, strict=True)
        },
        "castles": [CELL.name(cell) for cell in s.board.castle],
        "guilds": [GUILD.name(guild) for guild in s.guild],
        "settlements": all_settlements(s),
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
        "at_end": [gold(game, s, holder) for holder in seats],
        "over": bool(game.over(s)),
    }


@lru_cache(500)
def rows(plan: tuple[int, ...]) -> tuple[str, ...]:
    """The terrain in letters, which stays the same for the whole game."""
    letters = "".join(LETTERS[terrain] for terrain in board_of(vec[i64](list(plan))).terrain)
    return tuple(letters[first : first + 20] for first in range(0, 400, 20))


def all_settlements(s: KbState) -> list[list[str]]:
    """The hexes of every seat's settlements, in one look at the board."""
    found: list[list[str]] = [[] for _ in range(s.seats)]
    for cell, holder in enumerate(s.owner):
        if int(holder) < s.seats:  # else nobody
            found[holder].append(CELL.name(cell))
    return found


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
DARK = "TCW"  # terrains that need light letters
SEAT_COLOURS = (160, 36, 21, 220)
SEAT_LETTERS = (15, 16, 15, 16)
GLYPHS = "oxv*"  # one a seat, so that colour is never the only sign
WIDTH = 96


def draw(
    v: Mapping[str, Any],
    colour: bool,
    lang: str = "en",
    names: Sequence[str] = (),
    targets: Collection[str] = (),
) -> str:
    """Twenty rows of hexes, odd ones half a hex to the right; brackets mark what a legal move points at."""
    owner = {cell: seat for seat, cells in enumerate(v["settlements"]) for cell in cells}
    header = "     " + "   ".join("ABCDEFGHIJKLMNOPQRST")
    lines = [header]
    for row in range(20):
        cells = [draw_cell(v, row, col, owner, colour, targets) for col in range(20)]
        lines.append(f"{row + 1:>3} " + ("  " if row % 2 else "") + " ".join(cells))
    return "\n".join([*lines, *draw_legend(v, lang), *draw_tables(v, lang, names)])


def draw_cell(
    v: Mapping[str, Any],
    row: int,
    col: int,
    owner: Mapping[str, int],
    colour: bool,
    targets: Collection[str],
) -> str:
    name = CELL.name(row * 20 + col)
    letter = v["rows"][row][col]
    seat = owner.get(name)
    inner = letter if seat is None else GLYPHS[seat]
    text = f"[{inner}]" if f"cell:{name}" in targets else f" {inner} "
    if name in v["locations"]:
        text = v["locations"][name][:2].upper() + str(v["stock"][name])
    elif seat is not None and f"cell:{name}" not in targets:
        text = f"{letter.lower()}{inner} "
    if not colour:
        return text
    if seat is not None:
        return f"\x1b[1;38;5;{SEAT_LETTERS[seat]};48;5;{SEAT_COLOURS[seat]}m{text}\x1b[0m"
    front = 15 if letter in DARK else 16
    return f"\x1b[38;5;{front};48;5;{BACK[letter]}m{text}\x1b[0m"


def said(key: str, lang: str, **args: object) -> str:
    return Phrase(f"kingdom_builder-{key}", args).text(lang)


def draw_legend(v: Mapping[str, Any], lang: str) -> list[str]:
    """What the letters mean, and the guilds."""
    terrains = [
        f"{letter} {said('terrain', lang, terrain=kind)}"
        for letter, kind in zip(LETTERS[:-1], KINDS[:-1], strict=True)
    ]
    kinds = dict.fromkeys(v["locations"].values())
    spots = [f"{kind[:2].upper()} {said('tile', lang, tile=kind)}" for kind in kinds]
    stock = said("table-spots", lang, spots=", ".join(spots))
    guilds = [f"{said('guild', lang, guild=id)}: {said('guild.help', lang, guild=id)}" for id in v["guilds"]]
    return [", ".join(terrains), stock, "", *guilds]


def draw_tables(v: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    """The round and the pile; hands, tiles and scores of each seat."""
    last = f" ({said('table-round.last', lang)})" if v["ending"] else ""
    lines = ["", said("table-round", lang, round=v["round"], cards=v["deck"]) + last]
    for seat, supply in enumerate(v["supply"]):
        name = names[seat] if names else Phrase("seat-name", {"number": seat + 1}).text(lang)
        paid = ", ".join(
            f"{said('source', lang, source=id)} {entry['points']}" for id, entry in v["at_end"][seat].items()
        )
        parts = [
            said("table-supply", lang, supply=supply),
            said("table-card", lang, terrain=v["hands"][seat] or "none"),
            *(
                said("table-held", lang, tile=v["locations"][cell], held=held)
                for cell, held in v["tiles"][seat].items()
            ),
        ]
        mark = ">" if seat == v["active"] else " "
        gold = said("table-gold", lang, points=v["scores"][seat])
        lines += [f"{mark} {GLYPHS[seat]} {name}: {gold} ({paid})", *fold("; ".join(parts))]
    return lines


def fold(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, initial_indent="      ", subsequent_indent="      ")
