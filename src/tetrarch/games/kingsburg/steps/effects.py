"""Effects of buildings, governors and cards at one moment: their owner orders them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit
from tetrarch.core.kernel import AUTO, CHANCE, Decision
from tetrarch.core.order import FreeOrder
from tetrarch.games.kingsburg.ids import (
    A_HAS,
    A_READY,
    ASK_EFFECT,
    ASK_REROLL,
    ASK_SPEND,
    AT_AFTER_FINAL,
    AT_AFTER_ROLL,
    AT_HELP,
    DO_DONE,
    DO_REROLL,
    DO_SPEND,
    DO_USE,
    FOR_EMBASSY,
    FOR_TOWN_HALL,
    FX_ALTAR,
    FX_CHAPEL,
    FX_EMBASSY,
    FX_HELP_FIRST,
    FX_HELP_PRIVATE,
    FX_HELP_PRIVATE_SECOND,
    FX_INN,
    FX_MERCHANTS_GUILD,
    FX_STATUE,
    FX_TOWN_HALL,
    GOLD,
    HANDFULS,
    KINDS,
    ON_RUN,
    PLUS2,
    ROLL_DICE,
    SUMMER,
    USED,
)
from tetrarch.games.kingsburg.rules import KiStep, Rules
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.tables import (
    FACES,
    MOMENT_EFFECTS,
    OPTIONAL_EFFECTS,
    PLAIN_EFFECTS,
    REST,
    SIZE,
    SUB_START,
    SUBS,
    private_of,
)


class Moment(KiStep):
    """A moment comes: cards first, then the seats in turn order, each with all own effects [KI-89]."""

    def open(self, s: KiState, d: Decision) -> None:
        for k in range(s.seats - 1, -1, -1):
            if d.step == AT_AFTER_ROLL:
                self.queue(s, s.order[k], AT_AFTER_FINAL)
            self.queue(s, s.order[k], d.step)
        self.game.react(s, d.step, s.order[0])

    def queue(self, s: KiState, seat: i64, moment: i64) -> None:
        """What only tests the dice waits until they are final [KI-92]."""
        owned = s.effects[seat] | self.game.amount(s, A_HAS, seat, 0, moment)
        pending = owned & MOMENT_EFFECTS[moment] & ~s.used[seat]
        if pending != 0:
            s.push(ASK_EFFECT, AUTO, seat, pending, moment)


class OrderEffects(FreeOrder[KiState]):
    """Which effect next [KI-90]?"""

    def __init__(self, rules: Rules) -> None:
        super().__init__(DO_USE, DO_DONE, PLAIN_EFFECTS, OPTIONAL_EFFECTS)
        self.rules: Rules = rules
        self.ruling = 90

    def ready(self, s: KiState, seat: i64, effect: i64, context: i64) -> bool:
        if effect == FX_STATUE:
            return all_equal(s, seat)
        if effect == FX_CHAPEL:
            return s.dice_total(seat) <= 7
        if effect == FX_INN:
            return s.phase == SUMMER
        if effect == FX_TOWN_HALL:
            return s.goods_of(seat) + s.goods[seat * KINDS + PLUS2] > 0
        if effect == FX_EMBASSY or effect == FX_MERCHANTS_GUILD:
            return True
        if FX_HELP_FIRST <= effect <= FX_HELP_PRIVATE_SECOND:
            return True
        return self.game.amount(s, A_READY, seat, 0, effect) != 0

    def run(self, s: KiState, seat: i64, effect: i64, context: i64) -> None:
        if FX_HELP_FIRST <= effect <= FX_HELP_PRIVATE_SECOND:
            number = context - AT_HELP
            self.rules.help(s, seat, number if effect < FX_HELP_PRIVATE else private_of(number))
            return
        s.use(seat, effect)
        s.emit(USED, seat, effect)
        if effect == FX_STATUE:
            self.run_statue(s, seat)
        elif effect == FX_CHAPEL:
            reroll(s, seat, s.dice[seat], s.white[seat], effect)
        elif effect == FX_INN:
            s.gain(seat, PLUS2, 1)
        elif effect == FX_TOWN_HALL:
            s.push(ASK_SPEND, AUTO, seat)
        elif effect == FX_EMBASSY:
            s.earn(seat, FOR_EMBASSY, 1)
        elif effect == FX_MERCHANTS_GUILD:
            s.gain(seat, GOLD, 1)
        else:
            self.game.react(s, ON_RUN, seat, effect)

    def run_statue(self, s: KiState, seat: i64) -> None:
        """One die is rolled again; which one matters only if there are white ones [KI-68]."""
        if s.white[seat] != 0:
            s.push(ASK_REROLL, seat, FX_STATUE)
        else:
            reroll(s, seat, SUBS[SUB_START[s.dice[seat]] + 1], 0, FX_STATUE)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        effect = x >> 8
        if x & 0xFF == DO_USE and s.used[d.seat] >> effect & 1:
            return 91
        if x & 0xFF == DO_USE and d.a >> effect & 1:
            return 68 if effect == FX_STATUE else 69 if effect == FX_CHAPEL else 90
        return 90


def all_equal(s: KiState, seat: i64) -> bool:
    """Whether all dice show the same, white ones included [KI-68]."""
    faces = FACES[s.dice[seat]] + FACES[s.white[seat]]
    while faces != 0 and faces & 7 == 0:
        faces >>= 3
    return 0 < faces <= 7


def reroll(s: KiState, seat: i64, dice: i64, white: i64, effect: i64) -> None:
    """Roll some dice again."""
    s.before = s.dice_total(seat)
    s.push(ROLL_DICE, CHANCE, seat, SIZE[dice] | SIZE[white] << 2, effect + 1)
    from_hand(s, seat, dice, white)


def from_hand(s: KiState, seat: i64, dice: i64, white: i64) -> None:
    """Dice leave a seat's hand."""
    s.dice[seat] = REST[s.dice[seat] * HANDFULS + dice]
    s.white[seat] = REST[s.white[seat] * HANDFULS + white]


