"""The questions of The Castles of Burgundy, by the phases of its rulebook."""
