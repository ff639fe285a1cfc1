"""Names of the actions, questions, events and sources of points of extra tiles."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import Kind, StepNames
from tetrarch.games.castles_of_burgundy.modules.extra_tiles import ids
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import EFFECT, OF

KINDS = {
    ids.DO_HIRE: Kind("hire", {}, "", 143),
    ids.DO_CRANE: Kind("crane", {"building": EFFECT}, "building", 144),
}

STEPS = {
    ids.ASK_CRANE: StepNames("crane", {}, OF),
}
