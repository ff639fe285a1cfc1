"""A productive season up to the turn order, and its end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import lowest
from tetrarch.core.kernel import CHANCE, Decision
from tetrarch.core.rng import Rng
from tetrarch.games.kingsburg.ids import (
    A_AID_SEASONS,
    A_DICE,
    A_HIGHEST_FIRST,
    A_PLACE_SET,
    A_WHITE,
    BY_NEUTRAL,
    BY_ROLL,
    EMPTY,
    NEUTRAL,
    NEUTRAL_DICE,
    ON_REROLLED,
    ON_SEASON_OVER,
    ORDERED,
    PHASE_BEGUN,
    REROLLED,
    ROLL_DICE,
    ROLL_NEUTRAL,
    ROLLED,
    SEASON_FLOW,
)
from tetrarch.games.kingsburg.rules import KiStep, Rules
from tetrarch.games.kingsburg.state import KiState, group_of
from tetrarch.games.kingsburg.tables import (
    EVERY_ADVISOR,
    FACES,
    OF_SIZE,
    ROLLS,
    SUM,
    WHITE_SEASONS,
    WITH,
    join,
)


def season_of(s: KiState) -> i64:
    """0 for spring, 1 for summer, 2 for autumn."""
    return s.phase // 2 - 1


class EnterSeason(KiStep):
    """The calendar moves to a productive season [KI-12]."""

    def __init__(self, rules: Rules, ruling: i64, phase: i64) -> None:
        super().__init__(rules, ruling)
        self.phase: i64 = phase

    def open(self, s: KiState, d: Decision) -> None:
        s.phase = self.phase
        s.emit(PHASE_BEGUN, 0, s.phase - 1)
        self.game.enter(s, SEASON_FLOW, 0)


class BeginSeason(KiStep):
    """White dice are handed out [KI-20, KI-22]."""

    def open(self, s: KiState, d: Decision) -> None:
        season = season_of(s)
        aided = s.aid >= 0 and self.game.amount(s, A_AID_SEASONS, s.aid, 1) >> season & 1 != 0
        for seat in range(s.seats):
            n: i64 = 1 if aided and s.aid == seat else 0
            left = s.built[seat]
            while left != 0:
                n += WHITE_SEASONS[lowest(left)] >> season & 1
                left &= left - 1
            s.extra[seat] = self.game.amount(s, A_WHITE, seat, n, season)


class RollNeutral(KiStep):
    """Neutral dice take advisors in a game for two [KI-117]."""

    def open(self, s: KiState, d: Decision) -> None:
        if s.seats == 2:
            s.push(ROLL_NEUTRAL, CHANCE, 2)
            s.push(ROLL_NEUTRAL, CHANCE, 3)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for handful in range(OF_SIZE[d.a], OF_SIZE[d.a + 1]):
            out = append(out, BY_NEUTRAL | handful << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return ROLLS[OF_SIZE[d.a] : OF_SIZE[d.a + 1]]

    def sample(self, s: KiState, d: Decision, rng: Rng) -> i64:
        return BY_NEUTRAL | roll(rng, d.a) << 8

    def purpose(self, s: KiState, d: Decision) -> i64:
        return d.step | d.a << 8

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        dice = x >> 8
        place = SUM[dice] - 1
        if not self.game.amount(s, A_PLACE_SET, 0, EVERY_ADVISOR) >> place & 1:
            return
        if not s.taken >> place & 1:
            self.put(s, place, dice)
            return
        for face in range(i64(6)):
            if FACES[dice] >> 3 * face & 7 != 0:
                self.put(s, face, face + 1)

    def put(self, s: KiState, place: i64, dice: i64) -> None:
        """Dice of one value each, the second of two equal ones is left out [KI-118]."""
        s.settle_on(place, group_of(NEUTRAL, dice, 0, 0))
        s.emit(NEUTRAL_DICE, 0, place, dice)


def roll(rng: Rng, n: i64) -> i64:
    """A handful of so many dice."""
    out: i64 = 0
    for _ in range(n):
        out = WITH[out * 6 + rng.below(6)]
    return out


class RollAll(KiStep):
    """All players roll all their dice [KI-21]."""

    def open(self, s: KiState, d: Decision) -> None:
        for k in range(s.seats - 1, -1, -1):
            seat = s.order[k]
            s.push(ROLL_DICE, CHANCE, seat, self.game.amount(s, A_DICE, seat, 3) | s.extra[seat] << 2)


class RollDice(KiStep):
    """The dice of seat `d.a`, as many coloured and white ones as `d.b` says; rolled anew by `d.c` [KI-21]."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        dice, white = d.b & 3, d.b >> 2
        for w in range(OF_SIZE[white], OF_SIZE[white + 1]):
            for c in range(OF_SIZE[dice], OF_SIZE[dice + 1]):
                out = append(out, BY_ROLL | c << 8 | w << 20)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        dice, white = d.b & 3, d.b >> 2
        for w in range(OF_SIZE[white], OF_SIZE[white + 1]):
            for c in range(OF_SIZE[dice], OF_SIZE[dice + 1]):
                out = append(out, ROLLS[c] * ROLLS[w])
        return out

    def sample(self, s: KiState, d: Decision, rng: Rng) -> i64:
        dice = roll(rng, d.b & 3)
        return BY_ROLL | dice << 8 | roll(rng, d.b >> 2) << 20

    def purpose(self, s: KiState, d: Decision) -> i64:
        """Of each seat and season, so that games with other decisions see the same dice."""
        return d.step | d.a << 8 | (s.year * 8 + s.phase) << 12

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        seat = d.a
        dice, white = x >> 8 & 0xFFF, x >> 20
        s.dice[seat] = dice if s.dice[seat] == 0 else join(s.dice[seat], dice)
        s.white[seat] = white if s.white[seat] == 0 else join(s.white[seat], white)
        s.emit(ROLLED if d.c == 0 else REROLLED, seat, s.dice[seat], s.white[seat])
        if d.c != 0:
            self.game.react(s, ON_REROLLED, seat, d.c - 1)


class FixOrder(KiStep):
    """The lowest total goes first; equal ones keep their order [KI-24, KI-25]."""

    def open(self, s: KiState, d: Decision) -> None:
        sign: i64 = -1 if self.game.amount(s, A_HIGHEST_FIRST, 0, 0) != 0 else 1
        order = s.order[:]
        for k in range(i64(1), s.seats):
            seat = order[k]
            total = s.dice_total(seat) * sign
            i = k - 1
            while i >= 0 and s.dice_total(order[i]) * sign > total:
                order[i + 1] = order[i]
                i -= 1
            order[i + 1] = seat
        s.order = order
        for k in range(s.seats):
            s.emit(ORDERED, order[k], k)


class EndSeason(KiStep):
    """What holds for one season ends."""

    def open(self, s: KiState, d: Decision) -> None:
        self.game.react(s, ON_SEASON_OVER, s.order[0])
        for seat in range(s.seats):
            s.used[seat] = 0
            s.constructed[seat] = 0
            s.extra[seat] = 0
        s.swaps = vec[i64]([0] * s.seats)
        s.passed = 0
        s.influenced = 0
        if s.aid >= 0 and self.game.amount(s, A_AID_SEASONS, s.aid, 1) >> season_of(s) + 1 == 0:
            s.aid = EMPTY
