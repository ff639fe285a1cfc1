"""What shields do: whom they help, what they let copy, how they are lost."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest, ones
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.modules.extra_tiles.rules import ALWAYS_ON_TOP
from tetrarch.games.castles_of_burgundy.modules.shields.ids import (
    DO_FOLLOW,
    DO_GATHER,
    EVENT_DIE_SET,
    EVENT_FOLLOWED,
    EVENT_SHIELD_LOST,
)
from tetrarch.games.castles_of_burgundy.modules.shields.tables import COPY_MONASTERIES, UNLIMITED_STORAGE
from tetrarch.games.castles_of_burgundy.rules.ids import ASK_DISCARD, DEPOTS, NONE
from tetrarch.games.castles_of_burgundy.rules.purse import goods_of
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.steps.ship import goods_in, kinds_stored
from tetrarch.games.castles_of_burgundy.rules.storage import crowded

ON_CASTLE: Final = 6  # where a shield is, from here on: seat * 64 + cell
ENDLESS: Final = 999  # storage spaces


def bears(s: CbState, seat: i64, shield: i64) -> bool:
    """Whether a seat has a shield."""
    return s.shields[seat] >> shield & 1 != 0


def lose(g: Game[CbState], s: CbState, seat: i64, shield: i64) -> None:
    """A shield goes out of the game and works no longer [CB-184]."""
    s.shield[shield] = NONE
    set_shields(s, seat, s.shields[seat] ^ bit(shield))
    s.emit(EVENT_SHIELD_LOST, seat, shield)
    if shield == COPY_MONASTERIES:
        s.copied = NONE
        set_powers(s, seat, s.own[seat])
    elif shield == UNLIMITED_STORAGE and crowded(g, s, seat):  # [CB-193]
        s.push(ASK_DISCARD, seat)


def set_shields(s: CbState, seat: i64, shields: i64) -> None:
    """A seat has these shields; its partner too [CB-226]."""
    s.shields[seat] = shields
    s.shields[s.mate(seat)] = shields


def set_powers(s: CbState, seat: i64, powers: i64) -> None:
    """These monasteries work for a seat, and for its partner [CB-226]."""
    s.powers[seat] = powers
    s.powers[s.mate(seat)] = powers


def set_die(s: CbState, seat: i64, face: i64, other: i64) -> None:
    """An unused die shows another face [CB-208]."""
    s.spend_die(seat, face)
    rest = s.dice[seat * 2]
    if rest == 0:
        s.roll(seat, other, 0)
    else:
        s.roll(seat, min(rest, other), max(rest, other))
    s.emit(EVENT_DIE_SET, seat, face, other)


def follow(s: CbState, seat: i64, other: i64) -> None:
    """The monasteries of another seat work for this one too, but not its marker's place [CB-195]."""
    s.copied = other
    set_powers(s, seat, s.own[seat] | s.own[other] & ~ALWAYS_ON_TOP)
    s.emit(EVENT_FOLLOWED, seat, other)


def others(s: CbState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Seats whose monasteries a shield may copy; of a team the lower one for both [CB-195, CB-227]."""
    for other in range(s.seats):
        if other != seat and other != s.mate(seat) and other <= s.mate(other):
            out = append(out, DO_FOLLOW | other << 8)
    return out


def gatherings(g: Game[CbState], s: CbState, seat: i64) -> vec[i64]:
    """The goods of one kind that a shield can bring: the limit of kinds holds here too [CB-194]."""
    kinds: i64 = 0
    for depot in range(i64(DEPOTS)):
        kinds |= goods_in(s, depot)
    own = goods_of(s, seat)
    if ones(own) == kinds_stored(g, s, seat):
        kinds &= own
    out = vec[i64](capacity=7)
    while kinds != 0:
        out = append(out, DO_GATHER | lowest(kinds) << 8)
        kinds &= kinds - 1
    return out
