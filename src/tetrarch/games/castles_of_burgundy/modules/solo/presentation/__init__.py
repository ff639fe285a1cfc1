"""Solo as people see it."""
