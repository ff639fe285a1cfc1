"""A small, fast generator for searches and simulations; the same numbers compiled and uncompiled."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tetrarch.core.engine.pickling import pickled_fields, unpickled

MASK: Final[i64] = 0xFFFFFFFF


def scramble(x: i64) -> i64:
    """Spread the bits of a seed, so that neighbouring seeds give unrelated streams."""
    x = x & MASK
    x = (x ^ (x >> 16)) & MASK
    x = (x * 0x45D9F3B) & MASK
    x = (x ^ (x >> 16)) & MASK
    x = (x * 0x45D9F3B) & MASK
    return (x ^ (x >> 16)) & MASK


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Xorshift with a Weyl counter: 32 bits a call, no 64-bit overflow, so both builds agree."""

    def __init__(self, seed: i64 = 0) -> None:
        high = scramble(seed >> 32)  # goes into both, or streams would differ by a constant only
        self.x: i64 = scramble(seed ^ high ^ 0x5BD1E995)
        self.w: i64 = scramble((seed >> 32) ^ 0x2C1B3C6D)
        if self.x == 0:
            self.x = 0x6C078965

    def __reduce__(self) -> tuple[object, tuple[object, int, dict[str, object]]]:
        return unpickled, (type(self), 0, pickled_fields(self))

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1; n at most 2**31."""
        x = self.x
        x = (x ^ (x << 13)) & MASK
        x = x ^ (x >> 17)
        x = (x ^ (x << 5)) & MASK
        self.x = x
        self.w = (self.w + 0x9E3779B9) & MASK
        return (((x + self.w) & MASK) * n) >> 32

    def set_purpose(self, purpose: i64) -> None:
        """Say what the next draws are for. A generator with one stream does not care."""

    def fork(self) -> "Rng":
        """A generator of its own, decided by this one's next numbers."""
        return Rng((self.below(0x7FFFFFFF) << 31) | self.below(0x7FFFFFFF))


class Streams(Rng):
    """One generator for each purpose, so that duplicate games stay comparable when decisions differ."""

    def __init__(self, seed: i64) -> None:
        super().__init__(seed)
        self.seed: i64 = seed & 0x3FFFFFFF
        self.streams: dict[int, Rng] = {}
        self.stream: Rng = Rng(seed)

    def set_purpose(self, purpose: i64) -> None:
        stream = self.streams.get(purpose)
        if stream is None:
            stream = Rng(self.seed | ((purpose + 1) << 32))
            self.streams[purpose] = stream
        self.stream = stream

    def below(self, n: i64) -> i64:
        return self.stream.below(n)
