"""Aim and components: CB-1 to CB-11. The facts are written down once more here, in short."""

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.scene import (
    BUILDINGS,
    CELLS,
    COLOURS,
    MODULES,
    Scene,
    new,
    scene,
    started,
    walk,
)
from tetrarch.games.castles_of_burgundy.presentation.descriptor import DESCRIPTOR

ruling = pytest.mark.ruling
FACES = "6543 21654 543123 6126541 254312 61256 3413".replace(" ", "")
SPACES = {"castle": 4, "mine": 3, "ship": 6, "livestock": 6, "monastery": 6, "building": 12}
# the colours of every duchy, row by row: castle, N mine, ship, livestock, monastery, building
DUCHIES = """
1 LCCM LLCMB LLBMBB SSSCSSS BBNBBL BNMBB NMMB
2 MMMC BBSLN NBBSLS CBSCMBS MSBLMB BBLBN LLBC
3 LLLL SSCSS BNMMSB BBMCMBB BBMMBB CLNNC BLSB
4 CBSB LLBSS BLBSCN LLLMMNS BCMBBM BNBMB SBMC
5 LBBS LLBNN BCMSSS BBLMCBB MCLMSB BLBCS MMBN
6 MMCS MBBSB LLNSBB MBBCSBB MBBNSB MNLLS CLLC
7 MCCS MLLLS SNBBNL SMBBBLB BMBBLB BSNMB SCCM
8 BBSB BCMCB BMNMMS SLMNLMS SLLNLB BCLCB BSBB
9 BBCM BBLLS BBLLSS CMMNSCM SSMNBL MBBBL NCBB
10 SBLC LSBLB LLLBMB BBBBBMC MMNMNS BBNMS CSSC
11 BBBB MMCLL MMSSLL CBBBBBC SLLMMN SSCNN SBBB
12 LLLL BBBLB SNNCBB SCSLSSN SMBBMC MMBMB MCBB
13 BBMB NCMMB NBMMMC CLBLLLB BNCSLB BSBSL SSBS
14 NBBS BCNCB BLLNLB MBLMLBS MBLMBS MCSCS MBBS
15 NMMC CMBBL SLBBBL SLNBBBL SSNSSL MCBBC MMBB
16 BBBB CMMML MBMMLL BBNNCSS BNSSLL CBBBL SSBC
17 MMCB SSBBB BSLLLC BBCNLLM SSSLNM BBCNM BMBB
18 BBBB BBCSS LLLCSS NNNCBBB SSCMMB MMLLB MMLB
19 BLBC LLLMN CLNSNB MMBSSBS MBBMBS BLBMC CBBS
20 BBBC CBBNN MMLNMM SSLBMLL BSBLLC BCSBB BSSM
21 CNNS CBBNS BBBMBL BBCLBBL SLLMCL MBBMS MSMS
22 MMBB MCBCB BSBBSB BBNNNSB BMLMML SCLCL SSLL
23 CBBC MMMMM SLBBSL BSBBBLN BSBBLN CSMLC NSLB
24 BBBC BNMMB BNNLMB CSSLMMB SSSLMC SLLLB BCBB
25 CBBM NLBBL BBCLLL MBBNSSL MMMCSS SBBMN SBBC
26 SCCB SSMBB SSSBBB LLNNNMM LBLLBM BBLMB CBMC
27 NNMM MBBSB CMBMSC LLLMBBN LSSBBB LSSBB LCCB
28 BBBS MMCBS SBBNBB CBBNLSC MBNLSS MBCMM LLLL
29 BBNS BLLBB BCBMCB SSBCMBS LLBMSS NLCBM LMMN
30 SSMN SBMMS LBBBBC CSCLLLL BBBMBC BBMMB NLSN
"""
LETTER = dict(zip("CNSLMB", COLOURS, strict=True))


def data(name: str = "castles_of_burgundy") -> dict[str, Any]:
    path = resources.files("tetrarch.games.castles_of_burgundy") / "data" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def copies(back: str) -> dict[str, int]:
    """The tiles of the base game with a back."""
    return {tile["id"]: tile[back] for tile in data()["tiles"]["in_order"] if "module" not in tile}


@ruling("CB-2")
def test_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert len(new(seats).open["silver"]) == seats
    for seats in (1, 5):
        with pytest.raises(tetrarch.BadOption):
            new(seats)


@ruling("CB-3")
@pytest.mark.parametrize("line", DUCHIES.strip().splitlines())
def test_colours_and_numbers_of_every_duchy(line: str) -> None:
    number, _, rows = line.partition(" ")
    letters = rows.replace(" ", "")
    s = new(2, duchies="same", duchy=int(number))
    drawn = {cell: [LETTER[a], int(n)] for cell, a, n in zip(CELLS, letters, FACES, strict=True)}
    assert {cell: list(space) for cell, space in s.of("board").items()} == drawn
    assert Counter(LETTER[a] for a in letters) == SPACES
    assert Counter(FACES) == {"1": 7} | dict.fromkeys("23456", 6)


