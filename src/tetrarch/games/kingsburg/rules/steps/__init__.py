"""The questions of Kingsburg, phase by phase."""
