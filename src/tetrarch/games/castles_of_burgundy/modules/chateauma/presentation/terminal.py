"""The Châteauma's cards, duchy and reserve in a terminal: drawn from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tetrarch.games.castles_of_burgundy.data.files import chateauma

FACE_DOWN = "wild:"
COVERED = "covered"


def draw_automaton(
    v: Mapping[str, Any], translate: Callable[..., str], signs: Mapping[str, str]
) -> list[str]:
    """One line for each card, then its duchy, reserve and what it has won; `signs` are letters of colours."""
    own = v["chateauma"]
    lines = []
    for place, card in enumerate(own["cards"]):
        if card is not None:
            side = ("left", "right")[place]
            chosen = "> " if v["selected"] == side else ""
            spaces = chateauma()["cards"]["in_order"][card - 1]["spaces"]
            row = [
                space(tile, signs[colour], translate)
                for tile, colour in zip(own["tiles"][place], spaces, strict=True)
            ]
            lines.append(chosen + translate("table-card", place=side, card=card, list=", ".join(row)))
    land = [
        colour_line(tiles, signs[name], translate) for name, tiles in own["territory"].items() if any(tiles)
    ]
    if land:
        lines.append(translate("table-territory", list=", ".join(land)))
    if held := [name_of(tile, translate) for tiles in own["reserve"].values() for tile in tiles]:
        lines.append(translate("table-reserve", list=", ".join(held)))
    if pile := [f"{translate('double', double=double)} ×{n}" for double, n in own["doubles"].items()]:
        lines.append(translate("table-pile", list=", ".join(pile)))
    if own["shields"] or own["posts"]:
        shields = ", ".join(str(number) for number in own["shields"]) or "-"
        lines.append(translate("table-prizes", shields=shields, posts=own["posts"]))
    return lines


def name_of(tile: str, translate: Callable[..., str]) -> str:
    hidden = tile == COVERED or tile.startswith(FACE_DOWN)
    return translate("table-hidden") if hidden else translate("tile", tile=tile)


def space(tile: str | None, sign: str, translate: Callable[..., str]) -> str:
    """A space of a card: the letter of its colour, or what lies there: `[bank]`."""
    return sign if tile is None else f"[{name_of(tile, translate)}]"


def colour_line(tiles: list[str | None], sign: str, translate: Callable[..., str]) -> str:
    """The tiles of a colour in its duchy: `B# bank + church`."""
    return f"{sign.upper()}# {' + '.join(name_of(tile, translate) for tile in tiles if tile)}"
