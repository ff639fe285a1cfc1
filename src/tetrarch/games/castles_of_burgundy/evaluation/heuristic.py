"""Heuristics for the bots: points, what is begun in the duchy, what is stored, what dice can still do."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest, ones
from tetrarch.core.engine.kernel import Decision, Game
from tetrarch.core.match.game_data import weights
from tetrarch.games.castles_of_burgundy.data.components import monastery_effects
from tetrarch.games.castles_of_burgundy.rules.dice import free_place
from tetrarch.games.castles_of_burgundy.rules.final_scoring import monastery_points
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_PRIVATE_STORAGE,
    ASK_ACTION,
    ASK_FETCH,
    ASK_GOODS,
    ASK_TOWN_HALL,
    ASK_WAREHOUSE,
    BUILDING,
    CASTLE,
    CELLS,
    COLOURS,
    DEPOTS,
    EFFECT_TOWN_HALL,
    EFFECT_WAREHOUSE,
    GOODS,
    LIVESTOCK,
    MARKET,
    MINE,
    MONASTERY,
    NONE,
    PHASES,
    ROUNDS,
    SHIP,
    TILES,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import (
    ANIMAL,
    AREA_POINTS,
    BONUS_POINTS,
    COLOUR,
    DUCHIES,
    HEADS,
    NUMBER,
    PHASE_POINTS,
    SALE,
    SOURCE_OF,
    STORAGE_SPACES,
)
from tetrarch.games.castles_of_burgundy.rules.tiles.monasteries import (
    AMOUNT,
    POINTS_PER_LIVESTOCK,
    WORKERS_PER_MINE,
    has,
    total,
)
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import sites

# what things are worth in points while the game is young: places in the weights
SILVER: Final = 0
WORKER: Final = 1
WORKER_BEYOND: Final = 2  # from the seventh on
DIE: Final = 3  # an unused one at the end of the game
DIE_EARLY: Final = 4  # and so much more at its start
FITS: Final = 5  # the share of a stored tile's worth that a fitting die adds
SHIFT: Final = 6  # lost by a die that needs a worker to fit
STORED: Final = 7  # the share of its worth that a tile has in storage
STUCK: Final = 8  # and if there is no space for it yet
FULL: Final = 9  # lost when storage is full
SALE_SHARE: Final = 10  # of what stored goods would sell for
PILE: Final = 11  # for every kind of goods that can be sold
FURTHER: Final = 12  # what an animal promises for each space left in its pasture
SPACE: Final = 13  # on the turn order track
NEED: Final = 14  # actions for a tile that is to complete an area
PACE: Final = 15  # rounds for it
CASTLE_ACTION: Final = 16
TRIBUTE: Final = 17  # for what asks a tribute at the end of a phase, with what that keeps a seat from
NAMES: Final = (
    "silver worker worker_beyond die die_early fits shift stored stuck full sale_share pile further "
    "space need pace castle_action tribute"
).split()
WEIGHTS: Final = vec[float]([weight for weight in weights("castles_of_burgundy", NAMES)])
SWELL: Final = 0.97  # how much more the last tiles of an area count than the first

TERMS: Final = ("points areas colours storage holdings animals powers mines effect").split()
NUMBERED_ACTION: Final = 2.8  # an action with a number that is given

# effects of buildings in their order, crane and white castle
EFFECTS: Final = vec[float]([2.7, 2.6, 3.1, 2.0, 3.3, 2.8, 4.3, 2.4, 4.0, 2.8])

# what a monastery's power promises over a whole game: the printed ones, tuned by matches
TUNED_WORTH: Final = [
    *[0.0, 2.0, 1.7, 6.0, 5.0, 4.6, 9.8, 5.9, 8.1, 7.8, 5.6, 7.8, 9.9, 6.5, 8.6, 4.9, 5.8, 4.7, 4.8, 5.4],
    *[5.1, 5.6, 4.7, 5.3, 6.3, 8.2, 3.5, 2.0, 8.0, 5.0],
]


def monastery_worth() -> vec[float]:
    """By number; a monastery that was not tuned is worth as much as the mean of those with its effect."""
    effects = monastery_effects()
    by_effect: dict[str, list[float]] = {}
    for effect, worth in zip(effects, TUNED_WORTH, strict=False):
        by_effect.setdefault(effect, []).append(worth)
    means = [sum(by_effect[effect]) / len(by_effect[effect]) for effect in effects[len(TUNED_WORTH) :]]
    return vec[float](TUNED_WORTH + means)


MONASTERY_WORTH: Final = monastery_worth()


class Plan:
    """The areas of a duchy, one after the other."""

    def __init__(self, number: i64) -> None:
        duchy = DUCHIES[number]
        self.cells: vec[i64] = vec[i64]()
        self.rest: vec[i64] = vec[i64]()  # cells in the other half of a duchy that partners share
        self.size: vec[i64] = vec[i64]()
        self.at: vec[i64] = vec[i64]([0] * CELLS)  # the area of each cell
        seen: i64 = 0
        for cell in range(i64(len(duchy.colour))):
            if not seen >> cell & 1:
                seen |= duchy.area[cell]
                for other in range(i64(CELLS)):
                    if duchy.area[cell] >> other & 1:
                        self.at[other] = len(self.cells)
                self.cells = append(self.cells, duchy.area[cell])
                self.rest = append(self.rest, duchy.beyond[cell])
                self.size = append(self.size, ones(duchy.area[cell]) + ones(duchy.beyond[cell]))


def all_plans() -> list[Plan]:
    return [Plan(number) for number in range(len(DUCHIES))]


def shares() -> vec[float]:
    """The share of an area's worth that its filled cells have, by size and cells."""
    out = vec[float]([0.0] * 100)
    for size in range(i64(1), i64(10)):
        for filled in range(size + 1):
            out[size * 10 + filled] = (float(filled) / float(size)) ** SWELL
    return out


