# The signs of the boards and cards: a name, and a sentence in `.help`.

## Councillors and cards

council_of_four_legend-colour = A councillor of this colour on a balcony, or the politics card that satisfies one.
council_of_four_legend-joker = Joker
    .help = A politics card that satisfies a councillor of any colour, for a coin more.
council_of_four_legend-arrow = Balcony
    .help = The new councillor is pushed in on this side; the one at the other end falls out.

## Cities

council_of_four_legend-metal = The city belongs to this metal: whoever is first to build in all cities of a metal takes its bonus tile.
council_of_four_legend-crown = The king
    .help = The king, his council and his city; the purple city has no metal and no token.
council_of_four_legend-emporium = Emporium
    .help = A shop of a player in a city; each that others already have there costs you an assistant.
council_of_four_legend-road = Road
    .help = Roads link your emporiums, so that their tokens pay again, and the king travels along them.
council_of_four_legend-permit = Permit
    .help = It names by their letters the cities of which you may build in one.
council_of_four_legend-region = A region with five cities, its own council and its own permits; whoever is first to build in all five takes its bonus tile.

## What you gain

council_of_four_legend-victory_point = Points
    .help = That many points at once.
council_of_four_legend-coin = Coins
    .help = They pay for councils that you cannot satisfy in full, for jokers and for the king’s travels.
council_of_four_legend-assistant = Assistants
    .help = They pay for quick actions and open cities in which others have built before you.
council_of_four_legend-politics_card = Politics card
    .help = Draw that many cards from the deck.
council_of_four_legend-nobility_step = Nobility
    .help = Go that many spaces along the nobility track; the spaces pay, and the end does too.
council_of_four_legend-main_action = Main action
    .help = You have one more main action in this turn.
council_of_four_legend-reuse_city_token = Token again
    .help = Choose a city with your emporium and gain its token once more.
council_of_four_legend-take_face_up_permit = Free permit
    .help = Take any permit that lies face up, without satisfying a council.
council_of_four_legend-reuse_permit_rewards = Permit again
    .help = Gain the rewards of one of your permits once more, used or not.
