"""What all messages of the wire are made of: names for their fields, and what every one is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Args = dict[str, Any]
Phase = Literal["open", "starting", "running", "finished", "abandoned"]
SeatKind = Literal["me", "open", "bot", "hotseat", "closed", "automaton"]
HeldBy = Literal["person", "bot", "open", "closed", "automaton"]
UndoPolicy = Literal["free", "consent"]

Name = Annotated[str, Meta(min_length=1, max_length=80)]  # checked more closely in names.py
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # the digest of a nonce
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Answer(Struct):
    """What the server sends."""


class Phrase(Answer):
    """A message of the catalogues, with its arguments."""

    key: str
    args: Args


# refusals


class Refusal(Answer):
    """Why something was not done. `key` with `args` says it in words; nothing has changed."""

    error: str
    key: str
    args: Args
    ruling: str | None = None
    number: int | None = None  # the number that is asked now, where the refusal is about a move
    seq: int | None = None
