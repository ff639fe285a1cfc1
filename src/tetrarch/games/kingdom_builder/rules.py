"""What Kingdom Builder's steps share: the readings that a table may choose, and gaining and losing tiles."""

from mypy_extensions import i64

from tetrarch.core.kernel import AUTO, Step
from tetrarch.games.kingdom_builder.ids import (
    ASK_BUILD,
    ASK_CARD,
    ASK_TURN,
    BUILDS,
    CELLS,
    ENDING,
    FREE,
    FRESH,
    GAINED,
    GONE,
    LOSES,
    LOST,
    NO_CARD,
    NONE,
    READY,
    REMOVED,
    SPOTS,
    USED,
)
from tetrarch.games.kingdom_builder.state import KbState


class Readings:
    """The unsettled readings [KB-57, KB-59, KB-71, KB-101] and who begins [KB-16]."""

    def __init__(
        self, regain_same_turn: bool, regain_later: bool, vacated_hex: bool, lords_zero: bool, first: i64
    ) -> None:
        self.regain_same_turn: bool = regain_same_turn
        self.regain_later: bool = regain_later
        self.vacated_hex: bool = vacated_hex
        self.lords_zero: bool = lords_zero
        self.first: i64 = first


class KbStep(Step[KbState]):
    """A question of Kingdom Builder; it knows the readings."""

    def __init__(self, readings: Readings, ruling: i64, part: bool = False) -> None:
        super().__init__()
        self.readings: Readings = readings
        self.ruling = ruling
        self.part = part

    def go_on(self, s: KbState, seat: i64) -> None:
        """Ask what comes next in a turn; while builds are owed the card must be of use [KB-23, KB-28]."""
        if s.owed() == 0:
            s.todo = 0
        elif s.hand[seat] == NO_CARD or s.free[s.hand[seat]] == 0:
            self.replace(s, seat)
            return
        s.push(ASK_BUILD if 0 < s.todo < BUILDS else ASK_TURN, seat)

    def replace(self, s: KbState, seat: i64) -> None:
        """A card of no use leaves the game and a new one is drawn openly [KB-28]."""
        if s.hand[seat] != NO_CARD:
            s.emit(REMOVED, seat, s.hand[seat])
            s.hand[seat] = NO_CARD
        if s.cards_left() == 0:
            s.todo = 0  # nothing is owed without a card [KB-32]
        s.push(ASK_TURN, AUTO, seat)
        s.push(ASK_CARD, AUTO, seat, 1)

    def arrive(self, s: KbState, seat: i64, cell: i64) -> None:
        """A settlement comes to stand on a hex, and a location beside it gives its tile [KB-42]."""
        s.put(seat, cell)
        spot = i64(s.board.spot_by[cell])
        if spot >= 0:
            self.gain(s, seat, spot)

    def gain(self, s: KbState, seat: i64, spot: i64) -> None:
        held = s.tile[seat * SPOTS + spot]
        if held > LOST:  # lost earlier this turn: it stays, as it was [KB-57, KB-58]
            s.tile[seat * SPOTS + spot] = held - LOST
            s.emit(GAINED, seat, s.board.spot_cell[spot], s.board.spot_kind[spot])
        elif (held == NONE or (held == GONE and self.readings.regain_later)) and s.stock[spot] > 0:
            s.stock[spot] -= 1
            s.tile[seat * SPOTS + spot] = FRESH
            s.emit(GAINED, seat, s.board.spot_cell[spot], s.board.spot_kind[spot])

    def leave(self, s: KbState, seat: i64, cell: i64) -> None:
        """A settlement has moved away: without another beside the location its tile is lost [KB-52]."""
        spot = i64(s.board.spot_by[cell])
        if spot < 0 or s.near[seat * CELLS + s.board.spot_cell[spot]] > 0:
            return
        held = s.tile[seat * SPOTS + spot]
        if held == NONE or held >= GONE:
            return
        held = self.worse(s, seat, spot, held)
        s.tile[seat * SPOTS + spot] = LOST + held if self.readings.regain_same_turn else GONE
        s.emit(LOSES, seat, s.board.spot_cell[spot], s.board.spot_kind[spot])

    def worse(self, s: KbState, seat: i64, spot: i64, held: i64) -> i64:
        """Of two like tiles the less useful one is given up, whichever hex was left [KB-56]."""
        for other in range(i64(len(s.board.spot_cell))):
            twin = s.tile[seat * SPOTS + other]
            like = other != spot and s.board.spot_kind[other] == s.board.spot_kind[spot]
            if like and held == READY and (twin == USED or twin == FRESH):
                s.tile[seat * SPOTS + other] = READY
                return twin
        return held

    def spend(self, s: KbState, seat: i64) -> None:
        """A settlement leaves the supply; the first empty supply starts the last round [KB-77]."""
        s.supply[seat] -= 1
        if s.supply[seat] == 0 and not s.ending:
            s.ending = True
            s.emit(ENDING, seat)

    def why_not_here(self, s: KbState, seat: i64, cell: i64, pool_ruling: i64, fits: bool) -> i64:
        """The building rule that keeps a settlement off a hex."""
        if s.owner[cell] != FREE:
            return 35
        if s.board.terrain[cell] > 4 and pool_ruling != 69:
            return 36
        if not fits:
            return pool_ruling
        return 37
