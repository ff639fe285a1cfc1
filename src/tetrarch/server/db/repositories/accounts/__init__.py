"""The SQL of accounts: sessions, passwords, passkeys, deletion, moderation, rate limits."""
