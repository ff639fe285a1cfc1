"""The clock that durations are measured by: it knows no time of day and never steps. Tests replace `now`."""

from __future__ import annotations

import time

now = time.monotonic
