"""All SQL, one module for each subject."""
