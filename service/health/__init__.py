"""The health of the service: conditions of its parts, which `/readyz`, `cairn status` and the metrics report.

The law of this room: it reads, and writes nothing but the probe of a write.
"""
