"""Council of Four as people see it: vocabulary, views, positions in JSON, the terminal."""
