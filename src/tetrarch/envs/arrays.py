"""The engine's buffers as NumPy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tetrarch.core.engine.features import Page

Bytes = NDArray[np.uint8]
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


def window(buffer: Any, kind: Any) -> NDArray[Any]:
    """A read-only array on a buffer, without a copy."""
    return np.frombuffer(buffer, dtype=kind)


def row(page: Page, kind: Any = np.uint8) -> NDArray[Any]:
    """A copy of what is written on a page with one row."""
    return window(page.cells, kind).copy()
