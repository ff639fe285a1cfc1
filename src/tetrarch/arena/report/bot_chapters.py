"""Chapters on the bots: how strong they are, what they score, whether their seat matters."""

from __future__ import annotations

from tetrarch.arena.report import charts
from tetrarch.arena.report.html_elements import (
    Markup,
    between,
    element,
    mean,
    note,
    number,
    percent,
    rating,
    section,
    share,
    signed,
    table,
)
from tetrarch.arena.report.report_data import ReportData, coloured_name
from tetrarch.arena.statistics import analysis


def ratings(data: ReportData) -> Markup:
    rows = sorted(enumerate(data.rows), key=lambda row: -row[1].rating.value)
    scale = min(row.rating.low for row in data.rows), max(row.rating.high for row in data.rows)
    cells = [
        [
            coloured_name(player, row.name),
            charts.interval(
                row.rating.low, row.rating.value, row.rating.high, scale, None, charts.tone(player)
            ),
            rating(row.rating.value),
            between(rating(row.rating.low), rating(row.rating.high)),
            row.games,
            share(row.share),
            mean(row.score),
        ]
        for player, row in rows
    ]
    head = ["Bot", charts.scale(*scale), "Rating", "95 % interval", "Games", "Share of wins", "Mean score"]
    return section(
        "ratings",
        "Ratings",
        note(
            """Everybody starts at 1500; openskill\u2019s Plackett\u2013Luce model moves a bot up for
                those it finishes before and down for those it finishes behind. As in Elo\u2019s scale, 400
                more are about ten wins to one. The intervals are cautious: the cross-table is sharper."""
        ),
        table("Ratings with 95 % intervals", head, cells),
    )


def cross_table(data: ReportData) -> Markup:
    pairs = analysis.head_to_head(data.tournament, data.records)
    players = range(len(data.rows))
    cells: list[list[object]] = []
    for one in players:
        line: list[object] = [coloured_name(one, data.rows[one].name)]
        for other in players:
            pair = pairs.get((one, other))
            if pair is None:
                line.append(Markup("<span>\u2013</span>"))
                continue
            line.append(against(pair))
        cells.append(line)
    head = ["finishes before \u2192", *(row.name for row in data.rows)]
    words = """How often the bot of the row finishes before the bot of the column (the same place counts
        half), with Wilson\u2019s 95 % interval; below it the mean margin in points over deals, each
        played from every seat."""
    return section("cross", "Who beats whom", note(words), table("Cross-table", head, cells, "cross"))


def against(pair: analysis.HeadToHead) -> Markup:
    """A cell of the cross-table, tinted by who is ahead."""
    ahead, margin = pair.ahead, pair.margin
    tint = round(80 * (ahead.value - 0.5))
    points = f"{signed(margin.value)} \u00b1{number(margin.half)} points"
    return element(
        "span",
        element("b", percent(ahead.value, 1)),
        element("small", between(number(100 * ahead.low), number(100 * ahead.high))),
        element("small", points),
        class_="ahead",
        style=f"--up:{max(0, tint)};--down:{max(0, -tint)}",
    )


def scores(data: ReportData) -> Markup:
    everything = [score for row in data.rows for score in row.scores]
    start, width, count = analysis.bins(everything)
    hists = [count(row.scores) for row in data.rows]
    most = max(
        max(part / max(1, row.games) for part in hist) for hist, row in zip(hists, data.rows, strict=True)
    )
    span = len(hists[0]) * width
    cells = []
    for player, (row, hist) in enumerate(zip(data.rows, hists, strict=True)):
        median = analysis.quantile(row.scores, 0.5)
        parts = [round(10000 * part / max(1, row.games)) for part in hist]
        middle = (
            [((median + 0.5 - start) / span, "middle")]
            if width == 1
            else [((median - start) / span, "middle")]
        )
        cells.append(
            [
                coloured_name(player, row.name),
                charts.columns(parts, round(10000 * most), charts.tone(player), middle),
                mean(row.score),
                *(analysis.quantile(row.scores, part) for part in (0.1, 0.5, 0.9)),
                min(row.scores),
                max(row.scores),
            ]
        )
    head = ["Bot", charts.scale(start, start + span), "Mean", "10 %", "Median", "90 %", "Least", "Most"]
    return section(
        "scores",
        "Scores",
        element("p", "Final scores of each bot in all its games; the upright line is the median."),
        table("Distribution of final scores", head, cells),
    )


def seats(data: ReportData) -> Markup:
    most = max(0.001, max(seat.share.high for seat in data.seats))
    cells = [
        [
            f"Seat {number_ + 1}",
            charts.interval(
                seat.share.low, seat.share.value, seat.share.high, (0.0, most), data.chance, "c0"
            ),
            share(seat.share),
            mean(seat.score),
            *(share(row.by_seat[number_]) for row in data.rows),
        ]
        for number_, seat in enumerate(data.seats)
    ]
    head = [
        "Seat",
        charts.scale(0, 100 * most),
        "Share of wins",
        "Mean score",
        *(row.name for row in data.rows),
    ]
    words = f"""Seats in the order of play. Bots rotate over the seats of every deal, so strength cancels
        out; the broken line is an even share, {percent(data.chance)}. Right: each bot\u2019s own share
        of wins in that seat."""
    return section(
        "seats",
        "Does the seat matter?",
        note(Markup(words)),
        table("Share of wins by seat", head, cells),
    )
