"""Webhooks: their record, their store, and the queue of their deliveries."""
