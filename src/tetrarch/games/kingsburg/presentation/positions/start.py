"""Where the flow of a year goes on in a position without open questions."""

from __future__ import annotations

from tetrarch.core.engine.kernel import AUTO
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.games.kingsburg.presentation.names import PHASE
from tetrarch.games.kingsburg.rules import ids

# by phase: the step of the year and, in a season or in winter, the one within it
STARTS = {
    "kings_aid": {"start": (ids.AT_YEAR_START, -1), "compare": (ids.COMPARE_AID, -1)},
    "kings_reward": {"start": (ids.GIVE_REWARD, -1)},
    "kings_envoy": {"start": (ids.SEND_ENVOY, -1)},
    "recruit": {
        "before": (ids.AT_BEFORE_RECRUIT, -1),
        "hire": (ids.BEGIN_RECRUIT, -1),
        "after": (ids.AT_AFTER_RECRUIT, -1),
    },
    "winter": {
        "start": (ids.BEGIN_WINTER, ids.AT_WINTER_START),
        "reveal": (ids.BEGIN_WINTER, ids.REVEAL),
        "reinforce": (ids.BEGIN_WINTER, ids.REINFORCE),
        "battle": (ids.BEGIN_WINTER, ids.AT_BATTLE),
        "year_end": (ids.BEGIN_WINTER, ids.AT_YEAR_END),
        "game_end": (ids.BEGIN_WINTER, ids.FINAL_SCORE),
    },
} | {
    name: {
        "start": (step, ids.BEGIN_SEASON),
        "roll": (step, ids.ROLL),
        "after_roll": (step, ids.AT_AFTER_ROLL),
        "influence": (step, ids.ASK_INFLUENCE),
        "help": (step, ids.HELP),
        "build": (step, ids.BEGIN_BUILD),
        "end": (step, ids.AT_SEASON_END),
    }
    for name, step in (("spring", ids.PASS_SPRING), ("summer", ids.PASS_SUMMER), ("autumn", ids.PASS_AUTUMN))
}


def begin_at(draft: Draft) -> None:
    """Queue what follows in a year, from where `at` says."""
    game, s, doc = draft.game, draft.state, draft.doc
    if s.year == 0:
        raise doc.fail("the set-up needs the field 'stack'")
    starts = STARTS[PHASE.name(s.phase - 1)]
    at = doc.get("at", Reader.text, next(iter(starts)))
    if at not in starts:
        raise doc["at"].fail(f"must be one of {', '.join(starts)} in this phase")
    in_year, inner = starts[at]
    year = game.flow[ids.YEAR_FLOW]
    flow = game.flow[ids.WINTER_FLOW if s.phase == ids.WINTER else ids.SEASON_FLOW]
    first = year.index(in_year)
    if in_year == ids.AT_YEAR_START and s.destiny < 0:
        first = 0
    steps = year[first:]
    if inner == ids.REINFORCE and inner not in flow:
        inner = flow[flow.index(ids.AT_REINFORCED) - 1]  # an expansion's step stands in its place
    if inner >= 0:
        steps = [*flow[0 if at == "start" else flow.index(inner) :], *steps[1:]]
    for step in reversed(steps):
        s.push(step, AUTO)
