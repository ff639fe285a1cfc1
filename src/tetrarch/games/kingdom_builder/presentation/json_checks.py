"""What must fit together in a position of Kingdom Builder that somebody wrote down."""

from __future__ import annotations

from tetrarch.core.engine.kernel import AUTO
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.kingdom_builder.presentation.json_position import cards_not_elsewhere
from tetrarch.games.kingdom_builder.presentation.vocabulary import CELL, SEAT, TILE
from tetrarch.games.kingdom_builder.rules import ids
from tetrarch.games.kingdom_builder.rules.location_tiles import TILES
from tetrarch.games.kingdom_builder.rules.pieces import BUILDS, CARDS
from tetrarch.games.kingdom_builder.rules.scoring import total
from tetrarch.games.kingdom_builder.rules.state import KbState


def check_cards(draft: Draft) -> None:
    """Every card is in one place."""
    s, rest = draft.state, cards_not_elsewhere(draft)
    if list(s.deck) != rest or min(rest) < 0:
        raise draft.doc.fail(f"hands, deck, discards and removed cards must make {CARDS[0]} of each terrain")
    if not any(s.deck) and any(s.discard):
        raise draft.doc.fail("the deck is empty: the discards become the deck at once, so name none [KB-26]")


def check_ending(draft: Draft) -> None:
    if 0 in draft.state.supply and not draft.state.ending:
        raise draft.doc["ending"].fail("must be true: a supply is empty, so this is the last round [KB-77]")


def check_gold(draft: Draft) -> None:
    """Gold is paid when all is over; a finished board without any is counted then [KB-79]."""
    s, doc = draft.state, draft.doc
    going_on = s.active >= 0 or (doc.has("stack") and bool(doc["stack"].items()))
    if going_on and any(s.gold):
        raise doc["gold"].fail("must be 0 while the game goes on: gold is counted at the end [KB-79]")
    if not going_on and not doc.has("gold"):
        for seat in range(s.seats):
            s.gold[seat] = total(s, seat, draft.game.variants)


def check_questions(draft: Draft) -> None:
    """What is asked must fit; where nothing is said, the active seat's turn begins."""
    s = draft.state
    if draft.doc.has("stack"):
        for entry in draft.doc["stack"].items():
            check_question(s, entry)
    elif s.active >= 0:
        s.push(ids.ASK_TURN, AUTO, s.active)


def check_question(s: KbState, entry: Reader) -> None:
    """What is asked of a seat, or drawn for it, must fit the rest of the position."""
    ask, seat = entry["ask"].text(), entry["seat"].value
    for key in ("to", "of", "after"):
        if entry.has(key) and entry[key].name(SEAT) >= s.seats:
            raise entry[key].fail(f"there are {s.seats} seats, counted from 0")
    if ask == "card" and entry.has("to"):
        if s.hand[entry["to"].name(SEAT)] != ids.NO_CARD:
            raise entry["to"].fail(f"seat {entry['to'].value} has a card already")
    elif isinstance(seat, int):
        if seat != s.active:
            raise entry["seat"].fail("only the active seat is asked")
        problem = question_problem(s, entry, ask)
        if problem:
            raise entry.fail(problem)


def question_problem(s: KbState, entry: Reader, ask: str) -> str:
    """Why a question cannot be open in this position; empty if it can."""
    card = s.hand[s.active]
    if ask in ("turn", "build"):
        if s.owed() and (card == ids.NO_CARD or s.free[card] == 0):
            return "builds are owed without a card to build by; leave 'stack' out and a card is drawn [KB-28]"
        if ask == "build" and (s.owed() == 0 or s.builds_left == BUILDS):
            return "'builds_left' and the supply must leave one or two builds [KB-20]"
        return ""
    if ask not in ("place", "lift", "land"):
        return ""
    name = entry["tile"].text()
    tile = TILES[TILE.read(name)] if name in TILE.names else None
    if tile is None or tile.moves == (ask == "place"):
        return f"a {name} is no tile to ask this of"
    if tile.needs_card and card == ids.NO_CARD:
        return f"without a played card the {name} can't be used [KB-32]"
    if ask == "place" and s.supply[s.active] == 0:
        return "the supply is empty [KB-51]"
    if ask == "land" and (s.lifted < 0 or entry["from"].name(CELL) != s.lifted):
        return "'from' must be the hex named in 'lifted'"
    return ""
