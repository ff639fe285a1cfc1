"""The Châteauma in positions of The Castles of Burgundy, read from JSON."""

from __future__ import annotations

from tetrarch.core.position import Reader
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.data import territory_spaces
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.loading_modules import or_null
from tetrarch.games.castles_of_burgundy.loading_vines import read_doubles
from tetrarch.games.castles_of_burgundy.modules.chateauma import cover
from tetrarch.games.castles_of_burgundy.modules.chateauma_choosing import (
    is_full,
    its_tiles,
    keep,
    pile,
    rank,
    space_for,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma_tables import (
    BUILT,
    CARD_COLOUR,
    CARD_SIZE,
    COVERED,
    DECKS,
    FIRST_CELL,
    RANK_NAMES,
)
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import COLOUR, NUMBER
from tetrarch.games.castles_of_burgundy.words import CARD, SIDE, TILE
from tetrarch.games.castles_of_burgundy.words import COLOUR as COLOUR_WORDS

FIELDS = ("cards", "tiles", "deck", "discarded", "territory", "reserve", "die", "shields", "doubles", "posts")
FACE_DOWN = "wild:"
MARKED = "covered"
NOTHING: tuple[tuple[str, object], ...] = (  # fields in which its seat has nothing
    ("placed", {}),
    ("storage", []),
    ("dice", []),
    ("workers", 0),
    ("routes", []),
    ("laid", []),
    ("vineyards", {}),
    ("grapes", {}),
)
BUILT_TILES = ("watchtower", "mine", "castle")  # if nothing else is said


def load_automaton(game: CastlesOfBurgundy, s: CbState, doc: Reader) -> None:
    """All that lies with it; what is left out is as at the start [CB-283 to CB-287]."""
    if game.automaton < 0:
        if doc.has("chateauma"):
            raise doc["chateauma"].fail("the module chateauma is not in play [CB-281]")
        return
    for key, empty in NOTHING:
        if doc.has(key) and (item := doc[key].items(s.seats)[s.seats - 1]).value != empty:
            raise item.fail("the Châteauma has no such thing: see 'chateauma' [CB-281]")
    own = doc["chateauma"] if doc.has("chateauma") else Reader({}, f"{doc.path}.chateauma")
    own.keys(FIELDS)
    load_cards(game, s, own, drawn(s, doc))
    load_ground(s, own)
    load_deck(game, s, own)
    load_territory(game, s, own)
    load_reserve(s, own)
    load_die(s, own, doc)
    load_prizes(game, s, own)
    for kind in its_tiles(s):
        if NUMBER[kind] not in (0, 27):
            s.own[s.seats - 1] |= 1 << NUMBER[kind]


def drawn(s: CbState, doc: Reader) -> set[int]:
    """The places for which cards are drawn next: in the set-up both, or at the top of the stack."""
    found: set[int] = set()
    for entry in reversed(doc["stack"].items() if doc.has("stack") else []):
        if entry["ask"].value == "card" and entry["seat"].value == "auto" and s.phase < 0:
            return {0, 1}
        if entry["ask"].value == "card":
            found.add(entry["place"].name(SIDE))
        elif s.phase >= 0:
            break
    return found


def load_cards(game: CastlesOfBurgundy, s: CbState, own: Reader, drawing: set[int]) -> None:
    """The left and the right card; one may be missing while it is drawn."""
    deck = int(DECKS[1 if game.readings.manner.vines else 0])
    fresh = [11 if game.readings.manner.vines else 3, 0]
    cards = own.get("cards", lambda r: [or_null(item, card, ids.NONE) for item in r.items(2)], fresh)
    missing = {place for place, found in enumerate(cards) if found == ids.NONE}
    if not missing <= drawing or cards[0] == cards[1] != ids.NONE:
        raise own["cards"].fail("must be two different cards, or 'stack' must draw one [CB-284, CB-311]")
    for place, found in enumerate(cards):
        if found != ids.NONE and not deck >> found & 1:
            raise own["cards"].items()[place].fail("this card is not in play [CB-284, CB-330]")
        s.cards[place] = found


def card(item: Reader) -> int:
    return item.whole(1, CARD.size) - 1


def load_ground(s: CbState, own: Reader) -> None:
    """The tiles on both cards; a castle lies on the left one if nothing is said [CB-284]."""
    if not own.has("tiles"):
        if (space := space_for(s, 0, ids.CASTLE)) != ids.NONE:
            s.ground[space] = ids.CASTLE
        return
    for place, row in enumerate(own["tiles"].items(2)):
        number = int(s.cards[place])
        for space, item in enumerate(row.items(int(CARD_SIZE[number]) if number != ids.NONE else 0)):
            entry = or_null(item, face_up_or_down, ids.NONE)
            colour = CARD_COLOUR[number * ids.CARD_SPACES + space]
            if entry != ids.NONE and entry < ids.BACK and COLOUR[entry] != colour:
                raise item.fail("does not go with the colour of this space [CB-285]")
            s.ground[place * ids.CARD_SPACES + space] = entry
        if number != ids.NONE and is_full(s, place):
            raise row.fail("a full card is completed at once [CB-309]")


def face_up_or_down(item: Reader) -> int:
    """A tile of one of the six colours; `wild:bank` lies face down [CB-296]."""
    name = item.text()
    back = ids.BACK if name.startswith(FACE_DOWN) else 0
    kind = Reader(name.removeprefix(FACE_DOWN), item.path).name(TILE)
    if COLOUR[kind] == ids.ANY:
        raise item.fail("the Châteauma has no such tiles [CB-334]")
    return kind + back


def load_deck(game: CastlesOfBurgundy, s: CbState, own: Reader) -> None:
    """Every card is in one place: before it, in the deck, or discarded [CB-284, CB-311]."""
    rest = int(DECKS[1 if game.readings.manner.vines else 0])
    for found in s.cards:
        if found != ids.NONE:
            rest &= ~(1 << found)
    scrap = own.get("discarded", cards_of, 0)
    deck = own.get("deck", cards_of, rest & ~scrap)
    if own.has("deck") and not own.has("discarded"):
        scrap = rest & ~deck
    if deck | scrap != rest or deck & scrap:
        raise own.fail("every card must be in one place: 'cards', 'deck' or 'discarded' [CB-284, CB-311]")
    s.deck, s.scrap = deck, scrap


def cards_of(doc: Reader) -> int:
    """Different cards, as a bit set."""
    found = [card(item) for item in doc.items()]
    if len(set(found)) < len(found):
        raise doc.fail("names a card twice")
    return sum(1 << number for number in found)


def load_territory(game: CastlesOfBurgundy, s: CbState, own: Reader) -> None:
    """Its duchy, colour by colour; what is left over lies on top of full colours [CB-310, CB-318, CB-319]."""
    manner = game.readings.manner
    if not own.has("territory"):
        cover(s, manner.marked(COVERED), ids.WILD)
        for name in BUILT_TILES:
            kind = TILE.read(name)
            spaces = ((1 << territory_spaces()[COLOUR[kind]]) - 1) << FIRST_CELL[COLOUR[kind]]
            cover(s, manner.marked(BUILT) & spaces, kind)
        return
    own["territory"].keys(COLOUR_WORDS.names)
    for name in own["territory"].mapping():
        load_colour(s, int(manner.marked(COVERED)), COLOUR_WORDS.read(name), own["territory"][name])


def load_colour(s: CbState, marks: int, colour: int, doc: Reader) -> None:
    size, first = territory_spaces()[colour], int(FIRST_CELL[colour])
    for place, item in enumerate(doc.items()):
        if item.value is None and place < size:
            continue
        if item.value == MARKED and place < size and marks >> first + place & 1:
            cover(s, 1 << first + place, ids.WILD)
            continue
        kind = item.name(TILE)
        if COLOUR[kind] != colour:
            raise item.fail("does not have this colour [CB-310]")
        if place < size:
            cover(s, 1 << first + place, kind)
        elif s.filled[s.seats - 1] >> first & (1 << size) - 1 != (1 << size) - 1:
            raise item.fail("lies on top of others while spaces of its colour are free [CB-310]")
        else:
            pile(s, kind)


def load_reserve(s: CbState, own: Reader) -> None:
    """Stacks by type, from below [CB-299]."""
    if not own.has("reserve"):
        return
    own["reserve"].keys(RANK_NAMES)
    for name in own["reserve"].mapping():
        for item in own["reserve"][name].items():
            back = ids.BACK if name == RANK_NAMES[-1] else 0
            entry = face_up_or_down(item) | back
            if RANK_NAMES[rank(entry)] != name:
                raise item.fail("does not belong in this stack [CB-299]")
            keep(s, entry)


def load_die(s: CbState, own: Reader, doc: Reader) -> None:
    """Its die has a face in its own turn alone [CB-292]."""
    s.die = own.get("die", lambda r: or_null(r, lambda q: q.whole(1, 6), 0), 0)
    if s.die and s.active != s.seats - 1:
        raise own["die"].fail("it rolls in its own turn [CB-292]")
    if s.active == s.seats - 1 and not s.white:
        raise doc.fail("it is the Châteauma's turn, so 'white' must be given [CB-290]")


def load_prizes(game: CastlesOfBurgundy, s: CbState, own: Reader) -> None:
    """Double tiles, shields, cards with border posts [CB-325, CB-327, CB-330]."""
    doubles = own.get("doubles", read_doubles, [0] * ids.PAIRS)
    for pair, n in enumerate(doubles):
        s.doubles[(s.seats - 1) * ids.PAIRS + pair] = n
    most = 99 if game.readings.manner.posts else 0
    s.crossed = own.get("posts", lambda r: r.whole(0, most), 0)
    if own.has("shields"):
        for item in own["shields"].items():
            shield = item.whole(1, ids.SHIELDS) - 1
            if s.trophies >> shield & 1 or not game.readings.manner.shields:
                raise item.fail("it has this shield already, or the module is not in play [CB-327]")
            s.trophies |= 1 << shield
