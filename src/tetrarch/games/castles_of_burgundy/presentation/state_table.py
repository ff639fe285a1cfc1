"""The fields of a position, and how they stand in JSON; see `docs/positions-castles-of-burgundy.md`.

Expansions have their rows in `modules/<module>/presentation/state_table.py`: ROWS, where there is need CHECKS
of several fields, and POSITION, which answers what the base game has to ask (`positions/expansion.py`).
"""

from __future__ import annotations

from tetrarch.core.position.codecs import each_seat, named, named_rows, optional, ordinal, seat, whole
from tetrarch.core.position.rows import int_field, module_checks, module_rows, vec_field
from tetrarch.core.position.state_table import JsonEntry, Row, StateField, StateTable
from tetrarch.games.castles_of_burgundy.presentation.positions import duchies, supplies, turn
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import tables
from tetrarch.games.castles_of_burgundy.presentation.positions.questions import check_questions
from tetrarch.games.castles_of_burgundy.presentation.positions.seating import MAX_AMOUNT, shared_by_partners
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import DEPOT, PHASE
from tetrarch.games.castles_of_burgundy.rules import ids

GAME = "tetrarch.games.castles_of_burgundy"
CONSTANTS = (  # of `ids`, for first values
    *("BEDS", "CELLS", "COLOURS", "DEPOTS", "GOODS", "GRAPES", "LIMITED", "NONE", "PAIRS", "PER_GOOD"),
    *("PLACES", "ROUNDS", "ROUTE", "SHIELDS", "STALLS", "TILES"),
)

DUCHIES: tuple[Row, ...] = (
    int_field(
        "partner_bit",
        "by which the seats of partners differ, 0 where nobody has one; follows from the options",
    ),
    vec_field(
        "duchy", "its number, 0 for none yet", shared=True, within="duchies", features=("colours", "numbers")
    ),
    JsonEntry("duchies", duchies.duchies, duchies.read_duchies),
    vec_field(
        "tile", "on each cell of a duchy", "seats * CELLS", "NONE", within="placed", features=("placed",)
    ),
    JsonEntry("placed", duchies.placed, duchies.read_placed, needs=("target",)),
    vec_field("filled", "cells with a tile; follows from `tile`"),
    vec_field("near", "cells beside a tile; follows from `tile`"),
    vec_field("castles", "cells with a castle; follows from `tile`"),
    vec_field(
        "barred", "areas that hold a building of each kind, or an inn; follows from `tile`", "seats * LIMITED"
    ),
    vec_field("own", "monasteries in the duchy; follows from `tile`"),
    vec_field("powers", "monasteries that work for the seat; follows from `own` and `copied`"),
    vec_field(
        "stock", "stored tiles by kind", "seats * TILES", within="storage", features=("storage", "common")
    ),
    JsonEntry("storage", duchies.storage, duchies.read_storage, needs=("target",)),
    vec_field("held", "the kinds among them; follows from `stock`"),
    vec_field("stored", "how many they are; follows from `stock`"),
    *shared_by_partners(
        "wares", "stored goods by kind", supplies.GOODS, key="goods", width="GOODS", features=("goods",)
    ),
    *shared_by_partners(
        "sold",
        "sold goods by kind, also those on a route",
        supplies.GOODS,
        width="GOODS",
        write=supplies.sold,
    ),
    *shared_by_partners("workers", "", whole(0, MAX_AMOUNT)),
    *shared_by_partners("silver", "", whole(0, MAX_AMOUNT)),
    vec_field("points", "", codec=each_seat(whole(0, MAX_AMOUNT)), default=lambda draft: [0] * draft.seats),
)

