"""End of the game: KB-77 to KB-82."""

import pytest

from games.kingdom_builder.scene import finish, scene, walk

ruling = pytest.mark.ruling


@ruling("KB-77")
def test_the_last_settlement_of_a_mandatory_action_brings_the_last_round() -> None:
    s = scene(supply={0: 3}).play("b:E4 b:F4")
    assert not s.open["ending"]
    s.play("b:E5")
    assert s.open["ending"] and len(s.told("ending", None)) == 1


@ruling("KB-77")
def test_the_last_settlement_built_by_a_tile_brings_the_last_round_for_good() -> None:
    s = scene("S12 K7", card="canyon", supply={0: 1}).play("use:farm b:S11")
    assert s.open["ending"]
    s.play("use:paddock lift:K7 to:J5")
    assert s.open["ending"] and s.open["supply"][0] == 0


@ruling("KB-77")
@pytest.mark.parametrize(("own", "moves"), [("", "b:E4"), ("S12", "use:farm b:S11")])
def test_the_log_tells_of_the_last_settlement_before_the_last_round(own: str, moves: str) -> None:
    s = scene(own, supply={0: 1}).play(moves)
    names = [event.name for event in s.match.events() if event.name in ("built", "ending")]
    assert names == ["built", "ending"]


@ruling("KB-77")
def test_one_settlement_left_is_not_the_end() -> None:
    s = scene(supply={0: 4}).turn()
    assert not s.open["ending"] and s.open["supply"][0] == 1
    s.turn()
    assert not s.match.over


@ruling("KB-78")
@pytest.mark.parametrize(
    "start, active, turns", [(1, 0, [0, 1, 2]), (1, 1, [1, 2]), (1, 2, [2]), (2, 1, [1, 2, 0]), (2, 0, [0])]
)
def test_the_last_turn_is_to_the_start_players_right(start: int, active: int, turns: list[int]) -> None:
    s = scene(seats=3, active=active, supply={active: 3}, start_seat=start)
    seen = []
    while not s.match.over:
        seen.append(s.match.seat)
        s.turn()
    assert seen == turns
    assert s.match.seat is None and s.match.legal() == []


@ruling("KB-78")
def test_a_second_empty_supply_changes_nothing() -> None:
    s = scene(seats=3, supply={0: 3, 1: 3, 2: 20}).turn().turn()
    assert s.open["supply"][:2] == [0, 0] and not s.match.over
    assert [event.seat for event in s.match.events() if event.name == "ending"] == [0]
    s.turn()
    assert s.match.over and s.open["supply"][2] == 17


@ruling("KB-78")
def test_the_last_player_may_still_use_tiles() -> None:
    s = scene("", "S12 K7", active=1, card="desert", supply={1: 3}).mandatory()
    assert s.open["ending"] and s.tokens == {"use:paddock", "end"}
    s.play("use:paddock lift:K7 to:J5")
    assert not s.match.over
    assert s.play("end").match.over


@ruling("KB-78", "KB-17")
def test_everybody_has_had_the_same_number_of_turns() -> None:
    *_, s = walk(20, seats=3, setup="first_game", start_seat=2)
    played = [event.seat for event in s.match.events() if event.name == "played"]
    assert len({played.count(seat) for seat in range(3)}) == 1
    assert played[-1] == 0
    assert 0 in s.open["supply"]


@ruling("KB-79")
def test_the_gold_is_counted_card_by_card_from_the_start_player_on() -> None:
    guilds = ["knights", "workers", "fishermen"]
    s = finish(scene("E5", "O8", "L13", guilds=guilds, start_seat=2))
    lines = [(line.source, line.seat) for line in s.match.sheet if line.points]
    order = [(source, seat) for source in [*guilds, "castles"] for seat in (1, 2, 0)]
    assert lines == [entry for entry in order if entry in lines]
    assert {source for source, _ in lines} == {*guilds, "castles"}
    for seat in range(3):
        assert sum(line.points for line in s.match.score_sheet(seat)) == s.match.scores()[seat]


@ruling("KB-79")
def test_every_line_of_the_score_sheet_cites_its_ruling() -> None:
    s = finish(scene("E5", "O8", guilds=["knights", "workers", "fishermen"]))
    cited = {line.source: line.ruling for line in s.match.sheet}
    assert cited == {"knights": "KB-95", "workers": "KB-91", "fishermen": "KB-88", "castles": "KB-83"}


@ruling("KB-80")
def test_the_most_gold_wins() -> None:
    s = finish(scene("E5 E6", "O8", "H9", guilds=["knights", "workers", "fishermen"]))
    scores = s.match.scores()
    assert scores[0] > scores[1] > scores[2]
    assert s.match.winners() == [0]
    assert [scores.index(max(scores))] == s.match.winners()


@ruling("KB-81")
@pytest.mark.parametrize(
    "settlements, winners",
    [(("H9", "J10"), [0, 1]), (("H9", "", "J10"), [0, 2]), (("H9", "J10", "I12"), [0, 1, 2])],
)
def test_equal_totals_share_the_victory(settlements: tuple[str, ...], winners: list[int]) -> None:
    s = finish(scene(*settlements, supply={0: 39, 1: 20}))
    assert s.match.winners() == winners


@ruling("KB-82")
def test_scores_during_play_are_what_the_end_would_pay() -> None:
    for number, s in enumerate(walk(21, guilds=["merchants", "lords", "citizens"])):
        if number % 12 == 0 and not s.match.over and s.open["lifted"] is None:
            assert s.match.scores() == finish(s).match.scores()
    assert sum(s.match.scores()) > 0


@ruling("KB-82", "KB-97")
def test_scores_can_go_down_during_play() -> None:
    s = scene("H9 J9", guilds=["hermits", "miners", "farmers"])
    assert s.match.scores()[0] == 2
    assert s.play("b:I9").match.scores()[0] == 1


@ruling("KB-80")
def test_nobody_has_won_while_the_game_runs() -> None:
    assert scene("E5").match.winners() == []
