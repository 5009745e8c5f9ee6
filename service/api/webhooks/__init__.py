"""The views of webhooks."""
