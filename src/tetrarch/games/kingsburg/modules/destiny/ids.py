"""The numbers of destiny cards: records depend on them, and no other expansion has the same."""

from typing import Final

# steps
DRAW_DESTINY: Final = 68
ROLL_FATE: Final = 69
ASK_TAX: Final = 70

# kinds of action
DO_DEAL: Final = 5
CHANCE_DESTINY: Final = 43

# events
EVENT_DESTINY_SHOWN: Final = 35
EVENT_FATE: Final = 36
EVENT_DEAL_MADE: Final = 45
EVENT_GIFT_TAKEN: Final = 46
