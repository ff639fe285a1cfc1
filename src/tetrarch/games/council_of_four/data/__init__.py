"""Council of Four's components: the JSON files, and their reader."""
