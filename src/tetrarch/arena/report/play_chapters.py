"""Chapters on play: where points come from, what those have who win, how long games last, who leads."""

from __future__ import annotations

from collections.abc import Sequence

from tetrarch.arena.report import charts
from tetrarch.arena.report.html_elements import (
    Markup,
    element,
    mean,
    note,
    number,
    percent,
    section,
    share,
    signed,
    table,
)
from tetrarch.arena.report.report_data import MIN_SAMPLE, ReportData, coloured_name
from tetrarch.arena.statistics import analysis
from tetrarch.arena.statistics.analysis import Component, GameGroup, Mean

MAX_ROWS = 25  # rows of a long list before the rest is folded away


def sources(data: ReportData) -> Markup:
    low = min(0.0, min((value for origin in data.point_sources for value in origin.means), default=0.0))
    most = max((value for origin in data.point_sources for value in origin.means), default=1.0)
    cells = []
    for origin in data.point_sources:
        ruling = element("span", f"{origin.ruling} {origin.title}".strip(), class_="ruling")
        plot = Markup(
            "".join(charts.bar(value, most, charts.tone(n), low) for n, value in enumerate(origin.means))
        )
        cells.append(
            [
                Markup(element("span", origin.label) + ruling),
                plot,
                *(number(value) for value in origin.means),
                number(origin.winners),
                number(origin.others),
                percent(origin.part),
            ]
        )
    head = [
        "Source and ruling",
        charts.scale(low, most),
        *(coloured_name(n, row.name) for n, row in enumerate(data.rows)),
        "Winners",
        "Others",
        "Of all points",
    ]
    words = """Mean points a game from each source, by bot in the order of the columns, with the paragraph
        of the rules that pays them."""
    return section(
        "sources",
        "Where the points come from",
        note(words),
        table("Mean points by source", head, cells, "sources"),
    )


def components(data: ReportData) -> Markup:
    """Buildings, tiles, cards: by seat, then what lay on the table."""
    words = """How those fare who have a thing. The dot is their share of wins with its interval; the
        broken line is what the same bots win on average at the same tables, so a strong bot\u2019s
        habits do not pass for good moves. Beware of reading causes into it: among dozens of rows a
        few stand out by luck, and whoever is winning gets more of everything."""
    parts: list[Markup] = [note(words)]
    for subject, group in data.components.items():
        parts.append(element("h3", subject.title))
        often = [component for component in group if component.share.n >= MIN_SAMPLE]
        first, rest = (
            often[:MAX_ROWS],
            [*often[MAX_ROWS:], *(component for component in group if component not in often)],
        )
        if first:
            parts.append(component_table(subject.title, first))
        if rest:
            inner = component_table(f"{subject.title}, the rest", rest)
            said = f"{len(rest)} more" if first else f"{len(rest)}, each in fewer than {MIN_SAMPLE} hands"
            parts.append(element("details", element("summary", said), inner))
    for subject, kinds in analysis.games_by_shared_component(data.tournament, data.records).items():
        parts.append(element("h3", subject.title))
        parts.append(group_table(subject.title, "On the table", kinds, data))
    return section("things", "Buildings, tiles and cards", *parts)


def component_table(title: str, components: Sequence[Component]) -> Markup:
    most = max(component.share.high for component in components)
    cells = []
    for component in components:
        tone = "c6" if not component.significant else "c2" if component.lift > 0 else "c1"
        lift = Markup(
            f'<b class="{"up" if component.lift > 0 else "down"}">{signed(100 * component.lift, 0)}</b>'
            if component.significant
            else signed(100 * component.lift, 0)
        )
        cells.append(
            [
                component.label,
                charts.interval(
                    component.share.low,
                    component.share.value,
                    component.share.high,
                    (0.0, most),
                    component.expected,
                    tone,
                ),
                share(component.share),
                lift,
                percent(component.held_by.value),
                number(component.winners, 2),
                number(component.others, 2),
                number(component.score),
            ]
        )
    head = ["", charts.scale(0, 100 * most), "Wins with it", "Against expected", "Seats with it"]
    return table(title, [*head, "Each winner", "Each other", "Score with it"], cells, "things")


