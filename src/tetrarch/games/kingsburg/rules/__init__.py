"""The rules of Kingsburg; compiled."""
