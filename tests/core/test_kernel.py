"""Steps, modules, sides and results; what a game must supply itself; free order; observations."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tetrarch
from tetrarch.core.engine.free_order import FreeOrder
from tetrarch.core.engine.kernel import (
    AUTO,
    CHANCE,
    Decision,
    Event,
    Game,
    Module,
    State,
    Step,
    action,
    ascending,
)
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng
from toy.lanterns import DO_FIRST, DO_SELL, ORDER, TRADE, Lanterns, Moon


class Points(State):
    """A position that is nothing but its scores."""

    def __init__(self, *points: int) -> None:
        super().__init__(len(points))
        self.points = list(points)


class Bare(Game[Any]):
    def scores(self, s: Any) -> list[int]:
        return list(s.points)


def bare(seats: int = 2) -> Any:
    return Bare(seats, [], [], [])


def test_actions_pack_their_operands() -> None:
    assert action(3, 1, 2, 4) == 3 | 1 << 8 | 2 << 20 | 4 << 32
    assert list(ascending(vec[i64]([5, 1, 3, 2]))) == [1, 2, 3, 5]


def test_questions_and_events_may_be_freed_deep_within_lists() -> None:
    """Python defers deep deallocation in a way that only classes with a collector's header survive."""
    nested: list[object] = []
    for _ in range(500):
        nested = [nested, Decision(0, 0), Event(0, 0, 0, 0, 0, 0, 0)]
    nested.clear()
    assert [[n] for n in range(500)][-1] == [499]


