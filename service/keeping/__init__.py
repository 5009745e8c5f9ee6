"""Backup, restore and rebuild: what an operator keeps, and makes again."""
