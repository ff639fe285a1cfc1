"""The fields of the border posts, and how they stand in JSON."""

from __future__ import annotations

from tetrarch.core.position.reader import Draft
from tetrarch.core.position.rows import vec_field
from tetrarch.core.position.state_table import JsonEntry
from tetrarch.games.castles_of_burgundy.modules.border_posts.rules import ALL_PAIRS, BorderPosts, pairs
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import POST_CARD_WITH_TILE
from tetrarch.games.castles_of_burgundy.presentation.positions.duchies import bonus_of, put_bonus
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import ExpansionPosition
from tetrarch.games.castles_of_burgundy.rules import ids


def read_post_bonus(draft: Draft) -> None:
    """The bonus tiles belong to seats that have joined all posts [CB-154]."""
    s = draft.state
    if any(isinstance(module, BorderPosts) for module in draft.game.modules):
        for seat in range(s.seats):
            s.joined[seat] = 0 if seat == draft.game.automaton else pairs(s, seat)
    entitled = [seat for seat in range(s.seats) if s.joined[seat] == ALL_PAIRS]
    if s.crossed >= POST_CARD_WITH_TILE:  # [CB-325]
        entitled.append(s.seats - 1)
    if draft.doc.has("post_bonus"):
        put_bonus(draft, draft.doc["post_bonus"], ids.COLOURS, entitled, "has not joined all posts [CB-154]")


ROWS = (
    vec_field(
        "joined",
        "pairs of posts that a seat has joined; follows from its tiles",
        features=("joined",),
        shared=True,
    ),
    JsonEntry(
        "post_bonus", lambda s: bonus_of(s, ids.COLOURS), read_post_bonus, needs=("placed", "chateauma")
    ),
)
POSITION = ExpansionPosition()
