"""The Castles of Burgundy's components: the JSON files, and their reader."""
