"""What *is*: folds of events: each game's state, the table and the lobby.

The law of this folder: present tense only. It imports `events` and nothing else of ours, so replay needs no rules.
"""