PLANS: Final = all_plans()
SHARES: Final = shares()


class Outlook:
    """A seat's position under the heuristic: what its areas promise, how long the game still lasts."""

    def __init__(self, g: Game[CbState], s: CbState, seat: i64, appraisers: "list[Appraiser]") -> None:
        self.g: Game[CbState] = g
        self.appraisers: list[Appraiser] = appraisers
        self.w: vec[float] = g.weights
        self.s: CbState = s
        self.seat: i64 = seat
        self.plan: Plan = PLANS[s.duchy[seat]]
        self.dice: i64 = (1 if s.dice[seat * 2] > 0 else 0) + (1 if s.dice[seat * 2 + 1] > 0 else 0)
        self.past: i64 = max(i64(0), s.phase) * ROUNDS + max(i64(0), s.round)
        self.actions: float = float(2 * (PHASES * ROUNDS - 1 - self.past) + self.dice)
        self.young: float = self.actions / 50.0
        self.incomes: i64 = PHASES - max(i64(0), s.phase)  # ends of phases to come
        self.filled: vec[i64] = vec[i64]([0] * len(self.plan.cells))
        for i in range(i64(len(self.plan.cells))):
            self.filled[i] = ones(s.filled[seat] & self.plan.cells[i])
            if self.plan.rest[i] != 0:
                self.filled[i] += ones(s.filled[s.mate(seat)] & self.plan.rest[i])

    def area(self, size: i64, filled: i64) -> float:
        """What an area promises, the whole of it once it is complete."""
        if filled == size:
            return float(AREA_POINTS[size] + PHASE_POINTS[max(i64(0), self.s.phase)])
        left = float(size - filled)
        likely = 1.0 - self.w[NEED] * left / (self.actions + 1.0)
        if likely <= 0.0:
            return 0.0
        bonus = max(2.0, 10.0 - 0.4 * (float(self.past) + self.w[PACE] * left))
        return likely * SHARES[size * 10 + filled] * (float(AREA_POINTS[size]) + bonus)

    def areas(self) -> float:
        """The areas that are begun; complete ones have paid."""
        worth = 0.0
        for i in range(i64(len(self.filled))):
            counted = self.plan.rest[i] != 0 and self.seat > self.s.mate(self.seat)  # with the left half
            if 0 < self.filled[i] < self.plan.size[i] and not counted:
                worth += self.area(self.plan.size[i], self.filled[i])
        return worth

    def step(self, cell: i64) -> float:
        """What one more tile in the area of a cell adds."""
        i = self.plan.at[cell]
        size, filled = self.plan.size[i], self.filled[i]
        return self.area(size, filled + 1) - (self.area(size, filled) if filled > 0 else 0.0)

    def colours(self) -> float:
        """Bonus tiles that a seat may still gain."""
        s, seat = self.s, self.seat
        duchy = DUCHIES[s.duchy[seat]]
        worth = 0.0
        for colour in range(i64(COLOURS)):
            first = s.bonus[colour * 2]
            if first == seat or (first != NONE and s.bonus[colour * 2 + 1] != NONE):
                continue
            cells = ones(duchy.of[colour])
            share = float(ones(duchy.of[colour] & s.filled[seat])) / float(max(i64(1), cells))
            points = BONUS_POINTS[s.seats if first == NONE else 5 + s.seats]
            worth += float(points) * share * share * share
        return worth if self.actions > 2.0 else 0.0

    # tiles

    def flock(self, cell: i64, kind: i64) -> float:
        """What livestock would score on a cell."""
        s, base = self.s, self.seat * CELLS
        each = float(total(s, self.seat, POINTS_PER_LIVESTOCK, AMOUNT))
        worth = float(HEADS[kind]) + each
        cells = self.plan.cells[self.plan.at[cell]] & s.filled[self.seat]
        while cells != 0:
            other = s.tile[base + lowest(cells)]
            cells &= cells - 1
            if ANIMAL[other] == ANIMAL[kind]:
                worth += float(HEADS[other]) + each
        return worth

    def effect(self, kind: i64) -> float:
        """What a tile does when it is placed, or promises from then on; livestock apart."""
        s, seat = self.s, self.seat
        colour = COLOUR[kind]
        if colour == CASTLE:
            return self.w[CASTLE_ACTION] if self.actions > 2.0 else 1.5
        if colour == MINE:
            workers = self.w[WORKER] if has(s, seat, WORKERS_PER_MINE) else 0.0
            return float(self.incomes) * (self.w[SILVER] + workers)
        if colour == SHIP:
            return self.cargo()
        if colour == MONASTERY:
            return self.power(NUMBER[kind]) + self.at_end(NUMBER[kind])
        return EFFECTS[kind - MARKET] if colour == BUILDING else 0.0

    def cargo(self) -> float:
        """What a ship would bring: the most goods in a depot, and a step on the track."""
        s = self.s
        most: i64 = 0
        for depot in range(i64(DEPOTS)):
            n: i64 = 0
            for good in range(depot * GOODS, depot * GOODS + GOODS):
                n += s.goods[good]
            most = max(most, n)
        return 0.6 * float(most * SALE[s.seats]) + self.w[SPACE] * self.young

    def power(self, monastery: i64) -> float:
        """What a monastery promises for the rest of the game."""
        worth = self.young * MONASTERY_WORTH[monastery]
        if WORKERS_PER_MINE >> monastery & 1:
            worth += 0.5 * float(self.incomes * self.s.count(self.seat, MINE))
        return worth

    def at_end(self, monastery: i64) -> float:
        """What it would pay if the game ended now."""
        if SOURCE_OF[monastery] == 0:
            return 0.0
        return float(monastery_points(self.g, self.s, self.seat, monastery))

    def best(self, kind: i64, cells: i64) -> float:
        """The worth of a tile on the best of some cells."""
        best = -1.0
        seen: i64 = 0
        grazes = COLOUR[kind] == LIVESTOCK
        while cells != 0:
            cell = lowest(cells)
            cells &= cells - 1
            if not seen >> self.plan.at[cell] & 1:
                seen |= bit(self.plan.at[cell])
                worth = self.step(cell) + (self.flock(cell, kind) if grazes else 0.0)
                if worth > best:
                    best = worth
        return best

    def storage(self) -> float:
        """Stored tiles: part of what they would bring, more if a die fits."""
        s, seat = self.s, self.seat
        if self.actions == 0.0:
            return 0.0
        fits = vec[float]([0.0, 0.0])
        other = s.mate(seat)
        twin = self if other == seat else Outlook(self.g, s, other, self.appraisers)
        worth = self.shelf(seat, twin, fits)
        for appraiser in self.appraisers:
            worth += appraiser.storage(self, twin, fits)
        spaces = self.g.amount(s, AMOUNT_PRIVATE_STORAGE, seat, STORAGE_SPACES)
        worth -= self.w[FULL] if s.stored[seat] >= spaces else 0.0
        return worth + self.w[FITS] * (fits[0] + fits[1])

    def shelf(self, shelf: i64, twin: "Outlook", fits: vec[float]) -> float:
        """The tiles of a storage; `twin` looks at the partner's half of the duchy, `fits` notes the dice."""
        s, seat = self.s, self.seat
        worth = 0.0
        held = s.held[shelf]
        while held != 0:
            kind = lowest(held)
            held &= held - 1
            n = float(s.stock[shelf * TILES + kind])
            cells = sites(self.g, s, seat, kind)
            far = sites(self.g, s, twin.seat, kind) if twin.seat != seat else 0
            effect = self.effect(kind)
            if cells == 0 and far == 0:
                worth += n * self.w[STUCK] * (effect + 2.0) * self.young
                continue
            best = max(self.best(kind, cells), twin.best(kind, far))
            worth += (1.0 + 0.5 * (n - 1.0)) * self.w[STORED] * (best + effect)
            for k in range(i64(2)):
                die = s.dice[seat * 2 + k]
                if die > 0:
                    fit = max(self.fit(kind, cells, die, effect), twin.fit(kind, far, die, effect))
                    fits[k] = max(fits[k], fit)
        for appraiser in self.appraisers:
            worth += appraiser.shelf(self, shelf, fits)
        return worth

    def fit(self, kind: i64, cells: i64, die: i64, effect: float) -> float:
        """What a die could place on the best of some cells, with a worker if need be; 0 if it cannot."""
        s = self.s
        within = DUCHIES[s.duchy[self.seat]].within
        reach = cells & within[die * 4 + free_place(s, self.seat, kind)]
        if reach != 0:
            return self.best(kind, reach) + effect
        reach = cells & within[die * 4 + 1] if s.workers[self.seat] > 0 else 0
        return self.best(kind, reach) + effect - self.w[SHIFT] if reach != 0 else 0.0

    # the rest

    def holdings(self) -> float:
        """Silver, workers, goods."""
        s, seat = self.s, self.seat
        fade = min(1.0, self.actions / 8.0)
        silver = float(s.silver[seat])
        workers = s.workers[seat]
        worth = silver * (1.0 + (self.w[SILVER] - 1.0) * fade)
        worth += float(min(workers, 6)) * (0.5 + (self.w[WORKER] - 0.5) * fade)
        worth += float(max(i64(0), workers - 6)) * self.w[WORKER_BEYOND]
        for good in range(seat * GOODS, seat * GOODS + GOODS):
            n = s.wares[good]
            if n > 0:
                share = self.w[SALE_SHARE] * float(SALE[s.seats]) - 1.0
                worth += float(n) * (1.0 + fade * share) + self.w[PILE] * fade
        return worth

    def turns(self) -> float:
        """Unused dice, the place on the track."""
        dice = (self.w[DIE] + self.w[DIE_EARLY] * self.young) * float(self.dice)
        return dice + self.w[SPACE] * self.young * float(self.s.space[self.seat])

    def animals(self) -> float:
        """Livestock that may score again."""
        s, base = self.s, self.seat * CELLS
        worth = 0.0
        cells = DUCHIES[s.duchy[self.seat]].of[LIVESTOCK] & s.filled[self.seat]
        while cells != 0:
            cell = lowest(cells)
            cells &= cells - 1
            i = self.plan.at[cell]
            worth += float(HEADS[s.tile[base + cell]] * (self.plan.size[i] - self.filled[i]))
        return self.w[FURTHER] * self.young * worth

    def powers(self) -> float:
        """Monasteries that work for the seat, and other powers."""
        s, seat = self.s, self.seat
        worth = 0.0
        numbers = s.powers[seat]
        while numbers != 0:
            number = lowest(numbers)
            numbers &= numbers - 1
            worth += self.power(number) + self.at_end(number)
        for appraiser in self.appraisers:
            worth += appraiser.powers(self)
        return worth

    def pending(self) -> float:
        """The effect that the seat is just being asked about."""
        s = self.s
        if self.g.asked(s) != self.seat:
            return 0.0
        d = s.stack[-1]
        if d.step == ASK_ACTION:
            return self.w[CASTLE_ACTION] if d.a == 0 else NUMBERED_ACTION
        if d.step == ASK_FETCH:
            return EFFECTS[d.a]
        if d.step == ASK_TOWN_HALL:
            return EFFECTS[EFFECT_TOWN_HALL]
        if d.step == ASK_WAREHOUSE:
            return EFFECTS[EFFECT_WAREHOUSE]
        if d.step == ASK_GOODS:
            return self.cargo()
        worth = 0.0
        for appraiser in self.appraisers:
            worth += appraiser.pending(d)
        return worth

    def mines(self) -> float:
        """Silver that mines will pay."""
        return self.w[SILVER] * float(self.incomes * self.s.count(self.seat, MINE))


