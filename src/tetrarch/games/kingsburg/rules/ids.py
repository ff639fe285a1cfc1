"""The ints that stand for Kingsburg's buildings, places, effects, questions, actions and events."""

from typing import Final

KINDS: Final = 4  # of what is counted in a store: three goods and the "+2" tokens
GOODS: Final = 3
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
PLUS2: Final = 3  # the "+2" tokens, which are no goods
SOLDIER: Final = 4
VP: Final = 5
LOOK: Final = 6
GAINS: Final = 7  # what a row of gains lists: store, soldiers, points, looks

ADVISORS: Final = 18
PLACES: Final = 21  # for dice: the advisors and the Politician's three
NEUTRAL: Final = 5  # the seat of dice that belong to nobody
EVERYBODY: Final = 5  # who sees a card that is turned up
EMPTY: Final = -1  # no dice, no card, nobody
HANDFULS: Final = 84  # ways that up to three dice can lie

# phases of the flow: lists of steps that follow each other
SETUP_FLOW: Final = 0
YEAR_FLOW: Final = 1
SEASON_FLOW: Final = 2
WINTER_FLOW: Final = 3

# rows, columns, buildings: printed ones, then those of the alternative rows
ROWS: Final = 7
COLUMNS: Final = 4
PRINTED: Final = 28
BUILDINGS: Final = 56
BASE_ROWS: Final = 62  # B to F
ALL_ROWS: Final = 127

# phases
KINGS_AID: Final = 1
SPRING: Final = 2
KINGS_REWARD: Final = 3
SUMMER: Final = 4
KINGS_ENVOY: Final = 5
AUTUMN: Final = 6
RECRUIT: Final = 7
WINTER: Final = 8

RACES: Final = 6
INVADERS: Final = 25
PER_YEAR: Final = 5  # invader cards
LOSSES: Final = 6  # what an invader card takes: a number of each good, then these
LOSS_ANY: Final = 3
LOSS_BUILDING: Final = 4
LOSS_VP: Final = 5

# moments: the numbers of the first steps, of what they trigger, and of what an effect question carries
AT_YEAR_START: Final = 0
AT_BEFORE_ROLL: Final = 1
AT_AFTER_ROLL: Final = 2
AT_AFTER_FINAL: Final = 3
AT_INFLUENCE_END: Final = 4
AT_AFTER_HELP: Final = 5
AT_SEASON_END: Final = 6
AT_BEFORE_RECRUIT: Final = 7
AT_AFTER_RECRUIT: Final = 8
AT_WINTER_START: Final = 9
AT_REINFORCED: Final = 10
AT_BATTLE: Final = 11
AT_YEAR_END: Final = 12
AT_YEAR_LAST: Final = 13

MOMENTS: Final = 14
AT_WHITE_DICE: Final = 40  # no moment of its own: the step that hands out further white dice
AT_HELP: Final = 14  # and the number of an advisor after it: helps of one number

# steps, after the moments; those that only an expansion has are in `modules/<expansion>/ids.py`
NEW_YEAR: Final = 14
COMPARE_AID: Final = 15
PASS_SPRING: Final = 16
GIVE_REWARD: Final = 17
PASS_SUMMER: Final = 18
SEND_ENVOY: Final = 19
PASS_AUTUMN: Final = 20
BEGIN_RECRUIT: Final = 21
BEGIN_WINTER: Final = 22
BEGIN_SEASON: Final = 23
ROLL: Final = 24
FIX_ORDER: Final = 25
HELP: Final = 26
GIVE: Final = 27
BEGIN_BUILD: Final = 28
END_HELP: Final = 29
LATE_BUILD: Final = 30
END_SEASON: Final = 31
REVEAL: Final = 32
REINFORCE: Final = 33
BEGIN_BATTLE: Final = 34
FIGHT: Final = 35
SUFFER: Final = 36
SUFFER_REST: Final = 37
STRONGEST: Final = 38
DISMISS: Final = 39
FINAL_SCORE: Final = 40
END_YEAR: Final = 41
DRAW_ORDER: Final = 43
DRAW_INVADER: Final = 44
ROLL_NEUTRAL: Final = 45
ROLL_DICE: Final = 46
ROLL_ROYAL: Final = 47
ASK_EFFECT: Final = 48
ASK_AID: Final = 49
ASK_HELP: Final = 50
ASK_GIFT: Final = 51
ASK_REROLL: Final = 52
ASK_INFLUENCE: Final = 53
ASK_BUILD: Final = 54
ASK_PAYMENT: Final = 55
ASK_SPEND: Final = 56
ASK_RECRUIT: Final = 57
ASK_LOSE: Final = 58
ASK_LOOK: Final = 88
WHITE_DICE: Final = 90
STEPS: Final = 91
EXPANSION_STEPS: Final = 60  # from here on there are those of expansions, which may come in the set-up

