"""The Castles of Burgundy as people see it: vocabulary, views, positions in JSON, the terminal."""