def group_table(title: str, head: str, kinds: Sequence[GameGroup], data: ReportData) -> Markup:
    """What games of each kind are like; the plot is the winning score, beside that of all games."""
    winning = [row.winning if row.winning.n > 1 else Mean(row.winning.value, 0.0, 1) for row in kinds]
    spans = [(score.value - score.half, score.value, score.value + score.half) for score in winning]
    scale = min(low for low, _, _ in spans), max(high for _, _, high in spans)
    cells = [
        [
            row.label or "all games",
            charts.interval(*span, scale, data.whole.winning.value, "c0"),
            row.games,
            mean(row.winning),
            mean(row.scores),
            mean(row.margin),
            mean(row.moves, 0),
            mean(row.changes),
            share(row.first),
        ]
        for row, span in zip(kinds, spans, strict=True)
    ]
    heads = [
        head,
        charts.scale(*scale),
        "Games",
        "Winning score",
        "Any score",
        "Margin",
        "Moves",
        "Changes of the lead",
    ]
    return table(title, [*heads, f"First seat wins (even: {100 * data.chance:.0f} %)"], cells, "things")


def setups(data: ReportData) -> Markup:
    kinds = analysis.games_by_setup(data.tournament, data.records)
    options = [
        element("li", element("b", setup.name or "all games"), ": ", options_text(setup.options))
        for setup in data.tournament.setups
    ]
    return section(
        "setups",
        "Set-ups and modules",
        element(
            "p", "Every pairing is played under each set-up, by the same deals as far as the set-ups allow."
        ),
        group_table("What games are like under each set-up", "Set-up", kinds, data),
        element("details", element("summary", "All options"), element("ul", *options)),
    )


def options_text(options: object) -> str:
    assert isinstance(options, dict)
    shown = [
        f"{key} = {', '.join(value) or 'none' if isinstance(value, list) else value}"
        for key, value in options.items()
    ]
    return "; ".join(shown)


def lengths(data: ReportData) -> Markup:
    figures = [distribution("Moves (decisions of all seats)", [record.moves for record in data.records])]
    figures.append(
        distribution("Turns (how often another seat is asked)", [r.length.turns for r in data.records])
    )
    rounds = [record.length.rounds for record in data.records if record.length.rounds is not None]
    if len(set(rounds)) > 1:
        figures.append(distribution("Rounds", rounds))
    elif rounds:
        figures.append(element("p", f"Every game lasts {rounds[0]} rounds."))
    return section("length", "How long a game lasts", element("div", *figures, class_="pair"))


def distribution(title: str, values: Sequence[int]) -> Markup:
    start, width, count = analysis.bins(values)
    counts = count(values)
    span = len(counts) * width
    shift = 0.5 if width == 1 else 0
    median = analysis.quantile(values, 0.5)
    shown = charts.columns(counts, max(counts), "c0", [((median + shift - start) / span, "middle")])
    summary = [
        [
            "Games",
            mean(analysis.mean(values)),
            *(analysis.quantile(values, part) for part in (0.1, 0.5, 0.9)),
            min(values),
            max(values),
        ]
    ]
    places = [(at + shift - start) / span for at in charts.ticks(start, start + span - (width == 1))]
    labels = [f"{at:g}" for at in charts.ticks(start, start + span - (width == 1))]
    return element(
        "div",
        element("figure", element("figcaption", title), shown, charts.axis(labels, places), class_="big"),
        table(title, ["", "Mean", "10 %", "Median", "90 %", "Least", "Most"], summary, "things"),
    )


def leads(data: ReportData) -> Markup:
    changes = [record.lead.changes for record in data.records]
    numbers = [(leader.low, leader.value, leader.high) for leader in data.leaders]
    tenths = [(k + 1) / (len(numbers) + 1) for k in range(len(numbers))]
    side = [
        Markup(f'<i style="top:{100 - at}%" aria-hidden="true">{at}\u202f%</i>')
        for at in (0, 25, 50, 75, 100)
    ]
    picture = element(
        "figure",
        element(
            "figcaption", "How often the leader after each tenth of a game wins it; broken: an even share"
        ),
        element("div", *side, charts.curve(numbers, data.chance), class_="side"),
        charts.axis([f"{100 * at:.0f} %" for at in tenths], tenths),
    )
    cells = [
        [f"{100 * at:.0f} %", share(leader), percent(leader.n / len(data.records))]
        for at, leader in zip(tenths, data.leaders, strict=True)
    ]
    curve = element(
        "div", picture, table("Leaders who win", ["Played", "Leader wins", "Led by one"], cells, "things")
    )
    words = """After every turn we ask who would win if the game ended there. The lead changes when another
        side is alone in front; points that are only counted at the end are counted as they stand."""
    bars = distribution("Changes of the lead in a game", changes)
    return section(
        "lead", "Who leads, and for how long", note(words), element("div", curve, bars, class_="pair")
    )
