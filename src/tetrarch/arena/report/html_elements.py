"""Small pieces of HTML: escaped texts, numbers, tables that say what their cells are."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tetrarch.arena.statistics.analysis import Mean, Share


class Markup(str):
    """HTML that is ready; any other text is escaped before it is put in."""


def text(value: object) -> Markup:
    return value if isinstance(value, Markup) else Markup(escape(str(value)))


def element(tag: str, *inner: object, **attributes: object) -> Markup:
    """An element; `class_` and `aria_label` are written as HTML writes them."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for name, value in attributes.items()
    )
    return Markup(f"<{tag}{written}>{''.join(map(text, inner))}</{tag}>")


def table(caption: str, head: Sequence[object], rows: Sequence[Sequence[object]], kind: str = "") -> Markup:
    """Cells that are numbers stand right; the first of a row names it. Scrolls sideways where it must."""
    heads = "".join(
        element("th", cell, scope="col", class_=side(cell, rows, n)) for n, cell in enumerate(head)
    )
    body = "".join(
        element(
            "tr",
            element("th", row[0], scope="row"),
            *(element("td", cell, class_=side(cell, rows, n)) for n, cell in enumerate(row[1:], 1)),
        )
        for row in rows
    )
    inner = Markup(
        f"<table><caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )
    return element(
        "div", inner, class_=f"scroll {kind}".strip(), tabindex=0, role="region", aria_label=caption
    )


def side(cell: object, rows: Sequence[Sequence[object]], column: int) -> str:
    """Plots and words stand left, numbers right; a column follows its first row."""
    sample = rows[0][column] if rows else ""
    if isinstance(sample, Markup):
        return "plot" if "<svg" in sample else "text" if "<span" in sample else "number"
    return "text" if isinstance(sample, str) else "number"


def section(id: str, title: str, *inner: object) -> Markup:
    return element(
        "section", element("h2", title, id=f"{id}-title"), *inner, id=id, aria_labelledby=f"{id}-title"
    )


def number(value: float, digits: int = 1) -> Markup:
    shown = round(value, digits) or 0.0  # never minus nought
    return Markup(f"{shown:,.{digits}f}".replace("-", "\u2212"))


def rating(value: float) -> Markup:
    """A rating: its thousands are not parted."""
    return Markup(number(value, 0).replace(",", ""))


def signed(value: float, digits: int = 1) -> Markup:
    sign = "+" if round(value, digits) > 0 else ""
    return Markup(sign + number(value, digits))


def percent(value: float, digits: int = 0) -> Markup:
    return Markup(number(100 * value, digits) + "\u202f%")


def between(low: Markup, high: Markup) -> Markup:
    """An interval of numbers as they are shown; with one below zero a dash could not be told from a minus."""
    dash = " to " if "\u2212" in low + high else "\u2013"
    return Markup(f"{low}{dash}{high}")


def note(words: str) -> Markup:
    """A paragraph; line breaks of the source mean nothing."""
    return element("p", type(words)(" ".join(words.split())))


def share(found: Share) -> Markup:
    """A share with its interval, for a table."""
    if not found.n:
        return Markup("\u2013")
    interval = between(number(100 * found.low, 0), number(100 * found.high, 0))
    return Markup(f"{percent(found.value)} <small>{interval}</small>")


def mean(found: Mean, digits: int = 1, sign: bool = False) -> Markup:
    """A mean with half its interval, for a table."""
    if not found.n:
        return Markup("\u2013")
    shown = signed(found.value, digits) if sign else number(found.value, digits)
    half = f" <small>\u00b1{number(found.half, digits)}</small>" if found.n > 1 else ""
    return Markup(f"{shown}{half}")
