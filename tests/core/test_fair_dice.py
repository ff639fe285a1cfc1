"""Dice that players make fair: shares before the start, nonces after the commitment, and who is found out.

docs/fair-dice.md says what is proved and what is not.
"""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path

import pytest

import tetrarch
from tetrarch.core.match.creation import Draw, Rewound, list_draws
from tetrarch.core.match.fair_dice import FairStream, chance_key, share_of
from tetrarch.core.match.match import Match
from tetrarch.core.match.registry import GAMES
from tetrarch.server.schemas.replays import DrawInfo
from tetrarch.server.worker_pool import verify_record
from toy import lanterns  # noqa: F401  (registers the game)

EXAMPLE = Path(__file__).with_name("fair-game.json")
NONCES = ["a" * 64, "b" * 64]
SHARES = [share_of(nonce) for nonce in NONCES]


def new(secret: int = 0, nonces: list[str] = NONCES, shares: list[str] = SHARES) -> Match:
    return tetrarch.new("lanterns", 2, secret=secret.to_bytes(32, "big"), nonces=nonces, shares=shares)


def played(match: Match) -> Match:
    while not match.over:
        match.play(match.legal()[0])
    return match


def first_draw(match: Match) -> str:
    return next(token for token in played(match).history if token.startswith("~"))


def problems(match: Match, digest: str | None = None) -> tuple[str, ...]:
    return tetrarch.verify(match.record(), digest).problems


def test_an_honest_game() -> None:
    match = new()
    published = match.commitment
    verdict = tetrarch.verify(played(match).record(), published.upper())
    assert verdict.ok and verdict.absent == () and verdict.draws > 0
    assert tetrarch.replay(match.record()).to_json() == match.to_json(), "the record keeps shares and nonces"
    assert SHARES[0] == "8d687bae373cfc0361ed496d637a5949d331e7984f28d743dbb67a3f0bde9cd1"


def test_a_server_that_chooses_its_secret_after_it_has_seen_the_nonces() -> None:
    """It tries secrets until the first draw suits it. Its record is in order; the digest is not the same."""
    promised = new().commitment
    wanted = next(
        f"~card:{card}" for card in ("ember", "flame", "star") if f"~card:{card}" != first_draw(new())
    )
    secret = next(secret for secret in count(1) if first_draw(new(secret)) == wanted)
    cheated = played(new(secret))
    assert problems(cheated) == (), "without the digest of the start nobody would see it"
    found = f"the digest is not the expected one: the record gives {cheated.commitment}"
    assert problems(cheated, promised) == (found,)
    kept = cheated.record().replace(cheated.commitment, promised)
    assert tetrarch.verify(kept, promised).problems[0] == (
        "the commitment does not fit the secret, the seats and the options"
    )


def test_the_last_to_join_who_chooses_after_having_seen_the_others() -> None:
    """With the server's help they know all but their own nonce. They are bound to it by their share."""
    honest = new()
    wanted = next(
        f"~card:{card}" for card in ("ember", "flame", "star") if f"~card:{card}" != first_draw(honest)
    )
    nonce = next(nonce for nonce in map(str, count()) if first_draw(new(nonces=[NONCES[0], nonce])) == wanted)
    bound = played(new(nonces=[NONCES[0], nonce]))
    said = "the nonce of seat 1 is not the one to which it was bound by its share"
    assert problems(bound) == (said,), "even without the digest"
    shared = played(new(nonces=[NONCES[0], nonce], shares=[SHARES[0], share_of(nonce)]))
    assert problems(shared) == ()
    assert problems(shared, honest.commitment)[0].startswith("the digest is not the expected one")
    unbound = played(new(nonces=[NONCES[0], nonce], shares=[SHARES[0], ""]))
    assert problems(unbound) == ("seat 1 added a nonce to which it was not bound by a share",)


