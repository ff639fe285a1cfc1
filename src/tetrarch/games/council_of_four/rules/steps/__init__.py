"""The questions of Council of Four, one file for each part of the rulebook."""
