"""Measure the levels of bots against each other, and keep what came of it in the package.

    .venv/bin/python tools/measure_levels.py kingdom_builder sharp steady --games 1000
    .venv/bin/python tools/measure_levels.py kingdom_builder master strong --games 60 --as mcts:2000
    .venv/bin/python tools/measure_levels.py --show

Duplicate games for two on the game's own defaults: every deal is played once from each seat. `--as` lets
another bot stand for the upper level, where its own thinking time would take too long. A cell that was
measured before is replaced, as soon as a minute has passed; a measurement that is broken off keeps what it
had by then. `--show` prints the tables that are in docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tetrarch.arena.running.runner import Plan, Result, play_one
from tetrarch.arena.statistics.stats import standings
from tetrarch.bots.levels import BY_ID

RESULTS_FILE = Path(__file__).resolve().parents[1] / "src" / "tetrarch" / "bots" / "data" / "strength.json"
SEED = 77  # none of the deals that weights were fitted on; the levels' spacing was judged by these
PAUSE = 60.0  # seconds between two notes of what there is so far


def measure_cell(
    game: str, level: str, against: str, games: int, setting: str, seed: int
) -> Iterator[dict[str, Any]]:
    """One cell of the table, from time to time on the way and at the end."""
    plan = Plan(game, (setting or level, against), games, seed, {})
    results: list[Result] = []
    then = time.monotonic()
    while len(results) < games:
        results += [play_one(plan, len(results) + turn) for turn in range(2)]
        if len(results) >= games or time.monotonic() - then > PAUSE:
            then = time.monotonic()
            row = standings(plan, results)[0]
            yield {
                "level": level,
                "against": against,
                "games": len(results),
                "share": round(row.share, 4),
                "low": round(row.low, 4),
                "high": round(row.high, 4),
                "setting": setting,
            }


def merge_cell(rows: list[dict[str, Any]], new: dict[str, Any]) -> list[dict[str, Any]]:
    """The rows with a cell put in its place, the weakest levels first."""
    order = list(BY_ID)
    key = ("level", "against", "setting")
    kept = [row for row in rows if any(row[name] != new[name] for name in key)]
    return sorted(
        [*kept, new],
        key=lambda row: (order.index(row["level"]), -order.index(row["against"]), row["setting"]),
    )


def cross_table(rows: list[dict[str, Any]]) -> list[str]:
    """Who wins how often against whom; of several cells for a pair, the one with the most games."""
    ranked = sorted(rows, key=lambda row: row["games"])
    cells = {(row["level"], row["against"]): row for row in ranked}
    ids = list(BY_ID)
    lines = [f"| wins of | {' | '.join(ids[:-1])} |", f"|---{'|---' * (len(ids) - 1)}|"]
    for level in ids[1:]:
        found = [cells.get((level, other)) for other in ids[:-1]]
        texts = [f"{100 * row['share']:.0f} %" if row else "" for row in found]
        lines.append(f"| {level} | {' | '.join(texts)} |")
    return lines


def to_markdown(tables: dict[str, list[dict[str, Any]]]) -> str:
    """The tables in Markdown."""
    lines = []
    for game, rows in tables.items():
        lines += [f"### {game}", "", *cross_table(rows), ""]
        lines += ["| level | against | wins | 95 % interval | games |", "|---|---|---|---|---|"]
        for row in rows:
            name = f"{row['level']} (`{row['setting']}`)" if row["setting"] else row["level"]
            lines.append(
                f"| {name} | {row['against']} | {100 * row['share']:.1f} % "
                f"| {100 * row['low']:.1f} % to {100 * row['high']:.1f} % | {row['games']} |"
            )
        lines.append("")
    return "\n".join(lines)


def save_cell(file: Path, game: str, row: dict[str, Any]) -> None:
    """Put a cell into the file, which others may have written to meanwhile."""
    tables = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    tables[game] = merge_cell(tables.get(game, []), row)
    file.write_text(json.dumps(tables, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the levels of bots against each other.")
    parser.add_argument("game", nargs="?")
    parser.add_argument("level", nargs="?", choices=list(BY_ID))
    parser.add_argument("against", nargs="?", choices=list(BY_ID))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--as", dest="setting", default="", help="the bot that stands for the upper level")
    parser.add_argument("--seed", type=int, default=SEED, help="other deals, for a file of their own")
    parser.add_argument("--show", action="store_true", help="print the tables and measure nothing")
    parser.add_argument("--file", type=Path, default=RESULTS_FILE, help="where cells are kept (the package)")
    args = parser.parse_args(words)
    if args.show:
        print(to_markdown(json.loads(args.file.read_text(encoding="utf-8"))))
        return 0
    if args.against is None:
        parser.error("name a game, a level and the level that it plays against")
    for row in measure_cell(args.game, args.level, args.against, args.games, args.setting, args.seed):
        print(row, flush=True)
        save_cell(args.file, args.game, row)
    return 0


if __name__ == "__main__":
    sys.exit(main())
