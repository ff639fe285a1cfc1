"""Heuristics for vineyards: what is planted there, and where a double tile would do best."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest, ones
from tetrarch.core.engine.kernel import Decision
from tetrarch.games.castles_of_burgundy.evaluation.heuristic import SHIFT, STORED, Appraiser, Outlook
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import (
    ASK_BONUSES,
    ASK_FETCH_BLACK,
    ASK_FETCH_DOUBLE,
    ASK_GRAPE,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards.rules import open_beds, sizes_of
from tetrarch.games.castles_of_burgundy.modules.vineyards.tables import (
    BED_BONUS,
    BED_DIE,
    BED_LEVEL,
    LEVEL_BEDS,
    VINE_POINTS,
    WAYS,
)
from tetrarch.games.castles_of_burgundy.rules.dice import cost
from tetrarch.games.castles_of_burgundy.rules.ids import BEDS, GRAPES
from tetrarch.games.castles_of_burgundy.rules.state import CbState

GROWTH: Final = 1.5  # what a vine in an area that scores promises at the start of the game
HOPE: Final = 0.3  # the share of its points that an area has without a vine tile
LEVEL: Final = 3.0  # the vine tile of a full level
NEED: Final = 3.0  # actions for each space of it
BONUS_WORTH: Final = vec[float]([2.7, 2.6, 3.1, 2.0, 3.3, 2.8, 4.3, 2.4, 5.3, 3.0, 3.0])  # by BONUS_NAMES


class Vines:
    """A seat's vineyard under the heuristic."""

    def __init__(self, s: CbState, seat: i64, actions: float) -> None:
        self.s: CbState = s
        self.seat: i64 = seat
        self.actions: float = actions
        self.young: float = actions / 50.0
        self.masks: vec[i64] = vec[i64]([0] * GRAPES)  # hexes with vines of each colour
        left = s.planted[seat]
        while left != 0:
            bed = lowest(left)
            left &= left - 1
            laid = s.bed[seat * BEDS + bed]
            self.masks[laid // GRAPES] |= bit(bed * 2)
            self.masks[laid % GRAPES] |= bit(bed * 2 + 1)

    def worth(self) -> float:
        """All that is planted: areas, and levels that are begun."""
        worth = 0.0
        for colour in range(i64(GRAPES)):
            if self.masks[colour] != 0:
                worth += self.colour(colour, self.masks[colour])
        for level in range(i64(len(LEVEL_BEDS))):
            worth += self.level(level, self.s.planted[self.seat])
        return worth

    def colour(self, colour: i64, hexes: i64) -> float:
        """The areas of a colour: those that vine tiles score, and the largest of the others."""
        sizes = sizes_of(hexes)
        tiles = self.s.grapes[self.seat * GRAPES + colour]
        worth = 0.0
        for k in range(min(tiles, i64(len(sizes)))):
            worth += float(VINE_POINTS[sizes[k]]) + GROWTH * self.young * float(sizes[k])
        if tiles < len(sizes):
            worth += HOPE * self.young * float(VINE_POINTS[sizes[tiles]])
        return worth

    def level(self, level: i64, planted: i64) -> float:
        """What the spaces of a level promise that are planted; a full one has brought its vine tile."""
        there = ones(LEVEL_BEDS[level] & planted)
        size = ones(LEVEL_BEDS[level])
        likely = 1.0 - NEED * float(size - there) / (self.actions + 1.0)
        if there == size or likely <= 0.0:
            return 0.0
        return LEVEL * likely * float(there) / float(size)

    def step(self, bed: i64, laid: i64) -> float:
        """What a double tile on a space adds, with its bonuses."""
        worth = BONUS_WORTH[BED_BONUS[bed * 2]] + BONUS_WORTH[BED_BONUS[bed * 2 + 1]]
        planted, level = self.s.planted[self.seat], BED_LEVEL[bed]
        worth += (
            LEVEL if LEVEL_BEDS[level] & ~(planted | bit(bed)) == 0 else self.level(level, planted | bit(bed))
        )
        worth -= self.level(level, planted)
        left, right = laid // GRAPES, laid % GRAPES
        near, far = bit(bed * 2), bit(bed * 2 + 1)
        if left == right:
            return worth + self.grown(left, near | far)
        return worth + self.grown(left, near) + self.grown(right, far)

    def grown(self, colour: i64, hexes: i64) -> float:
        """What further vines of a colour add."""
        there = self.masks[colour]
        return self.colour(colour, there | hexes) - (self.colour(colour, there) if there != 0 else 0.0)

    def best(self, pair: i64, beds: i64) -> float:
        """The worth of a double tile on the best of some spaces, either way round; -1 without any."""
        best = -1.0
        while beds != 0:
            bed = lowest(beds)
            beds &= beds - 1
            ways = WAYS[pair]
            while ways != 0:
                worth = self.step(bed, lowest(ways))
                ways &= ways - 1
                if worth > best:
                    best = worth
        return best

    def stored(self, pairs: i64, shift: float, fits: vec[float]) -> float:
        """What some double tiles would add; `fits` notes what each die could plant."""
        s, seat = self.s, self.seat
        worth = 0.0
        beds = open_beds(s, seat)
        while pairs != 0:
            pair = lowest(pairs)
            pairs &= pairs - 1
            worth += max(0.0, self.best(pair, beds))
            for k in range(i64(2)):
                if s.dice[seat * 2 + k] > 0:
                    fits[k] = max(fits[k], self.fit(pair, beds, s.dice[seat * 2 + k], shift))
        return worth

    def fit(self, pair: i64, beds: i64, die: i64, shift: float) -> float:
        """What a die could plant; `shift` is lost if it needs a worker. 0 if it cannot."""
        at_once: i64 = 0
        shifted: i64 = 0
        while beds != 0:
            workers = cost(self.s, self.seat, die, BED_DIE[lowest(beds)], 0)
            if workers == 0:
                at_once |= beds & -beds
            elif workers == 1 and self.s.workers[self.seat] > 0:
                shifted |= beds & -beds
            beds &= beds - 1
        return max(0.0, self.best(pair, at_once), self.best(pair, shifted) - shift)


class VineAppraiser(Appraiser):
    """Vineyards in the heuristic."""

    def __init__(self) -> None:
        super().__init__()
        self.term = "vines"

    def worth(self, view: Outlook) -> float:
        return Vines(view.s, view.seat, view.actions).worth()

    def shelf(self, view: Outlook, shelf: i64, fits: vec[float]) -> float:
        pairs = view.s.twins[shelf]
        if pairs == 0:
            return 0.0
        return view.w[STORED] * Vines(view.s, view.seat, view.actions).stored(pairs, view.w[SHIFT], fits)

    def pending(self, d: Decision) -> float:
        if d.step == ASK_BONUSES:
            return BONUS_WORTH[BED_BONUS[d.a * 2]] + BONUS_WORTH[BED_BONUS[d.a * 2 + 1]]
        if d.step == ASK_FETCH_DOUBLE or d.step == ASK_FETCH_BLACK:
            return BONUS_WORTH[-1]
        return LEVEL if d.step == ASK_GRAPE else 0.0