def test_what_a_game_must_supply() -> None:
    step: Any = Step()
    d, rng = Decision(0, 0), Rng(0)
    s: Any = State(2)
    game: Any = Game(2, [step], [], [])
    for call in (
        lambda: s.clone(),
        lambda: step.legal(s, d),
        lambda: step.apply(s, d, 1),
        lambda: step.odds(s, d),
        lambda: game.start(),
        lambda: game.scores(s),
        lambda: game.imagine(s, 0, rng),
        lambda: FreeOrder(1, 2).run(s, 0, 0, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_what_does_nothing_unless_a_game_says_so() -> None:
    s: Any = State(3)
    d = Decision(0, 1)
    module: Any = Module()
    flow = [[1]]
    module.weave(flow)
    module.take(s, d, 1)
    module.react(s, 0, 0, 0)
    assert flow == [[1]] and list(module.offer(s, d)) == [] and not module.forbid(s, d, 1)
    assert module.why(s, d, 1) == 0 and module.amount(s, 0, 0, 7, 0) == 7
    step: Any = Step()
    step.open(s, Decision(0, AUTO, 2))
    assert s.stack[-1].seat == 2 and step.why(s, d, 1) == 0 and step.purpose(s, d) == 0
    game = bare(3)
    assert (
        game.points_so_far(s) == [0, 0, 0]
        and game.tiebreak(s, 1) == 0
        and game.evaluate(Points(1, 5, 2), 1) == 5.0
    )
    order: Any = FreeOrder(1, 2)
    assert order.ready(s, 0, 0, 0) and not order.plain(s, 0, 0, 0) and not order.optional(s, 0, 0, 0)


def test_modules_weave_into_a_flow_of_their_own() -> None:
    flow = [[1, 2]]

    class Early(Module[Any]):
        def weave(self, flow: list[list[int]]) -> None:
            flow[0].insert(0, 9)

    game: Any = Game(2, [], flow, [Early()])
    assert game.flow == [[9, 1, 2]] and flow == [[1, 2]]


def test_events_are_kept_where_somebody_listens() -> None:
    s = State(2)
    s.emit(1, 0)
    s.score(0, 1, 5)
    assert s.events is None
    s.events = []
    s.emit(1, 0, 2, 3, audience=4)
    s.score(0, 1, 0)
    s.score(1, 1, 5)
    assert [(e.kind, e.seat, *e.values(), e.audience) for e in s.events] == [
        (1, 0, 2, 3, 0, 0, 4),
        (0, 1, 1, 5, 0, 0, -1),
    ]


def test_winners_and_utility() -> None:
    game = bare(3)
    assert game.winners(Points(3, 5, 1)) == [1] and game.utility(Points(3, 5, 1)) == [0.0, 1.0, 0.0]
    assert game.winners(Points(5, 5, 1)) == [0, 1] and game.utility(Points(5, 5, 1)) == [0.5, 0.5, 0.0]


def test_sides_share_points_victory_and_tie_breaks() -> None:
    class Tied(Bare):
        def tiebreak(self, s: Any, seat: i64) -> i64:
            return 1 if seat == 3 else 0

    game: Any = Tied(4, [], [], [])
    game.side = [0, 1, 0, 1]
    assert game.totals(Points(1, 2, 3, 4)) == [4, 6, 4, 6]
    assert game.winners(Points(1, 2, 3, 4)) == [1, 3] and game.utility(Points(1, 2, 3, 4)) == [
        0.0,
        1.0,
        0.0,
        1.0,
    ]
    assert game.winners(Points(2, 2, 2, 2)) == [1, 3], "one seat of a side is enough to break the tie"
    level: Any = Bare(4, [], [], [])
    level.side = [0, 1, 0, 1]
    assert level.utility(Points(2, 2, 2, 2)) == [0.5] * 4


def test_an_automaton_is_never_asked_and_may_win() -> None:
    won = set()
    for seed in range(8):
        match = tetrarch.new("lanterns", 2, seed, keeper=True)
        while not match.over:
            assert match.seats == [0]
            match.play(match.legal()[-1 if seed % 2 else 0])
        assert len(match.scores()) == 2 and match.view(1)["seat"] == 1
        won.update(match.winners())
    assert won == {0, 1}


def test_over() -> None:
    game: Any = bare()
    s: Any = State(2)
    assert game.over(s) and game.asked(s) == AUTO and list(game.legal(s)) == []


def test_why_asks_modules_first() -> None:
    class Strict(Step[Any]):
        def why(self, s: Any, d: Decision, x: i64) -> i64:
            return 2

    class Stricter(Module[Any]):
        def why(self, s: Any, d: Decision, x: i64) -> i64:
            return 11 if x == 7 else 0

    game: Any = Game(2, [Strict()], [], [Stricter()])
    s: Any = State(2)
    assert [game.why(s, Decision(0, 0), x) for x in (7, 8)] == [11, 2]


def test_a_module_offers_takes_and_forbids() -> None:
    """LA-7"""
    game = Lanterns(2, [Moon()], False)
    s = game.start()
    s.stack.clear()
    s.push(ORDER, 0, 1 << TRADE, 1)
    assert list(game.legal(s)) == [DO_SELL, DO_FIRST | TRADE << 8], "no stopping"
    assert game.pick(s, Rng(1)) in game.legal(s)
    game.apply(s, DO_SELL)
    assert s.coins[0] == 6 and game.over(s)


def test_the_question_on_top() -> None:
    s = State(2)
    assert not s.asks(3)
    s.push(3, 0)
    assert s.asks(3) and not s.asks(0)


# free order


class Effects(FreeOrder[Any]):
    """A plain gain of three, a duty that takes half, and a trade of two for a point of the other seat."""

    def ready(self, s: Any, seat: i64, effect: i64, context: i64) -> bool:
        return effect != 2 or s.points[0] >= 2

    def run(self, s: Any, seat: i64, effect: i64, context: i64) -> None:
        s.points[0] += (3, -(s.points[0] // 2), -2)[effect]
        s.points[1] += effect == 2


FIRST, STOP = 2, 1


def order_of(pending: int, points: int) -> tuple[Any, Any]:
    game: Any = Bare(2, [Effects(FIRST, STOP, plain=0b001, optional=0b100)], [], [])
    s: Any = Points(points, 0)
    game.steps[0].begin(s, 0, 0, pending)
    game.settle(s)
    return game, s


def test_nothing_pending_asks_nothing() -> None:
    assert order_of(0, 5)[1].stack == []


def test_plain_gains_and_lone_duties_are_not_asked_about() -> None:
    _, s = order_of(0b011, 5)
    assert s.points[0] == 4 and s.stack == [], "three are gained, then half of eight are given"


def test_the_owner_says_which_is_next_and_effects_are_checked_again() -> None:
    game, s = order_of(0b110, 3)
    assert list(game.legal(s)) == [FIRST | 1 << 8, FIRST | 2 << 8], "the duty is owed: no stopping"
    game.apply(s, FIRST | 1 << 8)
    assert s.points == [2, 0] and list(game.legal(s)) == [STOP, FIRST | 2 << 8]
    game.apply(s, STOP)
    assert game.over(s) and s.points == [2, 0]
    game, s = order_of(0b110, 3)
    game.apply(s, FIRST | 2 << 8)
    assert game.over(s) and s.points == [1, 1], "the duty follows by itself"


def test_what_is_not_ready_is_left_out() -> None:
    assert order_of(0b100, 1)[1].stack == []


# observations


def test_a_seat_in_a_simultaneous_choice_is_asked_at_once() -> None:
    match = tetrarch.new("lanterns", 4, 1)
    seen = observe(match.game, match.state, 2, Rng(1))
    assert match.game.asked(seen.state) == 2 and seen.seat == 2
    assert [d.seat for d in seen.state.stack if d.seat >= 0] == [3, 2]
    assert match.game.asked(seen.imagine(Rng(2))) == 2


def test_a_seat_that_is_not_asked_observes_nothing() -> None:
    match = tetrarch.new("lanterns", 2, 1)
    match.state.stack = [Decision(ORDER, 0, 1 << TRADE, 1)]
    with pytest.raises(AssertionError, match="this seat is not asked"):
        observe(match.game, match.state, 1, Rng(1))


def test_advance_answers_chance_and_nobody_else() -> None:
    game = Lanterns(3, [], True)
    s = game.start()
    game.apply(s, 1)
    game.apply(s, 1)
    assert game.asked(s) == CHANCE
    game.advance(s, Rng(1))
    assert game.asked(s) == 0 and s.card >= 0
