"""Rates, quotas and receivers: one notion of who a client is, and what each may have."""

OFF = "off"
"""What a bound is that there is not."""
