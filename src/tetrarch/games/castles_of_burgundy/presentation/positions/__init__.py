"""How the parts of a position stand in JSON, and what must fit together; `state_table` lists them all."""
