"""Every number printed on a component drives the rules."""

from games.data_mutation import DataFiles, DataMutation, Deal

SIDES = [{"coast": side, "hills": side, "mountains": side} for side in "ab"]
CITIES = (
    "arkon burgen castrum dorful esti framek graden hellar indur juvelar kultos lyram merkatim naris osium"
)
LETTERS = {name[0]: name for name in CITIES.split()}

HIGH_NOBILITY = {"nobility": [17, 18]}
NO_ASSISTANTS_LEFT = {"assistants": [23, 24]}
LAST_KINGS_TILE = {  # four are gone; an emporium in Burgen or Juvelar wins the fifth
    "emporiums": [
        ["arkon", "castrum", "dorful", "esti", "graden", "indur", "lyram", "merkatim", "naris"],
        ["framek", "graden", "hellar", "indur", "kultos", "lyram", "merkatim", "naris", "osium"],
    ],
    "tiles": {"iron": 0, "bronze": 0, "silver": 0, "mountains": 1},
    "kings_tiles": [0, 0, 0, 1],
    "permits": [["b"], ["j"]],
}

DATA = DataFiles(
    game="council_of_four",
    files=("council_of_four",),
    deals=(
        *(Deal(seats, sides, games=4) for seats in (2, 3, 4) for sides in SIDES),
        Deal(3, {"setup": "rulebook"}, games=2),
        Deal(2, SIDES[0], games=4, position=HIGH_NOBILITY),
        Deal(2, SIDES[0], games=2, position=NO_ASSISTANTS_LEFT),
        Deal(2, SIDES[0], games=6, position=LAST_KINGS_TILE),
    ),
    names=(
        ("victory_point", "coin", "assistant", "politics_card", "nobility_step", "main_action"),
        ("gold", "silver", "bronze", "iron"),
    ),
)


class TestData(DataMutation):
    data = DATA
    every = 12
