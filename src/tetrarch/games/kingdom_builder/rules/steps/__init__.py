"""Kingdom Builder's questions, one file for each part of the rulebook."""
