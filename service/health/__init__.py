"""The health of the service: one table of conditions, which `/readyz`, `cairn doctor`, `cairn status`, the metrics, the
alerts and the page report. Each has a section in `service/web/guide/runbook.md`.

The law of this room: it reads, and writes nothing but the probe of a write.
"""
