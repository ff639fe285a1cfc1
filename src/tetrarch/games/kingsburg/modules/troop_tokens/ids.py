"""The numbers of troop tokens: records depend on them, and no other expansion has the same."""

from typing import Final

# steps
ASK_TROOPS: Final = 75

# kinds of action
DO_TROOPS: Final = 21

# events
EVENT_TROOPS_PLAYED: Final = 37
