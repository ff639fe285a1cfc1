"""Learning: lessons taken in the browser, and what the coach has said."""
