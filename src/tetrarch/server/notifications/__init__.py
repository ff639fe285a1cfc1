"""What people are told while they are elsewhere, and how."""