TURN: tuple[Row, ...] = (
    int_field("phase", "-1 before the first", "-1", codec=optional(named(PHASE)), default=0),
    int_field("round", "-1 before the first", "-1", codec=optional(ordinal(ids.ROUNDS)), default=0),
    int_field(
        *("active", "whose turn it is", "NONE"),
        codec=optional(seat()),
        default=lambda draft: int(draft.state.order[0]),
        needs=("track",),
        features=("turn",),
    ),
    int_field("acted", "seats that have had their turn this round", within="done"),
    JsonEntry("done", turn.done, turn.read_done, needs=("active", "phase", "round")),
    vec_field("dice", "two of each seat, the lower first; 0 where used", "seats * 2", within="dice"),
    JsonEntry("dice", turn.dice, turn.read_dice, needs=("done",)),
    int_field("white", "the white die, 0 before it is rolled", codec=optional(whole(1, 6), 0), default=1),
    int_field(
        "done",
        "what the active seat has done that is possible once a turn",
        codec=turn.USED,
        key="used",
        default=0,
        features=("done",),
    ),
    StateField(
        *("order", "vec[i64]", "seats in turn order", "vec[i64](list(range(seats)))"),
        within="track",
        features=("order",),
    ),
    vec_field("space", "of each seat's marker on the track", within="track", features=("track",)),
    JsonEntry("track", turn.track, turn.read_track, needs=("target",)),
    vec_field(
        "sealed", "answers of a group that are not yet shown", "seats", "NONE", shared=True, within="sealed"
    ),
    JsonEntry("sealed", turn.sealed, turn.read_sealed, needs=("duchies", "placed", "track")),
)

BOARD: tuple[Row, ...] = (
    vec_field(
        "slot",
        "the tile in each place of the depots and the black depot",
        "PLACES",
        "NONE",
        within="depots",
        features=("depots",),
    ),
    JsonEntry("depots", supplies.depots, supplies.read_depots, needs=("phase",)),
    supplies.BLACK,
    vec_field(
        *("goods", "of each depot by kind", "DEPOTS * GOODS"),
        codec=named_rows(DEPOT, supplies.GOODS, ids.GOODS),
        key="depot_goods",
        default=[0] * (ids.DEPOTS * ids.GOODS),
    ),
    vec_field(
        "lane",
        "the good on each round space",
        "ROUNDS",
        "NONE",
        within="round_goods",
        features=("round_goods",),
    ),
    JsonEntry(
        *("round_goods", supplies.round_goods, supplies.read_round_goods),
        needs=("goods", "sold", "laid", "depot_goods", "goods_removed", "phase", "round", "white"),
    ),
    vec_field("unseen", "goods that nobody has seen", "GOODS", "PER_GOOD", within="goods_pool"),
    JsonEntry("goods_pool", lambda s: supplies.GOODS.write(s.unseen)),
    vec_field(
        "bag", "coloured supply by kind; inns that are to come", "", within="supply", features=("coloured",)
    ),
    vec_field("dark", "black-backed supply by kind", "", within="supply", features=("black",)),
    JsonEntry(
        *("supply", supplies.supply, supplies.read_supply),
        needs=("placed", "storage", "shared_storage", "depots", "black", "inns", "chateauma"),
    ),
    vec_field("gone", "tiles out of the game by kind", "TILES", within="removed", features=("removed",)),
    JsonEntry("removed", lambda s: supplies.TILES.write(s.gone)),
    int_field(
        *("aside", "castles cleared from the board"),
        codec=whole(0, supplies.castles_gone),
        default=supplies.castles_gone,
        needs=("supply",),
    ),
    vec_field(
        "bonus",
        "who has the two bonus tiles of each colour, then of the posts",
        "2 * COLOURS + 2",
        "NONE",
        within="bonus",
    ),
    JsonEntry("bonus", duchies.bonus, duchies.read_bonus, needs=("placed", "chateauma")),
)


TABLE = StateTable(
    class_name="CbFields",
    title="The board, every duchy with what its owner holds, whose turn it is.",
    imports=(
        "from librt.vecs import vec",
        "from mypy_extensions import i64\n",
        "from tetrarch.core.engine.kernel import State",
        *(f"from {GAME}.rules.ids import (", *(f"    {name}," for name in CONSTANTS), ")"),
    ),
    rows=(*DUCHIES, *TURN, *BOARD, *module_rows(tables())),
    checks=(
        supplies.check_goods,
        duchies.check_towns,
        duchies.check_storage,
        *module_checks(tables()),
        check_questions,
    ),
)
