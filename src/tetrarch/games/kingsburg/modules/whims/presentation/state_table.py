"""The fields of whims, and how they stand in JSON."""

from __future__ import annotations

from tetrarch.core.position.codecs import Codec, counts, members, number_set
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.rows import int_field, name_field
from tetrarch.games.kingsburg.presentation.names import GOOD
from tetrarch.games.kingsburg.rules.tables import WHIMS


def read_stock(item: Reader, draft: Draft) -> int:
    """At most one good of each kind lies on a tile."""
    return sum(n << good for good, n in enumerate(counts(GOOD, 1).read(item, draft)))


ROWS = (
    int_field(
        *("covered", "advisors under a tile"),
        codec=number_set(int(WHIMS)),
        key="whims",
        default=lambda draft: int(draft.game.first_whims),
    ),
    int_field("whims_gone", "tiles that have left the game", codec=number_set(int(WHIMS)), default=0),
    int_field(
        *("stock", "goods on tile 4"),
        codec=Codec(lambda bits: dict.fromkeys(members(bits, GOOD.names), 1), read_stock),
        default=lambda draft: 7 if draft.state.covered >> 3 & 1 else 0,
        needs=("whims",),
    ),
    name_field("lot", "the good on tile 5", GOOD),
)