class Appraiser:
    """What an expansion adds to the heuristic. Every default adds nothing."""

    def __init__(self) -> None:
        self.term: str = ""  # the name of a term of its own

    def worth(self, view: Outlook) -> float:
        """Its own term, where it has a name for one."""
        raise NotImplementedError

    def storage(self, view: Outlook, twin: Outlook, fits: vec[float]) -> float:
        """A further storage of a seat."""
        return 0.0

    def shelf(self, view: Outlook, shelf: i64, fits: vec[float]) -> float:
        """Tiles of a sort of its own in a storage."""
        return 0.0

    def powers(self, view: Outlook) -> float:
        """What its pieces promise a seat that has them."""
        return 0.0

    def pending(self, d: Decision) -> float:
        """What the answer to one of its questions brings."""
        return 0.0


def evaluation_terms(g: Game[CbState], s: CbState, seat: i64, appraisers: list[Appraiser]) -> vec[float]:
    """Points, and what everything that a seat has begun or holds promises."""
    if s.duchy[seat] == 0:
        return vec[float]([0.0])
    view = Outlook(g, s, seat, appraisers)
    own = 1.0 if s.mate(seat) == seat else 0.5  # of what partners share
    out = vec[float](
        [
            float(s.points[seat]),
            view.areas(),
            own * view.colours(),
            view.storage(),
            own * view.holdings() + view.turns(),
            view.animals(),
            own * view.powers(),
            own * view.mines(),
            view.pending(),
        ]
    )
    for appraiser in appraisers:
        if appraiser.term != "":
            out = append(out, appraiser.worth(view))
    return out
