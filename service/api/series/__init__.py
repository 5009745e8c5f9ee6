"""Routes of series: open, join, read, verify."""
