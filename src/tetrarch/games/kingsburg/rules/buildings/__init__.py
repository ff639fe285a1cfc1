"""Buildings: what stands in a province, and what it does."""
