"""Fair dice: every roll and draw of a match follows from a secret that was committed to before it began,
and from nonces of the players, who commit to them before they sit down to play. See docs/fair-dice.md."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from operator import index
from typing import SupportsIndex, TypeAlias

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Value

Seed: TypeAlias = int | str
MAX_SEED_DIGITS = 300
MAX_SEED_LENGTH = 1000


def read_seed(text: str) -> Seed:
    """A seed as `seed_text` writes it."""
    seed = json.loads(text)
    if type(seed) is not int and type(seed) is not str:
        raise ValueError
    return check_seed(seed)


def seed_text(seed: Seed) -> str:
    """A seed as a record writes it: `7`, or `"seven"`."""
    return json.dumps(seed)


def check_seed(seed: object) -> Seed:
    """A whole number or a text, as it was given; BadOption for anything else."""
    if isinstance(seed, str) and len(seed) <= MAX_SEED_LENGTH:
        return seed
    if isinstance(seed, SupportsIndex) and not isinstance(seed, bool):  # NumPy's whole numbers among them
        number = index(seed)
        if abs(number) < 10**MAX_SEED_DIGITS:
            return number
    raise BadOption(
        f"a seed is a whole number, of {MAX_SEED_DIGITS} digits at most, or a text, of {MAX_SEED_LENGTH} "
        f"characters at most, not this {type(seed).__name__}"
    )


def secret_of(seed: Seed) -> bytes:
    """The secret that a seed stands for."""
    return hashlib.sha256(f"tetrarch seed {seed_text(seed)}".encode()).digest()


def share_of(nonce: str) -> str:
    """What a player shows of a nonce before the start: it binds to the nonce and does not tell it."""
    return hashlib.sha256(b"tetrarch share\0" + nonce.encode()).hexdigest()


def set_up_terms(
    game: str,
    seats: int,
    options: Mapping[str, Value],
    start: Mapping[str, object] | None = None,
    shares: Sequence[str] = (),
) -> str:
    """What a commitment binds the secret to, as text: five terms with shares, else three or four."""
    terms: list[object] = [game, seats, dict(options)]
    if shares:
        terms += [start, list(shares)]
    elif start is not None:
        terms.append(start)
    return json.dumps(terms, sort_keys=True, separators=(",", ":"))


def commitment(secret: bytes, terms: str) -> str:
    """The digest that is published before the first draw: it binds the secret to the terms of a set-up."""
    return hashlib.sha256(b"tetrarch commitment\0" + secret + terms.encode()).hexdigest()


def chance_key(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The key of all draws: the secret, mixed with the nonces that seats revealed after the commitment."""
    return hmac.new(secret, json.dumps(list(nonces)).encode(), hashlib.sha256).digest()


class FairStream:
    """The n-th draw of each purpose; an undo by consent starts a new epoch, so nothing is known ahead."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.epoch = 0
        self.draw_counts: dict[int, int] = {}  # by purpose

    def clone(self) -> FairStream:
        twin = FairStream(self.key)
        twin.epoch, twin.draw_counts = self.epoch, dict(self.draw_counts)
        return twin

    def draw(self, purpose: int, weights: Sequence[int]) -> int:
        """Draw an answer by its weight; its index."""
        assert sum(weights) > 0, "CHANCE has no answer"
        left = self.below(purpose, self.skip(purpose), sum(weights))
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return i

    def skip(self, purpose: int) -> int:
        """Count a draw without making it; how many there were before."""
        n = self.draw_counts.get(purpose, 0)
        self.draw_counts[purpose] = n + 1
        return n

    def below(self, purpose: int, n: int, total: int) -> int:
        limit = 2**64 // total * total
        attempt = 0
        while True:
            text = f"{purpose}/{n}/{self.epoch}/{attempt}"
            digest = hmac.new(self.key, text.encode(), hashlib.sha256).digest()
            for start in range(0, 32, 8):
                number = int.from_bytes(digest[start : start + 8], "big")
                if number < limit:
                    return number % total
            attempt += 1
