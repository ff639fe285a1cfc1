"""Chat at tables: apart from their changes, players and spectators apart from each other."""
