"""Collecting the legal answers to a question: all of them, or one at random without making the list."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest, nth, ones
from tetrarch.core.engine.rng import Rng


class ActionCollector:
    """Receives actions in sets: `base` with each member of a bit set as its operand at `shift`."""

    def add(self, base: i64, members: i64, shift: i64) -> None:
        raise NotImplementedError

    def one(self, x: i64) -> None:
        """A single action."""
        self.add(x, 1, 0)


class ActionList(ActionCollector):
    """All legal actions."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64](capacity=64)

    def add(self, base: i64, members: i64, shift: i64) -> None:
        while members != 0:
            self.actions = append(self.actions, base + (lowest(members) << shift))
            members &= members - 1


class RandomAction(ActionCollector):
    """One legal action, each as likely as the next: a set replaces the one before by its share so far."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.total: i64 = 0
        self.base: i64 = 0
        self.members: i64 = 0
        self.shift: i64 = 0

    def add(self, base: i64, members: i64, shift: i64) -> None:
        n = ones(members)
        if n > 0:
            self.total += n
            if n == self.total or self.rng.below(self.total) < n:
                self.base = base
                self.members = members
                self.shift = shift

    def draw(self) -> i64:
        return self.base + (nth(self.members, self.rng.below(ones(self.members))) << self.shift)
