"""What must fit together in a position of Council of Four that somebody wrote down."""

from __future__ import annotations

from tetrarch.core.engine.kernel import AUTO
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.council_of_four.presentation.json_position import (
    CARD_TOTALS,
    seats_without_emporiums,
    stack_of,
    undrawn_cards,
)
from tetrarch.games.council_of_four.presentation.vocabulary import (
    BARRED,
    BONUSES,
    CARD,
    CITY,
    COUNCIL,
    PERMIT,
    PLACE,
    REGION,
    SEAT,
    SOME_CITIES,
)
from tetrarch.games.council_of_four.rules import ids
from tetrarch.games.council_of_four.rules.councils import cheapest
from tetrarch.games.council_of_four.rules.emporiums import sites
from tetrarch.games.council_of_four.rules.king import movement_cost
from tetrarch.games.council_of_four.rules.pieces import FACE_UP, FAR_END, JOKERS, PER_COLOUR
from tetrarch.games.council_of_four.rules.rewards import reusable
from tetrarch.games.council_of_four.rules.scoring import total
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.steps.nobility_bonuses import repeatable
from tetrarch.games.council_of_four.rules.steps.quick_actions import SEND_ASSISTANTS

CHANCE_STEPS = ("side", "token", "pawn", "neutral", "permit", "card")


def check_points(draft: Draft) -> None:
    """A finished board without points is counted [CF-87]."""
    s, doc = draft.state, draft.doc
    if s.active < 0 and not doc.has("points") and not stack_of(doc):
        for seat in range(s.seats):
            s.points[seat] = total(s, seat, draft.game.variants)


def check_neutral(draft: Draft) -> None:
    if draft.state.neutral and draft.seats > 2:
        raise draft.doc["neutral"].fail("only a game for two has neutral emporiums [CF-17]")


def check_assistants(draft: Draft) -> None:
    pool = int(draft.game.variants.max_assistants)
    if sum(draft.state.assistants) > pool:
        raise draft.doc["assistants"].fail(f"there are {pool} assistants in all [CF-81]")


def check_cards(draft: Draft) -> None:
    """Every card is in one place."""
    s, rest = draft.state, undrawn_cards(draft)
    if list(s.deck) != rest or min(rest) < 0:
        raise draft.doc.fail(
            f"hands, deck and discards must make {PER_COLOUR} of each colour, {JOKERS} jokers"
        )
    if not any(s.deck) and any(s.discard):
        raise draft.doc.fail("the deck is empty: the discards become the deck at once, so name none [CF-27]")


def check_older_cards(draft: Draft) -> None:
    """What is known of hands since the last shuffle fits them [CF-27, CF-29]."""
    doc, s = draft.doc, draft.state
    for seat in range(draft.seats):
        row = range(seat * ids.KINDS, seat * ids.KINDS + ids.KINDS)
        size = int(s.cards_of(seat))
        if any(s.spent[i] > s.held[i] for i in row):
            raise doc["spent"].items()[seat].fail("names more cards than 'held'")
        if s.fresh[seat] > size:
            raise doc["fresh"].items()[seat].fail("names more cards than the hand has")
        older = sum(min(int(s.hand[i]), int(s.held[i] - s.spent[i])) for i in row)
        if older < size - s.fresh[seat]:
            problem = "the hand must have so many cards more that it held at the last shuffle"
            raise doc["fresh"].items()[seat].fail(problem)
    for kind, copies in enumerate(CARD_TOTALS):
        if sum(int(n) for n in s.held[kind :: ids.KINDS]) > copies:
            raise doc["held"].fail(f"there are only {copies} {CARD.name(kind)} cards")


def check_ending(draft: Draft) -> None:
    """The end has begun just when somebody has built all emporiums."""
    s, done = draft.state, seats_without_emporiums(draft.state)
    if s.ending < 0 and done:
        problem = f"must be the seat that built its last emporium first: {done} [CF-83]"
        raise draft.doc["ending"].fail(problem)
    if s.ending >= 0 and s.ending not in done:
        raise draft.doc["ending"].fail(f"seat {int(s.ending)} has emporiums left [CF-83]")


def check_turn(draft: Draft) -> None:
    s = draft.state
    if s.active >= 0 and s.mains == 0 and not s.acted:
        raise draft.doc.fail("'mains' is 0, so 'acted' must be true: a main action has been taken [CF-21]")


