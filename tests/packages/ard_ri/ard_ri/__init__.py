"""Ard Rí, the Highlands' tafl on seven by seven squares, as a package of its own beside Cairn."""
