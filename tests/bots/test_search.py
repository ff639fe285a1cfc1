"""The parts of the tree search, one by one."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tetrarch
from bots.test_bots import midgame
from tetrarch.bots.search.bot import Budget
from tetrarch.bots.search.mcts import MctsBot, Node, Search, Settings, branch_key, chance_of, same_actions
from tetrarch.bots.search.network import lead, leads
from tetrarch.bots.search.profiles import TODAY
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng

GAMES = [game.id for game in tetrarch.list_games()]


def ints(*xs: int) -> vec[i64]:
    return vec[i64]([i64(x) for x in xs])


def started(game: str, seed: int, moves: int, **options: object) -> tetrarch.Match:
    match = tetrarch.new(game, seed=seed, **options)
    rng = Rng(seed)
    for _ in range(moves):
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_lead_is_over_the_best_of_the_others(game: str) -> None:
    match = started(game, 3, 30, seats=3)
    worth = [match.game.evaluate(match.state, seat) for seat in range(3)]
    found = leads(match.game, match.state)
    for seat in range(3):
        best = max(worth[other] for other in range(3) if other != seat)
        assert found[seat] == pytest.approx(worth[seat] - best)
        assert lead(match.game, match.state, seat) == found[seat]


def test_partners_lead_together() -> None:
    match = started("castles_of_burgundy", 2, 40, seats=4, modules=["teams"])
    game, s = match.game, match.state
    worth = [game.evaluate(s, seat) for seat in range(4)]
    ahead = worth[0] + worth[2] - worth[1] - worth[3]
    assert ahead
    assert list(leads(game, s)) == pytest.approx([ahead, -ahead, ahead, -ahead])


def test_who_is_alone_leads_over_nobody() -> None:
    match = started("castles_of_burgundy", 2, 20, seats=1, modules=["solo"])
    assert list(leads(match.game, match.state)) == [match.game.evaluate(match.state, 0)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 9, 40])
def test_what_is_judged_is_never_half_a_turn(game: str, moves: int) -> None:
    match = started(game, 5, moves, seats=2)
    search = Search(match.game, Rng(1), Settings(rollout_decisions=1000))
    s, seat = match.state.clone(), match.seat
    search.play_on(s)
    assert match.game.over(s) or match.game.asked(s) != seat


def test_a_turn_is_played_out_only_so_far() -> None:
    match = midgame(2, 6, 2)
    first = match.state.clone()
    Search(match.game, Rng(1), Settings(rollout_decisions=0)).play_on(first)
    assert list(match.game.legal(first)) == list(match.game.legal(match.state))
    once = match.state.clone()
    Search(match.game, Rng(1), Settings(rollout_decisions=1)).play_on(once)
    assert match.game.asked(once) == match.seat
    assert list(match.game.legal(once)) != list(match.game.legal(match.state))


def test_a_deep_search_plays_on_beyond_the_turn() -> None:
    """So many answers more, of whoever is asked, and then to the end of the turn that is on."""
    match = started("castles_of_burgundy", 5, 12, seats=2)
    game = match.game
    near, far = match.state.clone(), match.state.clone()
    plain = Search(game, Rng(7), Settings())
    plain.play_on(near)
    after_the_turn = [game.evaluate(near, seat) for seat in range(2)]
    for _ in range(TODAY.of(game).horizon):
        game.apply(near, plain.likely_answer(near, game.asked(near)))
        game.advance(near, plain.rng)
    plain.play_turn(near)
    Search(game, Rng(7), Settings(deep=True)).play_on(far)
    assert [game.evaluate(far, seat) for seat in range(2)] == [game.evaluate(near, seat) for seat in range(2)]
    assert list(game.legal(far)) == list(game.legal(near))
    assert all(game.evaluate(far, seat) != after_the_turn[seat] for seat in range(2)), "both have played"


def test_a_rival_that_went_better_is_chosen() -> None:
    """Of those that were tried often enough beside the favourite."""
    bot = MctsBot(1)
    bot.root.visits = ints(10, 6, 2, 0)
    bot.root.value = vec[float]([5.0, 3.6, 1.8, 0.0])
    assert [bot.best(often) for often in (1.0, 0.5, 0.1)] == [0, 1, 2]


def test_long_searches_trust_results_but_in_games_of_chance() -> None:
    council, kingsburg = (tetrarch.new(game, seed=1).game for game in ("council_of_four", "kingsburg"))
    weights = [
        Search(game, Rng(1), Settings(deep=deep)).explore
        for game in (council, kingsburg)
        for deep in (False, True)
    ]
    assert weights == [0.3, 0.1, 0.3, 0.3]


def test_a_branch_has_a_node_for_each_list_of_answers_that_chance_leaves() -> None:
    """What the next card allows is no choice of the turn before it."""
    match = midgame(2, 6, 2)
    seat = match.seat
    assert seat is not None
    bot = MctsBot(1)
    bot.choose(observe(match.game, match.state, seat, Rng(1)), Budget(300))
    waiting, widest = [bot.root], 0
    while waiting:
        node = waiting.pop()
        waiting += node.below.values()
        widest = max(widest, len(node.below) - len(node.actions))
        assert len(node.visits) == len(node.value) == len(node.prior)
        assert sum(node.visits) == node.count
        assert len(node.prior) in (0, len(node.actions))
        if len(node.prior):
            assert sum(node.prior) == pytest.approx(1)
    assert widest > 0


def test_lists_with_one_number_share_no_node() -> None:
    assert same_actions(ints(1, 2), ints(1, 2))
    assert not same_actions(ints(1, 2), ints(1, 3)) and not same_actions(ints(1), ints(1, 2))
    far = 1 << 30
    numbers = {branch_key(5, ints(x, y)) for x in range(30) for y in range(far, far + 30)}
    assert len(numbers) == 30 * 30


@pytest.mark.parametrize("most", [1, 4, 9, 10, 100])
def test_a_few_answers_are_spread_over_the_list(most: int) -> None:
    search = Search(midgame(2, 6, 2).game, Rng(1), Settings())
    xs = ints(*range(10, 20))
    for _ in range(20):
        found = list(search.spread_evenly(xs, most))
        assert len(found) == len(set(found)) == min(most, 10) and set(found) <= set(xs)
        if most == 4:
            gaps = sorted((found[(i + 1) % 4] - found[i]) % 10 for i in range(4))
            assert gaps == [2, 2, 3, 3]


def test_a_foreign_list_under_a_branch_is_judged_where_it_stands() -> None:
    match = midgame(2, 6, 2)
    seat = match.seat
    assert seat is not None
    seen = observe(match.game, match.state, seat, Rng(1))
    search = Search(match.game, Rng(3), Settings())
    root = Node(seat, match.game.legal(seen.state))
    for _ in range(20):
        search.iterate(root, seen.imagine(Rng(4)))
    for node in root.below.values():
        node.actions = ints(-1)
        node.prior = vec[float]([1.0])
    for _ in range(20):
        search.iterate(root, seen.imagine(Rng(4)))
    assert root.count == 40 == sum(root.visits)


def test_a_result_counts_more_than_points() -> None:
    match = started("kingsburg", 1, 0, seats=2)
    rng = Rng(1)
    s = match.state.clone()
    match.game.playout(s, rng)
    won = match.game.utility(s)
    rewards = Search(match.game, rng, Settings(win_weight=0.8)).rewards(s)
    for seat in range(2):
        assert rewards[seat] == pytest.approx(
            0.8 * won[seat] + 0.2 * chance_of(lead(match.game, s, seat), TODAY.of(match.game).margin)
        )
    assert chance_of(1e6, 1.0) == 1.0 and chance_of(-1e6, 1.0) == 0.0


def test_the_end_of_the_game_is_searched_too() -> None:
    match = started("kingsburg", 4, 0, seats=2)
    rng, s = Rng(2), match.state.clone()
    last = s.clone()
    while not match.game.over(s):
        if len(match.game.legal(s)) > 1:
            last = s.clone()
        match.game.apply(s, match.game.pick(s, rng))
        match.game.advance(s, rng)
    seat = match.game.asked(last)
    bot = MctsBot(1)
    chosen = bot.choose(observe(match.game, last, seat, Rng(1)), Budget(30))
    assert chosen in match.game.legal(last) and bot.root.count == 30


@pytest.mark.parametrize("game", GAMES)
def test_points_tell_however_far_ahead_a_seat_is(game: str) -> None:
    """Gains are reckoned from where a search begins, so that nobody rests on a big lead."""
    match = started(game, 3, 30, seats=2)
    search = Search(match.game, Rng(1), Settings())
    search.begin(match.state)
    assert list(search.rewards(match.state)) == [0.5, 0.5]
    search.start[0] -= 1000.0 * TODAY.of(match.game).margin
    assert list(search.rewards(match.state)) == [1.0, 0.5]
    bot = MctsBot(1)
    assert match.seat is not None
    seen = observe(match.game, match.state, match.seat, Rng(1))
    bot.choose(seen, Budget(1))
    assert bot.ahead == lead(match.game, seen.state, match.seat)
