"""The solo game in positions of The Castles of Burgundy, read from JSON."""

from __future__ import annotations

from tetrarch.core.position import Reader
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.modules.solo import won
from tetrarch.games.castles_of_burgundy.state import CbState


def load_target(s: CbState, doc: Reader) -> None:
    """Fields of the solo game alone [CB-240, CB-245]."""
    for key in ("target", "goods_removed"):
        if doc.has(key) and not s.target:
            raise doc[key].fail("this is for the solo game alone [CB-240, CB-245]")
    s.target = doc.get("target", lambda r: r.whole(5, 100), int(s.target))


def check_target(s: CbState, doc: Reader) -> None:
    """The marker is below the target, and there are empty spaces, unless all is over [CB-253, CB-256]."""
    going_on = bool(doc["stack"].items()) if doc.has("stack") else s.active != ids.NONE
    if s.target and going_on and won(s):
        raise doc["placed"].fail("all spaces are filled, so the game is over [CB-256]")
    if s.target and s.points[0] >= s.target and not won(s):
        raise doc.fail(f"the points must be fewer than the target of {int(s.target)} [CB-253]")


def in_mode(s: CbState, item: Reader, kind: int) -> int:
    """A tile that a person has; black ones are for the solo game."""
    if kind == ids.WILD and not s.target:
        raise item.fail("only the solo game has black tiles [CB-246]")
    return kind
