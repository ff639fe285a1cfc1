"""Bots: honest, repeatable, and each better than the one below it."""

from __future__ import annotations

import pytest

import tetrarch
from tetrarch._build import compiled
from tetrarch.arena.running.runner import Plan, play_one
from tetrarch.bots.factory import BOTS, TimeBudget, answer, make_bot
from tetrarch.bots.search.bot import Bot, Budget
from tetrarch.bots.search.greedy import best_lead
from tetrarch.bots.search.mcts import MctsBot
from tetrarch.bots.search.network import lead
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.json_position import dump
from tetrarch.core.match.match import Match

SPECS = ["random", "greedy", "mcts:12"]


def midgame(seed: int, moves: int, seats: int = 3) -> Match:
    match = tetrarch.new("kingdom_builder", seats=seats, seed=seed)
    rng = Rng(seed)
    for _ in range(moves):
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_plays_a_whole_match_by_legal_moves(spec: str) -> None:
    match = tetrarch.new("kingdom_builder", seats=2, seed=4, guilds=["miners", "knights", "workers"])
    player = make_bot("mcts:2" if spec.startswith("mcts") else spec, 1)
    eyes = Rng(2)
    while match.seat is not None:
        match.play(answer(match, match.seat, player, eyes))
    assert match.over


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("moves", [0, 17, 60])
def test_the_choice_does_not_depend_on_hidden_facts(spec: str, moves: int) -> None:
    match = midgame(11, moves)
    seat = match.seat
    assert seat is not None
    choices = set()
    truths = set()
    for deal in range(6):
        truth = match.game.imagine(match.state, seat, Rng(deal))
        truths.add(str(dump(match.descriptor, match.game, truth, match.options)))
        choices.add(make_bot(spec, 9).choose(match.game, truth, seat, Rng(5)))
    assert len(truths) > 1, "the deals must differ for the test to mean anything"
    assert len(choices) == 1


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_and_budget_give_the_same_choice(spec: str) -> None:
    match = midgame(3, 25)
    seat = match.seat
    assert seat is not None
    choices = {make_bot(spec, 7).choose(match.game, match.state, seat, Rng(1)) for _ in range(3)}
    assert len(choices) == 1


def test_an_observation_holds_an_imagined_position_with_the_same_question() -> None:
    match = midgame(5, 30)
    seat = match.seat
    assert seat is not None
    seen = observe(match.game, match.state, seat, Rng(1))
    assert seen.state is not match.state
    assert list(match.game.legal(seen.state)) == list(match.game.legal(match.state))
    again = seen.imagine(Rng(2))
    assert match.descriptor.view(match.game, again, seat) == match.view(seat)


def test_greedy_beats_random() -> None:
    games = 20 if compiled() else 2  # the uncompiled engine takes seconds a game
    plan = Plan("kingdom_builder", ("greedy", "random"), games, 1, {"setup": "first_game"})
    results = [play_one(plan, i) for i in range(games)]
    assert sum(result.shares[result.players.index(0)] for result in results) >= 0.9 * games


@pytest.mark.slow
def test_search_beats_greedy() -> None:
    plan = Plan("kingdom_builder", ("mcts:200", "greedy"), 12, 5, {})
    results = [play_one(plan, i) for i in range(plan.games)]
    assert sum(result.shares[result.players.index(0)] for result in results) > 6


def test_patience_ends() -> None:
    """A question that finishes an action is looked through, but not for ever."""
    match = tetrarch.new("council_of_four", seed=3)
    game, rng = match.game, Rng(3)
    looked = 0
    while not match.over:
        s, seat = match.state, match.seat
        if game.steps[s.stack[-1].step].finishes_action:
            at_once = best_lead(game, s, seat, 0)
            assert at_once == lead(game, s, seat)
            looked += best_lead(game, s, seat, 10**6) != at_once
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    assert looked


def test_a_lone_answer_is_taken_without_a_search() -> None:
    match = tetrarch.new("kingdom_builder", seats=2, seed=1)
    for _ in range(3):
        match.play(match.legal()[0])
    assert [move.token for move in match.legal()] == ["end"]
    bot = MctsBot(1)
    seat = match.seat
    assert seat is not None
    bot.choose(observe(match.game, match.state, seat, Rng(1)), Budget(50))
    assert bot.root.count == 0


def test_a_budget_counts_iterations() -> None:
    match = midgame(2, 6, 2)
    seat = match.seat
    assert seat is not None
    bot = MctsBot(1)
    bot.choose(observe(match.game, match.state, seat, Rng(1)), Budget(25))
    assert bot.root.count == 25


@pytest.mark.skipif(not compiled(), reason="half a minute uncompiled")
def test_a_search_ends_when_more_of_it_cannot_change_the_choice() -> None:
    """The choice is that of the whole budget."""
    match = tetrarch.new("castles_of_burgundy", seats=2, seed=2)
    seat = match.seat
    assert seat is not None
    seen = observe(match.game, match.state, seat, Rng(1))
    counts, choices = [], []
    for look in (True, False):
        bot = MctsBot(3)
        budget = Budget(400) if look else Endless(400)
        choices.append(bot.choose(seen, budget))
        counts.append(bot.root.count)
    assert counts[0] < counts[1] == 400
    assert choices[0] == choices[1]


class Endless(Budget):
    """Never says that the end is near."""

    def left(self, done: int) -> int:
        return 1 << 40


def test_a_clock_allows_at_least_one_iteration_and_then_ends() -> None:
    clock = TimeBudget(0.0001)
    assert clock.more(0)
    done = 1
    while clock.more(done):
        done += 1
    assert not clock.more(done)


def test_every_listed_bot_can_be_made() -> None:
    assert [make_bot(name).name for name in BOTS] == list(BOTS)
    assert isinstance(make_bot("mcts:0.2s").budget, TimeBudget)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        (
            "clever",
            "there is no bot 'clever': random, soft, greedy, mcts, deep, gentle, steady, sharp, strong, ",
        ),
        ("mcts:many", "a budget is a number of iterations"),
        ("mcts:0", "a budget is a number of iterations"),
        ("mcts:-1s", "a budget is a number of iterations"),
        ("no_such_module:Bot", "cannot be found: No module named 'no_such_module'"),
        ("tetrarch.bots.search.bot:Nobody", "cannot be found"),
        ("tetrarch.bots.search.bot:Budget", "must be a subclass of tetrarch.bots.Bot"),
    ],
)
def test_a_bad_bot_is_refused_in_words(spec: str, says: str) -> None:
    with pytest.raises(tetrarch.BadOption) as refusal:
        make_bot(spec)
    assert says in str(refusal.value)


def test_people_write_their_own_bots(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "from tetrarch.bots.search.bot import Bot\n\n\n"
        "class LastBot(Bot):\n"
        "    def choose(self, observation, budget):\n"
        "        return max(observation.game.legal(observation.state))\n"
    )
    from pathlib import Path

    folder = Path(str(tmp_path))
    (folder / "last_bot_of_mine.py").write_text(source)
    monkeypatch.syspath_prepend(str(folder))
    player = make_bot("last_bot_of_mine:LastBot", 3)
    assert isinstance(player.bot, Bot)
    result = play_one(Plan("kingdom_builder", ("last_bot_of_mine:LastBot", "random"), 1, 1, {}), 0)
    assert result.decisions > 50
