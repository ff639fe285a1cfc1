"""The Castles of Burgundy in a terminal: drawn from a view alone."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from tetrarch.core.match.phrase import Phrase
from tetrarch.games.castles_of_burgundy.data.components import ROW_LENGTHS, route_spaces
from tetrarch.games.castles_of_burgundy.presentation.expansions import EXPANSIONS

GLYPHS = "oxv*"  # one a seat, so that colour is never the only sign
SEAT_COLOURS = (160, 36, 21, 220)
SEAT_LETTERS = (15, 16, 15, 16)
WIDTH = 96
LETTERS = {"castle": "c", "mine": "n", "ship": "s", "livestock": "l", "monastery": "m", "building": "b"}


def translate(key: str, lang: str, **args: object) -> str:
    return Phrase(f"castles_of_burgundy-{key}", args).text(lang)


def tile(name: str, lang: str) -> str:
    return translate("tile", lang, tile=name)


def stored_tile(name: str, lang: str) -> str:
    names = (info.stored_name(name, partial(translate, lang=lang)) for info in EXPANSIONS)
    return next((text for text in names if text is not None), tile(name, lang))


def goods_text(goods: Mapping[str, int], lang: str) -> str:
    """Goods by kind: `red goods (4) ×2`."""
    return ", ".join(f"{translate('good', lang, good=int(good))} ×{n}" for good, n in goods.items())


def shields_of(numbers: Iterable[int], lang: str) -> str:
    return ", ".join(translate("shield", lang, shield=number) for number in numbers)


def draw_table(
    v: Mapping[str, Any], colour: bool, lang: str, names: Sequence[str], targets: Collection[str]
) -> list[str]:
    lines = []
    if v["phase"] is not None:
        lines.append(
            translate("table-round", lang, phase=v["phase"], round=v["round"] or 0, white=v["white"] or 0)
        )
    for depot in v["depots"]:
        lines += draw_depot(v, depot, lang, targets)
    on_sale = ", ".join(mark(f"black:{t}", targets) + tile(t, lang) for t in v["black"] if t)
    lines += fold(translate("table-black", lang, tiles=on_sale or "-", inns=v.get("inns", 0)), "  ")
    for info in EXPANSIONS:
        for line in info.board_lines(v, partial(translate, lang=lang), targets):
            lines += fold(line, "  ")
    found = (info.order_line(v, partial(translate, lang=lang)) for info in EXPANSIONS)
    seats = ", ".join(name_of(seat, names, lang) for seat in v["order"])
    lines.append(next((line for line in found if line), translate("table-order", lang, seats=seats)))
    for seat in range(len(v["points"])):
        lines += ["", *draw_seat(v, seat, colour, lang, names, targets)]
    return lines


def mark(target: str, targets: Collection[str]) -> str:
    """What a legal move points at has a mark."""
    return "> " if target in targets else ""


def draw_depot(v: Mapping[str, Any], depot: str, lang: str, targets: Collection[str]) -> list[str]:
    """A depot: its tiles, goods and shields."""
    there = [t for t in v["depots"][depot] if t]
    tiles = ", ".join(mark(f"slot:{depot}-{t}", targets) + tile(t, lang) for t in there) or "-"
    goods = goods_text(v["depot_goods"].get(depot, {}), lang) or "none"
    shields = shields_of(v.get("depot_shields", {}).get(depot, []), lang) or "none"
    line = translate("table-depot", lang, depot=depot, tiles=tiles, goods=goods, shields=shields)
    return fold(mark(f"depot:{depot}", targets) + line, "  ")


def name_of(seat: int, names: Sequence[str], lang: str) -> str:
    return names[seat] if names else Phrase("seat-name", {"number": seat + 1}).text(lang)


def draw_seat(
    v: Mapping[str, Any], seat: int, colour: bool, lang: str, names: Sequence[str], targets: Collection[str]
) -> list[str]:
    """What a seat has, then its duchy."""
    now = "> " if seat == v["active"] else "  "
    side = v["teams"][seat]
    purse = translate(
        "table-seat",
        lang,
        points=v["scores"][seat],
        silver=v["silver"][side],
        workers=v["workers"][side],
        empty=v["empty"][side],
    )
    lines = [f"{now}{paint(GLYPHS[seat], seat, colour)} {name_of(seat, names, lang)}: {purse}"]
    in_words = partial(translate, lang=lang)
    own = [line for info in EXPANSIONS for line in info.seat_lines(v, seat, in_words, targets, LETTERS)]
    for line in belongings(v, seat, lang) + own:
        lines += fold(line, "      ")
    if v["teams"].index(side) < seat:
        return lines  # the partner's duchy
    marked = targets if v["active"] is not None and v["teams"][v["active"]] == side else ()
    others = (info.duchy_lines(v, in_words, lambda name: sign(v, 0, name, ""), marked) for info in EXPANSIONS)
    drawn = next((rows for rows in others if rows is not None), None)
    if drawn is not None:
        return lines + drawn[:-1] + fold(drawn[-1], "    ")
    return lines + draw_duchy(v, side, marked)


def belongings(v: Mapping[str, Any], seat: int, lang: str) -> list[str]:
    """What a seat has beside its duchy, one line for each kind of which there is any."""
    lines = []
    side = v["teams"][seat]
    if dice := ", ".join(str(die) for die in v["dice"][seat]):
        lines.append(translate("table-dice", lang, list=dice))
    if stored := ", ".join(stored_tile(name, lang) for name in v["storage"][seat]):
        lines.append(translate("table-storage", lang, list=stored))
    if v["teams"].index(side) == seat:
        lines += in_common(v, side, lang)
    if "routes" in v and (route := draw_route(v["routes"][seat], v["laid"][seat], lang)):
        lines.append(translate("table-route", lang, list=route))
    if colours := [translate("colour", lang, colour=c) for c, owners in v["bonus"].items() if seat in owners]:
        lines.append(translate("table-bonus", lang, list=", ".join(colours)))
    return lines


def in_common(v: Mapping[str, Any], side: int, lang: str) -> list[str]:
    """What partners share, told once."""
    lines = []
    shared = v["shared_storage"][side] if "shared_storage" in v else []
    if stored := ", ".join(stored_tile(name, lang) for name in shared):
        lines.append(translate("table-shared", lang, list=stored))
    if placed := ", ".join(f"{cell} {tile(name, lang)}" for cell, name in v["placed"][side].items()):
        lines.append(translate("table-placed", lang, list=placed))
    if goods := goods_text(v["goods"][side], lang):
        lines.append(translate("table-goods", lang, list=goods))
    if sold := goods_text(v["sold"][side], lang):
        lines.append(translate("table-sold", lang, list=sold))
    if "shields" in v and (shields := shields_of(v["shields"][side].values(), lang)):
        lines.append(translate("table-shields", lang, list=shields))
    return lines


def draw_route(route: Sequence[int], laid: Sequence[int], lang: str) -> str:
    """The spaces of a trade route; those that are filled show the good that lies there: `[4]`."""
    spaces = [space for number in route for space in route_spaces()[number - 1]]
    open_ = [f"{good + 1} {tile(bonus, lang)}" for good, bonus in spaces[len(laid) :]]
    return ", ".join([f"[{good}]" for good in laid] + open_)


def draw_duchy(v: Mapping[str, Any], seat: int, targets: Collection[str]) -> list[str]:
    """Seven rows of spaces: `b4` is an empty space for a building with a 4, `B#` one that is filled."""
    board = v["board"][seat]
    if not board:
        return []
    lines = []
    for letter, length in zip("ABCDEFG", ROW_LENGTHS, strict=True):
        row = [cell for cell in sorted(board, key=lambda name: int(name[1:])) if cell[0] == letter]
        signs = [sign(v, seat, cell, mark(f"cell:{cell}", targets).strip()) for cell in row]
        if len(signs) > length + 1:  # between the halves of a team's duchy
            signs.insert(length, "    " * (6 - length))
        lines.append(f"    {letter} " + "  " * (7 - length) + "".join(signs))
    return lines


def sign(v: Mapping[str, Any], seat: int, cell: str, marked: str) -> str:
    colour, number = v["board"][seat][cell]
    letter = LETTERS[colour]
    placed = v["placed"][seat].get(cell)
    text = f"{letter}{number}" if placed is None else f"{letter.upper()}#"
    return f"{marked:>1}{text} "


def paint(text: str, seat: int, colour: bool) -> str:
    if not colour:
        return text
    return f"\x1b[1;38;5;{SEAT_LETTERS[seat]};48;5;{SEAT_COLOURS[seat]}m{text}\x1b[0m"


def fold(line: str, indent: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
