"""Guests and members: names, passwords, passkeys, sessions, deletion, moderation."""
