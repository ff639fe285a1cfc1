"""A productive season up to the turn order, and its end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import CHANCE, Decision
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingsburg.rules.buildings.effects import white_dice_of_buildings
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_AID_SEASONS,
    AMOUNT_DICE,
    AMOUNT_HIGHEST_FIRST,
    AMOUNT_PLACE_SET,
    AMOUNT_WHITE,
    CHANCE_NEUTRAL,
    CHANCE_ROLL,
    EMPTY,
    EVENT_NEUTRAL_DICE,
    EVENT_ORDERED,
    EVENT_PHASE_BEGUN,
    EVENT_REROLLED,
    EVENT_ROLLED,
    NEUTRAL,
    ON_REROLLED,
    ON_SEASON_OVER,
    ROLL_DICE,
    ROLL_NEUTRAL,
    SEASON_FLOW,
)
from tetrarch.games.kingsburg.rules.state import KiState, group_of
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.tables import (
    COLOURED_DICE,
    EVERY_ADVISOR,
    FACES,
    NEUTRAL_DICE_SETS,
    OF_SIZE,
    ROLLS,
    SUM,
    WITH,
    join,
)


class EnterSeason(KiStep):
    """The calendar moves to a productive season [KI-12]."""

    def __init__(self, rules: Rules, ruling: i64, phase: i64) -> None:
        super().__init__(rules, ruling)
        self.phase: i64 = phase

    def open(self, s: KiState, d: Decision) -> None:
        s.phase = self.phase
        s.emit(EVENT_PHASE_BEGUN, 0, s.phase - 1)
        self.game.enter(s, SEASON_FLOW, 0)


class BeginSeason(KiStep):
    """White dice are handed out [KI-20, KI-22]."""

    def open(self, s: KiState, d: Decision) -> None:
        season = s.season()
        aided = s.aid >= 0 and self.game.amount(s, AMOUNT_AID_SEASONS, s.aid, 1) >> season & 1 != 0
        for seat in range(s.seats):
            n = white_dice_of_buildings(s, seat, season)
            if aided and s.aid == seat:
                n += 1
            s.extra[seat] = self.game.amount(s, AMOUNT_WHITE, seat, n, season)


class RollNeutral(KiStep):
    """Neutral dice take advisors in a game for two [KI-117]."""

    def open(self, s: KiState, d: Decision) -> None:
        if s.seats == 2:
            for k in range(i64(len(NEUTRAL_DICE_SETS)) - 1, -1, -1):
                s.push(ROLL_NEUTRAL, CHANCE, NEUTRAL_DICE_SETS[k])

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for handful in range(OF_SIZE[d.a], OF_SIZE[d.a + 1]):
            out = append(out, CHANCE_NEUTRAL | handful << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return ROLLS[OF_SIZE[d.a] : OF_SIZE[d.a + 1]]

    def sample(self, s: KiState, d: Decision, rng: Rng) -> i64:
        return CHANCE_NEUTRAL | roll(rng, d.a) << 8

    def purpose(self, s: KiState, d: Decision) -> i64:
        return d.step | d.a << 8

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        dice = x >> 8
        place = SUM[dice] - 1
        if not self.game.amount(s, AMOUNT_PLACE_SET, 0, EVERY_ADVISOR) >> place & 1:
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
        s.emit(EVENT_NEUTRAL_DICE, 0, place, dice)


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
            dice = self.game.amount(s, AMOUNT_DICE, seat, COLOURED_DICE)
            s.push(ROLL_DICE, CHANCE, seat, dice | s.extra[seat] << 2)


class RollDice(KiStep):
    """The dice of seat `d.a`, as many coloured and white ones as `d.b` says; rolled anew by `d.c` [KI-21]."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        dice, white = d.b & 3, d.b >> 2
        for w in range(OF_SIZE[white], OF_SIZE[white + 1]):
            for c in range(OF_SIZE[dice], OF_SIZE[dice + 1]):
                out = append(out, CHANCE_ROLL | c << 8 | w << 20)
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
        return CHANCE_ROLL | dice << 8 | roll(rng, d.b >> 2) << 20

    def purpose(self, s: KiState, d: Decision) -> i64:
        """Of each seat and season, so that games with other decisions see the same dice."""
        return d.step | d.a << 8 | (s.year * 8 + s.phase) << 12

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        seat = d.a
        dice, white = x >> 8 & 0xFFF, x >> 20
        s.dice[seat] = dice if s.dice[seat] == 0 else join(s.dice[seat], dice)
        s.white[seat] = white if s.white[seat] == 0 else join(s.white[seat], white)
        s.emit(EVENT_ROLLED if d.c == 0 else EVENT_REROLLED, seat, s.dice[seat], s.white[seat])
        if d.c != 0:
            self.game.react(s, ON_REROLLED, seat, d.c - 1)


class FixOrder(KiStep):
    """The lowest total goes first; equal ones keep their order [KI-24, KI-25]."""

    def open(self, s: KiState, d: Decision) -> None:
        sign: i64 = -1 if self.game.amount(s, AMOUNT_HIGHEST_FIRST, 0, 0) != 0 else 1
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
            s.emit(EVENT_ORDERED, order[k], k)


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
        if s.aid >= 0 and self.game.amount(s, AMOUNT_AID_SEASONS, s.aid, 1) >> s.season() + 1 == 0:
            s.aid = EMPTY
