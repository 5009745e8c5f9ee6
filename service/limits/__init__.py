"""Rate limits, quotas, receivers of webhooks."""

OFF = "off"
