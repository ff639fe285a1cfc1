"""Refusals: all reasons for which the server refuses a request, with HTTP status and message."""

from __future__ import annotations

from typing import NoReturn

from tetrarch.core.match.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadToken,
    GameError,
    IllegalAction,
    NotYourTurn,
    RulesFault,
    StaleVersion,
    UndoRefused,
)
from tetrarch.server.schemas.tables import Refusal

# code -> (status, message)
CODES: dict[str, tuple[int, str]] = {
    "bad_request": (400, "server-error-bad_request"),
    "bad_name": (400, "server-error-bad_name"),
    "bad_option": (400, "server-error-bad_option"),
    "bad_seats": (400, "server-error-bad_seats"),
    "bad_clock": (400, "server-error-bad_clock"),
    "bad_level": (400, "server-error-bad_level"),
    "bad_token": (400, "server-error-bad_token"),
    "bad_record": (400, "server-error-bad_record"),
    "bad_address": (400, "server-error-bad_address"),
    "bad_password": (400, "server-error-bad_password"),
    "not_signed_in": (401, "server-error-not_signed_in"),
    "session_over": (401, "server-error-session_over"),
    "bad_origin": (403, "server-error-bad_origin"),
    "not_seated": (403, "server-error-not_seated"),
    "not_owner": (403, "server-error-not_owner"),
    "block_between": (403, "people-error-block_between"),
    "table_private": (403, "people-error-table_private"),
    "invitation_needed": (403, "people-error-invitation_needed"),
    "not_friends": (403, "people-error-not_friends"),
    "not_moderator": (403, "people-error-not_moderator"),
    "wrong_sign_in": (403, "server-error-wrong_sign_in"),
    "wrong_password": (403, "server-error-wrong_password"),
    "wrong_code": (403, "server-error-wrong_code"),
    "disabled": (403, "server-error-disabled"),
    "passkey_failed": (403, "server-error-passkey_failed"),
    "passkey_unknown": (403, "server-error-passkey_unknown"),
    "passkey_late": (403, "server-error-passkey_late"),
    "is_moderator": (403, "server-error-is_moderator"),
    "no_account": (403, "server-error-no_account"),
    "not_found": (404, "server-error-not_found"),
    "stale": (409, "server-error-stale"),
    "not_your_turn": (409, "server-error-not_your_turn"),
    "time_over": (409, "server-error-time_over"),
    "undo_refused": (409, "server-error-undo_refused"),
    "no_premove": (409, "server-error-no_premove"),
    "nothing_asked": (409, "server-error-nothing_asked"),
    "wrong_phase": (409, "server-error-wrong_phase"),
    "not_over": (409, "server-error-not_over"),
    "seat_taken": (409, "server-error-seat_taken"),
    "table_full": (409, "server-error-table_full"),
    "seats_open": (409, "server-error-seats_open"),
    "no_hints": (409, "server-error-no_hints"),
    "others_playing": (409, "server-error-others_playing"),
    "too_many": (409, "server-error-too_many"),
    "too_many_friends": (409, "people-error-too_many_friends"),
    "too_many_asked": (409, "people-error-too_many_asked"),
    "too_many_blocked": (409, "people-error-too_many_blocked"),
    "too_many_invited": (409, "people-error-too_many_invited"),
    "too_many_reports": (429, "people-error-too_many_reports"),
    "key_reused": (409, "server-error-key_reused"),
    "has_account": (409, "server-error-has_account"),
    "no_passkeys": (409, "server-error-no_passkeys"),
    "too_many_passkeys": (409, "server-error-too_many_passkeys"),
    "name_taken": (409, "server-error-name_taken"),
    "too_large": (413, "server-error-too_large"),
    "illegal": (422, "server-error-illegal"),
    "rate_limited": (429, "server-error-rate_limited"),
    "slow_chat": (429, "server-error-slow_chat"),
    "rules_fault": (500, "server-error-rules_fault"),
    "internal": (500, "server-error-internal"),
    "busy": (503, "server-error-busy"),
    "unavailable": (503, "server-error-unavailable"),
}


class Refused(Exception):
    """A request was refused, and nothing has changed. `code` is one of `CODES`."""

    def __init__(
        self,
        code: str,
        *,
        ruling: str | None = None,
        number: int | None = None,
        seq: int | None = None,
        **args: object,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args
        self.ruling, self.number, self.seq = ruling, number, seq

    @property
    def status(self) -> int:
        """The HTTP status."""
        return CODES[self.code][0]

    def to_message(self) -> Refusal:
        """The refusal as it is sent to the client."""
        key = CODES[self.code][1]
        if self.code == "undo_refused" and "reason" in self.args_:
            # the engine's own reasons have messages, and so have the table's: undo-left, undo-absent
            key = f"undo-{self.args_['reason']}"
        return Refusal(
            error=self.code,
            key=key,
            args=dict(self.args_),
            ruling=self.ruling,
            number=self.number,
            seq=self.seq,
        )


def refuse(error: GameError, number: int | None = None, seq: int | None = None) -> NoReturn:
    """Raise the server's refusal for an error of the engine."""
    raise to_refusal(error, number, seq) from error


def to_refusal(error: GameError, number: int | None = None, seq: int | None = None) -> Refused:
    """The server's refusal for an error of the engine."""
    if isinstance(error, IllegalAction):
        ruling = error.ruling
        return Refused("illegal", ruling=ruling, number=number, seq=seq, rule=ruling or "none")
    if isinstance(error, StaleVersion):
        return Refused("stale", number=error.number, seq=seq)
    if isinstance(error, UndoRefused):
        reason = {} if error.reason is None else {"reason": error.reason}
        return Refused("undo_refused", number=number, seq=seq, **reason)
    if isinstance(error, RulesFault):
        return Refused("rules_fault", number=number, seq=seq)
    if isinstance(error, BadOption):
        return Refused("bad_option", ruling=error.ruling, detail=str(error))
    codes: dict[type[GameError], str] = {
        BadToken: "bad_token",
        NotYourTurn: "not_your_turn",
        BadRecord: "bad_record",
        BadPosition: "bad_record",
    }
    return Refused(codes.get(type(error), "bad_request"), number=number, seq=seq, detail=str(error))
