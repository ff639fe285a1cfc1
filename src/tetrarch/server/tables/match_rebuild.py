"""Rebuilding a match from what is stored: the table, the last snapshot, the actions since."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from functools import lru_cache

from tetrarch.core.match.creation import from_json
from tetrarch.core.match.errors import BadOption, GameError, RulesFault
from tetrarch.core.match.fair_dice import commitment, set_up_terms
from tetrarch.core.match.match import Fairness, Match
from tetrarch.core.match.options import Value
from tetrarch.core.match.registry import AnyGame, find
from tetrarch.server.db.models.tables import Action, SeatRow, TableRow

log = logging.getLogger("tetrarch.rooms")
SNAPSHOT_EVERY = 40  # actions between two snapshots


def rules(table: TableRow, seats: int) -> tuple[AnyGame, dict[str, Value]]:
    """The rules of a table. Tables with the same options share them: rules never change."""
    return _rules(table.game, seats, json.dumps(table.options, sort_keys=True))


@lru_cache(500)
def _rules(game: str, seats: int, options: str) -> tuple[AnyGame, dict[str, Value]]:
    return find(game).recorded_game(seats, json.loads(options))


def begin_match(table: TableRow, seats: Sequence[SeatRow]) -> Match:
    """A table's match before its first move."""
    fairness = Fairness(bytes.fromhex(table.secret), nonces(seats), shares=shares(seats))
    match = Match(find(table.game), *rules(table, len(seats)), fairness, table.start_position)
    match.answer_chance()
    return match


def rebuild_match(
    table: TableRow, seats: Sequence[SeatRow], snapshot: str | None, actions: list[Action]
) -> Match:
    """A table's match as it is now, from the last snapshot and the actions since."""
    if snapshot is None:
        match = begin_match(table, seats)
    else:
        match = from_json(snapshot)
        match.game, match.options = rules(table, len(seats))
    for action in actions:
        apply_action(match, action)
    return match


def apply_action(match: Match, action: Action) -> None:
    """Apply a stored move, undo or rewind to a match; raises GameError if the engine refuses it."""
    if action.kind == "move":
        match.play(action.token or "", action.seat)
    elif action.kind == "undo":
        match.undo(action.seat, action.undo_to)
    else:
        assert action.undo_to is not None
        match.rewind(action.undo_to)


def apply_and_compare(match: Match, action: Action) -> None:
    """Apply an action of another process; raises GameError if the result differs from the stored one."""
    before = match.number
    apply_action(match, action)
    if (before, match.number) != (action.number, action.after):
        numbers = f"{before} to {match.number} instead of {action.number} to {action.after}"
        raise GameError(f"another process came to another result: {numbers}")


def log_fault(table: str, match: Match, seat: int, what: str, error: RulesFault) -> None:
    """Tell the operators of a move that the rules failed on, with all that is needed to repeat it."""
    extra = {"table": table, "seat": seat, "move": what, "number": match.number, "record": match.record()}
    log.error("the rules failed; the match is as it was before", extra=extra, exc_info=error)


def snapshot(match: Match) -> str:
    """A match as JSON text, from which it can be rebuilt."""
    return json.dumps(match.to_json())


def nonces(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """The nonces that the seats added to the secret, in the order of seats; () if there are none."""
    values = tuple(seat.nonce or "" for seat in seats)
    return values if any(values) else ()


def shares(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """The digests of nonces that the seats published before the start; () if there are none."""
    values = tuple(seat.share or "" for seat in seats)
    return values if any(values) else ()


def commitment_of(table: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """The commitment to a table's secret for its present seats; None while there are too few of them."""
    taking_part = [seat for seat in seats if seat.kind != "closed"]
    try:
        _, options = rules(table, len(taking_part))
    except BadOption:
        return None
    terms = set_up_terms(table.game, len(taking_part), options, table.start_position, shares(taking_part))
    return commitment(bytes.fromhex(table.secret), terms)
