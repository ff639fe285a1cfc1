"""The engine that every game stands on: positions, questions, chance, matches and their records."""
