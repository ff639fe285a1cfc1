"""What positions of The Castles of Burgundy are worth to bots; compiled."""
