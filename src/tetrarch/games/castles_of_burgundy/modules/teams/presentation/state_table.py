"""What teams add to positions in JSON."""

from __future__ import annotations

from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.state_table import JsonEntry, Presence
from tetrarch.games.castles_of_burgundy.data.components import team_castles
from tetrarch.games.castles_of_burgundy.modules.teams.rules import common, common_limit
from tetrarch.games.castles_of_burgundy.presentation.positions.duchies import read_own_tile, shelve, stored_by
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import ExpansionPosition
from tetrarch.games.castles_of_burgundy.presentation.positions.questions import has_stored
from tetrarch.games.castles_of_burgundy.presentation.positions.seating import owners
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import STORED
from tetrarch.games.castles_of_burgundy.rules.state import CbState


def has_partners(s: CbState) -> bool:
    return bool(s.mate(0) != 0)


def shared_storage(s: CbState) -> object:
    return [stored_by(s, common(s, seat)) for seat in owners(s)]


def read_shared_storage(draft: Draft) -> None:
    s = draft.state
    for team, items in enumerate(draft.items("shared_storage", len(owners(s)))):
        for item in items.items():
            shelve(s, common(s, team), read_own_tile(s, item))


def check_shared_storage(draft: Draft) -> None:
    """Nor do partners store more than there is room for [CB-222]."""
    game, s = draft.game, draft.state
    if not has_partners(s) or {"discard", "stow"} & {*draft.asked()}:
        return
    if any(s.stored[common(s, seat)] > common_limit(game, s, seat) for seat in owners(s)):
        raise draft.doc["shared_storage"].fail("two tiles are the most [CB-222]")


class TeamsPosition(ExpansionPosition):
    """Partners share a duchy and a storage."""

    def question_problem(self, draft: Draft, entry: Reader, ask: str) -> str:
        s, seat = draft.state, entry["seat"].value
        if ask != "stow" or not isinstance(seat, int):
            return ""
        new = has_partners(s) and has_stored(s, seat, entry["tile"].name(STORED))
        return "" if new else "there is no new tile to store [CB-223]"

    def start_castle(self, s: CbState, duchy: int) -> int | None:
        return team_castles(duchy)[0] if has_partners(s) else None

    def storage_used_together(self, s: CbState, seat: int) -> int:
        return int(s.stored[common(s, seat)]) if has_partners(s) else 0


CHECKS = (check_shared_storage,)
ROWS = (
    JsonEntry(
        *("shared_storage", shared_storage, read_shared_storage),
        presence=Presence(has_partners, "only teams share their storage [CB-222]"),
    ),
)
POSITION = TeamsPosition()
