"""Whether the open questions of a position in JSON fit the rest of it."""

from __future__ import annotations

from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.castles_of_burgundy.presentation.positions.duchies import stored_by
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import expansions
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import (
    EFFECT,
    NEW_TILE,
    PLACE,
    ROUND,
    SEAT,
    STORED,
)
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import (
    BLACK_PLACES,
    END_KIND,
    FIRST_KIND,
    START_GOODS,
    slot_colour,
)

SET_UP = ("duchy", "board", "side", "good", "castle")
LOTS = ("duchy", "board", "good", "tile", "round_good", "dice", "white")
FETCHING = ("market", "carpenter", "church")


def check_questions(draft: Draft) -> None:
    """What is asked must fit; where nothing is said, the turn of the active seat begins."""
    s = draft.state
    for entry in draft.items("stack"):
        ask = entry["ask"].text()
        for key in ("to", "of"):
            if entry.has(key) and entry[key].name(SEAT) >= s.seats:
                raise entry[key].fail(f"there are {s.seats} seats, counted from 0")
        of_expansions = [expansion.question_problem for expansion in expansions()]
        for problem in (phase_problem, *of_expansions, question_problem):
            if text := problem(draft, entry, ask):
                raise entry.fail(text)
    if not draft.doc.has("stack") and s.active != ids.NONE:
        if s.active == draft.game.automaton:
            draft.game.react(s, ids.ON_AUTOMATON_TURN, s.active)
        else:
            s.push(ids.ASK_TURN, s.active)


def phase_problem(draft: Draft, entry: Reader, ask: str) -> str:
    """Why a question does not belong to this moment of the game, or names a seat that is not there."""
    s, seat = draft.state, entry["seat"].value
    during_setup = {*SET_UP, *(name for one in expansions() for name in one.setup_questions)}
    early = {"next_phase", *(name for one in expansions() for name in one.early_questions)}
    if s.phase < 0 and ask not in during_setup | early:
        return "this is asked after the set-up: 'phase' must be given"
    if s.phase >= 0 and ask in during_setup:
        return "this is asked during the set-up: 'phase' must be null"
    if ask == "turn" and s.round < 0:
        return "there is no turn before the first round"
    if isinstance(seat, int) and not 0 <= seat < s.seats:
        return f"there are {s.seats} seats, counted from 0"
    return ""


def question_problem(draft: Draft, entry: Reader, ask: str) -> str:
    """Why the base game does not put this question to this seat."""
    seat = entry["seat"].value
    if ask == "fetch" and EFFECT.name(entry["building"].name(EFFECT)) not in FETCHING:
        return f"only {', '.join(FETCHING)} fetch tiles [CB-75 to CB-77]"
    if seat == "chance":
        return draw_problem(draft.state, entry, ask)
    if seat != "auto" and ask in (*LOTS, *(name for one in expansions() for name in one.lots)):
        return "this is drawn by lot"
    if isinstance(seat, int) and not isinstance(seat, bool):
        return seat_problem(draft.state, entry, ask, seat)
    return ""


def draw_problem(s: CbState, entry: Reader, ask: str) -> str:
    """Why chance has nothing to draw here; empty if it has."""
    if ask in ("duchy", "board") and s.duchy[entry["to"].name(SEAT)]:
        return "this seat has a duchy already"
    if ask == "good":
        seat, count = entry["to"].name(SEAT), entry["count"].value
        held = sum(s.wares[seat * ids.GOODS : (seat + 1) * ids.GOODS])
        fits = str(count).isdecimal() and int(str(count)) > 0 and held + int(str(count)) == START_GOODS
        return "" if fits else f"everybody gets {int(START_GOODS)} goods [CB-17]"
    if ask == "tile":
        return tile_problem(s, entry["place"].name(PLACE))
    if ask == "round_good" and (s.round >= 0 or s.lane[entry["space"].name(ROUND)] != ids.NONE):
        return "a good lies on this space already"
    if ask == "white" and (s.round < 0 or s.lane[s.round] == ids.NONE):
        return "there is no good for the white die [CB-36]"
    return ""


def tile_problem(s: CbState, place: int) -> str:
    """Why no tile can be drawn for a place of the board; empty if one can."""
    if s.slot[place] != ids.NONE:
        return "a tile lies there already"
    if place >= ids.BLACK:
        drawn = place < ids.BLACK + BLACK_PLACES[s.seats] and any(s.dark)
        return "" if drawn else "nothing is drawn for this place [CB-32]"
    colour = slot_colour(s.seats, s.phase, place)
    drawn = colour > ids.SHIP and any(s.bag[FIRST_KIND[colour] : END_KIND[colour]])
    return "" if drawn else "nothing is drawn for this place [CB-27]"


def seat_problem(s: CbState, entry: Reader, ask: str, seat: int) -> str:
    """Why a question cannot be put to a seat in this position; empty if it can."""
    if ask == "turn" and seat != s.active or (s.active != ids.NONE and seat != s.active):
        return "only the active seat is asked [CB-47]"
    if ask == "castle" and (s.spaces(seat) or not s.duchy[seat]):
        return "this seat has its castle already, or no duchy [CB-22]"
    if ask == "side" and not s.duchy[seat]:
        return "this seat has no board yet [CB-14]"
    if ask == "discard":
        new = entry["for"].name(NEW_TILE)
        stays = 1 if new and has_stored(s, seat, new - 1) else 0
        shared = sum(expansion.storage_used_together(s, seat) for expansion in expansions())
        if s.stored[seat] + shared <= stays or new and not stays:
            return "there is no tile to discard [CB-51]"
    return ""


def has_stored(s: CbState, seat: int, kind: int) -> bool:
    return STORED.name(kind) in stored_by(s, seat)
