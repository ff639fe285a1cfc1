"""Plots as inline SVG. They stretch with the page; words and numbers stay HTML, so a phone can read them.

Every drawing has the width 100 and is stretched sideways, with strokes that keep their width. What it shows
stands in the table around or below it, so the drawings are hidden from screen readers.
"""

from __future__ import annotations

from collections.abc import Sequence

from tetrarch.arena.report.html_elements import Markup, element, text

COLOURS = 8  # that the style sheet has for entrants


def svg(height: float, *shapes: str, kind: str) -> Markup:
    return Markup(
        f'<svg class="{kind}" viewBox="0 0 100 {height:g}" preserveAspectRatio="none" aria-hidden="true">'
        f"{''.join(shapes)}</svg>"
    )


def rect(x: float, y: float, width: float, height: float, kind: str) -> str:
    size = f'width="{max(0.0, width):.2f}" height="{max(0.0, height):.2f}"'
    return f'<rect class="{kind}" x="{x:.2f}" y="{y:.2f}" {size}/>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}"/>'


def tone(player: int) -> str:
    return f"c{player % COLOURS}"


def bar(value: float, most: float, kind: str = "c0", low: float = 0.0) -> Markup:
    """A bar from nought, to either side, on a scale from `low` to `most`."""
    wide = (most - low) or 1.0
    nought, end = 100 * (0 - low) / wide, 100 * (value - low) / wide
    return svg(
        10,
        rect(min(nought, end), 1.5, abs(end - nought), 7, kind),
        line(nought, 0, nought, 10, "rule"),
        kind="bar",
    )


def interval(
    low: float, value: float, high: float, scale: tuple[float, float], mark: float | None, kind: str
) -> Markup:
    """A dot with its interval; `mark` is what would be expected."""
    least, most = scale
    x1, x, x2 = (
        100 * (min(max(v, least), most) - least) / ((most - least) or 1.0) for v in (low, value, high)
    )
    shapes = [line(0, 5, 100, 5, "base")]
    if mark is not None:
        at = 100 * (mark - least) / ((most - least) or 1.0)
        shapes.append(line(at, 0, at, 10, "mark"))
    shapes += [line(x1, 5, x2, 5, f"span {kind}"), line(x, 5, x, 5, f"dot {kind}")]
    return svg(10, *shapes, kind="interval")


def columns(counts: Sequence[int], most: int, kind: str, lines: Sequence[tuple[float, str]] = ()) -> Markup:
    """A histogram; `lines` stand at a part of the width, such as the median."""
    wide = 100 / len(counts)
    shapes = [
        rect(n * wide + wide * 0.06, 40 - 39 * count / most, wide * 0.88, 39 * count / most, kind)
        for n, count in enumerate(counts)
        if count
    ]
    shapes += [line(100 * at, 0, 100 * at, 40, name) for at, name in lines]
    return svg(40, *shapes, line(0, 40, 100, 40, "rule"), kind="columns")


def axis(labels: Sequence[object], places: Sequence[float]) -> Markup:
    """Numbers under a drawing, each at its part of the width."""
    marks = [
        Markup(f'<span style="left:{100 * place:.2f}%">{text(label)}</span>')
        for label, place in zip(labels, places, strict=True)
    ]
    return element("div", *marks, class_="axis", aria_hidden="true")


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """A few round numbers between two bounds."""
    wide = (high - low) or 1.0
    step = next(
        s * 10.0**power for power in range(-3, 9) for s in (1, 2, 5) if wide / (s * 10.0**power) <= most
    )
    first = -int(-low // step) if low % step else int(low // step)
    return [n * step for n in range(first, int(high // step) + 1)]


def scale(low: float, high: float) -> Markup:
    """An axis with round numbers from `low` to `high`."""
    marks = ticks(low, high)
    return axis([f"{at:g}" for at in marks], [(at - low) / ((high - low) or 1.0) for at in marks])


def curve(shares: Sequence[tuple[float, float, float]], floor: float) -> Markup:
    """Shares from left to right, with the band of their intervals; `floor` is an even share."""
    n = len(shares)
    xs = [100 * (k + 1) / (n + 1) for k in range(n)]
    upper = " ".join(f"{x:.2f},{60 - 60 * high:.2f}" for x, (_, _, high) in zip(xs, shares, strict=True))
    under = " ".join(
        f"{x:.2f},{60 - 60 * low:.2f}" for x, (low, _, _) in reversed(list(zip(xs, shares, strict=True)))
    )
    points = " ".join(f"{x:.2f},{60 - 60 * value:.2f}" for x, (_, value, _) in zip(xs, shares, strict=True))
    shapes = [line(0, 60 - 60 * at, 100, 60 - 60 * at, "base") for at in (0.25, 0.5, 0.75, 1.0)]
    shapes.append(line(0, 60 - 60 * floor, 100, 60 - 60 * floor, "mark"))
    shapes.append(f'<polygon class="band" points="{upper} {under}"/>')
    shapes.append(f'<polyline class="span c0" points="{points}"/>')
    shapes += [
        line(x, 60 - 60 * v, x, 60 - 60 * v, "dot c0") for x, (_, v, _) in zip(xs, shares, strict=True)
    ]
    return svg(60, *shapes, line(0, 60, 100, 60, "rule"), kind="curve")
