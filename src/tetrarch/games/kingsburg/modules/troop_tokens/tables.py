"""The troop tokens, as the data list them [KI-226]."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingsburg.data.components import facts, params

VALUES: Final = (
    i64(max(facts("troop_tokens")["troop_tokens"]["per_player"])) + 1
)  # a troop token shows 0 to 4
LOW_TOKEN: Final = i64(params("buildings", "war_college")["module5"]["if_token_at_most"])
COLLEGE_SOLDIERS: Final = i64(params("buildings", "war_college")["module5"]["gain"]["soldier"])
