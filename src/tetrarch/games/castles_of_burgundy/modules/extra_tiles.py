"""The extra tiles: monasteries 27 and 28, the crane, the geese."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest
from tetrarch.core.kernel import Decision, Module
from tetrarch.games.castles_of_burgundy.effects import grazing, run_effect
from tetrarch.games.castles_of_burgundy.ids import (
    ANYTIME,
    ASK_CRANE,
    ASK_DEPLOY,
    BLESSED,
    BUILDINGS,
    BY_CRANE,
    BY_WHITE_CASTLE,
    CELLS,
    CRANE,
    DO_CRANE,
    DO_HIRE,
    DO_SKIP,
    EFFECT,
    FLOCK,
    HERD,
    MONASTERIES,
    MONASTERY_POINTS,
    MOVED,
)
from tetrarch.games.castles_of_burgundy.moves import Moves
from tetrarch.games.castles_of_burgundy.rules import Readings, gain_silver, gain_workers, has
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.steps.asked import Asked
from tetrarch.games.castles_of_burgundy.tables import ANIMAL, SCORED


class ChooseCrane(Asked):
    """Which building's effect does the crane have [CB-144]? `white`: also a white castle's [CB-162]."""

    def __init__(self, readings: Readings, ruling: i64, part: bool, white: bool) -> None:
        super().__init__(readings, ruling, part)
        self.white: bool = white

    def answers(self, s: CbState, d: Decision, moves: Moves) -> None:
        effects = bit(BUILDINGS) - 1
        moves.add(DO_CRANE, effects | bit(BY_WHITE_CASTLE) if self.white else effects, 8)
        moves.one(DO_SKIP)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        run_effect(self.game, s, d.seat, x >> 8, BY_CRANE)


def scored_buildings() -> i64:
    """The monasteries that score buildings, as a bit set."""
    found: i64 = 0
    for number in range(i64(1), i64(MONASTERIES)):
        if SCORED[number] >= 0:
            found |= bit(number)
    return found


class ExtraTiles(Module[CbState]):
    """Two monasteries, the crane and the geese [CB-140]."""

    def __init__(self) -> None:
        super().__init__()
        self.scored: i64 = scored_buildings()
        self.kinds = [DO_HIRE]
        self.offers = [*ANYTIME, ASK_DEPLOY]
        self.triggers = [EFFECT, BLESSED, MOVED]
        self.amounts = [HERD, MONASTERY_POINTS]

    # monastery 28

    def offer(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        if has(s, d.seat, 28) and s.silver[d.seat] > 0:
            out = append(out, i64(DO_HIRE))
        return out

    def take(self, s: CbState, d: Decision, x: i64) -> None:
        """One silver buys two workers [CB-143]."""
        s.stack.append(d)
        gain_silver(s, d.seat, -1)
        gain_workers(self.game, s, d.seat, 2)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 143 if x & 0xFF == DO_HIRE else 0

    # the crane, monastery 27

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == EFFECT:
            if a == BY_CRANE:
                s.push(ASK_CRANE, seat)
        elif trigger == MOVED or a == 27:
            self.rise(s)

    def rise(self, s: CbState) -> None:
        """The marker of whoever has monastery 27 lies on top of its stack [CB-141, CB-142, CB-231]."""
        before = s.order[:]
        for k in range(s.seats - 1, -1, -1):
            seat = before[k]
            if s.own[seat] >> 27 & 1:
                s.move_to(seat, s.space[seat])

    # geese, and the crane at the end

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == HERD:
            return n + self.flock(s, seat, a)
        if s.target > 0:  # [CB-248]
            return n + 4 if self.scored >> a & 1 and s.count(seat, CRANE) > 0 else n
        return n + 4 if a == self.stand_in(s, seat) else n

    def flock(self, s: CbState, seat: i64, cell: i64) -> i64:
        """What the geese add to livestock that scores, as points | tiles << 8 [CB-147 to CB-149]."""
        if ANIMAL[s.tile[seat * CELLS + cell]] != FLOCK:
            return grazing(self.game, s, seat, cell, FLOCK)
        best: i64 = 0
        most: i64 = 0
        for animal in range(i64(FLOCK)):
            found = grazing(self.game, s, seat, cell, animal)
            points = (found & 0xFF) + (found >> 8 if has(s, seat, 7) else 0)
            if points > most:
                best, most = found, points
        return best

    def stand_in(self, s: CbState, seat: i64) -> i64:
        """The monastery for which a seat's crane counts as a building, 0 for none [CB-146]."""
        able = s.powers[seat] & self.scored
        if able == 0 or s.count(seat, CRANE) == 0:
            return 0
        return lowest(able)
