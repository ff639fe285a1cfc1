"""The territory cards of the Châteauma in JSON: those before it with their tiles, and its deck."""

from __future__ import annotations

from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.castles_of_burgundy.modules.chateauma.choosing import is_full, space_for
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import BACK, CARD_SPACES
from tetrarch.games.castles_of_burgundy.modules.chateauma.module import settings_of
from tetrarch.games.castles_of_burgundy.modules.chateauma.presentation.vocabulary import CARD, SIDE
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import CARD_COLOUR, CARD_SIZE, DECKS
from tetrarch.games.castles_of_burgundy.presentation.positions.supplies import SLOT
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import TILE
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import COLOUR

FACE_DOWN = "wild:"


def members(bits: int) -> list[int]:
    """A bit set as numbers from 1 on."""
    return [n + 1 for n in range(int(bits).bit_length()) if bits >> n & 1]


def all_cards(game: CastlesOfBurgundy) -> int:
    """The cards in play, as a bit set [CB-284, CB-330]."""
    return int(DECKS[1 if settings_of(game).vines else 0])


# the left and the right card


def cards(s: CbState) -> list[int | None]:
    return [None if card == ids.NONE else int(card) + 1 for card in s.cards]


def read_cards(draft: Draft, own: Reader) -> None:
    """Two cards in play; one may be missing while the stack draws it."""
    fresh = [11 if settings_of(draft.game).vines else 3, 0]
    pair = own.get("cards", lambda doc: [read_card(draft, item) for item in doc.items(2)], fresh)
    missing = {place for place, card in enumerate(pair) if card == ids.NONE}
    if not missing <= drawn_next(draft) or pair[0] == pair[1] != ids.NONE:
        raise own["cards"].fail("must be two different cards, or 'stack' must draw one [CB-284, CB-311]")
    for place, card in enumerate(pair):
        draft.state.cards[place] = card


def read_card(draft: Draft, item: Reader) -> int:
    card = ids.NONE if item.value is None else item.whole(1, CARD.size) - 1
    if card != ids.NONE and not all_cards(draft.game) >> card & 1:
        raise item.fail("this card is not in play [CB-284, CB-330]")
    return card


def drawn_next(draft: Draft) -> set[int]:
    """The places for which cards are drawn next: in the set-up both, or at the top of the stack."""
    places: set[int] = set()
    setting_up = draft.state.phase < 0
    for entry in reversed(draft.items("stack")):
        if entry["ask"].value == "card" and entry["seat"].value == "auto" and setting_up:
            return {0, 1}
        if entry["ask"].value == "card":
            places.add(entry["place"].name(SIDE))
        elif not setting_up:
            break
    return places


# the tiles on them


def tiles(s: CbState) -> list[list[object]]:
    """What lies on each card, space by space."""
    sizes = [0 if card == ids.NONE else int(CARD_SIZE[card]) for card in s.cards]
    firsts = [place * CARD_SPACES for place in range(2)]
    return [
        [name_or_none(n) for n in s.ground[at : at + size]] for at, size in zip(firsts, sizes, strict=True)
    ]


def name_or_none(entry: int) -> object:
    return f"{FACE_DOWN}{TILE.name(entry - BACK)}" if entry >= BACK else SLOT.write(entry)


def read_tiles(draft: Draft) -> None:
    """The tiles on both cards; a castle lies on the left one if nothing is said [CB-284]."""
    s, own = draft.state, draft.doc
    if not own.has("tiles"):
        if (space := space_for(s, 0, ids.CASTLE)) != ids.NONE:
            s.ground[space] = ids.CASTLE
        return
    for place, row in enumerate(own["tiles"].items(2)):
        number = int(s.cards[place])
        for space, item in enumerate(row.items(int(CARD_SIZE[number]) if number != ids.NONE else 0)):
            entry = ids.NONE if item.value is None else read_face(item)
            colour = CARD_COLOUR[number * CARD_SPACES + space]
            if entry != ids.NONE and entry < BACK and COLOUR[entry] != colour:
                raise item.fail("does not go with the colour of this space [CB-285]")
            s.ground[place * CARD_SPACES + space] = entry
        if number != ids.NONE and is_full(s, place):
            raise row.fail("a full card is completed at once [CB-309]")


def read_face(item: Reader) -> int:
    """A tile of one of the six colours; `wild:bank` lies face down [CB-296]."""
    name = item.text()
    kind = Reader(name.removeprefix(FACE_DOWN), item.path).name(TILE)
    if COLOUR[kind] == ids.ANY:
        raise item.fail("the Châteauma has no such tiles [CB-334]")
    return kind + (BACK if name.startswith(FACE_DOWN) else 0)


# the deck


def read_deck(draft: Draft) -> None:
    """Every card is in one place: before it, in the deck, or discarded [CB-284, CB-311]."""
    s, own = draft.state, draft.doc
    rest = all_cards(draft.game)
    for card in s.cards:
        if card != ids.NONE:
            rest &= ~(1 << card)
    scrap = own.get("discarded", read_card_set, 0)
    deck = own.get("deck", read_card_set, rest & ~scrap)
    if own.has("deck") and not own.has("discarded"):
        scrap = rest & ~deck
    if deck | scrap != rest or deck & scrap:
        raise own.fail("every card must be in one place: 'cards', 'deck' or 'discarded' [CB-284, CB-311]")
    s.deck, s.scrap = deck, scrap


def read_card_set(doc: Reader) -> int:
    """Different cards, as a bit set."""
    numbers = [item.whole(1, CARD.size) - 1 for item in doc.items()]
    if len(set(numbers)) < len(numbers):
        raise doc.fail("names a card twice")
    return sum(1 << number for number in numbers)
