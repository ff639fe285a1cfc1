"""A learned judgement of positions: a network with one hidden layer that corrects the sum of the named terms.

It reckons in whole numbers, so that it says the same compiled and uncompiled, to the last bit.
"""

from math import exp, floor
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from tetrarch.core.engine.features import Features, Page
from tetrarch.core.engine.kernel import Game, State

TERM_UNIT: Final = 8.0  # a term goes in as so many whole numbers a point
TERM_LIMIT: Final[i64] = 4096
INPUT_BITS: Final[i64] = 14  # of a weight of the first layer after the point
HIDDEN_BITS: Final[i64] = 10  # of what a hidden unit says, and of a weight of the second layer
HIDDEN_TOP: Final[i64] = 4096  # what a hidden unit says at most: 4
OUTPUT_UNIT: Final = 1048576.0  # 1 << 2 * HIDDEN_BITS
ZEROS: Final = vec[float]([0.0] * 8)
MAX_CELLS: Final = 65536  # of a position in numbers


def whole(points: float) -> i64:
    """Points as a whole number that a network takes."""
    n = i64(floor(points * TERM_UNIT + 0.5))
    return max(-TERM_LIMIT, min(TERM_LIMIT, n))


class Judgement:
    """What is judged of a position, by seat."""

    def __init__(self, leads: vec[float], chances: vec[float], scores: vec[float]) -> None:
        self.leads: vec[float] = leads  # of each seat's side over the best other one
        self.chances: vec[float] = chances  # of each seat's side; those of all sides add up to one
        self.scores: vec[float] = scores  # at the end


class Layer:
    """A layer of a network: a row of weights for each input, and what its units begin with."""

    def __init__(self, units: i64, weights: vec[i32], bias: vec[i64]) -> None:
        self.units: i64 = units
        self.weights: vec[i32] = weights
        self.bias: vec[i64] = bias


class Network:
    """Its inputs: the terms of each seat from the viewer on, how many seats there are, and fields by name."""

    def __init__(
        self, seats: i64, terms: i64, fields: dict[str, tuple[int, int]], first: Layer, second: Layer
    ) -> None:
        self.seats: i64 = seats  # the most seats that it knows; those that are empty say nothing
        self.terms: i64 = terms  # of a seat
        self.fields: dict[str, tuple[int, int]] = fields  # first input and how many there are
        self.first: Layer = first
        self.second: Layer = second  # of each seat: the logit of its chance, the correction of its score

    def run(self, inputs: vec[i64], values: vec[i64], count: i64) -> vec[i64]:
        """The outputs for inputs that are not zero."""
        units = self.first.units
        weights = self.first.weights
        hidden = self.first.bias[:]
        for k in range(count):
            at = inputs[k] * units
            value = values[k]
            for unit in range(units):
                hidden[unit] += value * i64(weights[at + unit])
        out = self.second.bias[:]
        outputs = self.second.units
        weights = self.second.weights
        for unit in range(units):
            said = hidden[unit] >> (INPUT_BITS - HIDDEN_BITS)
            if said <= 0:
                continue
            if said > HIDDEN_TOP:
                said = HIDDEN_TOP
            at = unit * outputs
            for output in range(outputs):
                out[output] += said * i64(weights[at + output])
        return out


