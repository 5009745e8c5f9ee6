"""Clients of Redis: what a URL says, servers of all kinds, and the layout of the keys in them."""
