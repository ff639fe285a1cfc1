"""Choosing the options of a game: what goes together, and a set-up by lot."""
