"""A dense index of actions, from the declared bounds of their operands: environments need one."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import MASK, SHIFTS, Vocabulary


class ActionIndex:
    """Every action of a game as a number from 0 to size - 1, and back. Chance has a range of its own."""

    def __init__(self, vocabulary: Vocabulary, chance: bool = False) -> None:
        self.vocabulary = vocabulary
        self.kinds = {n: kind for n, kind in sorted(vocabulary.kinds.items()) if kind.chance == chance}
        self.base: dict[int, int] = {}
        self.size = 0
        for number, kind in self.kinds.items():
            self.base[number] = self.size
            self.size += kind.size

    def index(self, x: int) -> int:
        """The dense index of an action."""
        if x & 0xFF not in self.kinds or not self.vocabulary.is_action(x):
            raise IndexError(f"{x} is no action of {self.vocabulary.game}")
        i = 0
        for names, shift in zip(self.kinds[x & 0xFF].operands.values(), SHIFTS, strict=False):
            i = i * names.size + (x >> shift & MASK)
        return self.base[x & 0xFF] + i

    def action(self, index: int) -> int:
        """The action behind a dense index."""
        if not 0 <= index < self.size:
            raise IndexError(f"{index} is not from 0 to {self.size - 1}")
        number = max((n for n, base in self.base.items() if base <= index), key=lambda n: self.base[n])
        i = index - self.base[number]
        x = number
        operands = list(zip(self.kinds[number].operands.values(), SHIFTS, strict=False))
        for names, shift in reversed(operands):
            i, value = divmod(i, names.size)
            x |= value << shift
        return x
