"""How the border posts stand in JSON."""
