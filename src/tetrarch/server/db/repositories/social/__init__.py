"""The SQL of what people are to each other: friends, blocks, invitations, reports, results, ratings."""
