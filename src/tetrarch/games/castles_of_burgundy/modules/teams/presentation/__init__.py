"""How what teams share stands in JSON."""
