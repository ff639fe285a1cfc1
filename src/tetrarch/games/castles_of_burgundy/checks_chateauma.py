"""Whether questions of the Châteauma's turn fit the rest of a position in JSON."""

from __future__ import annotations

from tetrarch.core.position import Reader
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.modules.chateauma_tables import BUILT
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.words import SEAT, SIDE

ITS_OWN = ("card", "built", "die", "end_turn")


def unlike_automaton(game: CastlesOfBurgundy, s: CbState, entry: Reader, ask: str) -> str:
    """Why a question does not go with the automaton, or not without it; empty if it does."""
    if game.automaton < 0:
        return "this is for the Châteauma alone [CB-281]" if ask in ITS_OWN else ""
    named = [entry["seat"].value] + [entry[key].name(SEAT) for key in ("to", "of") if entry.has(key)]
    if game.automaton in named:
        return "the Châteauma is never asked [CB-281]"
    if ask in ITS_OWN and s.phase >= 0 and s.active != game.automaton:
        return "this belongs to the Châteauma's turn [CB-291]"
    if ask == "card" and s.cards[entry["place"].name(SIDE)] != ids.NONE:
        return "a card lies there already [CB-284, CB-311]"
    built = int(game.readings.manner.marked(BUILT))
    if ask == "built" and (not built or s.filled[game.automaton] & built):
        return "this needs the modifier built, and is done once [CB-319]"
    if ask == "die" and ids.NONE in s.cards:
        return "both cards must be there [CB-311]"
    return ""
