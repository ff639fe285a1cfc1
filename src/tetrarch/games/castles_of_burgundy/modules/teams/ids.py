"""The ints of the team game, which continue those of the base game."""

from typing import Final

# steps
ASK_STOW: Final = 33

# kinds of action
DO_PLACE_SHARED: Final = 24
DO_DISCARD_SHARED: Final = 25
DO_STOW: Final = 26

# events
EVENT_STOWED: Final = 39
