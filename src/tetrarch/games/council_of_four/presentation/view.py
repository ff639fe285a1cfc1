"""What a seat may know of Council of Four, and the board drawn in a terminal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from tetrarch.core.engine.bits import ones
from tetrarch.core.position.codecs import members
from tetrarch.games.council_of_four.data.components import METAL_NAMES
from tetrarch.games.council_of_four.presentation import json_position
from tetrarch.games.council_of_four.presentation.terminal import draw_kingdom
from tetrarch.games.council_of_four.presentation.view_types import CouncilView, Kingdom, Metal, Piles, Prices
from tetrarch.games.council_of_four.presentation.vocabulary import CITY, COUNCIL, PERMIT, REGION, SOURCES
from tetrarch.games.council_of_four.rules import ids
from tetrarch.games.council_of_four.rules.councils import cheapest
from tetrarch.games.council_of_four.rules.game import CouncilOfFour
from tetrarch.games.council_of_four.rules.king import roads_of_king
from tetrarch.games.council_of_four.rules.pieces import FAR_END
from tetrarch.games.council_of_four.rules.scoring import end_points
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.variants import UNLIMITED


def view(game: CouncilOfFour, s: CfState, seat: int | None) -> CouncilView:
    """An allow-list: all is public but hands, and so the make-up of the deck [CF-29]."""
    seats = range(s.seats)
    me = -1 if seat is None else seat
    sizes = [int(s.cards_of(holder)) for holder in seats]
    pool = None if game.variants.max_assistants == UNLIMITED else int(game.variants.pool(s))
    return {
        "game": "council_of_four",
        "seat": seat,
        **kingdom(s),
        "offers": json_position.offers(s),
        "piles": cast(Piles, {REGION.name(region): int(ones(bits)) for region, bits in enumerate(s.pile)}),
        "under": json_position.under(s),
        "emporiums": [members(int(bits), CITY.names) for bits in s.emporiums],
        "neutral": members(int(s.neutral), CITY.names),
        "coins": [int(n) for n in s.coins],
        "assistants": [int(n) for n in s.assistants],
        "pool": pool,
        "nobility": [int(n) for n in s.nobility],
        "points": [int(n) for n in s.points],
        "permits": [members(int(bits), PERMIT.names) for bits in s.permits],
        "used": [members(int(bits), PERMIT.names) for bits in s.used],
        "hands": [json_position.hand(s.hand, holder) if holder == me else None for holder in seats],
        "hand_sizes": sizes,
        "deck": int(s.cards_left()),
        "discards": json_position.cards(s.discard),
        "shuffles": int(s.shuffles),
        "held": [json_position.hand(s.held, holder) if holder == me else None for holder in seats],
        "held_by_all": json_position.cards(sum(s.held[kind :: ids.KINDS]) for kind in range(ids.KINDS)),
        "held_sizes": [sum(json_position.hand(s.held, holder).values()) for holder in seats],
        "fresh": [int(n) for n in s.fresh],
        "spent": [json_position.hand(s.spent, holder) for holder in seats],
        "tiles": json_position.tiles(s),
        "kings_tiles": json_position.kings_tiles(s),
        "active": None if s.active < 0 else int(s.active),
        "start": int(game.variants.first),
        "mains": int(s.mains),
        "acted": bool(s.acted),
        "quick": bool(s.quick),
        "round": int(s.round),
        "ending": None if s.ending < 0 else int(s.ending),
        "scores": [int(n) for n in game.scores(s)],
        "at_end": [at_end(game, s, holder) for holder in seats],
        "prices": None if seat is None else prices(s, seat),
        "over": bool(game.over(s)),
    }


def kingdom(s: CfState) -> Kingdom:
    """The map with its tokens and councils, and the king's ways."""
    known = -1 not in s.sides
    pairs = [(a, b) for a in range(ids.CITIES) for b in range(a) if s.board.near[a] >> b & 1]
    return {
        "sides": json_position.sides(s),
        "roads": [(CITY.name(b), CITY.name(a)) for a, b in sorted(pairs)] if known else [],
        "metals": {CITY.name(c): cast(Metal, METAL_NAMES[m]) for c, m in enumerate(s.board.metal)}
        if known
        else {},
        "tokens": json_position.tokens(s),
        "balconies": json_position.balconies(s),
        "reserve": json_position.reserve(s),
        "king": CITY.name(s.king) if known else None,
        "king_roads": {CITY.name(city): int(roads_of_king(s, city)) for city in range(ids.CITIES)}
        if known
        else {},
    }


def at_end(game: CouncilOfFour, s: CfState, seat: int) -> dict[str, int]:
    """What the end would pay a seat by source, without what pays nothing [CF-94]; nothing once it has."""
    if game.over(s):
        return {}
    sources = range(ids.SOURCE_TILE, ids.SOURCE_PERMITS + 1)
    points = {SOURCES[n].name: int(end_points(s, n, seat, game.variants)) for n in sources}
    return {name: n for name, n in points.items() if n}


def prices(s: CfState, seat: int) -> Prices:
    """The fewest coins for each council with the own hand; null where no card fits [CF-35]."""
    out: dict[str, int | None] = {}
    for council, row in enumerate(s.balcony):
        price = ids.NEVER if row >> FAR_END == ids.NOBODY else int(cheapest(s, seat, council))
        out[COUNCIL.name(council)] = None if price == ids.NEVER else price
    return cast(Prices, out)


def draw(
    v: Mapping[str, Any],
    colour: bool,
    lang: str = "en",
    names: Sequence[str] = (),
    targets: Collection[str] = (),
) -> str:
    """The regions with their cities and councils, then what everybody has."""
    return "\n".join(draw_kingdom(v, colour, lang, names, targets))
