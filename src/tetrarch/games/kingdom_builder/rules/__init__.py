"""The rules of Kingdom Builder; compiled."""
