"""What a seat may know of Kingdom Builder, and the board drawn in a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.match.phrase import Phrase
from tetrarch.games.kingdom_builder.data.components import KINDS, facts
from tetrarch.games.kingdom_builder.evaluation.imagine import is_hidden
from tetrarch.games.kingdom_builder.presentation import json_position
from tetrarch.games.kingdom_builder.presentation.view_types import Earned, KingdomBuilderView, Tile
from tetrarch.games.kingdom_builder.presentation.vocabulary import CELL, COLUMNS, GUILD, TILE
from tetrarch.games.kingdom_builder.rules.game import KingdomBuilder
from tetrarch.games.kingdom_builder.rules.ids import CELLS, SIZE
from tetrarch.games.kingdom_builder.rules.scoring import CASTLES, SOURCES
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.tables import board_of

LETTER_OF = {row["id"]: letter for letter, row in facts()["legend"]["letters"].items()}
LETTERS = "".join(LETTER_OF[kind] for kind in KINDS)  # by terrain


def view(game: KingdomBuilder, s: KbState, seat: int | None) -> KingdomBuilderView:
    """An allow-list: all is public but hands not being played, and so the make-up of the deck [KB-34]."""
    seats = range(s.seats)
    me = -1 if seat is None else seat
    hidden = [bool(is_hidden(s, holder, me)) for holder in seats]
    return {
        "game": "kingdom_builder",
        "seat": seat,
        "quadrants": json_position.quadrants(s),
        "rows": list(rows(tuple(s.board.plan))),
        "locations": {
            CELL.name(c): cast(Tile, TILE.name(k))
            for c, k in zip(s.board.spot_cell, s.board.spot_kind, strict=True)
        },
        "castles": [CELL.name(cell) for cell in s.board.castle],
        "guilds": json_position.guilds(s),
        "settlements": json_position.settlements(s),
        "supply": json_position.supply(s),
        "hands": [
            "hidden" if hidden[holder] else json_position.card_name(s.hand[holder]) for holder in seats
        ],
        "deck": int(s.cards_left()),
        "discards": json_position.cards(s.discard),
        "removed": json_position.removed(s),
        "tiles": json_position.all_tiles(s),
        "stock": json_position.stock(s),
        "active": None if s.active < 0 else int(s.active),
        "start": int(game.variants.first),
        "builds_left": int(s.owed()) if s.active >= 0 else 0,
        "round": int(s.round),
        "ending": bool(s.ending),
        "lifted": json_position.lifted(s),
        "scores": [int(n) for n in game.scores(s)],
        "at_end": [gold(game, s, holder) for holder in seats],
        "over": bool(game.over(s)),
    }


@lru_cache(500)
def rows(plan: tuple[int, ...]) -> tuple[str, ...]:
    """The terrain in letters, which stays the same for the whole game."""
    letters = "".join(LETTERS[terrain] for terrain in board_of(vec[i64](list(plan))).terrain)
    return tuple(letters[first : first + SIZE] for first in range(0, CELLS, SIZE))


def gold(game: KingdomBuilder, s: KbState, seat: int) -> dict[str, Earned]:
    """Points by source, with the hexes that earn them [KB-82]."""
    sources = [(GUILD.name(guild), int(guild)) for guild in s.guild] + [("castles", int(CASTLES))]
    return {
        name: {
            "points": int(SOURCES[source].points(s, seat, game.variants)),
            "cells": [CELL.name(cell) for cell in SOURCES[source].earners(s, seat, game.variants)],
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
    header = "     " + "   ".join(COLUMNS)
    lines = [header]
    for row in range(SIZE):
        cells = [draw_cell(v, row, col, owner, colour, targets) for col in range(SIZE)]
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
    name = CELL.name(row * SIZE + col)
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


def translate(key: str, lang: str, **args: object) -> str:
    return Phrase(f"kingdom_builder-{key}", args).text(lang)


def draw_legend(v: Mapping[str, Any], lang: str) -> list[str]:
    """What the letters mean, and the guilds."""
    terrains = [
        f"{letter} {translate('terrain', lang, terrain=kind)}"
        for letter, kind in zip(LETTERS[:-1], KINDS[:-1], strict=True)
    ]
    kinds = dict.fromkeys(v["locations"].values())
    spots = [f"{kind[:2].upper()} {translate('tile', lang, tile=kind)}" for kind in kinds]
    stock = translate("table-spots", lang, spots=", ".join(spots))
    guilds = [
        f"{translate('guild', lang, guild=id)}: {translate('guild.help', lang, guild=id)}"
        for id in v["guilds"]
    ]
    return [", ".join(terrains), stock, "", *guilds]


def draw_tables(v: Mapping[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    """The round and the pile; hands, tiles and scores of each seat."""
    last = f" ({translate('table-round.last', lang)})" if v["ending"] else ""
    lines = ["", translate("table-round", lang, round=v["round"], cards=v["deck"]) + last]
    for seat, supply in enumerate(v["supply"]):
        name = names[seat] if names else Phrase("seat-name", {"number": seat + 1}).text(lang)
        paid = ", ".join(
            f"{translate('source', lang, source=id)} {entry['points']}"
            for id, entry in v["at_end"][seat].items()
        )
        parts = [
            translate("table-supply", lang, supply=supply),
            translate("table-card", lang, terrain=v["hands"][seat] or "none"),
            *(
                translate("table-held", lang, tile=v["locations"][cell], held=held)
                for cell, held in v["tiles"][seat].items()
            ),
        ]
        mark = ">" if seat == v["active"] else " "
        gold = translate("table-gold", lang, points=v["scores"][seat])
        lines += [f"{mark} {GLYPHS[seat]} {name}: {gold} ({paid})", *fold("; ".join(parts))]
    return lines


def fold(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, initial_indent="      ", subsequent_indent="      ")
