"""What the options of a table choose."""

from mypy_extensions import i64


class RuleVariants:
    """The variants of the rules that the options choose."""

    def __init__(
        self,
        edition: i64,
        rows: i64,
        queen_points: i64,
        token_a_season: bool,
        late_envoy: bool,
        spy_must_pay: bool,
        stable_all: bool,
        market_with_token: bool,
        actual_strength: bool,
        token_is_soldier: bool,
        academy_own: bool,
        preacher_each: bool,
        stable_whims: bool,
        lot_after_each: bool,
    ) -> None:
        self.edition: i64 = edition  # whose names are said [KI-120]
        self.rows: i64 = rows  # of every province, as a bit set [KI-62, KI-123]
        self.queen_points: i64 = queen_points  # [KI-58]
        self.token_a_season: bool = token_a_season  # [KI-30]
        self.late_envoy: bool = late_envoy  # [KI-38]
        self.spy_must_pay: bool = spy_must_pay  # [KI-55]
        self.stable_all: bool = stable_all  # [KI-82]
        self.market_with_token: bool = market_with_token  # [KI-74]
        self.actual_strength: bool = actual_strength
        self.token_is_soldier: bool = token_is_soldier
        self.academy_own: bool = academy_own
        self.preacher_each: bool = preacher_each
        self.stable_whims: bool = stable_whims
        self.lot_after_each: bool = lot_after_each  # [KI-238]


class ModuleSettings:
    """How modules that offer a choice are played."""

    def __init__(self, draft: bool, auction: bool, restoration: bool, scenario: i64) -> None:
        self.draft: bool = draft  # of alternative rows, instead of drawing them [KI-137]
        self.auction: bool = auction  # of governors, instead of dealing them [KI-170]
        self.restoration: bool = restoration  # of the court: whim tiles leave [KI-231]
        self.scenario: i64 = scenario  # its number, EMPTY for none, BY_LOT if chance picks it [KI-121]
