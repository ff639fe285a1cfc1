"""The numbers of whims: records depend on them, and no other expansion has the same."""

from typing import Final

# steps
DRAW_WHIM: Final = 79
DRAW_LOT: Final = 80
ASK_WHIM: Final = 81
ASK_NAME: Final = 82
ASK_PICK: Final = 83
ASK_GIVE: Final = 84
RESTORE: Final = 85

# kinds of action
DO_NAME: Final = 23
DO_TRADE: Final = 24
DO_CHOOSE: Final = 25
DO_TWO: Final = 26
DO_SHARE: Final = 27
DO_OPPONENT: Final = 28
DO_PICK: Final = 29
DO_GIVE: Final = 30
CHANCE_WHIM: Final = 46
CHANCE_GOOD: Final = 47

# events
EVENT_WHIM_LAID: Final = 40
EVENT_WHIM_GONE: Final = 41
EVENT_LOT_DRAWN: Final = 42
EVENT_STOCK_NOW: Final = 43
EVENT_NAMED: Final = 44
