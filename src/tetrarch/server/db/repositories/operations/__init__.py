"""The SQL of operators' tasks: migrations, backups, the integrity check."""
