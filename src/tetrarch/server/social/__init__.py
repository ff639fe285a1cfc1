"""Profiles, friends, invitations, reports, ratings."""
