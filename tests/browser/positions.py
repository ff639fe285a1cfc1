"""Positions for short scenes: a game is played in this process, and the server loads a moment of it."""

from random import Random
from typing import Any

import tetrarch
from browser.person import Person

TEXT = {"content-type": "text/plain; charset=utf-8"}


def random_game(game: str, seats: int, seed: int, **options: Any) -> tuple[str, list[int]]:
    """The record of a game of anything that can be done, and the numbers at which only seat 0 is asked."""
    rng = Random(seed)
    match = tetrarch.new(game, seats, seed, **options)
    asked: list[int] = []
    while not match.over:
        seat = rng.choice(match.seats)
        if match.seats == [0]:
            asked.append(match.number)
        match.play(rng.choice(match.legal(seat)), seat)
    return match.record(), asked


def near_the_end(me: Person, game: str, seats: int = 2, left: int = 4, seed: int = 1, **options: Any) -> str:
    """A table that is so many of this person's questions before the end of a game; its path."""
    text, asked = random_game(game, seats, seed, **options)
    answer = me.page.request.post("/api/replays", data=text, headers=TEXT)
    assert answer.ok, answer.text()
    body = {"record": answer.json()["id"], "number": asked[-left], "level": "gentle"}
    return f"/table/{me.post('tables/continue', body)['id']}"
