"""Clocks: how long seats may think, when their time is over, and the time that clocks go by."""
