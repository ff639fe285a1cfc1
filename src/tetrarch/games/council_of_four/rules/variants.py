"""The points that the rulebook leaves open, as a table has chosen to play them."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.council_of_four.rules.pieces import ASSISTANTS, MAX_COINS
from tetrarch.games.council_of_four.rules.state import CfState

UNLIMITED: Final = 9999


class RuleVariants:
    """The unsettled variants of the rules, and who begins [CF-16]."""

    def __init__(
        self,
        free_order: bool,
        every_space: bool,
        free_permit_pays: bool,
        same_permit_again: bool,
        coin_limit: bool,
        assistant_limit: bool,
        last_bonus_each: bool,
        finish_turn: bool,
        permits_tie_pays: bool,
        used_permits_count: bool,
        assistants_first: bool,
        first: i64,
    ) -> None:
        self.free_order: bool = free_order  # [CF-56]
        self.every_space: bool = every_space  # [CF-65]
        self.free_permit_pays: bool = free_permit_pays  # [CF-70]
        self.same_permit_again: bool = same_permit_again  # [CF-71]
        self.max_coins: i64 = MAX_COINS if coin_limit else UNLIMITED  # [CF-80]
        self.max_assistants: i64 = ASSISTANTS if assistant_limit else UNLIMITED  # [CF-81]
        self.last_bonus_each: bool = last_bonus_each  # [CF-84]
        self.finish_turn: bool = finish_turn  # [CF-85]
        self.permits_tie_pays: bool = permits_tie_pays  # [CF-90]
        self.used_permits_count: bool = used_permits_count  # [CF-91]
        self.assistants_first: bool = assistants_first  # [CF-93]
        self.first: i64 = first

    def pool(self, s: CfState) -> i64:
        """Assistants that nobody has [CF-81]."""
        left = self.max_assistants
        for seat in range(s.seats):
            left -= s.assistants[seat]
        return left
