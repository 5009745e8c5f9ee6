"""The description as it is served: the files `openapi.yaml` and `openapi.json` in this folder of a release.

They describe the games that come with Cairn. If packages add games, both are generated once, before the process is
ready. Tests compare the files with the generated description.
"""

from collections.abc import Mapping
from pathlib import Path

from cairn.events.registry import games


def load() -> Mapping[str, bytes]:
    """Return the description of all games, as `yaml` and as `json`."""
    if any(games().values()):
        from cairn.service.api.description.openapi import generate  # its libraries are not needed otherwise

        return generate()
    return {kind: read(kind) for kind in ("yaml", "json")}


def read(kind: str) -> bytes:
    """Return the description of the games that come with Cairn, as `yaml` or as `json`."""
    return Path(__file__).with_name(f"openapi.{kind}").read_bytes()
