"""Telemetry for the operator: metrics, logs, traces."""
