"""What positions of Kingdom Builder are worth to bots; compiled."""
