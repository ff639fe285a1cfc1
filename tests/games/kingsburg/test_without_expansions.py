"""The base game of both editions, with all folders of expansions deleted."""

from pathlib import Path

from games.without_expansions import Table, play_without_expansions


def test_the_base_game_needs_no_expansion(tmp_path: Path) -> None:
    tables = [Table(2), Table(5), Table(2, {"edition": 1}), Table(4, {"edition": 1})]
    play_without_expansions("kingsburg", tmp_path, tables, drawn=True)
