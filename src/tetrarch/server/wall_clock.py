"""The wall time that game clocks are measured by; tests replace `now`."""

from __future__ import annotations

import time

now = time.time
