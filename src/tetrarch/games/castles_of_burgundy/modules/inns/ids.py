"""The ints of the inns, which continue those of the base game."""

from typing import Final

# steps
LAY_INN: Final = 9

# events
EVENT_INN_LAID: Final = 9
