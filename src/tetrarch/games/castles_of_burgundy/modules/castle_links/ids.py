"""The ints of the castle connection, which continue those of the base game."""

from typing import Final

# kinds of action
DO_REGAIN: Final = 8

# events
EVENT_REGAINED: Final = 36

# sources of points
SOURCE_REGAIN: Final = 9
