"""What a seat may know of Kingsburg, and the table drawn in a terminal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from tetrarch.core.position.codecs import members
from tetrarch.games.kingsburg.data.components import GOOD_NAMES
from tetrarch.games.kingsburg.data.court import strengths_on_back
from tetrarch.games.kingsburg.presentation.names import BUILDING, GOVERNOR, INVADER, RACE
from tetrarch.games.kingsburg.presentation.state_table import TABLE
from tetrarch.games.kingsburg.presentation.terminal import draw_table
from tetrarch.games.kingsburg.presentation.view_types import KingsburgView, PublicPosition
from tetrarch.games.kingsburg.presentation.vocabulary import SOURCES
from tetrarch.games.kingsburg.rules import ids
from tetrarch.games.kingsburg.rules.game import Kingsburg
from tetrarch.games.kingsburg.rules.point_sources import END_SOURCES
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.steps.build import BuildStep


def view(game: Kingsburg, s: KiState, seat: int | None) -> KingsburgView:
    """An allow-list: hidden are invader cards, governors dealt and answers not yet shown [KI-9]."""
    me = -1 if seat is None else seat
    sees_invader = s.shown or (seat is not None and s.known >> seat & 1)
    sees_valley = s.valley_shown or (seat is not None and s.valley_known >> seat & 1)
    return {
        "game": "kingsburg",
        "seat": seat,
        **cast(PublicPosition, TABLE.dump(s, PublicPosition.__annotations__)),
        "invader": INVADER.name(s.invader) if sees_invader and s.invader >= 0 else None,
        "valley": INVADER.name(s.valley) if sees_valley and s.valley >= 0 else None,
        "dealt": [
            members(int(bits), GOVERNOR.names) if holder == me else int(bits).bit_count()
            for holder, bits in enumerate(s.hand)
        ],
        "sealed": [int(note) if holder == me and note >= 0 else None for holder, note in enumerate(s.sealed)],
        "modules": [name for name in game.module_names if name != "scenarios"],
        "edition": int(game.variants.edition),
        "queen_points": int(game.variants.queen_points),
        "strengths": strengths_on_back(max(1, int(s.year))),
        "dice_totals": [int(s.dice_total(holder)) for holder in range(s.seats)],
        "costs": [costs(game, s, holder) for holder in range(s.seats)],
        "next": [next_buildings(game, s, holder, False) for holder in range(s.seats)],
        "affordable": [next_buildings(game, s, holder, True) for holder in range(s.seats)],
        "strength_against": [against(game, s, holder, bool(sees_invader)) for holder in range(s.seats)],
        "at_end": [at_end(game, s, holder) for holder in range(s.seats)],
        "scores": game.scores(s),
        "over": game.over(s),
    }


def costs(game: Kingsburg, s: KiState, seat: int) -> dict[str, dict[str, int]]:
    """What each building of a province costs its owner now, without what may be chosen."""
    out: dict[str, dict[str, int]] = {}
    for row in range(ids.ROWS):
        if game.variants.rows >> row & 1:
            for column in range(ids.COLUMNS):
                building = int(s.row_base(seat, row)) + column
                pay = int(game.rules.cost(s, seat, building))
                amounts = (pay >> 6, pay >> 3 & 7, pay & 7)
                out[BUILDING.name(building)] = {
                    name: n for name, n in zip(GOOD_NAMES, amounts, strict=True) if n
                }
    return out


def next_buildings(game: Kingsburg, s: KiState, seat: int, paid: bool) -> list[str]:
    """The buildings that come next in their rows [KI-63], perhaps only those that the seat can pay for."""
    step = game.steps[ids.ASK_BUILD]
    assert isinstance(step, BuildStep)
    rows = [row for row in range(ids.ROWS) if game.variants.rows >> row & 1]
    buildings = [int(step.next_in(s, seat, row)) for row in rows]
    return [
        BUILDING.name(building)
        for building in buildings
        if building != ids.EMPTY and (not paid or step.affordable(s, seat, building))
    ]


def against(game: Kingsburg, s: KiState, seat: int, known: bool) -> dict[str, int]:
    """What a province adds against each race, at the strength of a known card or the least possible."""
    least = strengths_on_back(max(1, int(s.year)))[0]
    printed = int(game.rules.printed(s)) if known and s.invader >= 0 else least
    return {
        race: int(game.rules.bonus(s, seat, 1 << number, printed, printed))
        for number, race in enumerate(RACE.names)
    }


def at_end(game: Kingsburg, s: KiState, seat: int) -> dict[str, int]:
    """What the end would pay a seat by source, without what pays nothing; nothing once it has [KI-11]."""
    if game.over(s):
        return {}
    points = {SOURCES[n].name: int(game.rules.end_points(s, seat, n)) for n in END_SOURCES}
    return {name: n for name, n in points.items() if n}


def draw(
    view_: Mapping[str, Any],
    colour: bool,
    lang: str = "en",
    names: Sequence[str] = (),
    targets: Collection[str] = (),
) -> str:
    return draw_table(view_, colour, lang, names, targets)
