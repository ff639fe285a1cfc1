"""What is counted of games, and how it is summed up."""
