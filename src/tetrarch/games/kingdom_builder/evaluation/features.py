"""Kingdom Builder in numbers: planes of hexes, then what lies beside the board."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.features import Features, Page
from tetrarch.core.engine.kernel import Game
from tetrarch.games.kingdom_builder.evaluation.imagine import is_hidden
from tetrarch.games.kingdom_builder.rules.ids import CELLS, LOCATION, NO_CARD, SPOTS, TERRAINS
from tetrarch.games.kingdom_builder.rules.pieces import (
    ALL_CARDS,
    BUILDS,
    CARDS,
    KINDS_OF_GUILD,
    KINDS_OF_TILE,
    SETTLEMENTS,
    TILES_PER_LOCATION,
)
from tetrarch.games.kingdom_builder.rules.state import KbState

TILE_STATES: Final = 8  # what a seat can hold of a tile, none among it


class KbFeatures(Features[KbState]):
    """All is public but hands not being played, and so the make-up of the deck [KB-34]."""

    def fixed_names(self) -> list[str]:
        return ["terrain", "locations"]

    def names(self) -> list[str]:
        pieces = ["stock", "settlements", "lifted", "guilds", "tiles", "supply"]
        return [*pieces, "hands", "deck", "discards", "turn", "builds_left", "round"]

    def key(self, s: KbState, seat: i64) -> i64:
        """The quadrants [KB-6]."""
        key: i64 = 0
        for code in s.plan:
            key = key * 32 + code + 1
        return key

    def write_fixed(self, s: KbState, seat: i64, page: Page) -> None:
        """Terrain and locations, a plane for each kind."""
        page.field()
        terrain = s.board.terrain
        for cell in range(i64(CELLS)):
            if terrain[cell] < LOCATION:
                page.put(page.at + i64(terrain[cell]) * CELLS + cell, 1)
        page.step(LOCATION * CELLS, 1)
        page.field()
        spots = s.board.spot_cell
        for spot in range(i64(len(spots))):
            page.put(page.at + s.board.spot_kind[spot] * CELLS + spots[spot], 1)
        page.step(KINDS_OF_TILE * CELLS, 1)

    def write(self, game: Game[KbState], s: KbState, seat: i64, page: Page) -> None:
        page.field()
        spots = s.board.spot_cell
        for spot in range(i64(len(spots))):
            if s.stock[spot] > 0:
                page.put(page.at + spots[spot], s.stock[spot])
        page.step(CELLS, TILES_PER_LOCATION)
        page.field()
        for k in range(s.seats):
            self.write_settlements(s, (seat + k) % s.seats, page)
        page.field()
        page.one_of(s.lifted, CELLS)
        page.field()
        for guild in s.guild:
            page.put(page.at + guild, 1)
        page.step(KINDS_OF_GUILD, 1)
        page.field()
        for k in range(s.seats):
            page.ones_of(s.tile, (seat + k) % s.seats * SPOTS, SPOTS, TILE_STATES)
        page.field()
        page.each(s.supply, seat, SETTLEMENTS)
        page.field()
        for k in range(s.seats):
            holder = (seat + k) % s.seats
            if not is_hidden(s, holder, seat):
                page.put(page.at + s.hand[holder], 1)
            page.step(NO_CARD + 1, 1)
        self.write_course(s, seat, page)

    def write_settlements(self, s: KbState, owner: i64, page: Page) -> None:
        first = owner * SETTLEMENTS
        for i in range(first, first + s.settlement_counts[owner]):
            page.put(page.at + s.settlement_cells[i], 1)
        page.step(CELLS, 1)

    def write_course(self, s: KbState, seat: i64, page: Page) -> None:
        """The cards, the turn and the round."""
        page.field()
        page.number(s.cards_left(), ALL_CARDS)
        page.field()
        page.numbers(s.discard, 0, TERRAINS, CARDS[0])
        page.field()
        page.seat(s.active, seat, s.seats)
        page.field()
        if s.active >= 0:
            page.put(page.at, s.owed())
        page.step(1, BUILDS)
        page.field()
        page.number(s.round, 20)
        page.flag(s.ending)
