"""Clients of Redis: what a URL says, servers of all kinds, and the format of what is in them."""
