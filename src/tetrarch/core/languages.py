"""The languages of texts and rulebooks."""

from __future__ import annotations

LANGUAGES = ("en", "it", "pl")
DECIMAL_COMMA = frozenset({"it", "pl"})  # languages that write 1,5
