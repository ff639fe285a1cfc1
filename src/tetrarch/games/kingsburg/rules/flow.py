"""The order of a game: the steps of set-up, year, season and winter, and where modules put theirs."""

from tetrarch.games.kingsburg.rules import ids

FLOW = [
    [ids.DRAW_ORDER, ids.NEW_YEAR],
    [
        ids.AT_YEAR_START,
        ids.COMPARE_AID,
        ids.PASS_SPRING,
        ids.GIVE_REWARD,
        ids.PASS_SUMMER,
        ids.SEND_ENVOY,
        ids.PASS_AUTUMN,
        ids.AT_BEFORE_RECRUIT,
        ids.BEGIN_RECRUIT,
        ids.AT_AFTER_RECRUIT,
        ids.BEGIN_WINTER,
    ],
    [
        ids.BEGIN_SEASON,
        ids.AT_BEFORE_ROLL,
        ids.ROLL_NEUTRAL,
        ids.ROLL,
        ids.AT_AFTER_ROLL,
        ids.FIX_ORDER,
        ids.ASK_INFLUENCE,
        ids.AT_INFLUENCE_END,
        ids.HELP,
        ids.END_HELP,
        ids.AT_AFTER_HELP,
        ids.BEGIN_BUILD,
        ids.AT_SEASON_END,
        ids.LATE_BUILD,
        ids.END_SEASON,
    ],
    [
        ids.AT_WINTER_START,
        ids.REVEAL,
        ids.REINFORCE,
        ids.AT_REINFORCED,
        ids.AT_BATTLE,
        ids.BEGIN_BATTLE,
        ids.STRONGEST,
        ids.DISMISS,
        ids.AT_YEAR_END,
        ids.FINAL_SCORE,
        ids.AT_YEAR_LAST,
        ids.END_YEAR,
    ],
]


def before(flow: list[list[int]], phase: int, step: int, new: list[int]) -> None:
    """Weave steps into a phase, before one that is there."""
    at = flow[phase].index(step)
    flow[phase][at:at] = new


def weave_white_dice(flow: list[list[int]], first: list[int]) -> None:
    """Further white dice come when the others are known, after what comes first [KI-20]."""
    season = flow[ids.SEASON_FLOW]
    if ids.WHITE_DICE not in season:
        season.insert(season.index(ids.BEGIN_SEASON) + 1, ids.WHITE_DICE)
    at = season.index(ids.WHITE_DICE)
    season[at:at] = first
