"""The ints of the border posts, which continue those of the base game."""

from typing import Final

# events
EVENT_POSTS_JOINED: Final = 27
EVENT_POST_BONUS: Final = 28

# sources of points
SOURCE_POSTS: Final = 7
SOURCE_POST_BONUS: Final = 8
