"""What everybody may know: KI-9 and the parts of KI-60."""

import json

import pytest

from games.kingsburg.scene import A, B, C, scene, walk

ruling = pytest.mark.ruling


@ruling("KI-9")
def test_open_things_are_the_same_for_everybody() -> None:
    for s in walk(11, modules=["governors", "destiny", "whims"]):
        views = [s.match.view(seat) for seat in (A, B, C, None)]
        secret = ("seat", "dealt", "invader", "valley")
        shown = [{key: value for key, value in view.items() if key not in secret} for view in views]
        assert all(view == shown[0] for view in shown)


@ruling("KI-9", "KI-60")
def test_a_hidden_card_is_nowhere_in_the_view_of_others() -> None:
    s = scene("autumn influence", ["1", "", ""], more={"invader": "i_zombies_4", "known": [B]})
    assert "i_zombies_4" in json.dumps(s.match.view(B))
    for seat in (A, C, None):
        assert "i_zombies_4" not in json.dumps(s.match.view(seat))


@ruling("KI-9")
def test_dealt_governors_are_known_to_their_seat_alone() -> None:
    from games.kingsburg.scene import new

    s = (
        new(2, modules=["governors"])
        .play("~order:0+1 ~governor:thief ~governor:miner ~governor:duke")
        .chance()
    )
    assert "thief" in json.dumps(s.match.view(A))
    assert "thief" not in json.dumps(s.match.view(B)) and "thief" not in json.dumps(s.match.view(None))


def test_a_view_can_be_written_as_json_at_every_moment() -> None:
    for s in walk(4, 2, modules=["extra_rows", "alternate_rows", "troop_tokens"], scenario="goblin_valley"):
        json.dumps(s.match.view(None))
