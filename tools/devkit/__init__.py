"""The tasks behind `tools/dev.py`. Standard library only: they run before anything is installed."""
