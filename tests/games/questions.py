"""The questions that rule tests of every game ask of a match."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, Self

import pytest

import tetrarch
from tetrarch.core.match.match import Audience


class MatchQueries:
    """A match with short questions about it."""

    def __init__(self, match: tetrarch.Match) -> None:
        self.match = match
        self._seen: tuple[object, dict[str, Any]] = (None, {})

    def play(self, moves: str) -> Self:
        for token in moves.split():
            self.match.play(token)
        return self

    @property
    def tokens(self) -> set[str]:
        return {move.token for move in self.match.legal()}

    @property
    def verbs(self) -> set[str]:
        return {token.partition(":")[0] for token in self.tokens}

    def random_walk(self, seed: int) -> Iterator[Self]:
        """Play at random to the end, seen before every move and after the last; all verbs are as likely."""
        chance = random.Random(seed)
        while not self.match.over:
            yield self
            verb = chance.choice(sorted(self.verbs))
            moves = [move for move in self.match.legal() if move.token.partition(":")[0] == verb]
            self.match.play(chance.choice(moves))
        yield self

    def offered(self, verb: str) -> set[str]:
        """What can be chosen with a verb."""
        return {token.partition(":")[2] for token in self.tokens if token.partition(":")[0] == verb}

    def why(self, token: str) -> str | None:
        """The ruling that a refusal cites; the refused move changes nothing."""
        before = self.json
        with pytest.raises(tetrarch.IllegalAction) as refusal:
            self.match.play(token)
        assert self.json == before
        return refusal.value.ruling

    @property
    def json(self) -> dict[str, Any]:
        return self.match.to_json(bare=True)["position"]  # type: ignore[return-value]

    @property
    def open(self) -> dict[str, Any]:
        """What everybody may know."""
        now = (self.match.number, len(self.match.events()))
        if self._seen[0] != now:
            self._seen = (now, self.match.view(None))
        return self._seen[1]

    def of(self, field: str, seat: int = 0) -> Any:
        """What a seat has."""
        return self.open[field][seat]

    def told(self, name: str, seat: Audience = "all") -> list[Mapping[str, object]]:
        return [event.args for event in self.match.events(seat=seat) if event.name == name]
