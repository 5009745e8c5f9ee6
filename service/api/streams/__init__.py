"""Streams: one game, or all that concerns a client, as Server-Sent Events or JSON Lines."""
