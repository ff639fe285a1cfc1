"""The numbers of alternative rows: records depend on them, and no other expansion has the same."""

from typing import Final

# steps
DRAW_STRIP: Final = 60
ASK_ROWS: Final = 61
ASK_DRAFT: Final = 62
ROLL_MACHINES: Final = 78
ASK_ARMORY: Final = 89

# kinds of action
DO_LAY: Final = 32
DO_STRIP: Final = 33
CHANCE_ROW: Final = 45

# events
EVENT_ROW_DRAWN: Final = 27
EVENT_ROWS_LAID: Final = 28
EVENT_MACHINES: Final = 39
EVENT_ROW_CHOSEN: Final = 56
EVENT_STRIPS_RETURNED: Final = 57
