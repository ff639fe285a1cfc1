"""For operators: the admin and worker commands, backup, integrity check."""
