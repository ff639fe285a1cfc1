"""The readings of unsettled rules that a table may choose."""

from mypy_extensions import i64


class RuleVariants:
    """One choice for each of them [KB-56, KB-57, KB-59, KB-71, KB-101] and who begins [KB-16]."""

    def __init__(
        self,
        regain_same_turn: bool,
        regain_later: bool,
        vacated_hex: bool,
        lords_zero: bool,
        fresh_twin: bool,
        first: i64,
    ) -> None:
        self.regain_same_turn: bool = regain_same_turn
        self.regain_later: bool = regain_later
        self.vacated_hex: bool = vacated_hex
        self.lords_zero: bool = lords_zero
        self.fresh_twin: bool = fresh_twin
        self.first: i64 = first
