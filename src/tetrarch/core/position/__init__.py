"""Positions in JSON, and the table of fields from which a game's state class and its JSON form are made."""
