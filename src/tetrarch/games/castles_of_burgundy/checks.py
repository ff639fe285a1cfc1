"""Whether the open questions of a position in JSON fit the rest of it."""

from __future__ import annotations

from tetrarch.core.position import Reader
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.state import CbState


def check_question(game: CastlesOfBurgundy, s: CbState, entry: Reader) -> None:
    pass
