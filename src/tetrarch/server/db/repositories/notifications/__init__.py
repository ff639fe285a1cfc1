"""The SQL of notifications: inboxes, channels and what is still to be sent."""
