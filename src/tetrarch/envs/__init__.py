"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once (the extra `rl`)."""
