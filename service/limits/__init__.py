"""Rate limits, quotas, receivers of webhooks."""

OFF = "off"
"""The setting of a limit that is switched off."""
