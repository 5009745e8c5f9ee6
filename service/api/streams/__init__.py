"""Streams: one game, or all messages for a client, as Server-Sent Events or JSON Lines."""