# kinds of action: of seats, then of chance; expansions have further ones
DO_TAKE: Final = 1
DO_PAY: Final = 2
DO_DECLINE: Final = 3
DO_INFLUENCE: Final = 4
DO_PASS: Final = 6
DO_USE: Final = 7
DO_DONE: Final = 8
DO_REROLL: Final = 9
DO_SPEND: Final = 12
DO_BUILD: Final = 13
DO_EXCHANGE: Final = 14
DO_PAY_COST: Final = 15
DO_HIRE: Final = 17
DO_LOSE: Final = 18
CHANCE_ORDER: Final = 37
CHANCE_ROLL: Final = 38
CHANCE_NEUTRAL: Final = 39
CHANCE_DIE: Final = 40
CHANCE_INVADER: Final = 41

# events; expansions have further ones, and 0 is the core's SCORE
EVENT_ORDERED: Final = 1
EVENT_ROLLED: Final = 2
EVENT_REROLLED: Final = 3
EVENT_NEUTRAL_DICE: Final = 4
EVENT_PLACED: Final = 5
EVENT_PASSED: Final = 6
EVENT_ENVOY_GIVEN: Final = 7
EVENT_ENVOY_USED: Final = 8
EVENT_ENVOY_BACK: Final = 9
EVENT_AIDED: Final = 10
EVENT_GOODS_NOW: Final = 11
EVENT_TOKENS_NOW: Final = 12
EVENT_SOLDIERS_NOW: Final = 13
EVENT_HELPED: Final = 14
EVENT_USED: Final = 15
EVENT_BUILT: Final = 16
EVENT_DESTROYED: Final = 17
EVENT_LOOKED: Final = 18
EVENT_SAW: Final = 19
EVENT_SHOWN: Final = 20
EVENT_ROYAL: Final = 21
EVENT_TOTAL: Final = 22
EVENT_RESULT: Final = 23
EVENT_YEAR_BEGUN: Final = 24
EVENT_PHASE_BEGUN: Final = 25
EVENT_ENDED: Final = 26
EVENT_BOOSTED: Final = 53
EVENT_SENT_HOME: Final = 54
LEAST_TOTAL: Final = -99  # of a battle; EVENT_TOTAL counts from it, as events carry no negative numbers

# why goods, tokens or soldiers come or go, where no other event tells
CAUSE_NONE: Final = 0
CAUSE_AID: Final = 1
CAUSE_VICTORY: Final = 2
CAUSE_DEFEAT: Final = 3
CAUSE_TAX: Final = 4
CAUSE_THEFT: Final = 5
CAUSE_GRANARY: Final = 6
CAUSE_GIVEN: Final = 7
CAUSE_DESTINY: Final = 8
CAUSE_HIRED: Final = 9
CAUSE_VALLEY: Final = 10
CAUSE_BRIDGE: Final = 11

# amounts that modules adjust
AMOUNT_HAS: Final = 0
AMOUNT_READY: Final = 1
AMOUNT_DICE: Final = 2
AMOUNT_WHITE: Final = 3
AMOUNT_HIGHEST_FIRST: Final = 4
AMOUNT_COUNT: Final = 5
AMOUNT_AID_GOODS: Final = 6
AMOUNT_AID_SEASONS: Final = 7
AMOUNT_ENVOY: Final = 8
AMOUNT_REWARD: Final = 9
AMOUNT_BUILDS: Final = 10
AMOUNT_SWAPS: Final = 11
AMOUNT_SURCHARGE: Final = 12
AMOUNT_FAVOUR: Final = 14
AMOUNT_RECRUIT_COST: Final = 15
AMOUNT_RECRUIT_OFF: Final = 16
AMOUNT_FIXED_ROYAL: Final = 17
AMOUNT_ACADEMY_DIE: Final = 18
AMOUNT_LOW_RELIEF: Final = 19
AMOUNT_COLLEGE: Final = 20
AMOUNT_PRINTED: Final = 21
AMOUNT_STRENGTH: Final = 22
AMOUNT_RACE_SET: Final = 23
AMOUNT_BATTLE_BONUS: Final = 24
AMOUNT_STRONGEST_POINTS: Final = 25
AMOUNT_RUIN: Final = 26
AMOUNT_FALL: Final = 27
AMOUNT_KEEP_SOLDIERS: Final = 28
AMOUNT_END_POINTS: Final = 29
AMOUNT_PLACE_SET: Final = 30
AMOUNT_BUSY: Final = 31
AMOUNT_TOKEN_VALUES: Final = 32
AMOUNT_ADVISOR_GOLD: Final = 33
AMOUNT_LOOKS: Final = 34

# triggers, after the moments
ON_RUN: Final = 20
ON_PLACED: Final = 21
ON_PASSED: Final = 22
ON_COVERED_HELP: Final = 23
ON_PRIVATE_HELP: Final = 24
ON_HELPED: Final = 25
ON_BUILT: Final = 26
ON_FAVOURED: Final = 27
ON_REROLLED: Final = 28
ON_REVEALED: Final = 31
ON_WON: Final = 32
ON_SEASON_OVER: Final = 33
ON_LOST: Final = 36

BY_LOT: Final = -2  # the scenario that chance picks

# gifts: goods of free choice, all different, all alike
DISTINCT: Final = 1
ALIKE: Final = 2
