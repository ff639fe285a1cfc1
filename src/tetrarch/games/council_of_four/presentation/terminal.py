"""Council of Four in a terminal: drawn from a view alone."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from tetrarch.core.match.phrase import Phrase
from tetrarch.games.council_of_four.data.components import (
    REGION_NAMES,
    city_names,
    facts,
    permits,
)

GLYPHS = "oxv*"  # one a seat, so that colour is never the only sign
NEUTRAL = "#"
SEAT_COLOURS = (160, 36, 21, 220)
SEAT_LETTERS = (15, 16, 15, 16)
WIDTH = 96
SYMBOLS = {
    "victory_point": "vp",
    "coin": "c",
    "assistant": "a",
    "politics_card": "p",
    "nobility_step": "n",
    "main_action": "m",
}


def translate(key: str, lang: str, **args: object) -> str:
    return Phrase(f"council_of_four-{key}", args).text(lang)


def short(rewards: Mapping[str, int]) -> str:
    """Rewards in signs: `2a 3c`."""
    return " ".join(f"{n}{SYMBOLS[gain]}" for gain, n in rewards.items())


def permit_line(name: str | None) -> str:
    """A permit in signs: `CDE 1p 1n`."""
    permit = next((permit for permit in permits() if permit["id"] == name), None)
    return "-" if permit is None else f"{permit['id'].upper()} ({short(permit['rewards'])})"


def token_line(name: str | None) -> str:
    token = next((token for token in facts()["tokens"]["in_order"] if token["id"] == name), None)
    return "-" if token is None else short(token["rewards"])


def draw_kingdom(
    v: Mapping[str, Any], colour: bool, lang: str, names: Sequence[str], targets: Collection[str]
) -> list[str]:
    lines: list[str] = []
    for region in REGION_NAMES:
        lines += draw_region(v, region, colour, lang, targets)
    king = f"{translate('council', lang, council='king')}: {draw_row(v, 'king', lang)}"
    reserve = ", ".join(f"{translate('colour', lang, colour=c)} {n}" for c, n in v["reserve"].items())
    lines += [
        mark("council:king", targets) + king,
        translate("table-reserve", lang, pawns=reserve),
    ]
    return [*lines, "", *draw_seats(v, colour, lang, names)]


def mark(target: str, targets: Collection[str]) -> str:
    """What a legal move points at has a mark."""
    return "> " if target in targets else "  "


def draw_row(v: Mapping[str, Any], council: str, lang: str) -> str:
    """A balcony from the arrow side to the side where councillors fall."""
    return "-> " + " ".join(translate("colour", lang, colour=c) for c in v["balconies"][council])


def draw_region(
    v: Mapping[str, Any], region: str, colour: bool, lang: str, targets: Collection[str]
) -> list[str]:
    head = f"{translate('region', lang, region=region)}: {draw_row(v, region, lang)}"
    offers = ["; ".join(mark(f"permit:{p}", targets).strip() + permit_line(p) for p in v["offers"][region])]
    piles = translate("table-pile", lang, count=v["piles"][region] + len(v["under"][region]))
    lines = [mark(f"council:{region}", targets) + head, f"      {offers[0]}; {piles}"]
    for city in city_names():
        if next(c["region"] for c in facts()["cities"]["in_order"] if c["id"] == city) == region:
            lines.append(draw_city(v, city, colour, lang, targets))
    return lines


def draw_city(v: Mapping[str, Any], city: str, colour: bool, lang: str, targets: Collection[str]) -> str:
    """A city: metal, token, who has built there, where its roads lead, and the king."""
    signs = "".join(
        painted(GLYPHS[seat], seat, colour) if city in cities else "."
        for seat, cities in enumerate(v["emporiums"])
    )
    signs += NEUTRAL if city in v["neutral"] else " "
    to = [b if a == city else a for a, b in v["roads"] if city in (a, b)]
    king = " <K>" if v["king"] == city else ""
    metal = translate("metal", lang, metal=v["metals"].get(city, "none"))
    token = token_line(v["tokens"].get(city))
    ways = " ".join(sorted(name[0].upper() for name in to))
    return f"{mark(f'city:{city}', targets)}  {city.title():<9} {signs} {metal:<9} {token:<6} [{ways}]{king}"


def painted(text: str, seat: int, colour: bool) -> str:
    if not colour:
        return text
    return f"\x1b[1;38;5;{SEAT_LETTERS[seat]};48;5;{SEAT_COLOURS[seat]}m{text}\x1b[0m"


def draw_seats(v: Mapping[str, Any], colour: bool, lang: str, names: Sequence[str]) -> list[str]:
    """The round and the deck; what everybody has."""
    last = f" ({translate('table-round.last', lang)})" if v["ending"] is not None else ""
    lines = [translate("table-round", lang, round=v["round"], cards=v["deck"]) + last]
    for seat, points in enumerate(v["scores"]):
        name = names[seat] if names else Phrase("seat-name", {"number": seat + 1}).text(lang)
        now = "> " if seat == v["active"] else "  "
        goods = translate(
            "table-goods",
            lang,
            points=points,
            coins=v["coins"][seat],
            assistants=v["assistants"][seat],
            space=v["nobility"][seat],
            cards=v["hand_sizes"][seat],
        )
        lines.append(f"{now}{painted(GLYPHS[seat], seat, colour)} {name}: {goods}")
        lines += fold(listed("council_of_four-table-permits", lang, map(permit_line, v["permits"][seat])))
        lines += fold(listed("council_of_four-table-used", lang, map(permit_line, v["used"][seat])))
        hand = v["hands"][seat]
        if hand is not None:
            lines += fold(
                listed(
                    "council_of_four-table-hand",
                    lang,
                    (f"{n} {translate('card', lang, card=c)}" for c, n in hand.items()),
                )
            )
    return lines


def listed(key: str, lang: str, items: Iterable[str]) -> str:
    text = ", ".join(items)
    return Phrase(key, {"list": text}).text(lang) if text else ""


def fold(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, initial_indent="      ", subsequent_indent="      ")
