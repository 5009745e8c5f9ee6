"""Ard Rí, the Highlands' tafl on seven by seven squares, as a separate package for Cairn."""
