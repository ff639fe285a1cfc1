"""A match out of what is stored: begun from its table, brought up to date by its actions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache

from tetrarch.core.match.creation import from_json
from tetrarch.core.match.errors import BadOption, GameError
from tetrarch.core.match.fair_dice import commitment
from tetrarch.core.match.match import Fairness, Match
from tetrarch.core.match.options import Value
from tetrarch.core.match.registry import AnyGame, find
from tetrarch.server.db.models.tables import Action, SeatRow, TableRow

SNAPSHOT_EVERY = 40  # actions between two snapshots


def rules(table: TableRow, seats: int) -> tuple[AnyGame, dict[str, Value]]:
    """The rules of a table; tables with the same ones share them, as nothing in them changes."""
    return _rules(table.game, seats, json.dumps(table.options, sort_keys=True))


@lru_cache(500)
def _rules(game: str, seats: int, options: str) -> tuple[AnyGame, dict[str, Value]]:
    return find(game).recorded_game(seats, json.loads(options))


def begin_match(table: TableRow, seats: Sequence[SeatRow]) -> Match:
    """The match before its first move."""
    fairness = Fairness(bytes.fromhex(table.secret), nonces(seats))
    match = Match(find(table.game), *rules(table, len(seats)), fairness, table.start_position)
    match.answer_chance()
    return match


def rebuild_match(
    table: TableRow, seats: Sequence[SeatRow], snapshot: str | None, actions: list[Action]
) -> Match:
    """The match as it stands: the last snapshot and the actions since."""
    if snapshot is None:
        match = begin_match(table, seats)
    else:
        match = from_json(snapshot)
        match.game, match.options = rules(table, len(seats))
    for action in actions:
        perform(match, action)
    return match


def perform(match: Match, action: Action) -> None:
    """Do what was asked; the engine refuses what cannot be, and is then unchanged."""
    if action.kind == "move":
        match.play(action.token or "", action.seat)
    elif action.kind == "undo":
        match.undo(action.seat, action.undo_to)
    else:
        assert action.undo_to is not None
        match.rewind(action.undo_to)


def follow(match: Match, action: Action) -> None:
    """Do what another process did, and see that the same came of it."""
    before = match.number
    perform(match, action)
    if (before, match.number) != (action.number, action.after):
        numbers = f"{before} to {match.number} instead of {action.number} to {action.after}"
        raise GameError(f"another process went another way: {numbers}")


def snapshot(match: Match) -> str:
    return json.dumps(match.to_json())


def nonces(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """What the seats added to the secret, in their order; nothing if nobody did."""
    found = tuple(seat.nonce or "" for seat in seats)
    return found if any(found) else ()


def commitment_of(table: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """The commitment to the secret, for the seats as they are now; none while there are too few."""
    taking_part = sum(1 for seat in seats if seat.kind != "closed")
    try:
        _, options = rules(table, taking_part)
    except BadOption:
        return None
    return commitment(bytes.fromhex(table.secret), table.game, taking_part, options, table.start_position)
