"""Rates, quotas and receivers: what each client may have."""

OFF = "off"
"""What a bound is that there is not."""
