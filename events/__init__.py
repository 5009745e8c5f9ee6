"""The past: decisions and events, their redaction by viewer, chance, and the log that stores them.

The law of this folder: past tense only. It imports no other package of Cairn and holds no rules and no current state.
"""
