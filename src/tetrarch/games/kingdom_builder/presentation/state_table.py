"""The fields of Kingdom Builder's state, and how they stand in JSON; `docs/positions.md` tells the form."""

from __future__ import annotations

from tetrarch.core.position.codecs import each_seat, flag, named, optional, seat, whole
from tetrarch.core.position.state_table import JsonEntry, StateField, StateTable
from tetrarch.games.kingdom_builder.presentation import json_checks, json_position
from tetrarch.games.kingdom_builder.presentation.vocabulary import CARD
from tetrarch.games.kingdom_builder.rules import ids
from tetrarch.games.kingdom_builder.rules.pieces import BUILDS

RULES = "tetrarch.games.kingdom_builder.rules"
NUMBERS = "vec[i64]"

TABLE = StateTable(
    class_name="KbFields",
    title="Who stands where, what everybody holds, whose turn it is.",
    imports=(
        "from librt.vecs import vec",
        "from mypy_extensions import i64, u8\n",
        "from tetrarch.core.engine.kernel import State",
        f"from {RULES}.ids import NO_CARD, PLACES, SPOTS, TERRAINS",
        f"from {RULES}.pieces import CARDS, SETTLEMENTS",
        f"from {RULES}.tables import Board, board_of",
    ),
    rows=(
        StateField("board", "Board", "follows from `plan`", initial="board_of(vec[i64]([-1] * PLACES))"),
        StateField(
            *("plan", NUMBERS, "2 * quadrant + turned for each place, -1 where none lies yet"),
            initial="vec[i64]([-1] * PLACES)",
            shared=True,
            within="quadrants",
            features=("terrain", "locations"),
        ),
        JsonEntry("quadrants", json_position.quadrants, json_position.read_board),
        StateField(
            *("guild", NUMBERS, "the guild cards, in the order in which they were turned up"),
            shared=True,
            within="guilds",
            features=("guilds",),
        ),
        JsonEntry("guilds", json_position.guilds, json_position.read_guilds),
        StateField(
            "owner", "vec[u8]", "who stands on each hex", within="settlements", features=("settlements",)
        ),
        JsonEntry("settlements", json_position.settlements, json_position.read_settlements),
        StateField("near", "vec[u8]", "own settlements beside a hex, CELLS a seat; follows from `owner`"),
        StateField("free", NUMBERS, "free hexes of each pool; follows from `owner`"),
        StateField("reach", NUMBERS, "those beside own settlements, POOLS a seat; follows from `owner`"),
        StateField(
            *(
                "settlement_cells",
                NUMBERS,
                "the hexes of each seat's settlements, ascending; follows from `owner`",
            ),
            initial="vec[i64]([0] * (seats * SETTLEMENTS))",
        ),
        StateField(
            "settlement_counts",
            NUMBERS,
            "how many these are; follows from `owner`",
            initial="vec[i64]([0] * seats)",
        ),
        StateField(
            *("supply", NUMBERS, "settlements that a seat has left"),
            initial="vec[i64]([SETTLEMENTS] * seats)",
            within="supply",
            features=("supply",),
        ),
        JsonEntry("supply", json_position.supply, json_position.read_supply, needs=("active", "lifted")),
        StateField(
            *("hand", NUMBERS, "the terrain card of each seat"),
            initial="vec[i64]([NO_CARD] * seats)",
            codec=each_seat(optional(named(CARD), ids.NO_CARD)),
            key="hands",
            default=lambda draft: [ids.NO_CARD] * draft.seats,
            features=("hands",),
        ),
        StateField(
            *("drawn", NUMBERS, "the shuffle that a hand card was drawn from"),
            initial="vec[i64]([0] * seats)",
            codec=each_seat(whole(0, lambda draft: int(draft.state.shuffles))),
            default=lambda draft: [draft.state.shuffles] * draft.seats,
            needs=("shuffles",),
        ),
        StateField(
            "shuffles", "i64", "how often the discards became the deck", codec=whole(0, 999), default=0
        ),
        StateField(
            *("deck", NUMBERS, "unknown cards by terrain; their order is nobody's secret"),
            initial="CARDS[:]",
            codec=json_position.CARD_COUNTS,
            default=json_position.cards_not_elsewhere,
            needs=("discards", "removed"),
            features=("deck",),
        ),
        StateField(
            *("discard", NUMBERS, "cards laid off, by terrain"),
            initial="vec[i64]([0] * TERRAINS)",
            codec=json_position.CARD_COUNTS,
            key="discards",
            default=[0] * ids.TERRAINS,
            features=("discards",),
        ),
        JsonEntry("removed", json_position.removed, json_position.read_removed),
        StateField(
            *("tile", NUMBERS, "what a seat holds of the tile of each location hex, SPOTS a seat"),
            initial="vec[i64]([0] * (seats * SPOTS))",
            within="tiles",
            features=("tiles",),
        ),
        JsonEntry("tiles", json_position.all_tiles, json_position.read_tiles),
        StateField("stock", NUMBERS, "tiles left on each location hex", within="stock", features=("stock",)),
        JsonEntry("stock", json_position.stock, json_position.read_stock),
        StateField(
            *("active", "i64", "whose turn it is; -1 when the game is over"),
            codec=optional(seat()),
            default=lambda draft: int(draft.game.variants.first),
            features=("turn",),
        ),
        StateField(
            *("builds_left", "i64", "builds that the mandatory action still asks for"),
            codec=whole(0, int(BUILDS)),
            default=int(BUILDS),
            features=("builds_left",),
        ),
        StateField("round", "i64", "counted from 1", codec=whole(0, 999), default=1, features=("round",)),
        StateField(
            *("ending", "bool", "whether this is the last round"),
            codec=flag(),
            default=lambda draft: 0 in draft.state.supply,
            features=("round",),
        ),
        StateField(
            *("lifted", "i64", "the hex that the settlement now in the air came from"),
            initial="-1",
            within="lifted",
            features=("lifted",),
        ),
        JsonEntry("lifted", json_position.lifted, json_position.read_lifted),
        StateField(
            *("gold", NUMBERS, "scored at the end"),
            initial="vec[i64]([0] * seats)",
            codec=each_seat(whole(0, 999)),
            default=lambda draft: [0] * draft.seats,
        ),
    ),
    checks=(
        json_checks.check_cards,
        json_checks.check_ending,
        json_checks.check_gold,
        json_checks.check_questions,
    ),
)