class ChooseReroll(KiStep):
    """Which dice are rolled again? One by the Statue, one or two by the Altar [KI-68, KI-146]."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        most: i64 = 2 if d.a == FX_ALTAR else 1
        for w in range(SUB_START[s.white[d.seat]], SUB_START[s.white[d.seat] + 1]):
            for c in range(SUB_START[s.dice[d.seat]], SUB_START[s.dice[d.seat] + 1]):
                if 0 < SIZE[SUBS[w]] + SIZE[SUBS[c]] <= most:
                    out = append(out, DO_REROLL | SUBS[c] << 8 | SUBS[w] << 20)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        reroll(s, d.seat, x >> 8 & 0xFFF, x >> 20, d.a)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return 146 if d.a == FX_ALTAR else 68


class Spend(KiStep):
    """A good or a token for a point of the Town Hall [KI-87]?"""

    def open(self, s: KiState, d: Decision) -> None:
        kinds = self.kinds(s, d.a)
        if kinds & (kinds - 1) == 0:
            self.spend(s, d.a, only(kinds))
        else:
            s.push(ASK_SPEND, d.a)

    def kinds(self, s: KiState, seat: i64) -> i64:
        out: i64 = 0
        for kind in range(i64(KINDS)):
            if s.goods[seat * KINDS + kind] > 0:
                out |= bit(kind)
        return out

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for kind in range(i64(KINDS)):
            if s.goods[d.seat * KINDS + kind] > 0:
                out = append(out, DO_SPEND | kind << 8)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        self.spend(s, d.seat, x >> 8)

    def spend(self, s: KiState, seat: i64, kind: i64) -> None:
        s.gain(seat, kind, -1)
        s.earn(seat, FOR_TOWN_HALL, 1)


def only(kinds: i64) -> i64:
    """The member of a bit set with one."""
    n: i64 = 0
    while kinds > 1:
        kinds >>= 1
        n += 1
    return n
