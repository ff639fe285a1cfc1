"""The types that every game's rules are made of; compiled."""
