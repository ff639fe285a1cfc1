"""The team game: partners share a duchy, a purse and a second storage."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import AUTO, Decision, Game, Step
from tetrarch.games.castles_of_burgundy.evaluation.heuristic import Appraiser, Outlook
from tetrarch.games.castles_of_burgundy.modules.teams.ids import (
    ASK_STOW,
    DO_DISCARD_SHARED,
    DO_PLACE_SHARED,
    DO_STOW,
    EVENT_STOWED,
)
from tetrarch.games.castles_of_burgundy.modules.teams.tables import (
    PRIVATE_SPACES,
    SHARED_STORAGE,
    START_SILVER,
    START_WORKERS,
)
from tetrarch.games.castles_of_burgundy.rules.dice import cost, free_place
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_EXCESS,
    AMOUNT_OTHER_ROOM,
    AMOUNT_PRIVATE_STORAGE,
    AMOUNT_STORAGE,
    AMOUNT_STORED_KINDS,
    AMOUNT_TIEBREAK,
    ASK_ACTION,
    ASK_CASTLE,
    ASK_DISCARD,
    ASK_TOWN_HALL,
    ASK_TURN,
    CAUSE_DIE,
    CELLS,
    DO_DISCARD,
    DO_PLACE,
    ON_STORED_TILE,
    PAIRS,
    TILES,
)
from tetrarch.games.castles_of_burgundy.rules.purse import pay_workers
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import CbStep, RuleVariants
from tetrarch.games.castles_of_burgundy.rules.steps.collecting import ActionList
from tetrarch.games.castles_of_burgundy.rules.steps.setup import SetCastle
from tetrarch.games.castles_of_burgundy.rules.steps.turn import TakeAction, TownHall
from tetrarch.games.castles_of_burgundy.rules.steps.turn_question import add_placings, why_not_placed
from tetrarch.games.castles_of_burgundy.rules.storage import go_on_storing, limit, size_of, store, unstore
from tetrarch.games.castles_of_burgundy.rules.tables import RIGHT
from tetrarch.games.castles_of_burgundy.rules.tiles.placing import place
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import number_of

PARTNER_BIT: Final = 2  # by which the seats of partners differ
TEAMS: Final = 2
PLACING: Final = (44, 55, 56, 57, 60, 166)  # rulings about where a tile may lie


def common(s: CbState, seat: i64) -> i64:
    """Where a team's shared storage is, after those of the seats [CB-222]."""
    return s.seats + (seat & 1)


def common_limit(g: Game[CbState], s: CbState, seat: i64) -> i64:
    """How many tiles a team may store together [CB-222]."""
    return g.amount(s, AMOUNT_STORAGE, seat, SHARED_STORAGE)


def common_room(g: Game[CbState], s: CbState, seat: i64, size: i64) -> bool:
    """Whether the storage that a seat shares has room for a tile."""
    return s.stored[common(s, seat)] + size <= common_limit(g, s, seat)


class Stow(CbStep):
    """Does a new tile go to the private or to the shared storage [CB-223]? Till then it is in the former."""

    def open(self, s: CbState, d: Decision) -> None:
        """Ask where tile `d.b` of seat `d.a` goes, if both storages have room; or make room [CB-225]."""
        private = s.stored[d.a] <= limit(self.game, s, d.a)
        if private and common_room(self.game, s, d.a, size_of(self.game, s, d.b)):
            s.push(d.step, d.a, d.b)
        elif not private and common_room(self.game, s, d.a, size_of(self.game, s, d.b)):
            self.share(s, d.a, d.b)
        elif not private:
            s.push(ASK_DISCARD, d.a, d.b + 1)

    def share(self, s: CbState, seat: i64, kind: i64) -> None:
        unstore(self.game, s, seat, kind)
        store(self.game, s, common(s, seat), kind)
        s.emit(EVENT_STOWED, seat, 1, kind)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([DO_STOW, DO_STOW | 1 << 8])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        if x == DO_STOW:
            s.emit(EVENT_STOWED, d.seat, 0, d.a)
        else:
            self.share(s, d.seat, d.a)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 223


class TeamAppraiser(Appraiser):
    """Half of what the tiles in the shared storage promise."""

    def storage(self, view: Outlook, twin: Outlook, fits: vec[float]) -> float:
        return 0.5 * view.shelf(common(view.s, view.seat), twin, fits)


