"""The numbers of governors: records depend on them, and no other expansion has the same."""

from typing import Final

# steps
ASK_BLESSING: Final = 59
DEAL_GOVERNOR: Final = 63
ASK_GOVERNOR: Final = 64
DRAW_OFFER: Final = 65
ASK_OPEN: Final = 66
ASK_BID: Final = 67
ASK_STEAL: Final = 71
ASK_TURN: Final = 72
ASK_SET: Final = 73
ASK_SORCERY: Final = 74

# kinds of action
DO_SET: Final = 10
DO_TURN: Final = 11
DO_RAISE: Final = 16
DO_STEAL: Final = 22
DO_GOVERN: Final = 34
DO_OPEN: Final = 35
DO_BID: Final = 36
CHANCE_GOVERNOR: Final = 44

# events
EVENT_DEALT: Final = 29
EVENT_GOVERNS: Final = 30
EVENT_OFFERED: Final = 31
EVENT_OPENED: Final = 32
EVENT_BID_RAISED: Final = 33
EVENT_BID_PASSED: Final = 34
EVENT_MOVED: Final = 47
EVENT_STOLEN: Final = 52
EVENT_DICE_CHANGED: Final = 55

BIDS: Final = 60  # points to bid for one: 0 to 59