def check_questions(draft: Draft) -> None:
    """What is asked must fit; where nothing is said, the active seat's turn goes on."""
    doc, s = draft.doc, draft.state
    for entry in stack_of(doc):
        check_question(s, entry)
    if not doc.has("stack") and s.active >= 0:
        s.push(ids.ASK_TURN, AUTO, s.active)
    if -1 in s.sides and not any(entry["ask"].value == "side" for entry in stack_of(doc)):
        raise doc["sides"].fail("all three must be named, or 'stack' must ask chance for the others")


def check_question(s: CfState, entry: Reader) -> None:
    """What is asked of a seat, or drawn for it, must fit the rest of the position."""
    ask, seat = entry["ask"].text(), entry["seat"].value
    for key in ("to", "of", "after"):
        if entry.has(key) and entry[key].name(SEAT) >= s.seats:
            raise entry[key].fail(f"there are {s.seats} seats, counted from 0")
    problem = ""
    if seat == "chance":
        problem = draw_problem(s, entry, ask)
    elif ask in CHANCE_STEPS and seat != "auto":
        problem = "this is drawn by lot"
    elif isinstance(seat, int) and not isinstance(seat, bool):
        problem = "only the active seat is asked" if seat != s.active else question_problem(s, entry, ask)
    elif seat == "auto" and ask in ("turn", "gain", "order", "reuse") and entry.has("of"):
        problem = "" if entry["of"].name(SEAT) == s.active else "only the active seat can go on"
    if problem:
        raise entry.fail(problem)


def draw_problem(s: CfState, entry: Reader, ask: str) -> str:
    """Why chance has nothing to draw here; empty if it has."""
    if ask == "side" and s.sides[entry["region"].name(REGION)] >= 0:
        return "this side is known already"
    if ask == "token" and s.token[entry["city"].name(CITY)] != ids.NO_TOKEN:
        return "this city has a token already"
    if ask == "pawn" and s.balcony[entry["council"].name(COUNCIL)] >> FAR_END != ids.NOBODY:
        return "this balcony is full"
    if ask == "permit":
        place = entry["place"].name(PLACE)
        if s.offer[place] != ids.GAP or s.pile[place // FACE_UP] == 0:
            return "this place is not empty, or the pile is"
    if ask == "neutral" and (s.seats > 2 or s.pile[entry["region"].name(REGION)] == 0):
        return "there is no permit to draw for neutral emporiums"
    if ask == "card" and (s.cards_left() == 0 or entry["count"].value == "0"):
        return "there is no card to draw"
    return ""


def question_problem(s: CfState, entry: Reader, ask: str) -> str:
    """Why a question cannot be open in this position; empty if it can."""
    seat = int(s.active)
    if ask in ("councillor", "pay_permit", "pay_king"):
        quick = ask == "councillor" and entry["by"].value == "quick"
        if quick and (not s.quick or s.assistants[seat] < SEND_ASSISTANTS):
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
        if cheapest(s, seat, ids.KING) + movement_cost(s, city) > s.coins[seat]:
            return "the king's council and his way can't be paid for [CF-45]"
    if ask == "reuse":
        count, but = entry["count"].value, entry["but"].name(SOME_CITIES)
        if count not in ("1", "2") or not reusable(s, seat) & ~but:
            return "there is no token to choose [CF-73]"
    barred = entry["but"].name(BARRED) if ask in ("order", "repeat") else 0
    if ask == "order" and not can_choose(s, seat, entry["bonus"].name(BONUSES), barred):
        return "there is nothing to choose [CF-73]"
    if ask == "take" and set(s.offer) == {ids.GAP}:
        return "no permit lies face up [CF-73]"
    if ask == "repeat" and not repeatable(s, seat, barred):
        return "the seat has no permit [CF-73]"
    return ""


def can_choose(s: CfState, seat: int, bonuses: int, barred: int) -> bool:
    """Whether any of some bonuses has something to choose [CF-73]."""
    tokens = bonuses & (1 << ids.TOKEN_AGAIN | 1 << ids.TWO_TOKENS) and reusable(s, seat)
    permit = bonuses >> ids.FREE_PERMIT & 1 and set(s.offer) != {ids.GAP}
    again = bonuses >> ids.PERMIT_AGAIN & 1 and repeatable(s, seat, barred)
    return bool(tokens or permit or again or bonuses >> ids.ONE_STEP & 1)