class Teams(Expansion):
    """Two against two, each team with one duchy of two halves [CB-212]."""

    def __init__(self, variants: RuleVariants, castles: list[int], more_empty: bool) -> None:
        super().__init__(variants)
        self.castles: list[int] = castles  # cells for start castles, if not all castle spaces [CB-218]
        self.more_empty: bool = more_empty  # more empty spaces decide a tie [CB-236]
        self.kinds = [DO_PLACE_SHARED, DO_DISCARD_SHARED]
        self.offers = [ASK_TURN, ASK_ACTION, ASK_TOWN_HALL, ASK_DISCARD]
        self.forbids = [ASK_DISCARD]
        self.triggers = [ON_STORED_TILE]
        self.amounts = [
            AMOUNT_PRIVATE_STORAGE,
            AMOUNT_OTHER_ROOM,
            AMOUNT_EXCESS,
            AMOUNT_STORED_KINDS,
            AMOUNT_TIEBREAK,
        ]

    def steps(self) -> list[tuple[int, Step[CbState]]]:
        """Partners have so many tiles that bots judge chains of actions step by step: nothing is a part."""
        return [
            (ASK_CASTLE, SetCastle(self.variants, 22, self.castles, 218)),
            (ASK_ACTION, TakeAction(self.variants, 61)),
            (ASK_TOWN_HALL, TownHall(self.variants, 82)),
            (ASK_STOW, Stow(self.variants, 223, True)),
        ]

    def sides(self, seats: i64) -> list[int]:
        return [int(seat & ~PARTNER_BIT) for seat in range(seats)]

    def lay_out(self, s: CbState) -> None:
        """Lower seats have the left half of a duchy; each team has a storage more [CB-215, CB-222]."""
        s.partner_bit = PARTNER_BIT
        s.duchy = vec[i64]([s.duchy[k] + (RIGHT if k > s.mate(k) else 0) for k in range(s.seats)])
        shelves = s.seats + TEAMS
        s.stock = vec[i64]([0] * (shelves * TILES))
        s.held = vec[i64]([0] * shelves)
        s.stored = vec[i64]([0] * shelves)
        s.doubles = vec[i64]([0] * (shelves * PAIRS))
        s.twins = vec[i64]([0] * shelves)

    def appraiser(self) -> Appraiser | None:
        return TeamAppraiser()

    def equip(self, s: CbState) -> None:
        """Workers and silver of the teams [CB-216]."""
        for k in range(s.seats):
            s.workers[s.order[k]] = START_WORKERS[k & 1]
            s.silver[s.order[k]] = START_SILVER

    # the second half, the shared storage

    def offer(self, s: CbState, d: Decision) -> vec[i64]:
        actions = ActionList()
        if d.step == ASK_DISCARD:
            actions.add(DO_DISCARD_SHARED, s.held[common(s, d.seat)], 8)
        elif d.step == ASK_TURN:
            low, high = s.dice[d.seat * 2], s.dice[d.seat * 2 + 1]
            if low > 0:
                self.placings(s, d.seat, low, actions)
            if high > low:
                self.placings(s, d.seat, high, actions)
        else:
            self.placings(s, d.seat, d.a, actions)
        return actions.actions

    def placings(self, s: CbState, seat: i64, die: i64, actions: ActionList) -> None:
        """Own tiles in the right half, shared ones in both [CB-223]; the base game places in the left one."""
        shared = s.held[common(s, seat)]
        add_placings(self.game, s, seat, DO_PLACE | die << 8, s.held[seat], CELLS, actions)
        add_placings(self.game, s, seat, DO_PLACE_SHARED | die << 8, shared, 0, actions)
        add_placings(self.game, s, seat, DO_PLACE_SHARED | die << 8, shared, CELLS, actions)

    def take(self, s: CbState, d: Decision, x: i64) -> None:
        seat, shelf = d.seat, common(s, d.seat)
        if x & 0xFF == DO_DISCARD_SHARED:
            s.discard(seat, shelf, x >> 8)
            go_on_storing(self.game, s, seat, d.a)
            return
        die, kind, cell = x >> 8 & 0xFFF, x >> 20 & 0xFFF, x >> 32
        if d.step == ASK_TURN:
            s.stack.append(d)
            s.spend_die(seat, die)
        pay_workers(
            s, seat, cost(s, seat, die, number_of(s, seat, cell), free_place(s, seat, kind)), CAUSE_DIE
        )
        s.unstore(shelf, kind)
        place(self.game, s, seat, cell, kind)

    def forbid(self, s: CbState, d: Decision, x: i64) -> bool:
        """What shrinks is the shared storage: private tiles stay [CB-232]."""
        return d.a == 0 and x & 0xFF == DO_DISCARD

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        if d.step == ASK_DISCARD and x & 0xFF == DO_DISCARD_SHARED:
            return 225
        if x & 0xFF != DO_PLACE_SHARED:
            return 0
        number = self.game.steps[d.step].why(s, d, x - DO_PLACE_SHARED + DO_PLACE)
        if number not in PLACING:
            return number
        return why_not_placed(self.game, s, d.seat, common(s, d.seat), x >> 20 & 0xFFF, x >> 32)

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        """A new tile may go to the shared storage [CB-223]."""
        s.push(ASK_STOW, AUTO, seat, a)

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == AMOUNT_PRIVATE_STORAGE:
            return PRIVATE_SPACES  # a shield is of no use to it [CB-232]
        if what == AMOUNT_OTHER_ROOM:
            return 1 if common_room(self.game, s, seat, a) else 0
        if what == AMOUNT_EXCESS:
            return s.stored[common(s, seat)] - common_limit(self.game, s, seat)
        if what == AMOUNT_STORED_KINDS:
            return n | s.held[common(s, seat)]
        return -s.spaces(seat) if self.more_empty else s.spaces(seat)
