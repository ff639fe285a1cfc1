"""The numbers of rows A and G: records depend on them, and no other expansion has the same."""

from typing import Final

# steps
ROLL_ACADEMY: Final = 76
ASK_KEEP_DIE: Final = 77

# kinds of action
DO_KEEP_DIE: Final = 20

# events
EVENT_ACADEMY: Final = 38
