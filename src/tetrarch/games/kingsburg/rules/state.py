"""A position of Kingsburg."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ones
from tetrarch.games.kingsburg.rules.buildings.effect_table import EFFECTS_OF_BUILDING
from tetrarch.games.kingsburg.rules.ids import (
    AUTUMN,
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
    SPRING,
)
from tetrarch.games.kingsburg.rules.state_fields import KiFields
from tetrarch.games.kingsburg.rules.tables import SUM


def group_of(seat: i64, dice: i64, white: i64, token: i64) -> i64:
    """Whose dice lie on a place, and what adds to them, as one number."""
    return seat | token << 4 | dice << 8 | white << 16


def group_seat(group: i64) -> i64:
    return group & 0xF


def group_token(group: i64) -> i64:
    return group >> 4 & 0xF


def group_dice(group: i64) -> i64:
    return group >> 8 & 0xFF


def group_white(group: i64) -> i64:
    return group >> 16


def group_value(group: i64) -> i64:
    """What a group of dice counts, with a token."""
    return SUM[group_dice(group)] + SUM[group_white(group)] + group_token(group)


class KiState(KiFields):
    """A position; `rules/state_fields.py` has its fields."""

    def clone(self) -> "KiState":
        return KiState(self.seats, self)

    # what a seat has

    def gain(self, seat: i64, kind: i64, n: i64, cause: i64 = 0) -> None:
        """Goods or tokens come; a negative number goes."""
        if n == 0:
            return
        at = seat * KINDS + kind
        self.goods[at] += n
        if kind == PLUS2:
            self.emit(EVENT_TOKENS_NOW, seat, n, self.goods[at], cause)
        else:
            self.emit(EVENT_GOODS_NOW, seat, kind, n, self.goods[at], cause)

    def goods_of(self, seat: i64) -> i64:
        """How many goods; tokens are none [KI-4]."""
        at = seat * KINDS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2]

    def recruit(self, seat: i64, n: i64, cause: i64 = 0) -> None:
        """Soldiers come; a negative number goes."""
        if n != 0:
            self.soldiers[seat] += n
            self.emit(EVENT_SOLDIERS_NOW, seat, n, self.soldiers[seat], cause)

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

    # the calendar

    def season(self) -> i64:
        """0 for spring, 1 for summer, 2 for autumn."""
        return self.phase // 2 - 1

    def in_season(self, seasons: i64) -> bool:
        """Whether one of these seasons, a bit set, is now; between seasons it is none."""
        return SPRING <= self.phase <= AUTUMN and self.phase % 2 == 0 and seasons >> self.season() & 1 != 0

    # dice

    def dice_total(self, seat: i64) -> i64:
        return SUM[self.dice[seat]] + SUM[self.white[seat]]

    def holder(self, place: i64) -> i64:
        """Whose is the first group on a place, EMPTY if there is none."""
        group = self.court[place]
        return group_seat(group) if group >= 0 else EMPTY

    def second_holder(self, place: i64) -> i64:
        """Whose is the second group on a place, by the envoy; EMPTY if there is none [KI-36]."""
        return group_seat(self.second) if self.second_at == place else EMPTY

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
