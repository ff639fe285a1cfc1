"""The numbers of scenarios: records depend on them, and no other expansion has the same."""

from typing import Final

# steps
DRAW_SCENARIO: Final = 42
ASK_GRANARY: Final = 86
DRAW_VALLEY: Final = 87

# kinds of action
DO_KEEP: Final = 19
DO_LOOK: Final = 31
CHANCE_VALLEY: Final = 42
CHANCE_SCENARIO: Final = 48

# events
EVENT_SAW_VALLEY: Final = 48
EVENT_VALLEY_SHOWN: Final = 49
EVENT_RAIDED: Final = 50
EVENT_SCENARIO_DRAWN: Final = 51
