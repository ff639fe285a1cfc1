"""The Castles of Burgundy in a terminal: drawn from a view alone."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from tetrarch.core.phrase import Phrase
from tetrarch.games.castles_of_burgundy.data import ROW_LENGTHS, route_spaces, solo_board
from tetrarch.games.castles_of_burgundy.drawing_chateauma import draw_automaton
from tetrarch.games.castles_of_burgundy.drawing_vines import draw_offers, draw_vineyard, is_double

GLYPHS = "oxv*"  # one a seat, so that colour is never the only sign
SEAT_COLOURS = (160, 36, 21, 220)
SEAT_LETTERS = (15, 16, 15, 16)
WIDTH = 96
LETTERS = {"castle": "c", "mine": "n", "ship": "s", "livestock": "l", "monastery": "m", "building": "b"}


def said(key: str, lang: str, **args: object) -> str:
    return Phrase(f"castles_of_burgundy-{key}", args).text(lang)


def tile(name: str, lang: str) -> str:
    return said("tile", lang, tile=name)


def stored_tile(name: str, lang: str) -> str:
    return said("table-double", lang, double=name) if is_double(name) else tile(name, lang)


def counted(goods: Mapping[str, int], lang: str) -> str:
    """Goods by kind: `red goods (4) ×2`."""
    return ", ".join(f"{said('good', lang, good=int(good))} ×{n}" for good, n in goods.items())


def shields_of(numbers: Iterable[int], lang: str) -> str:
    return ", ".join(said("shield", lang, shield=number) for number in numbers)


def draw_table(
    v: Mapping[str, Any], colour: bool, lang: str, names: Sequence[str], targets: Collection[str]
) -> list[str]:
    lines = []
    if v["phase"] is not None:
        lines.append(
            said("table-round", lang, phase=v["phase"], round=v["round"] or 0, white=v["white"] or 0)
        )
    for depot in v["depots"]:
        lines += draw_depot(v, depot, lang, targets)
    on_sale = ", ".join(mark(f"black:{t}", targets) + tile(t, lang) for t in v["black"] if t)
    lines += fold(said("table-black", lang, tiles=on_sale or "-", inns=v["inns"]), "  ")
    for line in draw_offers(v, partial(said, lang=lang), targets):
        lines += fold(line, "  ")
    if "target" in v:
        state = {"target": v["target"], "filled": v["filled"], "rounds": v["rounds_left"]}
        lines.append(said("table-alone", lang, **state))
    else:
        lines.append(
            said("table-order", lang, seats=", ".join(name_of(seat, names, lang) for seat in v["order"]))
        )
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
    goods = counted(v["depot_goods"].get(depot, {}), lang) or "none"
    shields = shields_of(v["depot_shields"].get(depot, []), lang) or "none"
    line = said("table-depot", lang, depot=depot, tiles=tiles, goods=goods, shields=shields)
    return fold(mark(f"depot:{depot}", targets) + line, "  ")


def name_of(seat: int, names: Sequence[str], lang: str) -> str:
    return names[seat] if names else Phrase("seat-name", {"number": seat + 1}).text(lang)


def draw_seat(
    v: Mapping[str, Any], seat: int, colour: bool, lang: str, names: Sequence[str], targets: Collection[str]
) -> list[str]:
    """What a seat has, then its duchy."""
    now = "> " if seat == v["active"] else "  "
    side = v["sides"][seat]
    purse = said(
        "table-seat",
        lang,
        points=v["scores"][seat],
        silver=v["silver"][side],
        workers=v["workers"][side],
        empty=v["empty"][side],
    )
    lines = [f"{now}{painted(GLYPHS[seat], seat, colour)} {name_of(seat, names, lang)}: {purse}"]
    own = draw_automaton(v, partial(said, lang=lang), LETTERS) if seat == v["automaton"] else []
    own += draw_vineyard(v, seat, partial(said, lang=lang), targets) if seat != v["automaton"] else []
    for line in belongings(v, seat, lang) + own:
        lines += fold(line, "      ")
    if v["sides"].index(side) < seat:
        return lines  # the partner's duchy
    marked = targets if v["active"] is not None and v["sides"][v["active"]] == side else ()
    if "target" in v:
        return lines + draw_solo(v, marked, lang)
    return lines + draw_duchy(v, side, marked)


def belongings(v: Mapping[str, Any], seat: int, lang: str) -> list[str]:
    """What a seat has beside its duchy, one line for each kind of which there is any."""
    lines = []
    side = v["sides"][seat]
    if dice := ", ".join(str(die) for die in v["dice"][seat]):
        lines.append(said("table-dice", lang, list=dice))
    if stored := ", ".join(stored_tile(name, lang) for name in v["storage"][seat]):
        lines.append(said("table-storage", lang, list=stored))
    if v["sides"].index(side) == seat:
        lines += in_common(v, side, lang)
    if route := draw_route(v["routes"][seat], v["laid"][seat], lang):
        lines.append(said("table-route", lang, list=route))
    if colours := [said("colour", lang, colour=c) for c, owners in v["bonus"].items() if seat in owners]:
        lines.append(said("table-bonus", lang, list=", ".join(colours)))
    return lines


def in_common(v: Mapping[str, Any], side: int, lang: str) -> list[str]:
    """What partners share, told once."""
    lines = []
    shared = v["shared_storage"][side] if "shared_storage" in v else []
    if stored := ", ".join(stored_tile(name, lang) for name in shared):
        lines.append(said("table-shared", lang, list=stored))
    if placed := ", ".join(f"{cell} {tile(name, lang)}" for cell, name in v["placed"][side].items()):
        lines.append(said("table-placed", lang, list=placed))
    if goods := counted(v["goods"][side], lang):
        lines.append(said("table-goods", lang, list=goods))
    if sold := counted(v["sold"][side], lang):
        lines.append(said("table-sold", lang, list=sold))
    if shields := shields_of(v["shields"][side].values(), lang):
        lines.append(said("table-shields", lang, list=shields))
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


def draw_solo(v: Mapping[str, Any], targets: Collection[str], lang: str) -> list[str]:
    """The spaces of a solo duchy about where they lie, with their names, then its rivers [CB-241]."""
    board = solo_board(v["duchies"][0])
    rows: dict[int, list[tuple[int, str]]] = {}
    for name, _, _, x, y in board["spaces"]:
        rows.setdefault(round(y * 16), []).append((round(x * 84), name))
    lines = []
    for _, row in sorted(rows.items()):
        line = ""
        for x, name in sorted(row):
            marked = mark(f"cell:{name}", targets).strip()
            line = f"{line:{x - 1}}{marked:>1}{name}:{sign(v, 0, name, '').strip()}"
        lines.append(line)
    rivers = ", ".join(river.replace(" ", "-") for river in board["rivers"])
    return lines + fold(said("table-rivers", lang, list=rivers), "    ")


def sign(v: Mapping[str, Any], seat: int, cell: str, marked: str) -> str:
    colour, number = v["board"][seat][cell]
    letter = LETTERS[colour]
    placed = v["placed"][seat].get(cell)
    text = f"{letter}{number}" if placed is None else f"{letter.upper()}#"
    return f"{marked:>1}{text} "


def painted(text: str, seat: int, colour: bool) -> str:
    if not colour:
        return text
    return f"\x1b[1;38;5;{SEAT_LETTERS[seat]};48;5;{SEAT_COLOURS[seat]}m{text}\x1b[0m"


def fold(line: str, indent: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
