"""Tetrarch: Kingsburg, The Castles of Burgundy, Council of Four and Kingdom Builder in one engine."""

from tetrarch import _pure  # noqa: F401  (first of all: TETRARCH_PURE=1 must hold for every import below)

# isort: split

from tetrarch._build import VERSION as __version__

__all__ = ["__version__"]
