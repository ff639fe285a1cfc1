"""Kingsburg under the laws: random set-ups, and what must be true of every position."""

from __future__ import annotations

import random
from typing import Any

from tetrarch.games.kingsburg.presentation.state_table import TABLE
from tetrarch.games.kingsburg.rules import ids
from tetrarch.games.kingsburg.rules.buildings.effect_table import EFFECTS_OF_BUILDING
from tetrarch.games.kingsburg.rules.tables import ALL_TROOPS, SIZE, YEARS

SHARED = frozenset(field.name for field in TABLE.fields if field.shared)
MODULES = ("extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims")
SCENARIOS = ("none", "goblin_valley", "royal_inspection", "full_granaries", "shadow_of_the_dragon", "random")


def setup(rng: random.Random) -> dict[str, Any]:
    """Either edition; in the second any set of modules, any scenario."""
    options: dict[str, Any] = {
        "seats": rng.randint(2, 5),
        "queen_points": rng.choice(["edition", "one", "three"]),
        "token_limit": rng.choice(["season", "group"]),
        "envoy_builds": rng.choice(["build_turn", "season_end"]),
        "spy_must_pay": rng.random() < 0.3,
        "stable_advisors": rng.choice(["all", "general"]),
        "market_with_token": rng.random() < 0.6,
    }
    if rng.random() < 0.25:
        return options | {"edition": 1}
    modules = [module for module in MODULES if rng.random() < 0.5]
    options |= {"modules": modules, "scenario": rng.choice(SCENARIOS)}
    if {"extra_rows", "alternate_rows"} & {*modules}:
        options["defenses_strength"] = rng.choice(["printed", "actual"])
    if "extra_rows" in modules:
        options["center_token"] = rng.choice(["good", "soldier"])
        options["academy_choice"] = rng.choice(["either", "own"])
    if "alternate_rows" in modules:
        options["rows_method"] = rng.choice(["draw", "draft"])
    if "governors" in modules:
        options["governor_method"] = rng.choice(["deal", "auction"])
        options["preacher_pays"] = rng.choice(["once", "each"])
    if "whims" in modules:
        options["whims_variant"] = rng.choice(["standard", "restoration"])
        options["stable_whims"] = rng.random() < 0.5
        options["whim_5_draw"] = rng.choice(["once", "each"])
    return options


def check(game: Any, s: Any) -> None:
    """Nobody owes anything; provinces, dice, cards and tokens are what the components allow."""
    assert sorted(s.order) == list(range(s.seats)) and 0 <= s.year <= YEARS
    assert min(s.goods) >= 0 and min(s.soldiers) >= 0
    for seat in range(s.seats):
        check_province(game, s, seat)
    check_dice(s)
    check_invaders(s)
    check_modules(game, s)
    assert not game.over(s) or (s.year == YEARS and s.phase == ids.WINTER)


def check_province(game: Any, s: Any, seat: int) -> None:
    """Rows are built from left to right; effects follow from what stands."""
    built, allowed = int(s.built[seat]), 0
    for row in range(ids.ROWS):
        base = int(s.row_base(seat, row))
        standing = built >> base & 15
        assert standing & (standing + 1) == 0, "a row has a gap"
        allowed |= (15 << base) * (game.variants.rows >> row & 1)
    assert built & ~allowed == 0 and int(s.gratis[seat]) & ~built == 0
    effects = [int(EFFECTS_OF_BUILDING[b]) for b in range(ids.BUILDINGS) if built >> b & 1]
    assert int(s.effects[seat]) == sum(effects)


def check_dice(s: Any) -> None:
    """Nobody has more than three coloured and three white dice, placed or not; places know who is there."""
    coloured, white = [int(SIZE[d]) for d in s.dice], [int(SIZE[d]) for d in s.white]
    groups = [int(code) for code in s.court if code >= 0] + ([int(s.second)] if s.second_at >= 0 else [])
    for code in groups:
        seat = code & 15
        assert SIZE[code >> 8 & 0xFF] > 0, "a group has a coloured die"
        if seat != ids.NEUTRAL:
            coloured[seat] += int(SIZE[code >> 8 & 0xFF])
            white[seat] += int(SIZE[code >> 16])
    assert max(coloured) <= 3 and max(white) <= 3 and max(s.extra) <= 3
    assert s.taken == sum(1 << place for place, code in enumerate(s.court) if code >= 0)
    assert (s.second_at < 0) == (s.second < 0) and (s.second_at < 0 or s.taken >> s.second_at & 1)
    assert s.seats == 2 or not any(code & 15 == ids.NEUTRAL for code in groups)


def check_invaders(s: Any) -> None:
    """Every card is of its year, and nobody knows one that has not been drawn."""
    for card in (s.invader, s.valley):
        assert card < 0 or card // ids.PER_YEAR == s.year - 1
    assert s.invader != s.valley or s.invader < 0
    assert s.invader >= 0 or (s.known == 0 and not s.shown)
    assert s.valley >= 0 or (s.valley_known == 0 and not s.valley_shown)
    assert all(card < 0 or card // ids.PER_YEAR == year for year, card in enumerate(s.past))


def check_modules(game: Any, s: Any) -> None:
    """Cards and tokens are where they can be only once."""
    governors = [int(card) for card in s.governor if card >= 0]
    assert len(set(governors)) == len(governors)
    hands = [int(bits) for bits in s.hand]
    assert sum(bits.bit_count() for bits in hands) == int(sum(hands)).bit_count(), "a governor is dealt twice"
    assert s.destiny < 0 or s.destinies >> s.destiny & 1
    assert s.covered & s.whims_gone == 0
    for code in s.troops:
        for value in range(5):
            assert int(code) >> 4 * value & 15 <= ALL_TROOPS >> 4 * value & 15
