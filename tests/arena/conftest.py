"""Small tournaments that many tests look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tetrarch.arena.tournament.config import Tournament, parse
from tetrarch.arena.tournament.records import Record, decode, play

Played = Callable[..., tuple[Tournament, list[Record]]]


def played(**document: Any) -> tuple[Tournament, list[Record]]:
    """A tournament played on the spot."""
    tournament = parse(document)
    jobs = [(table, index) for table in tournament.tables() for index in range(tournament.games)]
    return tournament, [decode(play(job)) for job in jobs]


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """A short tournament of Kingdom Builder."""
    path = tmp_path / "cup.toml"
    path.write_text(
        'game = "kingdom_builder"\nformat = "ladder"\ngames = 4\n'
        'bots = ["random", "random", "tetrarch.bots.search.bot:RandomBot"]\n'
        '[options]\nsetup = "first_game"\n'
    )
    return path
