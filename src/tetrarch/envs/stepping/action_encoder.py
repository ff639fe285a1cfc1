"""Actions as numbers of a bounded range: a wide kind of action is chosen in parts, one number each.

The action space is a row of blocks, one for each part of each kind. A part is one operand or several that
together have few values; most kinds have one part, so that one number is the whole action. Of a kind with
more, the first number narrows the choice and later ones complete it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

KINDS: Final = 256
PARTS: Final = 3  # at most one for each operand
FIELD: Final = 0xFFF  # an operand within an action
FIELDS: Final = vec[i64]([0xFFF00, 0xFFF00000, 0xFFF00000000])  # where each operand lies


class ActionEncoder:
    """The numbers of one game. `add` is called for every kind in its order, and never later."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.parts: vec[i64] = vec[i64]([0] * KINDS)  # of each kind
        self.base: vec[i64] = vec[i64]([0] * (KINDS * PARTS))  # the first number of each part
        self.first: vec[i64] = vec[i64](
            [0] * (KINDS * PARTS)
        )  # its first operand, and the one after its last
        self.last: vec[i64] = vec[i64]([0] * (KINDS * PARTS))
        self.range: vec[i64] = vec[i64]([1] * (KINDS * PARTS))  # how many values each operand has
        self.bits: vec[i64] = vec[i64]()  # what a number stands for, within an action
        self.mask: vec[i64] = vec[i64]()  # which bits of an action it decides
        self.begun: vec[i64] = vec[i64]()  # numbers that leave something open count from 0; -1 the others
        self.open: i64 = 0  # how many of these there are

    def add(self, kind: i64, sizes: list[int], most: i64) -> None:
        """A kind of action with so many values for each operand, in parts of at most `most` if possible."""
        cuts = [0]
        width: i64 = 1
        for i in range(len(sizes)):
            self.range[kind * PARTS + i] = i64(sizes[i])
            if i > cuts[-1] and width * i64(sizes[i]) > most:
                cuts.append(i)
                width = 1
            width *= i64(sizes[i])
        self.parts[kind] = i64(len(cuts))
        for part in range(len(cuts)):
            end = cuts[part + 1] if part + 1 < len(cuts) else len(sizes)
            self.add_part(kind, i64(part), i64(cuts[part]), i64(end))

    def add_part(self, kind: i64, part: i64, first: i64, last: i64) -> None:
        at = kind * PARTS + part
        self.base[at], self.first[at], self.last[at] = self.size, first, last
        width: i64 = 1
        mask: i64 = 0xFF
        for operand in range(first, last):
            width *= self.range[kind * PARTS + operand]
            mask |= FIELDS[operand]
        for value in range(width):
            bits = kind
            rest = value
            for operand in range(last - 1, first - 1, -1):
                bits |= rest % self.range[kind * PARTS + operand] << 8 + 12 * operand
                rest //= self.range[kind * PARTS + operand]
            self.bits = append(self.bits, bits)
            self.mask = append(self.mask, mask)
            unfinished = part + 1 < self.parts[kind]
            self.begun = append(self.begun, self.open if unfinished else -1)
            if unfinished:
                self.open += 1
        self.size += width

    def number(self, x: i64, part: i64) -> i64:
        """The number of one part of an action."""
        kind = x & 0xFF
        at = kind * PARTS + part
        n: i64 = 0
        for operand in range(self.first[at], self.last[at]):
            n = n * self.range[kind * PARTS + operand] + (x >> 8 + 12 * operand & FIELD)
        return self.base[at] + n
