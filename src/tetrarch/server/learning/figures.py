"""The figures of the rules, as the table's boards draw them."""

from __future__ import annotations

from functools import cache

from tetrarch.lessons.figures import Figure, figures
from tetrarch.server import schemas
from tetrarch.server.tables.seat_view import question_to


@cache
def figures_of(game: str) -> schemas.Figures:
    """All figures of a game; they are the same for everybody."""
    return schemas.Figures(game, [figure_info(figure) for figure in figures(game)])


def figure_info(figure: Figure) -> schemas.FigureInfo:
    match = figure.match()
    return schemas.FigureInfo(
        id=figure.id,
        seats=figure.seats,
        view=match.view(figure.seat),
        moves=question_to(match, figure.seat).moves if figure.moves else [],
        part="mat" if figure.part == "mat" else "board",
        page=list(figure.page),
        size=list(figure.size),
        focus=list(figure.focus),
        marks=list(figure.marks),
        rulings=list(figure.rulings),
    )
