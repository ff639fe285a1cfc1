"""The Châteauma's duchy, reserve and prizes in JSON."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import Names
from tetrarch.core.position.codecs import checked, counts, optional, whole
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.castles_of_burgundy.data.components import territory_spaces
from tetrarch.games.castles_of_burgundy.modules.chateauma.choosing import keep, pile, rank
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import BACK
from tetrarch.games.castles_of_burgundy.modules.chateauma.module import settings_of
from tetrarch.games.castles_of_burgundy.modules.chateauma.presentation.json_cards import read_face
from tetrarch.games.castles_of_burgundy.modules.chateauma.steps import cover
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import (
    FIRST_CELL,
    MODIFIER_BUILT,
    MODIFIER_COVERED,
    RANK_NAMES,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards.presentation.vocabulary import DOUBLE
from tetrarch.games.castles_of_burgundy.modules.vineyards.tables import COPIES
from tetrarch.games.castles_of_burgundy.presentation.positions.supplies import SLOT
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import COLOUR as COLOUR_NAMES
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import TILE
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import COLOUR

STACK = Names("stack", RANK_NAMES)
MARKED = "covered"
BUILT_TILES = ("watchtower", "mine", "castle")  # if nothing else is said
DOUBLES = counts(DOUBLE, max(COPIES))


# its duchy


def territory(s: CbState) -> dict[str, list[object]]:
    return {name: tiles_of(s, colour) for colour, name in enumerate(COLOUR_NAMES.names)}


def tiles_of(s: CbState, colour: int) -> list[object]:
    """The spaces of a colour, then what lies on top [CB-310]."""
    first = int((s.seats - 1) * ids.CELLS + FIRST_CELL[colour])
    row = s.tile[first : first + territory_spaces()[colour]]
    names: list[object] = [MARKED if kind == ids.WILD else SLOT.write(kind) for kind in row]
    return names + [TILE.name(kind) for kind in s.surplus if COLOUR[kind] == colour]


def read_territory(draft: Draft) -> None:
    """Colour by colour; what is left over lies on top of full colours [CB-310, CB-318, CB-319]."""
    s, own, settings = draft.state, draft.doc, settings_of(draft.game)
    if not own.has("territory"):
        cover(s, settings.marked(MODIFIER_COVERED), ids.WILD)
        for name in BUILT_TILES:
            kind = TILE.read(name)
            spaces = ((1 << territory_spaces()[COLOUR[kind]]) - 1) << FIRST_CELL[COLOUR[kind]]
            cover(s, settings.marked(MODIFIER_BUILT) & spaces, kind)
        return
    for colour, item in draft.by_name("territory", COLOUR_NAMES):
        read_colour(s, int(settings.marked(MODIFIER_COVERED)), colour, item)


def read_colour(s: CbState, marks: int, colour: int, doc: Reader) -> None:
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


# its reserve


def reserve(s: CbState) -> dict[str, list[str]]:
    """Stacks by type, from below [CB-299]."""
    stacks: dict[str, list[str]] = {name: [] for name in RANK_NAMES}
    for entry in s.reserve:
        stacks[RANK_NAMES[rank(entry)]].append(TILE.name(entry & BACK - 1))
    return {name: stack for name, stack in stacks.items() if stack}


def read_reserve(draft: Draft) -> None:
    for number, stack in draft.by_name("reserve", STACK):
        for item in stack.items():
            entry = read_face(item) | (BACK if number == STACK.size - 1 else 0)
            if rank(entry) != number:
                raise item.fail("does not belong in this stack [CB-299]")
            keep(draft.state, entry)


# its die and its prizes


def die_problem(face: int, draft: Draft) -> str:
    """Its die has a face in its own turn alone [CB-292]."""
    return "it rolls in its own turn [CB-292]" if face and draft.state.active != draft.seats - 1 else ""


DIE = checked(optional(whole(1, 6), 0), die_problem)


def doubles(s: CbState) -> object:
    return DOUBLES.write(s.doubles[(s.seats - 1) * ids.PAIRS : s.seats * ids.PAIRS])


def read_doubles(draft: Draft) -> None:
    if draft.doc.has("doubles"):
        for pair, n in enumerate(DOUBLES.read(draft.doc["doubles"], draft)):
            draft.state.doubles[(draft.seats - 1) * ids.PAIRS + pair] = n


def read_shields(draft: Draft) -> None:
    s = draft.state
    for item in draft.items("shields"):
        shield = item.whole(1, ids.SHIELDS) - 1
        if s.trophies >> shield & 1 or not settings_of(draft.game).shields:
            raise item.fail("it has this shield already, or the module is not in play [CB-327]")
        s.trophies |= 1 << shield
