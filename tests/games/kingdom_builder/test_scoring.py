"""Castles and guild cards: KB-83 to KB-103."""

import pytest

from games.kingdom_builder.scene import finish, scene

ruling = pytest.mark.ruling


def gold(source: str, *settlements: str, seat: int = 0, board: str = "A", **options: object) -> int:
    """What one guild, or the castles, pays a seat."""
    others = [guild for guild in ("miners", "hermits", "knights") if guild != source]
    guilds = others if source == "castles" else [source, *others[:2]]
    return scene(
        *settlements, board=board, guilds=guilds[:3] if len(guilds) > 2 else [*guilds, "lords"], **options
    ).gold(source, seat)


@ruling("KB-83")
def test_castle_pays_three() -> None:
    """The rulebook's example of a settlement beside a castle."""
    assert gold("castles", "O8") == 3
    assert gold("castles", "M8") == 0


@ruling("KB-83")
@pytest.mark.parametrize("guilds", [["lords", "farmers", "miners"], ["hermits", "citizens", "knights"]])
def test_castles_pay_in_every_game(guilds: list[str]) -> None:
    s = finish(scene("O8", guilds=guilds))
    assert [line.points for line in s.match.score_sheet(0) if line.source == "castles"] == [3]


@ruling("KB-84")
def test_each_castle_pays_a_player_once() -> None:
    assert gold("castles", "O8 Q8 P9") == 3
    assert gold("castles", "O8 Q8 P9 L13") == 6
    assert gold("castles", "O8 Q8 P9", "P7", seat=1) == 3
    assert gold("castles", "O8 Q8 P9", "P7") == 3


@ruling("KB-85")
def test_one_settlement_earns_through_several_cards() -> None:
    s = scene("E5", guilds=["fishermen", "workers", "knights"])
    assert [s.gold(source) for source in ("fishermen", "workers", "knights", "castles")] == [1, 1, 2, 3]
    assert s.match.scores() == [7, 0]
    assert gold("discoverers", "E5") == 1


@ruling("KB-86")
@pytest.mark.parametrize(
    "source, points",
    [("hermits", 1), ("citizens", 1), ("knights", 6), ("discoverers", 1), ("castles", 3), ("fishermen", 2)],
)
def test_settlements_on_water_count_like_others(source: str, points: int) -> None:
    assert gold(source, "N9 O9 P9", board="C") == points


@ruling("KB-86", "KB-90")
def test_a_settlement_on_water_links_and_sees_mountains() -> None:
    assert gold("hermits", "N9 P9", board="C") == 2
    assert gold("miners", "O5", board="C") == 1
    assert gold("fishermen", "O5", board="C") == 0


@ruling("KB-87", "KB-97")
@pytest.mark.parametrize(
    "own, other, areas",
    [("H9 J9", "I9", 2), ("G7 I7", "", 2), ("J10 K11", "", 1), ("H9", "", 1), ("", "", 0)],
)
def test_areas(own: str, other: str, areas: int) -> None:
    assert gold("hermits", own, other) == areas


@ruling("KB-87")
def test_a_castle_does_not_link() -> None:
    assert gold("hermits", "O8 Q8") == 2


@ruling("KB-88")
def test_fishermen() -> None:
    """The rulebook's example: beside water 1 gold each."""
    assert gold("fishermen", "E5 E6 H9") == 2
    assert gold("fishermen", "N9") == 1  # beside two water hexes
    assert gold("fishermen", "N9 P9", "O9", board="C") == 2  # occupied water is water


@ruling("KB-89")
def test_a_settlement_on_water_earns_nothing_from_the_fishermen() -> None:
    assert gold("fishermen", "N9 O9 P9", board="C") == 2
    assert gold("fishermen", "O9", board="C") == 0


@ruling("KB-90")
def test_miners() -> None:
    """The rulebook's example; three mountains beside one settlement pay once."""
    assert gold("miners", "H4 H8") == 1
    assert gold("miners", "H8") == 0


@ruling("KB-91")
def test_workers() -> None:
    """The rulebook's example: 1, 0, 1 and 1 gold."""
    assert [gold("workers", own) for own in ("K7", "M8", "O8", "L13")] == [1, 0, 1, 1]
    assert gold("workers", "K7 M8 O8 L13") == 3


@ruling("KB-91")
def test_workers_do_not_need_tiles() -> None:
    s = scene("K6", "K7", "L8", guilds=["workers", "miners", "lords"])
    assert s.stock("L7") == 0 and s.tiles(2) == {}
    assert s.gold("workers", 2) == 1


NETWORK = "H8 K8 I9 J9 K9 I10 K10 I11 L11 H12"


@ruling("KB-92")
def test_merchants() -> None:
    """The rulebook's example: four linked hexes pay 4 each, one alone pays nothing."""
    assert gold("merchants", f"{NETWORK} O8") == 16
    assert gold("merchants", "O8") == 0


@ruling("KB-92")
def test_merchants_pay_for_links_only() -> None:
    assert gold("merchants", NETWORK.replace("I9 ", "")) == 12
    assert gold("merchants", "H8 G7 G8") == 0  # one hex touched twice
    assert gold("merchants", "H8 K8", "I8 J8") == 0  # other players do not link
    assert gold("merchants", "H8 I8 J8 K8") == 8


@ruling("KB-93")
def test_several_networks() -> None:
    one, other = "H8 I8 J8 K8", "O12 P12 Q12 M13 N13 O13"
    assert gold("merchants", one) == gold("merchants", other) == 8
    assert gold("merchants", f"{one} {other}") == 16
    assert gold("merchants", f"{one} {other} G7") == 16


