"""The levels: one list for everybody, each with its name, and what was measured of them."""

from __future__ import annotations

import pytest

import tetrarch
import toy.lanterns  # noqa: F401  (registers a game of one's own)
from bots.test_bots import midgame
from tetrarch import texts
from tetrarch.arena.running.runner import Plan, play_one
from tetrarch.bots.factory import TimeBudget, make_bot, make_level
from tetrarch.bots.levels import BY_ID, LEVELS, Level, strength
from tetrarch.bots.search.greedy import GreedyBot, SoftBot
from tetrarch.bots.search.mcts import MctsBot
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng
from tetrarch.core.languages import LANGUAGES


def test_there_are_five_levels_with_names_in_every_language() -> None:
    assert [level.id for level in LEVELS] == ["gentle", "steady", "sharp", "strong", "master"]
    for lang in LANGUAGES:
        names = {texts.format(level.key, {}, lang) for level in LEVELS}
        assert len(names) == 5 and not any("server-level" in name for name in names)


def test_a_level_is_a_bot_like_any_other() -> None:
    kinds = [type(make_bot(level.id).bot) for level in LEVELS]
    assert kinds == [SoftBot, SoftBot, GreedyBot, MctsBot, MctsBot]
    assert make_bot("strong").budget.iterations == make_bot(BY_ID["strong"].bot).budget.iterations
    result = play_one(Plan("kingsburg", ("gentle", "steady"), 1, 1, {}), 0)
    assert result.bots == ("gentle", "steady")


def test_the_top_level_thinks_for_two_seconds() -> None:
    budget = make_bot("master").budget
    assert isinstance(budget, TimeBudget) and budget.seconds == 2.0


def test_a_server_bounds_time_where_iterations_are_bounded() -> None:
    budget = make_level(BY_ID["strong"], 1, max_seconds=3.0).budget
    assert isinstance(budget, TimeBudget)
    assert (budget.iterations, budget.seconds) == (make_bot("strong").budget.iterations, 3.0)
    assert not isinstance(make_bot("strong").budget, TimeBudget)
    top = make_level(BY_ID["master"], 1, max_seconds=3.0).budget
    assert isinstance(top, TimeBudget) and top.seconds == 2.0


def test_a_clock_counts_too_and_guesses_what_is_left() -> None:
    clock = TimeBudget(60.0, 5)
    assert clock.more(0) and clock.more(4) and not clock.more(5)
    assert clock.left(3) == 2
    late = TimeBudget(-1.0, 5)
    assert late.more(0) and not late.more(1)


def test_a_soft_bot_errs_less_with_less_heat() -> None:
    match = midgame(3, 25)
    seat = match.seat
    assert seat is not None
    best = make_bot("greedy", 1).choose(match.game, match.state, seat, Rng(1))
    often = [
        sum(
            make_bot(f"soft:{heat}", seed).choose(match.game, match.state, seat, Rng(1)) == best
            for seed in range(40)
        )
        for heat in ("0.01", "1000")
    ]
    assert often[0] > 30 > often[1]


@pytest.mark.parametrize("spec", ["soft:0", "soft:warm", "mcts:20*0", "mcts:20*many"])
def test_a_bad_strength_is_refused(spec: str) -> None:
    with pytest.raises(tetrarch.BadOption):
        make_bot(spec)


@pytest.mark.parametrize("game", [game.id for game in tetrarch.list_games()])
def test_each_level_was_measured_to_beat_the_one_below(game: str) -> None:
    rows = strength(game)
    ids = [level.id for level in LEVELS]
    for pair in zip(ids[1:], ids, strict=False):
        cells = [row for row in rows if (row["level"], row["against"]) == pair]
        assert any(not row["setting"] for row in cells), f"{pair}: not measured by itself"
        for row in cells:  # a stand-in thinks less than its level
            assert row["share"] >= (0.5 if row["setting"] else 0.65) and row["games"] >= 20, pair
    assert all(0 <= row["low"] <= row["share"] <= row["high"] <= 1 for row in rows)


def test_nothing_is_said_of_games_that_were_not_measured() -> None:
    assert strength("lanterns") == []


@pytest.mark.parametrize("forks", [True, False])
def test_a_search_in_two_processes_is_one_search(forks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With iterations for a budget it chooses the same every time, forked or not."""
    monkeypatch.setattr("tetrarch.bots.parallel.FORKS", forks)
    match = midgame(3, 25)
    seat = match.seat
    assert seat is not None
    seen = observe(match.game, match.state, seat, Rng(1))
    player = make_bot("mcts:30*2", 5)
    first = player.bot.choose(seen, player.budget)
    again = make_bot("mcts:30*2", 5)
    monkeypatch.setattr("tetrarch.bots.parallel.FORKS", False)
    assert again.bot.choose(seen, again.budget) == first
    assert first in match.game.legal(match.state)


def test_a_game_may_have_a_bot_of_its_own() -> None:
    level = Level("own", "mcts:50", {"kingsburg": "mcts:70", "kingdom_builder": "greedy"})
    names = ("kingsburg", "council_of_four", "kingdom_builder")
    kingsburg, council, builder = (tetrarch.new(game, seed=1).game for game in names)
    for max_seconds in (0.0, 2.0):
        player = make_level(level, 1, max_seconds)
        assert (
            player.for_game(kingsburg).budget.iterations == 70
            and player.for_game(council).budget.iterations == 50
        )
        assert isinstance(player.for_game(kingsburg).budget, TimeBudget) == bool(max_seconds)
        assert isinstance(player.for_game(builder).bot, GreedyBot) and player.for_game(builder).name == "own"
    known = {game.id for game in tetrarch.list_games()}
    assert all(set(level.bot_by_game) <= known for level in LEVELS)


def test_a_game_of_ones_own_gets_the_usual_bot() -> None:
    player = make_bot("strong")
    assert player.for_game(tetrarch.find("lanterns").game(2, {})[0]) is player
    game = tetrarch.find("council_of_four").game(2, {})[0]
    assert player.for_game(game) is player.by_game["council_of_four"]
