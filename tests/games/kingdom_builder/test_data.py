"""Every number printed on a component drives the rules."""

from games.data_mutation import DataFiles, DataMutation, Deal

GUILDS = "fishermen miners workers merchants discoverers knights hermits citizens lords farmers".split()
BOARDS = (["oracle", "farm", "oasis", "tower"], ["tavern/180", "barn", "harbor/180", "paddock"])
TABLES = [{"quadrants": board, "guilds": GUILDS[at : at + 3]} for board in BOARDS for at in (0, 3, 5, 7)]

DATA = DataFiles(
    game="kingdom_builder",
    files=("kingdom_builder",),
    deals=(
        *(Deal(2, table) for table in TABLES),
        *(Deal(4, table) for table in TABLES),
        Deal(3, {"setup": "first_game"}),
        Deal(3),
    ),
    exempt={"quadrants.by_id.*.compared": "how many sources tell of a quadrant"},
)


class TestData(DataMutation):
    data = DATA
