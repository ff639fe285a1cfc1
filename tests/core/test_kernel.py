"""Steps, modules, sides and results; what a game must supply itself; free order; observations."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tetrarch
from tetrarch.core.kernel import AUTO, CHANCE, Decision, Game, Module, State, Step, action, ascending
from tetrarch.core.observe import observe
from tetrarch.core.order import FreeOrder
from tetrarch.core.rng import Rng
from toy.lanterns import DO_BEG, DO_FIRST, DO_STOP, ORDER, TRADE, TURN, Lanterns


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
        game.banked(s) == [0, 0, 0] and game.tiebreak(s, 1) == 0 and game.evaluate(Points(1, 5, 2), 1) == 5.0
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
    s.emit(1, 0, 2, 3, 4)
    s.score(0, 1, 0)
    s.score(1, 1, 5)
    assert [(e.kind, e.seat, e.a, e.b, e.audience) for e in s.events] == [(1, 0, 2, 3, 4), (0, 1, 1, 5, -1)]


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
            match.play("bid:0" if match.simultaneous else match.legal()[-1])
        assert len(match.scores()) == 2 and match.view(1)["seat"] == 1
        assert match.game.utility(match.state)[match.winners()[0]] == 1.0
        won.add(match.winners()[0])
    assert won == {0, 1}


def test_over() -> None:
    game: Any = bare()
    s: Any = State(2)
    assert game.over(s) and game.asked(s) == AUTO and list(game.legal(s)) == []


def test_why_asks_modules_first() -> None:
    match = tetrarch.new("lanterns", 2, 1, modules=["beggar"])
    match.play("bid:0")
    match.play("bid:0")
    d = match.state.stack[-1]
    assert d.step == TURN and match.game.why(match.state, d, DO_BEG) == 11
    assert match.game.why(match.state, d, DO_STOP) == 2


def test_a_module_offers_and_takes() -> None:
    match = tetrarch.new("lanterns", 2, 1, modules=["beggar"])
    match.state.coins[0] = 0
    match.play("bid:0")
    match.play("bid:0")
    assert [move.token for move in match.legal()] == ["pass", "beg"]
    match.play("beg")
    assert match.state.coins[0] == 1


# free order


def order_of(pending: int, coins: int, card: int = 2) -> tuple[Any, Any]:
    game = Lanterns(2, [], False, False)
    s = game.start()
    s.stack.clear()
    s.coins[0] = coins
    game.steps[ORDER].begin(s, ORDER, 0, pending, card)
    game.settle(s)
    return game, s


def test_nothing_pending_asks_nothing() -> None:
    assert order_of(0, 5)[1].stack == []


def test_plain_gains_and_lone_duties_are_not_asked_about() -> None:
    _, s = order_of(0b011, 4, card=3)
    assert s.coins[0] == 4 and s.stack == []  # four coins glow, then half of eight are given


def test_the_owner_says_which_is_next_and_effects_are_checked_again() -> None:
    game, s = order_of(0b110, 3)
    assert list(game.legal(s)) == [DO_FIRST | 1 << 8, DO_FIRST | TRADE << 8], "the tithe is owed: no stopping"
    rest = s.clone()
    game.apply(rest, DO_FIRST | 1 << 8)
    assert rest.coins[0] == 2 and list(game.legal(rest)) == [DO_STOP, DO_FIRST | TRADE << 8]
    game.apply(rest, DO_STOP)
    assert game.over(rest) and rest.points[0] == 0
    game.apply(s, DO_FIRST | TRADE << 8)
    assert game.over(s) and (s.coins[0], s.points[0]) == (1, 1), "the tithe follows by itself"


def test_what_is_not_ready_is_left_out() -> None:
    assert order_of(0b100, 1)[1].stack == []


# observations


def test_a_seat_in_a_simultaneous_choice_is_asked_at_once() -> None:
    match = tetrarch.new("lanterns", 4, 1)
    seen = observe(match.game, match.state, 2, Rng(1))
    assert match.game.asked(seen.state) == 2 and seen.seat == 2
    assert [d.seat for d in seen.state.stack if d.seat >= 0] == [3, 2]
    assert seen.state.bids[0] >= 0 and match.state.bids[0] == -1
    assert match.game.asked(seen.imagine(Rng(2))) == 2


def test_a_seat_that_is_not_asked_observes_nothing() -> None:
    match = tetrarch.new("lanterns", 2, 1)
    match.play("bid:0")
    match.play("bid:0")
    with pytest.raises(AssertionError, match="this seat is not asked"):
        observe(match.game, match.state, 1, Rng(1))


def test_advance_answers_chance_and_nobody_else() -> None:
    game = Lanterns(3, [], False, True)
    s = game.start()
    game.apply(s, 1)
    game.apply(s, 1)
    assert game.asked(s) == CHANCE
    game.advance(s, Rng(1))
    assert game.asked(s) == 0 and s.shown
