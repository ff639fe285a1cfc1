"""What operators use: admin commands, backup, integrity check, the worker command."""