@ruling("CB-4", "CB-6")
def test_164_tiles() -> None:
    assert sum(copies("coloured").values()) == 124 and sum(copies("black").values()) == 40
    types = {tile["id"]: tile["type"] for tile in data()["tiles"]["in_order"]}
    for back, drawn in (("coloured", "14 10 20 20 20 40"), ("black", "2 2 6 8 6 16")):
        found: Counter[str] = Counter()
        for tile, n in copies(back).items():
            found[types[tile]] += n
        assert found == dict(zip(COLOURS, map(int, drawn.split()), strict=True))
    for kind in BUILDINGS:
        assert (copies("coloured")[kind], copies("black")[kind]) == (5, 2)


@ruling("CB-5")
@pytest.mark.parametrize("animal", ["cow", "pig", "sheep", "goat"])
def test_livestock_tiles(animal: str) -> None:
    assert [copies("coloured")[f"{animal}{n}"] for n in (2, 3, 4)] == [2, 2, 1]
    assert [copies("black")[f"{animal}{n}"] for n in (2, 3, 4)] == [0, 1, 1]


@ruling("CB-7")
def test_monastery_tiles() -> None:
    black = {number for number in range(1, 27) if copies("black")[f"m{number}"]}
    assert black == {7, 12, 14, 15, 24, 25}
    assert all(copies("coloured")[f"m{n}"] + copies("black")[f"m{n}"] == 1 for n in range(1, 27))


@ruling("CB-8")
def test_goods_tiles() -> None:
    goods = data()["goods"]
    assert goods["each"] == 7
    names = ["turquoise", "purple", "pink", "red", "brown", "orange"]
    assert [(good["id"], good["colour"]) for good in goods["in_order"]] == list(enumerate(names, 1))


@ruling("CB-10")
def test_two_bonus_tiles_of_each_colour() -> None:
    s = scene(seats=4, position={"bonus": {}})
    assert all(s.open["bonus"].get(colour, []) == [] for colour in COLOURS)
    with pytest.raises(tetrarch.BadPosition):
        scene(seats=4, position={"bonus": {"mine": [0, 1, 2]}})


def tiles(s: Scene) -> Counter[str]:
    """All tiles, wherever they are."""
    doc = s.json
    found = Counter(doc["supply"]["coloured"]) + Counter(doc["supply"]["black"]) + Counter(doc["removed"])
    for lying in (*doc["depots"].values(), doc["black"], *doc["storage"]):
        found.update(tile for tile in lying if tile)
    for duchy in doc["placed"]:
        found.update(duchy.values())
    found["inn"] += doc["inns"] + doc["inns_left"]
    return +found


@ruling("CB-4", "CB-8")
@pytest.mark.parametrize("seed", range(3))
def test_pieces_are_conserved(seed: int) -> None:
    modules = MODULES if seed else ()
    all_tiles: Counter[str] = Counter()
    for tile in data()["tiles"]["in_order"]:
        if tile.get("module", "base") in ("base", *modules):
            all_tiles[tile["id"]] = tile.get("count", 0) + tile.get("coloured", 0) + tile.get("black", 0)
    for number, s in enumerate(walk(seed, seats=2 + seed, keen=seed > 1, modules=modules)):
        if number % 25 and not s.match.over:
            continue
        assert tiles(s) == all_tiles
        doc = s.json
        goods = Counter(map(str, doc["round_goods"])) + Counter(doc["goods_pool"])
        for pile in (*doc["goods"], *doc["sold"], *doc["depot_goods"].values()):
            goods += Counter(pile)
        for laid in doc["laid"]:
            goods.update(map(str, laid))
        assert goods == dict.fromkeys("123456", 7)


@ruling("CB-11")
def test_nothing_lies_hidden_in_front_of_a_player() -> None:
    s = started(3, modules=MODULES)
    mine = {name: value for name, value in s.match.view(0).items() if name != "seat"}
    for seat in (1, 2, None):
        assert {name: value for name, value in s.match.view(seat).items() if name != "seat"} == mine
    for field in ("placed", "storage", "goods", "sold", "silver", "workers", "dice", "points"):
        assert mine[field] == s.json[field]


@ruling("CB-11")
def test_a_start_castle_is_hidden_until_all_are_chosen() -> None:
    s = new(2, duchies="same")
    s.match.play("castle:B3", 0)
    assert s.match.view(1)["placed"] == [{}, {}] and "B3" not in str(s.match.view(1)["placed"])


def test_the_open_rulings_of_the_data_are_the_options() -> None:
    options = {option.id: option for option in DESCRIPTOR.options}
    for row in data()["open_rulings"]["in_order"]:
        option = options[row["option"]]
        assert (option.default, option.ruling) == (row["default"], row["ruling"])
