"""Whether the open questions of a position in JSON fit the rest of it."""

from __future__ import annotations

from tetrarch.core.kernel import CHANCE, Decision
from tetrarch.core.position import Reader
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.checks_chateauma import unlike_automaton
from tetrarch.games.castles_of_burgundy.checks_modes import out_of_mode
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import BLACK_PLACES, END_KIND, FIRST_KIND, slot_colour
from tetrarch.games.castles_of_burgundy.words import (
    BED,
    EFFECT,
    NEW_TILE,
    PLACE,
    ROUND,
    SEAT,
    SHIELD_OR_ALL,
    SPACE,
    STORED,
)

SET_UP = ("duchy", "board", "side", "shield", "good", "route_tile", "route", "grape_tile", "castle", "built")
LOTS = (
    "duchy",
    "board",
    "shield",
    "good",
    "route_tile",
    "grape_tile",
    "tile",
    "double",
    "round_good",
    "dice",
    "white",
    "card",
    "built",
    "die",
)
FETCHING = ("market", "carpenter", "church")
AFTER_TURNS = ("deploy", "tribute", "follow")


def check_question(game: CastlesOfBurgundy, s: CbState, entry: Reader) -> None:
    """What is asked of a seat, or drawn for it, must fit the rest of the position."""
    ask, seat = entry["ask"].text(), entry["seat"].value
    for key in ("to", "of"):
        if entry.has(key) and entry[key].name(SEAT) >= s.seats:
            raise entry[key].fail(f"there are {s.seats} seats, counted from 0")
    problem = untimely(s, ask) or unknown(entry, ask) or out_of_mode(game, s, entry, ask)
    problem = problem or unlike_automaton(game, s, entry, ask)
    if not problem and seat == "chance":
        problem = undrawable(game, s, entry, ask)
    elif not problem and ask in LOTS and seat != "auto":
        problem = "this is drawn by lot"
    elif not problem and isinstance(seat, int) and not isinstance(seat, bool):
        problem = "" if 0 <= seat < s.seats else f"there are {s.seats} seats, counted from 0"
        problem = problem or misfit(s, entry, ask, seat)
    if problem:
        raise entry.fail(problem)


def untimely(s: CbState, ask: str) -> str:
    """Why a question does not belong to this moment of the game; empty if it does."""
    if s.phase < 0 and ask not in (*SET_UP, "card", "next_phase"):
        return "this is asked after the set-up: 'phase' must be given"
    if s.phase >= 0 and ask in SET_UP:
        return "this is asked during the set-up: 'phase' must be null"
    if ask == "turn" and s.round < 0:
        return "there is no turn before the first round"
    return ""


def unknown(entry: Reader, ask: str) -> str:
    """Why what a question carries makes no sense; empty if it does."""
    if ask == "fetch" and EFFECT.name(entry["building"].name(EFFECT)) not in FETCHING:
        return f"only {', '.join(FETCHING)} fetch tiles [CB-75 to CB-77]"
    if ask == "deploy" and SHIELD_OR_ALL.name(entry["shield"].name(SHIELD_OR_ALL)) not in ("all", "14", "15"):
        return "only shields 14 and 15 bring tiles [CB-205]"
    return ""


def undrawable(game: CastlesOfBurgundy, s: CbState, entry: Reader, ask: str) -> str:
    """Why chance has nothing to draw here; empty if it has."""
    if ask == "double" and not any(s.vats):
        return "there is no double tile to draw [CB-264]"
    if ask == "grape_tile" and not any(game.legal_for(s, Decision(ids.DEAL_GRAPE, CHANCE))):
        return "there is no vine tile to deal [CB-262]"
    if ask in ("duchy", "board") and s.duchy[entry["to"].name(SEAT)]:
        return "this seat has a duchy already"
    if ask == "good":
        seat, count = entry["to"].name(SEAT), entry["count"].value
        held = sum(s.wares[seat * ids.GOODS : (seat + 1) * ids.GOODS])
        fits = count in ("1", "2", "3") and held + int(str(count)) == 3
        return "" if fits else "everybody gets 3 goods [CB-17]"
    if ask == "shield" and ids.NONE not in s.shield:
        return "there is no shield to lay [CB-179]"
    if ask == "route_tile" and ids.NONE not in s.route[entry["to"].name(SEAT) * ids.ROUTE :][: ids.ROUTE]:
        return "this route is full"
    if ask == "tile":
        return unfillable(s, entry["place"].name(PLACE))
    if ask == "round_good" and (s.round >= 0 or s.lane[entry["space"].name(ROUND)] != ids.NONE):
        return "a good lies on this space already"
    if ask == "white" and (s.round < 0 or s.lane[s.round] == ids.NONE):
        return "there is no good for the white die [CB-36]"
    return ""


def unfillable(s: CbState, place: int) -> str:
    """Why no tile can be drawn for a place of the board; empty if one can."""
    if s.slot[place] != ids.NONE:
        return "a tile lies there already"
    if place >= ids.BLACK:
        drawn = place < ids.BLACK + BLACK_PLACES[s.seats] and any(s.dark)
        return "" if drawn else "nothing is drawn for this place [CB-32]"
    colour = slot_colour(s.seats, s.phase, place)
    drawn = colour > ids.SHIP and any(s.bag[FIRST_KIND[colour] : END_KIND[colour]])
    return "" if drawn else "nothing is drawn for this place [CB-27]"


def has_stored(s: CbState, seat: int, kind: int) -> bool:
    """Whether a seat stores a tile, which may be a double one."""
    if kind < ids.TILES:
        return bool(s.held[seat] >> kind & 1)
    return bool(s.twins[seat] >> kind - ids.TILES & 1)


def misfit(s: CbState, entry: Reader, ask: str, seat: int) -> str:
    """Why a question cannot be put to a seat in this position; empty if it can."""
    if ask == "turn" and seat != s.active or (s.active != ids.NONE and seat != s.active):
        return "only the active seat is asked [CB-47]"
    if ask in AFTER_TURNS and s.active != ids.NONE:
        return "this is asked after the turns of a phase"
    if ask == "castle" and (s.spaces(seat) or not s.duchy[seat]):
        return "this seat has its castle already, or no duchy [CB-22]"
    if ask == "bonuses" and not s.planted[seat] >> entry["space"].name(BED) & 1:
        return "no double tile lies there [CB-271]"
    if ask == "side" and not s.duchy[seat]:
        return "this seat has no board yet [CB-14]"
    if ask == "route":
        place = entry["place"].name(SPACE)
        if place >= ids.ROUTE or s.route[seat * ids.ROUTE + place] == ids.NONE:
            return "there is no route tile to choose [CB-172]"
    if ask == "discard":
        new = entry["for"].name(NEW_TILE)
        stays = 1 if new and has_stored(s, seat, new - 1) else 0
        shared = int(s.stored[s.common(seat)]) if s.wing else 0
        if s.stored[seat] + shared <= stays or new and not stays:
            return "there is no tile to discard [CB-51]"
    if ask == "stow" and not (s.wing and has_stored(s, seat, entry["tile"].name(STORED))):
        return "there is no new tile to store [CB-223]"
    if ask in ("deploy", "tribute"):
        number = entry["shield"].name(SHIELD_OR_ALL)
        if not number or not s.shields[seat] >> number - 1 & 1:
            return "the seat has no such shield [CB-185, CB-205]"
    if ask == "follow" and (not s.shields[seat] >> 5 & 1 or s.copied != ids.NONE):
        return "only who has shield 6 and follows nobody is asked [CB-196]"
    return ""
