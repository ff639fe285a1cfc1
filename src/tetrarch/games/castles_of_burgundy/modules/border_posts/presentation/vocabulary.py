"""Names of the actions, questions, events and sources of points of border posts."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Source
from tetrarch.games.castles_of_burgundy.modules.border_posts import ids
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import BONUS, COUNT

EVENTS = {
    ids.EVENT_POSTS_JOINED: EventNames("posts", {"change": COUNT, "count": COUNT}),
    ids.EVENT_POST_BONUS: EventNames("post_bonus", {"place": BONUS}, automaton=325),
}

SOURCES = {
    ids.SOURCE_POSTS: Source("posts", 152, 325),
    ids.SOURCE_POST_BONUS: Source("post_bonus", 154, 325),
}