def test_a_nonce_held_back_is_seen_and_leaves_a_choice_of_two() -> None:
    match = played(new(nonces=[NONCES[0], ""]))
    verdict = tetrarch.verify(match.record(), new().commitment)
    assert verdict.ok and verdict.absent == (1,)
    assert tetrarch.verify(played(new(nonces=[])).record(), new().commitment).absent == (0, 1)


def test_shares_must_name_every_seat() -> None:
    broken = "[shares] and [nonces] must name every seat"
    assert broken in problems(played(new(shares=SHARES[:1])))
    assert broken in problems(played(new(nonces=NONCES[:1])))


def test_a_share_that_is_no_digest() -> None:
    record = new().record().replace(SHARES[0], "x")
    with pytest.raises(tetrarch.BadRecord, match=r"\[shares .* cannot be read"):
        tetrarch.verify(record)


def test_old_records_have_no_shares() -> None:
    match = played(tetrarch.new("lanterns", 2, 7, nonces=["x", ""]))
    assert "[shares" not in match.record() and json.loads(match.terms)[3:] == []
    verdict = tetrarch.verify(match.record(), match.commitment)
    assert verdict.ok and verdict.absent == ()


def derive(match: Match) -> list[tuple[str, str]]:
    """What was drawn, beside what follows from the key for somebody who knows no rules."""
    stream = FairStream(chance_key(match.fairness.secret, match.fairness.nonces))
    kept: list[Draw] = []
    found = []
    for step in list_draws(match):
        if isinstance(step, Rewound):
            stream.epoch += 1
            kept = [draw for draw in kept if draw.number < step.number]
        else:
            stream.draw_counts = {step.purpose: sum(draw.purpose == step.purpose for draw in kept)}
            found.append((step.token, step.tokens[stream.draw(step.purpose, step.weights)]))
            kept.append(step)
    return found


def test_draws_can_be_derived_without_the_rules() -> None:
    match = new()
    while not match.over:
        match.play(match.legal()[0])
        if match.number > 6 and "!undo:0" not in match.history and not match.sealed:
            match.rewind(0)
    found = derive(match)
    assert "!undo:0" in match.history
    assert len(found) == len(re.findall(r"~\w+", match.record())) >= 3
    assert all(token == drawn for token, drawn in found)


@pytest.mark.parametrize("game", GAMES)
def test_draws_of_every_game_can_be_derived(game: str) -> None:
    match = tetrarch.new(game, 2, 3, nonces=NONCES, shares=SHARES)
    for step in range(150):
        if not match.over:
            moves = match.legal()
            match.play(moves[step * 7 % len(moves)])
        if step == 60:
            asked = [number for number, entry in enumerate(match.entries) if entry.seat >= 0]
            match.rewind(next(number for number in asked[30:] if not match.entries[number].place))
    found = derive(match)
    assert found and all(token == drawn for token, drawn in found)


def fair_game() -> dict[str, object]:
    """A game with all that the server tells of its dice, from which the client's tests take their example."""
    match = tetrarch.new(
        "kingdom_builder", 2, secret=bytes(range(32)), nonces=NONCES, shares=SHARES, quadrants="random"
    )
    for step in range(60):
        moves = match.legal()
        match.play(moves[step * 7 % len(moves)])
        if step == 30:
            asked = [number for number, entry in enumerate(match.entries) if entry.seat >= 0]
            match.rewind(asked[15])
    told = verify_record(match.record())
    steps = [dict(zip(DrawInfo.__struct_fields__, step, strict=True)) for step in told.pop("steps")]
    return {
        "game": "kingdom_builder",
        "options": match.options,
        "record": match.record(),
        "told": {**told, "steps": steps},
    }


def test_the_clients_example_is_a_game_as_it_is_played_today() -> None:
    """To write it anew: `python -m core.test_fair_dice` in `tests`."""
    assert json.loads(EXAMPLE.read_text(encoding="utf-8")) == json.loads(json.dumps(fair_game()))


if __name__ == "__main__":
    EXAMPLE.write_text(json.dumps(fair_game(), separators=(",", ":")) + "\n", encoding="utf-8")
