"""Bit sets in machine ints, members 0 to 61, and vecs of ints."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def powers_of_two() -> vec[i64]:
    out = vec[i64]([1])
    for n in range(i64(61)):
        out = append(out, out[n] + out[n])
    return out


POWERS: Final = powers_of_two()


def bit(n: i64) -> i64:
    """The bit set with one member; compiled, a literal 1 is shifted as a C int and loses the high ones."""
    return POWERS[n]


def lowest_members() -> vec[i64]:
    out = vec[i64]([8])
    for n in range(i64(1), i64(256)):
        out = append(out, 0 if n & 1 else out[n >> 1] + 1)
    return out


LOWEST: Final = lowest_members()  # of each byte


def ones(bits: i64) -> i64:
    """How many members a bit set has."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def lowest(bits: i64) -> i64:
    """The lowest member of a bit set that is not empty."""
    n: i64 = 0
    while bits & 0xFF == 0:
        bits >>= 8
        n += 8
    return n + LOWEST[bits & 0xFF]


def nth(bits: i64, k: i64) -> i64:
    """The member of a bit set that has `k` lower ones."""
    while k > 0:
        bits &= bits - 1
        k -= 1
    return lowest(bits)


def ints(items: list[int]) -> vec[i64]:
    """A list as a vec."""
    out = vec[i64]()
    for item in items:
        out = append(out, i64(item))
    return out
