"""Webhooks: their records, their store, and the queue of their deliveries."""
