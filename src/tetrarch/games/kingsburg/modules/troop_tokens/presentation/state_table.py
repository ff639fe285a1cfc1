"""The field of troop tokens, and how it stands in JSON."""

from __future__ import annotations

from tetrarch.core.position.codecs import Codec
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.rows import per_seat
from tetrarch.games.kingsburg.rules.tables import ALL_TROOPS

VALUES = range(5)


def write(troops: int) -> list[int]:
    return [value for value in VALUES for _ in range(int(troops) >> 4 * value & 15)]


def read(item: Reader, draft: Draft) -> int:
    code = sum(1 << 4 * entry.whole(0, 4) for entry in item.items())
    if any(code >> 4 * value & 15 > ALL_TROOPS >> 4 * value & 15 for value in VALUES):
        raise item.fail("there are the tokens 0, 1, 1, 2, 3 and 4 [KI-226]")
    return code


ROWS = (
    per_seat(
        "troops",
        "tokens left: four bits a value",
        Codec(write, read),
        "ALL_TROOPS",
        int(ALL_TROOPS),
        shared=True,
    ),
)
