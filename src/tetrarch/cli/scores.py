"""Scores for people: the sheet with every source, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from tetrarch.cli.screen import Screen
from tetrarch.core.match.match import Match
from tetrarch.core.match.phrase import Phrase


def show_scores(screen: Screen, match: Match, names: Sequence[str]) -> None:
    """The score sheet; while the game runs, also what it would pay now."""
    totals = match.scores()
    rows: dict[str, list[int]] = {}
    cited: dict[str, dict[str, None]] = {}  # an automaton may score by a ruling of its own
    for line in match.sheet:
        points = rows.setdefault(line.key, [0] * len(totals))
        points[line.seat] += line.points
        cited.setdefault(line.key, {})[line.ruling or ""] = None
    labels = {key: Phrase(key, {}).text(screen.lang) for key in rows}
    total = screen.text("terminal-total" if match.over else "terminal-now")
    wide = max(len(label) for label in [*labels.values(), total]) + 2
    across = [max(len(name), 5) + 2 for name in names]
    screen.write(" " * wide + "".join(f"{name:>{size}}" for name, size in zip(names, across, strict=True)))
    for key, points in rows.items():
        cells = "".join(f"{n:>{size}}" for n, size in zip(points, across, strict=True))
        rules = screen.dim(", ".join(cited[key]))
        screen.write(f"{labels[key]:{wide}}{cells}   {rules}".rstrip())
    sums = [(total, totals)]
    if len({*match.game.side}) < len(totals):
        sums.append((screen.text("terminal-team"), [int(n) for n in match.game.totals(match.state)]))
    for label, points in sums:
        cells = "".join(f"{n:>{size}}" for n, size in zip(points, across, strict=True))
        screen.write(screen.bold(f"{label:{wide}}{cells}"))


def show_result(screen: Screen, match: Match, names: Sequence[str], viewer: int | None) -> None:
    """The final sheet and the winners; a game for one may be lost."""
    screen.write()
    show_scores(screen, match, names)
    winners = match.winners()
    players = ", ".join(names[seat] for seat in winners)
    if winners:
        you = "yes" if viewer in winners else "no"
        result = screen.text("result-won", you=you, count=len(winners), players=players)
    else:
        result = screen.text("result-lost", you="no" if viewer is None else "yes")
    screen.write()
    screen.write(screen.bold(result))
