"""The games, each in a folder of its own, each standing on the core alone."""
