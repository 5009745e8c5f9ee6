"""Series: opened, joined, looked at, proven."""
