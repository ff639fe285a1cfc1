"""Winter: the invaders, the king's soldiers, the battle."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision, Game
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_FALL,
    AMOUNT_FIXED_ROYAL,
    AMOUNT_KEEP_SOLDIERS,
    AMOUNT_RUIN,
    AMOUNT_STRONGEST_POINTS,
    ASK_GIFT,
    ASK_LOSE,
    CAUSE_DEFEAT,
    CAUSE_VICTORY,
    CHANCE_INVADER,
    DO_LOSE,
    DRAW_INVADER,
    EMPTY,
    EVENT_PHASE_BEGUN,
    EVENT_RESULT,
    EVENT_ROYAL,
    EVENT_SENT_HOME,
    EVENT_SHOWN,
    EVENT_TOTAL,
    EVERYBODY,
    FIGHT,
    GAINS,
    GOODS,
    KINDS,
    LEAST_TOTAL,
    LOSS_ANY,
    LOSS_BUILDING,
    LOSS_VP,
    LOSSES,
    ON_LOST,
    ON_REVEALED,
    ON_WON,
    PER_YEAR,
    ROLL_ROYAL,
    SUFFER,
    SUFFER_REST,
    WINTER,
    WINTER_FLOW,
)
from tetrarch.games.kingsburg.rules.point_sources import (
    SOURCE_DEFEAT,
    SOURCE_FORTRESS,
    SOURCE_STRONGEST,
    SOURCE_VICTORY,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import DieStep, KiStep
from tetrarch.games.kingsburg.rules.steps.build import give_up, sets_of_goods
from tetrarch.games.kingsburg.rules.tables import (
    INVADER_LOSSES,
    REWARD_CHOICES,
    REWARDS,
    STRONGEST_POINTS,
    VICTORY_GAINS,
    WITH_VICTORY_GAIN,
    changed,
)


class BeginWinter(KiStep):
    """Phase 8 [KI-12]."""

    def open(self, s: KiState, d: Decision) -> None:
        s.phase = WINTER
        s.emit(EVENT_PHASE_BEGUN, 0, s.phase - 1)
        self.game.enter(s, WINTER_FLOW, 0)


class Reveal(KiStep):
    """This year's invaders are turned up for all [KI-96]."""

    def open(self, s: KiState, d: Decision) -> None:
        if s.invader < 0:
            s.push(DRAW_INVADER, CHANCE, EVERYBODY)
        else:
            show(self.game, s)


def show(game: Game[KiState], s: KiState) -> None:
    """The card lies face up."""
    s.known = bit(s.seats) - 1
    s.shown = True
    s.emit(EVENT_SHOWN, 0, s.invader)
    game.react(s, ON_REVEALED, s.order[0])


class DrawInvader(KiStep):
    """This year's card, drawn when seat `d.a` looks at it, or as it is turned up for all [KI-7, KI-60]."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for card in range((s.year - 1) * PER_YEAR, s.year * PER_YEAR):
            if card != s.valley:
                out = append(out, CHANCE_INVADER | card << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * (PER_YEAR if s.valley < 0 else PER_YEAR - 1))

    def purpose(self, s: KiState, d: Decision) -> i64:
        return d.step | s.year << 8

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.invader = x >> 8
        if d.a != EVERYBODY:
            self.rules.see_invader(s, d.a)
        else:
            show(self.game, s)


class Reinforce(KiStep):
    """The king's soldiers [KI-97]."""

    def open(self, s: KiState, d: Decision) -> None:
        fixed = self.game.amount(s, AMOUNT_FIXED_ROYAL, 0, 0)
        if fixed != 0:
            send(self, s, fixed)
        else:
            s.push(ROLL_ROYAL, CHANCE)


class RollRoyal(DieStep):
    """The king's die [KI-97]."""

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        send(self, s, (x >> 8) + 1)


def send(step: KiStep, s: KiState, n: i64) -> None:
    """As many soldiers for everybody."""
    s.royal = n
    s.emit(EVENT_ROYAL, 0, n)
    for k in range(s.seats):
        step.rules.reinforce(s, s.order[k], n)


class BeginBattle(KiStep):
    """All totals are counted, then everybody fights [KI-98]."""

    def open(self, s: KiState, d: Decision) -> None:
        races, printed, strength = self.rules.races(s), self.rules.printed(s), self.rules.strength(s)
        total = s.total[:]
        for seat in range(s.seats):
            bonus = self.rules.bonus(s, seat, races, printed, strength)
            total[seat] = s.soldiers[seat] + s.boost[seat] + bonus
        s.total = total
        for k in range(s.seats):
            s.emit(EVENT_TOTAL, s.order[k], total[s.order[k]] - LEAST_TOTAL)
        self.for_all(s, FIGHT)


