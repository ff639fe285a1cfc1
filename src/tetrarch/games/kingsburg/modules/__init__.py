"""The expansion modules of Kingsburg."""
