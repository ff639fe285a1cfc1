"""The Castles of Burgundy."""
