"""The base game for two to four, with all folders of expansions deleted."""

from pathlib import Path

from games.without_expansions import Table, play_without_expansions


def test_the_base_game_needs_no_expansion(tmp_path: Path) -> None:
    tables = [Table(2), Table(3, {"duchies": "random"}), Table(4, {"duchies": "same", "duchy": 3})]
    play_without_expansions("castles_of_burgundy", tmp_path, tables, drawn=True)
