"""The present: folds of events to each game's state, the table and the lobby.

The law of this folder: present tense only. It imports only `events` of Cairn, so replay needs no rules.
"""