@ruling("KB-93")
def test_a_hex_in_two_networks_pays_once() -> None:
    assert gold("merchants", "H8 I8 J8 K8 E5 E6 F7 G7") == 12


@ruling("KB-94")
def test_discoverers() -> None:
    """The rulebook's example: three rows, 1 gold each."""
    assert gold("discoverers", "H8 J8 I9 L10") == 3
    assert gold("discoverers", "A1 T1") == 1
    assert gold("discoverers", "") == 0


@ruling("KB-95")
def test_knights() -> None:
    """The rulebook's example: 6, 0 and 0 gold."""
    assert gold("knights", "H8 L8 R8 I9 J9 H10") == 6


@ruling("KB-96")
def test_of_equal_rows_one_counts() -> None:
    assert gold("knights", "H8 I8 J8 H9 I9 J9") == 6


@ruling("KB-97")
def test_hermits() -> None:
    """The rulebook's example: two areas, 1 gold each."""
    assert gold("hermits", "H8 I8 H9 R2") == 2
    assert gold("hermits", "H8 I8 H9") == 1


@ruling("KB-98")
@pytest.mark.parametrize(
    "own, points",
    [
        ("H8 I8 J8 H9 I9 J9 R2", 3),
        ("R2", 0),
        ("H8 I8 J8 H9 I9 J9 K9 R2", 3),
        ("H8 I8 J8 H9 I9 J9 K9 K8 R2", 4),
        ("H8 I8 J8 K8 Q2 R2 S2 T2", 2),
    ],
)
def test_citizens(own: str, points: int) -> None:
    """The rulebook's example first: an area of six pays 3 gold, a single settlement none."""
    assert gold("citizens", own) == points


def lords(*settlements: str, seats: int = 4, zero: bool = True) -> list[int]:
    s = scene(*settlements, seats=seats, guilds=["lords", "miners", "hermits"], lords_zero=zero)
    return [s.gold("lords", seat) for seat in range(seats)]


@ruling("KB-99")
def test_lords_rank_the_players_in_each_quadrant() -> None:
    top_left = ("A1 B1 C1 F1 G1", "A2 B2 C2", "A3", "")
    assert lords(*top_left, zero=False) == [12, 6, 0, 0]
    assert lords("A1 B1 K11", "A2 K12 M11", seats=2, zero=False) == [12 + 6, 6 + 12]


EIGHT = ("A1 B1 C1 F1 G1 H1 I1 J1", "A2 B2 C2 D2 E2 H2 I2 J2", "A3 B3 C3 D3 E3 F3", "G3 C4")


@ruling("KB-100")
def test_ties_for_the_lords() -> None:
    """The rulebook's example: 8, 8, 6 and 2 settlements."""
    assert lords(*EIGHT, zero=False) == [12, 12, 6, 0]
    assert lords(*EIGHT) == [48, 48, 42, 36]


@ruling("KB-100")
@pytest.mark.parametrize(
    "counts, points",
    [
        ((5, 3, 3, 1), [12, 6, 6, 0]),
        ((4, 4, 4, 4), [12, 12, 12, 12]),
        ((4, 4), [12, 12]),
        ((2, 5, 2), [6, 12, 6]),
    ],
)
def test_all_who_share_a_rank_are_paid_in_full(counts: tuple[int, ...], points: list[int]) -> None:
    settlements = [" ".join(EIGHT[seat].split()[:count]) for seat, count in enumerate(counts[:3])]
    if len(counts) == 4:
        settlements.append(" ".join("E4 F4 G4 H4".split()[: counts[3]]))
    assert lords(*settlements, seats=len(counts), zero=False) == points


@ruling("KB-101")
@pytest.mark.parametrize(
    "settlements, default, without",
    [
        (("A1", ""), [12, 6], [12, 0]),
        (("A1 B1 C1", "", ""), [12, 6, 6], [12, 0, 0]),
        (("A1 B1 C1", "A2 B2", ""), [12, 6, 0], [12, 6, 0]),
        (("A1", "B1", ""), [12, 12, 6], [12, 12, 0]),
    ],
)
def test_lords_without_settlements(
    settlements: tuple[str, ...], default: list[int], without: list[int]
) -> None:
    seats = len(settlements)
    assert lords(*settlements, seats=seats) == [36 + n for n in default]  # three quadrants are empty
    assert lords(*settlements, seats=seats, zero=False) == without


TOP_LEFT, TOP_RIGHT = "A1 B1 C1 F1 G1 H1", "K1 L1 M1 N1 O1"
BOTTOM_LEFT, BOTTOM_RIGHT = "A11 B11 C11 F11 G11 H11 I11", "K11 L11 M11 P11"


@ruling("KB-102")
def test_farmers() -> None:
    """The rulebook's example: fewest at the bottom right, 4 settlements, 12 gold."""
    assert gold("farmers", f"{TOP_LEFT} {TOP_RIGHT} {BOTTOM_LEFT} {BOTTOM_RIGHT}") == 12


@ruling("KB-103")
@pytest.mark.parametrize(
    "own, points",
    [
        (f"A1 B1 K1 L1 {BOTTOM_LEFT} {BOTTOM_RIGHT}", 6),
        (f"{TOP_RIGHT} {BOTTOM_LEFT} {BOTTOM_RIGHT}", 0),
        ("A1 K1 A11 K11", 3),
        ("", 0),
    ],
)
def test_equal_or_empty_quadrants(own: str, points: int) -> None:
    assert gold("farmers", own) == points


@ruling("KB-103", "KB-86")
def test_a_settlement_on_water_counts_for_its_quadrant() -> None:
    assert gold("farmers", "A1 P1 A11 K11", board="C") == 3
