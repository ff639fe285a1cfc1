"""The fields of Council of Four's state, and how they stand in JSON.

`docs/positions-council-of-four.md` tells the form.
"""

from __future__ import annotations

from tetrarch.core.position.codecs import each_seat, each_seat_row, flag, named, optional, seat, whole
from tetrarch.core.position.reader import Draft
from tetrarch.core.position.rows import int_field, per_seat, vec_field
from tetrarch.core.position.state_table import JsonEntry, StateField, StateTable
from tetrarch.games.council_of_four.presentation import json_checks, json_position
from tetrarch.games.council_of_four.presentation.json_position import (
    CARD_COUNTS,
    CARD_TOTALS,
    CITIES,
    EMPORIUMS,
)
from tetrarch.games.council_of_four.presentation.vocabulary import CITY
from tetrarch.games.council_of_four.rules import ids, pieces

RULES = "tetrarch.games.council_of_four.rules"
NUMBERS = "vec[i64]"
MAX_NUMBER = 9999  # of points, rounds and shuffles
HANDS = each_seat_row(CARD_COUNTS, ids.KINDS)


def no_cards(draft: Draft) -> list[int]:
    """Empty hands."""
    return [0] * (draft.seats * ids.KINDS)


MAP = (
    StateField(
        *("board", "Board", "the map; follows from `sides`"),
        initial="board_of(vec[i64]([-1] * REGIONS))",
    ),
    vec_field(
        *("sides", "of the three regions; -1 where not yet known", "REGIONS", "-1"),
        shared=True,
        within="sides",
    ),
    JsonEntry("sides", json_position.sides, json_position.read_sides),
    vec_field(
        *("token", "of each city", "CITIES", "NO_TOKEN"),
        shared=True,
        within="tokens",
        features=("tokens",),
    ),
    JsonEntry("tokens", json_position.tokens, json_position.read_tokens, needs=("sides", "king")),
    vec_field(
        *("balcony", "of each council: PACK_BITS a place, the councillor at the arrow side lowest"),
        *("COUNCILS", "EMPTY"),
        within="balconies",
        features=("balconies",),
    ),
    JsonEntry("balconies", json_position.balconies, json_position.read_balconies),
    vec_field("reserve", "councillors by colour", "COLOURS", "COUNCILLORS", within="reserve"),
    JsonEntry("reserve", json_position.reserve, json_position.read_reserve, needs=("balconies",)),
)
MARKET = (
    vec_field(
        *("offer", "the permit in each place for face-up ones", "PLACES", "GAP"),
        within="offers",
        features=("offers",),
    ),
    JsonEntry(
        *("offers", json_position.offers, json_position.read_offers),
        needs=tuple("emporiums neutral coins assistants nobility points permits used under".split()),
    ),
    StateField(
        *("pile", NUMBERS, "permits of unknown place in each pile, as a bit set; their order is no secret"),
        initial="vec[i64]([((1 << IN_PILE) - 1) << IN_PILE * region for region in range(REGIONS)])",
        within="piles",
        features=("piles",),
    ),
    JsonEntry("piles", json_position.piles, json_position.read_piles, needs=("offers",)),
    vec_field(
        *("under", "permits of known place below: a 1, then PERMIT_BITS each, the next one first"),
        *("REGIONS", "NOTHING_UNDER"),
        within="under",
    ),
    JsonEntry("under", json_position.under, json_position.read_under),
    int_field(
        *("king", "the city where he stands"),
        codec=named(CITY),
        default=lambda draft: int(draft.state.board.king),
        needs=("sides",),
    ),
)
SEATS = (
    per_seat("emporiums", "cities with an emporium of each seat, as a bit set", EMPORIUMS),
    int_field("neutral", "cities with an emporium of nobody, as a bit set [CF-17]", codec=CITIES, default=0),
    vec_field(
        *("coins", ""),
        codec=each_seat(whole(0, lambda draft: int(draft.game.variants.max_coins))),
        default=lambda draft: json_position.first_amounts(draft, pieces.FIRST_COINS),
    ),
    vec_field(
        *("assistants", ""),
        codec=each_seat(whole(0, lambda draft: int(draft.game.variants.max_assistants))),
        default=lambda draft: json_position.first_amounts(draft, pieces.FIRST_ASSISTANTS),
    ),
    per_seat(
        *("nobility", "the space of the nobility track that each seat stands on"),
        whole(0, int(pieces.SPACES) - 1),
    ),
    per_seat("points", "", whole(0, MAX_NUMBER)),
    vec_field("permits", "own permits face up, as a bit set", within="permits"),
    JsonEntry("permits", json_position.permits, json_position.read_permits),
    vec_field("used", "own permits face down, as a bit set", within="used"),
    JsonEntry("used", json_position.used_permits, json_position.read_used_permits, needs=("permits",)),
)
CARDS = (
    vec_field(
        *("hand", "cards of each seat by kind, KINDS a seat", "seats * KINDS"),
        codec=HANDS,
        key="hands",
        default=no_cards,
        features=("hand", "hand_sizes"),
    ),
    StateField(
        *("deck", NUMBERS, "cards by kind; their order is nobody's secret"),
        initial="CARDS[:]",
        codec=CARD_COUNTS,
        default=json_position.undrawn_cards,
        needs=("discards",),
        features=("deck",),
    ),
    vec_field(
        *("discard", "cards by kind", "KINDS"),
        codec=CARD_COUNTS,
        key="discards",
        default=[0] * ids.KINDS,
    ),
    int_field(
        *("shuffles", "how often the discards became the deck"),
        codec=whole(0, MAX_NUMBER),
        default=0,
        features=(),
    ),
    vec_field(
        *("held", "every hand as it was at the last shuffle", "seats * KINDS"),
        shared=True,
        codec=HANDS,
        default=no_cards,
        features=(),
    ),
    vec_field(
        *("fresh", "how many cards of each hand, at most, were drawn since the last shuffle"),
        codec=each_seat(whole(0, sum(CARD_TOTALS))),
        default=lambda draft: [int(draft.state.cards_of(seat)) for seat in range(draft.seats)],
    ),
    vec_field(
        *("spent", "cards laid off since the last shuffle that all know to be older", "seats * KINDS"),
        shared=True,
        codec=HANDS,
        default=no_cards,
        features=(),
    ),
)
COURSE = (
    vec_field("tile", "who has each bonus tile", "TILES", "-1", within="tiles", features=("tiles",)),
    JsonEntry("tiles", json_position.tiles, json_position.read_tiles),
    vec_field(
        *("kings_tile", "who has each king's tile", "KINGS_TILES", "-1"),
        within="kings_tiles",
        features=("kings_tiles",),
    ),
    JsonEntry("kings_tiles", json_position.kings_tiles, json_position.read_kings_tiles),
    int_field(
        *("active", "whose turn it is; -1 before the first and after the last", "-1"),
        codec=optional(seat()),
        default=lambda draft: int(draft.game.variants.first),
        features=("turn",),
    ),
    int_field(
        *("mains", "main actions left"),
        codec=whole(0, 99),
        default=lambda draft: int(pieces.MAIN_ACTIONS) if draft.state.active >= 0 else 0,
    ),
    StateField(
        *("acted", "bool", "a main action has been taken, so the turn may end"),
        codec=flag(),
        default=False,
        features=("acted",),
    ),
    StateField(
        *("quick", "bool", "the quick action is still there"),
        codec=flag(),
        default=lambda draft: bool(draft.state.active >= 0),
        features=("quick",),
    ),
    int_field("round", "counted from 1", codec=whole(0, MAX_NUMBER), default=1),
    int_field(
        *("ending", "who was the first to build all emporiums; -1 for nobody yet", "-1"),
        codec=optional(seat()),
        default=lambda draft: next(iter(json_position.seats_without_emporiums(draft.state)), -1),
    ),
)

TABLE = StateTable(
    class_name="CfFields",
    title="The kingdom, what everybody holds, whose turn it is.",
    imports=(
        "from librt.vecs import vec",
        "from mypy_extensions import i64\n",
        "from tetrarch.core.engine.kernel import State",
        f"from {RULES}.ids import (",
        *(
            f"    {name},"
            for name in (
                "CITIES COLOURS COUNCILS GAP IN_PILE KINDS KINGS_TILES NO_TOKEN NOTHING_UNDER REGIONS TILES"
            ).split()
        ),
        ")",
        f"from {RULES}.maps import Board, board_of",
        f"from {RULES}.pieces import CARDS, COUNCILLORS, EMPTY, PLACES",
    ),
    rows=(*MAP, *MARKET, *SEATS, *CARDS, *COURSE),
    checks=(
        json_checks.check_neutral,
        json_checks.check_assistants,
        json_checks.check_cards,
        json_checks.check_older_cards,
        json_checks.check_ending,
        json_checks.check_turn,
        json_checks.check_questions,
        json_checks.check_points,
    ),
)
