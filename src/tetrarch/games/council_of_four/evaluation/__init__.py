"""What positions of Council of Four are worth to bots; compiled."""
