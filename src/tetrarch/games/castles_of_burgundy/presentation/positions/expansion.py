"""What an expansion says of positions in JSON besides its rows. Every default says nothing."""

from __future__ import annotations

from functools import cache
from types import ModuleType

from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.rows import module_tables
from tetrarch.games.castles_of_burgundy import modules
from tetrarch.games.castles_of_burgundy.rules.state import CbState

MODULES = ("teams", "solo", "inns", "border_posts", "shields", "trade_routes", "vineyards", "chateauma")


class ExpansionPosition:
    """One subclass an expansion, in `modules/<module>/presentation/state_table.py`; POSITION is its instance.

    It is asked whether or not the expansion is in play, so that it can refuse what is of its own.
    """

    # its questions
    setup_questions: tuple[str, ...] = ()  # asked during the set-up alone
    early_questions: tuple[str, ...] = ()  # asked during the set-up, too
    lots: tuple[str, ...] = ()  # answered by chance

    def town_limit_lifted(self, draft: Draft, seat: int) -> bool:
        """Whether a town of a seat may have two buildings of a kind [CB-98]."""
        return False

    def question_problem(self, draft: Draft, entry: Reader, ask: str) -> str:
        """Why a question cannot be open; empty if it can."""
        return ""

    # seats and duchies

    def is_automaton(self, s: CbState, seat: int) -> bool:
        """Whether what a seat has stands in an entry of the expansion's own."""
        return False

    def start_castle(self, s: CbState, duchy: int) -> int | None:
        """The cell of the castle with which a duchy begins, if not the first of its castle spaces."""
        return None

    # tiles

    def tile_problem(self, s: CbState, kind: int) -> str:
        """Why a person cannot have a tile."""
        return ""

    def black_problem(self, kind: int) -> str:
        """Why a tile cannot lie in the black depot."""
        return ""

    def tiles_kept(self, s: CbState) -> list[int]:
        """The kinds of the tiles in places of its own."""
        return []

    def stored_names(self, s: CbState, shelf: int) -> list[str]:
        """Stored tiles of a sort of its own."""
        return []

    def shelve(self, s: CbState, shelf: int, kind: int) -> None:
        """Store a tile of a sort that the base game does not know."""

    def storage_used_together(self, s: CbState, seat: int) -> int:
        """Spaces in use of a storage that a seat shares."""
        return 0

    # goods

    def goods_removed(self, s: CbState) -> list[int]:
        """Goods out of the game by kind."""
        return []

    def goods_laid(self, s: CbState, seat: int) -> list[int]:
        """Sold goods of a seat that stand in an entry of its own."""
        return []


@cache
def tables() -> dict[str, ModuleType]:
    """The state tables of the expansions that are installed."""
    return module_tables(modules, MODULES)


@cache
def expansions() -> list[ExpansionPosition]:
    return [table.POSITION for table in tables().values()]