class Fight(KiStep):
    """The battle of one seat: reward or losses [KI-99 to KI-101]."""

    def open(self, s: KiState, d: Decision) -> None:
        seat = d.a
        strength = self.rules.strength(s)
        result = self.rules.result(s, seat, strength)
        s.emit(EVENT_RESULT, seat, result + 1)
        if result > 0:
            s.won = changed(s.won, seat, s.won[seat] + 1)
            self.game.react(s, ON_WON, seat, s.total[seat] - strength)
            reward(self.rules, s, seat, s.invader)
            left = s.built[seat] & WITH_VICTORY_GAIN
            while left != 0:
                self.rules.gain_row(
                    s, seat, VICTORY_GAINS, lowest(left) * GAINS, SOURCE_FORTRESS, CAUSE_VICTORY
                )
                left &= left - 1
        elif result < 0:
            self.game.react(s, ON_LOST, seat)
            s.push(SUFFER, AUTO, seat, s.invader)


def reward(rules: Rules, s: KiState, seat: i64, card: i64) -> None:
    """What a card pays the winner."""
    rules.gain_row(s, seat, REWARDS, card * GAINS, SOURCE_VICTORY, CAUSE_VICTORY)
    if REWARD_CHOICES[card] != 0:
        s.push(ASK_GIFT, seat, REWARD_CHOICES[card])


class Suffer(KiStep):
    """Seat `d.a` loses what the card `d.b` takes: goods first [KI-101, KI-102]."""

    def open(self, s: KiState, d: Decision) -> None:
        seat = d.a
        row = d.b * LOSSES
        for good in range(i64(GOODS)):
            lost = min(INVADER_LOSSES[row + good], s.goods[seat * KINDS + good])
            if lost > 0:
                s.gain(seat, good, -lost, CAUSE_DEFEAT)
        s.push(SUFFER_REST, AUTO, seat, d.b)
        if INVADER_LOSSES[row + LOSS_ANY] > 0:
            s.push(ASK_LOSE, AUTO, seat, INVADER_LOSSES[row + LOSS_ANY])


class SufferRest(KiStep):
    """Then buildings and points [KI-101, KI-103]."""

    def open(self, s: KiState, d: Decision) -> None:
        seat = d.a
        row = d.b * LOSSES
        for _ in range(self.game.amount(s, AMOUNT_RUIN, seat, INVADER_LOSSES[row + LOSS_BUILDING])):
            self.rules.destroy(s, seat)
        lost = self.game.amount(s, AMOUNT_FALL, seat, INVADER_LOSSES[row + LOSS_VP])
        if lost != 0:
            s.earn(seat, SOURCE_DEFEAT, -lost)


class ChooseLoss(KiStep):
    """Which `d.a` goods are lost [KI-102]?"""

    def open(self, s: KiState, d: Decision) -> None:
        ways = sets_of_goods(s, d.a, min(d.b, s.goods_of(d.a)))
        if len(ways) == 1:
            give_up(s, d.a, ways[0], CAUSE_DEFEAT)
        else:
            s.push(ASK_LOSE, d.a, d.b)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = sets_of_goods(s, d.seat, d.a)
        for i in range(i64(len(out))):
            out[i] = DO_LOSE | out[i] << 8
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        give_up(s, d.seat, x >> 8, CAUSE_DEFEAT)


class Strongest(KiStep):
    """A point for those with the highest total of all, if they have won [KI-106]."""

    def open(self, s: KiState, d: Decision) -> None:
        best = s.total[0]
        for seat in range(s.seats):
            best = max(best, s.total[seat])
        for k in range(s.seats):
            seat = s.order[k]
            if s.total[seat] == best and self.rules.result(s, seat, self.rules.strength(s)) > 0:
                s.earn(
                    seat,
                    SOURCE_STRONGEST,
                    self.game.amount(s, AMOUNT_STRONGEST_POINTS, seat, STRONGEST_POINTS),
                )


class Dismiss(KiStep):
    """The card leaves the game, soldiers go home [KI-107]."""

    def open(self, s: KiState, d: Decision) -> None:
        s.hired = vec[i64]([0] * s.seats)
        for seat in range(s.seats):
            kept = min(s.soldiers[seat], self.game.amount(s, AMOUNT_KEEP_SOLDIERS, seat, 0))
            if s.soldiers[seat] != 0:
                s.emit(EVENT_SENT_HOME, seat, s.soldiers[seat] - kept, kept)
            s.soldiers[seat] = kept
            s.used[seat] = 0
        s.past = changed(s.past, s.year - 1, s.invader)
        s.invader = EMPTY
        s.known = 0
        s.shown = False
        s.royal = 0
        s.total = vec[i64]([0] * s.seats)
        s.boost = s.total
        s.relief = s.total
