"""What Kingdom Builder's questions share: what comes next in a turn, gaining and losing tiles."""

from mypy_extensions import i64

from tetrarch.core.engine.kernel import AUTO, Step
from tetrarch.games.kingdom_builder.rules.ids import (
    ASK_BUILD,
    ASK_CARD,
    ASK_TURN,
    CELLS,
    EVENT_ENDING,
    EVENT_GAINED,
    EVENT_LOSES,
    EVENT_REMOVED,
    FREE,
    FRESH,
    GONE,
    LOST,
    NO_CARD,
    NONE,
    OPENLY,
    READY,
    SPOTS,
    TERRAINS,
    USED,
)
from tetrarch.games.kingdom_builder.rules.pieces import BUILDS
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class KbStep(Step[KbState]):
    """A question of Kingdom Builder; it knows the variants."""

    def __init__(self, variants: RuleVariants, ruling: i64, finishes_action: bool = False) -> None:
        super().__init__()
        self.variants: RuleVariants = variants
        self.ruling = ruling
        self.finishes_action = finishes_action

    def go_on(self, s: KbState, seat: i64) -> None:
        """Ask what comes next in a turn; while builds are owed the card must be of use [KB-23, KB-28]."""
        if s.owed() == 0:
            s.builds_left = 0
        elif s.hand[seat] == NO_CARD or s.free[s.hand[seat]] == 0:
            self.replace(s, seat)
            return
        s.push(ASK_BUILD if 0 < s.builds_left < BUILDS else ASK_TURN, seat)

    def replace(self, s: KbState, seat: i64) -> None:
        """A card of no use leaves the game and a new one is drawn openly [KB-28]."""
        if s.hand[seat] != NO_CARD:
            s.emit(EVENT_REMOVED, seat, s.hand[seat])
            s.hand[seat] = NO_CARD
        if s.cards_left() == 0:
            s.builds_left = 0  # nothing is owed without a card [KB-32]
        s.push(ASK_TURN, AUTO, seat)
        s.push(ASK_CARD, AUTO, seat, OPENLY)

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
            s.emit(EVENT_GAINED, seat, s.board.spot_cell[spot], s.board.spot_kind[spot])
        elif (held == NONE or (held == GONE and self.variants.regain_later)) and s.stock[spot] > 0:
            s.stock[spot] -= 1
            s.tile[seat * SPOTS + spot] = FRESH
            s.emit(EVENT_GAINED, seat, s.board.spot_cell[spot], s.board.spot_kind[spot])

    def leave(self, s: KbState, seat: i64, cell: i64) -> None:
        """A settlement has moved away: without another beside the location its tile is lost [KB-52]."""
        spot = i64(s.board.spot_by[cell])
        if spot < 0 or s.near[seat * CELLS + s.board.spot_cell[spot]] > 0:
            return
        held = s.tile[seat * SPOTS + spot]
        if held == NONE or held >= GONE:
            return
        held = self.worse(s, seat, spot, held)
        s.tile[seat * SPOTS + spot] = LOST + held if self.variants.regain_same_turn else GONE
        s.emit(EVENT_LOSES, seat, s.board.spot_cell[spot], s.board.spot_kind[spot])

    def worse(self, s: KbState, seat: i64, spot: i64, held: i64) -> i64:
        """Of two like tiles the less useful one is given up, whichever hex was left [KB-56]."""
        for other in range(i64(len(s.board.spot_cell))):
            twin = s.tile[seat * SPOTS + other]
            like = other != spot and s.board.spot_kind[other] == s.board.spot_kind[spot]
            if like and held == READY and (twin == USED or (twin == FRESH and self.variants.fresh_twin)):
                s.tile[seat * SPOTS + other] = READY
                return twin
        return held

    def spend(self, s: KbState, seat: i64) -> None:
        """A settlement leaves the supply; the first empty supply starts the last round [KB-77]."""
        s.supply[seat] -= 1
        if s.supply[seat] == 0 and not s.ending:
            s.ending = True
            s.emit(EVENT_ENDING, seat)

    def why_not_here(self, s: KbState, cell: i64, ruling: i64, fits: bool, on_water: bool = False) -> i64:
        """The building rule that keeps a settlement off a hex; `ruling` if the hex does not fit."""
        if s.owner[cell] != FREE:
            return 35
        if s.board.terrain[cell] >= TERRAINS and not on_water:
            return 36
        return 37 if fits else ruling
