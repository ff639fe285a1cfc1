"""Kingsburg in a terminal: drawn from a view alone."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tetrarch.core.match.phrase import Phrase
from tetrarch.games.kingsburg.data.components import names as ids_of
from tetrarch.games.kingsburg.presentation.expansions import infos

GLYPHS = "oxv*%"  # one a seat, so that colour is never the only sign
NEUTRAL = "#"
SEAT_COLOURS = (160, 36, 21, 220, 93)
SEAT_LETTERS = (15, 16, 15, 16, 15)
WIDTH = 96


def translate(key: str, lang: str, **args: object) -> str:
    return Phrase(f"kingsburg-{key}", args).text(lang)


def paint(text: str, seat: int, colour: bool) -> str:
    if not colour:
        return text
    return f"\x1b[1;38;5;{SEAT_LETTERS[seat]};48;5;{SEAT_COLOURS[seat]}m{text}\x1b[0m"


def draw_table(
    v: Mapping[str, Any],
    colour: bool,
    lang: str = "en",
    names: Sequence[str] = (),
    targets: Collection[str] = (),
) -> str:
    """The calendar, the court, then every province."""
    lines = [draw_calendar(v, lang), *draw_court(v, colour, lang, targets)]
    for expansion in infos():
        lines += expansion.court_lines(v, colour, lang)
    lines.append("")
    for seat in v["order"]:
        lines += draw_seat(v, seat, colour, lang, names)
    return "\n".join(lines)


def draw_calendar(v: Mapping[str, Any], lang: str) -> str:
    """The year, the phase, and what is known of the invaders."""
    over = v["past"][-1] if len(v["past"]) == v["year"] > 0 else "unknown"
    invader = translate("invader", lang, invader=v["invader"] or over)
    strengths = ", ".join(map(str, v["strengths"]))
    phase = translate("phase", lang, phase=v["phase"] or "setup")
    line = translate(
        "table-calendar", lang, year=v["year"], phase=phase, invader=invader, strengths=strengths
    )
    return line + "".join(expansion.calendar_text(v, lang) for expansion in infos())


def draw_court(v: Mapping[str, Any], colour: bool, lang: str, targets: Collection[str]) -> list[str]:
    """The advisors in three columns, with the dice that lie on them."""
    cells = [draw_advisor(v, n, name, colour, lang, targets) for n, name in enumerate(ids_of("advisors"), 1)]
    plain = [draw_advisor(v, n, name, False, lang, targets) for n, name in enumerate(ids_of("advisors"), 1)]
    wide = max(map(len, plain))
    padded = [cell + " " * (wide - len(text)) for cell, text in zip(cells, plain, strict=True)]
    return ["  ".join(padded[row::6]).rstrip() for row in range(6)]


def draw_advisor(
    v: Mapping[str, Any], number: int, name: str, colour: bool, lang: str, targets: Collection[str]
) -> str:
    mark = ">" if f"place:{name}" in targets else " "
    sign = "".join(expansion.advisor_sign(v, number) for expansion in infos()) or " "
    groups = draw_groups(v["placed"].get(name, []), colour)
    return f"{mark}{number:>2}{sign}{translate('place', lang, place=name, edition=v['edition'])}{groups}"


def draw_groups(groups: Sequence[Mapping[str, Any]], colour: bool) -> str:
    """The dice that lie in one place."""
    return "".join(" " + draw_group(group, colour) for group in groups)


def draw_group(group: Mapping[str, Any], colour: bool) -> str:
    """Whose dice, and which: `o:35w2+2`."""
    seat = group["seat"]
    sign = NEUTRAL if seat is None else paint(GLYPHS[seat], seat, colour)
    token = f"+{group['token']}" if group.get("token") else ""
    return f"{sign}:{group['dice']}{token}"


def draw_seat(v: Mapping[str, Any], seat: int, colour: bool, lang: str, names: Sequence[str]) -> list[str]:
    """What a seat has, and what stands in its province."""
    name = names[seat] if names else Phrase("seat-name", {"number": seat + 1}).text(lang)
    goods = v["goods"][seat]
    line = translate(
        "table-goods",
        lang,
        points=v["scores"][seat],
        gold=goods.get("gold", 0),
        wood=goods.get("wood", 0),
        stone=goods.get("stone", 0),
        tokens=v["plus2"][seat],
        soldiers=v["soldiers"][seat],
        dice=v["dice"][seat] or "-",
    )
    envoy = " " + translate("table-envoy", lang) if v["envoy"] == seat else ""
    more = "".join(expansion.seat_text(v, seat, lang) for expansion in infos())
    standing = ", ".join(translate("building", lang, building=building) for building in v["buildings"][seat])
    lines = [f"  {paint(GLYPHS[seat], seat, colour)} {name}{more}: {line}{envoy}"]
    return lines + textwrap.wrap(standing, WIDTH, initial_indent="      ", subsequent_indent="      ")
