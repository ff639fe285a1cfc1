"""The ints that stand for Council of Four's cities, councils, cards, questions and events."""

from typing import Final

CITIES: Final = 15
REGIONS: Final = 3
PER_REGION: Final = 5  # cities
EVERY_CITY: Final = 0x7FFF

COUNCILS: Final = 4  # the regions' and, last, the king's
KING: Final = 3
COLOURS: Final = 6
JOKER: Final = 6
KINDS: Final = 7  # of politics cards: the colours and the joker
PER_COLOUR: Final = 13  # cards
JOKERS: Final = 12
COUNCILLORS: Final = 4  # of each colour, and on each balcony
NOBODY: Final = 7  # an empty place on a balcony
EMPTY: Final = 0xFFF  # a balcony with four empty places
NEVER: Final = 9999  # the price of a council that a hand cannot satisfy

PERMITS: Final = 45
IN_PILE: Final = 15  # permits of a region
PLACES: Final = 6  # for face-up permits: two a region
GAP: Final = -1  # no permit lies there
NOTHING_UNDER: Final = 1  # no permit of known place in a pile

TOKENS: Final = 14
NO_TOKEN: Final = -1
SPACES: Final = 21  # of the nobility track
EMPORIUMS: Final = 10
FIRST_HAND: Final = 6

# a row of rewards: amounts in this order, then the bonus with a choice as a bit set
POINTS: Final = 0
COINS: Final = 1
ASSISTANTS: Final = 2
CARDS: Final = 3
STEPS: Final = 4
STARS: Final = 5
BONUS: Final = 6
ROW: Final = 7

# bonuses of the nobility track that ask for a choice
TOKEN_AGAIN: Final = 0
FREE_PERMIT: Final = 1
PERMIT_AGAIN: Final = 2
TWO_TOKENS: Final = 3
ONE_STEP: Final = 4  # a step that waits, where only the last space of a move pays

# bonus tiles: metals, then regions
METALS: Final = 4
PURPLE: Final = 4  # no metal
TILES: Final = 7
KINGS_TILES: Final = 5

# steps
ASK_SIDE: Final = 0
ASK_TOKEN: Final = 1
ASK_PAWN: Final = 2
ASK_PERMIT: Final = 3
ASK_NEUTRAL: Final = 4
ASK_CARD: Final = 5
ASK_TURN: Final = 6
ASK_COUNCILLOR: Final = 7
ASK_PAY_PERMIT: Final = 8
ASK_PAY_KING: Final = 9
ASK_ORDER: Final = 10
ASK_REUSE: Final = 11
ASK_TAKE: Final = 12
ASK_REPEAT: Final = 13
GAIN: Final = 14
BEGIN: Final = 15
NEXT: Final = 16

# kinds of action
DO_ELECT: Final = 1
DO_BUY: Final = 2
DO_BUILD: Final = 3
DO_KING: Final = 4
DO_HIRE: Final = 5
DO_SWAP: Final = 6
DO_SEND: Final = 7
DO_EXTRA: Final = 8
DO_END: Final = 9
DO_PUT: Final = 10
DO_PAY: Final = 11
DO_FIRST: Final = 12
DO_REUSE: Final = 13
DO_TAKE: Final = 14
DO_REPEAT: Final = 15
DO_SIDE: Final = 16
DO_TOKEN: Final = 17
DO_PAWN: Final = 18
DO_PERMIT: Final = 19
DO_NEUTRAL: Final = 20
DO_CARD: Final = 21

# events; 0 is the core's SCORE
SIDE_LAID: Final = 1
TOKEN_LAID: Final = 2
PAWN_PUT: Final = 3
OFFERED: Final = 4
NEUTRAL: Final = 5
DREW: Final = 6
SAW: Final = 7
SHUFFLED: Final = 8
BEGUN: Final = 9
ELECTED: Final = 10
FELL: Final = 11
PAID: Final = 12
MOVED: Final = 13
BUILT: Final = 14
OWED: Final = 15
ACQUIRED: Final = 16
TOOK: Final = 17
TURNED: Final = 18
HIRED: Final = 19
UNDER: Final = 20
SENT: Final = 21
EXTRA: Final = 22
GOT_COINS: Final = 23
GOT_ASSISTANTS: Final = 24
ADVANCED: Final = 25
GOT_MAINS: Final = 26
REUSED: Final = 27
REPEATED: Final = 28
TILE: Final = 29
KINGS_TILE: Final = 30
LAPSED: Final = 31
ENDING: Final = 32
ENDED: Final = 33
PLAYED: Final = 34

# sources of points
BY_PERMIT: Final = 0
BY_TOKEN: Final = 1
BY_SPACE: Final = 2
BY_LAST: Final = 3
BY_TILE: Final = 4  # and the six after it: one source for each bonus tile
BY_KING: Final = 11
BY_FURTHEST: Final = 12
BY_SECOND: Final = 13
BY_PERMITS: Final = 14
