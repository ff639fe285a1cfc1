"""The database: engine, tables, and all SQL."""
