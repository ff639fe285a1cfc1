"""What a game's network sees, whatever the number of seats and the options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

from tetrarch.bots.networks import Layout
from tetrarch.bots.search.network import MAX_CELLS, TERM_UNIT
from tetrarch.core.engine.features import Features, Page
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import AnyGame, AnyState, Descriptor, find

MAX_WIDTH = 128  # cells of a field: planes of hexes are left to the terms, which reckon with them
TERM_SCALE = 20.0  # points that count as much
MODULE_SHARE = 0.25  # of games that are played with expansions, and of the expansions in them


@dataclass(frozen=True)
class Setup:
    """A number of seats with options."""

    seats: int
    options: Mapping[str, object]


def setups(descriptor: Descriptor) -> Iterator[Setup]:
    """The usual numbers of seats, then every expansion by itself."""
    for seats in descriptor.usual:
        yield Setup(seats, {})
        for module in descriptor.modules:
            if not module.automaton and (not module.seats or seats in module.seats):
                yield Setup(seats, {"modules": [module.id]})


def can_be_played(descriptor: Descriptor, setup: Setup) -> bool:
    try:
        descriptor.game(setup.seats, setup.options)
    except BadOption:
        return False
    return True


def draw_setup(descriptor: Descriptor, rng: Random, expansions: bool) -> Setup:
    """A set-up for a game of self-play: often the default options, else with some expansions."""
    seats = rng.choice([count for count in descriptor.usual if count > 1])
    if expansions and rng.random() < MODULE_SHARE:
        chosen = [
            module.id for module in descriptor.modules if not module.automaton and rng.random() < MODULE_SHARE
        ]
        setup = Setup(seats, {"modules": chosen})
        if can_be_played(descriptor, setup):
            return setup
    return Setup(seats, {})


def sizes_and_scales(features: Features[AnyState], game: AnyGame) -> dict[str, list[int]]:
    """For each field of a position in numbers: about the most that each of its cells holds."""
    page = Page(1, MAX_CELLS)
    page.measuring = True
    s = game.start()
    game.advance(s, Rng(0))
    page.open(0)
    page.begin(0)
    features.write_fixed(s, 0, page)
    page.fix()
    features.write(game, s, 0, page)
    ends = [*page.starts, len(page.scales)][1:]
    names = features.fixed_names() + features.names()
    return {name: page.scales[start:end] for name, start, end in zip(names, page.starts, ends, strict=True)}


@cache
def layout_of(game: str) -> tuple[Layout, list[float]]:
    """The layout of a game's inputs, and the scale of each: what one unit of it is."""
    descriptor = find(game)
    fields: dict[str, list[int]] = {}
    seats, terms = max(descriptor.seats), 0
    for setup in setups(descriptor):
        if not can_be_played(descriptor, setup):
            continue
        rules, _ = descriptor.game(setup.seats, setup.options)
        terms = max(terms, len(rules.term_names))
        for name, cells in sizes_and_scales(descriptor.features(), rules).items():
            if 0 < len(cells) <= MAX_WIDTH and len(cells) > len(fields.get(name, [])):
                fields[name] = cells
    scales = [TERM_SCALE * TERM_UNIT] * (terms * seats) + [1.0] * seats
    places = {}
    for name, most in fields.items():
        places[name] = (len(scales), len(most))
        scales += [float(max(1, scale)) for scale in most]
    return Layout(game, seats, terms, places), scales
