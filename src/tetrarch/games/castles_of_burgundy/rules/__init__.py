"""The rules of The Castles of Burgundy; compiled."""
