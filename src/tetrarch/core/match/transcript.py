"""Transcripts: header tags and tokens, written and read. `.tet` files hold one each."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tetrarch.core.match.errors import BadOption, BadRecord
from tetrarch.core.match.fair_dice import Seed, read_seed, seed_text
from tetrarch.core.match.options import option_text

TAG = re.compile(r"\[([a-z]+) ([^\]]*)\]")
HEX = re.compile(r"^[0-9a-f]{64}$")
TAGS = (
    *("game", "seats", "options", "seed", "commitment", "shares", "nonces"),
    *("secret", "position", "scores", "ending"),
)


@dataclass
class Header:
    """The tags above the tokens."""

    game: str = ""
    version: int = 0
    seats: int = 0
    options: dict[str, object] = field(default_factory=dict)
    secret: str | None = None
    seed: Seed | None = None
    shares: tuple[str, ...] = ()
    nonces: tuple[str, ...] = ()
    commitment: str | None = None
    start: Mapping[str, object] | None = None


@dataclass
class Record:
    """A transcript as read: tokens with the line each stands in."""

    header: Header
    tokens: list[tuple[int, str]]
    scores: list[int] | None
    stopped: bool = False


def write(header: Header, tokens: Sequence[str], scores: Sequence[int] | None, stopped: bool = False) -> str:
    """A transcript's text."""
    options = " ".join(f"{key}={option_text(value)}" for key, value in header.options.items())
    lines = [f"[game {header.game}/{header.version}]", f"[seats {header.seats}]", f"[options {options}]"]
    if header.seed is not None:
        lines.append(f"[seed {seed_text(header.seed)}]")
    if header.shares:
        lines.append(f"[shares {json.dumps(list(header.shares))}]")
    if header.nonces:
        lines.append(f"[nonces {json.dumps(list(header.nonces))}]")
    if header.secret is not None:
        lines += [f"[commitment {header.commitment}]", f"[secret {header.secret}]"]
    if header.start is not None:
        lines.append(f"[position {json.dumps(header.start, separators=(',', ':'), sort_keys=True)}]")
    lines += textwrap.wrap(" ".join(tokens), 100, break_long_words=False, break_on_hyphens=False)
    if scores is not None:
        lines.append(f"[scores {' '.join(map(str, scores))}]")
    if stopped:
        lines.append("[ending stopped]")
    return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """A transcript out of its text; BadRecord names the line and what is wrong with it."""
    record = Record(Header(), [], None)
    seen: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith("["):
            for key, value in tags(line, number):
                if key in seen:
                    raise BadRecord(f"the tag [{key}] stands twice", number)
                seen.add(key)
                read_tag(record, key, value, number)
        elif line and not line.startswith("#"):
            if record.scores is not None or record.stopped:
                raise BadRecord("there are moves after the end", number)
            record.tokens += [(number, token) for token in line.split()]
    for key in ("game", "seats"):
        if key not in seen:
            raise BadRecord(f"the tag [{key} ...] is missing: this is no transcript, or its head was cut off")
    return record


def tags(line: str, number: int) -> list[tuple[str, str]]:
    """The tags in a line; a JSON value may hold brackets, so it takes a line of its own."""
    for start in ("[position ", "[shares ", "[nonces ", '[seed "'):
        if line.startswith(start) and line.endswith("]"):
            key, _, value = line[1:-1].partition(" ")
            return [(key, value)]
    pairs = TAG.findall(line)
    rest = TAG.sub("", line).strip()
    if rest or not pairs:
        raise BadRecord(f"cannot read {rest or line!r}: a tag is written [key value]", number)
    return pairs


def read_tag(record: Record, key: str, value: str, number: int) -> None:
    header = record.header
    try:
        if key == "game":
            header.game, _, version = value.partition("/")
            header.version = int(version or 1)
        elif key == "seats":
            header.seats = int(value)
        elif key == "options":
            header.options = dict(read_option(part) for part in value.split())
        elif key == "seed":
            header.seed = read_seed(value)
        elif key == "nonces":
            header.nonces = tuple(str(item) for item in json.loads(value))
        elif key == "shares":
            header.shares = tuple(str(item) for item in json.loads(value))
            if not all(share == "" or HEX.match(share) for share in header.shares):
                raise ValueError
        elif key == "position":
            header.start = dict(json.loads(value))
        elif key == "scores":
            record.scores = [int(part) for part in value.split()]
        elif key == "ending":
            if value != "stopped":
                raise ValueError
            record.stopped = True
        elif key in ("commitment", "secret"):
            if not HEX.match(value):
                raise ValueError
            setattr(header, key, value)
        else:
            raise BadRecord(f"unknown tag [{key}]; there are {', '.join(TAGS)}", number)
    except (ValueError, TypeError, BadOption):
        raise BadRecord(f"[{key} {value[:40]}] cannot be read", number) from None


def read_option(part: str) -> tuple[str, str]:
    key, equals, value = part.partition("=")
    if not equals:
        raise ValueError
    return key, value
