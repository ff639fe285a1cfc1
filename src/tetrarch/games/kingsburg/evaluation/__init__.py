"""What positions of Kingsburg are worth to bots; compiled."""
