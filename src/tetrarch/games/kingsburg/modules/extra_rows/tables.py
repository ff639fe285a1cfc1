"""What the rules know by name of rows A and G."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingsburg.data.components import effect_number

FX_MILITARY_ACADEMY: Final = i64(effect_number("military_academy"))
