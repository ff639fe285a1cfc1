"""Kingdom Builder: settlements on twenty rows of hexes, three guilds that pay for them."""
