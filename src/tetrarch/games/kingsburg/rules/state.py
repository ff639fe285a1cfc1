"""A position of Kingsburg."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ones
from tetrarch.games.kingsburg.rules.buildings.effect_table import EFFECTS_OF_BUILDING
from tetrarch.games.kingsburg.rules.ids import (
    COLUMNS,
    EMPTY,
    EVENT_BUILT,
    EVENT_DESTROYED,
    EVENT_GOODS_NOW,
    EVENT_SOLDIERS_NOW,
    EVENT_TOKENS_NOW,
    KINDS,
    PLACES,
    PLUS2,
    PRINTED,
)
from tetrarch.games.kingsburg.rules.state_fields import KiFields
from tetrarch.games.kingsburg.rules.tables import SUM


def group_of(seat: i64, dice: i64, white: i64, token: i64) -> i64:
    """Whose dice lie on a place, and what adds to them."""
    return seat | token << 4 | dice << 8 | white << 16


class KiState(KiFields):
    """A position; `rules/state_fields.py` has its fields."""

    def clone(self) -> "KiState":
        return KiState(self.seats, self)

    # what a seat has

    def gain(self, seat: i64, kind: i64, n: i64) -> None:
        """Goods or tokens come; a negative number goes."""
        at = seat * KINDS + kind
        self.goods[at] += n
        if kind == PLUS2:
            self.emit(EVENT_TOKENS_NOW, seat, self.goods[at])
        else:
            self.emit(EVENT_GOODS_NOW, seat, kind, self.goods[at])

    def goods_of(self, seat: i64) -> i64:
        """How many goods; tokens are none [KI-4]."""
        at = seat * KINDS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2]

    def recruit(self, seat: i64, n: i64) -> None:
        self.soldiers[seat] += n
        self.emit(EVENT_SOLDIERS_NOW, seat, self.soldiers[seat])

    def earn(self, seat: i64, source: i64, n: i64) -> None:
        """Points, or a loss of some [KI-10]."""
        self.points[seat] += n
        self.score(seat, source, n)

    def use(self, seat: i64, effect: i64) -> None:
        """It cannot be used again this season [KI-91]."""
        self.used[seat] |= bit(effect)

    # buildings

    def has(self, seat: i64, building: i64) -> bool:
        return self.built[seat] >> building & 1 != 0

    def row_base(self, seat: i64, row: i64) -> i64:
        """The first building of a seat's row."""
        return row * COLUMNS + (PRINTED if self.alternate[seat] >> row & 1 else 0)

    def buildings_of(self, seat: i64) -> i64:
        return ones(self.built[seat])

    def put_up(self, seat: i64, building: i64) -> None:
        self.built[seat] |= bit(building)
        self.effects = self.effects[:]
        self.effects[seat] |= EFFECTS_OF_BUILDING[building]
        self.emit(EVENT_BUILT, seat, building)

    def tear_down(self, seat: i64, building: i64) -> None:
        self.built[seat] &= ~bit(building)
        self.effects = self.effects[:]
        self.effects[seat] &= ~EFFECTS_OF_BUILDING[building]
        self.emit(EVENT_DESTROYED, seat, building)

    # dice

    def dice_total(self, seat: i64) -> i64:
        return SUM[self.dice[seat]] + SUM[self.white[seat]]

    def holder(self, place: i64) -> i64:
        """Whose is the first group on a place, EMPTY if there is none."""
        group = self.court[place]
        return group & 15 if group >= 0 else EMPTY

    def settle_on(self, place: i64, group: i64) -> None:
        """A group comes to a place; a second one is there by the envoy [KI-36]."""
        if self.taken >> place & 1:
            self.second = group
            self.second_at = place
        else:
            self.court[place] = group
            self.taken |= bit(place)

    def clear_court(self) -> None:
        """All dice go back [KI-40]."""
        for place in range(i64(PLACES)):
            self.court[place] = EMPTY
        self.taken = 0
        self.second = EMPTY
        self.second_at = EMPTY
