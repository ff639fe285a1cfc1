"""The ints of the extra tiles, which continue those of the base game."""

from typing import Final

# steps
ASK_CRANE: Final = 21

# kinds of action
DO_HIRE: Final = 7
DO_CRANE: Final = 13

# amounts
AMOUNT_COPIED_EFFECTS: Final = 24  # the effects that a building may copy, as a bit set
