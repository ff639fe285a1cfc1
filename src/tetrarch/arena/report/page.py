"""The whole page: figures and findings first, then the chapters, then how it was made."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files

from tetrarch.arena.analysis import Share
from tetrarch.arena.config import Tournament
from tetrarch.arena.records import Record
from tetrarch.arena.report import bots, play
from tetrarch.arena.report.html import Markup, element, note, number, percent, section, text
from tetrarch.arena.report.material import ENOUGH, Material
from tetrarch.arena.store import maker
from tetrarch.texts import format

CHAPTERS = (
    ("ratings", "Ratings", bots.ratings),
    ("cross", "Cross-table", bots.cross_table),
    ("scores", "Scores", bots.scores),
    ("seats", "Seats", bots.seats),
    ("sources", "Points", play.sources),
    ("things", "Buildings, tiles, cards", play.counted),
    ("setups", "Set-ups", play.setups),
    ("length", "Length", play.lengths),
    ("lead", "Lead", play.leads),
)


def page(tournament: Tournament, records: Sequence[Record]) -> str:
    """The report as one file of HTML."""
    m = Material.of(tournament, records)
    style = files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    name = format(f"{tournament.game}-name", {}, "en")
    title = f"{name}: {len(records):,} games between {', '.join(row.name for row in m.rows)}"
    links = [
        element("li", element("a", short, href=f"#{id}"))
        for id, short, _ in (*CHAPTERS, ("method", "Method", None))
    ]
    body = [
        element(
            "header",
            element("h1", title),
            element("p", described(tournament), class_="lead"),
            element("nav", element("ul", *links), aria_label="Chapters"),
        ),
        element("main", summary(m), *(chapter(m) for _, _, chapter in CHAPTERS), method(tournament, records)),
        element(
            "footer",
            element("p", f"Made by {maker(tournament.game)}. Names of games belong to their owners."),
        ),
    ]
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{text(title)}</title><style>\n{style}</style>"
    )
    opening = f'<!doctype html>\n<html lang="en"><head>{head}</head>'
    return "\n".join([f"{opening}<body>", *body, "</body></html>"]) + "\n"


def described(tournament: Tournament) -> str:
    """What was played, in a sentence."""
    how = {
        "round-robin": "a round-robin: every bot against every other",
        "ladder": "a ladder: every bot against the next",
        "duplicate": "one table for all bots",
    }[tournament.format]
    under = f", under {len(tournament.setups)} set-ups" if len(tournament.setups) > 1 else ""
    return (
        f"{how.capitalize()}, {tournament.seats} seats, {tournament.games:,} games a table{under}, "
        f"seed {tournament.seed}. Every deal is played once from every seat, with the same dice and cards."
    )


def summary(m: Material) -> Markup:
    half = m.leaders[len(m.leaders) // 2]
    tiles = [
        ("Games", f"{len(m.records):,}", f"{len(m.rows)} bots"),
        ("Winning score", number(m.whole.winning.value), f"any seat {m.whole.scores.value:.1f}"),
        ("Margin of victory", number(m.whole.margin.value), "points, on average"),
        ("First seat wins", percent(m.seats[0].share.value), f"an even share is {100 * m.chance:.0f} %"),
        ("Moves a game", number(m.whole.moves.value, 0), "decisions of all seats"),
        ("Shared victories", percent(m.tied, 1), "of all games"),
        ("Changes of the lead", number(m.whole.changes.value), "a game"),
        (
            "Leader at half-time wins",
            percent(half.value) if half.n else "\u2013",
            f"of {half.n:,} games with a leader",
        ),
    ]
    figures = [
        element("div", element("dt", name), element("dd", value, element("small", more)))
        for name, value, more in tiles
    ]
    found = element("ul", *(element("li", one) for one in findings(m)), class_="findings")
    return section("findings", "In short", element("dl", *figures, class_="figures"), found)


def findings(m: Material) -> list[str]:
    """Sentences that the numbers bear out."""
    best = max(m.rows, key=lambda row: row.rating.value)
    said = [
        f"{best.name} is rated highest ({best.rating.value:.1f}) and wins {spoken(best.share)} of its games."
    ]
    uneven = [
        f"seat {seat + 1} wins {spoken(found.share)}"
        for seat, found in enumerate(m.seats)
        if not found.share.low <= m.chance <= found.share.high
    ]
    if uneven:
        said.append(f"The seat matters: {', '.join(uneven)}, where {100 * m.chance:.0f} % would be even.")
    else:
        said.append("No seat wins more or less than chance explains.")
    if m.origins:
        top = m.origins[0]
        said.append(f"Most points, {100 * top.part:.0f} %, come from: {top.label} ({top.ruling}).")
    return said + outstanding(m)


def spoken(found: Share) -> str:
    return f"{100 * found.value:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f} %)"


def outstanding(m: Material) -> list[str]:
    """What those have who win most above, and most below, what their bots win on average."""
    telling = [
        (subject, thing)
        for subject, things in m.things.items()
        for thing in things
        if thing.telling and thing.share.n >= ENOUGH and thing.having.value < 0.9
    ]
    said = []
    for sign, word in ((1, "more"), (-1, "less")):
        found = [pair for pair in telling if sign * pair[1].lift > 0]
        if found:
            subject, thing = max(found, key=lambda pair: sign * pair[1].lift)
            said.append(
                f"{subject.title}: those with {thing.label} win {spoken(thing.share)}, {word} than the "
                f"{100 * thing.expected:.0f} % that the same bots win on average."
            )
    return said


def method(tournament: Tournament, records: Sequence[Record]) -> Markup:
    expected = tournament.games * len(tournament.tables())
    missing = expected - len(records)
    partly = f" {missing:,} of {expected:,} games were not finished yet." if missing else ""
    words = f"""The same tournament and seed give the same games on any machine, by any number of processes.
        Shares have Wilson\u2019s 95 % intervals, means normal ones; both take games as independent,
        though the games of a deal share dice and cards. A shared victory counts in parts.{partly}"""
    shown = json.dumps(tournament.document(), indent=1)
    return section(
        "method",
        "Method",
        note(words),
        element("details", element("summary", "The tournament in full"), element("pre", shown)),
    )
