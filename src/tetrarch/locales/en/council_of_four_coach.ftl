## What the coach says, once to everybody

## Questions

council_of_four_coach-ask-turn = Each turn has one main action, and one quick action if you like. The main four: elect, acquire a permit, build with a permit, build with the king.
council_of_four_coach-ask-councillor = Put in a colour that you hold. And look which one falls out at the other end: it should be one that you lack.
council_of_four_coach-ask-pay_permit = The more cards you give, the fewer coins you pay; four matching cards cost nothing. Jokers match anyone, but each costs a coin more.
council_of_four_coach-ask-pay_king = The king's council works like the others. Keep two coins for each road he still has to walk.
council_of_four_coach-ask-order = You earned several things at once. Take first what helps with the rest: cards before something that they pay for.
council_of_four_coach-ask-reuse = One of your cities pays its token once more. Take what you are short of right now.
council_of_four_coach-ask-take = A permit for nothing! Choose one whose cities lie beside your emporiums, or one with a good reward.
council_of_four_coach-ask-repeat = One of your permits pays its rewards again, and used ones count too. Find your richest.

## Actions

council_of_four_coach-do-build = A permit is ready. Build where roads join your other emporiums: every one of them pays again.
council_of_four_coach-do-king = You could build with the king: no permit, only his council and two coins a road. It is the way into cities that no permit of yours names.
council_of_four_coach-do-hire = Three coins buy an assistant. You need one for each rival emporium in a city where you build.
council_of_four_coach-do-swap = An assistant can have the two face-up permits of a region exchanged. Worth it when a council likes you but its permits do not.
council_of_four_coach-do-send = An assistant can elect for you, as a quick action. It brings no coins, but your main action stays free.
council_of_four_coach-do-extra = Three assistants buy a second main action. Save it for a turn in which you can acquire and build at once.
