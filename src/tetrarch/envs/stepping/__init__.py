"""The inner loop of environments; compiled."""
