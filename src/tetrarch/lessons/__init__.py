"""Lessons: a game learned by playing it, step by step, in the terminal and in the browser alike."""
