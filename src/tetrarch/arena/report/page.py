"""The whole page: figures and findings first, then the chapters, then how it was made."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files

from tetrarch.arena.report import bot_chapters, play_chapters
from tetrarch.arena.report.html_elements import Markup, element, note, number, percent, section, text
from tetrarch.arena.report.report_data import MIN_SAMPLE, ReportData
from tetrarch.arena.statistics.analysis import Share
from tetrarch.arena.tournament.config import Tournament
from tetrarch.arena.tournament.records import Record
from tetrarch.arena.tournament.store import rules_version
from tetrarch.texts import format

CHAPTERS = (
    ("ratings", "Ratings", bot_chapters.ratings),
    ("cross", "Cross-table", bot_chapters.cross_table),
    ("scores", "Scores", bot_chapters.scores),
    ("seats", "Seats", bot_chapters.seats),
    ("sources", "Points", play_chapters.sources),
    ("things", "Buildings, tiles, cards", play_chapters.components),
    ("setups", "Set-ups", play_chapters.setups),
    ("length", "Length", play_chapters.lengths),
    ("lead", "Lead", play_chapters.leads),
)


def page(tournament: Tournament, records: Sequence[Record]) -> str:
    """The report as one file of HTML."""
    data = ReportData.of(tournament, records)
    style = files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    name = format(f"{tournament.game}-name", {}, "en")
    title = f"{name}: {len(records):,} games between {', '.join(row.name for row in data.rows)}"
    links = [
        element("li", element("a", short, href=f"#{id}"))
        for id, short, _ in (*CHAPTERS, ("method", "Method", None))
    ]
    body = [
        element(
            "header",
            element("h1", title),
            element("p", description(tournament), class_="lead"),
            element("nav", element("ul", *links), aria_label="Chapters"),
        ),
        element(
            "main", summary(data), *(chapter(data) for _, _, chapter in CHAPTERS), method(tournament, records)
        ),
        element(
            "footer",
            element("p", f"Made by {rules_version(tournament.game)}. Names of games belong to their owners."),
        ),
    ]
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{text(title)}</title><style>\n{style}</style>"
    )
    opening = f'<!doctype html>\n<html lang="en"><head>{head}</head>'
    return "\n".join([f"{opening}<body>", *body, "</body></html>"]) + "\n"


def description(tournament: Tournament) -> str:
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


def summary(data: ReportData) -> Markup:
    half = data.leaders[len(data.leaders) // 2]
    tiles = [
        ("Games", f"{len(data.records):,}", f"{len(data.rows)} bots"),
        ("Winning score", number(data.whole.winning.value), f"any seat {data.whole.scores.value:.1f}"),
        ("Margin of victory", number(data.whole.margin.value), "points, on average"),
        (
            "First seat wins",
            percent(data.seats[0].share.value),
            f"an even share is {100 * data.chance:.0f} %",
        ),
        ("Moves a game", number(data.whole.moves.value, 0), "decisions of all seats"),
        ("Shared victories", percent(data.tied, 1), "of all games"),
        ("Changes of the lead", number(data.whole.changes.value), "a game"),
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
    sentences = element("ul", *(element("li", one) for one in findings(data)), class_="findings")
    return section("findings", "In short", element("dl", *figures, class_="figures"), sentences)


def findings(data: ReportData) -> list[str]:
    """Sentences that the numbers bear out."""
    best = max(data.rows, key=lambda row: row.rating.value)
    sentences = [
        f"{best.name} is rated highest ({best.rating.value:.0f}) "
        f"and wins {share_text(best.share)} of its games."
    ]
    uneven = [
        f"seat {seat + 1} wins {share_text(result.share)}"
        for seat, result in enumerate(data.seats)
        if not result.share.low <= data.chance <= result.share.high
    ]
    if uneven:
        sentences.append(
            f"The seat matters: {', '.join(uneven)}, where {100 * data.chance:.0f} % would be even."
        )
    else:
        sentences.append("No seat wins more or less than chance explains.")
    stopped = sum(record.ending == "stopped" for record in data.records)
    if stopped:
        sentences.append(f"Stopped because they were far too long, and scored as they stood: {stopped}.")
    if data.point_sources:
        top = data.point_sources[0]
        sentences.append(f"Most points, {100 * top.part:.0f} %, come from: {top.label} ({top.ruling}).")
    return sentences + notable_components(data)


def share_text(share: Share) -> str:
    return f"{100 * share.value:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f} %)"


def notable_components(data: ReportData) -> list[str]:
    """What those have who win most above, and most below, what their bots win on average."""
    significant = [
        (subject, component)
        for subject, components in data.components.items()
        for component in components
        if component.significant and component.share.n >= MIN_SAMPLE and component.held_by.value < 0.9
    ]
    sentences = []
    for sign, word in ((1, "more"), (-1, "less")):
        pairs = [pair for pair in significant if sign * pair[1].lift > 0]
        if pairs:
            subject, component = max(pairs, key=lambda pair: sign * pair[1].lift)
            sentences.append(
                f"{subject.title}: those with {component.label} win {share_text(component.share)}, "
                f"{word} than the {100 * component.expected:.0f} % that the same bots win on average."
            )
    return sentences


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
