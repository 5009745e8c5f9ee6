"""Backup, restore and rebuild."""
