"""Room for tiles in storage, and how they come there.

A `shelf` is the number of a storage: the seat whose own it is or, in teams, a number after the seats for the
storage that partners share. A question that carries a tile, or none, carries its kind + 1, or 0: none.
"""

from mypy_extensions import i64

from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_EXCESS,
    AMOUNT_OTHER_ROOM,
    AMOUNT_PRIVATE_STORAGE,
    AMOUNT_STORAGE,
    AMOUNT_TILE_SIZE,
    ASK_DISCARD,
    ON_STORE,
    ON_STORED_TILE,
    ON_UNSTORE,
    TILES,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import STORAGE_SPACES


def limit(g: Game[CbState], s: CbState, seat: i64) -> i64:
    """How many tiles a seat may store of its own [CB-50]."""
    return g.amount(s, AMOUNT_PRIVATE_STORAGE, seat, g.amount(s, AMOUNT_STORAGE, seat, STORAGE_SPACES))


def room(g: Game[CbState], s: CbState, seat: i64, size: i64 = 1) -> bool:
    """Whether a seat has storage space for a tile of some size [CB-50]."""
    return s.stored[seat] + size <= limit(g, s, seat) or g.amount(s, AMOUNT_OTHER_ROOM, seat, 0, size) != 0


def crowded(g: Game[CbState], s: CbState, seat: i64) -> bool:
    """Whether storage has more tiles than it may have."""
    return g.amount(s, AMOUNT_EXCESS, seat, s.stored[seat] - limit(g, s, seat)) > 0


def size_of(g: Game[CbState], s: CbState, kind: i64) -> i64:
    """How many storage spaces a tile takes."""
    return g.amount(s, AMOUNT_TILE_SIZE, 0, 1, kind)


def store(g: Game[CbState], s: CbState, shelf: i64, kind: i64) -> None:
    """A tile comes to a storage; a module keeps those of a sort of its own."""
    if kind < TILES:
        s.store(shelf, kind)
    else:
        g.react(s, ON_STORE, shelf, kind)


def unstore(g: Game[CbState], s: CbState, shelf: i64, kind: i64) -> None:
    """A tile leaves a storage."""
    if kind < TILES:
        s.unstore(shelf, kind)
    else:
        g.react(s, ON_UNSTORE, shelf, kind)


def receive(g: Game[CbState], s: CbState, seat: i64, kind: i64) -> None:
    """A seat stores a tile; if there is no room, it gives up another for it [CB-51].

    The question what to give up carries the new tile as kind + 1.
    """
    full = not room(g, s, seat, size_of(g, s, kind))
    store(g, s, seat, kind)
    if full:
        s.push(ASK_DISCARD, seat, kind + 1)
    else:
        g.react(s, ON_STORED_TILE, seat, kind)


def go_on_storing(g: Game[CbState], s: CbState, seat: i64, new: i64) -> None:
    """After a discard, which makes room for tile `new` - 1 (0: for none): ask for another, or be done."""
    if crowded(g, s, seat):
        s.push(ASK_DISCARD, seat, new)
    elif new > 0:
        g.react(s, ON_STORED_TILE, seat, new - 1)
