"""Clients of Redis: URLs, connections to all kinds of servers, and the format of their data."""
