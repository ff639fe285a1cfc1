"""Matches made, read back and verified, with their draws one by one."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass

from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.match.errors import BadOption, BadPosition, BadRecord, GameError
from tetrarch.core.match.fair_dice import Seed, check_seed, secret_of, share_of
from tetrarch.core.match.json_position import FORMAT as BARE
from tetrarch.core.match.match import FORMAT, Fairness, Match
from tetrarch.core.match.options import read_options
from tetrarch.core.match.registry import AnyState, Descriptor, GameId, find
from tetrarch.core.match.transcript import Record, parse
from tetrarch.core.position.reader import Reader

UNDO = re.compile(r"!undo:([0-9]{1,9})")


def new(
    game: GameId | str,
    seats: int = 2,
    seed: Seed | None = None,
    secret: bytes | None = None,
    nonces: Sequence[str] = (),
    shares: Sequence[str] = (),
    **options: object,
) -> Match:
    """A new match, with dice and cards answered up to the first question.

    `nonces` are what the seats add to the dice, and `shares` their digests, published before (`share_of`).
    """
    descriptor = find(game)
    rules, checked = descriptor.game(seats, options)
    seed = None if seed is None else check_seed(seed)
    if secret is None:
        secret = secrets.token_bytes(32) if seed is None else secret_of(seed)
    if len(secret) != 32:
        raise BadOption(f"a secret has 32 bytes, not {len(secret)}")
    match = Match(
        descriptor, rules, checked, Fairness(secret, tuple(map(str, nonces)), seed, tuple(map(str, shares)))
    )
    match.answer_chance()
    return match


def replay(text: str) -> Match:
    """The match that a transcript tells; every token is checked against the rules."""
    match = _replay(parse(text), None)
    match.answer_chance()
    return match


def restore(text: str, sealed: Mapping[int, int]) -> Match:
    """The match that was pickled. Where CHANCE is asked, it still is."""
    match = _replay(parse(text), None)
    for seat, action in sealed.items():
        match.take(action, seat)
    return match


def states_of(match: Match) -> list[AnyState]:
    """The position before each answer of a match, and the last one."""
    again = Match(match.descriptor, match.game, match.options, match.fairness, match.start)
    states: list[AnyState] = []
    for entry in match.entries:
        states.append(again.state.clone())
        if entry.seat == CHANCE:
            again._force(entry.action)
        else:
            again.take(entry.action, entry.seat)
    return [*states, again.state.clone()]


@dataclass(frozen=True)
class Verdict:
    """What verification found. Each problem is a sentence; none means all is well."""

    match: Match
    problems: tuple[str, ...]
    draws: int  # rolls and draws that were derived again
    absent: tuple[int, ...] = ()  # seats whose share was published, but whose nonce was not used

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def verify(text: str, digest: str | None = None) -> Verdict:
    """Replay a transcript, compare its scores, derive every roll and draw again from the secret.

    `digest` is the commitment that somebody noted at the start: only it shows that the record's own is not
    one that was made afterwards.
    """
    record = parse(text)
    problems: list[str] = []
    header = record.header
    secret_known = header.secret is not None or header.seed is not None
    if not secret_known:
        problems.append("there is no [secret]: dice and draws cannot be derived")
    match = _replay(record, problems if secret_known else None)
    match.answer_chance()
    if header.seed is not None and match.fairness.secret != secret_of(header.seed):
        problems.append("the [secret] is not the one that the [seed] gives")
    if header.commitment is None:
        problems.append("there is no [commitment]: nothing was promised before the first draw")
    elif secret_known and header.commitment != match.commitment:
        problems.append("the commitment does not fit the secret, the seats and the options")
    if digest is not None and digest.lower() != match.commitment:
        problems.append(f"the digest is not the expected one: the record gives {match.commitment}")
    absent, broken = compare_shares(header.shares, header.nonces, int(match.game.seats))
    problems += broken
    if match.over and record.scores is None:
        problems.append("the game is over but there are no [scores]")
    draws = sum(1 for _, token in record.tokens if token.startswith("~"))
    return Verdict(match, tuple(problems), draws, absent)


def compare_shares(
    shares: Sequence[str], nonces: Sequence[str], seats: int
) -> tuple[tuple[int, ...], list[str]]:
    """The seats whose nonce is missing, and what is wrong with the others."""
    if not shares:
        return (), []
    if len(shares) != seats or len(nonces) not in (0, seats):
        return (), ["[shares] and [nonces] must name every seat"]
    absent, problems = [], []
    for seat, (share, nonce) in enumerate(zip(shares, nonces or [""] * seats, strict=True)):
        if not nonce and share:
            absent.append(seat)
        elif nonce and not share:
            problems.append(f"seat {seat} added a nonce to which it was not bound by a share")
        elif nonce and share_of(nonce) != share:
            problems.append(f"the nonce of seat {seat} is not the one to which it was bound by its share")
    return tuple(absent), problems


def _begin(record: Record) -> Match:
    header = record.header
    descriptor = find(header.game)
    if header.version != descriptor.version:
        raise BadRecord(
            f"{header.game}/{header.version} is not version {descriptor.version}, which is played here"
        )
    texts = {key: str(value) for key, value in header.options.items()}
    rules, options = descriptor.recorded_game(header.seats, read_options(descriptor.options, texts))
    secret = secrets.token_bytes(32) if header.seed is None else secret_of(header.seed)
    if header.secret is not None:
        secret = bytes.fromhex(header.secret)
    fairness = Fairness(secret, header.nonces, header.seed, header.shares)
    return Match(descriptor, rules, options, fairness, header.start)


def _replay(record: Record, problems: list[str] | None) -> Match:
    try:
        match = _begin(record)
    except BadRecord:
        raise
    except GameError as err:
        raise BadRecord(f"the head of the transcript does not fit: {err}") from err
    for number, (line, token) in enumerate(record.tokens):
        try:
            _replay_token(match, token, problems)
        except GameError as err:
            raise BadRecord(f"move {number + 1}, {token}: {err}", line) from err
    if record.scores is not None and (not match.over or record.scores != match.scores()):
        claimed, real = " ".join(map(str, record.scores)), " ".join(map(str, match.scores()))
        problem = (
            f"the transcript says {claimed}, the moves give {real}" if match.over else "moves are missing"
        )
        raise BadRecord(f"[scores {claimed}] is wrong: {problem}")
    if record.stopped and not match.stopped:
        raise BadRecord("[ending stopped] is wrong: the game was not too long")
    return match


def _replay_token(match: Match, token: str, problems: list[str] | None) -> None:
    """Take one token of a transcript; a simultaneous choice takes several before it is complete."""
    if back := UNDO.fullmatch(token):
        match._rewind_only(int(back[1]))
        return
    asked = match.state.stack[-1].seat if match.state.stack else None
    if asked != CHANCE:
        match.take(token)
        return
    x = match.descriptor.vocabulary.read(token)
    if x not in match.game.legal(match.state):
        raise BadRecord("this cannot be drawn here")
    if problems is None:
        match._skip_draw()
    elif (drawn := match._draw()) != x:
        right = match.descriptor.vocabulary.token(drawn)
        problems.append(f"move {match.number + 1}: {token} was written, the secret gives {right}")
    match._force(x)


@dataclass(frozen=True, slots=True)
class Draw:
    """A roll or draw: what could come, with weights, and what came."""

    number: int  # how many answers there were before it
    purpose: int
    tokens: tuple[str, ...]
    weights: tuple[int, ...]
    token: str


@dataclass(frozen=True, slots=True)
class Rewound:
    """The table went back to a number by consent; the draws from there on were made anew."""

    number: int


def list_draws(match: Match) -> list[Draw | Rewound]:
    """All draws of a match, those taken back as well, in the order in which they were made."""
    again = Match(match.descriptor, match.game, match.options, match.fairness, match.start)
    vocabulary, found = match.descriptor.vocabulary, list[Draw | Rewound]()
    for token in match.history:
        if back := UNDO.fullmatch(token):
            again._rewind_only(int(back[1]))
            found.append(Rewound(int(back[1])))
        elif again.state.stack[-1].seat != CHANCE:
            again.take(token)
        else:
            tokens = tuple(vocabulary.token(int(x)) for x in again.game.legal(again.state))
            found.append(Draw(again.number, again._purpose(), tokens, tuple(again._weights()), token))
            again._skip_draw()
            again._force(vocabulary.read(token))
    return found


def from_json(doc: object) -> Match:
    """A whole match, or a match that starts from a bare position; BadPosition names the first wrong field."""
    if isinstance(doc, str | bytes):
        try:
            doc = json.loads(doc)
        except (ValueError, RecursionError) as err:
            raise BadPosition("$", f"this is not JSON: {err}") from None
    reader = Reader(doc)
    form = reader["format"].text()
    if form == BARE:
        return _from_position(reader)
    if form != FORMAT:
        raise BadPosition("$.format", f"must be {FORMAT} or {BARE}, not {form!r}")
    reader.keys(("format", "record", "sealed"))
    try:
        match = replay(reader["record"].text())
    except BadRecord as err:
        raise BadPosition("$.record", str(err)) from err
    for seat, token in reader["sealed"].mapping().items():
        if not match.simultaneous or len(match.sealed) == len(match.seats) - 1:
            raise BadPosition(f"$.sealed.{seat}", "there is no simultaneous choice that this could belong to")
        try:
            match.take(str(token), seat=int(seat))
        except (GameError, ValueError) as err:
            raise BadPosition(f"$.sealed.{seat}", str(err)) from err
    return match


def read_seed(reader: Reader) -> Seed:
    """A seed in JSON, a number or a text."""
    try:
        return check_seed(reader.value)
    except BadOption as err:
        raise reader.fail(str(err)) from None


def _from_position(reader: Reader) -> Match:
    reader.keys(("format", "game", "version", "seats", "options", "position", "seed"))
    name, seats = reader["game"].text(), reader["seats"].whole(1, 9)
    options: Mapping[str, object] = reader.get("options", Reader.mapping, {})
    field = "$.game"
    try:
        descriptor: Descriptor = find(name)
        version = reader.get("version", lambda r: r.whole(1, 999), descriptor.version)
        field = "$.options" if seats in descriptor.seats else "$.seats"
        rules, checked = descriptor.recorded_game(seats, options)
    except BadOption as err:
        raise BadPosition(field, str(err)) from err
    if version != descriptor.version:
        raise BadPosition("$.version", f"must be {descriptor.version}, which is played here, not {version}")
    seed = reader.get("seed", read_seed, None)
    secret = secrets.token_bytes(32) if seed is None else secret_of(seed)
    start: Mapping[str, object] = deepcopy(reader["position"].mapping())
    match = Match(descriptor, rules, checked, Fairness(secret, (), seed), start)
    match.answer_chance()
    return match
