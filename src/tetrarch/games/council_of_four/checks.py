"""Whether the open questions of a position in JSON fit the rest of it."""

from __future__ import annotations

from tetrarch.core.position import Reader
from tetrarch.games.council_of_four import ids
from tetrarch.games.council_of_four.rules import cheapest, reusable, sites
from tetrarch.games.council_of_four.state import CfState
from tetrarch.games.council_of_four.words import (
    BONUSES,
    CITY,
    COUNCIL,
    PERMIT,
    PLACE,
    REGION,
    SEAT,
    SOME_CITIES,
)

LOTS = ("side", "token", "pawn", "neutral", "permit", "card")


def check_question(s: CfState, entry: Reader) -> None:
    """What is asked of a seat, or drawn for it, must fit the rest of the position."""
    ask, seat = entry["ask"].text(), entry["seat"].value
    for key in ("to", "of", "after"):
        if entry.has(key) and entry[key].name(SEAT) >= s.seats:
            raise entry[key].fail(f"there are {s.seats} seats, counted from 0")
    problem = ""
    if seat == "chance":
        problem = undrawable(s, entry, ask)
    elif ask in LOTS and seat != "auto":
        problem = "this is drawn by lot"
    elif isinstance(seat, int) and not isinstance(seat, bool):
        problem = "only the active seat is asked" if seat != s.active else misfit(s, entry, ask)
    elif seat == "auto" and ask in ("turn", "gain", "order", "reuse") and entry.has("of"):
        problem = "" if entry["of"].name(SEAT) == s.active else "only the active seat can go on"
    if problem:
        raise entry.fail(problem)


def undrawable(s: CfState, entry: Reader, ask: str) -> str:
    """Why chance has nothing to draw here; empty if it has."""
    if ask == "side" and s.sides[entry["region"].name(REGION)] >= 0:
        return "this side is known already"
    if ask == "token" and s.token[entry["city"].name(CITY)] != ids.NO_TOKEN:
        return "this city has a token already"
    if ask == "pawn" and s.balcony[entry["council"].name(COUNCIL)] >> 9 != ids.NOBODY:
        return "this balcony is full"
    if ask == "permit":
        place = entry["place"].name(PLACE)
        if s.offer[place] != ids.GAP or s.pile[place // 2] == 0:
            return "this place is not empty, or the pile is"
    if ask == "neutral" and (s.seats > 2 or s.pile[entry["region"].name(REGION)] == 0):
        return "there is no permit to draw for neutral emporiums"
    if ask == "card" and (s.cards_left() == 0 or entry["count"].value == "0"):
        return "there is no card to draw"
    return ""


def misfit(s: CfState, entry: Reader, ask: str) -> str:
    """Why a question cannot be open in this position; empty if it can."""
    seat = int(s.active)
    if ask in ("councillor", "pay_permit", "pay_king"):
        quick = ask == "councillor" and entry["by"].value == "quick"
        if quick and (not s.quick or s.helpers[seat] == 0):
            return "no assistant can be sent [CF-78]"
        if not quick and s.mains == 0:
            return "no main action is left [CF-21]"
    if ask == "pay_permit":
        permit = entry["permit"].name(PERMIT)
        if permit not in s.offer:
            return "this permit does not lie face up [CF-37]"
        if cheapest(s, seat, permit // ids.IN_PILE) > s.coins[seat]:
            return "the council can't be paid for [CF-35]"
    if ask == "pay_king":
        city = entry["city"].name(CITY)
        if not sites(s, seat) >> city & 1:
            return "the seat can't build there [CF-47, CF-48]"
        fare = 2 * s.board.roads[s.king * ids.CITIES + city]
        if cheapest(s, seat, ids.KING) + fare > s.coins[seat]:
            return "the king's council and his way can't be paid for [CF-45]"
    if ask == "reuse":
        count, but = entry["count"].value, entry["but"].name(SOME_CITIES)
        if count not in ("1", "2") or not reusable(s, seat) & ~but:
            return "there is no token to choose [CF-73]"
    if ask == "order" and not can_choose(s, seat, entry["bonus"].name(BONUSES)):
        return "there is nothing to choose [CF-73]"
    if ask == "take" and set(s.offer) == {ids.GAP}:
        return "no permit lies face up [CF-73]"
    if ask == "repeat" and not s.ready[seat] | s.used[seat]:
        return "the seat has no permit [CF-73]"
    return ""


def can_choose(s: CfState, seat: int, bonuses: int) -> bool:
    """Whether any of some bonuses has something to choose [CF-73]."""
    tokens = bonuses & (1 << ids.TOKEN_AGAIN | 1 << ids.TWO_TOKENS) and reusable(s, seat)
    permit = bonuses >> ids.FREE_PERMIT & 1 and set(s.offer) != {ids.GAP}
    again = bonuses >> ids.PERMIT_AGAIN & 1 and s.ready[seat] | s.used[seat]
    return bool(tokens or permit or again or bonuses >> ids.ONE_STEP & 1)