class Judge:
    """Judges positions of a game: by the named terms, and by what a network has learned beyond them."""

    def __init__(self, network: Network | None, features: Features[State], weight: float = 1.0) -> None:
        self.network: Network | None = network
        self.features: Features[State] = features
        self.weight: float = weight  # of the network's correction, in the leads that search goes by
        self.page: Page = Page(1, MAX_CELLS)
        self.game: Game[State] | None = None  # the one that `places` are of
        self.places: vec[i32] = vec[i32]()  # the input that each cell is, or -1
        self.inputs: vec[i64] = vec[i64]([0] * 4096)
        self.values: vec[i64] = vec[i64]([0] * 4096)

    def measure(self, game: Game[State], s: State) -> vec[i32]:
        """Which input each cell of a position in numbers is, by these rules."""
        network = self.network
        assert network is not None
        page = Page(1, MAX_CELLS)
        page.measuring = True
        self.write(game, s, 0, page)
        names = self.features.fixed_names() + self.features.names()
        starts = page.starts[:]
        starts.append(page.at)
        places = vec[i32]([-1] * page.at)
        for k in range(len(names)):
            found = network.fields.get(names[k])
            if found is not None:
                first, width = found
                for cell in range(starts[k], min(starts[k + 1], starts[k] + width)):
                    places[i64(cell)] = i32(first + cell - starts[k])
        return places

    def write(self, game: Game[State], s: State, viewer: i64, page: Page) -> None:
        """The position in numbers, as a seat may know it."""
        page.open(0)
        key = self.features.key(s, viewer)
        if page.keys[0] != key:
            page.begin(key)
            self.features.write_fixed(s, viewer, page)
            page.fix()
        self.features.write(game, s, viewer, page)
        page.close()

    def gather(self, game: Game[State], s: State, viewer: i64, terms: list[vec[float]]) -> i64:
        """Fill in the inputs that are not zero; how many they are."""
        network = self.network
        assert network is not None
        if self.game is not game:
            self.game = game
            self.places = self.measure(game, s)
            self.page = Page(1, len(self.places) + 1)
        inputs, values = self.inputs, self.values
        count: i64 = 0
        seats = game.seats
        for k in range(min(seats, network.seats)):
            row = terms[(viewer + k) % seats]
            for i in range(min(network.terms, i64(len(row)))):
                value = whole(row[i])
                if value != 0:
                    inputs[count] = k * network.terms + i
                    values[count] = value
                    count += 1
        inputs[count] = network.seats * network.terms + min(seats, network.seats) - 1
        values[count] = 1
        count += 1
        page = self.page
        self.write(game, s, viewer, page)
        places = self.places
        for m in range(page.marked[0]):
            cell = i64(page.marks[m])
            place = i64(places[cell])
            if place >= 0 and count < 4096:
                inputs[count] = place
                values[count] = i64(page.cells[cell])
                count += 1
        return count

    def judge(self, game: Game[State], s: State, viewer: i64) -> Judgement:
        """What a position comes to, as a seat sees it."""
        seats = game.seats
        scores = vec[float]([0.0] * seats)
        logits = vec[float]([0.0] * seats)
        terms: list[vec[float]] = []
        for seat in range(seats):
            row = game.evaluation_terms(s, seat)
            for value in row:
                scores[seat] += value
            terms.append(row)
        own = scores[:]
        network = self.network
        if network is not None and not game.over(s):
            out = network.run(self.inputs, self.values, self.gather(game, s, viewer, terms))
            for k in range(min(seats, network.seats)):
                seat = (viewer + k) % seats
                logits[seat] = float(out[2 * k]) / OUTPUT_UNIT
                correction = float(out[2 * k + 1]) / OUTPUT_UNIT
                own[seat] += self.weight * correction
                scores[seat] += correction
        return Judgement(leads_of(game, own), chances_of(game, logits), scores)


def leads_of(game: Game[State], points: vec[float]) -> vec[float]:
    """How far each seat's side is ahead of the best other one."""
    seats = game.seats
    sums = ZEROS[:seats]  # by side
    for seat in range(seats):
        sums[game.side[seat]] += points[seat]
    out = ZEROS[:seats]
    for seat in range(seats):
        own = game.side[seat]
        best = -1e9
        for other in range(seats):
            if game.side[other] != own:
                best = max(best, sums[game.side[other]])
        out[seat] = sums[own] - best if best > -1e9 else sums[own]
    return out


def leads(game: Game[State], s: State) -> vec[float]:
    """How far each seat's side is ahead of the best other one, by the named terms."""
    points = ZEROS[: game.seats]
    if game.evaluator is not None:
        expected = game.evaluator.evaluate_all(game, s)
        for seat in range(game.seats):
            points[seat] = expected[seat]
        return leads_of(game, points)
    for seat in range(game.seats):
        points[seat] = game.evaluate(s, seat)
    return leads_of(game, points)


def lead(game: Game[State], s: State, seat: i64) -> float:
    """How far a seat's side is ahead of the best other one, by the named terms."""
    return leads(game, s)[seat]


def chances_of(game: Game[State], logits: vec[float]) -> vec[float]:
    """The chance of each seat's side."""
    seats = game.seats
    sums = vec[float]([0.0] * seats)
    there = vec[i64]([0] * seats)
    for seat in range(seats):
        sums[game.side[seat]] += logits[seat]
        there[game.side[seat]] = 1
    top = -1e9
    for side in range(seats):
        if there[side]:
            top = max(top, sums[side])
    total = 0.0
    for side in range(seats):
        sums[side] = exp(sums[side] - top) if there[side] else 0.0
        total += sums[side]
    out = vec[float]([0.0] * seats)
    for seat in range(seats):
        out[seat] = sums[game.side[seat]] / total
    return out
