"""The fields of the vineyards, and how they stand in JSON."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import CHANCE, Decision
from tetrarch.core.position.codecs import counts, each_seat_row, named, optional, sparse
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.rows import vec_field
from tetrarch.core.position.state_table import JsonEntry
from tetrarch.games.castles_of_burgundy.data.files import vineyard
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import DEAL_GRAPE, SHOP
from tetrarch.games.castles_of_burgundy.modules.vineyards.module import vineyards_of
from tetrarch.games.castles_of_burgundy.modules.vineyards.presentation.vocabulary import (
    BED,
    DOUBLE,
    GRAPE,
    LAID,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards.steps import grapes_left
from tetrarch.games.castles_of_burgundy.modules.vineyards.tables import (
    COPIES,
    DEPOT_SLOTS,
    PAIR,
    SHOP_SLOTS,
)
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import ExpansionPosition
from tetrarch.games.castles_of_burgundy.presentation.positions.seating import MAX_AMOUNT, places_entry
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.state import CbState

DOUBLES = counts(DOUBLE, max(COPIES))
BEDS = each_seat_row(sparse(BED, named(LAID)), ids.BEDS)
GRAPES = each_seat_row(counts(GRAPE, MAX_AMOUNT), ids.GRAPES)
PLACE = optional(named(DOUBLE))
KEYS = ("vineyards", "grapes", "vineyard_depot", "vineyard_shop", "double_supply", "doubles_removed")
QUESTIONS = ("grape_tile", "double", "bonuses", "fetch_double", "fetch_black", "grape")


def read_beds(draft: Draft) -> None:
    """Planted double tiles; before the first field, see that none is there without the module."""
    s, doc = draft.state, draft.doc
    for key in KEYS:
        if doc.has(key) and vineyards_of(draft.game) is None and holds_anything(doc[key].value):
            raise doc[key].fail("must be empty without the module vineyards [CB-259]")
    if doc.has("vineyards"):
        s.bed = vec[i64](BEDS.read(doc["vineyards"], draft))
    for at, double in enumerate(s.bed):
        if double != ids.NONE:
            s.planted[at // ids.BEDS] |= 1 << at % ids.BEDS


def holds_anything(value: object) -> bool:
    """Whether there is anything in lists and objects."""
    rows = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return any(holds_anything(row) if isinstance(row, dict | list) else row not in (None, 0) for row in rows)


def check_grapes(draft: Draft) -> None:
    """Vine tiles: as many of each colour as are in play [CB-259, CB-263, CB-330]."""
    vineyards = vineyards_of(draft.game)
    for colour, name in enumerate(GRAPE.names):
        in_play = vineyards.each if vineyards and vineyards.grapes >> colour & 1 else 0
        if sum(draft.state.grapes[colour :: ids.GRAPES]) > in_play:
            raise draft.doc["grapes"].fail(f"there are not so many vine tiles with {name} [CB-259, CB-263]")


def shop(s: CbState) -> range:
    return range(SHOP_SLOTS[s.seats])


def depot(s: CbState) -> range:
    return range(SHOP, SHOP + DEPOT_SLOTS[s.seats])


def read_double_supply(draft: Draft) -> None:
    """Every double tile is in one place [CB-260]."""
    s, doc, vineyards = draft.state, draft.doc, vineyards_of(draft.game)
    rest = doubles_elsewhere(s, vineyards.vats if vineyards else vec[i64]([0] * ids.PAIRS))
    known = [doc[key] for key in ("double_supply", "doubles_removed") if doc.has(key)]
    unseen = doc.get("double_supply", lambda item: DOUBLES.read(item, draft), rest)
    gone = doc.get("doubles_removed", lambda item: DOUBLES.read(item, draft), [0] * ids.PAIRS)
    if not doc.has("double_supply"):
        unseen = [n - m for n, m in zip(rest, gone, strict=True)]
    elif not doc.has("doubles_removed"):
        gone = [n - m for n, m in zip(rest, unseen, strict=True)]
    for name, n, a, b in zip(DOUBLE.names, rest, unseen, gone, strict=True):
        if min(a, b) < 0 or a + b != n:
            field = known[0] if known else doc
            raise field.fail(f"there are too many or too few of {name} in all places together [CB-260]")
    s.vats, s.spilt = vec[i64](unseen), vec[i64](gone)


def doubles_elsewhere(s: CbState, all_doubles: Iterable[int]) -> list[int]:
    """The double tiles that are neither on sale, nor planted, nor stored."""
    rest = [int(n) for n in all_doubles]
    for pair in [*(n for n in s.stall if n != ids.NONE), *(PAIR[n] for n in s.bed if n != ids.NONE)]:
        rest[pair] -= 1
    for at, n in enumerate(s.doubles):
        rest[at % ids.PAIRS] -= int(n)
    return rest


class VineyardsPosition(ExpansionPosition):
    """Its questions, and double tiles in storage, which come after the other kinds."""

    setup_questions = ("grape_tile",)
    lots = ("grape_tile", "double")

    def question_problem(self, draft: Draft, entry: Reader, ask: str) -> str:
        """Why a question about vineyards cannot be open in this position; empty if it can."""
        game, s, seat = draft.game, draft.state, entry["seat"].value
        vineyards = vineyards_of(game)
        if ask in QUESTIONS and vineyards is None:
            return "this is asked with the module vineyards alone [CB-259]"
        colours = [colour for colour in range(ids.GRAPES) if vineyards and vineyards.grapes >> colour & 1]
        each = vineyards.each if vineyards else 0
        if ask == "grape" and not any(grapes_left(s, colour, each) for colour in colours):
            return "there is no vine tile left [CB-275]"
        if ask == "double" and seat == "chance" and not any(s.vats):
            return "there is no double tile to draw [CB-264]"
        if ask == "grape_tile" and seat == "chance":
            some = any(game.legal_for(s, Decision(DEAL_GRAPE, CHANCE)))
            return "" if some else "there is no vine tile to deal [CB-262]"
        if ask == "bonuses" and isinstance(seat, int) and not s.planted[seat] >> entry["space"].name(BED) & 1:
            return "no double tile lies there [CB-271]"
        return ""

    def stored_names(self, s: CbState, shelf: int) -> list[str]:
        doubles = s.doubles[shelf * ids.PAIRS : (shelf + 1) * ids.PAIRS]
        return [DOUBLE.name(pair) for pair, n in enumerate(doubles) for _ in range(n)]

    def shelve(self, s: CbState, shelf: int, kind: int) -> None:
        s.doubles[shelf * ids.PAIRS + kind - ids.TILES] += 1
        s.twins[shelf] |= 1 << kind - ids.TILES
        s.stored[shelf] += vineyard()["storage"]


ROWS = (
    vec_field("doubles", "stored double tiles by kind", "seats * PAIRS", within="storage"),
    vec_field("twins", "the kinds among them, as a bit set; follows from `doubles`"),
    vec_field(
        *("bed", "on each space of each vineyard: left colour * 6 + right colour", "seats * BEDS", "NONE"),
        within="vineyards",
        features=("vineyards",),
        shared=True,
    ),
    JsonEntry("vineyards", lambda s: BEDS.write(s.bed), read_beds),
    vec_field("planted", "spaces of the vineyard with a tile, as a bit set; follows from `bed`"),
    vec_field(
        *("grapes", "vine tiles of each seat by colour", "seats * GRAPES"),
        codec=GRAPES,
        default=lambda draft: [0] * (draft.seats * ids.GRAPES),
        needs=("vineyards",),
    ),
    vec_field(
        *("stall", "the double tile in each place of the shop, then of the depot", "STALLS", "NONE"),
        within="vineyard_shop",
        features=("vine_places",),
    ),
    places_entry("vineyard_depot", "stall", depot, PLACE, 264, needs=("grapes",)),
    places_entry("vineyard_shop", "stall", shop, PLACE, 264, needs=("grapes",)),
    vec_field(
        "vats",
        "double tiles that nobody has seen",
        "PAIRS",
        within="double_supply",
        features=("double_supply",),
        shared=True,
    ),
    JsonEntry(
        *("double_supply", lambda s: DOUBLES.write(s.vats), read_double_supply),
        needs=("storage", "shared_storage", "chateauma", "vineyard_shop", "vineyard_depot"),
    ),
    vec_field(
        "spilt",
        "double tiles out of the game",
        "PAIRS",
        within="doubles_removed",
        features=("doubles_removed",),
        shared=True,
    ),
    JsonEntry("doubles_removed", lambda s: DOUBLES.write(s.spilt)),
)
CHECKS = (check_grapes,)
POSITION = VineyardsPosition()
