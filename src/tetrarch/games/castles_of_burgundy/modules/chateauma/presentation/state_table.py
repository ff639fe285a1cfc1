"""The fields of the Châteauma, and how they stand in JSON."""

from __future__ import annotations

from dataclasses import replace

from tetrarch.core.position.codecs import whole
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.rows import int_field, vec_field
from tetrarch.core.position.state_table import JsonEntry, Presence, StateTable
from tetrarch.games.castles_of_burgundy.modules.chateauma.choosing import its_tiles
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import BACK
from tetrarch.games.castles_of_burgundy.modules.chateauma.module import settings_of
from tetrarch.games.castles_of_burgundy.modules.chateauma.presentation import json_cards, json_territory
from tetrarch.games.castles_of_burgundy.modules.chateauma.presentation.vocabulary import SIDE
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import MODIFIER_BUILT
from tetrarch.games.castles_of_burgundy.modules.extra_tiles.rules import ALWAYS_ON_TOP
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import ExpansionPosition
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import SEAT
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import NUMBER

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
ITS_OWN = ("card", "built", "die", "end_turn")  # questions

OWN = StateTable(
    (
        JsonEntry("cards", json_cards.cards),  # read first, with the stack
        JsonEntry("tiles", json_cards.tiles, json_cards.read_tiles),
        JsonEntry("deck", lambda s: json_cards.members(s.deck), json_cards.read_deck),
        JsonEntry("discarded", lambda s: json_cards.members(s.scrap)),
        JsonEntry("territory", json_territory.territory, json_territory.read_territory),
        JsonEntry("reserve", json_territory.reserve, json_territory.read_reserve),
        int_field("die", "what it has rolled in its turn", codec=json_territory.DIE, default=0),
        JsonEntry("shields", lambda s: json_cards.members(s.trophies), json_territory.read_shields),
        JsonEntry("doubles", json_territory.doubles, json_territory.read_doubles),
        int_field(
            *("crossed", "cards with border posts that it has completed"),
            codec=whole(0, lambda draft: 99 if settings_of(draft.game).posts else 0),  # [CB-325]
            key="posts",
            default=0,
            features=("crossed",),
        ),
    )
)


def read_chateauma(draft: Draft) -> None:
    """All that lies with it; what is left out is as at the start [CB-283 to CB-287]."""
    game, s, doc = draft.game, draft.state, draft.doc
    for key, empty in NOTHING:
        if doc.has(key) and (item := doc[key].items(s.seats)[s.seats - 1]).value != empty:
            raise item.fail("the Châteauma has no such thing: see 'chateauma' [CB-281]")
    own = doc["chateauma"] if doc.has("chateauma") else Reader({}, f"{doc.path}.chateauma")
    own.keys(tuple(OWN.entries()))
    json_cards.read_cards(draft, own)
    OWN.read(Draft(game, s, own))
    if s.active == s.seats - 1 and not s.white:
        raise doc.fail("it is the Châteauma's turn, so 'white' must be given [CB-290]")
    for kind in its_tiles(s):
        if NUMBER[kind] > 0 and not ALWAYS_ON_TOP >> NUMBER[kind] & 1:
            s.own[s.seats - 1] |= 1 << NUMBER[kind]


def check_covered(draft: Draft) -> None:
    if sum(draft.state.dark) < draft.game.amount(draft.state, ids.AMOUNT_FACE_DOWN, 0, 0):
        raise draft.doc.fail("there must be a black tile for each covered one of the Châteauma's [CB-318]")


class ChateaumaPosition(ExpansionPosition):
    """Its questions, its seat and its tiles."""

    setup_questions = ("built",)
    early_questions = ("card",)
    lots = ("card", "built", "die")

    def question_problem(self, draft: Draft, entry: Reader, ask: str) -> str:
        """Why a question does not go with the automaton, or not without it; empty if it does."""
        game, s = draft.game, draft.state
        if game.automaton < 0:
            return "this is for the Châteauma alone [CB-281]" if ask in ITS_OWN else ""
        seats = [entry["seat"].value] + [entry[key].name(SEAT) for key in ("to", "of") if entry.has(key)]
        if game.automaton in seats:
            return "the Châteauma is never asked [CB-281]"
        if ask in ITS_OWN and s.phase >= 0 and s.active != game.automaton:
            return "this belongs to the Châteauma's turn [CB-291]"
        if ask == "card" and s.cards[entry["place"].name(SIDE)] != ids.NONE:
            return "a card lies there already [CB-284, CB-311]"
        built = int(settings_of(game).marked(MODIFIER_BUILT))
        if ask == "built" and (not built or s.filled[game.automaton] & built):
            return "this needs the modifier built, and is done once [CB-319]"
        if ask == "die" and ids.NONE in s.cards:
            return "both cards must be there [CB-311]"
        return ""

    def is_automaton(self, s: CbState, seat: int) -> bool:
        return len(s.cards) > 0 and seat == s.seats - 1

    def tiles_kept(self, s: CbState) -> list[int]:
        on_cards_or_reserved = [entry & BACK - 1 for entry in (*s.ground, *s.reserve) if entry != ids.NONE]
        return [*(int(kind) for kind in s.surplus), *on_cards_or_reserved]


CHECKS = (check_covered,)
ROWS = (
    JsonEntry(
        *("chateauma", OWN.dump, read_chateauma),
        needs=("duchies", "active", "white", "placed", "storage"),
        presence=Presence(lambda s: len(s.cards) > 0, "the module chateauma is not in play [CB-281]"),
    ),
    *(
        replace(field, codec=None, key="", within="chateauma", features=field.features or (field.name,))
        for field in (
            vec_field("cards", "its territory cards, left and right; nothing without it", ""),
            vec_field(
                "ground", "the tile on each space of them; face down with BACK", "", features=("on_cards",)
            ),
            vec_field("reserve", "its stored tiles as they came; face down with BACK", "", shared=True),
            vec_field("surplus", "tiles on top of others in its duchy", "", shared=True),
            int_field("deck", "cards to draw from, as a bit set"),
            int_field("scrap", "cards discarded", features=("discarded",)),
            *OWN.fields,
            int_field("trophies", "its shields, as a bit set"),
        )
    ),
)
POSITION = ChateaumaPosition()
